"""Stairs (TW-7.2)."""

from patolli.core.choice import Choice
from patolli.core.frame import frame, tell
from patolli.core.refusal import Refusal

from .choices import BUILD_STAIRS, BY_STAIRS, DECLINE, STAIR, STAIRS_BUILT
from .payments import NOTHING, Purchase, can_pay, sell
from .state import NOBODY, State, add_goods, score

STAIR_TAKEN = Refusal("stair-taken", "TW-7.2")
NEEDS_UPPER = Refusal("needs-upper", "TW-7.2.1")
NO_STAIRS_LEFT = Refusal("no-stairs-left", "TW-7.2.2")
NO_STAIR_SPACE = Refusal("no-stair-space", "TW-7.2.2")
CANNOT_PAY_STAIRS = Refusal("cannot-pay-stairs", "TW-7.2")


def upper(stair: int) -> int:
    """The upper stairs of the same sector."""
    return stair - stair % 2


def is_lower(stair: int) -> bool:
    return stair % 2 == 1


def cannot_stand(s: State, stair: int) -> Refusal | None:
    """Stairs are laid on an empty place, lower ones below upper ones (TW-7.2.1)."""
    if s.stairs[stair] != NOBODY:
        return STAIR_TAKEN
    return NEEDS_UPPER if is_lower(stair) and s.stairs[upper(stair)] == NOBODY else None


def open_stairs(s: State) -> list[int]:
    return [stair for stair in range(len(STAIR)) if cannot_stand(s, stair) is None]


def cannot_build_free(s: State, seat: int, n: int) -> Refusal | None:
    """Stairs need a marker and a place (TW-7.2.2)."""
    if not s.players[seat].stairs:
        return NO_STAIRS_LEFT
    return None if open_stairs(s) else NO_STAIR_SPACE


def cannot_build_stairs(s: State, seat: int) -> Refusal | None:
    """The same for three stone (TW-5.5, TW-7.2)."""
    paid = can_pay(s.players[seat].goods, s.box.stairs_cost)
    return cannot_build_free(s, seat, 1) or (None if paid else CANNOT_PAY_STAIRS)


def build_stairs(s: State, seat: int, stair: int) -> None:
    """A marker, and what stairs give to who builds them and to who owns those above (TW-7.2)."""
    put_stairs(s, seat, stair)
    score(s, seat, s.box.stairs_vp, BY_STAIRS)
    add_goods(s, seat, s.box.stairs_gain)
    if is_lower(stair):
        score(s, s.stairs[upper(stair)], s.box.upper_owner_vp, BY_STAIRS)


def put_stairs(s: State, seat: int, stair: int) -> None:
    s.stairs[stair] = seat
    s.players[seat].stairs -= 1
    tell(s, STAIRS_BUILT, seat, stair)


@frame
class BuildStairs(Purchase):
    """Stairs on any place of the hill, for three stone or free (TW-7.2)."""

    seat: int
    free: bool

    asks = (BUILD_STAIRS, DECLINE)

    def refuse(self, s: State, choice: Choice) -> Refusal | None:
        if choice[0] == DECLINE:
            return None
        reason = cannot_build_free(s, self.seat, 1) if self.free else cannot_build_stairs(s, self.seat)
        return reason or cannot_stand(s, choice[1])

    def take(self, s: State, choice: Choice) -> None:
        if choice[0] == BUILD_STAIRS:
            sell(s, self, choice, NOTHING if self.free else s.box.stairs_cost)

    def buy(self, s: State, choice: Choice) -> None:
        build_stairs(s, self.seat, choice[1])
