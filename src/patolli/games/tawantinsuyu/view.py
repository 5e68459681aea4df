"""What a seat may see: everything but the hands of others and what lies face down (TW-1.8, TW-14.4)."""

from functools import lru_cache
from typing import Any, TypedDict

from patolli.core.frame import Secret

from .choices import (
    ACTION,
    ARMY,
    BUILDING,
    CARD,
    GOD,
    LAND,
    PERSONALITY,
    PRODUCTIONS,
    ROW,
    SECTORS,
    SPACE,
    STAIR,
    TILE,
    WORKER,
)
from .conquest import PaySoldiers
from .opening import ChooseCards, KeepCards
from .placement import PayForSpace, PutDown, way_costs
from .printed import PrintedView, printed
from .state import NOBODY, NONE, Player, State, action_at
from .tapestries import AttachTile
from .tasks import DoTasks


class SpaceView(TypedDict):
    """A space of the hill."""

    name: str
    worker: str
    cost: int  # food for the reader's priest to send a worker there, -1 if there is no such priest


class StatuesView(TypedDict):
    """Statues by god."""

    small: list[int]
    large: list[int]


class PlayerView(TypedDict):
    """What a player has before them, and how much in hand."""

    potato: int
    corn: int
    stone: int
    gold: int
    workers: list[str]
    priest: int
    step: int
    hand: int
    army_hand: int
    drawn: int
    army_up: list[str]
    army_down: list[str]
    up: list[str]
    down: list[str]
    permanent: list[str]
    tapestries: list[list[str]]
    statues: StatuesView
    stairs: int
    markers: int
    score: int


class HandView(TypedDict):
    """What a reader holds."""

    cards: list[str]
    army: list[str]
    drawn: list[str]
    dealt: list[str]
    kept: list[str]


class TokenView(TypedDict):
    """A numbered token on Axomamma's board."""

    number: int
    row: str
    cell: int


class SoloView(TypedDict):
    """Axomamma's board."""

    tokens: list[TokenView]
    slots: list[str]  # the gods of the tucked cards
    personality: str
    personality_cell: int
    difficulty: list[str]
    goal: int


class TasksView(TypedDict):
    """The tasks being spent."""

    seat: int
    space: str
    left: int
    used: list[bool]  # by icon of the space


class PlacementView(TypedDict):
    """A worker on its way: what for its space is being paid."""

    seat: int
    worker: str
    kind: str  # what it is treated as
    space: str


class SewingView(TypedDict):
    """A weaving in hand, about to be sewn on."""

    seat: int
    tile: str


class Own(TypedDict):
    """What is not alike for all readers."""

    hill: list[SpaceView]
    hand: HandView | None


class View(TypedDict):
    """The whole table."""

    active: int
    token: int
    held: int
    last: bool
    coricancha: list[str]  # the action above each sector
    hill: list[SpaceView]
    stairs: dict[str, int]
    lands: dict[str, int]
    bag: dict[str, int]
    nomads: dict[str, int]
    village: list[str]
    casualties: list[str]
    god_deck: int
    god_under: list[str]
    altar: list[str]
    altar_size: int
    played: str
    aside: list[str]  # god cards played in set-up or a ceremony
    army_deck: int
    army_discard: list[str]
    market: list[str]
    house_decks: list[int]
    tile_top: str
    tile_deck: int
    loom: list[str]
    start_tiles: list[str]
    statues: StatuesView
    tasks: TasksView | None
    placement: PlacementView | None
    sewing: SewingView | None
    demand: list[int]  # soldiers still to turn down and to discard
    players: list[PlayerView]
    hand: HandView | None
    solo: SoloView | None
    printed: PrintedView


def view(s: State, seat: int | None) -> View:
    """The table as one seat, or a spectator, may see it."""
    mine = own(s, seat)
    return View(
        active=s.active,
        token=s.token,
        held=s.held,
        last=s.last,
        coricancha=[ACTION.values[action_at(s, sector)] for sector in range(SECTORS)],
        hill=mine["hill"],
        stairs=dict(zip(STAIR.values, s.stairs, strict=True)),
        lands=dict(zip(LAND.values, s.lands, strict=True)),
        bag=dict(zip(WORKER.values, s.bag, strict=True)),
        nomads=dict(zip(WORKER.values, s.nomads, strict=True)),
        village=[WORKER.values[worker] for worker in s.village],
        casualties=[WORKER.values[worker] for worker in s.casualties],
        god_deck=len(s.god_deck) + len(s.god_under),
        god_under=[CARD.values[card] for card in s.god_under],
        altar=[CARD.values[card] for card in s.altar],
        altar_size=s.box.altar[s.seats],
        played=CARD.values[s.played] if s.played != NONE else "",
        aside=[CARD.values[card] for card in s.set_aside],
        army_deck=len(s.army_deck),
        army_discard=[ARMY.values[card] for card in s.army_deck.discard],
        market=[BUILDING.values[house] for house in s.market],
        house_decks=[len(deck) for deck in s.house_decks],
        tile_top=TILE.values[s.tile_top] if s.tile_top != NONE else "",
        tile_deck=len(s.tile_deck),
        loom=[TILE.values[tile] for tile in s.loom],
        start_tiles=[TILE.values[tile] for tile in s.start_tiles],
        statues=_statues(s.statues),
        tasks=_tasks(s),
        placement=_placement(s),
        sewing=_sewing(s),
        demand=_demand(s),
        players=[_player(player) for player in s.players],
        hand=mine["hand"],
        solo=_solo(s),
        printed=printed(s.box, s.seats),
    )


def own(s: State, seat: int | None) -> Own:
    """What this reader sees in another way than others do."""
    priest = NONE if seat is None else s.players[seat].priest
    ways = None if priest == NONE else way_costs(s, priest)
    costs = [NONE] * len(SPACE) if ways is None else [ways[segment] for segment in s.box.hill.segment]
    return Own(
        hill=[_space(*space) for space in zip(SPACE.values, s.hill, costs, strict=True)],
        hand=None if seat is None else _hand(s, seat),
    )


@lru_cache(maxsize=10_000)
def _space(name: str, worker: int, cost: int) -> SpaceView:
    """Few change from one view to the next, so each is made once; readers must not change it."""
    return SpaceView(name=name, worker=WORKER.values[worker] if worker != NOBODY else "", cost=cost)


def _statues(counts: tuple[int, ...]) -> StatuesView:
    return StatuesView(small=list(counts[: len(GOD)]), large=list(counts[len(GOD) :]))


def _player(player: Player) -> PlayerView:
    potato, corn, stone, gold = player.goods
    permanent = [n for n in range(PRODUCTIONS, len(BUILDING)) if player.works >> n - PRODUCTIONS & 1]
    return PlayerView(
        potato=potato,
        corn=corn,
        stone=stone,
        gold=gold,
        workers=[WORKER.values[worker] for worker in player.workers],
        priest=player.priest,
        step=player.step,
        hand=len(player.hand) + len(player.dealt),
        army_hand=len(player.army_hand),
        drawn=len(player.drawn),
        army_up=[ARMY.values[card] for card in player.army_up],
        army_down=[ARMY.values[card] for card in player.army_down],
        up=[BUILDING.values[house] for house in player.up],
        down=[BUILDING.values[house] for house in player.down],
        permanent=[BUILDING.values[house] for house in permanent],
        tapestries=[[TILE.values[tile] for tile in tapestry] for tapestry in player.tapestries],
        statues=_statues(player.statues),
        stairs=player.stairs,
        markers=player.markers,
        score=player.vp,
    )


def _hand(s: State, seat: int) -> HandView:
    player, part = s.players[seat], _part(s, seat)
    return HandView(
        cards=[CARD.values[card] for card in player.hand],
        army=[ARMY.values[card] for card in player.army_hand],
        drawn=[ARMY.values[card] for card in player.drawn],
        dealt=[CARD.values[card] for card in player.dealt],
        kept=[CARD.values[card] for card in part.kept] if isinstance(part, KeepCards) else [],
    )


def _part(s: State, seat: int) -> Secret[Any] | None:
    top = s.agenda[-1] if s.agenda else None
    if not isinstance(top, ChooseCards):
        return None
    return next(part for part in top.parts if part.seat == seat)


def _tasks(s: State) -> TasksView | None:
    found = next((frame for frame in reversed(s.agenda) if isinstance(frame, DoTasks)), None)
    if found is None:
        return None
    used = [bool(found.used >> n & 1) for n in range(3)]
    return TasksView(seat=found.seat, space=SPACE.values[found.space], left=found.left, used=used)


def _placement(s: State) -> PlacementView | None:
    for frame in reversed(s.agenda):
        if isinstance(frame, PayForSpace | PutDown):
            seat = frame.whose if isinstance(frame, PutDown) else frame.seat
            return PlacementView(
                seat=seat,
                worker=WORKER.values[frame.worker],
                kind=WORKER.values[frame.kind],
                space=SPACE.values[frame.space],
            )
    return None


def _sewing(s: State) -> SewingView | None:
    found = next((frame for frame in reversed(s.agenda) if isinstance(frame, AttachTile)), None)
    return None if found is None else SewingView(seat=found.seat, tile=TILE.values[found.tile])


def _demand(s: State) -> list[int]:
    top = s.agenda[-1] if s.agenda else None
    return [top.flip, top.lose] if isinstance(top, PaySoldiers) else []


def _solo(s: State) -> SoloView | None:
    if s.solo is None:
        return None
    gods = [s.box.card_god[card] if card != NONE else NONE for card in s.solo.tucked]
    return SoloView(
        tokens=[TokenView(number=number, row=ROW.values[row], cell=cell) for number, row, cell in s.solo.tokens],
        slots=[GOD.values[god] if god != NONE else "" for god in gods],
        personality=PERSONALITY.values[s.solo.personality] if s.solo.personality != NONE else "",
        personality_cell=s.box.solo.personality_cell,
        difficulty=list(s.solo.difficulty),
        goal=s.box.solo.target,
    )
