"""What a seat knows, and whether a choice has taught somebody something: worked out from views, declared by no rule."""

import random
from typing import Any

from .choice import Choice
from .engine import narrate, options, refusal, reveals
from .event import Event
from .frame import State, Together
from .game import Game, no_secrets, visible

TWINS = 12  # how many worlds that look the same to a seat are compared
TRIES = 100  # how many are dealt to find that many in which the choice can be made


def known(game: Game, s: State, seat: int, told: list[Event]) -> tuple[Any, ...]:
    """All that reaches a seat after a step: what it sees, what it was told, what it may choose from."""
    return game.view(s, seat), visible(told, seat), options(s, seat)


def teaches(game: Game, before: State, seats: int, seat: int, choice: Choice) -> bool:
    """Whether some seat learns by this choice what chance or another than the chooser had hidden.

    A chooser may show what is its own and take it back: the loss is its own. So worlds are compared in which the choice
    can be made at all; if they look alike to a reader before it and different after it, the reader has learned which.
    """
    top = before.agenda[-1]
    if isinstance(top, Together):
        if not reveals(before, seat, choice):
            return False
        if any(part.seat != seat for part in top.parts):
            return True
    if game.determinize is no_secrets:
        return False
    after = before.copy()
    told = narrate(after, seat, choice)
    rng = random.Random(before.digest())  # the same judgement whenever the match is looked at again
    for reader in range(seats):
        twins = _twins(game, before, reader, seat, choice, rng)
        if not twins or any(known(game, *twin) != known(game, after, reader, told) for twin in twins):
            return True
    return False


def _twins(
    game: Game, before: State, reader: int, seat: int, choice: Choice, rng: random.Random
) -> list[tuple[State, int, list[Event]]]:
    """Worlds that the reader could not tell from this one, after the choice."""
    found: list[tuple[State, int, list[Event]]] = []
    for _ in range(TRIES):
        twin = game.determinize(before, reader, rng)
        if refusal(twin, seat, choice) is None:
            told = narrate(twin, seat, choice)
            found.append((twin, reader, told))
            if len(found) == TWINS:
                break
    return found
