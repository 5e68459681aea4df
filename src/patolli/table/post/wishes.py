"""What somebody wants to be told, by which ways, and when not."""

import datetime
import json
import zoneinfo
from dataclasses import dataclass, field
from typing import Any

KINDS = ("asked", "time", "invited", "ended", "bot", "friend")
WAYS = ("sound", "browser", "push", "mail", "hook")  # the first two need an open page
DAY = 24 * 60  # minutes
USUAL = {
    "asked": ("sound", "browser", "push", "hook"),
    "time": ("sound", "browser", "push", "mail", "hook"),
    "invited": ("browser", "push", "mail"),
    "ended": ("browser", "mail"),
    "bot": ("browser", "push", "mail"),
    "friend": ("browser", "push", "mail"),
}


@dataclass(frozen=True, slots=True)
class Wishes:
    """Kinds and ways; quiet hours in minutes of the day, in the person's own time zone."""

    kinds: dict[str, tuple[str, ...]] = field(default_factory=lambda: dict(USUAL))
    quiet: bool = False
    quiet_from: int = 22 * 60 + 30
    quiet_to: int = 8 * 60
    weekends: bool = False  # are quiet all day
    urgent: bool = True  # what cannot wait until the quiet is over does not
    zone: str = "UTC"
    lang: str = "en"

    @classmethod
    def read(cls, text: str | None) -> "Wishes":
        """What is kept of them; of whoever never said anything nothing is, and what is usual holds."""
        kept: dict[str, Any] = json.loads(text or "{}")
        kinds = {kind: tuple(ways) for kind, ways in kept.pop("kinds", USUAL).items()}
        return cls(kinds={"friend": USUAL["friend"], **kinds}, **kept)  # who chose before there was that gets it too

    def open_page(self, kind: str) -> bool:
        """Whether an open page tells of this."""
        return bool({"sound", "browser"} & {*self.kinds.get(kind, ())})

    def when(self, now: float, latest: float | None = None) -> float:
        """When something may be sent that is ready now; at once if it has to be known earlier than quiet ends."""
        end = self._quiet_until(now)
        return now if self.urgent and latest is not None and latest <= end else end

    def _quiet_until(self, now: float) -> float:
        if not self.quiet:
            return now
        here = datetime.datetime.fromtimestamp(now, zone_of(self.zone))
        for _ in range(10):  # a night, a weekend and another night at most
            if self.weekends and here.weekday() >= 5:
                here = (here + datetime.timedelta(days=1)).replace(hour=0, minute=0, second=0)
            elif self._is_quiet(here.hour * 60 + here.minute):
                hour, minute = divmod(self.quiet_to % DAY, 60)
                later = (here.hour, here.minute) >= (hour, minute)
                day = here + datetime.timedelta(days=1) if later else here
                here = day.replace(hour=hour, minute=minute, second=0)
            else:
                break
        return max(now, here.timestamp())

    def _is_quiet(self, minute: int) -> bool:
        start, end = self.quiet_from, self.quiet_to
        return start <= minute < end if start <= end else minute >= start or minute < end


def zone_of(name: str) -> datetime.tzinfo:
    """A time zone by its name; UTC if nobody knows it here."""
    try:
        return zoneinfo.ZoneInfo(name)
    except (zoneinfo.ZoneInfoNotFoundError, ValueError, OSError):
        return datetime.UTC
