"""A frame is one pending step of the rulebook, asking one question; the agenda lists them, the last is next."""

from collections.abc import Iterable
from typing import Any, ClassVar, Generic, TypeVar, dataclass_transform

from .aside import Aside
from .choice import Choice, Vocabulary
from .event import EVERYONE, Event
from .record import Record, Shared, Told, Value, record, value
from .refusal import Refusal

CHANCE = -1  # the seat that answers for shuffles and dice
AUTO = -2  # nobody is asked: bookkeeping the rulebook names
TOGETHER = -3  # several seats are asked at once and answer in secret


S = TypeVar("S", bound="State")
T = TypeVar("T")


@dataclass_transform()
def frame(cls: type[T]) -> type[T]:
    """Make a small slotted value class of a frame: compared by its fields, never changed once made, shared by all."""
    return value(cls)


class Frame(Value, Generic[S]):
    """One question. Subclasses are decorated with `@frame`, hold ints and tuples, and never change once made.

    `asks` lists the kinds of choice that answer it. `refuse` must have an answer for *every* choice of these kinds;
    what it does not refuse is legal. Where these are many, `candidates` names those worth asking about; it repeats no
    rule. `options` itself is written by hand only where the bench shows that it pays, with the reason beside it.
    """

    __slots__ = ()
    choices: ClassVar[Vocabulary]
    asks: ClassVar[tuple[int, ...]] = ()
    asides: ClassVar[tuple[Aside[Any], ...]] = ()  # what else may be done while this is asked
    seat: int

    def refuse(self, s: S, choice: Choice) -> Refusal | None:
        """Why this choice is not allowed now, or None. Changes nothing."""
        raise NotImplementedError

    def take(self, s: S, choice: Choice) -> None:
        """Do what was chosen; the frame has already left the agenda. Asks nothing."""
        raise NotImplementedError

    def candidates(self, s: S) -> Iterable[Choice]:
        """Choices among which all legal ones are; knows no rule."""
        return self.choices.every(self.asks)

    def options(self, s: S) -> list[Choice]:
        """Every legal answer."""
        return [choice for choice in self.candidates(s) if self.refuse(s, choice) is None]

    def forbids(self, s: S, aside: Aside[S], choice: Choice) -> Refusal | None:
        """Why this may not be done beside the question, though otherwise it could: it would spoil what must be done.

        `aside.after(s, self.seat, choice)` is the state it would leave.
        """
        return None

    def weights(self, s: S, options: list[Choice]) -> list[int]:
        """For chance frames: how likely each option is, relative to the others."""
        return [1] * len(options)

    def outcomes(self, s: S) -> tuple[list[Choice], list[int]]:
        """For chance frames: what may come, and how likely each of it is, relative to the others."""
        options = self.options(s)
        return options, self.weights(s, options)

    def lots(self, s: S) -> tuple[int, ...]:
        """For chance frames that draw from a deck: its top, of which each card is as likely as any other; else ()."""
        return ()

    def seen_by(self, s: S, choice: Choice) -> int:
        """Which seats may see this answer (for chance: the outcome), one bit a seat."""
        return EVERYONE


@record
class State(Record):
    """What every game's state has; a game adds its own fields."""

    box: Shared[Any]  # the components this table plays with
    agenda: list[Frame[Any]]
    events: Told[list[Event] | None]  # None: nobody listens (search, simulation)
    scenes: Told[list[Any] | None]  # the state at each event; None: nobody watches


class Secret(Frame[S]):
    """One seat's part of a simultaneous choice: a question whose answer is kept until all parts are done."""

    __slots__ = ()
    done: bool

    def answered(self, s: S, choice: Choice) -> "Secret[S]":
        """This part with the answer noted; `done` when the seat has nothing more to say. Changes no state."""
        raise NotImplementedError


class Together(Frame[S]):
    """Several seats answer at once, in any order; nobody sees an answer before the last is in (DESIGN, law 5)."""

    __slots__ = ()
    seat = TOGETHER
    parts: tuple[Secret[Any], ...]

    def reveal(self, s: S) -> None:
        """All parts are done: show the answers and act on them."""
        raise NotImplementedError

    def waiting(self) -> tuple[int, ...]:
        """The seats that still have to answer."""
        found: list[int] = []
        for part in self.parts:
            if not part.done and part.seat not in found:
                found.append(part.seat)
        return tuple(found)

    def next_seat(self) -> int:
        """The first of them."""
        for part in self.parts:
            if not part.done:
                return part.seat
        raise ValueError("all have answered")

    def part(self, seat: int) -> Secret[Any] | None:
        """The open question of one seat; the first, if it has several."""
        for part in self.parts:
            if part.seat == seat and not part.done:
                return part
        return None

    def answer(self, s: S, seat: int, choice: Choice) -> None:
        """Note one seat's answer; the last one reveals all."""
        noted = self.noted(s, seat, choice)
        for part in noted.parts:
            if not part.done:
                s.agenda.append(noted)
                return
        noted.reveal(s)

    def noted(self, s: S, seat: int, choice: Choice) -> "Together[S]":
        """The same question with one seat's answer noted. Changes nothing."""
        asked = self.part(seat)
        return self.with_parts(tuple([p.answered(s, choice) if p is asked else p for p in self.parts]))

    def with_parts(self, parts: tuple[Secret[Any], ...]) -> "Together[S]":
        """The same question with these parts."""
        kind: Any = type(self)
        fields = [parts if name == "parts" else getattr(self, name) for name in kind.__match_args__]
        made: Together[S] = kind(*fields)
        return made


def push(s: State, *frames: Frame[Any]) -> None:
    """Put frames on the agenda so that they happen in the order written."""
    s.agenda.extend(frames[::-1])


def push_all(s: State, frames: tuple[Frame[Any], ...]) -> None:
    """`push` with the frames in a tuple, for the compiler (`tools/compiling.py`)."""
    agenda = s.agenda
    for at in range(len(frames) - 1, -1, -1):
        agenda.append(frames[at])


def tell(s: State, *what: int, seen_by: int = EVERYONE) -> None:
    """Say that something happened, if anybody listens."""
    if s.events is not None:
        tell_all(s, what, seen_by)


def tell_all(s: State, what: tuple[int, ...], seen_by: int = EVERYONE) -> None:
    """`tell` with the event as it is kept, for the compiler."""
    if s.events is not None:
        s.events.append(Event(what, seen_by))
        if s.scenes is not None:
            s.scenes.append(s.copy())
