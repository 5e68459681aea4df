"""Secret answers that several seats give at once: mixed, not guessed.

Each seat's whole answers are played against each other, in a world that could be, by regret matching: what a seat would
have liked to answer is answered more often. The mean of all rounds is close to a mixture that nobody can exploit, and
an answer is drawn from it.
"""

import random
from collections.abc import Callable
from operator import mul
from typing import Any

from patolli.core.choice import Choice
from patolli.core.engine import step
from patolli.core.frame import State, Together
from patolli.core.game import Game
from patolli.core.insight import Insight

from .value import Judge

ANSWERS = 24  # whole answers that are looked at, of all seats together
LISTED = 400  # … of so many of one seat that are found
FOES = 3  # answers of the others that a long list of answers is tried against, to find those worth a closer look
ROUNDS = 100  # of regret matching; the later ones count more
POSITIONS = 600  # … and what they may look at where there are more than two seats
RARE = 0.25  # an answer that is wished so much less often than the best is left out: it is mostly noise

Answer = tuple[Choice, ...]
Worth = Callable[[dict[int, Answer], int], float]  # what all answers are worth to one of the seats

Worths = Callable[[dict[int, list[float]]], dict[int, list[float]]]  # by seat: mixtures to what each answer is worth


def mixed(game: Game, s: State, seat: int, judges: list[Judge], rng: random.Random) -> Answer:
    """What a seat answers to the simultaneous question on top, to its end; `s` is changed."""
    top = s.agenda[-1]
    assert isinstance(top, Together)
    unanswered = game.insight.unanswered
    if unanswered:
        parts = tuple(part if part.seat == seat else unanswered(s, part) for part in top.parts)
        s.agenda[-1] = top = top.with_parts(parts)
    table = Table(s, top, judges, game.insight)
    seats = list(dict.fromkeys([seat, *top.waiting()]))
    found = {who: table.answers(who, rng) for who in seats}
    most = ANSWERS // len(seats)
    for who in seats:
        if len(found[who]) > most:
            found[who] = shortlist(table.worth, found, who, most, rng)
    mixture = match_regrets(table.worth, found, seat, rng)
    rare = RARE * max(mixture)
    return rng.choices(found[seat], [share if share >= rare else 0.0 for share in mixture])[0]


def shortlist(worth: Worth, found: dict[int, list[Answer]], who: int, most: int, rng: random.Random) -> list[Answer]:
    """The answers of a seat that do best against one thing or another that the others may answer."""
    drawn = {other: rng.sample(each, min(FOES, len(each))) for other, each in found.items() if other != who}
    rankings = []
    for number in range(FOES):
        others = {other: each[number % len(each)] for other, each in drawn.items()}
        worths = {answer: worth({**others, who: answer}, who) for answer in found[who]}
        rankings.append(sorted(found[who], key=lambda answer: -worths[answer]))
    return list(dict.fromkeys(answer for rank in zip(*rankings, strict=True) for answer in rank))[:most]


def match_regrets(worth: Worth, found: dict[int, list[Answer]], seat: int, rng: random.Random) -> list[float]:
    """How often the seat answered what, over all rounds."""
    regrets = {who: [0.0] * len(answers) for who, answers in found.items()}
    total = [0.0] * len(found[seat])
    if len(total) == 1:
        return [1.0]
    worths = against_one(worth, found) if len(found) == 2 else against_many(worth, found, rng)
    count = sum(map(len, found.values()))
    for number in range(ROUNDS if len(found) == 2 else POSITIONS // count):
        mixtures = {who: _mixture(each) for who, each in regrets.items()}
        total = [a + number * b for a, b in zip(total, mixtures[seat], strict=True)]
        for who, each in worths(mixtures).items():
            mean = sum(map(mul, each, mixtures[who]))
            regrets[who] = [max(r + w - mean, 0.0) for r, w in zip(regrets[who], each, strict=True)]
    return total


def against_one(worth: Worth, found: dict[int, list[Answer]]) -> Worths:
    """Of two seats: what each answer is worth against the other's mixture, exactly."""
    one, two = found
    tables = {
        who: [[worth({who: mine, other: theirs}, who) for theirs in found[other]] for mine in found[who]]
        for who, other in ((one, two), (two, one))
    }

    def worths(mixtures: dict[int, list[float]]) -> dict[int, list[float]]:
        return {
            one: [sum(map(mul, row, mixtures[two])) for row in tables[one]],
            two: [sum(map(mul, row, mixtures[one])) for row in tables[two]],
        }

    return worths


def against_many(worth: Worth, found: dict[int, list[Answer]], rng: random.Random) -> Worths:
    """Of more seats: what each answer is worth against answers drawn from the others' mixtures."""

    def worths(mixtures: dict[int, list[float]]) -> dict[int, list[float]]:
        drawn = {who: rng.choices(found[who], mixture)[0] for who, mixture in mixtures.items()}
        return {who: [worth({**drawn, who: answer}, who) for answer in answers] for who, answers in found.items()}

    return worths


def _mixture(regrets: list[float]) -> list[float]:
    wished = [max(regret, 0.0) for regret in regrets]
    whole = sum(wished)
    return [each / whole for each in wished] if whole > 0 else [1 / len(regrets)] * len(regrets)


class Table:
    """A simultaneous question in one world, and what comes of answers to it."""

    def __init__(self, s: State, top: Together[Any], judges: list[Judge], insight: Insight) -> None:
        self.s, self.top, self.judges, self.insight = s, top, judges, insight
        self.ends: dict[tuple[tuple[int, Answer], ...], State] = {}
        self.known: dict[tuple[tuple[tuple[int, Answer], ...], int], float] = {}

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
            ways += [
                ((*path, choice), top.noted(self.s, seat, choice)) for choice in self.insight.answers(self.s, part)
            ]
            if len(ways) > LISTED:
                ways = rng.sample(ways, LISTED // 2)
            if len(found) >= LISTED:
                break
        return sorted(found)

    def worth(self, answers: dict[int, Answer], seat: int) -> float:
        """What a seat has of these answers."""
        key = tuple(sorted(answers.items()))
        found = self.known.get((key, seat))
        if found is None:
            found = self.known[key, seat] = self.judges[seat].worth(self.end(key))
        return found

    def end(self, answers: tuple[tuple[int, Answer], ...]) -> State:
        """Where these answers lead."""
        after = self.ends.get(answers)
        if after is None:
            after = self.ends[answers] = self.s.copy()
            for seat, answer in answers:
                for choice in answer:
                    step(after, choice, seat)
            if self.insight.aftermath:
                self.insight.aftermath(after)
        return after
