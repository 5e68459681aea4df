"""Who sits at a table, who looks on, and what they are told when they may not do something."""

from dataclasses import dataclass
from typing import Protocol

from patolli.core.refusal import Refusal

from .storage import Row


class Declined(Exception):
    """Something a person may not do now; nothing was changed."""

    def __init__(self, refusal: Refusal | str) -> None:
        self.refusal = Refusal(refusal, "") if isinstance(refusal, str) else refusal
        super().__init__(self.refusal.why)


class Unfit(Declined):
    """What was sent cannot be used, whoever sends it."""


class Missing(Declined):
    """There is no such thing (any more)."""


class Viewer(Protocol):
    """Somebody who looks at a table: a connection of a person, or of a stranger."""

    person: str  # id, or ""

    def moved(self) -> None:
        """The position is another one."""

    def rearranged(self) -> None:
        """Seats, status, presence or settings are others."""

    def judged(self) -> None:
        """It is known now how far somebody may go back."""

    def heard(self, line: Row) -> None:
        """Somebody said something."""


@dataclass(slots=True)
class Seat:
    """Who sits there."""

    kind: str  # person, bot, open
    name: str
    person: str
    bot: str
    invited: bool
    entropy: str

    @classmethod
    def of(cls, row: Row) -> "Seat":
        person = row["person_id"] or ""
        return cls(row["kind"], row["name"], person, row["bot"], bool(row["invited"]), row["entropy"])
