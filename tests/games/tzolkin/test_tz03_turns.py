"""TZ-3: rounds and turns."""

import pytest
from tests.games.tzolkin.table import table

from patolli.core.refusal import NOT_NOW
from patolli.games.tzolkin.picking import NOT_YOUR_WORKER
from patolli.games.tzolkin.placing import NO_WORKER_IN_HAND


@pytest.mark.rule("TZ-3.1", "TZ-3.7")
def test_every_player_takes_a_turn_then_the_calendar_turns():
    t = table(3).day(8).owns(0, corn=9).turn(1)
    t.plays("1 place palenque", "end", "2 place tikal", "end", "0 place-start", "end")
    assert t.heard("food-day 1") == 1
    t.plays("0 turn 1")
    assert (t.s.day, t.asked, t.at("palenque 1")) == (9, "0 ChooseTurn", 1)
    order = [line.split()[0] for line in t.told]
    assert order.index("food-day") < order.index("new-start")


@pytest.mark.rule("TZ-3.7")
def test_after_a_food_day_workers_return_the_calendar_turns_and_the_next_quick_action_lies_ready():
    t = table(3, "quick_actions+prophecies").day(8).turn()
    t.s.quick_tiles = (0, 1, 2, 3, 4, 5, 6)
    t.s.prophecies = (4, 5, 6)
    t.s.quick_space[2], t.s.players[1].hand = 1, 2
    t.evening().lets()
    told = [line.split()[0] for line in t.told]
    assert told.index("food-day") < told.index("prophecy-came") < told.index("corn-added") < told.index("quick-now")
    assert (t.player(1).hand, t.s.quick_space[2]) == (3, -1)
    assert t.view["prophecy"] == "forest_fires"


@pytest.mark.rule("TZ-3.2")
def test_begging_comes_first():
    t = table().turn()
    assert [line for line in t.menu if line.startswith("beg")] == ["beg chaac", "beg quetzalcoatl", "beg kukulkan"]
    t.plays("place palenque").refuses("beg chaac", NOT_NOW)
    table().on(0, "palenque 1").turn().plays("pick palenque 1", "nothing").refuses("beg chaac", NOT_NOW)


@pytest.mark.rule("TZ-3.3")
def test_one_places_or_picks_up_never_both_and_never_neither():
    t = table().on(0, "palenque 1").turn().refuses("end", NOT_NOW)
    t.allows("place tikal", "pick palenque 1")
    t.plays("place tikal").refuses("pick palenque 1", NOT_NOW)
    t = table().on(0, "palenque 1").turn().plays("pick palenque 1", "act palenque 1").refuses("place tikal", NOT_NOW)


@pytest.mark.rule("TZ-3.4")
def test_with_all_workers_on_gears_one_picks_up_and_with_none_one_places():
    t = table().on(0, "palenque 1", "tikal 2", "uxmal 0").turn().refuses("place tikal", NO_WORKER_IN_HAND)
    assert all(line.startswith(("pick", "beg")) for line in t.menu)
    t = table().turn()
    assert not [line for line in t.menu if line.startswith("pick")]
    t = table().on(0, "palenque 1", "tikal 2").on_start(0).turn()
    assert [line for line in t.menu if not line.startswith("beg")] == ["pick palenque 1", "pick tikal 2"]
    t.refuses("pick uxmal 0", NOT_YOUR_WORKER).refuses("pick tikal 12", NOT_YOUR_WORKER)


@pytest.mark.rule("TZ-3.5")
def test_the_display_is_refilled_at_the_end_of_the_turn_from_the_deck_of_the_age():
    six = ["a1_small_farm", "a1_small_farm", "a1_small_farm", "a1_common_farm", "a1_grave_builder", "a1_common_farm"]
    t = table().shows(*six).deck(1, "a1_shrine_architecture").deck(2, "a2_large_farm").owns(0, wood=9)
    t.picks("tikal 4").plays("act tikal 4", "build a1_small_farm")
    assert len(t.shown) == 5
    t.plays("build a1_small_farm")
    assert len(t.shown) == 4
    t.plays("end")
    assert t.menu == ["reveal a1_shrine_architecture"]
    t.plays("* reveal a1_shrine_architecture")
    assert (len(t.shown), t.asked) == (5, "1 ChooseTurn")


@pytest.mark.rule("TZ-3.6")
def test_the_order_of_a_turn_with_placing():
    t = table(modules="quick_actions+tribes").quick("qa_corn").is_tribe(0, "ah_chuy_kak").start_corn(2)
    t.hires(0, 5).owns(0, corn=20).on(0, "palenque 2").turn()
    t.plays("place palenque", "place tikal", "place-start", "place-quick", "end")
    told = [line.split()[0] for line in t.told]
    assert told.index("start-corn") < told.index("quick-done")
    assert t.asked == "0 PickUpAnother"
    t.plays("pick palenque 2", "act palenque 2", "harvest corn")
    assert t.asked == "1 ChooseTurn"


@pytest.mark.rule("TZ-3.6")
def test_bacab_is_topped_up_before_he_may_beg():
    t = table(modules="tribes").is_tribe(0, "bacab").turn()
    assert t.player(0).corn == 2
    assert t.menu[0] == "beg chaac"
