"""Every answer of chance with what it was taken from, as the end of a match file tells it to strangers.

    draw 4 bag: architect*2 | courier | priest*3

Ply 4 was drawn from these, in this order; `*2` weighs twice as much. The first word of all of them stands in front.
What was drawn is in the line of the ply itself, so anybody with the secret can work it out again and compare.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from .engine import step
from .frame import CHANCE
from .match import Match


class Drawn(NamedTuple):
    """One answer of chance: what could have come and how likely, and which of it came."""

    ply: int
    options: list[str]
    weights: Sequence[int]
    chosen: int

    @property
    def text(self) -> str:
        return self.options[self.chosen]

    def line(self) -> str:
        """As a match file has it."""
        first = {option.partition(" ")[0] for option in self.options}
        shared = len(first) == 1 and all(" " in option for option in self.options)
        texts = [option.partition(" ")[2] for option in self.options] if shared else self.options
        pairs = zip(texts, self.weights, strict=True)
        listed = " | ".join(text if weight == 1 else f"{text}*{weight}" for text, weight in pairs)
        return f"draw {self.ply}{f' {first.pop()}' if shared else ''}: {listed}"


def draws_of(match: Match) -> Iterator[Drawn]:
    """All draws of a match, worked out by playing it again."""
    s = match.game.new(match.setup)
    text = match.game.choices.text
    for number, ply in enumerate(match.plies):
        if ply.seat == CHANCE:
            frame = s.agenda[-1]
            found = frame.options(s)
            yield Drawn(number, list(map(text, found)), frame.weights(s, found), found.index(ply.choice))
        step(s, ply.choice, ply.seat)
