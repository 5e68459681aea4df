"""Arguments that several commands take, and what they mean."""

from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from patolli.core.game import Game, Setup
from patolli.core.refusal import BadSetup
from patolli.games import GAMES
from patolli.wording import Wording, wording

from .fault import Fault

if TYPE_CHECKING:
    from patolli.bots.plugged import BotFault

YOU = "you"  # in a list of seats: somebody at this terminal

GameName = Annotated[str, typer.Argument(metavar="GAME", show_default=False)]
Seats = Annotated[str, typer.Option("--seats", metavar="A,B,…", show_default=False)]
Options = Annotated[list[str], typer.Option("--option", metavar="NAME=VALUE", show_default=False)]
PackFile = Annotated[Path | None, typer.Option("--pack", metavar="FILE", show_default=False)]
Games = Annotated[int, typer.Option("--games", min=1, metavar="N")]
Seed = Annotated[int, typer.Option("--seed", metavar="S")]
Jobs = Annotated[int, typer.Option("--jobs", min=1, max=256, metavar="J")]
Cluster = Annotated[str, typer.Option("--cluster", metavar="[ADDRESS]", show_default=False)]  # see `filled`
Json = Annotated[bool, typer.Option("--json", show_default=False)]
Budget = Annotated[int | None, typer.Option("--budget", min=1, metavar="N", show_default=False)]
Force = Annotated[bool, typer.Option("--force", show_default=False)]


def find_game(name: str, lang: str) -> Game:
    """The game of this name."""
    _check_name(name, lang)
    return GAMES[name]


def package_of(name: str, lang: str) -> str:
    """The package of the game of this name; the game is not imported for that."""
    _check_name(name, lang)
    return GAMES.package(name)


def _check_name(name: str, lang: str) -> None:
    if name not in GAMES:
        raise Fault(wording(None, lang).text("cli-unknown-game", name=name, known=", ".join(GAMES)))


def read_seats(text: str, lang: str, people: bool) -> tuple[str, ...]:
    """Who sits where: bots by name, ours or those that others have written; with `people` also `you`."""
    from patolli.bots import BOTS  # here and below, because many commands have no use for bots and files
    from patolli.bots.plugged import place_of

    known = ((YOU,) if people else ()) + tuple(BOTS)
    seats = tuple(word.strip() for word in text.split(","))
    for word in seats:
        if word not in known and not place_of(word):
            raise Fault(wording(None, lang).text("cli-unknown-seat", name=word, known=", ".join(known)))
    return seats


def blame(fault: "BotFault", lang: str) -> Fault:
    """What is said of a bot that is not to be had."""
    return Fault(wording(None, lang).text(f"cli-bot-{fault.why}", bot=fault.bot, more=fault.more))


def tell_lost(faults: Sequence[str], say: Wording) -> None:
    """The games that bots of others have lost without being beaten."""
    for why, count in Counter(faults).items():
        print(say.text("cli-arena-lost", count=count, why=why))


def read_setup(game: Game, seats: int, given: Sequence[str], pack: Path | None, lang: str) -> Setup:
    """What the table has settled."""
    from .files import read_pack

    options: dict[str, str] = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals or name in options:
            raise Fault(wording(None, lang).text("cli-bad-option", text=text))
        options[name] = value
    try:
        return game.setup(seats, options, read_pack(game, pack, lang))
    except BadSetup as error:
        field, _, name = error.field.partition(".")
        here = f"--option {name}: " if field == "options" else f"--{field}: "
        raise Fault(here + wording(game, lang).bad_setup(error)) from None
