"""The account of a match for one reader, told on as it goes: only its last section is ever told again."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import accumulate
from typing import cast

import msgspec

from patolli.core.event import Event, What
from patolli.wording import Wording
from patolli.wording.story import Section, add, tell_section

from .messages import LogLine


class MatchLog:
    """All that one reader is told; `seat` None is a spectator, or several people at one screen."""

    def __init__(self, speech: Wording, names: tuple[str, ...], seat: int | None) -> None:
        self.speech = speech
        self.names = names
        self.seat = seat
        self.sections: list[Section] = []
        self.told: list[list[LogLine]] = []  # by section, as far as it has been told and nothing was added since
        self.plies = 0

    def go_on(self, told: Sequence[Sequence[Event]], kept: int) -> None:
        """Follow the match, of which the first `kept` plies are as they were."""
        self._cut(kept)
        for number in range(self.plies, len(told)):
            for event in told[number]:
                if event.seen(self.seat):
                    add(self.sections, self.speech.game, number, event.what)
                    del self.told[len(self.sections) - 1 :]
        self.plies = len(told)

    def lines(self) -> list[LogLine]:
        """The whole account."""
        self._tell()
        return [line for lines in self.told for line in lines]

    def since(self, seats: Sequence[int]) -> tuple[int, int]:
        """The lines between the last turn of these seats that is over and their turn now, if they have it: the first,
        and the one after the last. (0, 0): they had no turn yet."""
        self._tell()
        own = [i for i, s in enumerate(self.sections) if s.name == "turn" and self.told[i][0].seat in seats]
        end = own.pop() if own and own[-1] == len(self.sections) - 1 else len(self.sections)
        if not own:
            return 0, 0
        starts = [0, *accumulate(map(len, self.told))]
        return starts[own[-1] + 1], starts[end]

    def marks(self) -> list[tuple[int, str, str]]:
        """The sections worth finding again: (ply, name, heading) of those that are rare among the others."""
        self._tell()
        names = [section.name for section in self.sections]
        return [
            (section.happened[0][0], section.name, lines[0].text)
            for section, lines in zip(self.sections, self.told, strict=True)
            if section.name and names.count(section.name) * 4 <= len(names)
        ]

    def _cut(self, plies: int) -> None:
        if plies >= self.plies:
            return
        self.plies = plies
        while self.sections and self.sections[-1].happened[0][0] >= plies:
            self.sections.pop()
        if self.sections:
            last = self.sections[-1]
            last.happened = [(number, what) for number, what in last.happened if number < plies]
        del self.told[max(len(self.sections) - 1, 0) :]

    def _tell(self) -> None:
        """Put into words what has not been yet."""
        speech = cast(Wording, _Remembering(self.speech))
        for section in self.sections[len(self.told) :]:
            told = tell_section(speech, section, self.names, self.seat)
            first = section.happened[0][0]
            lines = [LogLine(first, first, 0, _seat(told.seat), told.heading, "", True, {})]
            for line in told.lines:
                refs = {domain: list(values) for domain, values in line.refs.items()}
                first, last, seat = line.plies[0], line.plies[-1], _seat(line.seat)
                lines.append(LogLine(first, last, line.events, seat, line.text, line.why, False, refs))
            self.told.append(lines)


class _Remembering:
    """A wording that remembers its sentences."""

    def __init__(self, speech: Wording) -> None:
        self.game = speech.game
        self.text = speech.text
        self.speech = speech

    def events(self, whats: Sequence[What], names: tuple[str, ...], you: int | None) -> str:
        return _sentence(self.speech, tuple(whats), names, you)

    def heading(self, name: str, what: What, number: int, names: tuple[str, ...], you: int | None) -> str:
        return _heading(self.speech, name, what, number, names, you)


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
