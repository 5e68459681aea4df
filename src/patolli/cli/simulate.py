"""`patolli simulate`: bots play many games."""

import json
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from patolli.bots.plugged import BotFault
from patolli.lab.simulate import Simulation
from patolli.lab.simulate import simulate as run_simulation
from patolli.wording import Wording, wording

from .arguments import (
    Budget,
    Cluster,
    Force,
    GameName,
    Jobs,
    Json,
    Options,
    PackFile,
    Seats,
    blame,
    find_game,
    read_seats,
    read_setup,
)
from .fault import Fault
from .screen import Screen, seat_names
from .speech import Lang
from .workers import workers


def register(app: typer.Typer) -> None:
    app.command("simulate")(simulate)


def simulate(
    game_name: GameName,
    seats: Seats,
    games: Annotated[int, typer.Option("--games", min=1, metavar="N")] = 1,
    seed: Annotated[int, typer.Option("--seed", metavar="S")] = 0,
    option: Options = [],  # noqa: B006  # typer copies it
    pack: PackFile = None,
    jobs: Jobs = 1,
    cluster: Cluster = "",
    budget: Budget = None,
    save: Annotated[Path | None, typer.Option("--save", metavar="DIR", show_default=False)] = None,
    force: Force = False,
    as_json: Json = False,
    lang: Lang = "",
) -> None:
    game, say = find_game(game_name, lang), wording(None, lang)
    bots = read_seats(seats, lang, people=False)
    setup = read_setup(game, len(bots), option, pack, lang)
    if save:
        _make_folder(save, f"{game.name}-{seed}-*.match", force, say)
    try:
        with workers(cluster, jobs, bots, say) as (count, runner), progress_bar(games, say) as progress:
            found = run_simulation(game, setup, bots, games, seed, count, save, progress, runner, budget)
    except BotFault as fault:
        raise blame(fault, lang) from None
    except OSError as error:
        raise Fault(f"{error.filename or save}: {error.strerror}") from None
    if as_json:
        print(json.dumps(found, ensure_ascii=False))
    else:
        _show(found, say)


def _make_folder(folder: Path, pattern: str, force: bool, say: Wording) -> None:
    """The folder exists, and nothing in it will be overwritten unless that is meant."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except FileExistsError:
        raise Fault(say.text("cli-not-a-folder", file=str(folder))) from None
    except OSError as error:
        raise Fault(f"{folder}: {error.strerror}") from None
    if not force and any(folder.glob(pattern)):
        raise Fault(say.text("cli-folder-taken", folder=str(folder), pattern=pattern))


@contextmanager
def progress_bar(games: int, say: Wording) -> Iterator[Callable[[int], None] | None]:
    """A bar on stderr if somebody is there to see it."""
    if not sys.stderr.isatty():
        yield None
        return
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(say.text("cli-simulating"), total=games)
        yield lambda done: bar.update(task, completed=done)


def _show(found: Simulation, say: Wording) -> None:
    screen = Screen()
    names = seat_names([seat["bot"] for seat in found["seats"]], say)
    heads = [say.text(f"cli-simulate-{head}") for head in ("seat", "wins", "score")]
    rows = [
        (name, f"{seat['wins']:g}", f"{seat['mean_score']:.1f}")
        for name, seat in zip(names, found["seats"], strict=True)
    ]
    screen.table(heads, rows, numbers=(1, 2))
    for number, result in enumerate(found["results"]):
        lost = result["forfeit"]
        if lost:
            why = say.text(f"cli-bot-{lost['why']}", bot=lost["bot"], more=lost["more"])
            screen.say(say.text("cli-simulate-lost", number=number, why=why))
    speed = round(found["decisions"] / found["seconds"]) if found["seconds"] else 0
    screen.say(
        say.text(
            "cli-simulate-sum",
            games=found["games"],
            decisions=found["decisions"],
            seconds=f"{found['seconds']:.1f}",
            speed=speed,
        )
    )
