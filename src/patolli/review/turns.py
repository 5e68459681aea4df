"""A match as turns: what a seat chose in a row, before chance or another seat came in between."""

from collections.abc import Hashable, Iterator
from typing import NamedTuple

from patolli.core.choice import Choice
from patolli.core.engine import step
from patolli.core.frame import CHANCE, State, Together
from patolli.core.match import Match


class Turn(NamedTuple):
    """Choices of one seat that it could plan as one."""

    number: int  # from 1
    seat: int
    plies: tuple[int, ...]  # which lines of the match they are
    choices: tuple[Choice, ...]
    before: State
    undealt: State | None  # as things stood before the draws that led to it, if there were any


def secret_answers(match: Match) -> list[int]:
    """How many answers every seat gave at the same time as others: they belong to no turn, and nobody judges them."""
    s, found = match.game.new(match.setup), [0] * match.setup.seats
    for ply in match.plies:
        if ply.seat != CHANCE and isinstance(s.agenda[-1], Together):
            found[ply.seat] += 1
        step(s, ply.choice, ply.seat)
    return found


def turns(match: Match) -> Iterator[Turn]:
    """Every turn of a match. Secret answers belong to none: what the others show with them is luck.

    Chance ends a turn, unless the game lets planners put it off to the turn's end.
    """
    game, number = match.game, 0
    s = game.new(match.setup)
    key: tuple[int, Hashable] | None = None  # whose turn is open, and which
    before, plies = s, list[int]()
    undealt: State | None = None
    draws: State | None = None  # before the draws that were made last

    def closed() -> Iterator[Turn]:
        nonlocal number, key
        if key:
            number += 1
            choices = tuple(match.plies[ply].choice for ply in plies)
            yield Turn(number, key[0], tuple(plies), choices, before, undealt)
        key = None

    for at, ply in enumerate(match.plies):
        if ply.seat == CHANCE:
            if not game.insight.put_off:
                yield from closed()
            draws = draws or s.copy()
        elif isinstance(s.agenda[-1], Together):
            yield from closed()
            draws = None
        else:
            now = ply.seat, game.insight.turn(s)
            if now != key:
                yield from closed()
                key, before, undealt, plies = now, s.copy(), draws, []
            plies.append(at)
            draws = None
        step(s, ply.choice, ply.seat)
    yield from closed()
