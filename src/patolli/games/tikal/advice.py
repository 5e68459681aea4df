"""What a good player looks at."""

from .state import State


def value(s: State, seat: int) -> float:
    return float(s.players[seat].score)
