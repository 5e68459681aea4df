"""What a seat sees, as learners get it: a row of whole numbers with their names, the same in environments and data."""

from struct import Struct

from patolli.core.engine import question
from patolli.core.frame import State
from patolli.core.game import Game, Setup


class Rows:
    """The rows of one table: who reads, what it is asked, then the game's own numbers (`Game.observation`)."""

    def __init__(self, game: Game, setup: Setup) -> None:
        self.game = game
        self.questions = ("", *sorted(game.frames))  # what a seat may be asked; the number stands in the row
        self.names = ("you", "question", *game.observation.names(game.new(setup)))
        self._number = {name: number for number, name in enumerate(self.questions)}
        self._pack = Struct(f"{len(self.names)}h").pack

    def question(self, s: State, seat: int) -> str:
        """What a seat is asked; nothing if it is not."""
        asking = question(s, seat)
        return type(asking).__name__ if asking else ""

    def packed(self, s: State, seat: int) -> bytes:
        """The row of a position, two bytes a number."""
        return self._pack(seat, self._number[self.question(s, seat)], *self.game.observation.numbers(s, seat))
