"""Secret answers that several seats give at once: mixed, not guessed.

Each seat's whole answers are played against each other, in a world that could be, by regret matching: what a seat would
have liked to answer is answered more often. The mean of all rounds is close to a mixture that nobody can exploit, and
an answer is drawn from it.
"""

import random
from collections.abc import Callable, Sequence
from typing import Any

from patolli.core.choice import Choice
from patolli.core.engine import step
from patolli.core.frame import State, Together
from patolli.core.game import Game

from .value import Judge

ANSWERS = 16  # whole answers of one seat that are looked at
LISTED = 400  # … of so many that are found
ROUNDS = 200  # of regret matching

Answer = tuple[Choice, ...]
Worth = Callable[[dict[int, Answer]], Sequence[float]]  # what every seat has of all answers


def mixed(game: Game, s: State, seat: int, judges: list[Judge], rng: random.Random) -> Answer:
    """What a seat answers to the simultaneous question on top, to its end; `s` is changed."""
    top = s.agenda[-1]
    assert isinstance(top, Together)
    unanswered = game.insight.unanswered
    if unanswered:
        parts = tuple(part if part.seat == seat else unanswered(s, part) for part in top.parts)
        s.agenda[-1] = top = top.with_parts(parts)
    table = Table(s, top, judges)
    seats = list(dict.fromkeys([seat, *top.waiting()]))
    found = {who: table.answers(who, rng) for who in seats}
    for who in seats:
        if len(found[who]) > ANSWERS:
            others = {other: rng.choice(found[other]) for other in seats if other != who}
            worth = {answer: table.worth({**others, who: answer})[who] for answer in found[who]}
            found[who] = sorted(found[who], key=lambda answer: -worth[answer])[:ANSWERS]
    mixture = match_regrets(table.worth, found, seat, rng)
    return rng.choices(found[seat], mixture)[0]


def match_regrets(worth: Worth, found: dict[int, list[Answer]], seat: int, rng: random.Random) -> list[float]:
    """How often the seat answered what, over all rounds."""
    regrets = {who: [0.0] * len(answers) for who, answers in found.items()}
    total = [0.0] * len(found[seat])
    if len(total) == 1:
        return [1.0]
    for _ in range(ROUNDS):
        mixtures = {who: _mixture(each) for who, each in regrets.items()}
        total = [a + b for a, b in zip(total, mixtures[seat], strict=True)]
        drawn = {who: rng.choices(found[who], mixture)[0] for who, mixture in mixtures.items()}
        for who, answers in found.items():
            worths = [worth({**drawn, who: answer})[who] for answer in answers]
            mean = sum(w * part for w, part in zip(worths, mixtures[who], strict=True))
            regrets[who] = [r + w - mean for r, w in zip(regrets[who], worths, strict=True)]
    return total


def _mixture(regrets: list[float]) -> list[float]:
    wished = [max(regret, 0.0) for regret in regrets]
    whole = sum(wished)
    return [each / whole for each in wished] if whole > 0 else [1 / len(regrets)] * len(regrets)


class Table:
    """A simultaneous question in one world, and what comes of answers to it."""

    def __init__(self, s: State, top: Together[Any], judges: list[Judge]) -> None:
        self.s, self.top, self.judges = s, top, judges
        self.known: dict[tuple[tuple[int, Answer], ...], list[float]] = {}

    def answers(self, seat: int, rng: random.Random) -> list[Answer]:
        """A seat's whole answers; a sample, if they are very many."""
        found: list[Answer] = []
        ways: list[tuple[Answer, Together[Any]]] = [((), self.top)]
        while ways:
            path, top = ways.pop()
            part = top.part(seat)
            if part is None:
                found.append(path)
                continue
            ways += [((*path, choice), top.noted(self.s, seat, choice)) for choice in part.options(self.s)]
            if len(ways) > LISTED:
                ways = rng.sample(ways, LISTED // 2)
            if len(found) >= LISTED:
                break
        return sorted(found)

    def worth(self, answers: dict[int, Answer]) -> list[float]:
        """What every seat has of these answers."""
        key = tuple(sorted(answers.items()))
        found = self.known.get(key)
        if found is None:
            after = self.s.copy()
            for seat, answer in answers.items():
                for choice in answer:
                    step(after, choice, seat)
            found = self.known[key] = [judge.worth(after) for judge in self.judges]
        return found
