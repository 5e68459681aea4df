"""The component table against the rulebook's list, and the checks a pack must pass."""

import tomllib
from collections import Counter

import pytest
from tests.games.tikal.table import table
from tests.setups import refused

from patolli.core.components import export, with_pack
from patolli.games.tikal import GAME
from patolli.games.tikal.choices import COLUMNS, HEX, ROWS, TILE
from patolli.games.tikal.components import EDGES, NEIGHBOURS, OPEN_TO_PACKS, OPPOSITE, TERRAINS, Box, make_box
from patolli.games.tikal.expedition import stones_between
from patolli.games.tikal.state import ROUNDS

TABLES = GAME.components
ABOUT = tomllib.loads(GAME.components_text)["about"]
BOX = make_box(TABLES)


# What is in the box


@pytest.mark.rule("TK-1.1", "TK-1.5")
def test_the_box_holds_what_the_rulebook_lists():
    counts = {field: count for field, count in ABOUT["counts"].items() if field != "source"}
    assert counts == {
        "board": 1, "terrain_tiles": 36, "player_aids": 4, "totems": 4, "leaders": 4, "explorers": 72, "camps": 8,
        "score_markers": 4,
    }  # fmt: skip
    assert (len(BOX.tiles), sum(BOX.steps), sum(BOX.copies)) == (counts["terrain_tiles"], 48, 24)
    assert (4 * BOX.explorers, 4 * BOX.camps) == (counts["explorers"], counts["camps"])
    each = ABOUT["player_set"]
    assert [4 * each[piece] for piece in ("leaders", "score_markers", "totems")] == [4, 4, 4]


@pytest.mark.rule("TK-1.2", "TK-1.11")
def test_tiles_by_letter_and_by_kind():
    letters, kinds = ABOUT["tile_count_by_letter"], TABLES.one("tile_count_by_type")
    assert Counter(tile.letter for tile in BOX.tiles) == {letter: letters[letter] for letter in "ABCDEFG"}
    named = {"site": "treasure"}
    found = Counter(named.get(TERRAINS[tile.terrain], TERRAINS[tile.terrain]) for tile in BOX.tiles)
    assert found == {kind: kinds[kind] for kind in ("temple", "clearing", "treasure", "volcano")}


@pytest.mark.rule("TK-12.5", "TK-11.1")
def test_the_three_volcanoes_are_a_b_a_d_and_an_f_tile():
    volcanoes = [tile.letter for tile in BOX.tiles if TERRAINS[tile.terrain] == "volcano"]
    assert volcanoes == TABLES.one("tile_stack")["volcano_letters"] == ["B", "D", "F"]


@pytest.mark.rule("TK-5.2", "TK-3.8")
def test_every_tile_but_volcanoes_shows_three_stones():
    facts = ABOUT["tile_edge_facts"]
    for tile in BOX.tiles:
        volcano = TERRAINS[tile.terrain] == "volcano"
        stones = facts["stones_per_volcano_tile" if volcano else "stones_per_non_volcano_tile"]
        assert sum(tile.turned[0]) == stones, tile.name
        assert max(tile.turned[0]) <= facts["max_stones_on_one_edge"]


@pytest.mark.rule("TK-16.4")
def test_the_borders_written_down_are_those_of_the_printed_hexes():
    where = {row["id"]: row["col"] * 5 + row["row"] for row in TABLES.rows("start_hex")}
    s = table().s
    for row in ABOUT["start_border"]:
        start, end = (where[name] for name in row["between"])
        assert stones_between(s, start, end) == row["cost"], row["between"]
    for at in where.values():
        assert not any(stones for stones, n in zip(BOX.printed_stones[at], NEIGHBOURS[at], strict=True) if n < 0)


@pytest.mark.rule("TK-1.1")
def test_what_is_said_about_the_board_is_so():
    board, geometry = ABOUT["board"], ABOUT["geometry"]
    assert (board["columns"], board["rows_per_column"], board["hex_count"]) == (COLUMNS, ROWS, len(HEX))
    assert (board["start_hex_count"], board["empty_hex_count"]) == (len(BOX.printed), len(HEX) - len(BOX.printed))
    assert (tuple(geometry["opposite_edge"]), geometry["rotations"]) == (OPPOSITE, EDGES)
    for at in range(len(HEX)):
        col, row = divmod(at, ROWS)
        for edge, (dq, dr) in enumerate(geometry["axial_delta"]):
            c, r = col + dq, row - col // 2 + dr + (col + dq) // 2
            assert NEIGHBOURS[at][edge] == (c * ROWS + r if 0 <= c < COLUMNS and 0 <= r < ROWS else -1)


def test_what_is_said_about_the_rules_is_so():
    tactical, scoring, limits = ABOUT["tactical"], ABOUT["scoring"], ABOUT["limits"]
    assert {int(seats): rounds for seats, rounds in tactical["rounds"].items()} == {
        n: len(TILE) // n for n in (2, 3, 4)
    }
    assert (tactical["all_pass_price"], tactical["last_player_pays"]) == (0, 0)
    assert scoring["volcano_rounds"] + scoring["final_rounds"] == ROUNDS
    assert (scoring["temple_tie_points"], limits["camps_per_hex"]) == (0, 1)
    assert ABOUT["temple_steps"]["max_step"] == len(BOX.steps) - 1
    assert (ABOUT["title"]["players_min"], ABOUT["title"]["players_max"]) == (GAME.seats[0], GAME.seats[-1])


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
    assert [name for name in Box.__match_args__ if name != "pack" and getattr(box, name) != getattr(BOX, name)]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ('[[tile]]\nid = "A1"\nedges = [2, 1, 0, 0, 0]', r"\[\[tile\]\] id 'A1': edges must be 6 numbers"),
        ('[[tile]]\nid = "A1"\nedges = [4, 0, 0, 0, 0, 0]', r"id 'A1': edges must be a whole number from 0 to 3"),
        ('[[tile]]\nid = "A1"\nedges = [0, 0, 0, 0, 0, 0]', r"id 'A1': edges must show at least one stone"),
        ('[[tile]]\nid = "A1"\ntemple_value = 7', r"id 'A1': temple_value must be a whole number from 1 to 6, not 7"),
        ('[[tile]]\nid = "A1"\nmasks = 2', r"id 'A1': masks cannot be .* a pack may change type, temple"),
        ('[[tile]]\nid = "A6"\ntemple_value = 2', r"id 'A6': temple_value cannot be changed"),
        ('[[tile]]\nid = "A6"\nstones = 2', r"id 'A6': stones: there is no such field"),
        ('[[tile]]\nid = "A4"\nmasks = 0', r"id 'A4': masks must be a whole number from 1 to 9, not 0"),
        ('[[tile]]\nid = "A4"\nmasks = 3', r"masks: the numbers must add up to 24, not to 23"),
        ('[[tile]]\nid = "A6"\ntype = "volcano"', r"\[\[tile\]\]: there are 9 tiles of type clearing; expected 10"),
        ('[[tile]]\nid = "A6"\ntype = "temple"', r"id 'A6': temple_value must be a whole number from 1 to 6, not –"),
        ('[[tile]]\nid = "A6"\ntype = "swamp"', r"id 'A6': type must be temple, .* or volcano, not 'swamp'"),
        ('[[tile]]\nid = "A6"\ntype = "base_camp"', r"id 'A6': type must be"),
        (
            '[[tile]]\nid = "A6"\ntype = "volcano"\n'
            '[[tile]]\nid = "B6"\ntype = "clearing"\nedges = [3, 0, 0, 0, 0, 0]',
            r"\[\[tile\]\]: the volcanoes have the letters A, D, F; expected one B",
        ),
        ('[[tile]]\nid = "A6"\nletter = "B"', r"id 'A6': letter: there is no such field"),
        ('[[tile]]\nid = "H1"\nmasks = 2', r"\[\[tile\]\] id 'H1': there is no such id"),
        ('[[tile]]\nid = "A1"\ntemple_value = "two"', r"id 'A1': temple_value must be a whole number"),
        ('[[start_hex]]\nid = "S_TEMPLE_N"\ncol = 3', r"\[\[start_hex\]\] id 'S_TEMPLE_N': col cannot be changed"),
        ('[[start_hex]]\nid = "S_TEMPLE_N"\ntemple_value = 0', r"id 'S_TEMPLE_N': temple_value must be a whole number"),
        ("[about]\ncounts = 4", r"\[about\]: there is no such table"),
        ('[temple_steps]\nsupply = { "2" = 3 }', r"\[temple_steps\]: supply: the numbers must add up to 48, not to 3"),
        ('[temple_steps]\nsupply = { "11" = 48 }', r"\[temple_steps\]: supply.11: there is no such field"),
        ('[temple_steps]\nsupply = { "2" = 50, "3" = -2 }', r"\[temple_steps\]: supply"),
        ('[[treasure_kind]]\nid = "T1"\ncopies = 2', r"\[\[treasure_kind\]\]: copies: .* add up to 24, not to 23"),
        ('[[treasure_kind]]\nid = "T1"\ncopies = 4\n[[treasure_kind]]\nid = "T2"\ncopies = 2', r"copies .* 0 to 3"),
        ("[counts]\ntreasures = 23", r"\[counts\]: treasures cannot be changed"),
        ('[tile_stack]\norder = ["G", "A", "B", "C", "D", "E", "F"]', r"\[tile_stack\]: order cannot be changed"),
        ("[turn]\naction_points = 0", r"\[turn\]: action_points must be a whole number from 1 to 30, not 0"),
        ('[[action]]\nid = "move"\ncost_per_stone = 0', r"id 'move': cost_per_stone must be a .*from 1 to 10"),
        ('[[action]]\nid = "move"\ncost = 2', r"\[\[action\]\] id 'move': cost cannot be changed"),
        ('[[action]]\nid = "place_guard"\ncost_per_stone = 2', r"id 'place_guard': cost_per_stone cannot be changed"),
        ('[[action]]\nid = "place_guard"\ncost = 11', r"\[\[action\]\] id 'place_guard': cost must be a whole number"),
        ("[limits]\nguards_per_player = -1", r"\[limits\]: guards_per_player must be a whole number from 0 to 9"),
        ("[limits]\nuncover_per_temple_per_turn = 0", r"\[limits\]: uncover_per_temple_per_turn must be"),
        (
            "[limits]\nfigures_needed_per_step_or_treasure = 2",
            r"\[limits\]: figures_needed_per_step_or_treasure cannot be changed; in this row a pack may change unc",
        ),
        ("[player_set]\nexplorers = 0", r"\[player_set\]: explorers must be a whole number from 1 to 60, not 0"),
        ("[strength]\nleader = 0", r"\[strength\]: leader must be a whole number from 1 to 9, not 0"),
        ('[scoring]\ntreasure_set_points = { "1" = 1, "2" = 3 }', r"\[scoring\]: treasure_set_points.3 must be"),
        ('[scoring]\ntreasure_set_points = { "1" = 1, "2" = 3, "3" = 10 }', r"treasure_set_points.3 must be .* 0 to 9"),
        ("[start]\nscore_tactical = 100", r"\[start\]: score_tactical must be a whole number from 0 to 99, not 100"),
        ("[tactical]\nmin_opening_bid = 0", r"\[tactical\]: min_opening_bid cannot be changed"),
        ("[pyramid]\nvalue = 1", r"\[pyramid\]: there is no such table"),
    ],
)  # fmt: skip
def test_a_pack_that_does_not_fit_is_refused_with_its_row_named(text, message):
    with refused(message, GAME, "pack"):
        GAME.read_pack(pack(text))
