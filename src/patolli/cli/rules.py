"""`patolli rules`: the numbered rules of a game."""

from typing import Annotated

import typer

from patolli.core.rulebook import find
from patolli.wording import wording

from .arguments import GameName, package_of
from .fault import Fault
from .rulebook import chapters, show_all, show_rules
from .screen import Screen
from .speech import Lang


def register(app: typer.Typer) -> None:
    app.command("rules")(rules)


def rules(
    game_name: GameName,
    topic: Annotated[str, typer.Argument(metavar="RULE", show_default=False)] = "",
    lang: Lang = "",
) -> None:
    book, screen = chapters(package_of(game_name, lang), lang), Screen()
    if not topic.strip():
        show_all(screen, book)
        return
    found = find(book, topic)
    if not found:
        span = f"{book[0].rules[0].number} … {book[-1].rules[-1].number}"
        raise Fault(wording(None, lang).text("cli-unknown-rule", topic=topic, span=span))
    show_rules(screen, found)
