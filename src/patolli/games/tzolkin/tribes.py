"""What tribes let a player do beside any question: Xaman Ek's sale, Ek Chuah's credit (TZ-22.12, TZ-22.15).

Other abilities change a quantity and are asked for where it is computed.
"""

from collections.abc import Iterable

from patolli.core.aside import Aside
from patolli.core.choice import Choice
from patolli.core.frame import tell
from patolli.core.refusal import Refusal

from .choices import BORROW, BORROWED, CHOICES, EK_CHUAH, GOLD, REPAID, REPAY, XAMAN_EK, XAMAN_SELL
from .materials import GOLD_COSTS_CORN, pay_for_gold, sell
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


class Ability(Aside[State]):
    """Something with one block that a single tribe may do."""

    __slots__ = ()
    choices = CHOICES
    tribe: int

    def candidates(self, s: State, seat: int) -> Iterable[Choice]:
        return super().candidates(s, seat) if s.players[seat].tribe == self.tribe else ()


class Sale(Ability):
    """Xaman Ek sells one block in each of his turns, whenever he likes (TZ-22.12)."""

    __slots__ = ()
    tribe = XAMAN_EK
    asks = (XAMAN_SELL,)

    def refuse(self, s: State, seat: int, choice: Choice) -> Refusal | None:
        if s.players[seat].tribe != XAMAN_EK:
            return NOT_XAMAN_EK
        if s.on_turn != seat:
            return OUT_OF_TURN
        if "sale" in s.used:
            return SOLD_ALREADY
        return None if s.players[seat].blocks[choice[1]] else NO_BLOCK_TO_GIVE

    def take(self, s: State, seat: int, choice: Choice) -> None:
        s.used += ("sale",)
        sell(s, seat, choice[1])


class Credit(Ability):
    """Ek Chuah borrows blocks at any moment of his turn (TZ-22.15)."""

    __slots__ = ()
    tribe = EK_CHUAH
    asks = (BORROW,)

    def refuse(self, s: State, seat: int, choice: Choice) -> Refusal | None:
        player = s.players[seat]
        if player.tribe != EK_CHUAH:
            return NOT_EK_CHUAH
        if s.on_turn != seat:
            return NO_CREDIT_NOW
        if sum(player.debt) >= s.box.tribes.debt_cap:
            return DEBT_CAP
        return GOLD_COSTS_CORN if choice[1] == GOLD and player.corn < gold_price(s) else None

    def take(self, s: State, seat: int, choice: Choice) -> None:
        if "credit" not in s.used:
            s.used += ("credit",)
        pay_for_gold(s, seat, choice[1])
        _owe(s, seat, choice[1], 1)
        tell(s, BORROWED, seat, choice[1])


class Repayment(Ability):
    """Ek Chuah gives blocks back whenever he is asked something, on a Food Day too (TZ-22.26)."""

    __slots__ = ()
    tribe = EK_CHUAH
    asks = (REPAY,)

    def refuse(self, s: State, seat: int, choice: Choice) -> Refusal | None:
        player = s.players[seat]
        if player.tribe != EK_CHUAH:
            return NOT_EK_CHUAH
        if "credit" in s.used:
            return BORROWED_NOW  # giving back in the turn of borrowing would only go round in circles
        if not player.debt[choice[1]]:
            return NO_DEBT
        return None if player.blocks[choice[1]] else NO_BLOCK_TO_GIVE

    def take(self, s: State, seat: int, choice: Choice) -> None:
        _owe(s, seat, choice[1], -1)
        tell(s, REPAID, seat, choice[1])


def _owe(s: State, seat: int, block: int, change: int) -> None:
    """A block comes and is owed, or goes and is owed no more."""
    player = s.players[seat]
    debt = list(player.debt)
    debt[block] += change
    player.debt = tuple(debt)
    player.blocks[block] += change


SALE, CREDIT, REPAYMENT = Sale(), Credit(), Repayment()
Question.asides = (SALE, CREDIT, REPAYMENT)
