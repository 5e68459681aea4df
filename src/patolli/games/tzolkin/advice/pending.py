"""What business still pending on the agenda will probably bring."""

from patolli.core.frame import Frame as AnyFrame

from ..box import ANY
from ..choices import GOLD, WOOD
from ..constructing import Construct, FinishBuilding, FinishMonument, SaveBlock
from ..gears import AnyAction, Harvest, LeaveOut, Trade
from ..materials import GainSkull, PayForSkull, TakeBlock, TakeGold
from ..payments import PayBlocks, PayFor
from ..picking import UseWorker, reach
from ..quick_actions import DoQuickAction
from ..skulls import AfterSkull, OfferStep
from ..state import State
from ..technologies import AdvanceTechnology, ChooseBonus, RaiseLevel
from ..temples import ChooseStep, StepDown, StepUp
from ..turn import ChooseTurn
from .outlook import BEGGING, BEYOND, IDLE, Outlook
from .workers import action, harvest


def pending(o: Outlook, frame: AnyFrame[State]) -> float:
    """What a frame of one's own on the agenda will probably bring."""
    if isinstance(frame, ChooseTurn):
        return -BEGGING if frame.begged else 0.0
    if isinstance(frame, UseWorker):
        within = reach(o.s, o.seat, frame.gear, frame.space)
        found = [action(o, g, n, 0.0) - o.corn * price for g, n, price in within if price <= o.me.corn]
        return max(found, default=0.0)
    if isinstance(frame, Harvest):
        return harvest(o, frame.space, 0.0)
    if isinstance(frame, Construct):
        return o.building_worth(frame) * (1.4 if frame.buildings > 1 else 1.0) - IDLE
    if isinstance(frame, AdvanceTechnology):
        return o.advance_worth(frame.free, frame.track) * (1.6 if frame.left > 1 else 1.0) - IDLE
    if isinstance(frame, RaiseLevel):
        return o.level_worth(frame.track)
    if isinstance(frame, FinishBuilding):
        return o.tile_worth(o.box.buildings[frame.building])
    if isinstance(frame, FinishMonument):
        return o.tile_worth(o.box.monuments[frame.monument])
    if isinstance(frame, SaveBlock):
        return -o.cost_worth(frame.cost) + o.blocks[WOOD]
    if isinstance(frame, (PayFor, PayBlocks)):
        return -o.blocks[WOOD] * (frame.count if isinstance(frame, PayFor) else frame.left)
    if isinstance(frame, (StepUp, ChooseStep)):
        return max(o.steps) if frame.temple == ANY else o.steps[frame.temple]
    if isinstance(frame, LeaveOut):
        return sum(sorted(o.steps)[1:])
    if isinstance(frame, StepDown):
        return -min(o.temple_worth(t, st) - o.temple_worth(t, st - 1) for t, st in enumerate(o.me.steps) if st > -1)
    if isinstance(frame, TakeBlock):
        return frame.left * o.blocks[GOLD]
    if isinstance(frame, TakeGold):
        return frame.most * max(o.blocks[GOLD] - o.corn, 0)
    if isinstance(frame, GainSkull):
        return o.skull
    if isinstance(frame, PayForSkull):
        return o.skull - 1.5
    if isinstance(frame, AnyAction):
        return max(max(action(o, g, n) for n in range(1, 6)) for g in (0, 1)) - o.corn if o.me.corn else 0.0
    if isinstance(frame, (AfterSkull, OfferStep)):
        return max(max(o.steps) - o.blocks[WOOD], 0.0) if sum(o.me.blocks) else 0.0
    if isinstance(frame, ChooseBonus):
        return BEYOND
    if isinstance(frame, DoQuickAction):
        return 1.2
    return 0.3 if isinstance(frame, Trade) else 0.0
