"""Weighing a fight before the cards are down: one card against all the other side may play."""

from typing import Final

from .choices import CAPTURE_1, CAPTURE_3, EXPEL, RETURN, STRENGTH_WORD, TAKE
from .combat import ChooseCard, playable
from .icons import RESOLVE, REVEAL, STRENGTH, Effect, Effects
from .state import ATTACKER, NO_CARD, NONE, State, abilities, fighting

CITY: Final = 1.7  # activating a city
WARRIOR: Final = 0.55  # a warrior lost
PUSHED: Final = 0.4  # being sent to the jungle
SPARED: Final = 0.9  # a card that returns, of what it is worth
TOKEN: Final = 0.4

Force = tuple[int, int, int, int]  # strength, captures before the clash, after it, and after it if won


def force(s: State, side: int, card: int, creature_counts: bool = True) -> Force:
    """What a side brings with a card: free effects, and those of step 3 whatever they cost."""
    combat, box = fighting(s), s.box
    player, army = s.players[combat.seats[side]], combat.armies[side]
    strength = player.warriors[army] + 1
    pieces = [box.abilities[tile] for tile in abilities(player, army)]
    if player.creature[army] != NONE and creature_counts:
        pieces.append(box.creatures[player.creature[army]])
    if card != NO_CARD:
        pieces.append(box.cards[card])
    before = always = won = 0
    for piece in pieces:
        strength += piece.strength + _sum(piece.at[STRENGTH], STRENGTH_WORD, side, player.creature[army] != NONE)
        before += _sum(piece.at[REVEAL], CAPTURE_1, side, True)
        for effect in piece.at[RESOLVE]:
            if effect.win:
                won += effect.total(CAPTURE_3)
            elif not effect.priced or player.corn >= effect.corn + 2:
                always += effect.total(CAPTURE_3)
    return strength, before, always, won


def _sum(effects: Effects, word: int, side: int, creature: bool) -> int:
    return sum([e.total(word) for e in effects if not e.priced and _holds(e, side, creature)])


def _holds(effect: Effect, side: int, creature: bool) -> bool:
    return (side == ATTACKER or not effect.attacker) and (creature or not effect.own_creature)


def fight(s: State, mine: ChooseCard, prisoner: float, card_worth: float) -> float:
    """What the fight brings on average with the card chosen, or with the best one if none is yet."""
    combat = fighting(s)
    side, other = mine.side, 1 - mine.side
    enemy = s.players[combat.seats[other]]
    theirs = [force(s, other, card) for card in playable(enemy, combat.armies[other])] or [force(s, other, NO_CARD)]
    if mine.done:
        return outcome(s, side, mine.card, theirs, prisoner, card_worth)
    cards = playable(s.players[mine.seat], combat.armies[side]) or [NO_CARD]
    return max(outcome(s, side, card, theirs, prisoner, card_worth) for card in cards)


def outcome(s: State, side: int, card: int, theirs: list[Force], prisoner: float, card_worth: float) -> float:
    """The mean over the cards the other side may play."""
    combat = fighting(s)
    ours = force(s, side, card)
    our_figures = s.players[combat.seats[side]].warriors[combat.armies[side]] + 1
    their_figures = s.players[combat.seats[1 - side]].warriors[combat.armies[1 - side]] + 1
    worth = 0.0
    for enemy in theirs:
        gap = ours[0] - enemy[0] - min(enemy[1], our_figures) + min(ours[1], their_figures)
        taken, lost = ours[1] + ours[2], enemy[1] + enemy[2]
        if gap > 0:
            taken += 1 + ours[3]
        elif gap < 0:
            lost += 1 + enemy[3]
        taken, lost = min(taken, their_figures), min(lost, our_figures)
        worth += taken * (prisoner + 0.3) + TOKEN * (taken > 0) - lost * (WARRIOR + 0.5 * prisoner)
        holds_city = gap > 0 or (gap == 0 and side == ATTACKER)
        if side == ATTACKER:
            worth += CITY if holds_city else -PUSHED
        else:
            worth += 0.8 * CITY if holds_city else -PUSHED
    return worth / len(theirs) + card_effects(s, card, card_worth)


def card_effects(s: State, card: int, card_worth: float) -> float:
    """A card played is gone, unless it returns; some bring another, or help even a beaten army."""
    if card == NO_CARD:
        return 0.0
    effects = s.box.cards[card].at[RESOLVE]
    worth = -card_worth
    for effect in effects:
        worth += SPARED * card_worth * effect.total(RETURN) + card_worth * effect.total(TAKE)
        worth += 0.4 * effect.total(EXPEL)
    return worth
