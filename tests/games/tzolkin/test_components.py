"""What is printed: counts, sources, and packs that put other figures in their place."""

from collections import Counter

import pytest
from tests.setups import refused

from patolli.core.components import export, with_pack
from patolli.games.tzolkin import GAME
from patolli.games.tzolkin.choices import BUILDING, MONUMENT, PROPHECY, QUICK, TRIBE, WEALTH
from patolli.games.tzolkin.components import OPEN_TO_PACKS, make_box

TABLES = GAME.components
BOX = make_box(TABLES)


def pack(text: str) -> str:
    return f'game = "tzolkin"\nname = "test"\n{text}'


@pytest.mark.rule("TZ-2.4", "TZ-24.1")
def test_the_box_holds_what_the_rulebooks_list():
    decks = Counter((tile.age, tile.module) for tile in BOX.buildings for _ in range(tile.count))
    assert decks == {(1, ""): 14, (2, ""): 18, (1, "new_buildings"): 4, (2, "new_buildings"): 4}
    assert Counter(tile.module for tile in BOX.monuments) == {"": 13, "mini_1": 1, "mini_2": 1}
    assert Counter(tile.module for tile in BOX.wealth) == {"": 21, "mini_1": 1, "mini_2": 1}
    assert Counter(BOX.tribes.modules) == {"tribes": 13, "tp_mini_1": 1}
    assert (len(PROPHECY), len(TRIBE), len(WEALTH), len(BUILDING), len(MONUMENT)) == (13, 14, 23, 35, 15)
    assert [sum(tile.copies[age] for tile in BOX.quick) for age in (0, 1)] == [7, 6]
    assert len(QUICK) == 7


@pytest.mark.rule("TZ-5.3", "TZ-22.14")
def test_what_several_workers_cost_more_adds_up_as_the_rules_say():
    assert [sum(BOX.extra_worker[: n + 1]) for n in range(6)] == [0, 1, 3, 6, 10, 15]
    assert [sum(BOX.tribes.yumkaax_extra[: n + 1]) for n in range(6)] == [0, 0, 2, 5, 8, 13]


@pytest.mark.rule("TZ-24.6")
def test_the_new_buildings_of_the_first_age_and_only_these_can_be_renovated():
    assert [tile.name for tile in BOX.buildings if tile.renovation] == [
        tile.name for tile in BOX.buildings if (tile.age, tile.module) == (1, "new_buildings")
    ]


def test_exactly_these_figures_are_stand_ins_and_each_says_why():
    found: dict[str, set[str]] = {}
    for table, row_id, row in TABLES.every():
        fields = {field for field, source in row.get("field_source", {}).items() if source == "house"}
        assert row["source"] != "house"
        if fields:
            found[row_id or table] = fields
            assert len(row["reason"]) > 20, row_id
            assert fields <= set(row), row_id
    assert found == {
        "m05_all_monuments": {"score"},
        "m14_granary": {"cost", "category"},
        "m15_quarters": {"cost", "category"},
        "ek_chuah": {"corn_per_debt_block", "vp_per_unpaid_block", "vp_per_block_left_at_end", "debt_cap"},
    }


# Packs


def test_an_exported_pack_changes_nothing():
    box = make_box(with_pack(TABLES, GAME.read_pack(export(TABLES, "tzolkin"))))
    assert box == BOX


def test_a_pack_puts_its_figures_in_place_and_the_game_is_played_with_them():
    text = '[[monument]]\nid = "m14_granary"\ncost = { wood = 1 }\n[[tribe]]\nid = "ek_chuah"\ncorn_per_debt_block = 2'
    s = GAME.new(GAME.setup(2, {"modules": "all"}, GAME.read_pack(pack(text))))
    assert (s.box.monuments[MONUMENT.index["m14_granary"]].cost, s.box.tribes.debt_corn) == ((1, 0, 0), 2)


@pytest.mark.parametrize(
    "text",
    [
        "[exchange]\ngold = 5",
        '[technology]\ncost_blocks = { "0_to_1" = 2, "1_to_2" = 2, "2_to_3" = 3, "beyond_3" = 1 }',
        '[[temple]]\nid = "chaac"\nleader_bonus_age_1 = 5',
        '[[wealth]]\nid = "w01"\ngain = { corn = 4 }',
        '[[wealth]]\nid = "w01"\ndummy = { gear = "uxmal", space = 2 }',
        '[[wealth]]\nid = "w22_reservoir"\nopponents = { corn = -2 }',
        '[[building]]\nid = "a1_small_farm"\nfarm_one = 2',
        '[[building]]\nid = "x2_shrine_skull"\nplace_skull = { vp = 8, temple_steps = 1 }',
        '[[building]]\nid = "x1_farm_corn"\nfood_day_gain = { corn = 4 }',
        '[[monument]]\nid = "m14_granary"\ncategory = "farm"',
        '[[monument]]\nid = "m15_quarters"\non_build = { vp_by_quarter = [39, 31, 22, 13] }',
        '[[monument]]\nid = "m05_all_monuments"\n'
        'score = { kind = "per_monument_of_all_players", vp_by_players = { p2 = 6, p3 = 5, p4 = 4, p5 = 4 } }',
        '[[quick_action]]\nid = "qa_corn"\ncount_age_1 = 0\n[[quick_action]]\nid = "qa_gold"\ncount_age_1 = 1',
        "[prophecies]\nbands_vp = [-4, 0, 6, 13]",
        '[[prophecy]]\nid = "hunger"\nbounds = [2, 4, 5]',
        '[[tribe]]\nid = "ek_chuah"\ndebt_cap = 5',
        '[[tribe]]\nid = "yumkaax"\nextra_worker_increment = [0, 0, 1, 2, 3, 4]',
    ],
)
def test_what_a_pack_may_change_makes_a_difference(text):
    box = make_box(with_pack(TABLES, GAME.read_pack(pack(text))))
    assert box != BOX


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("[exchange]\ngold = 0", r"\[exchange\]: gold must be a whole number from 1 to 9, not 0"),
        ('[technology]\ncost_blocks = { "0_to_1" = 12, "1_to_2" = 2, "2_to_3" = 3, "beyond_3" = 1 }', r"0_to_1 must"),
        ("[begging]\ncorn_becomes = 4", r"\[begging\]: corn_becomes cannot be changed"),
        ("[supply]\nskulls = 12", r"\[supply\]: skulls cannot be changed; a pack may change nothing"),
        ('[[gear]]\nid = "palenque"\nteeth = 12', r"\[\[gear\]\] id 'palenque': teeth cannot be changed"),
        ('[[gear]]\nid = "palenque"\nspaces = []', r"id 'palenque': spaces must be numbered from 0 up"),
        ('[[gear]]\nid = "tikal"\nspaces = []', r"id 'tikal': spaces cannot be changed"),
        ('[[temple]]\nid = "chaac"\nsteps = []', r"id 'chaac': steps must be numbered from -1 up"),
        ('[[temple]]\nid = "chaac"\nleader_bonus_age_1 = -1', r"id 'chaac': leader_bonus_age_1 must be"),
        ('[[building]]\nid = "a1_small_farm"\ncost = { corn = 1 }', r"_farm': cost.corn: there is no such"),
        ('[[building]]\nid = "a1_small_farm"\ncost = { wood = 12 }', r"farm': cost must give .* 0 to 9 of wood"),
        ('[[building]]\nid = "a1_small_farm"\ncategory = "palace"', r"category must be farm, graveyard"),
        ('[[building]]\nid = "a1_small_farm"\ncount = 4', r"id 'a1_small_farm': count cannot be changed"),
        ('[[building]]\nid = "a1_small_farm"\nvp = 99', r"id 'a1_small_farm': vp must be a whole number from 0 to 60"),
        ('[[building]]\nid = "a1_small_farm"\ngain = { corn = 99 }', r"farm': gain must give .* 0 to 40 of corn"),
        ('[[building]]\nid = "a1_small_farm"\ntemples = [{ id = "zeus", steps = 1 }]', r"temple must be chaac"),
        ('[[building]]\nid = "a1_small_farm"\ntech = { track = "magic", steps = 1 }', r"track must be agric"),
        ('[[wealth]]\nid = "w01"\ndummy = { gear = "zeus", space = 1 }', r"id 'w01': gear must be palenque"),
        ('[[wealth]]\nid = "w01"\ndummy = { gear = "tikal", space = 12 }', r"id 'w01': space must be a whole number"),
        ('[[wealth]]\nid = "w99"\nworker = 1', r"\[\[wealth\]\] id 'w99': there is no such id"),
        ('[[monument]]\nid = "m07_max_technologies"\nscore = { kind = "tracks_at_level_3", vp = [1, 2] }', r"5 num"),
        ('[[monument]]\nid = "m15_quarters"\non_build = { vp_by_quarter = [40] }', r"must be 4 numbers"),
        ('[[monument]]\nid = "m01_graveyards"\nscore = { kind = "per_own_tile_of_category", vp = 4 }', r"its score"),
        ('[[quick_action]]\nid = "qa_corn"\ncount_age_1 = 2', r"\[\[quick_action\]\]: count_age_1: .* add up"),
        ("[prophecies]\nbands_vp = [1, 2, 3]", r"\[prophecies\]: bands_vp must be 4 numbers"),
        ('[[prophecy]]\nid = "hunger"\nbounds = [5, 4, 3]', r"id 'hunger': bounds must be 3 rising numbers"),
        ('[[tribe]]\nid = "ek_chuah"\ncorn_per_debt_block = 0', r"id 'ek_chuah': corn_per_debt_block must be"),
        ('[[tribe]]\nid = "balam"\ndebt_cap = 3', r"id 'balam': debt_cap cannot be changed"),
        ('[[tribe]]\nid = "yumkaax"\nextra_worker_increment = [0]', r"'yumkaax': extra_worker_increment must be 6"),
    ],
)  # fmt: skip
def test_a_pack_that_does_not_fit_is_refused_with_its_row_named(text, message):
    with refused(message, GAME, "pack"):
        GAME.read_pack(pack(text))


def test_every_open_field_is_one_of_our_tables():
    for table, fields in OPEN_TO_PACKS.items():
        rows = [row for name, row_id, row in TABLES.every() if table in (name, f"{name} {row_id}")]
        assert set(fields) <= {field for row in rows for field in row}, table
