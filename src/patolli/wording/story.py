"""The account of a match as people tell it: what happened, in parts with headings, told together what belongs together.

What a game wants told together, and what begins a part, is in its table of tellings (`patolli.core.event.Telling`).
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple

from patolli.core.choice import Spec
from patolli.core.event import ANYTHING, TOLD_SINGLY, Event, What
from patolli.core.game import Game
from patolli.core.match import Match

from . import Wording, wording
from .merging import together

Happened = tuple[int, What]  # the number of a ply, and something that happened in it


class Section:
    """What goes under one heading; `number` counts the sections of that name."""

    __slots__ = ("happened", "name", "number")

    def __init__(self, name: str, number: int, happened: list[Happened]) -> None:
        self.name = name
        self.number = number
        self.happened = happened

    def __reduce__(self) -> tuple[Any, ...]:
        """It may be put together in another process; compiled, it would come back without its fields."""
        return Section, (self.name, self.number, self.happened)


class Line(NamedTuple):
    """A sentence, with all a page needs to light up what it is about."""

    plies: tuple[int, ...]
    events: int  # how many it tells of, those left unsaid included
    seat: int | None  # whose doing it was
    text: str
    why: str  # the reason, if one was told
    refs: Mapping[str, tuple[str, ...]]  # domain → values, in the order of mention: {"hex": ("a5", "b4")}
    awaits: bool  # it says only that something is to come, and is left out once that has happened


class Part(NamedTuple):
    """A turn, a round, a scoring: a heading and the lines under it."""

    heading: str
    seat: int | None
    lines: tuple[Line, ...]


def story(match: Match, lang: str, seat: int | None = None, you: int | None = None) -> list[Part]:
    """The whole match as `seat` (None: a spectator) may know it; `you` is the seat told in the second person."""
    told = ((step.number, event) for step in match.replay() for event in step.events)
    return retell(wording(match.game, lang, match.setup.pack), told, match.names, seat, you)


def retell(
    speech: Wording,
    told: Iterable[tuple[int, Event]],
    names: Sequence[str],
    seat: int | None = None,
    you: int | None = None,
) -> list[Part]:
    """The account of these events, each with the number of its ply."""
    sections: list[Section] = []
    for number, event in told:
        if event.seen(seat):
            add(sections, speech.game, number, event.what)
    return [tell_section(speech, section, names, you) for section in sections]


def add(sections: list[Section], game: Game | None, number: int, what: What) -> None:
    """Put an event of a ply under the last heading, or begin a new section with it."""
    assert game is not None
    telling = game.tellings.get(what[0], TOLD_SINGLY)
    name = telling.heading
    if not sections or (name and not (telling.again and sections[-1].name == name)):
        before = next((section.number for section in reversed(sections) if section.name == name), 0)
        sections.append(Section(name, before + (not telling.again or not before), []))
    sections[-1].happened.append((number, what))


def tell_section(speech: Wording, section: Section, names: Sequence[str], you: int | None = None) -> Part:
    """One section in words."""
    heading, seat = tell_heading(speech, section, names, you)
    told = tell_on(speech, section.happened, names, you, BEGINNING)
    return Part(heading, seat, tuple(one.line for one in told if one.line))


def tell_heading(
    speech: Wording, section: Section, names: Sequence[str], you: int | None = None
) -> tuple[str, int | None]:
    """What stands over a section, and whose it is; what comes before the first heading of a game is its start."""
    assert speech.game is not None
    if not section.name:
        return speech.text("heading-start"), None
    first = section.happened[0][1]
    return speech.heading(section.name, first, section.number, names, you), _actor(speech.game, first)


class Upto(NamedTuple):
    """A point between two sentences: how many events are told by then, and what goes into the next sentence."""

    events: int
    left_out: tuple[int, ...]  # the plies of events that the next sentence tells of as well
    why: str


BEGINNING = Upto(0, (), "")
OPEN = 2  # sentences at the end of a section that may still be told otherwise when something is added


class Sentence(NamedTuple):
    """A sentence, unless it is left out, and the point after it."""

    line: Line | None
    after: Upto


class Said(NamedTuple):
    """Events that are told together, in words; what they name, and whose doing they were."""

    text: str
    refs: Mapping[str, tuple[str, ...]]
    actor: int | None


def said(speech: Wording, whats: tuple[What, ...], names: Sequence[str], you: int | None) -> Said:
    """One sentence."""
    assert speech.game is not None
    return Said(speech.events(whats, names, you), _refs(speech.game, whats), _actor(speech.game, whats[0]))


def tell_on(
    speech: Wording,
    happened: Sequence[Happened],
    names: Sequence[str],
    you: int | None,
    since: Upto,
    say: Callable[[Wording, tuple[What, ...], Sequence[str], int | None], Said] = said,
) -> list[Sentence]:
    """A section in words from a point on. All but the last few (`OPEN`) stay as they are, whatever is added.

    `say` may remember what it has said before.
    """
    assert speech.game is not None
    found: list[Sentence] = []
    told, left_out, why = since.events, list(since.left_out), since.why
    rest = iter(happened[told:])
    sentences = together(speech.game, [what for _, what in happened[told:]])
    for whats, following in zip(sentences, [*sentences[1:], []], strict=True):
        plies = [*left_out, *(next(rest)[0] for _ in whats)]
        telling = speech.game.tellings.get(whats[0][0], TOLD_SINGLY)
        reason = telling.why and following and not speech.game.tellings.get(following[0][0], TOLD_SINGLY).why
        implied = following and telling.implied_by in (following[0][0], ANYTHING)
        left_out = plies if reason or implied else []
        line = None
        if reason:
            why = say(speech, tuple(whats), names, you).text
        elif not implied:
            text, refs, actor = say(speech, tuple(whats), names, you)
            awaits = telling.implied_by == ANYTHING
            line = Line(tuple(dict.fromkeys(plies)), len(plies), actor, text, why, refs, awaits)
            why = ""
        told += len(whats)
        found.append(Sentence(line, Upto(told, tuple(left_out), why)))
    return found


def _actor(game: Game, what: What) -> int | None:
    place = _seat_in(game.events.specs[what[0]])
    return what[place] if place else None


def _refs(game: Game, whats: Iterable[What]) -> dict[str, tuple[str, ...]]:
    """What the events name, by domain; plain numbers name nothing."""
    found: dict[str, dict[str, None]] = {}
    for what in whats:
        for place, name, values in _naming(game.events.specs[what[0]]):
            found.setdefault(name, {})[values[what[place]]] = None
    return {name: tuple(values) for name, values in found.items()}


@cache
def _seat_in(spec: Spec) -> int:
    """Where in an event of this kind it stands whose doing it was; 0: nobody's."""
    return spec.args.index("seat") + 1 if "seat" in spec.args else 0


@cache
def _naming(spec: Spec) -> list[tuple[int, str, tuple[str, ...]]]:
    """The arguments that are no numbers: where each stands, its domain and the domain's values."""
    domains = enumerate(spec.domains, 1)
    return [(place, domain.name, domain.values) for place, domain in domains if not domain.values[0].isdecimal()]
