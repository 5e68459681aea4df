"""One game of self-play for learning: everybody explores, and what the seats saw at the end of their turns is kept."""

import hashlib
import random
from collections.abc import Sequence
from typing import NamedTuple

from patolli.bots.bot import ask
from patolli.bots.greedy import GreedyBot
from patolli.bots.planner import Level, Planner
from patolli.bots.random_bot import RandomBot
from patolli.bots.value import LinearValue, outcome
from patolli.core.choice import Choice
from patolli.core.dealer import SeededDealer, drawn
from patolli.core.engine import asked, options, refusal, step
from patolli.core.frame import CHANCE, State, Together
from patolli.core.game import Game, Setup
from patolli.core.insight import Insight
from patolli.games import GAMES

WILD = (0.0, 1.0, 2.0)  # how much of the usual randomness a seat has, drawn anew for each game


class Noise(NamedTuple):
    """How much the seats of self-play explore."""

    weights: float = 0.08  # every weight is multiplied by exp(this · N(0, 1))
    turns: float = 0.03  # part of the turns that begin with a choice at random
    liking: float = 0.5  # part of the seats that take a liking to something
    slip: float = 4.0  # before there are weights: how far the game's advice is misjudged, in points


class Task(NamedTuple):
    """Some games of a round: all another process needs to play them."""

    game: str
    setup: Setup
    seed: str
    numbers: tuple[int, ...]
    weights: tuple[float, ...]  # none yet: the game's advice is followed, carelessly
    level: Level
    noise: Noise
    foes: int = 0  # seats that the greedy bot takes, once there are weights


class Course(NamedTuple):
    """What one seat saw at the ends of its turns, and what it had in the end."""

    seen: list[list[float]]
    times: list[float]
    outcome: float
    score: float


class Played(NamedTuple):
    """A game of self-play, by seat; nothing of seats that do not learn."""

    number: int
    courses: list[Course]


def play_task(task: Task) -> list[Played]:
    """Play the games of a task, in whatever process this is."""
    game = GAMES[task.game]
    return [play_one(game, task, number) for number in task.numbers]


def play_one(game: Game, task: Task, number: int) -> Played:
    """A game depends on the seed, its number and the weights alone."""
    rng = random.Random(int.from_bytes(hashlib.sha256(f"{task.seed} {number}".encode()).digest()[:8], "big"))
    foes = rng.sample(range(task.setup.seats), task.foes) if task.foes and task.weights else []
    bots = [GreedyBot() if seat in foes else Explorer(game, task, rng) for seat in range(task.setup.seats)]
    s = game.new(task.setup)
    dealer = SeededDealer(random.Random(rng.getrandbits(64)))
    watch = Watch(game, task.setup.seats)
    ply = 0
    while seats := asked(s):
        watch.look(s)
        if seats == (CHANCE,):
            step(s, drawn(dealer, s, ply))
        else:
            seat = seats[0]
            watch.choosing(s, seat)
            step(s, ask(bots[seat], game, s, seat, rng), seat)
        ply += 1
    scores = game.scores(s)
    courses = [
        Course(seen, times, outcome(game, s, seat), scores[seat])
        for seat, (seen, times) in enumerate(zip(watch.seen, watch.times, strict=True))
        if seat not in foes
    ]
    return Played(number, courses)


class Watch:
    """Notes a seat's features where positions are judged: where its turn is over, and when secrets have been shown."""

    def __init__(self, game: Game, seats: int) -> None:
        self.game, self.insight = game, game.insight
        self.active: tuple[int, object] | None = None
        self.secret: tuple[int, ...] = ()  # the seats that answer in secret
        self.seen: list[list[list[float]]] = [[] for _ in range(seats)]
        self.times: list[list[float]] = [[] for _ in range(seats)]

    def choosing(self, s: State, seat: int) -> None:
        """A seat is about to choose."""
        top = s.agenda[-1]
        if isinstance(top, Together):
            self.active, self.secret = None, tuple(dict.fromkeys(part.seat for part in top.parts))
        else:
            self.active = seat, self.insight.turn(s)

    def look(self, s: State) -> None:
        if self.secret and not (s.agenda and isinstance(s.agenda[-1], Together)):
            shown = s.copy()
            if self.insight.aftermath:
                self.insight.aftermath(shown)
            self.note(shown, *self.secret)
            self.secret = ()
        if self.active and self.insight.put_off and asked(s) == (CHANCE,):
            s = s.copy()
            self.insight.put_off(s)
        if self.active and (asked(s) != (self.active[0],) or self.insight.turn(s) != self.active[1]):
            self.note(s, self.active[0])
            self.active = None

    def note(self, s: State, *seats: int) -> None:
        for seat in seats:
            self.seen[seat].append(self.insight.features(s, seat))
            self.times[seat].append(self.insight.time(s))


class Explorer:
    """A planner whose weights are a little off, each game differently, and that tries something at random at times."""

    def __init__(self, game: Game, task: Task, rng: random.Random) -> None:
        wild = rng.choice(WILD)
        self.turns = task.noise.turns * rng.choice(WILD)
        self.slip = task.noise.slip * wild
        weights = shaken(task.weights, task.noise.weights * wild, rng)
        if weights and rng.random() < task.noise.liking:
            take_a_liking(weights, game.insight, rng)
        self.bot = Planner(task.level, LinearValue(weights)) if weights else None
        self.plan: list[Choice] = []  # kept by its choices alone: here nobody takes anything back

    def choose(self, game: Game, seen: State, seat: int, rng: random.Random) -> Choice:
        if self.plan and refusal(seen, seat, self.plan[0]) is None:
            return self.plan.pop(0)
        self.plan = []
        if rng.random() < self.turns:
            return RandomBot().choose(game, seen, seat, rng)
        if not self.bot:
            return careless(game, seen, seat, self.slip, rng)
        found = options(seen, seat)
        if len(found) > 1:
            first, *self.plan = self.bot.plan(game, seen, seat, rng)
            return first
        return found[0]


def careless(game: Game, seen: State, seat: int, slip: float, rng: random.Random) -> Choice:
    """What the greedy bot would do if it misjudged every choice by so much."""
    if not slip:
        return GreedyBot().choose(game, seen, seat, rng)
    found = options(seen, seat)
    worths: list[float] = []
    for choice in found if len(found) > 1 else ():
        after = seen.copy()
        step(after, choice, seat)
        worths.append(game.value(after, seat) + slip * rng.gauss())
    return found[worths.index(max(worths))] if worths else found[0]


def take_a_liking(weights: list[float], insight: Insight, rng: random.Random) -> None:
    """Overrate one to three things, the more the earlier in the game it is."""
    for liking in rng.sample(insight.likings, min(rng.randint(1, 3), len(insight.likings))):
        much = rng.uniform(0.3, 1.0)
        for name, points in liking.items():
            weights[1 + len(insight.names) + insight.names.index(name)] += much * points


def shaken(weights: Sequence[float], noise: float, rng: random.Random) -> list[float]:
    """The weights with a little noise in each."""
    return [weight * 2.718281828459045 ** (noise * rng.gauss()) for weight in weights] if noise else list(weights)
