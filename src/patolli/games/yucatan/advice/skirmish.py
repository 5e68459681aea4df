"""Weighing a fight before the cards are down: one card against all the other side may play."""

from typing import Final

from ..choices import (
    ACTIVATE_WORD,
    CAPTURE_1,
    CAPTURE_3,
    DRAW_KEEP,
    DRAW_SPECIAL,
    EXPEL,
    GAIN_CORN,
    GAIN_JADE,
    GAIN_TOKEN,
    GAIN_VP,
    IGNORE,
    REINFORCE_WORD,
    RETURN,
    STRENGTH_WORD,
    TAKE,
)
from ..combat import ChooseCard, playable
from ..components import Piece
from ..effect_lines import COMBAT, RESOLVE, REVEAL, STRENGTH, Effect
from ..effects import can_pay
from ..state import ATTACKER, NO_CARD, NONE, Player, State, abilities, fighting

CITY: Final = 1.7  # activating a city
WARRIOR: Final = 0.55  # a warrior lost
PUSHED: Final = 0.4  # being sent to the jungle
TOKEN: Final = 0.4
JADE: Final = 0.6
CORN: Final = 0.3
GAINS: Final = {
    GAIN_CORN: CORN,
    GAIN_JADE: JADE,
    GAIN_VP: 1.0,
    GAIN_TOKEN: TOKEN,
    REINFORCE_WORD: 0.8,
    ACTIVATE_WORD: CITY,
}
HANDS: Final = {RETURN: 0.9, TAKE: 1.0, DRAW_SPECIAL: 1.5, DRAW_KEEP: 0.6}  # of what a card is worth; keep: each drawn

Force = tuple[int, int, int, int]  # strength, captures before the clash, after it, and after it if won


def brought(s: State, side: int, card: int, creature_counts: bool = True) -> list[Piece]:
    """The pieces of a side whose effects count with this card."""
    combat, box = fighting(s), s.box
    player, army = s.players[combat.seats[side]], combat.armies[side]
    pieces: list[Piece] = [box.abilities[tile] for tile in abilities(player, army)]
    if player.creature[army] != NONE and creature_counts:
        pieces.append(box.creatures[player.creature[army]])
    if card != NO_CARD:
        pieces.append(box.cards[card])
    return pieces


def force(s: State, side: int, card: int, creature_counts: bool = True) -> Force:
    """What a side brings with a card: all effects that it can pay for."""
    combat = fighting(s)
    player, army = s.players[combat.seats[side]], combat.armies[side]
    strength = player.warriors[army] * s.box.warrior_strength + s.box.leader_strength
    before = always = won = 0
    for piece in brought(s, side, card, creature_counts):
        strength += piece.strength
        for effect in piece.at[STRENGTH]:
            if likely(effect, side, player, army):
                strength += effect.total(STRENGTH_WORD)
        for effect in piece.at[REVEAL]:
            if likely(effect, side, player, army):
                before += effect.total(CAPTURE_1)
        for effect in piece.at[RESOLVE]:
            if likely(effect, side, player, army):
                if effect.win:
                    won += effect.total(CAPTURE_3)
                else:
                    always += effect.total(CAPTURE_3)
    return strength, before, always, won


def likely(effect: Effect, side: int, player: Player, army: int) -> bool:
    """Whether an effect can come about, if the fight is won where it asks for that."""
    if (effect.attacker and side != ATTACKER) or (effect.own_creature and player.creature[army] == NONE):
        return False
    return not effect.priced or can_pay(player, effect)


def does(pieces: list[Piece], at: int, word: int) -> bool:
    """Whether a word stands on one of the pieces."""
    return any(op.word == word for piece in pieces for effect in piece.at[at] for op in effect.ops)


def fight(s: State, mine: ChooseCard, prisoner: float, card_worth: float) -> float:
    """What the fight brings on average with the card chosen, or with the best one if none is yet."""
    combat = fighting(s)
    other = 1 - mine.side
    enemy = s.players[combat.seats[other]]
    answers = playable(enemy, combat.armies[other]) or [NO_CARD]
    theirs = [force(s, other, card) for card in answers]
    tamed = theirs
    if enemy.creature[combat.armies[other]] != NONE:
        tamed = [force(s, other, card, creature_counts=False) for card in answers]
    if mine.done:
        return outcome(s, mine.side, mine.card, theirs, tamed, prisoner, card_worth)
    cards = playable(s.players[mine.seat], combat.armies[mine.side]) or [NO_CARD]
    return max(outcome(s, mine.side, card, theirs, tamed, prisoner, card_worth) for card in cards)


def outcome(
    s: State, side: int, card: int, theirs: list[Force], tamed: list[Force], prisoner: float, card_worth: float
) -> float:
    """The mean over the cards the other side may play; `tamed` are its forces without its creature."""
    combat = fighting(s)
    ours, pieces = force(s, side, card), brought(s, side, card)
    attacks, expels = side == ATTACKER, side == ATTACKER and does(pieces, RESOLVE, EXPEL)
    our_figures = s.players[combat.seats[side]].warriors[combat.armies[side]] + 1
    their_figures = s.players[combat.seats[1 - side]].warriors[combat.armies[1 - side]] + 1
    always, if_won = spoils(s, side, card, prisoner, card_worth)
    worth = 0.0
    for enemy in tamed if does(pieces, REVEAL, IGNORE) else theirs:
        gap = ours[0] - enemy[0] - min(enemy[1], our_figures) + min(ours[1], their_figures)
        taken, lost = ours[1] + ours[2], enemy[1] + enemy[2]
        if gap > 0:
            taken += 1 + ours[3]
            worth += if_won
        elif gap < 0:
            lost += 1 + enemy[3]
        taken, lost = min(taken, their_figures), min(lost, our_figures)
        worth += taken * (prisoner + 0.3) + TOKEN * (taken > 0) - lost * (WARRIOR + 0.5 * prisoner)
        holds_city = gap > 0 or (attacks and (gap == 0 or expels))
        worth += (CITY if attacks else 0.8 * CITY) if holds_city else -PUSHED
    return worth / len(theirs) + always


def spoils(s: State, side: int, card: int, prisoner: float, card_worth: float) -> tuple[float, float]:
    """What a card brings besides strength and captures, always and if the fight is won. Itself it is gone."""
    if card == NO_CARD:
        return 0.0, 0.0
    combat = fighting(s)
    player, army = s.players[combat.seats[side]], combat.armies[side]
    always, won = -card_worth, 0.0
    for at in COMBAT:
        for effect in s.box.cards[card].at[at]:
            if likely(effect, side, player, army):
                worth = -effect.corn * CORN - effect.jade * JADE - effect.prisoners * prisoner
                for op in effect.ops:
                    worth += max(op.n, 1) * (GAINS.get(op.word, 0.0) + HANDS.get(op.word, 0.0) * card_worth)
                if effect.win:
                    won += worth
                else:
                    always += worth
    return always, won
