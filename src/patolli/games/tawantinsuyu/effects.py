"""The parts of a bonus in one table: why one cannot be had, how a player gains it, how Axomamma does (TW-14.38)."""

from patolli.core.frame import push
from patolli.core.refusal import Refusal

from .army import cannot_draw, train
from .axomamma.gains import (
    give_altar_points,
    give_her_building,
    give_her_either,
    give_her_stairs,
    give_her_statues,
    give_her_tiles,
    give_her_workers,
    restore_hers,
)
from .bonus import FREE
from .buildings import BuildHouse, cannot_build
from .choices import (
    ARMY_DRAW,
    BUILD,
    EITHER,
    FREE_WORKER,
    GOD_CARD,
    PRODUCE,
    RESTORE,
    SMALL_STATUE,
    STAIRS,
    STEP,
    TRADE,
    WEAVE,
)
from .gaining import Effect, TakeEither, effects
from .god_cards import cannot_gain_card, gaining_cards
from .production import ProduceOne, cannot_produce
from .restoration import cannot_restore_any, restore_some
from .stairs import BuildStairs, cannot_build_free
from .state import HER_SEAT, State
from .statues import ErectStatue, cannot_erect_small
from .tapestries import trade
from .temple import cannot_climb, climb
from .weaving import cannot_take_tile, free_weavings
from .workers import cannot_take_nomad, offer_nomad


def never(s: State, seat: int, n: int) -> Refusal | None:
    """Nothing can be in the way of this."""
    return None


def draw_and_keep(s: State, seat: int, n: int) -> None:
    """Draw two army cards and keep one, so many times (TW-7.7)."""
    for _ in range(n):
        train(s, seat)


def take_workers(s: State, seat: int, n: int) -> None:
    for _ in range(n):
        offer_nomad(s, seat)


def trade_again(s: State, seat: int, n: int) -> None:
    for _ in range(n):
        trade(s, seat)


effects.update({
    GOD_CARD: Effect(cannot_gain_card, lambda s, seat, n: push(s, gaining_cards(seat, n)), give_altar_points),
    ARMY_DRAW: Effect(cannot_draw, draw_and_keep, lambda s, n: draw_and_keep(s, HER_SEAT, n)),
    WEAVE: Effect(cannot_take_tile, free_weavings, give_her_tiles),
    FREE_WORKER: Effect(cannot_take_nomad, take_workers, give_her_workers),
    STEP: Effect(cannot_climb, climb, lambda s, n: climb(s, HER_SEAT, n)),
    RESTORE: Effect(cannot_restore_any, restore_some, restore_hers),
    BUILD: Effect(cannot_build, lambda s, seat, n: push(s, BuildHouse(seat, n == FREE, False)), give_her_building),
    SMALL_STATUE: Effect(
        cannot_erect_small, lambda s, seat, n: push(s, *[ErectStatue(seat, True)] * n), give_her_statues
    ),
    STAIRS: Effect(cannot_build_free, lambda s, seat, n: push(s, *[BuildStairs(seat, True)] * n), give_her_stairs),
    PRODUCE: Effect(cannot_produce, lambda s, seat, n: push(s, *[ProduceOne(seat, False)] * n), None),
    TRADE: Effect(never, trade_again, None),
    EITHER: Effect(never, lambda s, seat, n: push(s, TakeEither(seat, n)), give_her_either),
})  # fmt: skip
