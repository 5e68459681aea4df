"""The component table against the rulebook's list, and the checks a pack must pass."""

from collections import Counter
from dataclasses import replace

import pytest
from tests.games.tikal.table import table

from patolli.core.components import ComponentError, export, with_pack
from patolli.games.tikal import GAME
from patolli.games.tikal.choices import HEX, TILE
from patolli.games.tikal.components import NEIGHBOURS, OPEN_TO_PACKS, TERRAINS, make_box
from patolli.games.tikal.expedition import stones_between

TABLES = GAME.components
BOX = make_box(TABLES)


# What is in the box


@pytest.mark.rule("TK-1.1", "TK-1.5")
def test_the_box_holds_what_the_rulebook_lists():
    counts = {field: count for field, count in TABLES.one("counts").items() if field != "source"}
    assert counts == {
        "board": 1, "terrain_tiles": 36, "temple_steps": 48, "treasures": 24, "player_aids": 4, "totems": 4,
        "leaders": 4, "explorers": 72, "camps": 8, "score_markers": 4,
    }  # fmt: skip
    assert len(BOX.tiles) == TABLES.one("tile_stack")["total"] == counts["terrain_tiles"]
    assert sum(BOX.steps) == TABLES.one("temple_steps")["total"] == counts["temple_steps"]
    assert sum(BOX.copies) == TABLES.one("treasures")["total"] == counts["treasures"]
    assert (4 * BOX.explorers, 4 * BOX.camps) == (counts["explorers"], counts["camps"])
    each = TABLES.one("player_set")
    assert [4 * each[piece] for piece in ("leaders", "score_markers", "totems")] == [4, 4, 4]


@pytest.mark.rule("TK-1.2", "TK-1.11")
def test_tiles_by_letter_and_by_kind():
    letters, kinds = TABLES.one("tile_count_by_letter"), TABLES.one("tile_count_by_type")
    assert Counter(tile.letter for tile in BOX.tiles) == {letter: letters[letter] for letter in "ABCDEFG"}
    named = {"site": "treasure"}
    found = Counter(named.get(TERRAINS[tile.terrain], TERRAINS[tile.terrain]) for tile in BOX.tiles)
    assert found == {kind: kinds[kind] for kind in ("temple", "clearing", "treasure", "volcano")}
    assert [row["letter"] for row in TABLES.rows("tile")] == [tile.letter for tile in BOX.tiles]


@pytest.mark.rule("TK-12.5", "TK-11.1")
def test_the_three_volcanoes_are_a_b_a_d_and_an_f_tile():
    volcanoes = [tile.letter for tile in BOX.tiles if TERRAINS[tile.terrain] == "volcano"]
    assert volcanoes == TABLES.one("tile_stack")["volcano_letters"] == ["B", "D", "F"]


@pytest.mark.rule("TK-5.2", "TK-3.8")
def test_every_tile_but_volcanoes_shows_three_stones():
    facts = TABLES.one("tile_edge_facts")
    for tile in BOX.tiles:
        volcano = TERRAINS[tile.terrain] == "volcano"
        stones = facts["stones_per_volcano_tile" if volcano else "stones_per_non_volcano_tile"]
        assert sum(tile.turned[0]) == stones, tile.name
        assert max(tile.turned[0]) <= facts["max_stones_on_one_edge"]


@pytest.mark.rule("TK-16.4")
def test_the_borders_written_down_are_those_of_the_printed_hexes():
    where = {row["id"]: row["col"] * 5 + row["row"] for row in TABLES.rows("start_hex")}
    s = table().s
    for row in TABLES.rows("start_border"):
        start, end = (where[name] for name in row["between"])
        assert stones_between(s, start, end) == row["cost"], row["between"]
    for at in where.values():
        assert not any(stones for stones, n in zip(BOX.printed_stones[at], NEIGHBOURS[at], strict=True) if n < 0)


@pytest.mark.rule("TK-1.1")
def test_the_table_of_hexes_agrees_with_the_board():
    board = TABLES.one("board")
    assert (board["columns"], board["rows_per_column"], board["hex_count"]) == (8, 5, len(HEX))
    assert [(h["col"], h["row"]) for h in board["hexes"]] == [(col, row) for col in range(8) for row in range(5)]
    printed = {h["col"] * 5 + h["row"] for h in board["hexes"] if h["printed"]}
    assert printed == {at for at, _ in BOX.printed}
    for h in board["hexes"]:
        assert (h["q"], h["r"]) == (h["col"], h["row"] - h["col"] // 2)


def test_the_tables_that_play_does_not_read_say_what_the_rules_do():
    tactical, scoring, limits = TABLES.one("tactical"), TABLES.one("scoring"), TABLES.one("limits")
    assert {int(seats): len(TILE) // int(seats) for seats in tactical["rounds"]} == {2: 18, 3: 12, 4: 9}
    assert (tactical["min_opening_bid"], tactical["all_pass_price"], tactical["last_player_pays"]) == (1, 0, 0)
    assert (scoring["volcano_rounds"], scoring["final_rounds"], scoring["temple_tie_points"]) == (3, 1, 0)
    assert (limits["camps_per_player"], limits["camps_per_hex"]) == (BOX.camps, 1)
    assert TABLES.one("start")["score_base"] == 0
    assert TABLES.one("strength")["explorer"] == 1
    steps = TABLES.one("temple_steps")
    assert (steps["min_step"], steps["max_step"]) == (2, 10)


# Packs


def pack(text: str) -> str:
    return f'game = "tikal"\nname = "test"\n{text}'


def test_an_exported_pack_changes_nothing_but_who_answers_for_the_figures():
    found = GAME.read_pack(export(TABLES, "tikal"))
    box = make_box(with_pack(TABLES, found))
    assert (box.tiles, box.steps, box.printed, box.copies) == (BOX.tiles, BOX.steps, BOX.printed, BOX.copies)


def test_a_pack_puts_its_figures_in_place_and_the_game_is_played_with_them():
    found = GAME.read_pack(
        pack('[[tile]]\nid = "F2"\ntemple_value = 5\nedges = [1, 1, 1, 0, 0, 0]\n[turn]\naction_points = 8')
    )
    s = GAME.new(GAME.setup(2, {}, found))
    tile = s.box.tiles[TILE.index["F2"]]
    assert (tile.value, tile.turned[0], s.box.action_points) == (5, (1, 1, 1, 0, 0, 0), 8)


def test_a_pack_may_say_that_a_tile_is_something_else():
    text = '[[tile]]\nid = "A4"\ntype = "temple"\ntemple_value = 2\n[[tile]]\nid = "A3"\ntype = "treasure"\nmasks = 4'
    box = make_box(with_pack(TABLES, GAME.read_pack(pack(text))))
    assert [(box.tiles[i].value, box.tiles[i].masks) for i in (TILE.index["A4"], TILE.index["A3"])] == [(2, 0), (0, 4)]


@pytest.mark.parametrize(
    "text",
    [
        '[[tile]]\nid = "A1"\ntemple_value = 3',
        '[[tile]]\nid = "A1"\nedges = [1, 2, 0, 0, 0, 0]',
        '[[tile]]\nid = "A4"\nmasks = 3\n[[tile]]\nid = "A5"\nmasks = 5',
        '[[start_hex]]\nid = "S_TEMPLE_N"\ntemple_value = 2',
        '[[start_hex]]\nid = "S_CAMP"\nedges = [1, 2, 1, 0, 0, 0]',
        '[temple_steps]\nsupply = { "2" = 8, "3" = 8, "4" = 8, "5" = 8, "6" = 8, "7" = 8 }',
        "[player_set]\nexplorers = 17",
        "[player_set]\ncamps = 3",
        "[turn]\naction_points = 11",
        '[[action]]\nid = "move"\ncost_per_stone = 2',
        *(
            f'[[action]]\nid = "{row["id"]}"\ncost = {row["cost"] + 1}'
            for row in TABLES.rows("action")
            if "cost" in row
        ),
        *(f"[limits]\n{field} = 3" for field in OPEN_TO_PACKS["limits"]),
        "[strength]\nleader = 2",
        '[scoring]\ntreasure_set_points = { "1" = 1, "2" = 3, "3" = 7 }',
        "[start]\nscore_tactical = 30",
    ],
)
def test_what_a_pack_may_change_makes_a_difference(text):
    box = make_box(with_pack(TABLES, GAME.read_pack(pack(text))))
    assert box.digest != BOX.digest
    assert replace(box, digest=BOX.digest, pack=BOX.pack) != BOX


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ('[[tile]]\nid = "A1"\nedges = [2, 1, 0, 0, 0]', r"\[\[tile\]\] id 'A1': edges must be six numbers"),
        ('[[tile]]\nid = "A1"\nedges = [4, 0, 0, 0, 0, 0]', r"id 'A1': edges must be six numbers from 0 to 3"),
        ('[[tile]]\nid = "A1"\nedges = [0, 0, 0, 0, 0, 0]', r"id 'A1': edges must show at least one stone"),
        ('[[tile]]\nid = "A1"\ntemple_value = 7', r"id 'A1': temple_value must be a number from 1 to 6, not 7"),
        ('[[tile]]\nid = "A1"\nmasks = 2', r"id 'A1': masks has no effect; a pack may change: type, temple"),
        ('[[tile]]\nid = "A6"\ntemple_value = 2', r"id 'A6': temple_value has no effect"),
        ('[[tile]]\nid = "A6"\nstones = 2', r"id 'A6': unknown field 'stones'"),
        ('[[tile]]\nid = "A4"\nmasks = 0', r"id 'A4': masks must be a number from 1 to 9, not 0"),
        ('[[tile]]\nid = "A4"\nmasks = 3', r"the sites show 23 masks in all; expected 24"),
        ('[[tile]]\nid = "A6"\ntype = "volcano"', r"\[\[tile\]\]: 9 tiles of type clearing; expected 10"),
        ('[[tile]]\nid = "A6"\ntype = "temple"', r"id 'A6': temple_value must be a number from 1 to 6, not None"),
        ('[[tile]]\nid = "A6"\ntype = "swamp"', r"id 'A6': type must be one of temple, .*, volcano, not 'swamp'"),
        ('[[tile]]\nid = "A6"\ntype = "base_camp"', r"id 'A6': type must be one of"),
        (
            '[[tile]]\nid = "A6"\ntype = "volcano"\n'
            '[[tile]]\nid = "B6"\ntype = "clearing"\nedges = [3, 0, 0, 0, 0, 0]',
            r"\[\[tile\]\]: volcanoes with the letters A, D, F; expected one B, one D, one F",
        ),
        ('[[tile]]\nid = "A6"\nletter = "B"', r"id 'A6': letter has no effect"),
        ('[[tile]]\nid = "H1"\nmasks = 2', r"\[\[tile\]\] id 'H1': unknown id"),
        ('[[tile]]\nid = "A1"\ntemple_value = "two"', r"id 'A1': temple_value must be a whole number"),
        ('[[start_hex]]\nid = "S_TEMPLE_N"\ncol = 3', r"\[\[start_hex\]\] id 'S_TEMPLE_N': col has no effect"),
        ('[[start_hex]]\nid = "S_TEMPLE_N"\ntemple_value = 0', r"id 'S_TEMPLE_N': temple_value must be a number"),
        ('[[start_border]]\nid = "CAMP-CLEARING"\ncost = 4', r"start_border.*cost has no effect; .* nothing"),
        ('[temple_steps]\nsupply = { "2" = 3 }', r"\[temple_steps\]: supply adds up to 3; expected 48"),
        ('[temple_steps]\nsupply = { "11" = 48 }', r"\[temple_steps\]: supply: unknown key '11'"),
        ('[temple_steps]\nsupply = { "2" = 50, "3" = -2 }', r"\[temple_steps\]: supply"),
        ('[[treasure_kind]]\nid = "T1"\ncopies = 2', r"\[\[treasure_kind\]\]: copies add up to 23"),
        ('[[treasure_kind]]\nid = "T1"\ncopies = 4\n[[treasure_kind]]\nid = "T2"\ncopies = 2', r"at most 3 copies"),
        ("[counts]\ntreasures = 23", r"\[counts\]: treasures has no effect"),
        ('[tile_stack]\norder = ["G", "A", "B", "C", "D", "E", "F"]', r"\[tile_stack\]: order has no effect"),
        ("[turn]\naction_points = 0", r"\[turn\]: action_points must be a number from 1 to 30, not 0"),
        ('[[action]]\nid = "move"\ncost_per_stone = 0', r"id 'move': cost_per_stone must be a number from 1 to 10"),
        ('[[action]]\nid = "move"\ncost = 2', r"\[\[action\]\] id 'move': cost has no effect"),
        ('[[action]]\nid = "place_guard"\ncost_per_stone = 2', r"id 'place_guard': cost_per_stone has no effect"),
        ('[[action]]\nid = "place_guard"\ncost = 11', r"\[\[action\]\] id 'place_guard': cost must be a number"),
        ("[limits]\nguards_per_player = -1", r"\[limits\]: guards_per_player must be a number from 0 to 9"),
        ("[limits]\nuncover_per_temple_per_turn = 0", r"\[limits\]: uncover_per_temple_per_turn must be"),
        ("[limits]\nswaps_per_turn = 1", r"\[limits\]: swaps_per_turn has no effect; a pack may change: unc"),
        ("[player_set]\nexplorers = 0", r"\[player_set\]: explorers must be a number from 1 to 60, not 0"),
        ("[strength]\nleader = 0", r"\[strength\]: leader must be a number from 1 to 9, not 0"),
        ('[scoring]\ntreasure_set_points = { "1" = 1, "2" = 3 }', r"\[scoring\]: treasure_set_points.3 must be"),
        ('[scoring]\ntreasure_set_points = { "1" = 1, "2" = 3, "3" = 10 }', r"treasure_set_points.3 must be .* 0 to 9"),
        ("[start]\nscore_tactical = 100", r"\[start\]: score_tactical must be a number from 0 to 99, not 100"),
        ("[tactical]\nmin_opening_bid = 0", r"\[tactical\]: min_opening_bid has no effect"),
        ("[pyramid]\nvalue = 1", r"\[pyramid\]: unknown table"),
    ],
)  # fmt: skip
def test_a_pack_that_does_not_fit_is_refused_with_its_row_named(text, message):
    with pytest.raises(ComponentError, match=message):
        GAME.read_pack(pack(text))
