"""What tribes let a player do at any moment of their turn: Xaman Ek's sale, Ek Chuah's credit (TZ-22.12, TZ-22.15).

Other abilities change a quantity and are asked for where it is computed.
"""

from typing import Final

from patolli.core.choice import Choice
from patolli.core.frame import tell
from patolli.core.refusal import Refusal

from .choices import BORROW, BORROWED, EK_CHUAH, GOLD, REPAID, REPAY, XAMAN_EK, XAMAN_SELL
from .materials import GOLD_COSTS_CORN, buy_gold_right, sell
from .prophecies import gold_is_scarce
from .state import State

ANY_TIME: Final = (XAMAN_SELL, BORROW, REPAY)  # kinds that the questions of one's own turn also accept

NOT_XAMAN_EK = Refusal("not-xaman-ek", "TZ-22.12")
SOLD_ALREADY = Refusal("sold-already", "TZ-22.12")
NOT_EK_CHUAH = Refusal("not-ek-chuah", "TZ-22.15")
NO_BLOCK_TO_GIVE = Refusal("no-block-to-give", "TZ-22.26")
NO_DEBT = Refusal("no-debt", "TZ-22.26")
DEBT_CAP = Refusal("debt-cap", "TZ-22.32")
BORROWED_NOW = Refusal("borrowed-now", "TZ-22.32")


def cannot_any_time(s: State, seat: int, choice: Choice) -> Refusal | None:
    """Selling one block a turn, borrowing, repaying."""
    kind, block = choice
    player = s.players[seat]
    if kind == XAMAN_SELL:
        if player.tribe != XAMAN_EK:
            return NOT_XAMAN_EK
        if "sale" in s.used:
            return SOLD_ALREADY
        return None if player.blocks[block] else NO_BLOCK_TO_GIVE
    if player.tribe != EK_CHUAH:
        return NOT_EK_CHUAH
    if kind == BORROW:
        if sum(player.debt) >= s.box.debt_cap:
            return DEBT_CAP
        return GOLD_COSTS_CORN if block == GOLD and gold_is_scarce(s) and not player.corn else None
    if "credit" in s.used:
        return BORROWED_NOW  # giving back in the turn of borrowing would only go round in circles
    if not player.debt[block]:
        return NO_DEBT
    return None if player.blocks[block] else NO_BLOCK_TO_GIVE


def any_time_options(s: State, seat: int) -> list[Choice]:
    """What of this can be chosen now."""
    if s.players[seat].tribe not in (XAMAN_EK, EK_CHUAH):
        return []
    found = [(kind, block) for kind in ANY_TIME for block in range(3)]
    return [choice for choice in found if cannot_any_time(s, seat, choice) is None]


def do_any_time(s: State, seat: int, choice: Choice) -> None:
    """Carry it out; the question it interrupted is asked again by its frame."""
    kind, block = choice
    player = s.players[seat]
    if kind == XAMAN_SELL:
        s.used += ("sale",)
        sell(s, seat, block)
    elif kind == BORROW:
        if "credit" not in s.used:
            s.used += ("credit",)
        buy_gold_right(s, seat, block)
        _owe(s, seat, block, 1)
        player.blocks[block] += 1
        tell(s, BORROWED, seat, block)
    else:
        _owe(s, seat, block, -1)
        player.blocks[block] -= 1
        tell(s, REPAID, seat, block)


def _owe(s: State, seat: int, block: int, change: int) -> None:
    debt = list(s.players[seat].debt)
    debt[block] += change
    s.players[seat].debt = tuple(debt)
