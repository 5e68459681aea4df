"""The board as text, for the terminal and for tests."""

from collections.abc import Callable

from .view import View


def draw(view: View, words: Callable[[str], str]) -> str:
    return "\n".join(f"{h['name']} {h['terrain']}" for h in view["hexes"])
