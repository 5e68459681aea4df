"""Time for thinking: none, so much for each question (`move 86400`), or so much in all (`budget 3600`), in seconds."""

from dataclasses import dataclass

from patolli.core.refusal import BadSetup

from .live_match import LiveMatch

GRACE = 60.0  # whoever takes a seat back after the budget ran out has this long for each question
SHORTEST, LONGEST = 5, 30 * 86400


@dataclass(frozen=True, slots=True)
class Clock:
    """How long a seat may think."""

    kind: str
    seconds: float

    @classmethod
    def read(cls, text: str) -> "Clock | None":
        """`""`, `move <seconds>` or `budget <seconds>`; `BadSetup` says what was expected."""
        if not text:
            return None
        kind, _, amount = text.partition(" ")
        if kind not in ("move", "budget") or not (amount.isascii() and amount.isdecimal() and len(amount) < 8):
            raise BadSetup("clock", "clock", value=text, known=("move <seconds>", "budget <seconds>"))
        if not SHORTEST <= int(amount) <= LONGEST:
            raise BadSetup("seconds", "clock", low=SHORTEST, high=LONGEST, value=amount)
        return cls(kind, float(amount))

    def deadline(self, live: LiveMatch, seat: int) -> float | None:
        """The moment at which this seat's time is over, if it is asked."""
        put = live.asked.get(seat)
        return None if put is None else put.at + self._allowed(live, seat)

    def left(self, live: LiveMatch, seat: int, now: float) -> float:
        """Seconds left to this seat."""
        put = live.asked.get(seat)
        spent = max(0.0, now - put.at) if put else 0.0
        return max(0.0, self._allowed(live, seat) - spent)

    def _allowed(self, live: LiveMatch, seat: int) -> float:
        return self.seconds if self.kind == "move" else max(self.seconds - live.used[seat], GRACE)
