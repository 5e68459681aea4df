"""`patolli lab`: what many games say about a game itself."""

import json
from typing import Annotated

import typer

from patolli.lab.balance import EVEN, OFTEN, Balance, often, outside
from patolli.lab.balance import balance as run_balance
from patolli.wording import Wording, wording

from .arguments import GameName, Json, Options, PackFile, Seats, find_game, read_seats, read_setup
from .fault import Fault
from .screen import Screen
from .simulate import progress_bar
from .speech import Lang

app = typer.Typer(no_args_is_help=True)


def register(above: typer.Typer) -> None:
    above.add_typer(app, name="lab")


@app.callback()
def lab() -> None:
    pass


@app.command("balance")
def balance(
    game_name: GameName,
    seats: Seats = "greedy,greedy,greedy,greedy",
    games: Annotated[int, typer.Option("--games", min=1, metavar="N")] = 200,
    seed: Annotated[int, typer.Option("--seed", metavar="S")] = 0,
    option: Options = [],  # noqa: B006  # typer copies it
    pack: PackFile = None,
    opening: Annotated[int, typer.Option("--opening", min=0, metavar="K")] = 0,
    jobs: Annotated[int, typer.Option("--jobs", min=1, max=256, metavar="J")] = 1,
    as_json: Json = False,
    lang: Lang = "",
) -> None:
    game, say = find_game(game_name, lang), wording(None, lang)
    if not game.pieces_taken:
        raise Fault(say.text("cli-no-pieces-taken", game=game.name))
    bots = read_seats(seats, lang, people=False)
    setup = read_setup(game, len(bots), option, pack, lang)
    with progress_bar(games, say) as progress:
        found = run_balance(game, setup, bots, games, seed, jobs, opening, progress)
    if as_json:
        print(json.dumps(found, ensure_ascii=False))
    else:
        _show(found, wording(game, lang, setup.pack))


def _show(found: Balance, say: Wording) -> None:
    screen = Screen()
    means = {"mean": f"{found['mean_score']:g}", "winning": f"{found['mean_winning_score']:g}"}
    screen.say(say.text("cli-balance", games=found["games"], **means))
    rows = [
        [f"{p['kind']} {p['piece']}", f"{p['taken']:.1%}", f"{p['share']:.2f}", f"{p['low']:.2f}–{p['high']:.2f}"]
        for p in often(found)
    ]
    screen.table(
        [say.text(f"cli-balance-{name}") for name in ("piece", "taken", "share", "between")], rows, numbers=(1, 2, 3)
    )
    rare = len(found["pieces"]) - len(rows)
    if rare:
        screen.say(say.text("cli-balance-rare", count=rare))
    screen.say(
        say.text(
            "cli-balance-verdict",
            often=len(rows),
            part=f"{OFTEN:.0%}",
            low=f"{EVEN[0]:g}",
            high=f"{EVEN[1]:g}",
            outside=len(outside(found, surely=False)),
            surely=len(outside(found)),
        )
    )
