"""What the page and the server tell each other of puzzles."""

from typing import Literal

from pydantic import BaseModel

from .models import Strict
from .review_models import ReviewReason


class NewPuzzle(Strict):
    """Solve a puzzle: where one left off, or from its beginning."""

    again: bool = False


class PuzzleDay(BaseModel):
    """A day's puzzle of one game."""

    day: str
    how: Literal["", "shown", "solved"]


class GamePuzzles(BaseModel):
    """The puzzles of a game that can be solved now, today's last."""

    game: str
    days: list[PuzzleDay]


class PuzzleStep(BaseModel):
    """One choice of a turn."""

    label: str
    refs: dict[str, list[str]]  # what it names, by domain
    view: dict[str, object] | None  # what the seat sees after it, in the best turn


class PuzzleTurn(BaseModel):
    """A turn that was compared, and the chance to win that it leaves, of 1."""

    steps: list[PuzzleStep]
    chance: float
    best: bool
    mine: bool


class PuzzleNow(BaseModel):
    """How a puzzle stands at its table."""

    ply: int  # as of which this is
    game: str
    day: str
    seat: int
    how: Literal["", "shown", "solved"]  # what is kept of the day
    over: bool  # the turn has been taken
    mark: Literal["", "best", "good", "inaccuracy", "mistake", "blunder"]
    chance: float  # that the turn leaves, once it is taken
    best: float
    missed: str  # what the turn lacks most beside the best one, or ""
    next: PuzzleStep | None  # the next choice on the way to the best turn; none where one has left it
    begun: bool  # something has been chosen
    turns: list[PuzzleTurn]  # the best first; told when the best is found or shown
    reasons: list[ReviewReason]  # why the best is better than the second
    because: list[str]  # the same in sentences, as all can see it
    days: list[PuzzleDay]
