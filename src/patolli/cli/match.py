"""`patolli match`: checking and showing the record of a game."""

from pathlib import Path
from typing import Annotated

import typer

from patolli.core.match import Match
from patolli.core.matchfile import Written
from patolli.wording import Wording, wording

from .arguments import PackFile
from .fault import CHECK_FAILED, Fault
from .files import match_files, read_match
from .screen import Screen, draw, seat_names
from .speech import Lang
from .telling import account, show_account, show_result

app = typer.Typer()


def register(above: typer.Typer) -> None:
    above.add_typer(app, name="match")


FILE = typer.Argument(metavar="FILE", show_default=False)


@app.command("verify")
def verify(
    files: Annotated[list[Path], typer.Argument(metavar="FILE…", show_default=False)],
    pack: PackFile = None,
    lang: Lang = "",
) -> None:
    say, screen = wording(None, lang), Screen()
    worst = 0
    for given in files:
        try:
            found = match_files(given, lang)
        except Fault as fault:
            worst = max(worst, fault.report())
            continue
        for path in found:
            try:
                match, written = read_match(path, lang, pack, CHECK_FAILED)
            except Fault as fault:
                worst = max(worst, fault.report())
            else:
                screen.say(f"{path}: {_verdict(match, written, say)}")
    raise typer.Exit(worst)


def _verdict(match: Match, written: Written, say: Wording) -> str:
    """What was checked: the draws only if the dealer's secret has been shown."""
    draws = "checked" if written.secret and written.commitment else "unchecked"
    end = "over" if written.over else "stopped"
    return say.text("cli-verified", choices=len(match.plies), draws=draws, end=end)


@app.command("show")
def show(
    file: Annotated[Path, FILE],
    at: Annotated[int | None, typer.Option("--at", metavar="PLY", show_default=False)] = None,
    seat: Annotated[int | None, typer.Option("--seat", metavar="N", show_default=False)] = None,
    pack: PackFile = None,
    lang: Lang = "",
) -> None:
    match, _ = read_match(file, lang, pack)
    app_say, screen = wording(None, lang), Screen()
    if at is not None:
        if not 0 <= at <= len(match.plies):
            raise Fault(app_say.text("cli-no-such-ply", file=str(file), ply=str(at), last=str(len(match.plies))))
        match.rewind(at)
    if seat is not None and not 0 <= seat < match.setup.seats:
        raise Fault(app_say.text("cli-no-such-seat", file=str(file), seat=str(seat), last=str(match.setup.seats - 1)))
    say = wording(match.game, lang, match.setup.pack)
    names = seat_names(match.names, say)
    screen.say(f"{say.title()}: {say.list(names)}", "bold")
    screen.say("; ".join(f"{say.option(name)}: {say.option_value(name, value)}" for name, value in match.setup.options))
    screen.say()
    screen.board(draw(match.game, match.state, seat, names, say, whole=True))
    screen.say()
    show_account(screen, account(match, say, names, seat))
    if match.is_over:
        screen.say()
        show_result(screen, match, names, say)
