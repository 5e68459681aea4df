"""Advice."""

from .state import State


def value(s: State, seat: int) -> float:
    return s.players[seat].vp
