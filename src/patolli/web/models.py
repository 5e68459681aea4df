"""What crosses HTTP, typed (the OpenAPI page is made from it, and the page's TypeScript types too)."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from .rating_models import PoolRating

Name = Annotated[str, Field(min_length=1, max_length=40)]
Pace = Literal["calm", "normal", "fast"]
Access = Literal["open", "link", "closed"]
Watching = Literal["everyone", "link", "nobody"]
ProfileFor = Literal["nobody", "players", "everyone"]


class Strict(BaseModel):
    """No guessing: an unknown field or a number in quotes is an error."""

    model_config = ConfigDict(strict=True, extra="forbid")


# ---------------------------------------------------------------- asked for


class NewName(Strict):
    name: Name


class Learnt(Strict):
    """That this person has seen something of a game, and how far."""

    game: str = Field(max_length=40)
    what: str = Field(max_length=40)  # "minute", or the name of a lesson
    step: int = Field(1, ge=0, le=99)


class NewSeat(Strict):
    """A seat of a new table: me, a friend by link, anyone from the lobby, a bot, or another person at my screen."""

    kind: Literal["me", "friend", "anyone", "bot", "here"]
    bot: str = ""
    name: str = Field("", max_length=40)
    friend: str = Field("", max_length=32)  # who is asked by name, by id


class NewTable(Strict):
    game: str = Field(max_length=40)
    name: str = Field("", max_length=60)
    options: dict[str, str] = {}
    pack: str = Field("", max_length=200_000)  # the text of a pack file, or ""
    seats: list[NewSeat] = Field(min_length=1, max_length=6)
    pace: Pace = "normal"
    clock: str = Field("", max_length=120)  # "", or as `patolli.table.clock` says
    absence: int | None = None  # seconds after which others may agree to a stand-in; 0: never; None: as is usual
    moment: int = Field(0, ge=0, le=10)  # seconds in which one's last choice can be taken back before a card is drawn
    access: Access | None = None  # in the lobby, by its address, or by invitation only; None: as is usual
    watching: Watching | None = None  # likewise
    delay: int = Field(0, ge=0, le=20)  # turns that those who watch are behind
    rated: bool = False


class Join(Strict):
    seat: int | None = None


class AddedEntropy(Strict):
    """What a person adds to the luck of a match, knowing what the server has committed to."""

    commitment: str = Field(max_length=64)
    entropy: str = Field(min_length=1, max_length=80)


class NewLesson(Strict):
    """Take a lesson: where one left off, or from this step on."""

    step: int | None = Field(None, ge=0)
    pace: Pace = "normal"


class Fork(Strict):
    """Go on from a point of any match, as this seat, the others played by bots."""

    ply: int = Field(ge=0)
    seat: int = Field(ge=0)
    bot: str = "greedy"


class Code(Strict):
    code: str = Field(max_length=40)


class PasskeyAnswer(Strict):
    """What the browser answered, as `PublicKeyCredential.toJSON()` says it."""

    credential: dict[str, Any]


NoticeKind = Literal["asked", "time", "invited", "ended", "bot", "friend"]
NoticeWay = Literal["sound", "browser", "push", "mail", "hook"]
Minute = Annotated[int, Field(ge=0, le=1440)]


class NoticeWishes(Strict):
    """What I want to be told, by which ways, and when not; quiet hours in minutes of the day in my time zone."""

    kinds: dict[NoticeKind, list[NoticeWay]]
    quiet: bool = False
    quiet_from: Minute = 1350
    quiet_to: Minute = 480
    weekends: bool = False  # are quiet all day
    urgent: bool = True  # what cannot wait until the quiet is over does not
    zone: str = Field("UTC", max_length=60)
    lang: Literal["en", "ru", "es"] = "en"


class SetUp(Strict):
    """A way to reach somebody: messages there are in the language of the request, and tell the time of this zone."""

    zone: str = Field("", max_length=60)


class NewMail(SetUp):
    address: str = Field(max_length=254)  # "": none any more


class NewHook(SetUp):
    url: str = Field(max_length=1000)  # "": none any more


class NewSubscription(SetUp):
    """What `PushSubscription.toJSON()` says."""

    endpoint: str = Field(max_length=1000)
    key: str = Field(max_length=200)
    auth: str = Field(max_length=100)


class OldSubscription(Strict):
    endpoint: str = Field(max_length=1000)


class Confirmation(Strict):
    token: str = Field(max_length=64)


class NoticeTest(Strict):
    way: Literal["push", "mail", "hook"]


class NewVacation(Strict):
    days: int = Field(ge=0, le=30)  # from now on; 0: I am back


class SignOut(Strict):
    everywhere: bool = False


class Farewell(Strict):
    """Delete me: the name once more, so that nobody does it by mistake."""

    name: str = Field(max_length=60)


class SeatNumber(Strict):
    seat: int = Field(ge=0, le=9)


class SeatedBot(SeatNumber):
    bot: str = Field(max_length=40)


class Whom(Strict):
    """Somebody at a table: by their seat, or by a line of the chat that is theirs."""

    seat: int | None = None
    line: int | None = None


class Distance(Whom):
    """I do not want to hear somebody any more, or not to meet them at all."""

    how: Literal["mute", "block"]


class NewReport(Whom):
    """What somebody did, in one's own words, or none."""

    text: str = Field("", max_length=500)


class NewProfile(Strict):
    """What others may know: who may see the profile, and whether it shows matches that everyone may watch."""

    profile: ProfileFor
    shows_matches: bool


class NewRecord(Strict):
    """A match file brought from elsewhere."""

    text: str = Field(max_length=2_000_000)
    pack: str = Field("", max_length=200_000)


# ---------------------------------------------------------------- answered


class Me(BaseModel):
    name: str
    known: bool  # false: this device has no name yet
    member: bool  # can come back when this device is gone
    told: bool  # an open page tells them of something
    learnt: dict[str, int]  # what was seen of a game, as "<game>/minute", and how far
    warning: str = ""  # of those who run this server, not read yet
    banned: float | None = None  # until when I may not sit down, open tables or speak


class KeptAway(BaseModel):
    """Somebody whom I have muted or blocked."""

    id: str
    name: str  # as they were called then
    how: Literal["mute", "block"]
    since: float


class Device(BaseModel):
    id: str
    name: str  # browser and system, or ""
    created: float
    seen: float
    here: bool  # the one that asks


class Devices(BaseModel):
    devices: list[Device]
    recovery: float | None  # when the recovery code was made; null: there is none


class Passkey(BaseModel):
    id: str
    name: str  # browser and system it was made with, or ""
    created: float
    used: float


class Member(BaseModel):
    """A passkey more. With the first one comes a recovery code, shown once; else ""."""

    code: str
    passkeys: list[Passkey]


class NoticeState(BaseModel):
    """How it stands with one way."""

    ready: bool
    waiting: float | None  # when something is tried again; null: nothing waits
    trouble: str  # what the other side said last, or ""


class Notices(BaseModel):
    """All about my notices."""

    wishes: NoticeWishes
    push: NoticeState
    push_devices: int
    push_key: str  # by which push services know this server
    mail: NoticeState
    mail_offered: bool  # this server sends mail
    mail_address: str
    hook: NoticeState
    hook_url: str
    hook_secret: str  # with which bodies are signed


class Vacation(BaseModel):
    """While I am away, clocks that give days for a move stand still for me."""

    until: float | None  # null: I am here
    left: int  # days of this year


class News(BaseModel):
    """Something that happened, for an open page."""

    id: int
    kind: str
    text: str
    table: str
    link: str  # the page it is about
    sound: bool
    browser: bool


class RecoveryCode(BaseModel):
    """A code to print; it is shown once, and makes the one before void."""

    code: str


class Recovered(BaseModel):
    """Back again; the code for the next time."""

    name: str
    code: str


class PlayedSeat(BaseModel):
    """Who sat there, and how many points they made."""

    name: str
    bot: bool
    mine: bool  # of the one whose list it is
    points: float | None
    won: bool
    person: str  # whose profile can be looked at; "": nobody's
    known: bool  # a person who is still here


class PlayedMatch(BaseModel):
    """A match that is over."""

    id: str
    game: str
    name: str
    result: Literal["won", "lost", "unfinished", ""]  # "": not known yet, or it cannot be replayed any more
    reason: Literal["played", "resigned", "agreed", "abandoned", "closed", ""]
    place: int | None
    began: float
    ended: float
    plies: int
    seats: list[PlayedSeat]
    rated: bool
    change: int | None  # of the rating; null: it did not count, or is not worked out yet
    left: bool  # who had left a rated match before its end has lost it, whatever the bot in their seat did


class PlayedMatches(BaseModel):
    matches: list[PlayedMatch]
    more: float | None  # ask for those before this time, if there are any


class SourceMean(BaseModel):
    key: str
    label: str
    points: float
    strong: float | None  # what two hard bots have from it; null where nobody has looked


class BestTurn(BaseModel):
    table: str
    ply: int  # after it
    points: float
    ended: float


class Opponent(BaseModel):
    name: str
    bot: bool
    person: str  # whose profile can be looked at; "": nobody's
    played: int
    won: int  # by the one whose statistics these are


class GameStatistics(BaseModel):
    """Somebody's matches of a game in figures; points are of matches played to their end."""

    game: str
    played: int
    won: int
    unfinished: int
    mean: float | None
    most: float | None
    sources: list[SourceMean]
    best: list[BestTurn]
    against: list[Opponent]


class AskedTable(BaseModel):
    """A table where I am asked."""

    id: str
    game: str
    name: str
    until: float | None  # when my time is over


class Profile(BaseModel):
    """What somebody lets others know."""

    id: str
    name: str
    since: float
    mine: bool
    profile: ProfileFor
    shows_matches: bool
    statistics: list[GameStatistics]
    matches: list[PlayedMatch]
    ratings: list[PoolRating]
    finished: int  # rated games played to the end …
    rated: int  # … of so many
    played_together: int  # matches with me …
    ahead: int  # … in which I was before them
    away: float | None  # on vacation until then


class ValueSpec(BaseModel):
    """One way to settle an option, and with how many seats there is something to ask about it."""

    value: str
    label: str
    note: str  # a sentence, or ""
    rule: str  # the number of the rule it belongs to, or ""
    needs: str  # another value without which it does nothing, or ""
    seats: list[int]


class PresetSpec(BaseModel):
    """A name for several values of an option at once."""

    value: str
    label: str
    note: str


class OptionSpec(BaseModel):
    name: str
    label: str
    sort: Literal["game", "reading", "rare"]
    default: str
    many: bool
    presets: list[PresetSpec]  # the first is the default
    values: list[ValueSpec]


class ChoiceSpec(BaseModel):
    """A kind of choice: its arguments and the domain of each, so that the page can match pieces to choices."""

    kind: str
    label: str
    args: dict[str, str]  # argument → domain


class BotSpec(BaseModel):
    name: str
    label: str
    note: str  # how it plays
    level: int  # bars to draw
    ratings: dict[int, int]  # number of seats → rating, where the arena has measured it


class RivalSpec(BaseModel):
    """Whom the rules set against a single player, and how one says that one plays against them."""

    name: str
    title: str
    blurb: str
    play: str


class LessonInfo(BaseModel):
    name: str
    title: str
    note: str  # how long, or how far it goes
    minutes: int
    steps: int


class GameInfo(BaseModel):
    name: str
    title: str
    blurb: str
    seats: list[int]
    rival: RivalSpec | None
    options: list[OptionSpec]
    choices: list[ChoiceSpec]
    bots: list[BotSpec]
    house: int  # how many component rows are placeholders
    minute: bool  # whether it can be seen in a minute, in pictures
    lessons: list[LessonInfo]


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
    record: bool  # brought from elsewhere
    seats: list[SeatSummary]
    mine: bool
    my_turn: bool
    ply: int
    updated: float
    until: float | None  # when the first clock of those asked runs out
    rated: bool


class Opened(BaseModel):
    """A new table; `invitations` maps seats to link tokens, shown once; `commitment` is to the draws to come."""

    id: str
    invitations: dict[int, str]
    commitment: str


class Settled(BaseModel):
    """What was settled about a table, in words; `usual` if most tables have it so."""

    label: str
    value: str
    usual: bool


class Invitation(BaseModel):
    """What a link leads to, before one sits down."""

    table: str  # its id
    game: str
    name: str
    host: str
    mine: bool  # I sit there already
    used: bool
    status: Literal["waiting", "running", "over"]
    seat: int  # the seat it gives
    seats: list[SeatSummary]
    options: list[Settled]
    pack: str
    clock: str
    absence: int
    watching: Watching
    delay: int
    rated: bool


class Reach(BaseModel):
    """How friends get to this server: `address` is for those on the same network ("": nobody knows)."""

    here_only: bool  # it listens on this machine only
    address: str


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


class Piece(BaseModel):
    """A card, tile or token as one would lay it out: what it is called, what it does, where that comes from."""

    domain: str  # with `value` what a drawing knows it by
    value: str
    name: str
    does: str
    source: str
    copies: int


class PieceGroup(BaseModel):
    title: str
    pieces: list[Piece]


class LaidOut(BaseModel):
    """All pieces of a game, and what is printed on them for whoever draws them."""

    groups: list[PieceGroup]
    printed: dict[str, object]
    house: int  # placeholders among what is printed on boards and in no piece


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
    why: str
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


class Picture(BaseModel):
    """One picture of a game in a minute: a position, which part of its drawing is shown, and two sentences."""

    title: str
    text: str
    names: list[str]
    view: dict[str, object]
    crop: list[int]  # x, y, width, height in a room of 1280 × 800
    lit: dict[str, list[str]]


class Detour(BaseModel):
    """What is said of a choice that was allowed, and not asked for."""

    title: str
    text: str


class LessonNow(BaseModel):
    """How far a lesson has come, and what is asked for."""

    ply: int  # as of which this is
    name: str
    title: str
    step: int  # from 0; as many as there are: it is done
    steps: int
    heading: str
    why: str
    ask: str
    rule: str  # its number, or ""
    rule_text: str
    mine: bool  # the learner is asked now
    kinds: list[str]  # of choices that are asked for
    choice: str  # the one that *Show me* makes, or ""
    lit: dict[str, list[str]]
    detour: Detour | None
    learned: list[str]  # told when it is done
    following: str  # the lesson after it, or ""


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


class Beside(BaseModel):
    """A row of what each has and needs."""

    key: str
    label: str
    cells: list[tuple[int, int]]


class Outlook(BaseModel):
    """What would be scored if something came now, for every seat and then the rival."""

    key: str
    title: str
    note: str
    at_most: bool  # some of it is chosen, or secret until then
    sources: list[Source]
    beside: list[Beside]


class Fact(BaseModel):
    """Something that all can see and that one piece more could change."""

    text: str
    seats: list[int]
    points: float
    refs: dict[str, list[str]]


class Scores(BaseModel):
    """How it stands, from what everybody can see: the aim, what is scored next and when, and every point so far."""

    aim: str
    coming: str
    track: list[str]
    marked: list[int]  # places of the track
    outlooks: list[Outlook]  # the next scoring first, the end last
    facts: list[Fact]
    so_far: list[Source]


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
    verdict: list[str]  # who won, and how a tie was broken, in sentences; none if it was not played to its end
    sources: list[Source]
    curve: list[list[float]]


class Problem(BaseModel):
    """Why a request was refused, in one sentence, and which field of it is wrong, if one is: `options.first`."""

    detail: str
    field: str = ""
