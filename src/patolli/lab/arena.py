"""Bots against each other, rated: `patolli lab arena`.

Everybody meets everybody: two at a table in pairs, more in every company of so many. Each company plays its games with
the seats rotated and the same draws for every rotation, so that luck and the first seat are shared evenly.
"""

import random
from collections.abc import Callable, Sequence
from itertools import combinations
from statistics import stdev
from typing import TypedDict

from openskill.models import PlackettLuce

from patolli.core.game import Game, Setup

from .companies import Result, Task, learned, play_task
from .runners import Runner, collected, workers
from .simulate import ready

SURE = 1.96  # standard errors in a confidence interval of 95 %


class Standing(TypedDict):
    """How one bot did; a shared win counts 1 / (number of winners)."""

    bot: str
    rating: float
    low: float
    high: float
    games: int
    wins: float
    mean_score: float
    score_sure: float  # the mean is surely no farther off than this
    choice_ms: float  # processor time for one choice that had to be made, on this machine


class Meeting(TypedDict):
    """How two bots did against each other, at whatever tables both sat."""

    bots: list[str]
    games: int
    ahead: float  # games in which the first had more points; half for a tie


class Arena(TypedDict):
    """A report; `command` says how to repeat it."""

    game: str
    options: dict[str, str]
    players: int
    seed: int
    command: str
    standings: list[Standing]
    meetings: list[Meeting]
    winner_mean: dict[str, float]  # company → the winner's mean points
    faults: list[str]  # games that bots of others have lost without being beaten, a line each


def companies(bots: Sequence[str], players: int) -> list[tuple[str, ...]]:
    """Who sits down together: every choice of so many bots; with fewer bots than seats, one against many of another."""
    if len(bots) >= players:
        return list(combinations(bots, players))
    if players == 1 or len(bots) == 1:
        return [(bot,) * players for bot in bots]
    return [(one, *(other,) * (players - 1)) for one in bots for other in bots if one != other]


def arena(
    game: Game,
    setup: Setup,
    bots: Sequence[str],
    games: int,
    seed: int = 0,
    jobs: int = 1,
    command: str = "",
    progress: Callable[[int], None] | None = None,
    budget: int | None = None,
    runner: Runner | None = None,
) -> Arena:
    """Have every company play so many games; `progress` is told how many are done."""
    weights = learned(game, bots)
    for name in bots:
        if name not in weights:
            ready(name, setup)
    deals = range(-(-games // setup.seats))
    tasks = [
        Task(game.name, setup, tuple(c), seed, n, budget, weights) for c in companies(bots, setup.seats) for n in deals
    ]
    found = collected(workers(jobs, runner)(play_task, tasks), progress)
    return report(game, setup, bots, sorted(found), seed, command)


def report(game: Game, setup: Setup, bots: Sequence[str], found: list[Result], seed: int, command: str) -> Arena:
    ratings = rated(bots, found)
    winner_mean = {}
    for company in dict.fromkeys(result.company for result in found):
        tops = [max(result.scores) for result in found if result.company == company]
        winner_mean[",".join(company)] = round(sum(tops) / len(tops), 1)
    standings = [_standing(bot, ratings[bot], found) for bot in bots]
    return Arena(
        game=game.name,
        options=dict(setup.options),
        players=setup.seats,
        seed=seed,
        command=command,
        standings=sorted(standings, key=lambda standing: -standing["rating"]),
        meetings=[_meeting(a, b, found) for a, b in combinations(bots, 2)],
        winner_mean=winner_mean,
        faults=[result.fault for result in found if result.fault],
    )


def rated(bots: Sequence[str], found: list[Result]) -> dict[str, tuple[float, float]]:
    """Bot → rating and its uncertainty; games are rated in an order drawn by lot, so that no company comes last."""
    model = PlackettLuce()
    ratings = {bot: model.rating(name=bot) for bot in bots}
    order = found[:]
    random.Random(0).shuffle(order)
    for result in order:
        best = _best(result)
        if len(best) > 1:
            teams = model.rate([[ratings[bot]] for bot in best], scores=list(best.values()))
            for bot, team in zip(best, teams, strict=True):
                ratings[bot] = team[0]
    return {bot: (rating.mu, rating.sigma) for bot, rating in ratings.items()}


def _best(result: Result) -> dict[str, float]:
    """Bot → its points; of several seats of one bot the best counts."""
    best: dict[str, float] = {}
    for bot, score in zip(result.seats, result.scores, strict=True):
        best[bot] = max(score, best.get(bot, score))
    return best


def _standing(bot: str, rating: tuple[float, float], found: list[Result]) -> Standing:
    seats = [(result, seat) for result in found for seat, name in enumerate(result.seats) if name == bot]
    wins = sum(1 / len(result.winners) for result, seat in seats if seat in result.winners)
    made = sum(result.asked[seat] for result, seat in seats)
    scores = [result.scores[seat] for result, seat in seats]
    error = stdev(scores) / len(scores) ** 0.5 if len(scores) > 1 else 0.0
    return Standing(
        bot=bot,
        rating=round(rating[0], 2),
        low=round(rating[0] - SURE * rating[1], 2),
        high=round(rating[0] + SURE * rating[1], 2),
        games=len(seats),
        wins=round(wins, 2),
        mean_score=round(sum(scores) / max(len(seats), 1), 2),
        score_sure=round(SURE * error, 2),
        choice_ms=round(1000 * sum(result.seconds[seat] for result, seat in seats) / max(made, 1), 2),
    )


def _meeting(a: str, b: str, found: list[Result]) -> Meeting:
    games, ahead = 0, 0.0
    for result in found:
        best = _best(result)
        if a in best and b in best:
            games += 1
            ahead += 1.0 if best[a] > best[b] else 0.5 if best[a] == best[b] else 0.0
    return Meeting(bots=[a, b], games=games, ahead=ahead)


def picture(found: Arena) -> str:
    """The ratings as a drawing: a dot for each bot, a line for where it surely is."""
    rows = found["standings"]
    low = min(row["low"] for row in rows) - 1
    high = max(row["high"] for row in rows) + 1

    def x(rating: float) -> float:
        return round(120 + 480 * (rating - low) / (high - low), 1)

    lines = []
    for number, row in enumerate(rows):
        y = 40 + 28 * number
        share = row["wins"] / max(row["games"], 1)
        lines.append(
            f'<text x="110" y="{y + 4}" text-anchor="end">{row["bot"]}</text>'
            f'<line x1="{x(row["low"])}" x2="{x(row["high"])}" y1="{y}" y2="{y}" stroke="#2a6f6f" stroke-width="3"/>'
            f'<circle cx="{x(row["rating"])}" cy="{y}" r="5" fill="#2a6f6f"/>'
            f'<text x="615" y="{y + 4}">{row["rating"]:.1f}, {share:.0%} won</text>'
        )
    height = 40 + 28 * len(rows)
    title = f"{found['game']}, {found['players']} seats"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="760" height="{height}" font-family="sans-serif">'
        f'<rect width="760" height="{height}" fill="#fff"/><text x="10" y="20">{title}</text>{"".join(lines)}</svg>\n'
    )
