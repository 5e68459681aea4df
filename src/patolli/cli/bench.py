"""`patolli bench`: how fast the engine is."""

import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated

import typer
from rich.console import Console

from patolli.games import GAMES
from patolli.lab.bench import BenchResult
from patolli.lab.bench import bench as measure
from patolli.lab.peers import PEERS, PeerError
from patolli.wording import Wording, wording

from .arguments import GameName, Json, find_game
from .extra import extra
from .fault import CHECK_FAILED, Fault
from .screen import Screen
from .speech import Lang

FIGURES = (
    "decisions_per_second",
    "recorded_decisions_per_second",
    "games_per_second",
    "options_per_second",
    "copies_per_second",
    "copy_microseconds",
    "state_bytes",
)
PEER_FIGURES = ("decisions_per_second", "ratio", "recorded_ratio")
LEARNING_FIGURES = ("decisions_per_second", "read_decisions_per_second", "ratio", "read_ratio")


def register(app: typer.Typer) -> None:
    app.command("bench")(bench)


def bench(
    game_name: GameName = "",
    peer: Annotated[str, typer.Option("--peer", metavar="|".join(PEERS), show_default=False)] = "",
    learning: Annotated[bool, typer.Option("--learning", show_default=False)] = False,
    as_json: Json = False,
    lang: Lang = "",
) -> None:
    say = wording(None, lang)
    if peer and peer not in PEERS:
        raise Fault(say.text("cli-unknown-peer", name=peer, known=", ".join(PEERS)))
    games = [find_game(game_name, lang)] if game_name else list(GAMES.values())
    try:
        with extra(say, "rl"), _waiting(say):
            found = [measure(game, peer or None, learning=learning) for game in games]
    except PeerError as error:
        raise Fault(str(error), CHECK_FAILED) from None
    if as_json:
        print(json.dumps(found[0] if game_name else found))
    else:
        _show(found, say)


@contextmanager
def _waiting(say: Wording) -> Iterator[None]:
    """A sign of life on stderr if somebody is there to see it."""
    if not sys.stderr.isatty():
        yield
        return
    with Console(stderr=True).status(say.text("cli-measuring")):
        yield


def _show(found: list[BenchResult], say: Wording) -> None:
    rows = []
    for result in found:
        who = say.text("cli-bench-game", name=result["game"], seats=result["seats"], runs=result["runs"])
        numbers: dict[str, float] = {figure: result[figure] for figure in FIGURES}  # type: ignore[literal-required]
        rows += [(who, say.text(f"cli-bench-{_key(figure)}"), f"{n:,}") for figure, n in numbers.items()]
        learning = result["learning"]
        if learning:
            numbers = {figure: learning[figure] for figure in LEARNING_FIGURES}  # type: ignore[literal-required]
            rows += [(who, say.text(f"cli-bench-learning-{_key(figure)}"), f"{n:,}") for figure, n in numbers.items()]
        peer = result["peer"]
        if peer:
            who = f"{peer['name']} {peer['version']}"
            numbers = {figure: peer[figure] for figure in PEER_FIGURES}  # type: ignore[literal-required]
            rows += [(who, say.text(f"cli-bench-{_key(figure)}"), f"{n:,}") for figure, n in numbers.items()]
    Screen().table([say.text(f"cli-bench-{head}") for head in ("who", "what", "value")], rows, numbers=(2,))


def _key(figure: str) -> str:
    return figure.replace("_", "-")
