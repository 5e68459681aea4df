"""What a position says of one seat, in plain numbers: what bots that plan have learned to weigh.

The hand-written value is one of them, so that learning can begin with it and only mend it. Each group of features is
one function and its names. A turn is often cut short by chance or by another's question; what is pending
then has features too.
"""

from typing import Final

from ..choices import (
    ARCHITECT,
    CONQUEST_ACTION,
    CORN,
    COURIER,
    CRAFTSMAN,
    GODS,
    OFFERING,
    POTATO,
    PRODUCTION,
    RESTORATION,
    SECTORS,
    TASK,
    WARRIOR,
    WORSHIP,
)
from ..components import TOP_STEP
from ..high_priest import TakeLand
from ..hill import BLUE, GREEN
from ..placement import food_for_way, way_costs
from ..state import NOBODY, Z_WARRIOR_TASKS, Player, State, action_at
from ..tapestries import matches
from ..turn import MOVING, OfferSecond, TakeSecond
from ..workers import AddVillager
from . import haste, whose, with_purchase
from .conquest import best_land, casualties_to_come, mustered, regions, threat
from .holdings import armies, buildings, cards, shown_holdings, statues, stores, weavings, workers
from .outlook import ABILITY, STAIR_USE, Outlook
from .pending import pending
from .placement import task

# The hand-written value and its parts

WORTH: Final = (
    *("points", "advice", "goods' worth", "cards' worth", "armies' worth", "workers' worth", "temple's worth"),
    *("buildings' worth", "weavings' worth", "regions' worth", "statues' worth", "pending", "haste"),
)


def worth(o: Outlook) -> list[float]:
    s, me, seat = o.s, o.me, o.seat
    points = float(me.vp)
    parts = [stores(o), cards(o), armies(o), workers(o), o.temple(me.step)]
    parts += [buildings(o), weavings(o), regions(o), statues(o)]
    open_business = 0.0
    for frame in s.agenda[::-1]:
        if whose(frame) == seat:
            open_business += pending(o, frame)
        elif type(frame) is TakeLand:
            open_business -= o.rivalry * threat(o, frame.whose)
    best = max([player.vp for number, player in enumerate(s.players) if number != seat])
    hurry = haste(o, best)
    advice = sum(parts, points) + STAIR_USE * o.time * (5 - me.stairs) + open_business - o.rivalry * best + hurry
    return [points, advice, *parts, open_business, hurry]


# Stores

STORES: Final = (
    *(f"{good} to {n}" for good in ("potato", "corn", "stone", "gold") for n in (2, 5, 10)),
    *("cards", "cards to 2", "cards to 4", "gods in hand", "cards with a statue", "cards not fed"),
    *("a worker", "two workers", "different workers", "army cards", "soldiers up", "soldiers in hand", "soldiers down"),
)


def in_store(o: Outlook) -> list[float]:
    me, soldiers, card_god = o.me, o.box.soldiers, o.box.card_god
    found: list[float] = []
    for amount in me.goods:
        found += [min(amount, 2), min(amount, 5), min(amount, 10)]
    count = len(me.hand)
    gods = [card_god[card] for card in me.hand]
    owned = me.statues
    found += [
        count, min(count, 2), min(count, 4), len(set(gods)), sum([owned[god] + owned[god + GODS] > 0 for god in gods]),
        max(count - me.goods[POTATO], 0),
    ]  # fmt: skip
    found += [len(me.workers) > 0, len(me.workers) > 1, len(set(me.workers)), len(me.army_hand)]
    return found + [sum([soldiers[card] for card in cards]) for cards in (me.army_up, me.army_hand, me.army_down)]


# What lasts

LASTING: Final = (
    *("buildings up", "buildings down", "output up", "output down", "permanent buildings", "abilities"),
    *("small statues", "large statues", "gods with a statue", "stairs", "step", "step's points", "steps to the top"),
    *("tapestry points", "longest tapestry", "matches", "matches' worth", "a tapestry of six", "markers"),
)


def lasting(o: Outlook) -> list[float]:
    me, box = o.me, o.box
    outputs = [sum([o.bonus(box.output[house]) for house in houses]) for houses in (me.up, me.down)]
    abilities = sum([each for n, each in enumerate(ABILITY) if me.works >> n & 1]) if me.works else 0.0
    owned = me.statues
    lengths = [len(tapestry) for tapestry in me.tapestries]
    longest = max(lengths, default=0)
    found = matches(box, me.tapestries)
    return [
        len(me.up), len(me.down), *outputs, me.works.bit_count(), abilities,
        sum(owned[:GODS]), sum(owned[GODS:]), sum([owned[god] + owned[god + GODS] > 0 for god in range(GODS)]),
        5 - me.stairs, me.step, box.right[me.step], TOP_STEP - me.step,
        sum([box.last.tapestry[length] for length in lengths]), longest, len(found),
        sum([o.bonus(box.edge[edge]) for edge in found]), longest >= 6, box.markers - me.markers,
    ]  # fmt: skip


# What could be done next

NEXT: Final = (
    *(f"{action} {when}" for action in ("production", "worship", "offering", "conquest", "restoration") for when in
      ("possible", "near")),
    *("best action near", "a second action", "a second action with a move", "best action now"),
    *("best placement", "second placement", "spaces to pay", "best placement dreamt of", "most tasks"),
)  # fmt: skip


def possible(o: Outlook) -> list[float]:
    """What each action of the high priest would bring, by action."""
    me, step = o.me, o.step()
    top = TOP_STEP - me.step
    found = [0.0] * SECTORS
    found[PRODUCTION] = sum([o.bonus(o.box.output[house]) for house in me.up])
    small, large = any(me.statues[:GODS]), any(me.statues[GODS:])
    found[WORSHIP] = min(small + 3 * large, top) * step
    offered = min(me.goods[CORN] // 2, 3, top)
    found[OFFERING] = offered * (step - 2 * o.goods[CORN])
    found[CONQUEST_ACTION] = best_land(o, mustered(o))
    found[RESTORATION] = float(min(len(me.down) + len(me.army_down), 1 + me.goods[POTATO] + me.goods[CORN]))
    return found


def next_turn(o: Outlook) -> list[float]:
    s, me = o.s, o.me
    actions = possible(o)
    near = [action_at(s, (me.priest + steps) % SECTORS) for steps in (1, 2)] if me.priest != NOBODY else []
    found: list[float] = []
    for action, gain in enumerate(actions):
        found += [gain, gain if action in near else 0.0]
    best = max([actions[action] for action in near], default=0.0)
    second = moving = False
    for frame in s.agenda:
        if isinstance(frame, (OfferSecond, TakeSecond)) and whose(frame) == o.seat:
            second, moving = True, not frame.done & MOVING
    return [*found, best, second, moving, best if moving else 0.0, *placements(o)]


def placements(o: Outlook) -> list[float]:
    """What workers in the supply could do on the hill with what is owned, and if cards and food did not matter."""
    s, me, hill = o.s, o.me, o.box.hill
    kinds = set(me.workers)
    if not kinds or me.priest == NOBODY or not o.ceremonies:
        return [0.0, 0.0, 0.0, 0.0, 0.0]
    each = [task(o, kind) for kind in range(len(TASK))]
    food = o.goods[POTATO]
    with_card, with_gold = food_for_way(s, o.seat)
    gods = {s.box.card_god[card] for card in me.hand}
    costs = way_costs(s, me.priest)
    best = second = dream = 0.0
    spaces = most = 0
    more = 2 if me.works & Z_WARRIOR_TASKS else 0
    standing = s.hill
    for space, who in enumerate(standing):
        if who != NOBODY:
            continue
        a, b, c = sorted([each[kind] for kind in hill.tasks[space]], reverse=True)
        purse = with_card if hill.god[space] in gods else with_gold
        cost = costs[hill.segment[space]]
        near = [standing[other] for other in hill.neighbours[space]]
        payable = 0 <= purse >= cost
        spaces += payable
        for kind in kinds:
            count = 1 + near.count(kind)
            if kind == ARCHITECT:
                count += hill.colour[space] == BLUE
            elif kind == CRAFTSMAN:
                count += hill.colour[space] == GREEN
            elif kind == WARRIOR:
                count += more
            elif kind == COURIER:
                count += not [other for other in hill.segments[hill.segment[space]] if standing[other] != NOBODY]
            gain = a if count == 1 else a + b if count == 2 else a + b + c
            if count > 3:
                gain += 0.8 * (a if count == 4 else a + b if count == 5 else a + b + c)
            gain -= food * cost
            if payable:
                most = max(most, count)
                if gain > best:
                    best, second = gain, best
                elif gain > second:
                    second = gain
            if gain > dream:
                dream = gain
    return [best, second, spaces, dream, most]


# The others

OTHERS: Final = (
    *("regions led", "regions led by others", "casualties", "points of casualties"),
    *("best rival's points", "rivals' mean points", "their temple", "their statues", "their tapestries"),
    *("their buildings", "their soldiers", "their goods", "their workers", "their cards", "more seats"),
    *("best rival's holdings", "rivals' mean holdings"),
)  # fmt: skip


def others(o: Outlook) -> list[float]:
    s, seat = o.s, o.seat
    rivals = [player for number, player in enumerate(s.players) if number != seat]
    count = len(rivals)
    led = o.leaders.count(seat)
    ousted = len([leader for leader in o.leaders if leader not in (NOBODY, seat)])
    points = [player.vp for player in rivals]
    held = [shown_holdings(Outlook(s, number)) for number in range(len(s.players)) if number != seat]
    return [
        led, ousted, len(s.casualties), (led - ousted) * casualties_to_come(o),
        max(points), sum(points) / count,
        sum([o.box.right[p.step] * o.ceremonies + o.box.summit[p.step] for p in rivals]) / count,
        sum([sum(p.statues[:GODS]) + 3 * sum(p.statues[GODS:]) for p in rivals]) / count,
        sum([woven(o, p) for p in rivals]) / count,
        sum([len(p.up) + len(p.down) + p.works.bit_count() for p in rivals]) / count,
        sum([len(p.army_up) + len(p.army_hand) for p in rivals]) / count,
        sum([sum(p.goods) for p in rivals]) / count,
        sum([len(p.workers) for p in rivals]) / count,
        sum([len(p.hand) for p in rivals]) / count,
        count - 1, max(held), sum(held) / count,
    ]  # fmt: skip


def woven(o: Outlook, player: Player) -> int:
    """The points of a player's tapestries."""
    points = o.box.last.tapestry
    return sum([points[len(tapestry)] for tapestry in player.tapestries])


# The time

CLOCK: Final = ("ceremonies", "villagers", "token taken", "my ceremony", "few in the bag", "time", "time squared")


def clock(o: Outlook) -> list[float]:
    s = o.s
    left = time(s)
    return [
        o.ceremonies, len(s.village) / o.box.village[s.seats], s.token != NOBODY, s.token == o.seat,
        max(10 - sum(s.bag), 0), left, left * left,
    ]  # fmt: skip


NAMES: Final = (*WORTH, *STORES, *LASTING, *NEXT, *OTHERS, *CLOCK)


def features(s: State, seat: int) -> list[float]:
    """All of it, in the order of `NAMES`."""
    o = Outlook(with_purchase(s), seat)
    return [*worth(o), *in_store(o), *lasting(o), *next_turn(o), *others(o), *clock(o)]


def time(s: State) -> float:
    """How much of the game is to come, by villagers and ceremonies."""
    if s.active == NOBODY:
        return 1.0
    if not s.agenda:
        return 0.0
    ceremonies = len(s.box.token_vp)
    more = 0 if s.last else ceremonies - 1 - s.held
    if s.token != NOBODY:
        return more / ceremonies
    missing = len([frame for frame in s.agenda if isinstance(frame, AddVillager)])  # on their way from the bag
    return (more + (len(s.village) + missing) / s.box.village[s.seats]) / ceremonies
