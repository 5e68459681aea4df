"""The account of a match for one reader, told on as it goes: only its last sentences are ever told again."""

from collections.abc import Sequence
from functools import lru_cache

import msgspec

from patolli.core.event import Event
from patolli.wording import Wording
from patolli.wording.story import BEGINNING, OPEN, Line, Section, Upto, add, said, tell_heading, tell_on

from .messages import LogLine


class MatchLog:
    """All that one reader is told; `seat` None is a spectator, or several people at one screen."""

    def __init__(self, speech: Wording, names: tuple[str, ...], seat: int | None) -> None:
        self.speech = speech
        self.names = names
        self.seat = seat
        self.sections: list[Section] = []
        self.told: list[list[LogLine]] = []  # by section
        self.plies = 0
        self.stale = 0  # the first section that is not told, or has changed since
        self.fixed: tuple[Section | None, Upto, int] = (
            None,
            BEGINNING,
            1,
        )  # how far a section, and its lines, are final
        self.unasked = 0  # the first section that has changed since `shown` was last asked for
        self.shown: list[LogLine] = []
        self.starts: list[int] = []  # by section: its first line there

    def go_on(self, told: Sequence[Sequence[Event]], kept: int) -> None:
        """Follow the match, of which the first `kept` plies are as they were."""
        self._cut(kept)
        for number in range(self.plies, len(told)):
            for event in told[number]:
                if event.seen(self.seat):
                    add(self.sections, self.speech.game, number, event.what)
                    self._changed(len(self.sections) - 1)
        self.plies = len(told)

    def take_over(self, sections: list[Section], told: list[list[LogLine]], plies: int) -> None:
        """Go on from an account that was made elsewhere."""
        self.sections, self.told, self.plies, self.stale = sections, told, plies, len(sections)

    def lines(self) -> list[LogLine]:
        """The whole account."""
        self._tell()
        return [line for lines in self.told for line in lines]

    def news(self) -> int:
        """How many lines at the beginning of `shown` are as they were when this was last asked."""
        first = min(self.unasked, len(self.starts))
        if first == len(self.sections) == len(self.starts):
            return len(self.shown)  # nothing has changed since
        self._tell()
        self.unasked = len(self.sections)
        start = self.starts[first] if first < len(self.starts) else len(self.shown)
        before, now = self.shown[start:], [line for lines in self.told[first:] for line in lines]
        self.shown[start:] = now
        del self.starts[first:]
        for lines in self.told[first:]:
            self.starts.append(start)
            start += len(lines)
        same = first_difference(before, now)
        return len(self.shown) - len(now) + same

    def since(self, seats: Sequence[int]) -> tuple[int, int]:
        """The lines between the last turn of these seats that is over and their turn now, if they have it: the first,
        and the one after the last. (0, 0): they had no turn yet."""
        self.news()
        last = len(self.sections) - 1
        end = last if last >= 0 and self._is_turn_of(last, seats) else last + 1
        own = next((i for i in range(end - 1, -1, -1) if self._is_turn_of(i, seats)), None)
        return (0, 0) if own is None else (self._start(own + 1), self._start(end))

    def _start(self, section: int) -> int:
        return self.starts[section] if section < len(self.starts) else len(self.shown)

    def _is_turn_of(self, section: int, seats: Sequence[int]) -> bool:
        return self.sections[section].name == "turn" and self.told[section][0].seat in seats

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
        self._changed(max(len(self.sections) - 1, 0))
        self.fixed = (None, BEGINNING, 1)

    def _changed(self, section: int) -> None:
        self.stale, self.unasked = min(self.stale, section), min(self.unasked, section)

    def _tell(self) -> None:
        """Put into words what has not been yet."""
        del self.told[len(self.sections) :]
        for number in range(self.stale, len(self.sections)):
            section = self.sections[number]
            if self.fixed[0] is not section:
                heading, seat = tell_heading(self.speech, section, self.names, self.seat)
                first = section.happened[0][0]
                del self.told[number:]
                self.told.append([LogLine(first, first, 0, _seat(seat), heading, "", True, {})])
                self.fixed = (section, BEGINNING, 1)
            self._tell_on(section, self.told[number])
        self.stale = len(self.sections)

    def _tell_on(self, section: Section, lines: list[LogLine]) -> None:
        """Tell a section from the point on up to which it is final."""
        _, since, kept = self.fixed
        del lines[kept:]
        told = tell_on(self.speech, section.happened, self.names, self.seat, since, _remembered)
        for number, (line, after) in enumerate(told):
            if line:
                lines.append(_log_line(line))
            if number < len(told) - OPEN:
                self.fixed = (section, after, len(lines))


def _log_line(line: Line) -> LogLine:
    refs = {domain: list(values) for domain, values in line.refs.items()}
    first, last, seat = line.plies[0], line.plies[-1], _seat(line.seat)
    return LogLine(first, last, line.events, seat, line.text, line.why, False, refs)


_remembered = lru_cache(maxsize=20_000)(said)  # the last sentences are told again with every move


def _seat(seat: int | None) -> int:
    return -1 if seat is None else seat


def first_difference(old: Sequence[LogLine], new: Sequence[LogLine]) -> int:
    """How many lines at the beginning are the same. Lines of parts told before are the same objects."""
    for i, (a, b) in enumerate(zip(old, new, strict=False)):
        if a is not b and a != b:
            return i
    return min(len(old), len(new))


ENCODER = msgspec.json.Encoder()
