"""What a choice costs and brings, for labels and for the page: hints next to what may be chosen."""

from patolli.core.choice import Choice

from .buildings import BuildHouse
from .choices import (
    BUILD_HOUSE,
    BUY_TILE,
    CONQUER,
    COURIER,
    ERECT,
    GOLD,
    HIRE_VILLAGER,
    MOVE,
    MOVE_FOR_GOLD,
    OFFER_CORN,
    PART,
    PLACE,
    PLACE_AS,
    SECTORS,
    SET_PRIEST,
    STONE,
    STOP,
    WORKER,
)
from .gaining import ChoosePart
from .placement import food_cost, specials, stairs_above, task_count, treated_as
from .soldiers import demand
from .state import State, action_at
from .statues import ErectStatue, statue_cost
from .tasks import DoTasks
from .temple import Offering, offering_price
from .weaving import BuyTiles
from .workers import at_end


def thinkable(s: State, seat: int, kind: int) -> bool:
    """A worker counts as another only for those whose buildings say so."""
    return kind != PLACE_AS or any(treated_as(s, seat, worker) for worker in range(len(WORKER)))


def hints(s: State, choice: Choice) -> dict[str, int]:
    """`cost` and what else is good to know before one commits; plain numbers, or values of a domain of that name."""
    kind = choice[0]
    top = s.agenda[-1] if s.agenda else None
    if top is None or top.seat < 0:
        return {}
    if kind == PLACE:
        return _placement(s, top.seat, choice[1], choice[1], choice[2])
    if kind == PLACE_AS:
        return _placement(s, top.seat, choice[1], choice[2], choice[3])
    if kind in (MOVE, MOVE_FOR_GOLD):
        sector = (s.players[top.seat].priest + choice[1]) % SECTORS
        return {"action": action_at(s, sector), "sector": sector}
    if kind == SET_PRIEST:
        return {"action": action_at(s, choice[1])}
    if kind == HIRE_VILLAGER and s.village:
        return {"worker": at_end(s, choice[1])}
    if kind == BUILD_HOUSE and isinstance(top, BuildHouse):
        potato, corn, stone, gold, _ = (0, 0, 0, 0, 0) if top.free else s.box.cost[choice[1]]
        return {"potato": potato, "corn": corn, "stone": stone, "gold": gold}
    if kind == ERECT and isinstance(top, ErectStatue):
        cost = (0,) * 5 if top.free else statue_cost(s, choice[1])
        return {"stone": cost[STONE], "gold": cost[GOLD], "points": s.box.statue_vp[choice[1] >= len(s.statues) // 2]}
    if kind == PART and isinstance(top, ChoosePart):
        _, _, resource, amount = top.chosen_part(s, choice[1])
        return {"resource": max(resource, 0), "amount": amount}
    if kind == BUY_TILE:
        return {"corn": top.next_price(s) if isinstance(top, BuyTiles) else s.box.others_tile_price}
    if kind == OFFER_CORN and isinstance(top, Offering):
        return {"corn": offering_price(top.leading, choice[1])}
    if kind == CONQUER:
        flip, lose, _ = demand(s, top.seat, choice[1])
        return {"flip": flip, "lose": lose}
    return {}


def unspent(s: State, choice: Choice) -> int:
    """Tasks that could still be done."""
    top = s.agenda[-1]
    if choice[0] != STOP or not isinstance(top, DoTasks):
        return 0
    return min(top.left, len(top.options(s)) - 1)


def _placement(s: State, seat: int, worker: int, kind: int, space: int) -> dict[str, int]:
    """Food, whether a god card can pay for the space (else gold), tasks, and points others gain from their stairs."""
    courier = COURIER in specials(s, worker, kind)
    others = sum(owner != seat for owner in stairs_above(s, space))
    tasks = task_count(s, seat, worker, kind, space)
    with_card = int(any(s.box.card_god[card] == s.box.hill.god[space] for card in s.players[seat].hand))
    return {"cost": food_cost(s, seat, space, courier), "with_card": with_card, "tasks": tasks, "others": others}
