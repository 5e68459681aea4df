"""What tribes let a player do beside any question: Xaman Ek's sale, Ek Chuah's credit (TZ-22.12, TZ-22.15).

Other abilities change a quantity and are asked for where it is computed.
"""

from collections.abc import Iterable
from typing import ClassVar, Final

from patolli.core.aside import Aside
from patolli.core.choice import Choice
from patolli.core.frame import tell
from patolli.core.refusal import Refusal

from .choices import BLOCK, BORROW, BORROWED, CHOICES, EK_CHUAH, GOLD, REPAID, REPAY, XAMAN_EK, XAMAN_SELL
from .materials import cannot_pay_for_gold, pay_for_gold, sell
from .prophecies import gold_price
from .state import Question, State

NOT_XAMAN_EK = Refusal("not-xaman-ek", "TZ-22.12")
SOLD_ALREADY = Refusal("sold-already", "TZ-22.12")
NOT_EK_CHUAH = Refusal("not-ek-chuah", "TZ-22.15")
OUT_OF_TURN = Refusal("out-of-turn", "TZ-22.12")
NO_CREDIT_NOW = Refusal("no-credit-now", "TZ-22.15")
NO_BLOCK_TO_GIVE = Refusal("no-block-to-give", "TZ-22.26")
NO_DEBT = Refusal("no-debt", "TZ-22.26")
DEBT_CAP = Refusal("debt-cap", "TZ-22.32")
BORROWED_NOW = Refusal("borrowed-now", "TZ-22.32")

BLOCKS: Final = range(len(BLOCK))


_MAY_THINK_OF: Final = {
    XAMAN_EK: tuple(CHOICES.all(XAMAN_SELL)),
    EK_CHUAH: tuple(CHOICES.every((BORROW, REPAY))),
}


class Ability(Aside[State]):
    """Xaman Ek sells, Ek Chuah borrows and gives back."""

    __slots__ = ()
    choices = CHOICES
    asks: ClassVar[tuple[int, ...]] = (XAMAN_SELL, BORROW, REPAY)

    def candidates(self, s: State, seat: int) -> Iterable[Choice]:
        return _MAY_THINK_OF.get(s.players[seat].tribe, ())

    def refuse(self, s: State, seat: int, choice: Choice) -> Refusal | None:
        kind, block = choice
        guard = cannot_sell if kind == XAMAN_SELL else cannot_borrow if kind == BORROW else cannot_repay
        return guard(s, seat, block)

    def take(self, s: State, seat: int, choice: Choice) -> None:
        kind, block = choice
        if kind == XAMAN_SELL:
            s.used += ("sale",)
            sell(s, seat, block)
        elif kind == BORROW:
            if "credit" not in s.used:
                s.used += ("credit",)
            pay_for_gold(s, seat, block)
            _owe(s, seat, block, 1)
            tell(s, BORROWED, seat, block)
        else:
            _owe(s, seat, block, -1)
            tell(s, REPAID, seat, block)


class Repayment(Ability):
    """On a Food Day Ek Chuah may still give back, before the charge (TZ-22.26)."""

    __slots__ = ()
    asks = (REPAY,)

    def candidates(self, s: State, seat: int) -> Iterable[Choice]:
        return CHOICES.all(REPAY)


def cannot_sell(s: State, seat: int, block: int) -> Refusal | None:
    """Xaman Ek sells one block in each of his turns, whenever he likes (TZ-22.12)."""
    if s.players[seat].tribe != XAMAN_EK:
        return NOT_XAMAN_EK
    if s.on_turn != seat:
        return OUT_OF_TURN
    if "sale" in s.used:
        return SOLD_ALREADY
    return None if s.players[seat].blocks[block] else NO_BLOCK_TO_GIVE


def cannot_borrow(s: State, seat: int, block: int) -> Refusal | None:
    """Ek Chuah borrows blocks at any moment of his turn (TZ-22.15)."""
    player = s.players[seat]
    if player.tribe != EK_CHUAH:
        return NOT_EK_CHUAH
    if s.on_turn != seat:
        return NO_CREDIT_NOW
    if sum(player.debt) >= s.box.tribes.debt_cap:
        return DEBT_CAP
    return cannot_pay_for_gold(player.corn, gold_price(s)) if block == GOLD else None


def cannot_repay(s: State, seat: int, block: int) -> Refusal | None:
    """Ek Chuah gives blocks back whenever he is asked something (TZ-22.26)."""
    player = s.players[seat]
    if player.tribe != EK_CHUAH:
        return NOT_EK_CHUAH
    if "credit" in s.used:
        return BORROWED_NOW  # giving back in the turn of borrowing would only go round in circles
    if not player.debt[block]:
        return NO_DEBT
    return None if player.blocks[block] else NO_BLOCK_TO_GIVE


def can_sell(s: State, seat: int) -> bool:
    """Whether corn can still be had for a block."""
    return any(cannot_sell(s, seat, block) is None for block in BLOCKS)


def can_borrow(s: State, seat: int) -> bool:
    """Whether a block can still be had on credit."""
    return any(cannot_borrow(s, seat, block) is None for block in BLOCKS)


def _owe(s: State, seat: int, block: int, change: int) -> None:
    """A block comes and is owed, or goes and is owed no more."""
    player = s.players[seat]
    debt = list(player.debt)
    debt[block] += change
    player.debt = tuple(debt)
    player.blocks[block] += change


Question.asides = (Ability(),)
