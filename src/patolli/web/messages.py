"""What crosses the WebSocket, typed. The page's TypeScript types are generated from this file.

One socket per viewer of a table: `/api/tables/{id}/socket?lang=ru`. On connecting the server sends `table`, then a
full `update` (`reset` true). After every ply it sends an `update` with what that viewer may see. A viewer may hold
several seats (hot-seat), one, or none (spectator).
"""

from typing import Any, Literal

from msgspec import Struct

# ---------------------------------------------------------------- shared pieces


class SeatInfo(Struct):
    """Who sits where."""

    seat: int
    name: str
    kind: Literal["person", "bot", "open"]  # open: waiting for somebody
    bot: str  # level of the bot that plays, or that stands in for an absent person; "" if none
    mine: bool  # this viewer answers for the seat
    known: bool  # a person who is still here
    invited: bool  # waits for a friend with a link
    guest: str  # the name of a friend who was asked to come here, or ""
    present: bool
    thinking: float | None  # seconds since the seat was asked, None if it is not
    clock: float | None  # seconds left, None without a clock
    due: float | None  # seconds until they are over, with the clock's rests and vacations; None if it is not asked
    out: bool  # their time is out, and the others may end the game
    ready: bool  # the match may begin for this seat: a bot, or a person who has added to the luck
    resigned: bool
    away: float | None  # seconds until the others may agree that a bot plays for this seat; None if it is not away
    agreed: list[int]  # seats whose people agree


class OptionInfo(Struct):
    """One settled option, with its words in the viewer's language."""

    name: str
    value: str
    label: str
    value_label: str
    usual: bool


class LogLine(Struct):
    """One sentence of the account, in the viewer's language. `refs` names places it is about: domain → values."""

    first: int  # the plies it tells of
    last: int
    events: int  # how many `told` it tells of: all lines together tell of all, in their order; a heading of none
    seat: int  # -1: nobody in particular
    text: str
    why: str  # the reason, in a sentence of its own, or ""
    heading: bool
    refs: dict[str, list[str]]


class ChoiceInfo(Struct):
    """One legal choice, or several that are one gesture: a walk over several borders."""

    text: str  # the notation, which is what is sent back; several are joined by "; "
    kind: str
    label: str
    args: dict[str, str]  # argument → value word; the argument's domain is in GameInfo.choices
    hints: dict[str, int]  # cost and consequence


class KindInfo(Struct):
    """A kind of choice that answers the question; without legal ones it is shown dimmed and explains itself."""

    kind: str
    label: str
    count: int


class Question(Struct):
    """What one of the viewer's seats is asked now."""

    seat: int
    frame: str
    prompt: str
    kinds: list[KindInfo]
    choices: list[ChoiceInfo]
    sure: dict[str, str]  # text of a choice → what is asked before it is made: it would leave much undone
    moot: bool  # there is one answer, and after it the same seat is asked on: nothing is settled by it for good


class Told(Struct):
    """One event, for animation: its kind and named arguments as words ("hex": "e3", "seat": "2", "cost": "3").

    `change` says how it changes the view: [where, what is there now] or, if nothing is there any more, [where] alone;
    [["players/1/corn", 6], ["tiles/b1"]].
    """

    ply: int
    kind: str
    args: dict[str, str]
    change: list[Any]


class UndoInfo(Struct):
    """How far a seat may go back, and why not further. Where nobody has judged that yet, `ask-back` has it done."""

    seat: int
    floor: int  # undo allowed to any ply from here to now
    can: bool
    turn: int  # the ply at which this seat's turn began, or the floor if that is later
    reason: str
    redo: bool
    judged: bool


class Final(Struct):
    """How it ended."""

    scores: list[float]
    winners: list[int]
    reason: Literal["played", "resigned", "abandoned", "agreed", "closed"]


# ---------------------------------------------------------------- server → page


class TableMessage(Struct, tag="table"):
    """The table itself, sent on connecting and whenever seats, status, presence or settings change."""

    id: str
    game: str
    name: str
    status: Literal["waiting", "running", "over"]
    host: bool
    seats: list[SeatInfo]
    options: list[OptionInfo]
    pack: str
    watchers: int
    pace: Literal["calm", "normal", "fast"]
    clock: str  # "" or as `patolli.table.clock` says
    absence: int  # seconds after which the others may agree that a bot plays for somebody who is away; 0: never
    access: Literal["open", "link", "closed"]
    watching: Literal["everyone", "link", "nobody"]
    delay: int  # turns that those who watch are behind
    commitment: str
    offers: list[int]  # seats that have offered to end the game
    record: bool  # an imported record or finished table: only replay
    rematch: str  # id of the table that continues this one, or ""
    rated: bool
    contest: str  # the series or tournament it belongs to, or ""
    lesson: str  # the lesson that is taken here, or ""
    hints: Literal["on", "agree", "never"]  # whether one may ask for a good move; agree: once all people have agreed
    willing: list[int]  # seats whose people have
    frozen: str  # why the match cannot go on (its rules have changed), as a sentence, or ""
    trouble: str  # the server cannot store moves just now, as a sentence, or ""


class Update(Struct, tag="update"):
    """What happened since the viewer's last update, and the position that it led to.

    With `view` null the position is the one of before, changed by everything told and then by `change`.
    """

    ply: int
    reset: bool  # true: forget what you had
    seat: int  # through whose eyes the view is; -1: a spectator's
    view: Any  # the game's View, or null
    change: list[Any]  # what changes besides, as in `Told`
    asked: list[int]
    waiting: str  # whom the table waits for, as a sentence
    questions: list[Question]
    told: list[Told]
    log_from: int  # keep this many lines of your log, then append `log`
    log: list[LogLine]
    since: list[int]  # the lines of the log since this viewer's last turn: the first, and the one after the last
    undo: list[UndoInfo]
    moment: float | None  # seconds in which this viewer's last choice can still be taken back; nobody else knows of it
    final: Final | None


class Judged(Struct, tag="judged"):
    """How far the viewer's seats may go back from this ply, where the update did not say it: after an `ask-back`."""

    ply: int
    undo: list[UndoInfo]


class Done(Struct, tag="done"):
    """The message with this id was carried out and is stored."""

    id: str
    ply: int


class Refused(Struct, tag="refused"):
    """The message with this id changed nothing; why, and the rule."""

    id: str
    why: str  # key, e.g. "no-path", "stale", "not-your-seat"
    text: str
    rule: str
    rule_text: str


class Why(Struct, tag="why"):
    """The answer to "why not?"."""

    id: str
    legal: bool
    lack: int  # how much more would do; 0 if it is not known, or no matter of amounts
    short: int  # how much is missing, where it is a matter of amounts; 0: it is not
    text: str
    rule: str
    rule_text: str


class HintStep(Struct):
    """One choice of a turn that somebody might take."""

    text: str  # as a choice is sent
    label: str
    refs: dict[str, list[str]]  # what it names: domain → values


class HintReason(Struct):
    """What speaks for that turn, or against it."""

    label: str
    points: float


class Hint(Struct, tag="hint"):
    """A good turn, first step first, and why it is better than the next best."""

    id: str
    seat: int
    steps: list[HintStep]
    reasons: list[HintReason]
    close: bool  # that is about as good: what the turn brings is told instead
    because: list[str]  # the same in sentences, as all can see it


class ChatMessage(Struct, tag="chat"):
    """Something said at the table."""

    number: int
    name: str
    seat: int  # -1: a spectator
    text: str
    at: float


class Problem(Struct, tag="problem"):
    """The message could not be understood at all."""

    id: str
    text: str


ServerMessage = TableMessage | Update | Judged | Done | Refused | Why | Hint | ChatMessage | Problem

# ---------------------------------------------------------------- page → server


class Choose(Struct, tag="choose", forbid_unknown_fields=True):
    """A choice, in notation, answering the question at `ply`; or several in a row, joined by "; ".

    `id` is the page's own: a repeated one is ignored.
    """

    id: str
    ply: int
    seat: int
    choice: str


class Undo(Struct, tag="undo", forbid_unknown_fields=True):
    """Take back this seat's last choice, or everything since ply `to`."""

    id: str
    ply: int
    seat: int
    to: int | None = None


class Redo(Struct, tag="redo", forbid_unknown_fields=True):
    """Make the choice last taken back once more."""

    id: str
    ply: int
    seat: int


class GoOn(Struct, tag="go-on", forbid_unknown_fields=True):
    """The moment to take back may be over now."""

    id: str
    seat: int


class AskWhy(Struct, tag="ask-why", forbid_unknown_fields=True):
    """Why can this not be chosen? `kind` with as many arguments as are known ({"hex": "e3"})."""

    id: str
    seat: int
    kind: str
    args: dict[str, str]


class AskBack(Struct, tag="ask-back", forbid_unknown_fields=True):
    """How far may this seat go back? `judged` follows when that is known, unless the match has gone on by then."""

    id: str
    seat: int


class AskHint(Struct, tag="ask-hint", forbid_unknown_fields=True):
    """What might this seat do? `hint` follows when that was thought of; the game goes on meanwhile."""

    id: str
    seat: int


class Say(Struct, tag="say", forbid_unknown_fields=True):
    """Chat."""

    id: str
    text: str


class Resign(Struct, tag="resign", forbid_unknown_fields=True):
    """This seat gives up; a bot plays on for it, and it cannot win."""

    id: str
    seat: int


class Offer(Struct, tag="offer", forbid_unknown_fields=True):
    """Offer, or agree, to end the game as it stands (`take_back` to withdraw). All persons agreeing ends it."""

    id: str
    seat: int
    take_back: bool = False


class AgreeHints(Struct, tag="agree-hints", forbid_unknown_fields=True):
    """This seat's person would have good moves shown at this table, or not any more; all people must agree."""

    id: str
    seat: int
    take_back: bool = False


class StandIn(Struct, tag="stand-in", forbid_unknown_fields=True):
    """Let a bot play for one's own seat, or agree that one plays for somebody who is away; or take that back."""

    id: str
    seat: int
    take_back: bool = False


class Pace(Struct, tag="pace", forbid_unknown_fields=True):
    """How quickly bots move."""

    id: str
    pace: Literal["calm", "normal", "fast"]


class Hidden(Struct, tag="hidden", forbid_unknown_fields=True):
    """The page is out of sight, or in sight again. Whoever does not see the table is told of it in other ways."""

    id: str
    hidden: bool


class Ping(Struct, tag="ping", forbid_unknown_fields=True):
    """Keeps the connection; also the echo the benchmark compares with."""

    id: str


ClientMessage = (
    Choose | Undo | Redo | GoOn | AskWhy | AskBack | AskHint | AgreeHints | Say | Resign | Offer | StandIn | Pace
    | Hidden | Ping
)  # fmt: skip
