"""Whom a table is for: who may come, who may watch, and how many turns behind.

An open table stands in the lobby. One by link is found by whoever knows its address. A closed one is there only for
those who sit at it, and for whoever holds an invitation: to everybody else it looks like one that never was.
"""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from patolli.core.refusal import BadSetup

from .live_match import LiveMatch

if TYPE_CHECKING:
    from .opening import Opening

USUAL = {"open": "everyone", "link": "link", "closed": "nobody"}  # who may watch


@dataclass(frozen=True, slots=True)
class Access:
    """As it is stored with the table."""

    access: str
    watching: str  # everyone, link, nobody
    delay: int  # turns that those who watch are behind

    @classmethod
    def of(cls, opening: "Opening") -> "Access":
        """What was wished for, or is usual; `BadSetup` says what does not go together."""
        kinds = {place.kind for place in opening.places}
        access = opening.access or ("link" if "friend" in kinds and "anyone" not in kinds else "open")
        watching = opening.watching or USUAL[access]
        if access == "closed" and "anyone" in kinds:
            raise BadSetup("closed-anyone", "access")
        if access == "closed" and watching != "nobody":
            raise BadSetup("closed-watched", "watching")
        return cls(access, watching, opening.delay if watching != "nobody" else 0)

    def is_shown(self, status: str) -> bool:
        """Whether somebody may look who neither sits there nor is the host, but knows its address."""
        return self.access != "closed" if status == "waiting" else self.watching != "nobody"


class Past:
    """What those who watch see of a match: how it stood so many turns ago. Once it is over, all of it."""

    def __init__(self, delay: int, first: LiveMatch) -> None:
        self.delay = delay
        self.first = first
        self.turns: dict[int, LiveMatch] = {}  # turn → how the match stood at its end, or stands in it

    def remember(self, *matches: LiveMatch) -> None:
        """The match has gone on so."""
        for live in matches:
            self.turns[live.turns] = live
        shown = max((turn for turn in self.turns if turn <= max(self.turns) - self.delay), default=-1)
        for turn in [turn for turn in self.turns if turn < shown]:
            del self.turns[turn]

    def shown(self, live: LiveMatch) -> LiveMatch:
        if live.is_over:
            return live
        early = [turn for turn in self.turns if turn <= live.turns - self.delay]
        return self.turns[max(early)] if early else self.first
