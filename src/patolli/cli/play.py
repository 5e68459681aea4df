"""`patolli play`: a game in the terminal, with bots and with people who share the keyboard."""

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

from patolli.bots import BOTS
from patolli.bots.plugged import BotFault
from patolli.core.game import Setup
from patolli.core.match import Match
from patolli.games import GAMES
from patolli.lab.simulate import ready
from patolli.wording import wording

from .arguments import YOU, GameName, Options, PackFile, blame, find_game, read_seats, read_setup
from .fault import Fault
from .files import read_match
from .screen import Screen
from .session import Session
from .speech import Lang

USUAL = f"{YOU},greedy"


def register(app: typer.Typer) -> None:
    app.command("play")(play)


def play(
    game_name: GameName = "",
    seats: Annotated[str, typer.Option("--seats", metavar="A,B,…", show_default=False)] = "",
    option: Options = [],  # noqa: B006  # typer copies it
    pack: PackFile = None,
    resume: Annotated[Path | None, typer.Option("--resume", metavar="FILE", show_default=False)] = None,
    lang: Lang = "",
) -> None:
    if resume:
        match = _resumed(resume, game_name, option, seats, pack, lang)
    elif not game_name:
        raise Fault(wording(None, lang).text("cli-which-game", known=", ".join(GAMES)))
    else:
        match = _opened(game_name, seats or USUAL, option, pack, lang)
    guests = seats.split(",") if seats else []  # what a file says of who played is nobody's wish to run it
    raise typer.Exit(Session(match, lang, resume, [name.strip() for name in guests]).run())


def _opened(game_name: str, seats: str, option: list[str], pack: Path | None, lang: str) -> Match:
    game = find_game(game_name, lang)
    names = read_seats(seats, lang, people=True)
    setup = read_setup(game, len(names), option, pack, lang)
    _ready(names, setup, lang)
    return Match(game, setup, names)


def _ready(names: Sequence[str], setup: Setup, lang: str) -> None:
    """All bots are there."""
    try:
        for name in names:
            if name != YOU:
                ready(name, setup)
    except BotFault as fault:
        raise blame(fault, lang) from None


def _resumed(file: Path, game_name: str, option: list[str], seats: str, pack: Path | None, lang: str) -> Match:
    """A saved game; `--seats` may put others in the same places."""
    match, _ = read_match(file, lang, pack)
    say = wording(None, lang)
    if game_name and find_game(game_name, lang) is not match.game:
        raise Fault(say.text("cli-other-game", file=str(file), name=match.game.name, wanted=game_name))
    if option:
        raise Fault(say.text("cli-resume-options", file=str(file)))
    if seats:
        names = read_seats(seats, lang, people=True)
        if len(names) != match.setup.seats:
            raise Fault(say.text("cli-resume-seats", file=str(file), count=match.setup.seats, given=len(names)))
        _ready(names, match.setup, lang)
        match.names = names
    return match


def invite(lang: str) -> None:
    """Ask what to play and with whom, then play."""
    screen, say = Screen(), wording(None, lang)
    screen.say(say.text("cli-welcome"))
    for game in GAMES.values():
        screen.say(f"  {game.name} · {wording(game, lang).title()}")
    first = next(iter(GAMES))
    while True:
        try:
            name = input(say.text("cli-ask-game", usual=first) + " ").strip() or first
            seats = input(say.text("cli-ask-seats", usual=USUAL, bots=", ".join(BOTS)) + " ").strip() or USUAL
        except EOFError:
            screen.say()
            return
        try:
            match = _opened(name, seats, [], None, lang)
        except Fault as fault:
            screen.say(str(fault))
            continue
        raise typer.Exit(Session(match, lang, guests=match.names).run())
