"""The board in the terminal: at a glance, closer where somebody asks, with a mark at what has changed."""

from collections.abc import Sequence

from patolli.core.match import Match
from patolli.wording import Wording

from .screen import Screen, draw

CHANGED, SAME = "›", " "


class Drawing:
    """The board of a match as those at the keyboard see it, one after the other."""

    def __init__(self, match: Match, names: Sequence[str], say: Wording, screen: Screen) -> None:
        self.match, self.names, self.say, self.screen = match, names, say, screen
        self.seen: dict[int | None, list[str]] = {}  # by seat: the board as it was shown last

    def lines(self, seat: int | None) -> list[str]:
        return draw(self.match.game, self.match.state, seat, self.names, self.say).splitlines()

    def is_new(self, seat: int | None) -> bool:
        """Whether the board looks different from what this seat was shown last."""
        return self.lines(seat) != self.seen.get(seat)

    def show(self, seat: int | None) -> None:
        """The board, with a mark at each line that this seat has not seen before."""
        lines = self.lines(seat)
        before = {"", *self.seen.get(seat, lines)}
        self.seen[seat] = lines
        self.screen.say()
        self.screen.board("\n".join(f"{SAME if line in before else CHANGED}{line}".rstrip() for line in lines))
        self.screen.say()

    def show_closer(self, seat: int | None, word: str) -> None:
        """All of the board, or those of its parts in which this word occurs."""
        parts = draw(self.match.game, self.match.state, seat, self.names, self.say, whole=True).split("\n\n")
        if word.casefold() not in ("all", self.say.text("cli-all")):
            parts = [part for part in parts if word.casefold() in part.casefold()]
        if not parts:
            self.screen.say(self.say.text("cli-not-on-board", word=word))
        for part in parts:
            self.screen.board(part)
            self.screen.say()
