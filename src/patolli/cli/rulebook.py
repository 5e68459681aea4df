"""The numbered rules of a game in the reader's language."""

from importlib.util import find_spec
from pathlib import Path

from patolli.core import rulebook
from patolli.core.rulebook import Chapter, Rule

from .screen import Screen


def chapters(package: str, lang: str) -> list[Chapter]:
    """All chapters of the rulebook in a game's package, which is not imported for that."""
    found = find_spec(package)
    assert found
    assert found.submodule_search_locations
    return rulebook.read(Path(found.submodule_search_locations[0], f"rules.{lang}.md").read_text("utf-8"))


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
