"""Time for thinking, and what happens when it is out; settled when a table is opened, in one line:

move 86400                         so many seconds for each question
budget 3600+60                     so many in all, and so many more with each turn
… out=end                          when it is out: bot (plays until one returns), end (the others may), lose
… rest=22:30-08:00 weekends zone=Europe/Madrid     when it stands still for everybody
"""

import datetime
import re
import zoneinfo
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from patolli.core.refusal import BadSetup

from .live_match import LiveMatch

GRACE = 60.0  # whoever takes a seat back after the budget ran out has this long for each question
SHORTEST, LONGEST = 5, 30 * 86400
DAY = 86400.0
MOST_PAUSES = 5_000  # more than any clock can meet
OUT = ("bot", "end", "lose")
KNOWN = ("move <seconds>", "budget <seconds>", "budget <seconds>+<seconds>", "… out=bot|end|lose", "… rest=22:30-08:00",
         "… weekends", "… zone=Europe/Madrid")  # fmt: skip

Pause = tuple[float, float]  # from, to


@dataclass(frozen=True, slots=True)
class Rest:
    """Hours of the day, and whether weekends, in which a table's clocks stand still."""

    start: int | None  # minutes of the day, or None: no hours
    end: int
    weekends: bool
    zone: str

    def at(self, now: float) -> tuple[bool, float]:
        """Whether clocks stand still, and until when at least that is so."""
        here = datetime.datetime.fromtimestamp(now, zoneinfo.ZoneInfo(self.zone))
        tomorrow = (here + datetime.timedelta(days=1)).replace(hour=0, minute=0, second=0, microsecond=0)
        minute, changes = here.hour * 60 + here.minute, [tomorrow.timestamp()]
        for edge in (self.start, self.end) if self.start is not None else ():
            if edge > minute:
                changes.append(here.replace(hour=edge // 60, minute=edge % 60, second=0, microsecond=0).timestamp())
        rests = (self.weekends and here.weekday() >= 5) or self._is_night(minute)
        return rests, max(min(changes), now + 1)

    def _is_night(self, minute: int) -> bool:
        if self.start is None:
            return False
        if self.start <= self.end:
            return self.start <= minute < self.end
        return minute >= self.start or minute < self.end


@dataclass(frozen=True, slots=True)
class Clock:
    """How long a seat may think."""

    kind: str
    seconds: float
    increment: float = 0.0
    out: str = "bot"
    rest: Rest | None = None

    @classmethod
    def read(cls, text: str) -> "Clock | None":
        """As above, or `""`; `BadSetup` says what was expected."""
        if not text:
            return None
        found = re.fullmatch(r"(move|budget) ([0-9]{1,7})(?:\+([0-9]{1,5}))?((?: \S+)*)", text)
        if not found or (found[1] == "move" and found[3]):
            raise BadSetup("clock", "clock", value=text, known=KNOWN)
        if not SHORTEST <= int(found[2]) <= LONGEST:
            raise BadSetup("seconds", "clock", low=SHORTEST, high=LONGEST, value=found[2])
        more = dict(part.partition("=")[::2] for part in found[4].split())
        try:
            weekends = "weekends" in more and not more.pop("weekends")
            rest = _rest(more.pop("rest", ""), weekends, more.pop("zone", "UTC"))
            out = more.pop("out", "bot")
            if more or out not in OUT or (" weekends" in found[4]) != weekends:
                raise ValueError(text)
        except (ValueError, OSError, zoneinfo.ZoneInfoNotFoundError):
            raise BadSetup("clock", "clock", value=text, known=KNOWN) from None
        return cls(found[1], float(found[2]), float(found[3] or 0), out, rest)

    def deadline(self, live: LiveMatch, seat: int, away: Sequence[Pause] = ()) -> float | None:
        """The moment at which this seat's time is over, if it is asked; vacations count where a move takes days."""
        put = live.asked.get(seat)
        if put is None:
            return None
        at, left = put.at, self._allowed(live, seat)
        for rests, until in self._stretches(at, self._held(away)):
            if not rests and at + left <= until:
                return at + left
            left -= 0.0 if rests else until - at
            at = until
        return at + left

    def left(self, live: LiveMatch, seat: int, now: float, away: Sequence[Pause] = ()) -> float:
        """Seconds left to this seat."""
        put = live.asked.get(seat)
        spent = self.passed(put.at, now, self._held(away)) if put else 0.0
        return max(0.0, self._allowed(live, seat) - spent)

    def passed(self, start: float, end: float, away: Sequence[Pause] = ()) -> float:
        """Seconds that count between two moments."""
        at, sum_ = start, 0.0
        for rests, until in self._stretches(at, away):
            if at >= end:
                break
            sum_ += 0.0 if rests else min(until, end) - at
            at = until
        return max(0.0, sum_)

    def _allowed(self, live: LiveMatch, seat: int) -> float:
        if self.kind == "move":
            return self.seconds
        return max(self.seconds + self.increment * live.turns_of[seat] - live.used[seat], GRACE)

    def _held(self, away: Sequence[Pause]) -> Sequence[Pause]:
        return away if self.kind == "move" and self.seconds >= DAY else ()

    def _stretches(self, at: float, away: Sequence[Pause]) -> Iterable[tuple[bool, float]]:
        """From a moment on: whether the clock rests, and until when."""
        for _ in range(MOST_PAUSES):
            ends = [end for start, end in away if start <= at < end]
            if ends:
                rests, until = True, max(ends)
            else:
                rests, until = self.rest.at(at) if self.rest else (False, float("inf"))
                until = min([until, *(start for start, _ in away if start > at)])
            yield rests, until
            if until == float("inf"):
                return
            at = until


def _rest(hours: str, weekends: bool, zone: str) -> Rest | None:
    if not hours and not weekends:
        return None
    zoneinfo.ZoneInfo(zone)
    if not hours:
        return Rest(None, 0, weekends, zone)
    found = re.fullmatch(r"([01]?[0-9]|2[0-3]):([0-5][0-9])-([01]?[0-9]|2[0-3]):([0-5][0-9])", hours)
    start, end = (int(found[1]) * 60 + int(found[2]), int(found[3]) * 60 + int(found[4])) if found else (0, 0)
    if start == end:  # no hours at all, or all of them
        raise ValueError(hours)
    return Rest(start, end, weekends, zone)
