"""Counting soldiers: what a land demands, and which cards can meet it without one too many (TW-8.7.5)."""

from functools import cache

from .state import HER_SEAT, Z_EASY_CONQUEST, State

Army = tuple[int, int]  # cards with one soldier, cards with two
Demand = tuple[int, int, bool]  # soldiers to turn down, to discard; with Z13 one in all, as the owner likes


def army_of(s: State, seat: int) -> Army:
    """The face-up army cards of a player, by their soldiers."""
    soldiers, cards = s.box.soldiers, s.players[seat].army_up
    twos = 0
    for card in cards:
        twos += soldiers[card] == 2
    return len(cards) - twos, twos


def demand(s: State, seat: int, land: int) -> Demand:
    """What conquering a land costs (TW-8.7.3), less with Z13 (TW-12.11) and by TW-14.34.3."""
    flip, lose = s.box.flip[land], s.box.discard[land]
    if s.solo is not None and seat == HER_SEAT:
        easier = "hard_conquest_cost" in s.solo.difficulty
        return (max(flip - 1, 0), max(lose - 1, 0), False) if easier else (flip, lose, False)
    if not s.players[seat].works & Z_EASY_CONQUEST:
        return flip, lose, False
    return eased(flip, lose)


def eased(flip: int, lose: int) -> Demand:
    """Both demands drop by one, but at least one soldier is paid (R25)."""
    if flip <= 1 and lose <= 1:
        return (1, 1, True) if flip and lose else (flip, lose, False)
    return max(flip - 1, 0), max(lose - 1, 0), False


@cache
def payments(soldiers: int, army: Army) -> tuple[Army, ...]:
    """Every set of cards with at least so many soldiers of which none is superfluous."""
    if not soldiers:
        return ((0, 0),)
    found = []
    for twos in range(army[1] + 1):
        for ones in range(army[0] + 1):
            total = ones + 2 * twos
            if total == soldiers or (total == soldiers + 1 and not ones):
                found.append((ones, twos))
    return tuple(found)


def affordable(army: Army, wanted: Demand) -> bool:
    """Whether some cards meet both demands; one card cannot serve both."""
    flip, lose, either = wanted
    ones, twos = army
    if either:
        return ones + twos > 0
    return ones + 2 * twos >= flip + lose and bool(both(army, flip, lose))


@cache
def both(army: Army, flip: int, lose: int) -> tuple[tuple[Army, Army], ...]:
    """Every way to meet both demands: the cards turned down, the cards discarded."""
    return tuple(
        (turned, lost)
        for turned in payments(flip, army)
        for lost in payments(lose, (army[0] - turned[0], army[1] - turned[1]))
    )


@cache
def can_end(army: Army, wanted: tuple[int, int], picked: Army) -> bool:
    """Whether cards picked for the first demand are part of a way to meet it, and then the second."""
    return any(turned[0] >= picked[0] and turned[1] >= picked[1] for turned, _ in both(army, *wanted))
