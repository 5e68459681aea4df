"""What armies and hands bring to a fight, as a few numbers each, remembered from position to position."""

from functools import lru_cache
from typing import Final, NamedTuple

from ..choices import (
    CAPTURE_1,
    CAPTURE_3,
    EXPEL,
    FIRST_CREATURE_CARD,
    FIRST_SPECIAL,
    GAIN_CORN,
    GAIN_JADE,
    GAIN_VP,
    RETURN,
    STRENGTH_WORD,
)
from ..components import Box, Piece
from ..effect_lines import COMBAT, STRENGTH
from ..state import ATTACKER, DEFENDER, NONE, SLOTS, Player

RICH: Final = 2  # corn and jade with which all costs of a fight are thought to be paid
GAIN: Final = {GAIN_VP: 1.0, GAIN_JADE: 0.5, GAIN_CORN: 0.25}


class Blow(NamedTuple):
    """What a card, tile or creature adds: strength, captures before the clash, after it and if won, other gains."""

    strength: float
    before: float
    after: float
    won: float
    gain: float


UNKNOWN: Final = Blow(3.3, 0.15, 0.2, 0.25, 0.3)  # a special card that nobody has seen


class Blows(NamedTuple):
    """The pieces of a box, each by side, and by whether its owner can pay."""

    cards: tuple[tuple[tuple[Blow, Blow], tuple[Blow, Blow]], ...]
    abilities: tuple[tuple[tuple[Blow, Blow], tuple[Blow, Blow]], ...]
    creatures: tuple[tuple[tuple[Blow, Blow], tuple[Blow, Blow]], ...]
    with_creature: tuple[int, ...]  # by card: more strength beside a creature
    returns: tuple[bool, ...]  # by card
    expels: tuple[bool, ...]  # by card


KNOWN: dict[str, Blows] = {}


def blows(box: Box) -> Blows:
    """The pieces of a box, worked out once."""
    found = KNOWN.get(box.digest)
    if found is None:
        found = KNOWN[box.digest] = Blows(
            tuple(_both(card) for card in box.cards),
            tuple(_both(tile) for tile in box.abilities),
            tuple(_both(creature) for creature in box.creatures),
            tuple(sum(e.total(STRENGTH_WORD) for e in card.at[STRENGTH] if e.own_creature) for card in box.cards),
            tuple(any(e.total(RETURN) for e in card.effects) for card in box.cards),
            tuple(any(e.total(EXPEL) for e in card.effects) for card in box.cards),
        )
    return found


def _both(piece: Piece) -> tuple[tuple[Blow, Blow], tuple[Blow, Blow]]:
    attack, defence = ((_blow(piece, side, False), _blow(piece, side, True)) for side in (ATTACKER, DEFENDER))
    return attack, defence


def _blow(piece: Piece, side: int, pays: bool) -> Blow:
    strength, before, after, won, gain = float(piece.strength), 0, 0, 0, 0.0
    for at in COMBAT:
        for effect in piece.at[at]:
            if (effect.attacker and side != ATTACKER) or effect.own_creature or (effect.priced and not pays):
                continue
            strength += effect.total(STRENGTH_WORD)
            before += effect.total(CAPTURE_1)
            if effect.win:
                won += effect.total(CAPTURE_3)
            else:
                after += effect.total(CAPTURE_3)
            gains = [op.n * GAIN.get(op.word, 0.0) for op in effect.ops]
            worth = max(gains) if effect.either else sum(gains)
            gain += worth * (0.5 if effect.win else 1.0) - 0.25 * effect.corn - 0.5 * effect.jade
    return Blow(strength, before, after, won, gain)


@lru_cache(maxsize=4096)
def brought(digest: str, slots: tuple[int, ...], creature: int, side: int, rich: bool) -> Blow:
    """What the tiles and the creature of an army add together."""
    found = KNOWN[digest]
    pieces = [found.abilities[tile][side][rich] for tile in slots if tile != NONE]
    if creature != NONE:
        pieces.append(found.creatures[creature][side][rich])
    return Blow(*[sum(column) for column in zip((0.0,) * 5, *pieces, strict=True)])


def army_blow(digest: str, player: Player, army: int, side: int) -> Blow:
    """What an army brings without its figures and its card."""
    slots = player.slots[SLOTS * army : SLOTS * army + SLOTS]
    return brought(digest, slots, player.creature[army], side, player.corn >= RICH and player.jade >= RICH)


class Hand(NamedTuple):
    """A hand as seen by somebody: captures before the clash count as strength."""

    attack: float  # the strongest attack
    attack_second: float
    attack_mean: float
    defence: float
    defence_mean: float
    captures: float  # all cards together
    cards: int  # that any army can play


@lru_cache(maxsize=8192)
def hand_of(digest: str, cards: tuple[int, ...], unknown: int, rich: bool) -> Hand:
    """The strength of a hand without creature cards, of which so many cards are not known."""
    found = KNOWN[digest].cards
    attacks, defences, captures = [], [], 0.0
    for card in cards:
        if card < FIRST_CREATURE_CARD:
            attack, defence = found[card][ATTACKER][rich], found[card][DEFENDER][rich]
            attacks.append(attack.strength + attack.before)
            defences.append(defence.strength + defence.before)
            captures += attack.before + attack.after + attack.won / 2
    attacks += [UNKNOWN.strength] * unknown
    defences += [UNKNOWN.strength] * unknown
    count = len(attacks)
    if not count:
        return Hand(0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0)
    attacks.sort(reverse=True)
    defences.sort(reverse=True)
    return Hand(
        attacks[0], attacks[1] if count > 1 else 0.0, sum(attacks) / count, defences[0], sum(defences) / count,
        captures + 0.5 * unknown, count,
    )  # fmt: skip


@lru_cache(maxsize=8192)
def seen_cards(hand: tuple[int, ...], shown: tuple[int, ...]) -> tuple[tuple[int, ...], int]:
    """The cards of another's hand that all know, and how many others there are."""
    known = tuple([card for card in hand if not FIRST_SPECIAL <= card < FIRST_CREATURE_CARD or card in shown])
    return known, len(hand) - len(known)
