"""Placing workers on gears, on the start-player space and for a quick action (TZ-5, TZ-21)."""

from collections.abc import Iterable
from typing import Final

from patolli.core.aside import Aside
from patolli.core.choice import Choice
from patolli.core.frame import AUTO, frame, push, tell
from patolli.core.refusal import Refusal

from .choices import (
    AH_CHUY_KAK,
    CHOICES,
    CIT_BOLON_TUM,
    END,
    PLACE,
    PLACE_CHEAP,
    PLACE_QUICK,
    PLACE_SKIP,
    PLACE_START,
    PLACED,
    PLACED_QUICK,
    PLACED_START,
    START_CORN,
    VACUB_CAQUIX,
)
from .picking import PickUpAnother
from .prophecies import flood_price
from .quick_actions import DoQuickAction, free_quick_space, quick_possible
from .state import NOBODY, Question, State, extra_cost, lowest_free, workers_on_gears

NO_WORKER_IN_HAND = Refusal("no-worker-in-hand", "TZ-3.4")
GEAR_FULL = Refusal("gear-full", "TZ-5.2")
TOO_DEAR = Refusal("too-dear", "TZ-5.3")
START_TAKEN = Refusal("start-taken", "TZ-5.4")
NO_QUICK_ACTIONS = Refusal("no-quick-actions", "TZ-21.2")
ONE_QUICK = Refusal("one-quick", "TZ-21.2")
QUICK_TAKEN = Refusal("quick-taken", "TZ-21.2")
QUICK_IMPOSSIBLE = Refusal("quick-impossible", "TZ-21.3")
NOT_CIT_BOLON_TUM = Refusal("not-cit-bolon-tum", "TZ-22.7")
NOT_VACUB_CAQUIX = Refusal("not-vacub-caquix", "TZ-22.11")
ONE_SKIPPED = Refusal("one-skipped", "TZ-22.11")

PLACINGS: Final = (PLACE, PLACE_START, PLACE_QUICK, PLACE_CHEAP, PLACE_SKIP)
_USUAL: Final = tuple(CHOICES.every((PLACE, PLACE_START, PLACE_QUICK)))
_BY_TRIBE: Final = {
    CIT_BOLON_TUM: (*_USUAL, *CHOICES.all(PLACE_CHEAP)),
    VACUB_CAQUIX: (*_USUAL, *CHOICES.all(PLACE_SKIP)),
}


@frame
class PlaceWorkers(Question):
    """Place as many more workers as one likes and can pay for (TZ-5)."""

    seat: int
    placed: int = 0
    fresh: tuple[tuple[int, int], ...] = ()  # the gear spaces taken this turn
    quick: bool = False  # a quick action is due

    asks = (*PLACINGS, END)

    def candidates(self, s: State) -> Iterable[Choice]:
        return (*placements(s, self.seat), (END,))

    def refuse(self, s: State, choice: Choice) -> Refusal | None:
        if choice[0] != END:
            return cannot_place(s, self.seat, choice, self.placed, self.quick)
        corn = s.players[self.seat].corn + (s.start_corn if s.start_space == self.seat else 0)
        return QUICK_IMPOSSIBLE if self.quick and not quick_possible(s, self.seat, corn) else None

    def forbids(self, s: State, aside: Aside[State], choice: Choice) -> Refusal | None:
        """A quick action that is due may not be put out of reach (TZ-21.11)."""
        if not self.quick:
            return None
        after = aside.after(s, self.seat, choice)
        player, standing = after.players[self.seat], s.start_space == self.seat
        possible = quick_reachable(after, self.seat, player.corn, self.placed, standing, player.hand)
        return None if possible else QUICK_IMPOSSIBLE

    def take(self, s: State, choice: Choice) -> None:
        if choice[0] != END:
            place_next(s, self, choice)
            return
        if s.start_space == self.seat and s.start_corn:
            tell(s, START_CORN, self.seat, s.start_corn)  # TZ-5.6
            s.players[self.seat].corn += s.start_corn
            s.start_corn = 0
        push(
            s,
            *([DoQuickAction(AUTO, self.seat)] if self.quick else []),
            *([PickUpAnother(self.seat, self.fresh)] if self._may_pick_up(s) else []),
        )

    def _may_pick_up(self, s: State) -> bool:
        """Ah Chuy Kak has placed enough workers, and somebody stood on a gear before (TZ-22.2)."""
        if s.players[self.seat].tribe != AH_CHUY_KAK or len(self.fresh) < s.box.tribes.ah_chuy_kak_placed:
            return False
        return len(workers_on_gears(s, self.seat)) > len(self.fresh)


def placements(s: State, seat: int) -> tuple[Choice, ...]:
    """What there is to be thought of: some ways to place are known to one tribe only."""
    return _BY_TRIBE.get(s.players[seat].tribe, _USUAL)


def space_for(s: State, seat: int, choice: Choice) -> int:
    """The space of a gear that a placement leads to, -1 if there is none (TZ-5.1, TZ-22.11)."""
    if len(choice) == 1:
        return -1  # beside the gears
    lowest = lowest_free(s, seat, choice[1])
    return lowest if choice[0] != PLACE_SKIP or lowest < 0 else lowest_free(s, seat, choice[1], lowest)


def price(s: State, seat: int, choice: Choice, placed: int) -> int:
    """The corn for one placement, after so many in this turn."""
    return price_at(s, seat, choice, space_for(s, seat, choice), placed)


def price_at(s: State, seat: int, choice: Choice, space: int, placed: int) -> int:
    """The corn for a placement on a space (TZ-5.3, TZ-5.4, TZ-21.2, TZ-22.7, TZ-23.21)."""
    kind, extra = choice[0], extra_cost(s, seat, placed)
    if kind == PLACE_START:
        return extra
    if kind == PLACE_QUICK:
        return extra + s.box.quick_cost
    own = s.box.tribes.cit_bolon_tum_price if kind == PLACE_CHEAP else space
    return own + extra + flood_price(s, choice[1])


def cannot_place(s: State, seat: int, choice: Choice, placed: int, quick: bool) -> Refusal | None:
    """Workers in hand, a free space, corn to pay, and a quick action that stays possible (TZ-5, TZ-21.11)."""
    player, kind, space = s.players[seat], choice[0], -1
    if not player.hand:
        return NO_WORKER_IN_HAND
    if kind == PLACE_START:
        if s.start_space != NOBODY:
            return START_TAKEN
    elif kind == PLACE_QUICK:
        if not s.quick_tiles:
            return NO_QUICK_ACTIONS
        if quick:
            return ONE_QUICK
        if free_quick_space(s) < 0:
            return QUICK_TAKEN
    else:
        if kind == PLACE_CHEAP and (player.tribe != CIT_BOLON_TUM or "cheap" in s.used):
            return NOT_CIT_BOLON_TUM
        if kind == PLACE_SKIP and (reason := cannot_skip(s, seat, choice[1])):
            return reason
        space = space_for(s, seat, choice)
        if space < 0:
            return GEAR_FULL
    cost = price_at(s, seat, choice, space, placed)
    if cost > player.corn:
        return TOO_DEAR.of(cost=cost, owned=player.corn)
    if quick or kind == PLACE_QUICK:
        standing = kind == PLACE_START or s.start_space == seat
        if not quick_reachable(s, seat, player.corn - cost, placed + 1, standing, player.hand - 1):
            return QUICK_IMPOSSIBLE
    return None


def cannot_skip(s: State, seat: int, gear: int) -> Refusal | None:
    """Vacub-Caquix skips one free space of one gear, as often as he likes (TZ-22.11, TZ-22.25)."""
    if s.players[seat].tribe != VACUB_CAQUIX:
        return NOT_VACUB_CAQUIX
    return None if s.skipped in ((NOBODY, NOBODY), (gear, lowest_free(s, seat, gear))) else ONE_SKIPPED


def quick_reachable(s: State, seat: int, corn: int, placed: int, standing: bool, hand: int) -> bool:
    """Whether the quick action can be done, counting start-player corn that is or can become one's own (TZ-21.11)."""
    if standing:
        return quick_possible(s, seat, corn + s.start_corn)
    if quick_possible(s, seat, corn):
        return True
    if not hand or s.start_space != NOBODY:
        return False
    left = corn - extra_cost(s, seat, placed)
    return left >= 0 and quick_possible(s, seat, left + s.start_corn)


def can_place(s: State, seat: int) -> bool:
    """Whether some worker can be placed to begin a turn."""
    return any(cannot_place(s, seat, choice, 0, False) is None for choice in placements(s, seat))


def place_next(s: State, turn: PlaceWorkers, choice: Choice) -> None:
    """Carry out a placement and go on asking."""
    seat, kind = turn.seat, choice[0]
    cost = price(s, seat, choice, turn.placed)
    fresh = turn.fresh
    if kind == PLACE_START:
        s.players[seat].corn -= cost
        s.players[seat].hand -= 1
        s.start_space = seat
        tell(s, PLACED_START, seat, cost)
    elif kind == PLACE_QUICK:
        s.players[seat].corn -= cost
        s.players[seat].hand -= 1
        s.quick_space[free_quick_space(s)] = seat
        tell(s, PLACED_QUICK, seat, cost)
    else:
        space = space_for(s, seat, choice)
        if kind == PLACE_CHEAP:
            s.used += ("cheap",)
        elif kind == PLACE_SKIP and s.skipped[0] == NOBODY:
            s.skipped = (choice[1], lowest_free(s, seat, choice[1]))
        place(s, seat, choice[1], space, cost)
        fresh = (*fresh, (choice[1], space))
    push(s, PlaceWorkers(seat, turn.placed + 1, fresh, turn.quick or kind == PLACE_QUICK))


def place(s: State, seat: int, gear: int, space: int, cost: int) -> None:
    """A worker goes from the hand to a gear."""
    player = s.players[seat]
    player.corn -= cost
    player.hand -= 1
    s.gears[gear][space] = seat
    tell(s, PLACED, seat, gear, space, cost)
