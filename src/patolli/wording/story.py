"""The account of a match as people tell it: what happened, in parts with headings, told together what belongs together.

What a game wants told together, and what begins a part, is in its table of tellings (`patolli.core.event.Telling`).
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from patolli.core.choice import Domain
from patolli.core.event import ANYTHING, TOLD_SINGLY, Event, What
from patolli.core.game import Game
from patolli.core.match import Match

from . import Wording, wording
from .merging import together

Happened = tuple[int, What]  # the number of a ply, and something that happened in it


class Line(NamedTuple):
    """A sentence, with all a page needs to light up what it is about."""

    plies: tuple[int, ...]
    seat: int | None  # whose doing it was
    text: str
    refs: Mapping[str, tuple[str, ...]]  # domain → values, in the order of mention: {"hex": ("a5", "b4")}


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
    assert speech.game is not None
    seen = [(number, event.what) for number, event in told if event.seen(seat)]
    counts: dict[str, int] = {}
    parts: list[Part] = []
    for name, happened in _parts(speech.game, seen):
        first = happened[0][1]
        telling = speech.game.tellings.get(first[0], TOLD_SINGLY)
        counts[name] = counts.get(name, 0) + (not telling.again or name not in counts)
        if telling.heading:
            heading, actor = speech.heading(name, first, counts[name], names, you), _actor(speech.game, first)
        else:
            heading, actor = speech.text("heading-start"), None
        parts.append(Part(heading, actor, tuple(_lines(speech, happened, names, you))))
    return parts


def _parts(game: Game, seen: Iterable[Happened]) -> list[tuple[str, list[Happened]]]:
    """Events cut into parts, each with the name of its heading; what comes before the first heading has none."""
    found: list[tuple[str, list[Happened]]] = []
    for number, what in seen:
        telling = game.tellings.get(what[0], TOLD_SINGLY)
        opens = telling.heading and not (telling.again and found and found[-1][0] == telling.heading)
        if opens or not found:
            found.append((telling.heading, []))
        found[-1][1].append((number, what))
    return found


def _lines(speech: Wording, happened: list[Happened], names: Sequence[str], you: int | None) -> Iterable[Line]:
    assert speech.game is not None
    rest = iter(happened)
    left_out: list[int] = []
    sentences = together(speech.game, [what for _, what in happened])
    for whats, following in zip(sentences, [*sentences[1:], []], strict=True):
        plies = [*left_out, *(next(rest)[0] for _ in whats)]
        implied_by = speech.game.tellings.get(whats[0][0], TOLD_SINGLY).implied_by
        implied = following and implied_by in (following[0][0], ANYTHING)
        left_out = plies if implied else []
        if not implied:
            text, refs = speech.events(whats, names, you), _refs(speech.game, whats)
            yield Line(tuple(dict.fromkeys(plies)), _actor(speech.game, whats[0]), text, refs)


def _actor(game: Game, what: What) -> int | None:
    found = game.events.named(what).get("seat")
    return found[1] if found else None


def _refs(game: Game, whats: Iterable[What]) -> dict[str, tuple[str, ...]]:
    """What the events name, by domain; plain numbers name nothing."""
    found: dict[str, dict[str, None]] = {}
    for what in whats:
        for domain, value in game.events.named(what).values():
            if not _is_number(domain):
                found.setdefault(domain.name, {})[domain.values[value]] = None
    return {name: tuple(values) for name, values in found.items()}


def _is_number(domain: Domain) -> bool:
    return domain.values[0].isdecimal()
