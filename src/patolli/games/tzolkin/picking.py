"""Picking up workers and using each: its own action, a lower one, one ahead, or none (TZ-6)."""

from collections.abc import Iterable, Iterator

from patolli.core.choice import Choice
from patolli.core.frame import frame, push, tell
from patolli.core.refusal import Refusal

from .choices import ACT, ACT_AHEAD, AHAU_CHAMAHEZ, BALAM, CHICHEN, END, HURACAN, IDLED, NOTHING, PICK, PICKED, THEOLOGY
from .gears import act, cannot_act, go_to
from .prophecies import knows
from .state import NOBODY, Question, State, last_space, workers_on_gears

NOT_YOUR_WORKER = Refusal("not-your-worker", "TZ-3.4")
PLACED_NOW = Refusal("placed-now", "TZ-22.2")
OUT_OF_REACH = Refusal("out-of-reach", "TZ-6.2")
NO_CORN_TO_STEP_BACK = Refusal("no-corn-to-step-back", "TZ-6.3")
NOT_AHAU_CHAMAHEZ = Refusal("not-ahau-chamahez", "TZ-22.3")
AHEAD_USED = Refusal("ahead-used", "TZ-22.17")


@frame
class PickUp(Question):
    """Pick up as many workers as one likes, each with its action (TZ-6.1)."""

    seat: int

    asks = (PICK, END)

    def candidates(self, s: State) -> Iterable[Choice]:
        return [*((PICK, gear, space) for gear, space in workers_on_gears(s, self.seat)), (END,)]

    def refuse(self, s: State, choice: Choice) -> Refusal | None:
        return None if choice[0] == END else cannot_pick(s, self.seat, choice[1], choice[2])

    def take(self, s: State, choice: Choice) -> None:
        if choice[0] == PICK:
            push(s, self)
            pick_up(s, self.seat, choice[1], choice[2])


@frame
class PickUpAnother(Question):
    """Ah Chuy Kak, having placed two workers or more on gears, may pick up one that stood there before (TZ-22.2)."""

    seat: int
    fresh: tuple[tuple[int, int], ...]

    asks = (PICK, END)

    def candidates(self, s: State) -> Iterable[Choice]:
        return [*((PICK, gear, space) for gear, space in workers_on_gears(s, self.seat)), (END,)]

    def refuse(self, s: State, choice: Choice) -> Refusal | None:
        if choice[0] == END:
            return None
        if (choice[1], choice[2]) in self.fresh:
            return PLACED_NOW
        return cannot_pick(s, self.seat, choice[1], choice[2])

    def take(self, s: State, choice: Choice) -> None:
        if choice[0] == PICK:
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
class UseWorker(Question):
    """Choose what the worker in hand does (TZ-6.2)."""

    seat: int
    gear: int
    space: int

    asks = (ACT, ACT_AHEAD, NOTHING)

    def candidates(self, s: State) -> Iterable[Choice]:
        kinds = (ACT, ACT_AHEAD) if s.players[self.seat].tribe == AHAU_CHAMAHEZ else (ACT,)
        gears, numbers = within_reach(s, self.seat, self.gear), range(1, s.box.top_action[self.gear] + 1)
        return [*((kind, gear, n) for kind in kinds for gear in gears for n in numbers), (NOTHING,)]

    def refuse(self, s: State, choice: Choice) -> Refusal | None:
        kind = choice[0]
        if kind == NOTHING:
            return None
        if kind == ACT_AHEAD:
            if s.players[self.seat].tribe != AHAU_CHAMAHEZ:
                return NOT_AHAU_CHAMAHEZ
            if "ahead" in s.used:
                return AHEAD_USED
        price = self.price(s, choice)
        if price is None:
            return OUT_OF_REACH
        corn = s.players[self.seat].corn
        if corn < price:
            return NO_CORN_TO_STEP_BACK.of(cost=price, owned=corn)
        return cannot_act(s, self.seat, choice[1], choice[2], price)

    def price(self, s: State, choice: Choice) -> int | None:
        """The corn for getting to an action; None if the worker does not reach it."""
        kind, gear, action = choice
        if kind == ACT:
            return way(s, self.seat, self.gear, self.space, gear, action)
        reached = gear == self.gear and action in ahead(s, self.seat, gear, self.space)
        return s.box.tribes.ahau_chamahez_corn if reached else None

    def take(self, s: State, choice: Choice) -> None:
        kind, seat = choice[0], self.seat
        if kind == NOTHING:
            tell(s, IDLED, seat, self.gear, self.space)
            return
        price = self.price(s, choice)
        assert price is not None
        if kind == ACT_AHEAD:
            s.used += ("ahead",)
        if kind == ACT_AHEAD or choice[1:] != (self.gear, self.space):
            go_to(s, seat, choice[1], choice[2], price)
        act(s, seat, choice[1], choice[2])


def within_reach(s: State, seat: int, gear: int) -> tuple[int, ...]:
    """The gears whose actions a worker can use: for Huracan the partner's too, except at Chichen Itza (TZ-22.8)."""
    partner = s.box.tribes.huracan_partner[gear] if s.players[seat].tribe == HURACAN else NOBODY
    return (gear, partner) if partner >= 0 else (gear,)


def way(s: State, seat: int, gear: int, space: int, to: int, action: int) -> int | None:
    """The corn that an action costs a worker to get to, negative where Balam earns; None if it is out of reach.

    A lower action costs corn for each step back, any action of a space behind the last nothing (TZ-6.2 to TZ-6.5,
    TZ-22.6); theology reaches one space ahead (TZ-11.8).
    """
    top = s.box.top_action[gear]
    if not 1 <= action <= top or (to != gear and to not in within_reach(s, seat, gear)):
        return None
    found: int | None = None
    if action <= space:
        if action == space:
            found = 0
        elif s.players[seat].tribe == BALAM:
            found = -s.box.tribes.balam_corn
        else:
            found = 0 if space > top else s.box.step_back * (space - action)
    theology = gear == CHICHEN and knows(s, seat, THEOLOGY, 1) and space < last_space(s, seat, gear)
    if theology and (action == space + 1 or space + 1 > top):
        found = 0 if found is None else min(found, 0)
    return found


def reach(s: State, seat: int, gear: int, space: int) -> Iterator[tuple[int, int, int]]:
    """(gear, action, corn to get to it) of everything that a worker there could do."""
    for to in within_reach(s, seat, gear):
        for action in range(1, s.box.top_action[to] + 1):
            price = way(s, seat, gear, space, to, action)
            if price is not None:
                yield to, action, price


def ahead(s: State, seat: int, gear: int, space: int) -> Iterable[int]:
    """What Ahau Chamahez reaches: one space ahead, two at Chichen Itza with theology 1 (TZ-22.3, TZ-22.17)."""
    theology = gear == CHICHEN and knows(s, seat, THEOLOGY, 1)
    target, top = space + s.box.tribes.ahau_chamahez_steps + theology, s.box.top_action[gear]
    if target > last_space(s, seat, gear):
        return ()
    return (target,) if target <= top else range(1, top + 1)
