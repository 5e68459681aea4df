"""Texts that are plain lines: they are read as such, so that nobody waits for what makes sentences of the others.

The help is made of them, and so is the list of the games.
"""

import re
from importlib.util import find_spec
from pathlib import Path

import typer
from typer._click import HelpFormatter

# A message of one line in which nothing is to be filled in.
LINE = re.compile(r"^([a-z][\w-]*) = ([^{}\n]+)$(?!\n +[^.\s])", re.MULTILINE)
WIDEST = 100  # of a page of help: longer lines are hard to read


class PlainTexts:
    """The plain messages of a package of wording, in one language."""

    def __init__(self, lang: str, package: str = "patolli.wording") -> None:
        found = find_spec(package)
        assert found
        assert found.submodule_search_locations
        folder = Path(found.submodule_search_locations[0])
        files = [file for file in folder.glob("*.ftl") if f".{file.name}".endswith(f".{lang}.ftl")]
        self.texts = {k: v for file in files for k, v in LINE.findall(file.read_text("utf-8"))}

    def has(self, key: str) -> bool:
        return key in self.texts

    def text(self, key: str) -> str:
        return self.texts[key]


def page(say: PlainTexts) -> type[typer.Context]:
    """How help is set in this language: headings over two columns, in plain letters."""

    class Formatter(HelpFormatter):
        def __init__(self, width: int | None = None, max_width: int | None = None) -> None:
            super().__init__(width=width, max_width=max_width or WIDEST)

        def write_heading(self, heading: str) -> None:
            super().write_heading(say.text(f"help-{heading.lower()}"))

    class Page(typer.Context):
        formatter_class = Formatter

    return Page
