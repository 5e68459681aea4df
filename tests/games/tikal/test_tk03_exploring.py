"""TK-3: placing a terrain tile."""

import random
from itertools import combinations

import pytest
from tests.games.tikal.table import Table, hexes, table

from patolli.core.refusal import NOT_YOUR_TURN
from patolli.games.tikal.choices import HEX, HEXES, TILE
from patolli.games.tikal.components import BASE_CAMP, NEIGHBOURS
from patolli.games.tikal.exploring import HEX_TAKEN, NO_STONE, NOT_BESIDE, VOLCANO_UNTURNED, WALLS_IN

PRINTED = hexes("a5", "a4", "b4", "b5")


def fill(t: Table, keep: str, last: str) -> Table:
    """Every hex gets a tile but those of `keep`; the tiles of `last` stay in the stack."""
    spare = [TILE.values[tile] for tile in t.s.stack.cards if TILE.values[tile] not in last.split()]
    empty = [h["name"] for h in t.view["hexes"] if h["terrain"] == "jungle" and h["name"] not in keep.split()]
    return t.lays(*(f"{tile} {at} 0" for tile, at in zip(spare, empty, strict=True)))


@pytest.mark.rule("TK-3.1")
def test_a_tile_goes_on_an_empty_hex_beside_an_explored_one():
    t = table().lays_next(0, "A1")
    t.refuses("lay b4 0", HEX_TAKEN).refuses("lay d3 0", NOT_BESIDE).refuses("lay h5 0", NOT_BESIDE)
    beside = {line.split()[1] for line in t.menu}
    assert beside == {"a3", "b3", "c4", "c5"}  # every empty neighbour of the four printed hexes


@pytest.mark.rule("TK-3.1")
def test_a_volcano_counts_as_explored_for_what_lies_beside_it():
    t = table().lays("B6 c4 0").lays_next(0, "D5")
    t.allows("lay d3 0")  # its only explored neighbour is the volcano on c4
    table().lays("B6 c4 0").lays_next(0, "A1").refuses("lay d3 4", NO_STONE)


@pytest.mark.rule("TK-3.2")
def test_one_stone_on_either_side_of_one_border_is_enough():
    # b4 has a stone towards c4, so a tile may show nothing there; C1 has its three stones on one edge.
    t = table().lays_next(0, "C1").allows(*(f"lay c4 {turn}" for turn in range(6)))
    # d3 touches only c4 (to its south-west), which shows it no stone: the stones must be on the new tile.
    t.plays("lay c4 3", "end").lays_next(1, "C3")
    assert [line for line in t.menu if line.startswith("lay d3")] == ["lay d3 4"]
    t.refuses("lay d3 0", NO_STONE)
    # With a stone of c4 towards d3 every rotation will do.
    t = table().lays("C1 c4 1").lays_next(1, "C3")
    assert [line for line in t.menu if line.startswith("lay d3")] == [f"lay d3 {turn}" for turn in range(6)]


@pytest.mark.rule("TK-3.2")
def test_a_tile_turns_clockwise_through_six_rotations():
    for turn in range(6):
        t = table().lays(f"A1 c4 {turn}")
        edges = t.at("c4")["edges"]
        assert (edges[turn], edges[(turn + 1) % 6], sum(edges)) == (2, 1, 3)


@pytest.mark.rule("TK-3.3", "TK-5.2")
def test_the_other_borders_may_have_no_stones_and_then_there_is_no_path_there():
    t = table().lays_next(0, "C1").plays("lay b3 0", "end")  # joined to a4 and b4 by their stones
    t.lays_next(1, "C3").plays("lay c4 4")  # joined to b4; neither c4 nor b3 shows a stone to the other
    assert "b3" not in {HEX.values[n] for n, _ in t.s.roads[HEX.index["c4"]]}


@pytest.mark.rule("TK-3.4")
def test_stones_towards_a_volcano_an_empty_hex_or_the_rim_do_not_join_a_tile():
    t = table().lays("C1 c5 5", "B6 c4 0").lays_next(0, "C3")
    # d4 touches c5 (south-west, no stone this way) and the volcano c4 (north-west).
    t.refuses("lay d4 5", NO_STONE)  # stones towards the volcano
    t.refuses("lay d4 0", NO_STONE)  # stones towards the empty hex d3
    t.allows("lay d4 4")
    # d5 lies on the rim: the edge to the south faces nothing.
    t.refuses("lay d5 3", NO_STONE).allows("lay d5 5")
    # Nor do stones of a tile on the rim reach round the board.
    assert [n for n in NEIGHBOURS[HEX.index["a5"]] if n >= 0] == hexes("a4", "b4", "b5")


@pytest.mark.rule("TK-3.5")
def test_a_volcano_may_lie_beside_anything_whatever_the_stones_and_is_not_turned():
    t = table().lays("C1 c4 4").lays_next(0, "B6")
    assert t.menu == [f"lay {at} 0" for at in ("a3", "b3", "c3", "c5", "d3", "d4")]
    t.refuses("lay d3 1", VOLCANO_UNTURNED).refuses("lay e1 0", NOT_BESIDE)


@pytest.mark.rule("TK-3.6", "TK-7.1")
@pytest.mark.parametrize("tile", ["A4", "A5", "B3", "C3", "D3", "E3", "F3", "G3"])
def test_a_site_gets_as_many_hidden_treasures_as_it_shows_masks(tile):
    t = table().lays_next(0, tile)
    masks = t.view["tile"]["masks"]
    t.plays("lay c4 any")
    assert t.at("c4")["treasures"] == masks > 0
    assert sum(t.s.buried) == 24  # what they are is not settled before they are turned up


@pytest.mark.rule("TK-3.6")
def test_the_masks_add_up_to_the_treasures_and_other_tiles_get_none():
    box = table().s.box
    assert sum(tile.masks for tile in box.tiles) == 24
    assert table().lays_next(0, "A1").plays("lay any").at("a3")["treasures"] == 0


@pytest.mark.rule("TK-3.7")
def test_a_laid_tile_stays_where_and_as_it_is():
    t = table().plays("reveal A4", "lay c4 1", "end", "reveal A5").refuses("lay c4 2", HEX_TAKEN)
    rng = random.Random(7)
    before = t.s.tiles, t.s.turns
    while len(t.s.stack) > 20:
        t.plays(rng.choice(t.menu))
        for at in range(HEXES):
            if before[0][at] != -1:
                assert (before[0][at], before[1][at]) == (t.s.tiles[at], t.s.turns[at])
        before = t.s.tiles, t.s.turns


@pytest.mark.rule("TK-3.8")
def test_three_volcanoes_can_wall_in_two_hexes_at_most_and_two_only_a_corner():
    def walled(volcanoes: tuple[int, ...]) -> set[int]:
        reached = {BASE_CAMP}
        edge = [BASE_CAMP]
        while edge:
            for n in NEIGHBOURS[edge.pop()]:
                if n >= 0 and n not in reached and n not in volcanoes:
                    reached.add(n)
                    edge.append(n)
        return set(range(HEXES)) - reached - set(volcanoes)

    empty = [at for at in range(HEXES) if at not in PRINTED]
    assert not any(walled((at,)) for at in empty)
    pairs = {pair: walled(pair) for pair in combinations(empty, 2) if walled(pair)}
    assert pairs == {tuple(hexes("a2", "b1")): set(hexes("a1")), tuple(hexes("g5", "h4")): set(hexes("h5"))}
    assert max(len(walled(three)) for three in combinations(empty, 3)) == 2


@pytest.mark.rule("TK-3.8")
@pytest.mark.parametrize("tile", [name for name in TILE.values if name not in ("B6", "D5", "F5")])
def test_any_tile_can_be_turned_so_that_it_joins_any_explored_neighbour(tile):
    t = table().lays("C3 c4 4" if tile == "C1" else "C1 c4 4").lays_next(0, tile)
    t.allows(next(line for line in t.menu if line.startswith("lay d3")))  # c4 shows no stone to d3


@pytest.mark.rule("TK-3.9", "TK-3.8")
def test_a_tile_that_fits_nowhere_is_removed_and_the_player_still_has_ten_points():
    t = fill(table().lays("B6 a2 0", "D5 b1 0"), keep="a1", last="G3").plays("reveal G3")
    assert (t.asked, t.left) == ("0 SpendPoints", 10)
    assert (t.heard("no-room 0 G3"), t.at("a1")["terrain"]) == (1, "jungle")
    assert sum(t.s.treasures) == 22  # G3 is a site with two masks: no treasures are drawn for it
    t.plays("0 end")
    assert t.told[-1] == "finale"  # it counts as placed for the end of the game
    assert t.asked == "1 SpendPoints"


@pytest.mark.rule("TK-3.9", "TK-3.8")
def test_the_last_two_tiles_are_removed_when_three_volcanoes_wall_in_two_hexes():
    t = fill(table().lays("B6 b1 0", "D5 b2 0", "F5 a3 0"), keep="a1 a2", last="G2 G3")
    t.plays("reveal G2", "0 end", "reveal G3", "1 end")
    assert (t.heard("no-room 0 G2"), t.heard("no-room 1 G3"), t.told[-1]) == (1, 1, "finale")


@pytest.mark.rule("TK-3.9", "TK-13.8")
def test_in_the_tactical_version_too_a_tile_that_fits_nowhere_is_removed():
    t = table(version="tactical").lays("B6 b1 0", "D5 b2 0", "F5 a3 0")
    fill(t, keep="a1 a2", last="G2 G3").plays("reveal G2", "reveal G3", "0 bid 1", "1 pass", "0 take G2")
    assert (t.asked, t.left, t.points) == ("0 SpendPoints", 10, (19, 20))
    t.plays("0 place leader a5", "0 end")
    assert (t.asked, t.left) == ("1 SpendPoints", 10)  # G3 was left over, and removed as well
    assert (t.heard("no-room 0 G2"), t.heard("no-room 1 G3")) == (1, 1)
    assert t.plays("1 end").told[-1] == "finale"


@pytest.mark.rule("TK-3.9")
def test_a_volcano_may_wall_in_a_hex_unless_the_table_forbids_it():
    board = ("C1 a3 3", "B6 a2 0", "A1 b3 0", "A2 b2 0")
    table().lays(*board).lays_next(0, "D5").allows("lay b1 0")
    strict = table(walls="forbidden").lays(*board).lays_next(0, "D5")
    strict.refuses("lay b1 0", WALLS_IN).allows("lay c4 0", "lay a1 0", "lay c2 0")
    assert "lay b1 0" not in strict.menu


@pytest.mark.rule("TK-3.9")
def test_where_walling_in_is_forbidden_another_legal_hex_always_exists():
    t = table(walls="forbidden").lays("B6 a2 0", "D5 g5 0")
    fill(t, keep="a1 b1 h4 h5", last="F5 E1 G3 G4").lays_next(0, "F5")
    t.refuses("lay b1 0", WALLS_IN).refuses("lay h4 0", WALLS_IN)
    assert t.menu == ["lay a1 0", "lay h5 0"]
    rng = random.Random(3)
    for _ in range(5):
        t = table(walls="forbidden")
        while t.s.stack.layers:  # volcanoes as near to a corner as they may lie
            menu = t.menu
            near = [line for line in menu if line[4:6] in ("a2", "b1", "g5", "h4")]
            t.plays(
                "end"
                if "end" in menu
                else near[0]
                if near and t.view["tile"]["terrain"] == "volcano"
                else rng.choice(menu)
            )
        assert t.s.removed == 0


@pytest.mark.rule("TK-3.10")
@pytest.mark.parametrize("seed", range(5))
def test_every_explored_hex_but_volcanoes_can_be_reached_on_foot(seed):
    rng = random.Random(seed)
    t = table()
    while t.s.stack.layers:
        t.plays(rng.choice(t.menu) if "end" not in t.menu else "end")
    reached, edge = {BASE_CAMP}, [BASE_CAMP]
    while edge:
        for n, _ in t.s.roads[edge.pop()]:
            if n not in reached:
                reached.add(n)
                edge.append(n)
    explored = {HEX.index[h["name"]] for h in t.view["hexes"] if h["terrain"] not in ("jungle", "volcano")}
    assert reached == explored


@pytest.mark.rule("TK-3.11")
def test_the_active_player_alone_chooses_and_the_tile_is_open_to_all_at_once():
    t = table().puts(0, b4=1).puts(1, b4=1).plays("reveal A6").refuses("1 lay c4 0", NOT_YOUR_TURN)
    assert len({line.split()[1] for line in t.menu}) > 1
    t.plays("0 lay c4 0").allows("walk explorer b4 c4")
    t.plays("0 end", "reveal any", "1 lay any").allows("walk explorer b4 c4")
