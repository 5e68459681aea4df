"""The component table against the rulebooks' list, and the checks a pack must pass."""

import re
import tomllib
from importlib.resources import files

import pytest
from tests.games.yucatan.table import table
from tests.setups import refused

from patolli.core.components import export
from patolli.core.frame import CHANCE
from patolli.games.yucatan import GAME
from patolli.games.yucatan.cards import DrawCard
from patolli.games.yucatan.choices import CARD, WORDS
from patolli.games.yucatan.components import OPEN_TO_PACKS, make_box
from patolli.games.yucatan.effect_lines import RESOLVE, read

TABLES = GAME.components
ABOUT = tomllib.loads(GAME.components_text)["about"]
BOX = make_box(TABLES)


def pack(rows: str):
    return GAME.read_pack(f'game = "yucatan"\nname = "printed"\n{rows}')


# What is in the box


@pytest.mark.rule("YU-4.3", "YU-3.4", "YU-17.5")
def test_the_box_holds_what_the_rulebooks_list():
    common, each = ABOUT["counts_common"], ABOUT["counts_per_player"]
    base = {table: [row for row in TABLES.rows(table) if not row.get("expansion")] for table in ("creature", "advisor")}
    assert len(base["creature"]) == common["creature_card"] == common["creature_token"] == 9
    assert len(TABLES.rows("special_card")) == common["special_card"] == 23
    assert len(TABLES.rows("starting_card")) == each["starting_card"] == 5
    assert len(TABLES.rows("building_tile")) == each["building_tile"] == 12
    assert len(TABLES.rows("ability_tile")) == each["ability_tile"] == 9
    assert (len(base["advisor"]), len(TABLES.rows("leader_ability"))) == (
        each["advisor_tile"],
        each["leader_ability_tile"],
    )
    assert BOX.pool == common["warrior_figure"] == 60
    assert (BOX.corn, BOX.jade, BOX.warriors, BOX.turns) == (5, 2, 3, 3)


@pytest.mark.rule("YU-18.6", "YU-19.20", "YU-19.21")
def test_the_highest_levels_add_up_to_twelve():
    assert sum(len(levels) - 1 for levels in BOX.buildings) == 12
    assert 2 * sum(BOX.ranks) == 12
    assert BOX.bonus_most == (12, 12, 12)


@pytest.mark.rule("YU-14.7", "YU-2.10")
def test_no_two_cards_are_alike():
    faces = {(card.strength, tuple(effect.text for effect in card.effects)) for card in BOX.cards}
    assert len(faces) == len(CARD) == 5 + 23 + 12


def test_every_icon_of_the_table_is_used_by_some_component():
    used = {icon for _, _, row in TABLES.every() for icon in row.get("about", {}).get("icons", [])}
    used |= {icon for marker in ABOUT["marker"] for icon in marker["icons"]}
    assert used == {row["id"] for row in ABOUT["icon"]}
    assert len(used) == 35


def test_every_word_of_the_vocabulary_is_used_by_some_component():
    assert {op.word for effect in BOX.effects for op in effect.ops} == set(range(len(WORDS)))


def test_levels_rise_and_so_does_what_they_give():
    for building in BOX.buildings:
        prices = [level.jade * 2 + level.corn for level in building]
        assert prices == sorted(prices, reverse=True)
        gains = [(level.warriors, level.gain_corn, level.gain_jade, level.free) for level in building]
        assert gains == sorted(gains)


# Effects as they are written


@pytest.mark.rule("YU-20.22", "YU-20.17")
def test_an_effect_says_when_on_which_condition_at_which_cost_and_what():
    effect = read("resolve if win and attacker pay 2 corn and 1 prisoner: gain_vp 3, draw_special 1", 0, "here")
    assert (effect.at, effect.win, effect.attacker, effect.own_creature) == (RESOLVE, True, True, False)
    assert (effect.corn, effect.jade, effect.prisoners, effect.priced, effect.either) == (2, 0, 1, True, False)
    assert [(WORDS[op.word], op.n) for op in effect.ops] == [("gain_vp", 3), ("draw_special", 1)]
    summon = read("reward: summon at 2 corn and 1 jade less 3 corn", 0, "here").ops[0]
    assert (summon.corn, summon.jade, summon.less_corn, summon.less_jade) == (2, 1, 3, 0)
    assert read("reward: build at nothing", 0, "here").ops[0].jade == 0
    assert read("after: reinforce this_army to 5", 0, "here").ops[0].limit == 5


@pytest.mark.rule("YU-20.25")
@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("sometimes: gain_corn 1", "is not an effect"),
        ("gain_corn 1", "is not an effect"),
        ("resolve: dance 1", "must be .* not 'dance'"),
        ("resolve: gain_corn", "write “gain_corn 1”"),
        ("resolve: gain_corn 0", "must be a whole number from 1 to 20"),
        ("resolve: return_card 1", "stands without a number"),
        ("resolve: capture_step1 1", "can stand only at reveal"),
        ("reveal: ignore_enemy_creature, strength 1", "can stand only at strength"),
        ("leader: activate_city", "can stand only at after"),
        ("resolve: reinforce this_army to 4", "this_army can stand only at after"),
        ("reward: reinforce everybody", "write “reinforce any_own_army to barracks”"),
        ("strength if win: strength 1", "condition “win” cannot stand at strength"),
        ("leader if attacker: gain_corn 1", "condition “attacker” cannot stand at leader"),
        ("resolve if abilities 2: gain_corn 1", "condition “abilities 2” cannot stand at resolve"),
        ("resolve: return_card or gain_corn 1", "“or” joins different words"),
        ("resolve: gain_corn 1 or gain_corn 2", "“or” joins different words"),
        ("move pay 1 corn: gain_jade 1", "at move cannot have a cost"),
        ("sacrifice: gain_corn 1", "only sacrifice_points or clan_first_counts"),
        ("resolve pay 1 gold: gain_jade 1", "is not an amount of corn, jade or prisoner"),
        ("reward: build for 2 jade", "is not a price"),
        ("resolve: draw_special_keep 3", "write “draw_special_keep 3 keep 1”"),
    ],
)
def test_what_cannot_be_read_is_named(line, words):
    with refused(words, GAME, "pack"):
        read(line, 0, "[[special_card]] id 'glory': effects")


# Packs


def test_an_exported_pack_is_read_back_unchanged():
    read_back = GAME.read_pack(export(TABLES, "yucatan"))
    assert make_box(GAME.components).effects == GAME.new(GAME.setup(2, pack=read_back)).box.effects


def test_a_pack_changes_cards_tiles_and_panels():
    ours = pack(
        '[[special_card]]\nid = "glory"\nstrength = 9\neffects = ["resolve if win: gain_vp 4"]\n'
        '[[building_tile]]\nid = "granary_1"\ngain_corn = 6\n'
        '[[city_reward]]\nid = "red_2"\neffects = ["reward: gain_corn 1 or gain_jade 1"]\n'
        "[limits]\nwarrior_pool = 70\n"
    )
    t = table(pack=ours).round(2)
    assert t.s.supply == 70 - 14
    assert t.s.box.pack == "printed"
    t.builds(0, granary=1).turn(0).plays("activate granary", "lead first", "move red", "reward 2")
    assert (t.player(0).corn, t.menu) == (10, ["pick gain_corn", "pick gain_jade"])


def test_a_pack_may_say_which_building_has_a_third_level():
    ours = pack('[[building_tile]]\nid = "barracks_3"\ntype = "granary"\nlevel = 3\ngain_corn = 7\n')
    assert [len(levels) - 1 for levels in GAME.new(GAME.setup(2, pack=ours)).box.buildings] == [2, 2, 2, 3, 3]


@pytest.mark.parametrize(
    ("rows", "words"),
    [
        ('[[advisor]]\nid = "steward"\neffects = ["reveal: dance 1"]', r"id 'steward': effects must be"),
        ('[[advisor]]\nid = "steward"\nvalue = 3.0', r"\[\[advisor\]\] id 'steward': value: there is no such field"),
        ('[[advisor]]\nid = "steward"\neffects = ["reward: gain_corn 1"]', "this piece works only at"),
        ('[[creature]]\nid = "jaguar"\nlevel = 4', "level must be a whole number from 1 to 3"),
        ('[[special_card]]\nid = "glory"\nstrength = 99', "strength must be a whole number from 0 to 15"),
        ('[[special_card]]\nid = "glory"\neffects = []\nstrength = 5', "the same strength and effects as charge"),
        (
            '[[special_card]]\nid = "glory"\n'
            'effects = ["resolve pay 1 corn: gain_vp 1", "resolve pay 1 jade: gain_vp 1"]',
            "only one effect may have a cost",
        ),
        ('[[building_tile]]\nid = "barracks_3"\ntype = "palace"', "type must be site"),
        ('[[building_tile]]\nid = "barracks_3"\nlevel = 2', "two tiles of barracks with level 2"),
        ('[[building_tile]]\nid = "barracks_2"\ntype = "granary"\nlevel = 3', "needs gain_corn"),
        ('[[building_tile]]\nid = "barracks_2"\ntype = "granary"\nlevel = 3\ngain_corn = 6', "barracks needs tiles"),
        ('[[leader_option]]\nid = "leader_card"\neffects = ["leader: gain_jade 1"]', "the third option gives a card"),
        ('[[leader_option]]\nid = "leader_card"\neffects = []', "expected three rows with one effect each"),
        ('[[city_reward]]\nid = "red_2"\neffects = []', "expected an effect in each of"),
        ("[settlement_board]\nability_slot_ranks = [1, 1, 2]", "must be 3 rising numbers"),
        ("[limits]\nwarrior_pool = 12", "warrior_pool must be a whole number from 40 to 120"),
        ("[setup]\ncorn = 9", "corn cannot be changed"),
    ],
)  # fmt: skip
def test_a_pack_that_does_not_fit_is_refused_by_its_row(rows, words):
    with refused(words, GAME, "pack"):
        pack(rows)


def test_what_is_open_to_packs_is_in_the_tables():
    for name, fields in OPEN_TO_PACKS.items():
        rows = [row for table, _, row in TABLES.every() if table == name]
        assert all(any(field in row for row in rows) for field in fields)


# What only a pack can do


@pytest.mark.rule("YU-20.24", "YU-20.13")
def test_an_effect_of_moving_happens_once_after_paying_and_before_arriving():
    ours = pack('[[creature]]\nid = "macaw"\neffects = ["move: gain_corn 2, draw_special 1"]')
    t = table(pack=ours).army(0, 1, creature="macaw").army(1, 1, "red").has(0, corn=1).turn(0)
    t.plays("lead first", "move red")
    assert (t.asked, t.player(0).corn) == ("* DrawCard", 2)
    assert t.plays("* draw glory").asked == "0+1 ChooseCards"


@pytest.mark.rule("YU-20.9", "YU-2.6")
def test_a_number_of_warriors_stated_by_an_effect_replaces_that_of_the_barracks():
    ours = pack('[[city_reward]]\nid = "yellow_1c"\neffects = ["reward: reinforce any_own_army to 2"]')
    t = table(pack=ours).builds(0, barracks=3).army(0, 2, "jungle", 0).turn(0)
    assert t.plays("lead first", "move yellow", "reward 1c", "reinforce 2").warriors(0) == [3, 2]


@pytest.mark.rule("YU-9.7", "YU-20.18")
def test_other_words_on_revealing_or_adding_strength_are_carried_out_attacker_first():
    ours = pack(
        '[[special_card]]\nid = "spies"\neffects = ["reveal: draw_special 1", "strength: gain_jade 1"]\n'
        '[[special_card]]\nid = "glory"\neffects = ["reveal: draw_special 1"]\n'
        '[[advisor]]\nid = "steward"\neffects = ["after pay 1 corn: gain_jade 3"]\n'
    )
    t = table(pack=ours).army(1, 1, "red").hand(0, "spies").hand(1, "glory").serves(1, "steward", "pathfinder").turn(0)
    t.plays("lead first", "move red", "1 fight glory", "0 fight spies")
    assert t.s.agenda[-1] == DrawCard(CHANCE, 0, False)
    t.plays("* draw plunder")
    assert t.s.agenda[-1] == DrawCard(CHANCE, 1, False)
    t.plays("* draw war_drums")
    assert t.player(0).jade == 3
    assert t.cards(1) == ["war_drums"]


@pytest.mark.rule("YU-9.6", "YU-9.7")
def test_ignoring_a_creature_may_have_a_cost():
    ours = pack('[[special_card]]\nid = "glory"\neffects = ["reveal pay 1 jade: ignore_enemy_creature"]')
    for line, power in (("use-card glory", 6), ("pass", 9)):
        t = (
            table(pack=ours)
            .army(1, 1, "red", 3, creature="kukulkan", card=False)
            .hand(0, "glory")
            .hand(1, "net_throwers")
        )
        t.turn(0).plays("lead first", "move red", "1 fight net_throwers", "0 fight glory", line)
        assert t.heard(f"strength 1 {power}") == 1


@pytest.mark.rule("YU-9.26", "YU-2.2")
def test_costs_of_effects_after_the_combat_are_offered_too():
    ours = pack('[[advisor]]\nid = "war_captain"\neffects = ["after if win pay 1 corn: gain_jade 3"]')
    t = table(pack=ours).army(1, 1, "red").hand(0, "charge").hand(1, "raid").serves(0, "war_captain", "steward").turn(0)
    t.plays("lead first", "move red", "1 fight raid", "0 fight charge")
    assert t.menu == ["use-advisor war_captain", "pass"]
    t.plays("use-advisor war_captain")
    assert (t.stocks(0)[:2], t.asked) == ((3, 5), "0 ChooseReward")


def test_an_upgrade_or_an_advisor_of_the_city_may_have_a_cost():
    ours = pack(
        '[[leader_upgrade]]\nid = "jade_regalia"\neffects = ["leader pay 1 corn: gain_jade 2"]\n'
        '[[advisor]]\nid = "steward"\neffects = ["city_corn pay 1 corn: gain_jade 2"]\n'
    )
    t = table(pack=ours).has(0, step=1).serves(0, "steward", "pathfinder").turn(0).plays("lead city", "receive corn")
    assert t.menu == ["pay", "pass"]
    t.plays("pay", "pass")
    assert t.stocks(0)[:2] == (8, 4)
    t.turn(0).plays("lead first", "move yellow", "reward 1a", "pay")
    assert t.stocks(0)[:2] == (11, 7)


def test_the_examples_of_the_guide_to_packs_can_be_used():
    guide = files(GAME.package).joinpath("README.md").read_text("utf-8")
    examples = re.findall(r"```toml\n(.*?)```", guide, re.DOTALL)
    assert len(examples) == 2
    for example in examples:
        text = example if example.startswith("game") else f'game = "yucatan"\nname = "printed"\n{example}'
        assert GAME.setup(2, pack=GAME.read_pack(text)).pack
