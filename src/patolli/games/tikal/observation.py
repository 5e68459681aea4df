"""The table as a row of numbers."""

from collections.abc import Sequence

from patolli.core.observation import Observation, Part, by, counts, places

from .action_points import SpendPoints
from .auction import MakeBid
from .choices import HEX, SEAT, TILE, TREASURE
from .exploring import LayTile
from .state import NOBODY, State

NO_TILE = -1


def _turn(s: State, reader: int) -> Sequence[int]:
    top = s.agenda[-1] if s.agenda else None
    return (
        len(s.stack),
        s.rounds,
        top.seat if isinstance(top, (SpendPoints, LayTile)) else NOBODY,
        top.left if isinstance(top, SpendPoints) else 0,
        top.tile if isinstance(top, LayTile) else NO_TILE,
        top.high if isinstance(top, MakeBid) else 0,
        top.leader if isinstance(top, MakeBid) else NOBODY,
    )


def _bidding(s: State, reader: int) -> Sequence[int]:
    """Who still bids; 1 is asked next."""
    top = s.agenda[-1] if s.agenda else None
    return places(top.bidding if isinstance(top, MakeBid) else (), len(SEAT))


def _player(s: State, seat: int) -> Sequence[int]:
    player = s.players[seat]
    return player.supply, player.leader, player.camps, player.guards, player.gone, player.score, seat in s.totems


OBSERVATION = Observation(
    table=(
        Part(("tiles left", "scoring rounds", "turn", "points", "tile to lay", "high bid", "high bidder"), _turn),
        by("bidding", SEAT, _bidding),
        by("steps left of", range(11), lambda s, reader: s.steps),
        by("shown", TILE, lambda s, reader: counts(s.shown, len(TILE))),
        by("tile", HEX, lambda s, reader: s.tiles),
        by("turned", HEX, lambda s, reader: s.turns),
        by("terrain", HEX, lambda s, reader: s.terrain),
        by("value", HEX, lambda s, reader: s.value),
        by("treasures", HEX, lambda s, reader: s.treasures),
        by("camp", HEX, lambda s, reader: s.camp),
        by("guard", HEX, lambda s, reader: s.guard),
    ),
    players=(
        Part(("supply", "leader", "camps", "guards", "gone", "score", "totem"), _player),
        by("treasures", TREASURE, lambda s, seat: s.players[seat].treasures),
        by("explorers", HEX, lambda s, seat: s.players[seat].explorers),
    ),
)
