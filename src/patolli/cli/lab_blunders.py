"""`patolli lab blunders`: whether the blunders that reviews find are some."""

import json
from pathlib import Path
from statistics import fmean
from typing import Annotated

import typer

from patolli.lab.blunders import GOAL, blunders
from patolli.wording import wording

from .arguments import GameName, Games, Jobs, Json, Options, Seed, find_game, read_seats, read_setup
from .files import check_writable, write
from .screen import Screen
from .simulate import progress_bar
from .speech import Lang


def command(
    game_name: GameName,
    seats: Annotated[str, typer.Option("--seats", metavar="A,B,…")] = "medium,easy,medium,easy",
    games: Games = 3,
    worlds: Annotated[int, typer.Option("--worlds", min=1, metavar="N")] = 12,
    seed: Seed = 0,
    option: Options = [],  # noqa: B006  # typer copies it
    jobs: Jobs = 1,
    out: Annotated[Path | None, typer.Option("--out", metavar="FILE", show_default=False)] = None,
    as_json: Json = False,
    lang: Lang = "",
) -> None:
    game, say = find_game(game_name, lang), wording(None, lang)
    bots = read_seats(seats, lang, people=False)
    setup = read_setup(game, len(bots), option, None, lang)
    said = " ".join(
        [f"patolli lab blunders {game.name} --seats {','.join(bots)} --games {games} --worlds {worlds}"]
        + [f"--seed {seed}"]
        + [f"--option {text}" for text in option]
    )
    check_writable(out, replaced=True)
    with progress_bar(games, say) as progress:
        found = blunders(game, setup, bots, games, seed, worlds, jobs, said, progress)
    if out:
        out.parent.mkdir(parents=True, exist_ok=True)
        write(out, json.dumps(found, indent=1, ensure_ascii=False) + "\n")
    if as_json:
        print(json.dumps(found, ensure_ascii=False))
        return
    screen = Screen()
    heads = [say.text(f"cli-blunders-{head}") for head in ("game", "turn", "bot", "said", "played", "better")]
    rows = [
        [str(one["game"] + 1), str(one["turn"]), bots[one["seat"]], f"{100 * one['loss']:.0f}"]
        + [f"{100 * fmean(one['played']):.0f}", f"{100 * fmean(one['better']):.0f}"]
        for one in found["blunders"]
    ]
    screen.table(heads, rows, numbers=(0, 1, 3, 4, 5))
    figures = {name: f"{100 * found[name]:.1f}" for name in ("said", "gained", "error")}
    goal = f"{100 * GOAL:.0f}"
    screen.say(say.text("cli-blunders-together", count=len(rows), worlds=worlds, goal=goal, **figures))
