"""Whether pieces are worth the same: how often each is taken, and how often whoever took it wins.

Bots of equal strength play many games. Of `n` seats an even share of wins is 1 / n; a piece whose takers win more than
their share is too good, or is taken by those who are ahead anyway: read it together with how often it is taken. Bots
that always open alike say little, so each seat's first choices may be left to luck (`opening`). Which events take a
piece is for the game to say (`Game.pieces_taken`: event → the arguments that name the piece); a card dealt and a card
bought are the same card. A game that a bot has lost by its own fault is told and counts for nothing: it says nothing
about the game.
"""

import math
from collections import Counter
from collections.abc import Callable, Sequence
from typing import NamedTuple, TypedDict, TypeVar

from patolli.core.game import Game, Setup
from patolli.core.match import Match
from patolli.wording import Wording

from .runners import Runner, gathered, shares
from .simulate import Lost, play_game, ready

Measure = TypeVar("Measure")

SURE = 1.96  # standard errors in a confidence interval of 95 %
OFTEN = 0.05  # a piece taken by at least this share of the seats is taken often
EVEN = (0.67, 1.5)  # takers' wins over an even share, of a piece that is worth what the others are


class Piece(TypedDict):
    """How one piece did: `share` is its takers' wins over an even share, with its confidence interval."""

    kind: str  # what the piece is, by its domain: card, land, building …
    piece: str
    taken: float  # part of all seats that took it
    share: float
    low: float
    high: float


class Balance(TypedDict):
    """What many games between equals say about the pieces, the luckiest first; means over those played to their end."""

    game: str
    options: dict[str, str]
    bots: list[str]
    games: int  # played to their end
    seed: int
    opening: int
    mean_score: float
    mean_winning_score: float
    pieces: list[Piece]
    faults: list[str]  # games that bots of others have lost without being beaten, a line each


class Task(NamedTuple):
    """Some games for another process."""

    setup: Setup
    bots: tuple[str, ...]
    seed: int
    numbers: tuple[int, ...]
    opening: int
    budget: int | None = None


class Count(NamedTuple):
    """One game: who took what, each seat's share of the win, and the scores."""

    taken: tuple[frozenset[tuple[str, str]], ...]
    won: tuple[float, ...]
    scores: tuple[float, ...]


def balance(
    game: Game,
    setup: Setup,
    bots: Sequence[str],
    games: int,
    seed: int = 0,
    jobs: int = 1,
    opening: int = 0,
    progress: Callable[[int], None] | None = None,
    budget: int | None = None,
    runner: Runner | None = None,
) -> Balance:
    """Play and count."""
    if not game.pieces_taken:
        raise ValueError(f"{game.name} does not say which events take a piece")
    for name in bots:
        ready(name, setup)
    tasks = [Task(setup, tuple(bots), seed, numbers, opening, budget) for numbers in shares(games, jobs)]
    counts, faults = told_apart(gathered(_counts, game, tasks, jobs, runner, progress))
    played = max(len(counts), 1)
    return Balance(
        game=game.name,
        options=dict(setup.options),
        bots=list(bots),
        games=len(counts),
        seed=seed,
        opening=opening,
        mean_score=round(sum(sum(c.scores) for c in counts) / played / len(bots), 2),
        mean_winning_score=round(sum(max(c.scores) for c in counts) / played, 2),
        pieces=pieces_of(counts, len(bots)),
        faults=faults,
    )


def _counts(game: Game, task: Task) -> list[Count | str]:
    return [measured(game, task, number, count) for number in task.numbers]


def measured(game: Game, task: Task, number: int, measure: Callable[[Match], Measure]) -> Measure | str:
    """What a game of a task says; of one that a bot has lost by its own fault, how."""
    try:
        return measure(play_game(game, task.setup, task.bots, task.seed, number, task.opening, task.budget))
    except Lost as lost:
        return str(lost.fault)


def told_apart(found: Sequence[Measure | str]) -> tuple[list[Measure], list[str]]:
    """What was measured, and how the other games were lost."""
    return [one for one in found if not isinstance(one, str)], [one for one in found if isinstance(one, str)]


def count(match: Match) -> Count:
    """What a game that is over says."""
    game, seats = match.game, match.setup.seats
    taken: list[set[tuple[str, str]]] = [set() for _ in range(seats)]
    for step in match.replay():
        for event in step.events:
            arguments = game.pieces_taken.get(event.what[0])
            named = game.events.named(event.what) if arguments else {}
            if arguments and named["seat"][1] < seats:  # an automatic opponent has no seat
                domains = [named[arg][0] for arg in arguments]
                words = [domain.values[named[arg][1]] for arg, domain in zip(arguments, domains, strict=True)]
                taken[named["seat"][1]].add((" ".join(domain.name for domain in domains), " ".join(words)))
    winners = game.winners(match.state)
    won = tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(seats))
    return Count(tuple(map(frozenset, taken)), won, tuple(game.scores(match.state)))


def pieces_of(counts: list[Count], seats: int) -> list[Piece]:
    takers: dict[tuple[str, str], list[float]] = {}
    for count in sorted(counts):
        for pieces, won in zip(count.taken, count.won, strict=True):
            for piece in pieces:
                takers.setdefault(piece, []).append(won)
    found = [_piece(piece, wins, seats, len(counts)) for piece, wins in takers.items()]
    return sorted(found, key=lambda piece: (-piece["share"], piece["kind"], piece["piece"]))


def _piece(piece: tuple[str, str], wins: list[float], seats: int, games: int) -> Piece:
    part, low, high = won(wins)
    return Piece(
        kind=piece[0],
        piece=piece[1],
        taken=round(len(wins) / (games * seats), 4),
        share=round(part * seats, 3),
        low=round(low * seats, 3),
        high=round(high * seats, 3),
    )


def won(wins: Sequence[float]) -> tuple[float, float, float]:
    """The part of wins, and Wilson's interval of it."""
    return part_of(sum(wins), len(wins))


def part_of(wins: float, count: int) -> tuple[float, float, float]:
    """The same for so many wins of so many games."""
    part = wins / count
    scale = 1 + SURE**2 / count
    middle = (part + SURE**2 / (2 * count)) / scale
    half = SURE / scale * math.sqrt(part * (1 - part) / count + SURE**2 / (4 * count**2))
    return part, middle - half, middle + half


def often(found: Balance) -> list[Piece]:
    """Pieces taken by enough seats to say something about them."""
    return [piece for piece in found["pieces"] if piece["taken"] >= OFTEN]


def outside(found: Balance, surely: bool = True) -> list[Piece]:
    """Pieces taken often that are not even: surely, if their whole interval says so; else by their mean."""
    found_often = often(found)
    if surely:
        return [piece for piece in found_often if piece["high"] < EVEN[0] or piece["low"] > EVEN[1]]
    return [piece for piece in found_often if not EVEN[0] <= piece["share"] <= EVEN[1]]


def named(piece: Piece, say: Wording) -> str:
    """What a piece is called in its game."""
    parts = zip(piece["kind"].split(), piece["piece"].split(), strict=True)
    keys = [(f"{kind}-{word}", word) for kind, word in parts]
    return " ".join(say.text(key) if say.has(key) else word for key, word in keys)


def called(pieces: Sequence[Piece], say: Wording) -> list[str]:
    """The names of pieces; those that share one are told apart by what a pack calls them."""
    names = [named(piece, say) for piece in pieces]
    shared = Counter(names)
    return [
        f"{name} [{piece['piece']}]" if shared[name] > 1 else name for name, piece in zip(names, pieces, strict=True)
    ]
