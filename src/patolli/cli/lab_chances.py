"""`patolli lab chances`: fit chances to win to games between bots, and see whether they come true."""

import json
from importlib.resources import files
from pathlib import Path
from typing import Annotated

import typer

from patolli.lab.calibration import calibrate
from patolli.review.chances import Fitted, fitted
from patolli.wording import wording

from .arguments import Budget, GameName, Games, Jobs, Options, Seats, Seed, find_game, read_seats, read_setup
from .files import write
from .screen import Screen
from .simulate import progress_bar
from .speech import Lang


def chances(
    game_name: GameName,
    seats: Seats,
    games: Games = 200,
    seed: Seed = 0,
    option: Options = [],  # noqa: B006  # typer copies it
    jobs: Jobs = 1,
    budget: Budget = None,
    keep: Annotated[bool, typer.Option("--keep")] = False,
    out: Annotated[Path | None, typer.Option("--out", metavar="FILE", show_default=False)] = None,
    lang: Lang = "",
) -> None:
    game, say = find_game(game_name, lang), wording(None, lang)
    bots = read_seats(seats, lang, people=False)
    setup = read_setup(game, len(bots), option, None, lang)
    command = " ".join(
        [f"patolli lab chances {game.name} --seats {','.join(bots)} --games {games} --seed {seed}"]
        + ([f"--budget {budget}"] if budget else [])
        + [f"--option {text}" for text in option]
    )
    with progress_bar(games, say) as progress:
        found = calibrate(game, setup, bots, games, seed, jobs, command, progress, budget)
    if keep:
        variant, count = found["variant"], setup.seats
        others = [row for row in fitted(game.package) if (row["variant"], row["seats"]) != (variant, count)]
        new = Fitted(made_by=command, variant=variant, seats=count, spread=found["spread"])
        rows = sorted([*others, new], key=lambda row: (row["variant"], row["seats"]))
        target = Path(str(files(game.package).joinpath("advice", "chances.json")))
        write(target, json.dumps(rows, indent=1, ensure_ascii=False) + "\n")
    if out:
        out.parent.mkdir(parents=True, exist_ok=True)
        write(out, json.dumps(found, indent=1, ensure_ascii=False) + "\n")
    heads = [say.text(f"cli-chances-{head}") for head in ("said", "won", "positions")]
    rows_shown = [[f"{row['said']:.1%}", f"{row['won']:.1%}", str(row["positions"])] for row in found["table"]]
    Screen().table(heads, rows_shown, numbers=(0, 1, 2))
