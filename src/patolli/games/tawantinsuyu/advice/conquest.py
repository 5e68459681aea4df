"""War: what regions pay, which land an army can take, and what a rival may win."""

from typing import Any, Final

from ..ceremony import leading
from ..choices import GOLD
from ..conquest import PayArmies, PaySoldiers
from ..high_priest import TakeLand
from ..soldiers import Army, affordable, army_of, demand
from ..state import NOBODY
from .outlook import Outlook

LEAD: Final = 0.8  # a region led now will mostly be led at the ceremony
GROWTH: Final = 1.4  # casualties from one ceremony to the next
# How much of what a region will pay a land brings that …
CLOSER: Final = 0.15  # … leaves another in the lead,
SAFER: Final = 0.25  # … strengthens one's own lead,
FIRST: Final = 1.0  # … leads where nobody led,
OUSTED: Final = 0.8  # … takes the lead from another
TURNED: Final = 0.6  # a soldier turned down …
DISCARDED: Final = 0.84  # … and one discarded


def casualties_to_come(o: Outlook) -> float:
    """What a region led to the end will still pay, over all ceremonies (TW-10.5)."""
    more = o.ceremonies
    return more * len(o.s.casualties) + GROWTH * more * (more + 1) / 2


def regions(o: Outlook) -> float:
    """Casualties pay at every ceremony to who leads (TW-10.5)."""
    if not o.ceremonies:
        return 0.0
    worth, expected = 0.0, LEAD * casualties_to_come(o)
    for leader in o.leaders:
        if leader == o.seat:
            worth += expected
        elif leader != NOBODY:
            worth -= o.rivalry * expected
    return worth + 0.4 * (o.box.markers - o.me.markers) * o.use


def best_land(o: Outlook, army: Army) -> float:
    """The best land such an army can take."""
    s, best = o.s, 0.0
    if not o.me.markers or army == (0, 0):
        return 0.0
    to_come = LEAD * casualties_to_come(o)
    for land, owner in enumerate(s.lands):
        if owner != NOBODY:
            continue
        wanted = demand(s, o.seat, land)
        if not affordable(army, wanted):
            continue
        worth = o.bonus(o.box.land[land]) - TURNED * wanted[0] - DISCARDED * wanted[1]
        best = max(best, worth + standing(o, land) * to_come)
    return 0.9 * best


def leader_after(o: Outlook, land: int) -> int:
    """Who would lead the region of a land if one took it."""
    region = o.box.lands[o.box.region[land]]
    return leading(tuple([o.seat if each == land else o.s.lands[each] for each in region]))


def standing(o: Outlook, land: int) -> float:
    """What a land does for one's standing in its region (TW-10.5)."""
    now = o.leaders[o.box.region[land]]
    if leader_after(o, land) != o.seat:
        return CLOSER
    if now == o.seat:
        return SAFER
    return FIRST if now == NOBODY else OUSTED * (1 + o.rivalry)


def mustered(o: Outlook) -> Army:
    """The army a seat would have with every card it can pay for in play."""
    ones, twos = army_of(o.s, o.seat)
    soldiers = o.box.soldiers
    hand = sorted((soldiers[card] for card in o.me.army_hand), reverse=True)
    hand = hand[: 1 + o.me.goods[0] + o.me.goods[GOLD]]
    return ones + hand.count(1), twos + hand.count(2)


def threat(o: Outlook, rival: int) -> float:
    """What a rival may win by a conquest that one sets off."""
    player = o.s.players[rival]
    cards = len(player.army_hand) + len(player.army_up)
    if cards < 2:
        return 0.8 * cards
    return min(1.5 + cards, 6.0) + 0.3 * LEAD * casualties_to_come(o)


# What is pending


def mustering(o: Outlook, frame: Any) -> float:
    return 0.85 * (best_land(o, mustered(o)) - best_land(o, army_of(o.s, o.seat)))


def conquering(o: Outlook, frame: Any) -> float:
    return best_land(o, army_of(o.s, o.seat))


def taking_land(o: Outlook, frame: TakeLand) -> float:
    return (0.4 if frame.again else 1.0) * best_land(o, army_of(o.s, o.seat))


def paying_armies(o: Outlook, frame: PayArmies) -> float:
    flip, lose, _ = demand(o.s, o.seat, frame.land)
    return -TURNED * flip - DISCARDED * lose


def paying_soldiers(o: Outlook, frame: PaySoldiers) -> float:
    return -TURNED * frame.flip - DISCARDED * frame.lose
