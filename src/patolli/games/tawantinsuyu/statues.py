"""Statues (TW-7.3)."""

from patolli.core.choice import Choice
from patolli.core.frame import frame, tell
from patolli.core.refusal import Refusal

from .choices import BY_STATUES, DECLINE, ERECT, ERECTED, GODS, GOLD, STONE
from .components import Cost
from .payments import NOTHING, Purchase, can_pay, sell
from .state import State, changed, score

NO_STATUE_LEFT = Refusal("no-statue-left", "TW-7.3")
SMALL_ONLY = Refusal("small-only", "TW-7.3")
CANNOT_PAY_STATUE = Refusal("cannot-pay-statue", "TW-7.3")


def statue_cost(s: State, statue: int) -> Cost:
    return s.box.statue_cost[statue >= GODS]


def cannot_erect(s: State, seat: int) -> Refusal | None:
    """Whether any statue can be had for its price (TW-5.5)."""
    if not any(s.statues):
        return NO_STATUE_LEFT
    goods, (small, large) = s.players[seat].goods, s.box.statue_cost
    paid = (any(s.statues[:GODS]) and can_pay(goods, small)) or (any(s.statues[GODS:]) and can_pay(goods, large))
    return None if paid else CANNOT_PAY_STATUE.of(stone=small[STONE], gold=small[GOLD])


def cannot_erect_small(s: State, seat: int, n: int) -> Refusal | None:
    return None if any(s.statues[:GODS]) else NO_STATUE_LEFT


def erect(s: State, seat: int, statue: int) -> None:
    """Take a statue, however it was obtained, and score it (TW-7.3)."""
    player = s.players[seat]
    s.statues = changed(s.statues, statue, -1)
    player.statues = changed(player.statues, statue, 1)
    tell(s, ERECTED, seat, statue)
    score(s, seat, s.box.statue_vp[statue >= GODS], BY_STATUES)


@frame
class ErectStatue(Purchase):
    """Erect any statue for its price, or as a bonus a small one for nothing (TW-7.3)."""

    seat: int
    free: bool

    asks = (ERECT, DECLINE)

    def refuse(self, s: State, choice: Choice) -> Refusal | None:
        if choice[0] == DECLINE:
            return None
        if not s.statues[choice[1]]:
            return NO_STATUE_LEFT
        if self.free and choice[1] >= GODS:
            return SMALL_ONLY
        cost = statue_cost(s, choice[1])
        paid = self.free or can_pay(s.players[self.seat].goods, cost)
        return None if paid else CANNOT_PAY_STATUE.of(stone=cost[STONE], gold=cost[GOLD])

    def take(self, s: State, choice: Choice) -> None:
        if choice[0] == ERECT:
            sell(s, self, choice, NOTHING if self.free else statue_cost(s, choice[1]))

    def buy(self, s: State, choice: Choice) -> None:
        erect(s, self.seat, choice[1])
