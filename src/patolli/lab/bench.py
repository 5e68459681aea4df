"""How fast the engine is. Seconds depend on the machine and its load; the ratio to a peer in the same run much less."""

import random
import time
import tracemalloc
from collections.abc import Callable
from contextlib import closing, suppress
from functools import partial
from statistics import median
from typing import TypedDict

from patolli import COMPILED
from patolli.core.dealer import SeededDealer, drawn, play_out
from patolli.core.engine import asked, options, step
from patolli.core.frame import CHANCE, State
from patolli.core.game import Game, Setup
from patolli.core.refusal import BadSetup

from .peers import Peer
from .runners import here
from .simulate import play_game

SEATS = 4
SLICES = 5  # how often each thing is measured; the median is reported
SLICE = 0.5  # seconds
COPIES = 1000


class PeerResult(TypedDict):
    """Another engine in random play, its slices taking turns with ours; the ratios are ours to its."""

    name: str
    version: str
    decisions_per_second: float
    ratio: float
    recorded_ratio: float


class LearningResult(TypedDict):
    """The environment for learners (`patolli.lab.env`) in random play, its slices taking turns with the engine's."""

    decisions_per_second: float  # where nothing is looked at but the choices
    read_decisions_per_second: float  # where every seat reads its observation and its mask before it chooses
    ratio: float  # to the engine's decisions per second
    read_ratio: float


class BenchResult(TypedDict):
    """What was measured for one game with four seats and its usual options."""

    game: str
    runs: str  # "compiled" or "interpreted"
    seats: int
    decisions_per_second: float  # choices of seats in random play: list the options, take one, go on
    recorded_decisions_per_second: float  # the same as `simulate` does it: dealt fairly and kept
    games_per_second: float  # whole games of such play
    options_per_second: float  # questions whose options were listed, over positions of a random game
    copies_per_second: float
    copy_microseconds: float
    state_bytes: int  # what one more copy takes, over positions of a random game
    peer: PeerResult | None
    learning: LearningResult | None


def table_of(game: Game, seats: int = SEATS) -> Setup:
    """The usual options with so many seats, as the peer plays; with fewer where the game takes no more."""
    found: list[Setup] = []
    for number in game.seats:
        if number <= seats:
            with suppress(BadSetup):
                found.append(game.setup(number))
    return found[-1]


def bench(
    game: Game, peer: str | None = None, slices: int = SLICES, seconds: float = SLICE, learning: bool = False
) -> BenchResult:
    """Measure a game; with `peer`, also the engine of that name (`PEERS`), in turns with ours.

    With `learning`, the environment for learners too: that needs the packages of `patolli[rl]`.
    """
    setup = table_of(game)
    rng = random.Random(1)
    states = positions(game, setup, rng)
    numbers = iter(range(10**9))
    ours: list[float] = []
    recorded: list[float] = []
    theirs: list[float] = []
    games: list[float] = []
    learners: list[float] = []
    readers: list[float] = []
    learn = _learner(game, setup, rng) if learning else None
    with closing(Peer(peer) if peer else _NoPeer()) as other:
        for _ in range(slices):
            ours.append(rate(lambda: play_out(game.new(setup), rng), seconds))
            theirs.append(other.rate(seconds))
            recorded += here(partial(rate, lambda: _recorded(game, setup, next(numbers))), [seconds])
            games.append(rate(lambda: bool(play_out(game.new(setup), rng)), seconds / 2))
            if learn:
                learners.append(rate(partial(learn, False), seconds))
                readers.append(rate(partial(learn, True), seconds))
    copies = median(_rates(lambda: _copies(states), slices, seconds / 4))
    return BenchResult(
        game=game.name,
        runs="compiled" if COMPILED else "interpreted",
        seats=setup.seats,
        decisions_per_second=round(median(ours)),
        recorded_decisions_per_second=round(median(recorded)),
        games_per_second=round(median(games), 1),
        options_per_second=round(median(_rates(lambda: _listings(states), slices, seconds / 4))),
        copies_per_second=round(copies),
        copy_microseconds=round(1e6 / copies, 2),
        state_bytes=state_bytes(states),
        peer=PeerResult(
            name=other.name,
            version=other.version,
            decisions_per_second=round(median(theirs)),
            ratio=round(median(ours) / median(theirs), 2),
            recorded_ratio=round(median(recorded) / median(theirs), 2),
        )
        if peer
        else None,
        learning=LearningResult(
            decisions_per_second=round(median(learners)),
            read_decisions_per_second=round(median(readers)),
            ratio=round(median(learners) / median(ours), 2),
            read_ratio=round(median(readers) / median(ours), 2),
        )
        if learning
        else None,
    )


def _learner(game: Game, setup: Setup, rng: random.Random) -> Callable[[bool], int]:
    """Plays a game at random through the environment; how many choices seats have made."""
    from .env import TableEnv

    table = TableEnv(game, setup.seats, dict(setup.options))

    def play(reading: bool) -> int:
        table.reset(rng.randrange(2**31))
        made = 0
        for _ in table.agent_iter():
            _, _, over, _, _ = table.last(observe=reading)
            if over:
                table.step(None)
            else:
                found = table.legal_choices()
                table.step(table.action(found[int(rng.random() * len(found))]))
                made += 1
        return made

    return play


class _NoPeer:
    """Stands in where nothing is compared."""

    name = version = ""

    def rate(self, seconds: float) -> float:
        return 0.0

    def close(self) -> None: ...


def positions(game: Game, setup: Setup, rng: random.Random) -> list[State]:
    """Every position of a random game in which a seat is asked."""
    s, dealer, found = game.new(setup), SeededDealer(rng), list[State]()
    while s.agenda:
        seat = asked(s)[0]
        if seat == CHANCE:
            step(s, drawn(dealer, s, 0))
        else:
            found.append(s.copy())
            step(s, rng.choice(options(s, seat)), seat)
    return found


def _recorded(game: Game, setup: Setup, number: int) -> int:
    match = play_game(game, setup, ("random",) * setup.seats, 1, number)
    return sum(ply.seat != CHANCE for ply in match.plies)


def _copies(states: list[State]) -> int:
    for s in states:
        s.copy()
    return len(states)


def _listings(states: list[State]) -> int:
    for s in states:
        options(s)
    return len(states)


def state_bytes(states: list[State]) -> int:
    """Memory for each further copy of a state, on average, everything included that copies do not share."""
    kept: list[State] = []
    tracemalloc.start()
    try:
        before = tracemalloc.get_traced_memory()[0]
        for number in range(COPIES):
            kept.append(states[number % len(states)].copy())
        return (tracemalloc.get_traced_memory()[0] - before) // COPIES
    finally:
        tracemalloc.stop()


def rate(work: Callable[[], int], seconds: float) -> float:
    """How much `work` says it has done, per second, over at least this time."""
    done = 0
    began = time.process_time()
    while True:
        done += work()
        spent = time.process_time() - began
        if spent >= seconds:
            return done / spent


def _rates(work: Callable[[], int], slices: int, seconds: float) -> list[float]:
    return [rate(work, seconds) for _ in range(slices)]
