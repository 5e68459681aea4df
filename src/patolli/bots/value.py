"""What a position is worth to a seat: a linear value learned from play, or else what the game's advice says.

A learned value is (1, x, x·T, x·T²) · w, where x are the features of the seat (`Insight.features`) and T is how much of
the game is to come. Within one turn T hardly changes, so the weights are folded once for each T.
"""

import json
import random
from collections.abc import Sequence
from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from math import exp
from operator import mul
from pathlib import Path
from typing import Any, TypedDict

from patolli.core.frame import State
from patolli.core.game import Game

FOLDED = 256  # how many different T are remembered


class Weights(TypedDict):
    """A file of weights, with what made it."""

    made_by: str  # the command
    variant: str
    seats: int
    features: list[str]
    weights: list[float]


class LinearValue:
    """Features and time to points."""

    def __init__(self, weights: Sequence[float]) -> None:
        self.weights = tuple(weights)
        self.folded: dict[float, tuple[float, list[float]]] = {}

    def fold(self, time: float) -> tuple[float, list[float]]:
        """The constant and the weights of the features at this time."""
        found = self.folded.get(time)
        if found is None:
            count = (len(self.weights) - 1) // 3
            plain, once, twice = (self.weights[1 + k * count : 1 + (k + 1) * count] for k in range(3))
            each = [a + time * (b + time * c) for a, b, c in zip(plain, once, twice, strict=True)]
            found = self.weights[0], each
            if len(self.folded) < FOLDED:
                self.folded[time] = found
        return found

    def skewed(self, by: float, rng: random.Random) -> "LinearValue":
        """One that thinks more of some features and less of others, at all times alike."""
        count = (len(self.weights) - 1) // 3
        factors = [exp(by * rng.gauss()) for _ in range(count)] * 3
        return LinearValue([self.weights[0], *map(mul, self.weights[1:], factors)])

    def __call__(self, features: Sequence[float], time: float) -> float:
        constant, each = self.fold(time)
        return constant + sum(map(mul, features, each))


class Judge:
    """Looks at positions for one seat."""

    def __init__(self, game: Game, seat: int, learned: LinearValue | None) -> None:
        self.game, self.seat, self.learned = game, seat, learned
        self.value = game.insight.value or game.value

    def worth(self, s: State) -> float:
        """What a position is worth where the seat's turn is over: exactly, if the game is."""
        if not s.agenda:
            return outcome(self.game, s, self.seat)
        insight = self.game.insight
        sure = insight.settled(s, self.seat)
        if sure is not None:
            return sure
        if self.learned is None:
            return self.value(s, self.seat)
        return self.learned(insight.features(s, self.seat), insight.time(s))

    def promise(self, s: State) -> float:
        """What a position in the midst of a turn is worth."""
        return self.value(s, self.seat)


class Careless(Judge):
    """Misjudges every position a little."""

    def __init__(self, sure: Judge, slip: float, rng: random.Random) -> None:
        super().__init__(sure.game, sure.seat, sure.learned)
        self.slip, self.rng = slip, rng

    def worth(self, s: State) -> float:
        return super().worth(s) + self.slip * self.rng.gauss()


def outcome(game: Game, s: State, seat: int) -> float:
    """What a finished game was worth to a seat: the target of learning."""
    scores = game.scores(s)
    rivals = [score for other, score in enumerate(scores) if other != seat]
    rival = game.rival(s)
    if rival is not None:
        rivals.append(sum(rival.values()))
    return scores[seat] - game.insight.rivalry(len(scores)) * max(rivals, default=0.0)


def judge(game: Game, s: State, seat: int, learned: LinearValue | None = None) -> Judge:
    """Whoever looks at this table with the weights that fit it best, or with these."""
    if learned is None and game.insight.names:
        learned = learned_value(game.package, game.insight.names, game.insight.variant(s), len(game.scores(s)))
    return Judge(game, seat, learned)


@lru_cache(maxsize=64)
def learned_value(package: str, names: tuple[str, ...], variant: str, seats: int) -> LinearValue | None:
    """The weights for this variant and number of seats, or the nearest there are; None if a game has none."""
    folder = files(package).joinpath("advice", "weights")
    found = [data for file in _json_files(folder) if (data := read_weights(file, names)) is not None]
    if not found:
        return None
    best = min(found, key=lambda w: (w["variant"] != variant, abs(w["seats"] - seats), -w["seats"], w["variant"]))
    return LinearValue(best["weights"])


def _json_files(folder: Traversable) -> list[Traversable]:
    return sorted((f for f in folder.iterdir() if f.name.endswith(".json")), key=str) if folder.is_dir() else []


def read_weights(file: Traversable | Path, names: tuple[str, ...]) -> Weights | None:
    """A file of weights, if it is about these features."""
    weights = weights_in(file)
    return weights if weights and tuple(weights["features"]) == names else None


def weights_in(file: Traversable | Path) -> Weights | None:
    """What is in a file of weights; None if that is something else."""
    try:
        data: Any = json.loads(file.read_text("utf-8"))
        weights: Weights = data
        return weights if len(weights["weights"]) == 3 * len(weights["features"]) + 1 else None
    except (ValueError, TypeError, KeyError):
        return None
