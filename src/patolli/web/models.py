"""What crosses HTTP, typed (the OpenAPI page is made from it, and the page's TypeScript types too)."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

Name = Annotated[str, Field(min_length=1, max_length=40)]
Pace = Literal["calm", "normal", "fast"]


class Strict(BaseModel):
    """No guessing: an unknown field or a number in quotes is an error."""

    model_config = ConfigDict(strict=True, extra="forbid")


# ---------------------------------------------------------------- asked for


class NewName(Strict):
    name: Name


class NewSeat(Strict):
    """A seat of a new table: me, a friend by link, anyone from the lobby, a bot, or another person at my screen."""

    kind: Literal["me", "friend", "anyone", "bot", "here"]
    bot: str = ""
    name: str = Field("", max_length=40)


class NewTable(Strict):
    game: str = Field(max_length=40)
    name: str = Field("", max_length=60)
    options: dict[str, str] = {}
    pack: str = Field("", max_length=200_000)  # the text of a pack file, or ""
    seats: list[NewSeat] = Field(min_length=1, max_length=6)
    pace: Pace = "normal"
    clock: str = Field("", max_length=20)  # "", "move <seconds>" or "budget <seconds>"
    absence: int | None = None  # seconds after which others may agree to a stand-in; 0: never; None: as is usual


class Join(Strict):
    seat: int | None = None


class AddedEntropy(Strict):
    """What a person adds to the luck of a match, knowing what the server has committed to."""

    commitment: str = Field(max_length=64)
    entropy: str = Field(min_length=1, max_length=80)


class Fork(Strict):
    """Go on from a point of any match, as this seat, the others played by bots."""

    ply: int = Field(ge=0)
    seat: int = Field(ge=0)
    bot: str = "greedy"


class Code(Strict):
    code: str = Field(max_length=40)


class NewRecord(Strict):
    """A match file brought from elsewhere."""

    text: str = Field(max_length=2_000_000)
    pack: str = Field("", max_length=200_000)


# ---------------------------------------------------------------- answered


class Me(BaseModel):
    name: str
    known: bool  # false: this device has no name yet


class OptionSpec(BaseModel):
    name: str
    label: str
    values: list[str]
    labels: list[str]
    default: str
    many: bool


class ChoiceSpec(BaseModel):
    """A kind of choice: its arguments and the domain of each, so that the page can match pieces to choices."""

    kind: str
    label: str
    args: dict[str, str]  # argument → domain


class BotSpec(BaseModel):
    name: str
    label: str
    level: int  # bars to draw


class GameInfo(BaseModel):
    name: str
    title: str
    blurb: str
    seats: list[int]
    options: list[OptionSpec]
    choices: list[ChoiceSpec]
    bots: list[BotSpec]
    house: int  # how many component rows are stand-ins


class SeatSummary(BaseModel):
    name: str
    kind: Literal["person", "bot", "open"]
    mine: bool
    invited: bool  # waits for a friend with a link


class TableSummary(BaseModel):
    id: str
    game: str
    name: str
    status: Literal["waiting", "running", "over"]
    seats: list[SeatSummary]
    mine: bool
    my_turn: bool
    ply: int
    updated: float


class Opened(BaseModel):
    """A new table; `invitations` maps seats to link tokens, shown once; `commitment` is to the draws to come."""

    id: str
    invitations: dict[int, str]
    commitment: str


class Tables(BaseModel):
    mine: list[TableSummary]
    open: list[TableSummary]
    running: list[TableSummary]


class RuleText(BaseModel):
    number: str
    text: str
    sources: list[str]


class ChapterText(BaseModel):
    number: str
    title: str
    rules: list[RuleText]


class ComponentRow(BaseModel):
    table: str
    id: str
    source: str
    text: str


class Mark(BaseModel):
    """A place on the replay's track: a scoring round, a food day…"""

    ply: int
    kind: str
    label: str


class ReplayLine(BaseModel):
    first: int
    last: int
    events: int
    seat: int
    text: str
    heading: bool
    refs: dict[str, list[str]]


class Replay(BaseModel):
    """A whole match to look at: the account, and the scores over time. Positions are fetched one by one."""

    id: str
    game: str
    plies: int
    names: list[str]
    seats: list[int]  # through whose eyes this viewer may look (-1: a spectator's)
    lines: list[ReplayLine]
    scores: list[list[float]]  # after each ply that changed them: [ply, score of seat 0, …]
    marks: list[Mark]


class ToldEvent(BaseModel):
    """Something that happened, as in `Told` of the socket."""

    ply: int
    kind: str
    args: dict[str, str]
    change: list[list[Any]]


class CatchUp(BaseModel):
    """What happened since somebody's last turn: how things stood then, and all that was told, in lines of the log."""

    view: dict[str, object]
    lines: list[ReplayLine]
    told: list[ToldEvent]


class Position(BaseModel):
    """One point of a replay; what was told changes the position one ply before."""

    ply: int
    seat: int  # who made the choice that led here; -1 chance
    choice: str
    view: dict[str, object]
    told: list[ToldEvent]


class Source(BaseModel):
    key: str
    label: str
    points: list[float]


class Draw(BaseModel):
    """One draw, for checking: HMAC-SHA256(secret, entropy lines + "ply attempt") taken below the weights' sum."""

    ply: int
    options: list[str]
    weights: list[int]
    text: str


class Fairness(BaseModel):
    commitment: str
    entropy: list[str]
    secret: str  # "" until the game is over
    draws: list[Draw]


class Result(BaseModel):
    names: list[str]
    scores: list[float]
    winners: list[int]
    reason: str
    sources: list[Source]
    curve: list[list[float]]


class Problem(BaseModel):
    """Why a request was refused, in one sentence."""

    detail: str
