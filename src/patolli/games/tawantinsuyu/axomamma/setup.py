"""Axomamma's part of set-up (TW-14.1 to TW-14.6)."""

from patolli.core.choice import Choice
from patolli.core.frame import AUTO, CHANCE, frame, push, tell
from patolli.core.refusal import Refusal

from ..army import draw_armies
from ..choices import (
    ANY_TILE,
    DRAFTED,
    DRAW_PERSONALITY,
    PERSONALITY_DRAWN,
    PICKED,
    PRIEST_SET,
    SECTORS,
)
from ..stairs import put_stairs
from ..state import HER_SEAT, Draw, Frame, State, action_at, add_goods, explain, without
from ..tapestries import begin_tapestry
from ..turn import SetPriest
from ..workers import FromBag
from .board import RollDie
from .gains import NOT_AMONG_THESE, has_variant
from .turn import SLOTS, DrawSlot


@frame
class SheGetsWorkers(Frame):
    """Two different workers, as everybody; they give no bonus (TW-14.1.3)."""

    seat: int = AUTO

    def take(self, s: State, choice: Choice) -> None:
        player = s.players[HER_SEAT]
        if len(player.workers) < s.box.draft:
            push(s, SheDrafts(), self)
        elif len(set(player.workers)) < s.box.draft:
            push(s, SheDrafts(), SheReturns())
        else:
            explain(s, "start-workers")


@frame
class SheDrafts(FromBag):
    """A worker from the bag (TW-14.1.3)."""

    seat: int = CHANCE

    def put(self, s: State, worker: int) -> None:
        s.players[HER_SEAT].workers += (worker,)
        tell(s, DRAFTED, HER_SEAT, worker)


@frame
class SheReturns(Frame):
    """One of two equal workers goes back (TW-2.5)."""

    seat: int = AUTO

    def take(self, s: State, choice: Choice) -> None:
        player = s.players[HER_SEAT]
        double = player.workers[0]
        player.workers = without(player.workers, double)
        s.bag[double] += 1
        explain(s, "start-workers")


@frame
class SheGetsTile(Draw):
    """A random starting tile before you pick (TW-14.1.1)."""

    seat: int = CHANCE

    asks = (ANY_TILE,)
    absent = NOT_AMONG_THESE

    def chances(self, s: State) -> dict[int, int]:
        return dict.fromkeys(s.start_tiles, 1)

    def take(self, s: State, choice: Choice) -> None:
        s.start_tiles = without(s.start_tiles, choice[1])
        explain(s, "start-tile")
        tell(s, PICKED, HER_SEAT, choice[1])
        begin_tapestry(s, HER_SEAT, choice[1])


@frame
class SheGetsGoods(Frame):
    """Resources and an army card in place of god cards (TW-14.1.2)."""

    seat: int = AUTO

    def take(self, s: State, choice: Choice) -> None:
        explain(s, "start-goods")
        add_goods(s, HER_SEAT, s.box.solo.start)
        draw_armies(s, HER_SEAT, s.box.solo.start_armies)


def lay_out_her_board(s: State) -> None:
    """Priests, god cards, stairs, personality (TW-14.2 to TW-14.6)."""
    if not has_variant(s, "easy_no_personality"):
        push(s, DrawPersonality())
    slots = [DrawSlot(AUTO, slot) for slot in range(1, SLOTS + 1)]
    push(s, SetPriest(0), RollForPriest(), ExplainTucking(), *slots, StartStairs())


@frame
class RollForPriest(RollDie):
    """Her priest starts some spaces clockwise from yours (TW-14.2)."""

    seat: int = CHANCE

    def rolled(self, s: State, die: int) -> None:
        explain(s, "start-priest")
        player = s.players[HER_SEAT]
        player.priest = (s.players[0].priest + die) % SECTORS
        tell(s, PRIEST_SET, HER_SEAT, player.priest, action_at(s, player.priest))


@frame
class ExplainTucking(Frame):
    """Four god cards under her board, of which only the symbols show (TW-14.4)."""

    seat: int = AUTO

    def take(self, s: State, choice: Choice) -> None:
        explain(s, "tucked")


@frame
class StartStairs(Frame):
    """Upper stairs in the sector of her priest, without bonus (TW-14.5)."""

    seat: int = AUTO

    def take(self, s: State, choice: Choice) -> None:
        explain(s, "start-stairs")
        put_stairs(s, HER_SEAT, 2 * s.players[HER_SEAT].priest)


@frame
class DrawPersonality(Frame):
    """A random side of a random token (TW-14.6)."""

    seat: int = CHANCE

    asks = (DRAW_PERSONALITY,)

    def refuse(self, s: State, choice: Choice) -> Refusal | None:
        return None

    def take(self, s: State, choice: Choice) -> None:
        assert s.solo is not None
        s.solo.personality = choice[1]
        explain(s, "personality")
        tell(s, PERSONALITY_DRAWN, choice[1])
