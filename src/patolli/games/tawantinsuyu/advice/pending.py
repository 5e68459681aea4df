"""What a question still open, or a step still to come, will probably bring, by its frame."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from patolli.core.frame import Frame as AnyFrame

from ..army import DrawArmies, DrawArmy, Keep, TossArmy
from ..buildings import BuildHouse
from ..choices import EITHER, GODS, GOLD, T_STAIRS
from ..components import TOP_STEP
from ..conquest import Conquer, MusterArmies, OfferConquest, PayArmies, PaySoldiers, PlayArmies
from ..gaining import ChoosePart, GainParts, GivePart, TakeEither
from ..god_cards import DrawGod, DrawGods, GainGodCards, TakeGodCard
from ..high_priest import Muster, TakeLand, TakePart
from ..payments import PayCost
from ..placement import PayForSpace, PutDown
from ..production import Produce, ProduceOne, UseBuildings
from ..restoration import Restoration, RestoreSome
from ..stairs import BuildStairs
from ..state import State
from ..statues import ErectStatue
from ..tapestries import AttachTile
from ..tasks import BeforeTasks, CountTasks, DoTasks, PayForTask, UseBonusFirst
from ..temple import ClimbSteps, Offering, Worship
from ..turn import OfferSecond, TakeSecond
from ..weaving import BuyTiles, FreeWeaving, TakeFreeTile
from ..workers import TakeNomad
from .conquest import conquering, mustering, paying_armies, paying_soldiers, taking_land
from .holdings import EXHAUSTED
from .outlook import ARMY_HAND, BUILDING_USE, STATUE_USE, Outlook
from .placement import before_tasks, doing_tasks, paying_for_space, paying_for_task, putting_down, statue, task

SECOND_ACTION: Final = 2.5


def gaining_cards(o: Outlook, frame: TakeGodCard | GainGodCards) -> float:
    return frame.left * o.card()


def drawing_armies(o: Outlook, frame: DrawArmies | DrawArmy) -> float:
    return 0.0 if frame.training else ARMY_HAND * o.use


def climbing(o: Outlook, frame: ClimbSteps) -> float:
    step = o.me.step
    return o.temple(min(step + frame.left, TOP_STEP)) - o.temple(step) + 0.5 * frame.left


def buying_tiles(o: Outlook, frame: BuyTiles) -> float:
    return 0.7 * o.tile() if o.me.goods[1] + o.me.goods[GOLD] > frame.bought else 0.0


def erecting(o: Outlook, frame: ErectStatue) -> float:
    return 0.9 * (o.statue(large=False) if frame.free else statue(o))


def building_stairs(o: Outlook, frame: BuildStairs) -> float:
    return 0.9 * (o.stairs() if frame.free else task(o, T_STAIRS))


def producing(o: Outlook, frame: Produce | UseBuildings) -> float:
    drop = (1 - EXHAUSTED) * BUILDING_USE * o.time
    gains = [max(o.bonus(o.box.output[house]) * (1 - drop) - 0.3, 0.0) for house in o.me.up]
    return 0.95 * sum(gains)


def worshipping(o: Outlook, frame: Worship) -> float:
    owned = o.me.statues
    small, large = not frame.offered[0] and any(owned[:GODS]), not frame.offered[1] and any(owned[GODS:])
    return (small + large * (3 if frame.leading else 1)) * (1 - STATUE_USE) * o.step()


def offering(o: Outlook, frame: Offering) -> float:
    corn = o.me.goods[1]
    steps = min(corn // 2, 3) if frame.leading else min(corn // 3, 1)
    return steps * max(o.step() - (2 if frame.leading else 3) * o.goods[1], 0.0)


PENDING: Final[Mapping[type[AnyFrame[State]], Callable[[Outlook, Any], float]]] = {
    # The turn and a placement
    TakeSecond: lambda o, _: SECOND_ACTION * o.use,
    OfferSecond: lambda o, _: SECOND_ACTION * o.use,
    PayForSpace: paying_for_space,
    PayCost: lambda o, frame: -o.price(frame.cost),
    PutDown: putting_down,
    BeforeTasks: before_tasks,
    CountTasks: before_tasks,
    UseBonusFirst: before_tasks,
    PayForTask: paying_for_task,
    DoTasks: doing_tasks,
    # Bonuses
    ChoosePart: lambda o, frame: 0.9 * sum(o.part(part) for part in frame.parts),
    GainParts: lambda o, frame: 0.9 * sum(o.part(part) for part in frame.parts),
    GivePart: lambda o, frame: 0.9 * o.effect(frame.part[0], frame.part[1]),
    TakeEither: lambda o, frame: 0.9 * o.effect(EITHER, frame.either),
    # Cards and workers
    TakeGodCard: gaining_cards,
    GainGodCards: gaining_cards,
    DrawGods: lambda o, _: o.card(),
    DrawGod: lambda o, _: o.card(),
    DrawArmies: drawing_armies,
    DrawArmy: drawing_armies,
    TossArmy: lambda o, _: (ARMY_HAND + 0.4) * o.use,
    Keep: lambda o, _: (ARMY_HAND + 0.4) * o.use,
    TakeNomad: lambda o, _: 1.2 * o.use,
    # Pieces
    FreeWeaving: lambda o, _: 0.9 * o.tile(),
    TakeFreeTile: lambda o, _: 0.9 * o.tile(),
    AttachTile: lambda o, _: 0.9 * o.tile(),
    BuyTiles: buying_tiles,
    BuildHouse: lambda o, frame: 0.9 * o.building(frame.free),
    ErectStatue: erecting,
    BuildStairs: building_stairs,
    # High-priest actions
    TakePart: lambda o, _: 0.3,
    ClimbSteps: climbing,
    Worship: worshipping,
    Offering: offering,
    ProduceOne: lambda o, _: o.production(),
    Produce: producing,
    UseBuildings: producing,
    Restoration: lambda o, _: o.use if o.me.down or o.me.army_down else 0.0,
    RestoreSome: lambda o, _: o.use,
    PlayArmies: mustering,
    MusterArmies: mustering,
    Muster: mustering,
    Conquer: conquering,
    OfferConquest: conquering,
    TakeLand: taking_land,
    PayArmies: paying_armies,
    PaySoldiers: paying_soldiers,
}


def pending(o: Outlook, frame: AnyFrame[State]) -> float:
    worth = PENDING.get(type(frame))
    return worth(o, frame) if worth else 0.0
