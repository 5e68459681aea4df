"""The table as text, for the terminal and for tests."""

from collections.abc import Callable

from .view import View


def draw(view: View, words: Callable[[str], str]) -> str:
    return "\n".join(f"{gear['name']} {gear['spaces']}" for gear in view["gears"])
