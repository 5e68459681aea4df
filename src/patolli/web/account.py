"""The account of a match for one reader, told on as it goes: only the open part of it is ever told again."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import cast

import msgspec

from patolli.core.event import TOLD_SINGLY, Event, What
from patolli.wording import Wording
from patolli.wording.story import retell

from .messages import LogLine


@dataclass(slots=True)
class Part:
    """A part of the account, from one heading to the next."""

    name: str
    number: int
    happened: list[tuple[int, Event]]
    lines: list[LogLine] = field(default_factory=list)
    is_told: bool = False


class Account:
    """All that one reader is told; `seat` None is a spectator, or several people at one screen."""

    def __init__(self, speech: Wording, names: tuple[str, ...], seat: int | None) -> None:
        self.speech = speech
        self.names = names
        self.seat = seat
        self.parts: list[Part] = []
        self.plies = 0

    def go_on(self, told: Sequence[Sequence[Event]], kept: int) -> None:
        """Follow the match, of which the first `kept` plies are as they were."""
        self._cut(kept)
        for number in range(self.plies, len(told)):
            for event in told[number]:
                if event.seen(self.seat):
                    self._add(number, event)
        self.plies = len(told)

    def lines(self) -> list[LogLine]:
        """The whole account."""
        return [line for part in self.parts for line in self._told(part)]

    def marks(self) -> list[tuple[int, str, str]]:
        """The parts worth finding again: (ply, name, heading) of those that are rare among the others."""
        names = [part.name for part in self.parts]
        rare = [part for part in self.parts if part.name and names.count(part.name) * 4 <= len(names)]
        return [(part.happened[0][0], part.name, self._told(part)[0].text) for part in rare]

    def _cut(self, plies: int) -> None:
        if plies >= self.plies:
            return
        self.plies = plies
        while self.parts and self.parts[-1].happened[0][0] >= plies:
            self.parts.pop()
        if self.parts:
            last = self.parts[-1]
            last.happened = [(number, event) for number, event in last.happened if number < plies]
            last.is_told = False

    def _add(self, number: int, event: Event) -> None:
        game = self.speech.game
        assert game is not None
        telling = game.tellings.get(event.what[0], TOLD_SINGLY)
        last = self.parts[-1].name if self.parts else None
        if last is None or (telling.heading and not (telling.again and last == telling.heading)):
            before = next((part.number for part in reversed(self.parts) if part.name == telling.heading), 0)
            self.parts.append(Part(telling.heading, before + (not telling.again or not before), []))
        self.parts[-1].happened.append((number, event))
        self.parts[-1].is_told = False

    def _told(self, part: Part) -> list[LogLine]:
        if part.is_told:
            return part.lines
        speech = cast(Wording, _Remembering(self.speech, part.number))
        told = retell(speech, part.happened, self.names, self.seat, self.seat)[0]
        first = part.happened[0][0]
        part.lines = [LogLine(first, first, _seat(told.seat), told.heading, True, {})]
        for line in told.lines:
            refs = {domain: list(values) for domain, values in line.refs.items()}
            part.lines.append(LogLine(line.plies[0], line.plies[-1], _seat(line.seat), line.text, False, refs))
        part.is_told = True
        return part.lines


class _Remembering:
    """A wording that remembers its sentences, and counts headings from the part it is asked about."""

    def __init__(self, speech: Wording, number: int) -> None:
        self.game = speech.game
        self.text = speech.text
        self.speech = speech
        self.number = number

    def events(self, whats: Sequence[What], names: tuple[str, ...], you: int | None) -> str:
        return _sentence(self.speech, tuple(whats), names, you)

    def heading(self, name: str, what: What, number: int, names: tuple[str, ...], you: int | None) -> str:
        return _heading(self.speech, name, what, self.number, names, you)


@lru_cache(maxsize=20_000)
def _sentence(speech: Wording, whats: tuple[What, ...], names: tuple[str, ...], you: int | None) -> str:
    return speech.events(whats, names, you)


@lru_cache(maxsize=2_000)
def _heading(speech: Wording, name: str, what: What, number: int, names: tuple[str, ...], you: int | None) -> str:
    return speech.heading(name, what, number, names, you)


def _seat(seat: int | None) -> int:
    return -1 if seat is None else seat


def first_difference(old: Sequence[LogLine], new: Sequence[LogLine]) -> int:
    """How many lines at the beginning are the same. Lines of parts told before are the same objects."""
    for i, (a, b) in enumerate(zip(old, new, strict=False)):
        if a is not b and a != b:
            return i
    return min(len(old), len(new))


ENCODER = msgspec.json.Encoder()
