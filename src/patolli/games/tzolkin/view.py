"""What a seat may see: everything but the tiles others were dealt and have not yet revealed (TZ-1.5)."""

from typing import Any, Final, TypedDict

from patolli.core.frame import Secret

from .box import CATEGORIES, Box, Tile
from .calendar import in_turn_order
from .choices import BUILDING, GEAR, MONUMENT, PALENQUE, PROPHECY, QUICK, SEATS, TEMPLE, TRACK, TRIBE, WEALTH
from .display import current_age
from .food_days import needs
from .gears import Harvest
from .outlook import DAYS, FEW, bounty, outlook
from .picking import UseWorker
from .placing import PlaceWorkers
from .printed import action_words, cost_words, effect_words, monument_words, reward_word, wealth_words
from .prophecies import metric
from .quick_actions import quick_action
from .state import State, prophecy, workers_on_gears
from .wealth import ChooseStart, ChooseWealth


class GearView(TypedDict):
    """A gear: who stands on each position (seat, 9 a dummy, -1 nobody)."""

    name: str
    spaces: list[int]
    last: int  # the last space of ordinary workers; positions behind it are hidden


class PlayerView(TypedDict):
    """What a seat has before it."""

    corn: int
    wood: int
    stone: int
    gold: int
    skulls: int
    hand: int
    workers: int
    temples: dict[str, int]
    technologies: dict[str, int]
    light: bool
    corn_tiles: int
    wood_tiles: int
    buildings: list[str]
    monuments: list[str]
    wealth: list[str]
    tribe: str
    debt: list[int]
    hunger: int  # corn needed if it were Food Day now
    score: float


class Hand(TypedDict):
    """Tiles dealt in secret, shown to their owner alone, and what of them was kept so far."""

    wealth: list[str]
    tribes: list[str]
    kept: list[str]
    tribe: str


class JungleView(TypedDict):
    """What is left to harvest at a space of Palenque."""

    space: int
    corn: int
    wood: int


class TileView(TypedDict):
    """What is printed on a tile, in the words of `printed.py`."""

    category: str
    cost: list[str]
    effect: list[str]


class TempleView(TypedDict):
    """A temple's stairs as printed, from the lowest step (-1) up."""

    name: str
    points: list[int]
    rewards: list[str]
    leader: list[int]  # bonus at the end of each age


class ProphecyView(TypedDict):
    """A prophecy's bounds, and what it would count of each seat now."""

    name: str
    bounds: list[int]
    counts: list[int]


class Place(TypedDict):
    """A space of a gear."""

    gear: str
    space: int


class ActionView(TypedDict):
    """An action within reach at no cost, and what it would give."""

    gear: str
    space: int
    gives: list[str]


class DayView(TypedDict):
    """Where a worker will have ridden to (-1: back to the hand) and what it could do there."""

    space: int
    any: bool  # any of the numbered actions
    actions: list[ActionView]


class ForecastView(TypedDict):
    """One of the reader's workers on a gear: now, tomorrow, in two days."""

    gear: str
    space: int
    days: list[DayView]


class Own(TypedDict):
    """What is not alike for all readers."""

    hand: Hand | None
    forecast: list[ForecastView]
    tiles: dict[str, TileView]


class View(TypedDict):
    """The whole table."""

    modules: list[str]
    day: int
    food_days: list[int]
    held: int
    start: int
    order: list[int]
    gears: list[GearView]
    start_space: int
    start_corn: int
    start_outlook: list[int]  # what lies there now, tomorrow and in two days, while nobody takes it
    quick_spaces: list[int]
    quick_tiles: list[str]
    quick: str
    quick_outlook: list[str]  # today's, tomorrow's and the one in two days
    jungle: list[JungleView]
    age: int
    shown: list[str]
    deck: int  # buildings of this age still face down
    monuments: list[str]
    prophecies: list[str]
    prophecy: str
    skulls: int  # in the bank
    slots: list[int]  # by space of Chichen Itza: the seat that placed a skull, or -1
    players: list[PlayerView]
    hand: Hand | None
    placed: int  # workers placed this turn
    using: Place | None  # where the worker in hand stood, or what is being harvested
    forecast: list[ForecastView]
    spaces: list[list[list[str]]]  # by gear, by space: what is printed there
    temples: list[TempleView]
    tiles: dict[str, TileView]  # every tile that lies open before the reader
    foretold: list[ProphecyView]
    bands: list[int]  # the points of a prophecy's four bands
    rates: list[int]  # corn for wood, stone and gold


def view(s: State, seat: int | None) -> View:
    """The table as one seat, or a spectator, may see it."""
    top = s.agenda[-1] if s.agenda else None
    now = prophecy(s)
    age = current_age(s)
    mine, faces = own(s, seat), _faces(s.box, len(s.players))
    return View(
        modules=list(s.modules),
        day=s.day,
        food_days=list(s.box.food_days),
        held=s.held,
        start=s.start,
        order=in_turn_order(s),
        gears=[
            GearView(name=GEAR.values[gear], spaces=spaces[:], last=s.box.last_space[gear])
            for gear, spaces in enumerate(s.gears)
        ],
        start_space=s.start_space,
        start_corn=s.start_corn,
        start_outlook=[s.start_corn + days * s.box.corn_a_round for days in DAYS],
        quick_spaces=s.quick_space[:],
        quick_tiles=[QUICK.values[tile] for tile in s.quick_tiles],
        quick=QUICK.values[quick_action(s)] if s.quick_tiles else "",
        quick_outlook=[QUICK.values[quick_action(s, days)] for days in DAYS] if s.quick_tiles else [],
        jungle=[JungleView(space=n, corn=s.corn_left[n], wood=s.wood_left[n]) for n in range(2, 6)],
        age=age + 1,
        shown=[BUILDING.values[b] for b in s.shown],
        deck=len(s.decks[age]),
        monuments=[MONUMENT.values[m] for m in s.shown_monuments],
        prophecies=[PROPHECY.values[p] for p in s.prophecies],
        prophecy=PROPHECY.values[now] if now >= 0 else "",
        skulls=s.bank_skulls,
        slots=s.slots[:],
        players=[_player(s, number) for number in range(len(s.players))],
        hand=mine["hand"],
        placed=top.placed if isinstance(top, PlaceWorkers) else 0,
        using=_using(top),
        forecast=mine["forecast"],
        spaces=faces["spaces"],
        temples=faces["temples"],
        tiles=mine["tiles"],
        foretold=[
            ProphecyView(
                name=PROPHECY.values[p],
                bounds=list(s.box.prophecies.bounds[p]),
                counts=[metric(s, number, p) for number in range(len(s.players))],
            )
            for p in s.prophecies
        ],
        bands=list(s.box.prophecies.bands),
        rates=list(s.box.rates),
    )


def own(s: State, seat: int | None) -> Own:
    """What this reader sees in another way than others do."""
    hand = None if seat is None else _hand(s, seat)
    return Own(
        hand=hand,
        forecast=[] if seat is None else [_forecast(s, seat, *place) for place in workers_on_gears(s, seat)],
        tiles=_tiles(s, hand),
    )


def _using(top: object) -> Place | None:
    if isinstance(top, UseWorker):
        return Place(gear=GEAR.values[top.gear], space=top.space)
    return Place(gear=GEAR.values[PALENQUE], space=top.space) if isinstance(top, Harvest) else None


def _forecast(s: State, seat: int, gear: int, space: int) -> ForecastView:
    days = [
        DayView(
            space=there,
            any=len(actions) > FEW,
            actions=[]
            if len(actions) > FEW
            else [ActionView(gear=GEAR.values[g], space=n, gives=bounty(s, seat, g, n)) for g, n in actions],
        )
        for there, actions in outlook(s, seat, gear, space)
    ]
    return ForecastView(gear=GEAR.values[gear], space=space, days=days)


def printed(box: Box) -> dict[str, dict[str, TileView]]:
    """Every tile there is."""
    return {"tiles": _faces(box, SEATS)["tiles"]}


class Faces(TypedDict):
    """All that is printed on tiles and board."""

    tiles: dict[str, TileView]
    spaces: list[list[list[str]]]
    temples: list[TempleView]


_MADE: Final[dict[tuple[str, int], Faces]] = {}  # by digest of the box and number of seats


def _faces(box: Box, seats: int) -> Faces:
    """Made once for each box: readers must not change it."""
    key = box.digest, seats
    if key not in _MADE:
        _MADE[key] = _make_faces(box, seats)
    return _MADE[key]


def _make_faces(box: Box, seats: int) -> Faces:
    tiles = {
        name: _tile(tile, effect_words(tile.effect)) for name, tile in zip(BUILDING.values, box.buildings, strict=True)
    }
    for name, monument in zip(MONUMENT.values, box.monuments, strict=True):
        tiles[name] = _tile(monument, monument_words(box, monument, seats))
    for name, wealth in zip(WEALTH.values, box.wealth, strict=True):
        tiles[name] = TileView(category="wealth", cost=[], effect=wealth_words(wealth))
    spaces = [
        [action_words(action) for action in actions[1 : top + 1]]
        for actions, top in zip(box.actions, box.top_action, strict=True)
    ]
    temples = [
        TempleView(
            name=TEMPLE.values[number],
            points=list(temple.vp),
            rewards=[reward_word(material) for material in temple.reward],
            leader=list(temple.leader),
        )
        for number, temple in enumerate(box.temples)
    ]
    return Faces(tiles=tiles, spaces=spaces, temples=temples)


def _tiles(s: State, hand: Hand | None) -> dict[str, TileView]:
    """The tiles on display, those of all players, and one's own starting tiles to choose from."""
    names = {*[BUILDING.values[b] for b in s.shown], *[MONUMENT.values[m] for m in s.shown_monuments]}
    names.update(hand["wealth"] if hand else [])
    for player in s.players:
        names.update([BUILDING.values[b] for b in player.buildings])
        names.update([MONUMENT.values[m] for m in player.monuments])
        names.update([WEALTH.values[w] for w in player.wealth])
    faces = _faces(s.box, len(s.players))["tiles"]
    return {name: faces[name] for name in sorted(names)}


def _tile(tile: Tile, effect: list[str]) -> TileView:
    return TileView(category=CATEGORIES[tile.category], cost=cost_words(tile), effect=effect)


def _player(s: State, seat: int) -> PlayerView:
    player = s.players[seat]
    return PlayerView(
        corn=player.corn,
        wood=player.blocks[0],
        stone=player.blocks[1],
        gold=player.blocks[2],
        skulls=player.skulls,
        hand=player.hand,
        workers=player.workers,
        temples=dict(zip(TEMPLE.values, player.steps, strict=True)),
        technologies=dict(zip(TRACK.values, player.levels, strict=True)),
        light=player.light,
        corn_tiles=player.corn_tiles,
        wood_tiles=player.wood_tiles,
        buildings=[BUILDING.values[b] for b in player.buildings],
        monuments=[MONUMENT.values[m] for m in player.monuments],
        wealth=[WEALTH.values[w] for w in player.wealth],
        tribe=TRIBE.values[player.tribe] if player.tribe >= 0 else "",
        debt=list(player.debt),
        hunger=sum(needs(s, seat)),
        score=sum(player.ledger) / 4,
    )


def _hand(s: State, seat: int) -> Hand | None:
    player = s.players[seat]
    if not player.dealt:
        return None
    part = _part(s, seat)
    wealth = part if isinstance(part, ChooseWealth) else None
    return Hand(
        wealth=[WEALTH.values[w] for w in player.dealt],
        tribes=[TRIBE.values[t] for t in player.dealt_tribes],
        kept=[WEALTH.values[w] for w in wealth.kept] if wealth else [],
        tribe=TRIBE.values[wealth.tribe] if wealth and wealth.tribe >= 0 else "",
    )


def _part(s: State, seat: int) -> Secret[Any] | None:
    top = s.agenda[-1] if s.agenda else None
    if not isinstance(top, ChooseStart):
        return None
    return next(part for part in top.parts if part.seat == seat)
