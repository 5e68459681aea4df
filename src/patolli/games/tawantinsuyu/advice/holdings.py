"""What is owned: stores, cards, workers, temple, buildings, tapestries, statues."""

from typing import Final

from ..choices import GODS
from ..components import TOP_STEP
from ..state import NOBODY
from ..tapestries import matches
from .conquest import regions
from .outlook import ABILITY, ARMY_HAND, BUILDING_USE, CARD, CARDS_ENOUGH, LAST_GOODS, STAIR_USE, STATUE_USE, Outlook

ENOUGH: Final = (8, 6, 7, 6)  # more than this is worth half, more than twice this only what it brings at the end
SOLDIERS: Final = (0.0, 1.5, 3.5)  # of a face-up card …
SOLDIERS_ALONE: Final = (0.0, 2.0, 4.0)  # … against Axomamma, who takes what one leaves
WORKER: Final = (0.0, 1.2, 2.0, 2.1, 2.2, 2.3)
EXHAUSTED: Final = 0.85  # of what a building that can produce is worth: restoring it is easy


def holdings(o: Outlook) -> float:
    return _lying_open(o) + armies(o)


def shown_holdings(o: Outlook) -> float:
    """What everybody can see of a seat: of army cards in hand their number. Those turned down count for nothing."""
    worth, use = _lying_open(o), o.use
    each = SOLDIERS if o.s.solo is None else SOLDIERS_ALONE
    worth += ARMY_HAND * use * len(o.me.army_hand)
    return worth + sum([each[o.box.soldiers[card]] * use + (1.0 - use) for card in o.me.army_up])


def _lying_open(o: Outlook) -> float:
    me = o.me
    worth = stores(o, float(me.vp))
    worth += cards(o) + workers(o) + o.temple(me.step)
    worth += buildings(o) + weavings(o) + regions(o) + statues(o)
    return worth + STAIR_USE * o.time * (5 - me.stairs)


def stores(o: Outlook, worth: float = 0.0) -> float:
    """Goods, added to what there is."""
    for resource, amount in enumerate(o.me.goods):
        enough = ENOUGH[resource]
        each = o.goods[resource]
        if amount <= enough:
            worth += each * amount
        else:
            worth += each * enough + 0.5 * each * min(amount - enough, enough)
            worth += LAST_GOODS[resource] * max(amount - 2 * enough, 0)
    return worth


def cards(o: Outlook) -> float:
    """God cards in hand; those that will not be fed cost points (TW-10.6)."""
    me, count, use = o.me, len(o.me.hand), o.use
    if not o.ceremonies:
        return 0.0
    worth = CARD * use * min(count, CARDS_ENOUGH) + 0.2 * use * max(count - CARDS_ENOUGH, 0)
    if o.ceremonies == 1:
        worth += 0.9 * count * (1 - use)
    near = 1.0 if o.s.token != NOBODY else 0.6 - 0.4 * use
    hungry = max(count - me.goods[0], 0)
    return worth - 2.0 * near * hungry - 0.3 * min(count, me.goods[0])


def armies(o: Outlook) -> float:
    me, soldiers, use = o.me, o.box.soldiers, o.use
    each = SOLDIERS if o.s.solo is None else SOLDIERS_ALONE
    worth = 0.0
    for card in me.army_hand:
        worth += max(0.97 * o.bonus(o.box.army[card]), 0.85 * each[soldiers[card]] * use)
    for card in me.army_up:
        worth += each[soldiers[card]] * use + (1.0 - use)
    for card in me.army_down:
        worth += 0.5 * each[soldiers[card]] * use
    return worth


def workers(o: Outlook) -> float:
    count = min(len(o.me.workers), 5)
    return WORKER[count] * o.use + 0.9 * min(count, 2) * (1 - o.use)


def buildings(o: Outlook) -> float:
    me = o.me
    worth = o.box.last.building * 0.9 * (len(me.up) + me.works.bit_count()) + 0.8 * len(me.down) * o.use
    uses = BUILDING_USE * o.time
    for house in me.up:
        worth += uses * o.bonus(o.box.output[house])
    for house in me.down:
        worth += EXHAUSTED * uses * o.bonus(o.box.output[house])
    if me.works:
        worth += o.time * sum(each for n, each in enumerate(ABILITY) if me.works >> n & 1)
    return worth


def weavings(o: Outlook) -> float:
    worth, points = 0.0, o.box.last.tapestry
    for tapestry in o.me.tapestries:
        length = len(tapestry)
        worth += points[length]
        if length < 7:
            worth += 0.35 * min(o.time, 1.5) * (points[length + 1] - points[length])
    found = matches(o.box, o.me.tapestries)
    trades = o.ceremonies + 0.3 * o.time
    return worth + trades * 0.9 * sum(o.bonus(o.box.edge[edge]) for edge in found)


def statues(o: Outlook) -> float:
    owned = o.me.statues
    small, large = sum(owned[:GODS]), sum(owned[GODS:])
    if not small + large:
        return 0.0
    steps = min(small + 3 * large, TOP_STEP - o.me.step)
    kinds = sum(1 for god in range(GODS) if owned[god] or owned[god + GODS])
    return STATUE_USE * steps * o.step() * o.use + 0.5 * kinds * min(o.time, 1.5)
