"""Picking up workers and using each: its own action, a lower one, one ahead, or none (TZ-6)."""

from patolli.core.choice import Choice
from patolli.core.frame import push, tell
from patolli.core.record import frame
from patolli.core.refusal import Refusal

from .choices import (
    ACT,
    ACT_AHEAD,
    AHAU_CHAMAHEZ,
    BALAM,
    CHICHEN,
    END,
    HURACAN,
    IDLED,
    NOTHING,
    PALENQUE,
    PICK,
    PICKED,
    THEOLOGY,
    TIKAL,
    UXMAL,
    YAXCHILAN,
)
from .gears import ACTIONS, CANNOT_ACT, act, can_act, go_to
from .prophecies import knows
from .state import NOBODY, Frame, State, last_space, workers_on_gears
from .tribes import ANY_TIME, any_time_options, cannot_any_time, do_any_time

NOT_YOUR_WORKER = Refusal("not-your-worker", "TZ-3.4")
PLACED_NOW = Refusal("placed-now", "TZ-22.2")
OUT_OF_REACH = Refusal("out-of-reach", "TZ-6.2")
NO_CORN_TO_STEP_BACK = Refusal("no-corn-to-step-back", "TZ-6.3")
NOT_AHAU_CHAMAHEZ = Refusal("not-ahau-chamahez", "TZ-22.3")
AHEAD_USED = Refusal("ahead-used", "TZ-22.17")

PARTNER = {PALENQUE: YAXCHILAN, YAXCHILAN: PALENQUE, TIKAL: UXMAL, UXMAL: TIKAL}  # TZ-22.8
AHEAD_CORN = 1  # TZ-22.3


@frame
class PickUp(Frame):
    """Pick up as many workers as one likes, each with its action (TZ-6.1)."""

    seat: int

    asks = (PICK, END, *ANY_TIME)

    def refuse(self, s: State, choice: Choice) -> Refusal | None:
        if choice[0] == END:
            return None
        if choice[0] in ANY_TIME:
            return cannot_any_time(s, self.seat, choice)
        return cannot_pick(s, self.seat, choice[1], choice[2])

    def options(self, s: State) -> list[Choice]:
        picks: list[Choice] = [(PICK, gear, space) for gear, space in workers_on_gears(s, self.seat)]
        return [*picks, (END,), *any_time_options(s, self.seat)]

    def take(self, s: State, choice: Choice) -> None:
        if choice[0] in ANY_TIME:
            push(s, self)
            do_any_time(s, self.seat, choice)
        elif choice[0] == PICK:
            push(s, self)
            pick_up(s, self.seat, choice[1], choice[2])


def cannot_pick(s: State, seat: int, gear: int, space: int) -> Refusal | None:
    """Only own workers on gears are picked up (TZ-3.4)."""
    spaces = s.gears[gear]
    return None if space < len(spaces) and spaces[space] == seat else NOT_YOUR_WORKER


def pick_up(s: State, seat: int, gear: int, space: int) -> None:
    """The worker returns to the hand and its action may be used (TZ-6.1)."""
    s.gears[gear][space] = NOBODY
    s.players[seat].hand += 1
    tell(s, PICKED, seat, gear, space)
    push(s, UseWorker(seat, gear, space))


@frame
class PickUpAnother(Frame):
    """Ah Chuy Kak, having placed two workers or more on gears, may pick up one that stood there before (TZ-22.2)."""

    seat: int
    fresh: tuple[tuple[int, int], ...]

    asks = (PICK, END)

    def refuse(self, s: State, choice: Choice) -> Refusal | None:
        if choice[0] == END:
            return None
        if (choice[1], choice[2]) in self.fresh:
            return PLACED_NOW
        return cannot_pick(s, self.seat, choice[1], choice[2])

    def take(self, s: State, choice: Choice) -> None:
        if choice[0] == PICK:
            pick_up(s, self.seat, choice[1], choice[2])


@frame
class UseWorker(Frame):
    """Choose what the worker in hand does (TZ-6.2)."""

    seat: int
    gear: int
    space: int

    asks = (ACT, ACT_AHEAD, NOTHING, *ANY_TIME)

    def refuse(self, s: State, choice: Choice) -> Refusal | None:
        kind, seat = choice[0], self.seat
        if kind == NOTHING:
            return None
        if kind in ANY_TIME:
            return cannot_any_time(s, seat, choice)
        _, gear, space = choice
        if kind == ACT_AHEAD:
            if s.players[seat].tribe != AHAU_CHAMAHEZ:
                return NOT_AHAU_CHAMAHEZ
            if "ahead" in s.used:
                return AHEAD_USED
            price = AHEAD_CORN if gear == self.gear and space in ahead(s, seat, self.gear, self.space) else None
        else:
            price = reach(s, seat, self.gear, self.space).get((gear, space))
        if price is None:
            return OUT_OF_REACH
        corn = s.players[seat].corn - price
        if corn < 0:
            return NO_CORN_TO_STEP_BACK.of(cost=price)
        return None if can_act(s, seat, gear, space, corn) else CANNOT_ACT

    def options(self, s: State) -> list[Choice]:
        seat, corn = self.seat, s.players[self.seat].corn
        found: list[Choice] = [
            (ACT, gear, space)
            for (gear, space), price in reach(s, seat, self.gear, self.space).items()
            if price <= corn and can_act(s, seat, gear, space, corn - price)
        ]
        if s.players[seat].tribe == AHAU_CHAMAHEZ:
            tries = [(ACT_AHEAD, self.gear, n) for n in ahead(s, seat, self.gear, self.space)]
            found += [choice for choice in tries if self.refuse(s, choice) is None]
        return [*found, (NOTHING,), *any_time_options(s, seat)]

    def take(self, s: State, choice: Choice) -> None:
        kind, seat = choice[0], self.seat
        if kind in ANY_TIME:
            push(s, self)
            do_any_time(s, seat, choice)
        elif kind == ACT_AHEAD:
            s.used += ("ahead",)
            go_to(s, seat, choice[1], choice[2], AHEAD_CORN)
            act(s, seat, choice[1], choice[2])
        elif kind == ACT:
            if choice[1:] != (self.gear, self.space):
                price = reach(s, seat, self.gear, self.space)[choice[1], choice[2]]
                go_to(s, seat, choice[1], choice[2], price)
            act(s, seat, choice[1], choice[2])
        else:
            tell(s, IDLED, seat, self.gear, self.space)


def reach(s: State, seat: int, gear: int, space: int) -> dict[tuple[int, int], int]:
    """(gear, action) → corn to pay for it, negative where Balam earns (TZ-6.2 to TZ-6.5, TZ-11.8, TZ-22.6, TZ-22.8)."""
    tribe, top = s.players[seat].tribe, ACTIONS[gear]
    lower = -1 if tribe == BALAM else 0
    prices: dict[int, int] = {}
    if gear == CHICHEN and knows(s, seat, THEOLOGY, 1) and space < last_space(s, seat, gear):
        if space + 1 > top:
            prices = dict.fromkeys(range(1, top + 1), 0)
        else:
            prices[space + 1] = 0
    for action in range(1, min(space, top) + 1):
        if space > top:
            price = lower  # an any-action space
        elif action == space:
            price = 0
        else:
            price = lower or space - action
        prices[action] = min(price, prices.get(action, price))
    gears = (gear, PARTNER[gear]) if tribe == HURACAN and gear != CHICHEN else (gear,)
    return {(g, action): price for g in gears for action, price in sorted(prices.items())}


def ahead(s: State, seat: int, gear: int, space: int) -> list[int]:
    """What Ahau Chamahez reaches: one space ahead, two at Chichen Itza with theology 1 (TZ-22.3, TZ-22.17)."""
    target = space + 1 + (gear == CHICHEN and knows(s, seat, THEOLOGY, 1))
    if target > last_space(s, seat, gear):
        return []
    return [target] if target <= ACTIONS[gear] else list(range(1, ACTIONS[gear] + 1))
