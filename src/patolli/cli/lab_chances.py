"""`patolli lab chances`: fit chances to win to games between bots, and see whether they come true."""

import json
from pathlib import Path
from typing import Annotated

import typer

from patolli.lab.calibration import calibrate
from patolli.review.chances import NAME
from patolli.review.figures import Figures
from patolli.wording import wording

from .arguments import Budget, GameName, Games, Jobs, Options, Seats, Seed, find_game, read_seats, read_setup
from .files import check_writable, write
from .lab_strong import Keep, kept
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
    keep: Keep = False,
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
    check_writable(out, replaced=True)
    with progress_bar(games, say) as progress:
        found = calibrate(game, setup, bots, games, seed, jobs, command, progress, budget)
    if keep:
        kept(game, NAME, Figures(made_by=command, variant=found["variant"], seats=setup.seats, figures=found["spread"]))
    if out:
        out.parent.mkdir(parents=True, exist_ok=True)
        write(out, json.dumps(found, indent=1, ensure_ascii=False) + "\n")
    heads = [say.text(f"cli-chances-{head}") for head in ("said", "won", "positions")]
    rows_shown = [[f"{row['said']:.1%}", f"{row['won']:.1%}", str(row["positions"])] for row in found["table"]]
    Screen().table(heads, rows_shown, numbers=(0, 1, 2))
