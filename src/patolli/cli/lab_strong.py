"""`patolli lab strong`: what strong play scores by source, for reviews to compare with."""

from pathlib import Path
from typing import Annotated

import typer

from patolli.core.game import Game
from patolli.lab.strong import strong
from patolli.review.figures import STRONG, Figures, all_figures, file_of, with_row
from patolli.wording import wording

from .arguments import GameName, Games, Jobs, Options, Seats, Seed, find_game, read_seats, read_setup
from .files import write
from .screen import Screen
from .simulate import progress_bar
from .speech import Lang

Keep = Annotated[bool, typer.Option("--keep")]


def command(
    game_name: GameName,
    seats: Seats,
    games: Games = 12,
    seed: Seed = 0,
    option: Options = [],  # noqa: B006  # typer copies it
    jobs: Jobs = 1,
    keep: Keep = False,
    lang: Lang = "",
) -> None:
    game = find_game(game_name, lang)
    bots = read_seats(seats, lang, people=False)
    setup = read_setup(game, len(bots), option, None, lang)
    said = " ".join(
        [f"patolli lab strong {game.name} --seats {','.join(bots)} --games {games} --seed {seed}"]
        + [f"--option {text}" for text in option]
    )
    with progress_bar(games, wording(None, lang)) as progress:
        found = strong(game, setup, bots, games, seed, jobs, said, progress)
    if keep:
        kept(game, STRONG, found)
    say = wording(game, lang)
    rows = [[say.source(source), f"{points:.1f}"] for source, points in found["figures"].items()]
    total = [say.text("cli-strong-total"), f"{sum(found['figures'].values()):.1f}"]
    Screen().table([say.text("cli-strong-source"), say.text("cli-strong-points")], [*rows, total], numbers=(1,))


def kept(game: Game, name: str, row: Figures) -> None:
    """Put a row where the game looks for it."""
    write(Path(str(file_of(game.package, name))), with_row(all_figures(game.package, name), row))
