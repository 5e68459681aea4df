"""Who sits at a table, who looks on, and what they are told when they may not do something."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Protocol

import msgspec

from patolli.core.refusal import Refusal
from patolli.wording import wording

from .clock import Clock, Pause
from .live_match import LiveMatch
from .storage import Row

FILED = "en"  # the language of bots' names in match files
FORMER = "a former player"  # in match files; readers are told so in their language


class Declined(Exception):
    """Something a person may not do now; nothing was changed."""

    def __init__(self, refusal: Refusal | str) -> None:
        self.refusal = Refusal(refusal, "") if isinstance(refusal, str) else refusal
        super().__init__(self.refusal.why)


class Unfit(Declined):
    """What was sent cannot be used, whoever sends it."""


class Overtaken(Declined):
    """Another process was there first; what it has stored is known here now."""

    def __init__(self) -> None:
        super().__init__("stale")


class Missing(Declined):
    """There is no such thing (any more)."""


class Viewer(Protocol):
    """Somebody who looks at a table: a connection of a person, or of a stranger."""

    person: str  # id, or ""
    is_hidden: bool  # their page is open, but out of sight

    def moved(self) -> None:
        """The position is another one."""

    def rearranged(self) -> None:
        """Seats, status, presence or settings are others."""

    def judged(self, seat: int) -> None:
        """It is known now how far this seat may go back."""

    def heard(self, line: Row) -> None:
        """Somebody said something."""

    def renew(self) -> None:
        """This device may not be the person's any more: come again, and say who you are."""


@dataclass(slots=True)
class Seat:
    """Who sits there."""

    kind: str  # person, bot, open
    name: str
    person: str
    bot: str
    invited: bool
    entropy: str
    seen: float = 0.0  # when the person last closed the table's page

    @classmethod
    def of(cls, row: Row) -> "Seat":
        person = row["person_id"] or ""
        return cls(row["kind"], row["name"], person, row["bot"], bool(row["invited"]), row["entropy"], row["seen"])

    def called(self, number: int, lang: str) -> str:
        """Their name; of a bot that was given none, what it is called in the reader's language."""
        if self.kind == "person" and not self.name:
            return wording(None, lang).text("former-player")
        return self.name or bot_name(self.bot, number, lang)

    def is_ready(self, table: Row) -> bool:
        """Whether the match may begin for this seat: people add to the luck first, where draws are committed to."""
        return self.kind == "bot" or (self.kind == "person" and bool(self.entropy or not table["secret"]))


def bot_name(bot: str, seat: int, lang: str) -> str:
    """What a bot at this seat is called in a language; "" if nobody sits there."""
    speech = wording(None, lang)
    return f"{speech.text(f'bot-{bot}') if speech.has(f'bot-{bot}') else bot} {seat + 1}" if bot else ""


@dataclass(slots=True, eq=False)
class Arrangement:
    """Who answers for whom in a match, and until when."""

    seats: Sequence[Seat]
    clock: Clock | None
    live: LiveMatch
    away: Mapping[str, Sequence[Pause]] = field(default_factory=dict)  # person → their vacations

    def bot_of(self, seat: int) -> str:
        """The bot that answers for this seat, or ""."""
        mine = self.seats[seat]
        return mine.bot if mine.kind == "bot" else self.live.stand_ins.get(seat, "")

    def bots_asked(self) -> list[int]:
        """The seats that a bot should answer for."""
        return [] if self.live.is_over else [seat for seat in self.live.asked if self.bot_of(seat)]

    def deadline(self) -> tuple[float, int] | None:
        """When the first of those asked runs out of time, and who that is."""
        live = self.live
        if not self.clock or live.is_over:
            return None
        people = [seat for seat in live.asked if not self.bot_of(seat) and seat not in live.out]
        return min(((self.due(seat) or 0.0, seat) for seat in people), default=None)

    def due(self, seat: int) -> float | None:
        """When this seat's time is over, if it is asked and there is a clock."""
        away = self.away.get(self.seats[seat].person, ())
        return self.clock.deadline(self.live, seat, away) if self.clock else None

    def alarm(self) -> float | None:
        """When something happens of itself: a clock runs out, or a moment is over and chance answers."""
        due, moment = self.deadline(), None if self.live.is_over else self.live.moment
        return min((at for at in (due and due[0], moment and moment.until) if at is not None), default=None)

    def calls(self) -> str:
        """Which turn it is of which person, since when and until when; and for whom a bot was put in their place."""
        live = self.live
        if live.is_over:
            return ""
        people = [seat for seat in live.asked if not self.bot_of(seat)]
        asked = {seat: (live.called[seat], live.asked[seat].at, self.due(seat)) for seat in people}
        return msgspec.json.encode({"asked": asked, "taken": live.taken}).decode() if asked or live.taken else ""

    def summary(self, now: float) -> Row:
        """The table's line in the list."""
        return {
            "status": "over" if self.live.is_over else "running",
            "ply": self.live.ply,
            "asked": " ".join(map(str, self.live.asked)),
            "deadline": self.alarm(),
            "bots_asked": bool(self.bots_asked()),
            "calls": self.calls(),
            "updated": now,
        }
