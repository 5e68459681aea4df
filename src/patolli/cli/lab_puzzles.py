"""`patolli lab puzzles`: find positions in games between bots in which one turn is clearly best."""

from importlib.resources import files
from pathlib import Path
from typing import Annotated

import typer

from patolli.bots.plugged import BotFault
from patolli.lab.puzzles import make, renew
from patolli.wording import wording

from .arguments import GameName, Jobs, Options, Seats, Seed, blame, find_game, read_seats, read_setup
from .fault import Fault
from .simulate import progress_bar
from .speech import Lang


def puzzles(
    game_name: GameName,
    seats: Seats = "medium,medium",
    count: Annotated[int, typer.Option("--count", min=1, max=9999, metavar="N")] = 60,
    games: Annotated[int, typer.Option("--games", min=1, metavar="N")] = 2000,
    seed: Seed = 0,
    option: Options = [],  # noqa: B006  # typer copies it
    jobs: Jobs = 1,
    again: Annotated[bool, typer.Option("--again")] = False,
    folder: Annotated[Path | None, typer.Option("--folder", metavar="DIR", show_default=False)] = None,
    lang: Lang = "",
) -> None:
    game, say = find_game(game_name, lang), wording(None, lang)
    bots = read_seats(seats, lang, people=False)
    setup = read_setup(game, len(bots), option, None, lang)
    target = folder or Path(str(files(game.package).joinpath("learn", "puzzles")))
    try:
        if again:
            there = len(list(target.glob("*.match")))
            with progress_bar(there, say) as progress:
                kept = renew(game, target, jobs, progress)
            print(say.text("puzzle-renewed", count=kept, there=there))
        with progress_bar(count, say) as progress:
            found = make(game, setup, bots, count, seed, target, jobs, progress, games)
    except BotFault as fault:
        raise blame(fault, lang) from None
    except OSError as error:
        raise Fault(f"{error.filename or target}: {error.strerror}") from None
    print(say.text("puzzle-made", count=found, folder=str(target)))
