"""What only packs bring about: an order that matters, questions that could be without an answer, rewards with `or`."""

import random

import pytest
from tests.games.yucatan.table import Table, table

from patolli.core import engine
from patolli.core.components import Pack
from patolli.games.yucatan import GAME
from patolli.games.yucatan.cities import MUST_ACTIVATE
from patolli.games.yucatan.effects import NOT_DUE
from patolli.games.yucatan.leaders import MUST_RECEIVE
from patolli.wording import wording

ALL_CONDITIONAL = """
[[city_reward]]
id = "yellow_1a"
effects = ["reward if abilities 2: gain_vp 2"]
[[city_reward]]
id = "yellow_1b"
effects = ["reward if abilities 2: gain_vp 3"]
[[city_reward]]
id = "yellow_1c"
effects = ["reward if abilities 2: gain_vp 4"]
"""
ALL_PRICED = """
[[leader_option]]
id = "leader_corn"
effects = ["leader pay 3 jade: gain_corn 9"]
[[leader_option]]
id = "leader_jade"
effects = ["leader pay 6 corn: gain_jade 4"]
"""


def pack(rows: str) -> Pack:
    return GAME.read_pack(f'game = "yucatan"\nname = "printed"\n{rows}')


def effects(table: str, name: str, *lines: str) -> str:
    return f'[[{table}]]\nid = "{name}"\neffects = [{", ".join(f"{line!r}" for line in lines)}]\n'


def panel(steward: tuple[str, ...], carver: tuple[str, ...]) -> Table:
    """Seat 0 takes the reward of 2 corn and 1 jade, with advisors who do this."""
    rows = effects("advisor", "steward", *steward) + effects("advisor", "jade_carver", *carver)
    t = table(pack=pack(rows)).serves(0, "steward", "jade_carver").has(0, corn=1, jade=0).turn(0)
    return t.plays("lead first", "move red", "reward 1a")


# Order


@pytest.mark.rule("YU-2.9", "YU-7.2")
def test_the_effects_of_an_upgrade_come_in_the_order_printed_on_it():
    ours = pack(effects("leader_upgrade", "jade_regalia", "leader: gain_corn 2", "leader pay 7 corn: draw_special 1"))
    t = table(pack=ours).has(0, step=1, corn=5).turn(0).plays("lead city", "receive jade")
    assert (t.asked, t.menu) == ("0 PayCost", ["pay", "pass"])


@pytest.mark.rule("YU-2.9", "YU-7.2")
@pytest.mark.parametrize(("first", "asked"), [("jade_regalia", "0 PayCost"), ("voice_of_the_gods", "0 UsePower")])
def test_of_several_upgrades_the_owner_says_which_comes_first(first, asked):
    rows = effects("leader_upgrade", "voice_of_the_gods", "leader pay 2 jade: gain_vp 1")
    t = table(pack=pack(rows)).has(0, step=3, jade=1).turn(0).plays("lead city", "receive corn")
    assert (t.asked, t.menu) == ("0 OrderEffects", ["use-upgrade jade_regalia", "use-upgrade voice_of_the_gods"])
    t.refuses("use-upgrade council_of_war", NOT_DUE)
    assert t.plays(f"use-upgrade {first}").asked == asked


@pytest.mark.rule("YU-2.9", "YU-10.5")
@pytest.mark.parametrize(("first", "asked"), [("steward", "0 PayCost"), ("jade_carver", "0 TakeTurn")])
def test_of_several_advisors_set_off_by_one_panel_the_owner_says_who_comes_first(first, asked):
    t = panel(("city_corn: gain_corn 2",), ("city_jade pay 4 corn: draw_special 1",))
    assert (t.asked, t.menu) == ("0 OrderEffects", ["use-advisor steward", "use-advisor jade_carver"])
    t.refuses("use-advisor pathfinder", NOT_DUE)
    assert t.plays(f"use-advisor {first}").asked == asked  # without the steward's corn nothing can be bought
    assert t.player(0).corn == 4


@pytest.mark.rule("YU-2.9", "YU-10.5")
def test_one_advisor_set_off_twice_acts_in_the_order_printed_on_it():
    t = panel(("city_jade: gain_corn 2", "city_corn pay 4 corn: draw_special 1"), ())
    assert t.asked == "0 PayCost"


@pytest.mark.rule("YU-2.9")
def test_nobody_is_asked_for_an_order_that_changes_nothing():
    t = panel(("city_corn: gain_corn 2",), ("city_jade: gain_jade 1, draw_special 1",))
    assert (t.asked, t.stocks(0)[:2]) == ("* DrawCard", (4, 3))


@pytest.mark.rule("YU-2.9", "YU-9.18")
def test_in_combat_too_the_owner_orders_pieces_of_which_one_gives_an_action():
    rows = effects("special_card", "glory", "resolve: train at 4 corn") + effects(
        "advisor", "war_captain", "resolve: gain_corn 4"
    )
    t = table(pack=pack(rows)).army(1, 1, "red").hand(0, "glory").hand(1, "raid").serves(0, "war_captain", "pathfinder")
    t.has(0, corn=0).turn(0).plays("lead first", "move red", "1 fight raid", "0 fight glory")
    assert t.menu == ["use-card glory", "use-advisor war_captain"]
    assert t.plays("use-advisor war_captain").asked == "0 Train"


# Questions that would be without an answer


@pytest.mark.rule("YU-2.2", "YU-10.3")
def test_where_no_reward_can_be_taken_the_activation_brings_none():
    t = table(pack=pack(ALL_CONDITIONAL)).turn(0).plays("lead first", "move yellow")
    assert (t.asked, t.menu) == ("0 ChooseReward", ["pass"])
    assert t.plays("pass").asked == "0 TakeTurn"
    assert t.heard("idle 0 activate_city") == 1


@pytest.mark.rule("YU-2.2", "YU-10.1")
def test_the_reward_of_round_4_comes_even_where_no_other_can_be_taken():
    rows = ALL_CONDITIONAL + effects("city_reward", "yellow_2", "reward if abilities 2: gain_corn 2")
    t = table(pack=pack(rows)).round(4).turn(0).plays("lead first", "move yellow")
    assert t.menu == ["pass"]
    assert t.plays("pass").points[0] == 2


@pytest.mark.rule("YU-10.6")
def test_a_reward_that_can_be_taken_must_be_taken_all_the_same():
    t = table(pack=pack(ALL_CONDITIONAL)).evolves(0, abilities=2).turn(0).plays("lead first", "move yellow")
    t.refuses("pass", MUST_ACTIVATE)


@pytest.mark.rule("YU-2.2", "YU-7.3")
def test_a_city_leader_who_can_pay_for_nothing_brings_nothing():
    t = table(pack=pack(ALL_PRICED)).has(0, corn=1, jade=2).turn(0).plays("lead city")
    assert (t.asked, t.menu) == ("0 ChooseGift", ["pass"])
    assert t.plays("pass").asked == "0 UsePower"
    t = table(pack=pack(ALL_PRICED)).has(0, corn=6, jade=2).turn(0).plays("lead city")
    t.refuses("pass", MUST_RECEIVE)


@pytest.mark.rule("YU-2.2")
@pytest.mark.parametrize("rows", [ALL_CONDITIONAL, ALL_PRICED])
def test_games_with_such_packs_never_come_to_a_dead_end(rows):
    rng = random.Random(7)
    for seats in (2, 3):
        s = GAME.new(GAME.setup(seats, {}, pack(rows)))
        while s.agenda:
            seat = engine.asked(s)[0]
            engine.step(s, rng.choice(engine.options(s, seat)), seat)
            GAME.check(s)


# Labels


@pytest.mark.rule("YU-20.17")
@pytest.mark.parametrize(
    ("lang", "alone", "with_more"),
    [
        ("en", "Reward of round 1: −1 corn one of: +3 corn +1 jade", "Reward of round 1: +2 VP +a choice"),
        ("ru", "Бонус раунда 1: −1 кукуруза одно из: +3 кукурузы +1 нефрит", "Бонус раунда 1: +2 ПО +на выбор"),
        (
            "es",
            "Recompensa de la ronda 1: −1 maíz a elegir: +3 maíces +1 jade",
            "Recompensa de la ronda 1: +2 PV +a elegir",
        ),
    ],
)
def test_things_joined_by_or_are_labelled_as_a_choice_not_as_a_sum(lang, alone, with_more):
    rows = effects("city_reward", "yellow_1a", "reward pay 1 corn: gain_corn 3 or gain_jade 1")
    rows += effects("city_reward", "yellow_1b", "reward: gain_vp 2", "reward: gain_corn 3 or gain_jade 1")
    t = table(pack=pack(rows)).turn(0).plays("lead first", "move yellow")
    choices = [GAME.choices.parse(line) for line in ("reward 1a", "reward 1b")]
    assert [wording(GAME, lang).choice(c, GAME.hints(t.s, c)) for c in choices] == [alone, with_more]
