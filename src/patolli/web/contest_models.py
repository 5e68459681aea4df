"""What crosses HTTP about series and tournaments."""

from typing import Literal

from pydantic import BaseModel, Field

from .models import Pace, Strict

ContestKind = Literal["series", "swiss", "everybody"]
Status = Literal["waiting", "running", "over"]


class NewContest(Strict):
    """A series (the same people, so many games) or a tournament: Swiss, or everybody against everybody."""

    kind: ContestKind
    game: str = Field(max_length=40)
    name: str = Field("", max_length=60)
    options: dict[str, str] = Field({})
    seats: int = Field(ge=2, le=9)  # of a table
    size: int = Field(ge=2, le=99)  # who play in all; bots fill up
    rounds: int = Field(0, ge=0, le=99)  # 0 where everybody meets everybody: as many as it takes
    bots: list[str] = Field(min_length=1, max_length=24)  # that fill up, in turn
    pace: Pace = "normal"
    clock: str = Field("", max_length=120)
    rated: bool = False


class EntrantNumber(Strict):
    number: int = Field(ge=0, le=2**31 - 1)


class ContestSummary(BaseModel):
    id: str
    name: str
    game: str
    kind: ContestKind
    status: Status
    round: int  # that is played; 0: it has not begun
    rounds: int  # 0: not known yet
    seats: int
    size: int
    updated: float


class Entrant(BaseModel):
    """Somebody who plays, and how they stand; `rounds`: points of each that is over."""

    number: int
    place: int
    name: str
    bot: str  # the level; "": a person
    bot_label: str
    withdrawn: bool  # a bot plays on
    mine: bool
    person: str  # whose profile can be looked at; "": nobody's
    rating: int | None
    rounds: list[float]
    opponents: float
    scored: float
    points: float


class ContestSeat(BaseModel):
    entrant: int
    name: str
    bot: bool
    mine: bool
    scored: float | None  # points of the game, once it is over
    gain: float | None  # what they bring


class ContestTable(BaseModel):
    id: str
    letter: str
    status: Status
    my_turn: bool
    until: float | None  # when my time is over
    seats: list[ContestSeat]


class ContestRound(BaseModel):
    number: int
    over: bool
    tables: list[ContestTable]


class Contest(ContestSummary):
    """All about a series or tournament, the best first."""

    host: str
    mine: bool  # I am its host
    joined: bool
    clock: str
    rated: bool
    bots: list[str]
    awards: list[int]  # points for each place
    counted: int  # rounds that count
    commitment: str
    secret: str  # from which those of its tables are made; "" until it is over
    entrants: list[Entrant]
    played: list[ContestRound]  # the latest first
