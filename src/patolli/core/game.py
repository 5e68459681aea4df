"""What a game folder exports: one `Game`, read by the command line, the table, the page, the bots and the tests."""

import random
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from types import ModuleType
from typing import Any, NamedTuple, TypeVar

from .chapters import chapters
from .choice import Choice, Vocabulary
from .components import Components, Pack, load, read_pack, with_pack
from .engine import run
from .event import Event, Telling
from .forecast import Fact, Forecast
from .frame import Frame, State
from .insight import Insight
from .observation import Observation
from .record import from_plain
from .refusal import BadSetup, Refusal
from .speech import Speech


@dataclass(frozen=True, slots=True)
class Option:
    """Something people settle when they open a table: one of a few words, or with `many` any number of them."""

    name: str
    values: tuple[str, ...]
    default: str
    many: bool = False
    sort: str = "game"  # what is settled: a part of the game, a "reading" of the rulebook, or a "rare" wish
    presets: Mapping[str, str] = field(default_factory=dict, hash=False)  # a name for several values at once
    rules: Mapping[str, str] = field(default_factory=dict, hash=False)  # value → the rule it belongs to
    needs: Mapping[str, str] = field(default_factory=dict, hash=False)  # value → one without which it does nothing
    # Value → the numbers of seats at which there is something to ask; the others have it anyway, or cannot use it.
    asked: Mapping[str, range] = field(default_factory=dict, hash=False)

    def read(self, text: str) -> str:
        """The value as it is kept; `BadSetup` says what may be written."""
        text = self.presets.get(text, text)
        if not self.many:
            if text not in self.values:
                raise BadSetup("value", f"options.{self.name}", value=text[:40], known=self.values)
            return text
        given = {word.strip() for word in text.replace(",", "+").split("+")}
        words = set(self.values) if given == {"all"} else given - {"", "none"}
        unknown = words - set(self.values)
        if unknown:
            raise BadSetup("values", f"options.{self.name}", value=sorted(unknown)[0][:40], known=self.values)
        return "+".join(value for value in self.values if value in words) or "none"


@dataclass(frozen=True, slots=True)
class Setup:
    """Everything settled before the first choice."""

    seats: int
    options: tuple[tuple[str, str], ...]
    pack: Pack | None = None

    def option(self, name: str) -> str:
        """The value of one option."""
        return dict(self.options)[name]

    def has(self, name: str, value: str) -> bool:
        """Whether a many-valued option includes this value."""
        return value in self.option(name).split("+")


class Way(NamedTuple):
    """Choices that people make in one gesture, such as a walk over several borders."""

    steps: tuple[Choice, ...]
    whole: Choice  # told as if it were one choice
    hints: Mapping[str, int]


@dataclass(frozen=True)
class Game:
    """A title: its rules as functions, its words as tables. What is outside `games/` knows games only through this."""

    name: str
    rules_version: int  # raised whenever an old match might replay differently
    seats: tuple[int, ...]  # how many may play
    options: tuple[Option, ...]
    choices: Vocabulary
    events: Vocabulary
    package: str  # its modules are the chapters, its files hold components, rules texts and wording
    box: Callable[[Components], Any]  # the tables made ready for play; ComponentError names what does not fit
    start: Callable[[Any, Setup], State]  # box, setup → first state, not yet run
    view: Callable[[Any, int | None], Any]  # state, seat (None: a spectator) → plain data
    determinize: Callable[[Any, int, random.Random], Any]  # state, seat, … → a copy with all it cannot know drawn anew
    scores: Callable[[Any], tuple[float, ...]]  # whole numbers in most games
    winners: Callable[[Any], tuple[int, ...]]
    breakdown: Callable[[Any], Sequence[Mapping[str, float]]]  # per seat: source of points → points
    check: Callable[[Any], None]  # raises AssertionError when a piece was made or lost
    draw: Callable[[Any, Callable[[str], str]], str]  # view, translate → the board as text
    value: Callable[[Any, int], float]  # how good the position is for a seat: what greedy bots maximise
    components_text: str
    # The fields of a view that are not alike for all readers; all others are. None: no matter which, make it whole.
    own: Callable[[Any, int | None], Mapping[str, Any]] | None = None
    insight: Insight = field(default_factory=Insight)  # what bots that plan look at
    observation: Observation = field(default_factory=Observation)  # what learners are told of a position, as numbers
    # The same in 40 lines, where the whole board is longer.
    glance: Callable[[Any, Callable[[str], str]], str] | None = None
    check_setup: Callable[[Setup], None] = field(default=lambda setup: None)
    hints: Callable[[Any, Choice], dict[str, int]] = field(default=lambda s, choice: {})  # cost and consequence
    # How much a legal choice leaves undone, where that is so much that people are asked once whether they mean it.
    unspent: Callable[[Any, Choice], int] = field(default=lambda s, choice: 0)
    ways: Callable[[Any, int], Sequence[Way]] = field(default=lambda s, seat: ())  # open to a seat that is asked
    # Whether a seat could ever choose this kind here (a module is in play, a tribe allows it). Others are not named.
    thinkable: Callable[[Any, int, int], bool] = field(default=lambda s, seat, kind: True)
    # Points by source of whom the rules set against a single player; None where there is no such opponent.
    rival: Callable[[Any], Mapping[str, float] | None] = field(default=lambda s: None)
    # What would be scored if it were counted now, from what all may know.
    forecast: Callable[[Any], Forecast] = field(default=lambda s: Forecast())
    # What somebody has that would be counted, as all may know: told where two positions are compared.
    holdings: Callable[[Any], Sequence[Fact]] = field(default=lambda s: ())
    # What pieces say of themselves, made of their figures: box, language → key → its forms (`patolli.wording`).
    pieces: Callable[[Any, Speech], Mapping[str, Mapping[str, str]]] = field(default=lambda box, say: {})
    # Tables of components whose rows are pieces one can lay out on a table → what the keys of their words begin with.
    laid_out: Mapping[str, str] = field(default_factory=dict, hash=False)
    # What is printed on those pieces, as plain data for whoever draws them.
    printed: Callable[[Any], Mapping[str, Any]] = field(default=lambda box: {})
    # Kind of event by which a seat takes a piece → the arguments that name the piece (`patolli lab balance`).
    pieces_taken: Mapping[int, tuple[str, ...]] = field(default_factory=dict, hash=False)
    tellings: Mapping[int, Telling] = field(default_factory=dict, hash=False)  # kind of event → its place in an account

    def __post_init__(self) -> None:
        """A game is whole once it is made: every chapter has been read, whoever else imports it."""
        assert self.modules

    @cached_property
    def modules(self) -> tuple[ModuleType, ...]:
        """The chapters: frames and refusals are found in them."""
        return chapters(self.package)

    @cached_property
    def frames(self) -> Mapping[str, type[Frame[Any]]]:
        """Frame classes by name, to read them back from JSON; not the classes these are derived from."""
        frames = [cls for cls in _found(self.modules, type) if issubclass(cls, Frame)]
        return {cls.__name__: cls for cls in frames if "__match_args__" in vars(cls)}

    @cached_property
    def refusals(self) -> tuple[Refusal, ...]:
        """Every reason the rules can give."""
        return tuple(dict.fromkeys(_found(self.modules, Refusal)))

    @cached_property
    def components(self) -> Components:
        """Our own tables, without a pack."""
        return load(self.components_text)

    def points(self, s: Any) -> list[Mapping[str, float]]:
        """Points by source of all who have points: every seat's, then the rival's."""
        rival = self.rival(s)
        return [*self.breakdown(s), *([] if rival is None else [rival])]

    def read_pack(self, text: str) -> Pack:
        """Read a pack and make sure the game can be played with it."""
        pack = read_pack(text, self.components, self.name)
        box_of(self, pack)
        return pack

    def setup(self, seats: int, options: Mapping[str, str] | None = None, pack: Pack | None = None) -> Setup:
        """Check what people settled; `BadSetup` says what is wrong."""
        if seats not in self.seats:
            raise BadSetup("seats", "seats", known=tuple(map(str, self.seats)), seats=seats)
        given = dict(options or {})
        values = tuple((o.name, o.read(given.pop(o.name, o.default))) for o in self.options)
        if given:
            unknown, known = sorted(given)[0][:40], tuple(o.name for o in self.options)
            raise BadSetup("option", f"options.{unknown}", value=unknown, known=known)
        setup = Setup(seats, values, pack)
        self.check_setup(setup)
        box_of(self, pack)
        return setup

    def new(self, setup: Setup) -> State:
        """The first state, run on to its first question."""
        s = self.start(box_of(self, setup.pack), setup)
        run(s)
        return s

    def from_plain(self, data: Any, setup: Setup) -> State:
        """Read a state back from JSON data."""
        box = box_of(self, setup.pack)
        hint = type(self.start(box, setup))
        state: State = from_plain(data, hint, self.frames, {"box": box})
        return state


def no_secrets(s: Any, seat: int, rng: random.Random) -> Any:
    """`determinize` for a game in which every seat knows all there is to know: what is to come is in no state."""
    return s.copy()


@lru_cache(maxsize=64)
def _box_of(game_name: str, make: Callable[[Components], Any], text: str, pack: Pack | None) -> Any:
    return make(with_pack(load(text), pack))


def box_of(game: Game, pack: Pack | None) -> Any:
    """The tables ready for play, with a pack's figures if there is one; made once."""
    return _box_of(game.name, game.box, game.components_text, pack)


@lru_cache(maxsize=64)
def _digest_of(text: str, pack: Pack | None) -> str:
    return with_pack(load(text), pack).digest


def digest_of(game: Game, pack: Pack | None) -> str:
    """A fingerprint of the figures that are played with: a match remembers it."""
    return _digest_of(game.components_text, pack)


@lru_cache(maxsize=256)
def offered(game: Game, option: Option, seats: int) -> tuple[str, ...]:
    """The values of an option about which there is something to ask with so many seats; none if there is nothing."""

    def fits(value: str) -> bool:
        try:
            game.setup(seats, {option.name: value})
        except BadSetup:
            return False
        return True

    found = [value for value in option.values if seats in option.asked.get(value, game.seats) and fits(value)]
    return tuple(found) if option.many or len(found) > 1 else ()


def visible(events: Iterable[Event], seat: int | None) -> list[tuple[int, ...]]:
    """What one seat is told of these events."""
    return [event.what for event in events if event.seen(seat)]


T = TypeVar("T")


def _found(modules: tuple[ModuleType, ...], kind: type[T]) -> list[T]:
    """Everything of a type that these modules define themselves."""
    found = [(module.__name__, v) for module in modules for v in vars(module).values() if isinstance(v, kind)]
    return [value for home, value in found if not isinstance(value, type) or value.__module__ == home]
