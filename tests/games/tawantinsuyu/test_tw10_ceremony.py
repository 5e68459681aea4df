"""TW-10 and TW-11: ceremonies, the end of the game."""

import pytest
from tests.games.tawantinsuyu.table import table

from patolli.games.tawantinsuyu import GAME, ceremonial_cards, ceremony, god_cards
from patolli.games.tawantinsuyu.ceremonial_cards import from_behind
from patolli.games.tawantinsuyu.ceremony import FeedCards, region_leader
from patolli.games.tawantinsuyu.choices import SPACE
from patolli.games.tawantinsuyu.scoring import FinalScoring, final_points, winners
from patolli.games.tawantinsuyu.state import NOBODY


@pytest.mark.rule("TW-10.1")
def test_a_ceremony_opens_the_next_turn_of_the_holder():
    t = table().ceremony(0).deals()
    while t.asked != "0 TakeTurn":
        t.plays("stop").deals()
    assert (t.s.held, t.s.token, t.heard("ceremony 1")) == (1, NOBODY, 1)


@pytest.mark.rule("TW-10.2", "TW-12.5", "TW-12.8", "TW-12.19", "TW-12.10")
def test_buildings_that_work_at_ceremonies():
    t = table().owns(0, "Z06", "Z09", "Z10", "Z12").goods(0, gold=1).tapestry(0, "W02", "W03").ceremony_alone(0)
    assert t.asked == "0 ChoosePart"
    t.plays("part step", "decline").deals()
    assert t.player(0).step == 1
    assert t.has(0)[:3] == (4 + 2 + 1 + 1, 1, 1)
    assert t.vp(0) == 10 + 2 + 1
    assert t.s.held == 1


@pytest.mark.rule("TW-10.3")
def test_everybody_trades():
    t = table(4).tapestry(1, "W02", "W03").ceremony_alone(0).deals()
    assert t.has(1)[3] == 1


@pytest.mark.rule("TW-10.4")
def test_the_temple_pays_points_and_resources():
    t = table().step(0, 8).step(1, 6).ceremony_alone(0).deals()
    assert (t.vp(0), t.has(0), t.vp(1), t.has(1)) == (15, (0, 0, 0, 1), 14, (0, 0, 1, 0))
    summit = table().step(0, 14).ceremony_alone(0).deals()
    assert summit.vp(0) == 21
    whole = table(rulings="temple-all").step(0, 13).ceremony_alone(0)
    assert whole.asked == "0 TakeGodCard"


@pytest.mark.rule("TW-10.5")
def test_a_region_pays_its_leader_for_every_casualty():
    t = table(3).casualties("priest", "warrior").lands(0, "antisuyu-1", "qullasuyu-2").lands(1, "antisuyu-6")
    assert [region_leader(t.s, region) for region in range(4)] == [NOBODY, 1, 0, NOBODY]
    t.ceremony_alone(0).deals()
    assert (t.vp(0), t.vp(1), t.vp(2), len(t.s.casualties)) == (12, 12, 10, 2)


@pytest.mark.rule("TW-10.6")
def test_cards_in_hand_cost_potatoes_or_points():
    t = table().cards(0, "G01", "G02", "G03").goods(0, potato=1).asks(FeedCards(-2, 0))
    assert (t.has(0)[0], t.vp(0)) == (0, 6)
    t = table().cards(0, "G01", "G02", "G03").goods(0, potato=1, gold=3).asks(FeedCards(-2, 0))
    assert t.menu == ["cover 0", "cover 1", "cover 2"]
    t.refuses("cover 3", ceremony.NOT_SO_MUCH_GOLD).plays("cover 1")
    assert (t.has(0), t.vp(0)) == ((0, 0, 0, 2), 8)


@pytest.mark.rule("TW-10.7")
def test_after_the_third_ceremony_comes_the_end():
    t = table().held(2).ceremony(0).deals()
    assert (t.asked, t.heard("finale")) == ("", 1)


@pytest.mark.rule("TW-10.8", "TW-10.9")
def test_the_village_is_filled_again_and_two_players_get_blocking_workers():
    t = table().village().hill(M0a="priest").ceremony_alone(0).deals()
    assert len(t.s.village) == 5
    middle = [SPACE.values[n] for n in range(45) if t.s.hill[n] != NOBODY]
    assert sorted(middle) == ["M0a", "M1c", "M2a", "M3b", "M4b"]
    later = table().village().held(1).ceremony_alone(0).deals()
    assert set(later.s.hill) == {NOBODY}
    short = table().village().bag("priest", "courier").ceremony_alone(0).deals()
    assert sorted(short.s.village) == [3, 4]


@pytest.mark.rule("TW-10.10")
def test_those_behind_draw_more_cards():
    t = table(4).points(0, 10).points(1, 20).points(2, 10).points(3, 5)
    assert from_behind(t.s, 0) == [3, 2, 0, 1]
    t.ceremony_alone(0).deals()
    told = {line for line in t.told if line.startswith("ceremonial")}
    assert told == {"ceremonial 3 2", "ceremonial 2 2", "ceremonial 0 1", "ceremonial 1 1"}


@pytest.mark.rule("TW-10.11", "TW-10.16", "TW-10.17")
def test_up_to_three_cards_are_played_and_cards_come_from_the_deck_only():
    t = (
        table()
        .cards(0, "G02", "G24", "G30", "G01")
        .goods(0, potato=4)
        .altar("G08")
        .hold(0, "A16")
        .ceremony_alone(0)
        .deals()
    )
    assert t.asked == "0 PlayCards"
    t.refuses("play-card G15", ceremonial_cards.CARD_NOT_HELD)
    t.plays("spend-army A16").refuses("take-card G08", god_cards.DECK_ONLY).plays("decline")
    t.plays("play-card G02", "play-card G24", "play-card G30")
    assert (t.vp(0), len(t.s.set_aside), t.asked) == (25, 3, "1 PlayCards")
    t.plays("stop").deals()
    assert (t.s.set_aside, t.s.altar, t.s.deck_only) == ((), (7,), False)


@pytest.mark.rule("TW-10.12")
def test_the_market_is_renewed():
    t = table().market("P01", "Z05").ceremony_alone(0).deals()
    while t.asked:
        t.plays("stop").deals()
    assert (len(t.s.market), t.s.house_decks[0].layers[-1]) == (4, (0,))


@pytest.mark.rule("TW-10.13")
def test_the_worker_limit_waits_and_only_the_active_player_discards_army_cards():
    t = table().workers(0, "priest", "priest", "courier").hold(0, "A01").hold(1, "A02").ceremony_alone(0).deals()
    assert any(line.startswith("spend-army") for line in t.menu)
    t.plays("stop").deals()
    assert not any(line.startswith("spend-army") for line in t.menu)
    assert len(t.player(0).workers) == 3


@pytest.mark.rule("TW-10.14", "TW-10.15")
def test_with_an_empty_bag_the_next_ceremony_is_the_last():
    t = table().village().bag().ceremony(0).deals()
    assert (t.s.token, t.s.last, t.vp(0), t.asked) == (0, True, 12, "0 PlayCards")
    while t.asked != "0 TakeTurn":
        t.plays("stop").deals()
    t.ceremony(0).deals()
    assert (t.asked, t.s.held) == ("", 2)


@pytest.mark.rule("TW-11.1", "TW-11.1.1", "TW-11.1.2", "TW-11.1.3", "TW-11.1.4", "TW-11.1.5", "TW-11.1.6", "TW-11.1.7")
def test_the_final_scoring():
    t = table().tapestry(0, "W02", "W03", "W05").step(0, 12).owns(0, "P03", "Z03").exhausted(0, "P04")
    t.cards(0, "G01", "G02").field(0, "A01").tired(0, "A02").hold(0, "A03").workers(0, "priest").goods(0, gold=2)
    assert list(final_points(t.s, 0).values()) == [3, 6, 4, 2, 1, 1, 2]
    t.owns(0, "Z06").asks(FinalScoring())
    assert (t.vp(0), sum(GAME.breakdown(t.s)[0].values())) == (10 + 3 + 6 + 6 + 4 + 1 + 1 + 2, t.vp(0))


@pytest.mark.rule("TW-11.2")
def test_most_points_win_then_most_resources_else_it_is_shared():
    t = table().points(0, 50).points(1, 40)
    assert winners(t.s) == (0,)
    t.points(1, 50).goods(1, potato=1)
    assert winners(t.s) == (1,)
    t.goods(0, gold=1)
    assert winners(t.s) == (0, 1)
    t.asks(FinalScoring())
    assert (t.heard("won 0"), t.heard("shared")) == (1, 0)
    assert any(line.startswith("won 0") and line.endswith(" points") for line in t.told)


@pytest.mark.rule("TW-3.3", "TW-10.13")
def test_in_the_last_ceremony_the_active_player_may_still_use_army_cards():
    t = table().held(2).hold(0, "A13").hold(1, "A14").ceremony(0)
    t.plays("spend-army A13", "stop")
    assert (t.s.agenda, t.vp(0), t.vp(1)) == ([], 13, 10)
