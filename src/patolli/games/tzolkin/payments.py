"""Paying blocks in any mix (TZ-1.4, TZ-1.7)."""

from collections.abc import Iterable

from patolli.core.choice import Choice
from patolli.core.frame import frame, push
from patolli.core.refusal import Refusal

from .choices import PAY
from .state import Frame, State, pay_block

NO_SUCH_BLOCK = Refusal("no-such-block", "TZ-1.4")


def nearest(reasons: Iterable[Refusal]) -> Refusal:
    """Of prices that cannot be paid (`cost=3, owned=1`) the one that lacks least."""
    return min(reasons, key=lambda why: why.args[0][1] - why.args[1][1])


@frame
class PayBlocks(Frame):
    """Pay a number of blocks in any mix (TZ-1.7, TZ-11.1)."""

    seat: int
    left: int

    asks = (PAY,)

    def refuse(self, s: State, choice: Choice) -> Refusal | None:
        return None if s.players[self.seat].blocks[choice[1]] else NO_SUCH_BLOCK

    def take(self, s: State, choice: Choice) -> None:
        pay_block(s, self.seat, choice[1])
        pay_blocks(s, self.seat, self.left - 1)


def pay_blocks(s: State, seat: int, count: int) -> None:
    """Pay so many blocks: asked only where there is more than one way to do it."""
    if not count:
        return
    kinds = [kind for kind, owned in enumerate(s.players[seat].blocks) if owned]
    total = sum(s.players[seat].blocks)
    if len(kinds) == 1:
        pay_block(s, seat, kinds[0], count)
    elif total == count:
        for kind in kinds:
            pay_block(s, seat, kind, s.players[seat].blocks[kind])
    else:
        push(s, PayBlocks(seat, count))


@frame
class PayFor(Frame):
    """Pay blocks when what comes before is done."""

    seat: int
    whose: int
    count: int

    def take(self, s: State, choice: Choice) -> None:
        pay_blocks(s, self.whose, self.count)
