"""Fitting chances to win to games between bots, and checking that they come true: `patolli lab chances`."""

from collections.abc import Callable, Sequence
from math import log
from typing import NamedTuple, TypedDict

from patolli.core.game import Game, Setup
from patolli.review.chances import Look, Spread, look, shares, won
from patolli.review.turns import turns

from .runners import gathered
from .runners import shares as numbers_of
from .simulate import play_game

BINS = 10
HELD_BACK = 4  # every fourth game checks what the others have fitted
STEPS = (0.5, 0.2, 0.08, 0.03)  # how far figures are moved, as part of what they are …
LEAST = 1.0  # … or of this, in points
CERTAIN = 1e-4


class Seen(NamedTuple):
    """Positions of a game as turns begin, and what every seat and the rival had of the win in the end."""

    looks: list[Look]
    won: tuple[float, ...]


class Batch(NamedTuple):
    """Some games: all another process needs to play them."""

    setup: Setup
    bots: tuple[str, ...]
    seed: int
    numbers: tuple[int, ...]
    budget: int | None


class Bin(TypedDict):
    """Seats of positions that were given a chance between two tenths."""

    said: float  # on average
    won: float
    positions: int


class Calibration(TypedDict):
    """A report; `command` says how to repeat it."""

    game: str
    options: dict[str, str]
    players: int
    variant: str
    command: str
    spread: dict[str, float]
    table: list[Bin]  # of the games that nothing was fitted to


def calibrate(
    game: Game,
    setup: Setup,
    bots: Sequence[str],
    games: int,
    seed: int,
    jobs: int = 1,
    command: str = "",
    progress: Callable[[int], None] | None = None,
    budget: int | None = None,
) -> Calibration:
    """Have bots play, fit the spread to three quarters of the games, and see how it does in the others."""
    batches = [Batch(setup, tuple(bots), seed, numbers, budget) for numbers in numbers_of(games, jobs)]
    found = gathered(watch, game, batches, jobs, None, progress)
    fitted = fit([seen for at, seen in enumerate(found) if at % HELD_BACK])
    return Calibration(
        game=game.name,
        options=dict(setup.options),
        players=setup.seats,
        variant=game.insight.variant(game.new(setup)),
        command=command,
        spread={name: round(value, 3) for name, value in fitted._asdict().items()},
        table=table(found[::HELD_BACK], fitted),
    )


def watch(game: Game, batch: Batch) -> list[Seen]:
    """Play some games, and look at where turns begin."""
    found = []
    for number in batch.numbers:
        match = play_game(game, batch.setup, batch.bots, batch.seed, number, budget=batch.budget)
        found.append(Seen([look(game, turn.before) for turn in turns(match)], won(game, match.state)))
    return found


def surprise(found: Sequence[Seen], spread: Spread) -> float:
    """How badly chances foretell who wins, on average."""
    total = count = 0.0
    for looks, parts in found:
        for seen in looks:
            said = shares(seen, spread)
            total -= sum(part * log(max(chance, CERTAIN)) for part, chance in zip(parts, said, strict=True))
            count += 1
    return total / max(count, 1)


def fit(found: Sequence[Seen]) -> Spread:
    """The spread that is surprised least: each figure is moved up and down, less and less, while that helps."""
    best = Spread()
    least = surprise(found, best)
    names = Spread._fields if any(seen.hurdles for game in found for seen in game.looks[:1]) else Spread._fields[:3]
    for step in STEPS:
        better = True
        while better:
            better = False
            for name in names:
                for sign in (1, -1):
                    value = getattr(best, name)
                    moved = best._replace(**{name: value + sign * step * max(abs(value), LEAST)})
                    if moved.end > LEAST and moved.end + moved.time > LEAST:
                        worse = surprise(found, moved)
                        if worse < least - 1e-6:
                            best, least, better = moved, worse, True
    return best


def table(found: Sequence[Seen], spread: Spread) -> list[Bin]:
    """What was said, and what came of it, by tenths."""
    rows: list[list[tuple[float, float]]] = [[] for _ in range(BINS)]
    for looks, parts in found:
        for seen in looks:
            for said, share in zip(shares(seen, spread), parts, strict=True):
                rows[min(int(said * BINS), BINS - 1)].append((said, share))
    return [
        Bin(
            said=round(sum(s for s, _ in row) / len(row), 3),
            won=round(sum(w for _, w in row) / len(row), 3),
            positions=len(row),
        )
        for row in rows
        if row
    ]
