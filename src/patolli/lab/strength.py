"""How strong the learner became, against opponents that stay the same: `--report` of `patolli lab train` and `tune`."""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import TypedDict

from patolli.core.game import Game, Setup

from .companies import Task, learned, play_task
from .runners import Runner, collected, here

STOPS = 6  # rounds that are looked at, evenly spread, the last one among them
SEED = 90_000  # draws that no round has seen: rounds are dealt by other means
LEVEL = "hard"


class Strength(TypedDict):
    """One learner with the weights of a round among others who are all alike, in every seat with the same draws."""

    round: int
    against: str  # a bot, or `round N`: the same bot with the weights of that round
    games: int
    won: float  # a shared win counts 1 / (number of winners)
    score: float
    rival: float  # the mean of the others


class Learning(TypedDict):
    """A report; `command` says how to repeat it."""

    game: str
    options: dict[str, str]
    players: int
    command: str
    strengths: list[Strength]


def stops(rounds: Sequence[int]) -> list[int]:
    """Some of the rounds, evenly spread, the first and the last among them."""
    last = len(rounds) - 1
    return [rounds[at] for at in sorted({round(last * k / (STOPS - 1)) for k in range(STOPS)})]


def learning(game: Game, setup: Setup, folder: Path, games: int, command: str, share: Runner = here) -> Learning:
    """What the weights kept in a folder win against the greedy bot and against those of the first round kept."""
    files = {int(file.stem.split("-")[1]): file for file in sorted(folder.glob("weights-*.json"))}
    first = min(files)
    rivals = {"greedy": "greedy", f"round {first}": f"{LEVEL}:{files[first]}"}
    found = [
        strength(game, setup, number, files[number], against, rival, games, share)
        for number in stops(sorted(files))
        for against, rival in rivals.items()
        if rival != f"{LEVEL}:{files[number]}"
    ]
    return Learning(game=game.name, options=dict(setup.options), players=setup.seats, command=command, strengths=found)


def write(
    file: Path, game: Game, setup: Setup, folder: Path, meetings: int, command: str, share: Runner = here
) -> None:
    """The same as a file, which says by what command it was made."""
    found = learning(game, setup, folder, meetings, f"{command} --meetings {meetings}", share)
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(json.dumps(found, indent=1, ensure_ascii=False) + "\n", "utf-8")


def strength(
    game: Game, setup: Setup, number: int, file: Path, against: str, rival: str, games: int, share: Runner
) -> Strength:
    company = (f"{LEVEL}:{file}", *(rival,) * (setup.seats - 1))
    weights = learned(game, company)
    tasks = [Task(game.name, setup, company, SEED, deal, None, weights) for deal in range(-(-games // setup.seats))]
    results = collected(share(play_task, tasks))
    seats = [result.seats.index(company[0]) for result in results]
    own = [result.scores[seat] for result, seat in zip(results, seats, strict=True)]
    others = [sum(r.scores) - mine for r, mine in zip(results, own, strict=True)]
    won = sum(1 / len(r.winners) for r, seat in zip(results, seats, strict=True) if seat in r.winners)
    count = len(results)
    return Strength(
        round=number, against=against, games=count, won=round(won, 2), score=round(sum(own) / count, 1),
        rival=round(sum(others) / count / max(setup.seats - 1, 1), 1),
    )  # fmt: skip
