"""What a choice costs and brings, for the button that makes it."""

from patolli.core.choice import Choice

from .choices import (
    ACT,
    ACT_AHEAD,
    ADVANCE,
    AHAU_CHAMAHEZ,
    BUILD,
    BUILD_MONUMENT,
    BUILD_PLAIN,
    BUY,
    CIT_BOLON_TUM,
    HARVESTING,
    NOTHING,
    PLACE,
    PLACE_CHEAP,
    PLACE_MERCY,
    PLACE_QUICK,
    PLACE_SKIP,
    PLACE_START,
    RENOVATE,
    SAVE,
    SELL,
    VACUB_CAQUIX,
    XAMAN_SELL,
)
from .constructing import IN_BLOCKS, Construct, Cost, SaveBlock, less
from .gears import AnyAction, Harvest, harvest_yield
from .materials import purchase_price
from .picking import UseWorker
from .placing import PlaceWorkers, price, space_for
from .prophecies import lesson_price
from .state import State, lowest_free
from .technologies import TOP_LEVEL, AdvanceTechnology, advance_price

_OF_TRIBE = {PLACE_CHEAP: CIT_BOLON_TUM, PLACE_SKIP: VACUB_CAQUIX, ACT_AHEAD: AHAU_CHAMAHEZ}


def thinkable(s: State, seat: int, kind: int) -> bool:
    """What needs a tribe, a module or a tile is for those who have it."""
    player = s.players[seat]
    if kind in _OF_TRIBE:
        return player.tribe == _OF_TRIBE[kind]
    if kind == RENOVATE:
        return any(s.box.buildings[building].renovation for building in player.buildings)
    return kind != PLACE_QUICK or bool(s.quick_space)


def hints(s: State, choice: Choice) -> dict[str, int]:
    """The figures of a choice the top frame offers; many choices have none."""
    kind, top = choice[0], s.agenda[-1]
    if kind in (PLACE, PLACE_CHEAP, PLACE_SKIP, PLACE_START, PLACE_QUICK):
        placed = top.placed if isinstance(top, PlaceWorkers) else 0
        cost = price(s, top.seat, choice, placed)
        if kind == PLACE_START:
            return {"cost": cost, "corn": s.start_corn}
        return {"cost": cost} if kind == PLACE_QUICK else {"cost": cost, "space": space_for(s, top.seat, choice)}
    if kind == PLACE_MERCY:
        return {"cost": s.players[top.seat].corn, "space": lowest_free(s, top.seat, choice[1])}
    if kind in (ACT, ACT_AHEAD):
        return {"cost": _action_price(s, choice)}
    if kind == HARVESTING and isinstance(top, Harvest):
        return {"amount": harvest_yield(s, top.seat, top.space, choice[1])}
    if kind == ADVANCE and isinstance(top, AdvanceTechnology):
        level = s.players[top.seat].levels[choice[1]] + 1
        cost = advance_price(s, top.seat, choice[1], top.free) + lesson_price(s)
        return {"blocks": cost, "level": min(level, TOP_LEVEL + 1)}
    if kind in (BUILD, BUILD_PLAIN, BUILD_MONUMENT) and isinstance(top, Construct):
        tile = (s.box.monuments if kind == BUILD_MONUMENT else s.box.buildings)[choice[1]]
        return _priced(*top.price(s, tile, top.old, kind == BUILD), tile.skulls, top.corn)
    if kind == SAVE and isinstance(top, SaveBlock):
        return _priced(less(top.cost, choice[1]), 0, top.more)
    if kind in (SELL, XAMAN_SELL):
        return {"corn": s.box.rates[choice[1]]}
    if kind == BUY:
        return {"corn": purchase_price(s, choice[1])}
    return {}


def unspent(s: State, choice: Choice) -> int:
    """A worker that could act."""
    top = s.agenda[-1]
    return int(choice[0] == NOTHING and isinstance(top, UseWorker) and len(top.options(s)) > 1)


def _priced(cost: Cost, saved: int, more: int, skulls: int = 0, corn: int = IN_BLOCKS) -> dict[str, int]:
    """What a construction takes; `saved`: so many of its blocks, of kinds still to be chosen, are not paid."""
    wood, stone, gold = cost
    if corn:
        return _priced((0, 0, 0), 0, 0, skulls) | {"corn": corn * (sum(cost) - saved + more)}
    if saved and sum(cost) == max(cost):  # one kind: nothing to choose
        wood, stone, gold = (max(n - saved, 0) for n in cost)
        saved = 0
    blocks = {"wood": wood, "stone": stone, "gold": gold, "blocks": wood + stone + gold}
    return {**blocks, "saved": saved, "more": more, "skulls": skulls, "corn": 0}


def _action_price(s: State, choice: Choice) -> int:
    """The corn for an action, less than nothing where Balam earns."""
    top = s.agenda[-1]
    if isinstance(top, AnyAction):
        return top.cost
    assert isinstance(top, UseWorker)
    price = top.price(s, choice)
    assert price is not None
    return price
