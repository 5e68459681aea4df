"""What must hold after every step: no piece is made or lost."""

from .choices import HEXES, TILE
from .components import JUNGLE, SITE, TEMPLE
from .exploring import LayTile, roads_from
from .state import NOBODY, OUT_OF_GAME, State
from .treasures import TurnUpTreasure


def check(s: State) -> None:
    """Raise AssertionError when a piece was made or lost, or something derived is stale."""
    box = s.box
    laid = [tile for tile in s.tiles if tile >= 0]
    pending = sum(isinstance(frame, LayTile) for frame in s.agenda)
    assert len(set(laid)) == len(laid)
    assert len(laid) + len(s.stack) + len(s.shown) + pending + s.removed == len(TILE), "tiles"
    assert sum(terrain != JUNGLE for terrain in s.terrain) == len(laid) + len(box.printed)
    for seat, player in enumerate(s.players):
        assert player.supply + player.gone + sum(player.explorers) == box.explorers, "explorers"
        assert min(player.explorers) >= 0
        assert player.leader in (*range(HEXES), -1, OUT_OF_GAME)
        assert player.camps + s.camp.count(seat) == box.camps, "camps"
        assert player.guards + s.guard.count(seat) == box.guards, "guards"
        assert player.score == sum(player.ledger) >= 0, "points"
        assert len(player.bases) == 1 + s.camp.count(seat)
    raised = [0] * len(s.steps)
    for at in range(HEXES):
        if s.terrain[at] == TEMPLE:
            tile = s.tiles[at]
            first = box.tiles[tile].value if tile >= 0 else next(p.value for where, p in box.printed if where == at)
            for value in range(first + 1, s.value[at] + 1):
                raised[value] += 1
        else:
            assert (s.value[at], s.guard[at]) == (0, NOBODY)
        assert s.treasures[at] == 0 or s.terrain[at] == SITE
        assert s.roads[at] == roads_from(s, at), "roads"
    assert [left + used for left, used in zip(s.steps, raised, strict=True)] == list(box.steps), "steps"
    owned = [sum(player.treasures[kind] for player in s.players) for kind in range(len(box.copies))]
    turning_up = sum(isinstance(frame, TurnUpTreasure) for frame in s.agenda)
    assert [a + b for a, b in zip(owned, s.buried, strict=True)] == list(box.copies), "treasures"
    assert sum(s.treasures) + turning_up <= sum(s.buried)
