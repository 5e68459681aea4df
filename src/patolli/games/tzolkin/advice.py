"""What a good player looks at."""

from .state import State


def value(s: State, seat: int) -> float:
    return sum(s.players[seat].ledger) / 4
