"""What is told of a finished game that is looked at again."""

from typing import Any, Literal

from pydantic import BaseModel


class ReviewReason(BaseModel):
    """What one part of a position's value speaks for the better turn, in points; below nothing: against it."""

    label: str
    points: float


class ReviewLine(BaseModel):
    """A turn in sentences, and the chance to win that it leaves, of 1."""

    steps: list[str]
    chance: float


class ReviewedTurn(BaseModel):
    """What there is to say of one turn. Chances are of 1."""

    number: int
    seat: int
    ply: int  # the position it begins in
    end: int  # the position it leads to
    chances: list[float]  # of all seats and then the rival, as it began
    luck: float  # what the draws before it brought its seat
    loss: float  # of its seat's chance, by the choice
    mark: Literal["blunder", "mistake", "inaccuracy", "fine", ""]
    played: ReviewLine
    better: list[ReviewLine]  # the best first; none where nothing better was found
    reasons: list[ReviewReason]  # why the best is better
    because: list[str]  # the same in sentences, as all can see it


class ReviewAdvice(BaseModel):
    """What cost most, and in which turns."""

    label: str
    loss: float
    turns: list[int]


class ReviewSource(BaseModel):
    """What one source brought a seat in the end, and what it brings in strong play, on average."""

    key: str
    label: str
    points: float
    strong: float | None  # None: nobody has had strong play looked at


class ReviewedSeat(BaseModel):
    """What there is to say of one seat."""

    seat: int
    place: int  # in the result; seats with as many points share one
    score: float
    accuracy: float  # of 100
    blunders: int
    mistakes: int
    inaccuracies: int
    fine: int
    luck: float
    sources: list[ReviewSource]
    advice: list[ReviewAdvice]
    finest: int  # the turn that was hardest to find; 0: none
    secret: int  # choices made in secret at the same time as others': they are not judged


class GameReview(BaseModel):
    """A finished game looked at again, as far as it has been read."""

    id: str
    game: str
    name: str
    names: list[str]
    mine: list[int]  # seats of the one who asks
    total: int  # turns; 0: not counted yet
    done: int
    stopped: bool  # it failed on the way, and goes on when somebody asks with `again`
    turns: list[ReviewedTurn]
    seats: list[ReviewedSeat]  # once all is read
    chances: list[float]  # at the end, of all seats and then the rival; once all is read


class ReviewStep(BaseModel):
    """One choice of a turn, and what its seat sees after it."""

    label: str
    refs: dict[str, list[str]]  # what it names: domain → values
    view: Any  # the game's View


class ReviewSteps(BaseModel):
    """A turn step by step, as far as it can be followed before something is drawn that nobody knew."""

    before: Any  # what its seat sees as it begins
    steps: list[ReviewStep]
    open: bool  # the turn goes on, with what nobody knew then
