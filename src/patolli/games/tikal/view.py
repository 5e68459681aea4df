"""What a seat may see. In Tikal that is everything on the table (TK-14.1); what is still to come is in no state."""

from typing import Final, TypedDict

from .action_points import SpendPoints
from .auction import MakeBid
from .choices import HEX, TILE, TREASURES
from .components import JUNGLE, NO_TILE, PRINTED, TEMPLE, TERRAINS, Box, Tile
from .exploring import LayTile, stones
from .state import IN_SUPPLY, NOBODY, OUT_OF_GAME, State, controller


class FigureView(TypedDict):
    """One seat's figures on a hex."""

    seat: int
    explorers: int
    leader: bool


class TileView(TypedDict):
    """A tile face up."""

    name: str
    terrain: str
    value: int
    masks: int
    edges: list[int]


class HexView(TypedDict):
    """A hex of the board."""

    name: str
    terrain: str
    tile: str  # "" in the jungle and for what is printed
    edges: list[int]  # stones, clockwise from north
    value: int  # of a temple now
    printed: int  # of a temple when it was laid
    treasures: int
    camp: int  # seat, or -1
    guard: int  # seat, or -1
    control: int  # the seat that would score the temple now, or -1
    tied: bool
    figures: list[FigureView]


class PlayerView(TypedDict):
    """What a seat has before it."""

    supply: int
    leader: str  # its hex, "supply" or "gone"
    camps: int
    guards: int
    gone: int
    treasures: dict[str, int]
    score: int
    totem: bool


class AuctionView(TypedDict):
    """Who still bids, and the highest bid."""

    bidding: list[int]
    high: int
    leader: int


class View(TypedDict):
    """The whole table."""

    tactical: bool
    hexes: list[HexView]
    players: list[PlayerView]
    steps: list[int]  # by value: steps left
    letter: str  # on the back of the top tile
    tiles_left: int
    rounds: int  # scoring rounds begun
    turn: int  # the seat whose points are being spent or tile laid, or -1
    points: int  # action points left
    tile: TileView | None  # about to be laid
    shown: list[TileView]
    auction: AuctionView | None


def view(s: State, seat: int | None) -> View:
    """The same for every seat and every spectator."""
    top = s.agenda[-1] if s.agenda else None
    return View(
        tactical=s.tactical,
        hexes=_hexes(s),
        players=[_player(s, number) for number in range(len(s.players))],
        steps=s.steps[:],
        letter=s.box.tiles[s.stack.layers[0][0]].letter if s.stack.layers else "",
        tiles_left=len(s.stack),
        rounds=s.rounds,
        turn=top.seat if isinstance(top, (SpendPoints, LayTile)) else NOBODY,
        points=top.left if isinstance(top, SpendPoints) else 0,
        tile=_tile(s.box.tiles[top.tile]) if isinstance(top, LayTile) else None,
        shown=[_tile(s.box.tiles[tile]) for tile in s.shown],
        auction=AuctionView(bidding=list(top.bidding), high=top.high, leader=top.leader)
        if isinstance(top, MakeBid)
        else None,
    )


_MADE: Final[dict[tuple[object, ...], HexView]] = {}  # by all that a hex is drawn from
MOST: Final = 50_000


def _hexes(s: State) -> list[HexView]:
    """Every hex. Few change from one view to the next, so each is made once; readers must not change it."""
    leaders: dict[int, tuple[int, ...]] = {}
    for seat, player in enumerate(s.players):
        leaders[player.leader] = (*leaders.get(player.leader, ()), seat)
    explorers = [player.explorers for player in s.players]
    there = zip(s.terrain, s.tiles, s.turns, s.value, s.treasures, s.camp, s.guard, *explorers, strict=True)
    found = _JUNGLE[:]
    for at, pieces in enumerate(there):
        if pieces[0] == JUNGLE:  # most are, and nothing is ever there
            continue
        key = (s.box.digest, at, leaders.get(at), pieces)
        made = _MADE.get(key)
        if made is None:
            if len(_MADE) >= MOST:
                _MADE.clear()
            made = _MADE[key] = _hex(s, at)
        found[at] = made
    return found


def _hex(s: State, at: int) -> HexView:
    tile, terrain = s.tiles[at], s.terrain[at]
    control = controller(s, at) if terrain == TEMPLE else NOBODY
    present = [
        FigureView(seat=seat, explorers=player.explorers[at], leader=player.leader == at)
        for seat, player in enumerate(s.players)
        if player.explorers[at] or player.leader == at
    ]
    if tile == PRINTED:
        printed = next(face.value for where, face in s.box.printed if where == at)
    else:
        printed = 0 if tile == NO_TILE else s.box.tiles[tile].value
    return HexView(
        name=HEX.values[at],
        terrain=TERRAINS[terrain],
        tile=TILE.values[tile] if tile >= 0 else "",
        edges=[] if terrain == JUNGLE else list(stones(s, at)),
        value=s.value[at],
        printed=printed,
        treasures=s.treasures[at],
        camp=s.camp[at],
        guard=s.guard[at],
        control=control,
        tied=control == NOBODY and len(present) > 1 and terrain == TEMPLE,
        figures=present,
    )


def _jungle(at: int) -> HexView:
    return HexView(
        name=HEX.values[at], terrain=TERRAINS[JUNGLE], tile="", edges=[], value=0, printed=0, treasures=0, camp=NOBODY,
        guard=NOBODY, control=NOBODY, tied=False, figures=[],
    )  # fmt: skip


_JUNGLE: Final = [_jungle(at) for at in range(len(HEX))]


def _player(s: State, seat: int) -> PlayerView:
    player = s.players[seat]
    places = {IN_SUPPLY: "supply", OUT_OF_GAME: "gone"}
    return PlayerView(
        supply=player.supply,
        leader=places.get(player.leader) or HEX.values[player.leader],
        camps=player.camps,
        guards=player.guards,
        gone=player.gone,
        treasures={kind: player.treasures[i] for i, kind in enumerate(TREASURES) if player.treasures[i]},
        score=player.score,
        totem=seat in s.totems,
    )


def printed(box: Box) -> dict[str, dict[str, TileView]]:
    """Every tile there is."""
    return {"tiles": {tile.name: _tile(tile) for tile in box.tiles}}


def _tile(tile: Tile) -> TileView:
    return TileView(
        name=tile.name, terrain=TERRAINS[tile.terrain], value=tile.value, masks=tile.masks, edges=list(tile.turned[0])
    )
