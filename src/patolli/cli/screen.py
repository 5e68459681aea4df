"""Showing things in a terminal: boards with coloured seats, tables, sentences."""

import re
from collections.abc import Callable, Iterable, Sequence
from itertools import zip_longest
from textwrap import wrap

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table
from rich.text import Text

from patolli.core.frame import State
from patolli.core.game import Game
from patolli.core.seat import MARKS
from patolli.core.textboard import fitting
from patolli.wording import Wording

from .arguments import YOU

COLOURS = ("bold red", "bold cyan", "bold yellow", "bold magenta", "bold green", "bold blue")
INDENT = 5  # of what is said about an entry of a list
LONG = 12  # a list with more lines than this is set in columns
EMPHASIS = re.compile(r"\*([^*]+)\*")
PIECE = re.compile(f"([{MARKS}])([0-9]*★?)")


class Screen:
    """Standard output, as a terminal or as a plain file."""

    def __init__(self) -> None:
        self.console = Console(highlight=False, markup=False, emoji=False)

    def say(self, text: str = "", style: str = "", emphasis: bool = False) -> None:
        """A paragraph, broken to the width of a terminal; in a file every line stays whole.

        With `emphasis`, words between asterisks are set in italics.
        """
        parts = EMPHASIS.split(text) if emphasis else [text]
        styled = Text.assemble(*((part, "italic" if i % 2 else style) for i, part in enumerate(parts)))
        self.console.print(styled, soft_wrap=not self.console.is_terminal)

    def board(self, text: str) -> None:
        """A drawing: never broken, seats in their colours."""
        drawn = Text(text)
        for piece in PIECE.finditer(text):
            drawn.stylize(COLOURS[MARKS.index(piece[1])], *piece.span())
        self.console.print(drawn, soft_wrap=True)

    def table(self, heads: Sequence[str], rows: Iterable[Sequence[str]], numbers: Sequence[int] = ()) -> None:
        """Rows under heads; the columns in `numbers` are set to the right."""
        table = Table(box=SIMPLE_HEAD, pad_edge=False)
        for i, head in enumerate(heads):
            table.add_column(head, justify="right" if i in numbers else "left", overflow="fold")
        for row in rows:
            table.add_row(*(Text(cell) for cell in row))
        self.console.print(table)

    def columns(self, entries: Sequence[tuple[int, str]], notes: Sequence[str] = ()) -> None:
        """A numbered list, a note under each entry that has one; in as many columns as fit when it is long."""
        lines = [f"{number:>3}  {label}" for number, label in entries]
        if len(lines) <= LONG:
            for line, note in zip_longest(lines, notes):
                self.console.print(Text(line), soft_wrap=True)
                for part in wrap(note or "", self.console.width - INDENT):
                    self.console.print(Text(" " * INDENT + part, "dim"), soft_wrap=True)
            return
        wide = max(map(len, lines), default=0) + 2
        across = max(1, self.console.width // wide)
        down = -(-len(lines) // across)
        for row in range(down):
            self.console.print(Text("".join(line.ljust(wide) for line in lines[row::down]).rstrip()), soft_wrap=True)


def draw(game: Game, state: State, seat: int | None, names: Sequence[str], say: Wording, whole: bool = False) -> str:
    """The board as this seat (None: a spectator) sees it: at a glance, or the whole of it."""
    view, words = game.view(state, seat), board_words(names, say)
    board = game.draw(view, words)
    return board if whole else fitting(board, *([game.glance(view, words)] if game.glance else []))


def board_words(names: Sequence[str], say: Wording) -> Callable[[str], str]:
    """What a board needs: labels, and `name-0` for what seat 0 is called."""
    called = {f"name-{seat}": name for seat, name in enumerate(names)}
    return lambda key: called.get(key) or say.text(key)


def seat_names(names: Sequence[str], say: Wording) -> tuple[str, ...]:
    """What seats are called: people by their names, bots and `you` in the reader's language, numbered if several."""
    from patolli.bots import BOTS

    called = []
    for seat, name in enumerate(names):
        alike = names.count(name)
        key = "cli-you" if name == YOU else f"bot-{name}" if name in BOTS else ""
        if not key:
            called.append(name)
        elif alike == 1:
            called.append(say.text(key))
        else:
            several = "cli-player" if name == YOU else key
            called.append(f"{say.text(several)} {names[: seat + 1].count(name)}")
    return tuple(called)
