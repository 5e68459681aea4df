"""TK-14: open and hidden information."""

import json
import random

import pytest
from tests.games.tikal.table import Table, table

from patolli.core import engine
from patolli.games.tikal import GAME
from patolli.games.tikal.choices import TILE


def some_turns(lines: int, seed: int = 1, **options: str) -> Table:
    """A position after this many random lines."""
    t, rng = table(3, **options), random.Random(seed)
    while len(t.told) < lines and t.s.agenda:
        t.plays(rng.choice(t.menu))
    return t


@pytest.mark.rule("TK-14.1")
@pytest.mark.parametrize("version", ["base", "tactical"])
def test_everyone_sees_the_same_and_all_that_lies_open(version):
    t = some_turns(150, version=version)
    views = [GAME.view(t.s, seat) for seat in (0, 1, 2, None)]
    assert all(view == views[0] for view in views)
    seen = views[0]
    for at, shown in enumerate(seen["hexes"]):
        assert (shown["value"], shown["treasures"]) == (t.s.value[at], t.s.treasures[at])
        assert (shown["camp"], shown["guard"]) == (t.s.camp[at], t.s.guard[at])
        figures = {f["seat"]: (f["explorers"], f["leader"]) for f in shown["figures"]}
        for seat, player in enumerate(t.s.players):
            assert figures.get(seat, (0, False)) == (player.explorers[at], player.leader == at)
    assert seen["steps"] == t.s.steps
    assert seen["letter"] == TILE.values[t.s.stack.layers[0][0]][0]
    for shown, player in zip(seen["players"], t.s.players, strict=True):
        assert sum(shown["treasures"].values()) == sum(player.treasures)
        assert (shown["score"], shown["supply"], shown["camps"]) == (player.score, player.supply, player.camps)


@pytest.mark.rule("TK-14.1")
def test_no_state_holds_the_order_of_the_tiles():
    """Two games with the same tiles drawn in another order within the letters are the same position."""
    t = table()
    for layer in t.s.stack.layers:
        assert layer == tuple(sorted(layer))
    saved = json.dumps(t.s.plain())
    for tile in t.menu:  # any of the six may come, and nothing says which
        after = t.s.copy()
        engine.play(after, -1, GAME.choices.parse(tile))
        assert after.stack.layers[0] == tuple(n for n in t.s.stack.layers[0] if n != GAME.choices.parse(tile)[1])
    assert json.dumps(t.s.plain()) == saved


@pytest.mark.rule("TK-14.1")
def test_no_state_or_view_holds_the_faces_of_treasures_not_yet_recovered():
    t = table().lays("A4 c4 1", "A5 c5 1").puts(0, c4=1, c5=1).turn(0)
    assert t.at("c4")["treasures"] == 4
    faces = {}
    for site in ("c4", "c5"):
        after = t.s.copy()
        engine.play(after, 0, GAME.choices.parse(f"recover {site}"))
        top = after.agenda[-1]
        faces[site] = (top.options(after), top.weights(after, top.options(after)))
    assert faces["c4"] == faces["c5"]  # every treasure not yet found may lie on either
    assert [h["treasures"] for h in t.view["hexes"] if h["treasures"]] == [4, 4]


@pytest.mark.rule("TK-14.1")
def test_everything_that_happens_is_told_to_everyone():
    t = table(version="tactical")
    rng = random.Random(5)
    for _ in range(200):
        t.s.events = []
        choice = rng.choice(engine.options(t.s))
        engine.step(t.s, choice, engine.asked(t.s)[0])
        assert all(event.seen(seat) for event in t.s.events for seat in (0, 1, None))
