"""The table before the first turn (TK-1)."""

from patolli.core.choice import Choice
from patolli.core.deck import Deck
from patolli.core.frame import AUTO, CHANCE, frame, push, tell
from patolli.core.game import Option, Setup
from patolli.core.refusal import Refusal
from patolli.core.turns import beginners, first_option, first_seat

from .auction import ShowTiles
from .choices import BEGAN, FIRST, HEXES, SEATS
from .components import JUNGLE, NO_TILE, PRINTED, Box
from .exploring import roads_from
from .state import NOBODY, Draw, State, new_player
from .turn import RevealTile

CANNOT_BEGIN = Refusal("cannot-begin", "TK-1.8")

OPTIONS = (
    Option("version", ("base", "tactical"), "base"),
    first_option(SEATS),
    Option(
        "walls", ("allowed", "forbidden"), "allowed", sort="reading",
        rules=dict.fromkeys(("allowed", "forbidden"), "TK-3.9"),
    ),
)  # fmt: skip


def start(box: Box, setup: Setup) -> State:
    """Board, supplies and stack as TK-1 lays them out."""
    tactical = setup.option("version") == "tactical"
    tiles, terrain, value = [NO_TILE] * HEXES, [JUNGLE] * HEXES, [0] * HEXES
    for at, printed in box.printed:
        tiles[at], terrain[at], value[at] = PRINTED, printed.terrain, printed.value
    s = State(
        box=box,
        agenda=[],
        events=None,
        scenes=None,
        players=[new_player(box, box.capital if tactical else box.base_score) for _ in range(setup.seats)],
        tactical=tactical,
        walls=setup.option("walls") == "allowed",
        tiles=tuple(tiles),
        turns=(0,) * HEXES,
        terrain=tuple(terrain),
        roads=((),) * HEXES,
        value=value,
        treasures=[0] * HEXES,
        camp=[NOBODY] * HEXES,
        guard=[NOBODY] * HEXES,
        steps=list(box.steps),
        stack=Deck(box.layers),
        buried=list(box.copies),
        rounds=0,
        shown=(),
        totems=(),
        removed=0,
    )
    s.roads = tuple(roads_from(s, at) for at in range(HEXES))
    push(s, SeatFirst(CHANCE, first_seat(setup)))
    return s


@frame
class SeatFirst(Draw):
    """Who begins is left to chance unless the table settled it (TK-1.8)."""

    seat: int
    chosen: int  # or ANYBODY

    asks = (FIRST,)
    absent = CANNOT_BEGIN

    def chances(self, s: State) -> dict[int, int]:
        return beginners(len(s.players), self.chosen)

    def take(self, s: State, choice: Choice) -> None:
        tell(s, BEGAN, choice[1])
        begin(s, choice[1])


def begin(s: State, first: int) -> None:
    """The first turn, or the first auction."""
    push(s, ShowTiles(AUTO, first) if s.tactical else RevealTile(CHANCE, first))
