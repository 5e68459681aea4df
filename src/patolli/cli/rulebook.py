"""The numbered rules of a game in the reader's language."""

from importlib.resources import files

from patolli.core import rulebook
from patolli.core.game import Game
from patolli.core.rulebook import Chapter, Rule

from .screen import Screen


def chapters(game: Game, lang: str) -> list[Chapter]:
    """All chapters."""
    return rulebook.read(files(game.package).joinpath(f"rules.{lang}.md").read_text("utf-8"))


def show_rules(screen: Screen, rules: list[Rule]) -> None:
    """Some rules, each with its number."""
    for rule in rules:
        screen.say(f"{rule.number}  {rule.text}", emphasis=True)


def show_all(screen: Screen, found: list[Chapter]) -> None:
    """The whole book."""
    for i, chapter in enumerate(found):
        if i:
            screen.say()
        screen.say(f"{chapter.number}  {chapter.title}", "bold")
        show_rules(screen, list(chapter.rules))


def show_contents(screen: Screen, found: list[Chapter]) -> None:
    """Only the titles."""
    for chapter in found:
        screen.say(f"{chapter.number.rjust(6)}  {chapter.title}")
