"""Gaining: materials, blocks of choice, gold and skulls that prophecies make dear, workers (TZ-1, TZ-23)."""

from collections.abc import Iterable

from patolli.core.choice import Choice
from patolli.core.frame import AUTO, frame, push, tell
from patolli.core.refusal import Refusal

from .box import Gain
from .choices import BOUGHT, DECLINE, DOWN, GOLD, NEW_WORKER, SOLD, TAKE, TAKE_GOLD
from .prophecies import gold_price, skulls_are_cursed
from .state import Frame, Question, State, add_block, add_corn, add_skull, pay_corn
from .temples import CANNOT_SINK, TEMPLES, can_sink, sink

GOLD_COSTS_CORN = Refusal("gold-costs-corn", "TZ-23.15")
NOT_SO_MUCH_GOLD = Refusal("not-so-much-gold", "TZ-23.8")


def gain(s: State, seat: int, what: Gain) -> None:
    """Take materials from the bank: corn and free blocks first, so that they may pay for the others (TZ-23.25)."""
    add_corn(s, seat, what.corn)
    for kind in range(GOLD):
        add_block(s, seat, kind, what.blocks[kind])
    gold, dear = what.blocks[GOLD], gold_price(s) > 0
    push(
        s,
        *([TakeGold(seat, gold)] if gold and dear else []),
        *([TakeBlock(seat, what.any_blocks)] if what.any_blocks else []),
        *[GainSkull(AUTO, seat) for _ in range(what.skulls)],
    )
    if not dear:
        add_block(s, seat, GOLD, gold)


@frame
class TakeGold(Question):
    """In a gold shortage a player takes as much of the gold as they pay corn for (TZ-23.8, TZ-23.15)."""

    seat: int
    most: int

    asks = (TAKE_GOLD,)

    def candidates(self, s: State) -> Iterable[Choice]:
        return [(TAKE_GOLD, amount) for amount in range(self.most + 1)]

    def refuse(self, s: State, choice: Choice) -> Refusal | None:
        if choice[1] > self.most:
            return NOT_SO_MUCH_GOLD.of(most=self.most)
        return cannot_pay_for_gold(s.players[self.seat].corn, choice[1] * gold_price(s))

    def take(self, s: State, choice: Choice) -> None:
        pay_corn(s, self.seat, choice[1] * gold_price(s))
        add_block(s, self.seat, GOLD, choice[1])


@frame
class TakeBlock(Question):
    """Take blocks of one's choice, one by one (TZ-1.7)."""

    seat: int
    left: int

    asks = (TAKE,)

    def refuse(self, s: State, choice: Choice) -> Refusal | None:
        return cannot_pay_for_gold(s.players[self.seat].corn, gold_price(s)) if choice[1] == GOLD else None

    def take(self, s: State, choice: Choice) -> None:
        if self.left > 1:
            push(s, TakeBlock(self.seat, self.left - 1))
        pay_for_gold(s, self.seat, choice[1])
        add_block(s, self.seat, choice[1])


def cannot_pay_for_gold(corn: int, price: int) -> Refusal | None:
    """In a shortage gold is refused to whoever lacks the corn for it (TZ-23.15)."""
    return GOLD_COSTS_CORN.of(cost=price, owned=corn) if corn < price else None


def pay_for_gold(s: State, seat: int, kind: int) -> None:
    """The corn that a gold costs in a shortage (TZ-23.15)."""
    if kind == GOLD:
        pay_corn(s, seat, gold_price(s))


def sell(s: State, seat: int, block: int) -> None:
    """One block for corn at the rate of exchange (TZ-7.13, TZ-22.12)."""
    player, corn = s.players[seat], s.box.rates[block]
    player.blocks[block] -= 1
    player.corn += corn
    tell(s, SOLD, seat, 1, block, corn)


def purchase_price(s: State, block: int) -> int:
    """The corn for one block at the same rate, for gold in a shortage more (TZ-7.13, TZ-23.15)."""
    return s.box.rates[block] + (gold_price(s) if block == GOLD else 0)


def buy(s: State, seat: int, block: int) -> None:
    player, corn = s.players[seat], purchase_price(s, block)
    player.corn -= corn
    player.blocks[block] += 1
    tell(s, BOUGHT, seat, 1, block, corn)


@frame
class GainSkull(Frame):
    """A skull from the bank; under desecration only for a step down (TZ-1.3, TZ-23.16)."""

    seat: int
    whose: int

    def take(self, s: State, choice: Choice) -> None:
        if not s.bank_skulls:
            return
        if not skulls_are_cursed(s):
            add_skull(s, self.whose)
        elif any(can_sink(s, self.whose, temple) for temple in TEMPLES):
            push(s, PayForSkull(self.whose))


@frame
class PayForSkull(Question):
    """Step down in some temple to take the skull, or leave it (TZ-23.5, TZ-23.16)."""

    seat: int

    asks = (DOWN, DECLINE)

    def refuse(self, s: State, choice: Choice) -> Refusal | None:
        return None if choice[0] == DECLINE or can_sink(s, self.seat, choice[1]) else CANNOT_SINK

    def take(self, s: State, choice: Choice) -> None:
        if choice[0] == DOWN:
            sink(s, self.seat, choice[1])
            add_skull(s, self.seat)


def hire(s: State, seat: int) -> None:
    """A worker from the bank to the hand; nobody owns more than six (TZ-1.11, TZ-7.14)."""
    player = s.players[seat]
    if player.workers < s.box.most_workers:
        player.workers += 1
        player.hand += 1
        tell(s, NEW_WORKER, seat)
