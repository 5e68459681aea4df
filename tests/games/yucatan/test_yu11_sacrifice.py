"""YU-11, YU-16: sacrifices, the pyramid, evolution, and the variant for first games."""

import pytest
from tests.games.yucatan.table import Table, table

from patolli.games.yucatan import GAME
from patolli.games.yucatan.sacrifice import (
    BONUS_ROW_CLOSED,
    END_OF_COLUMN,
    NOT_SO_MANY,
    OFFERED_ALREADY,
    OTHER_COLUMN,
    TOKEN_NOT_HELD,
)


def phase(seats: int = 2, round: int = 1, **options: str) -> Table:
    return table(seats, None, **options).round(round)


@pytest.mark.rule("YU-11.1")
def test_all_offer_at_once_in_secret_from_none_to_all():
    t = phase(3).holds(0, 1, 2).sacrifices()
    assert t.asked == "0+1+2 MakeSacrifices"
    assert t.menu_of(0) == ["offer-prisoners 0", "offer-prisoners 1"]
    t.refuses("0 offer-prisoners 2", NOT_SO_MANY).refuses("0 offer-jade 1", OFFERED_ALREADY)
    t.plays("0 offer-prisoners 1", "0 offer-jade 2", "0 offer-corn 5")
    t.refuses("0 offer-token 0", TOKEN_NOT_HELD).plays("0 offer-token 2").refuses("0 offer-token 2", OFFERED_ALREADY)
    assert t.menu_of(0) == ["offer-token 1", "pass"]
    assert t.view(1)["answer"]["prisoners"] == 0
    assert t.view(0)["answer"] == GAME.view(t.s, 0)["answer"]
    assert t.stocks(0) == (5, 2, 1)  # nothing moves before all have chosen
    t.plays("0 pass")
    assert t.view(1)["answered"] == [0]


@pytest.mark.rule("YU-11.1")
def test_the_order_of_answers_does_not_matter():
    one = phase().sacrifices().offers(0, prisoners=1).offers(1, jade=2)
    two = phase().sacrifices().offers(1, jade=2).offers(0, prisoners=1)
    assert one.s == two.s


@pytest.mark.rule("YU-11.1")
def test_who_has_nothing_is_not_asked():
    t = phase().has(0, corn=0, jade=0, prisoners=0).sacrifices()
    assert t.asked == "1 MakeSacrifices"
    t = phase()
    for seat in (0, 1):
        t.has(seat, corn=0, jade=0, prisoners=0)
    t.sacrifices()
    assert t.heard("offered") == 0
    assert t.s.round == 2


@pytest.mark.rule("YU-11.2", "YU-18.9", "YU-11.3")
def test_points_for_prisoners_jade_corn_and_clan_tokens():
    t = phase(4, 2).has(0, prisoners=3, jade=5, corn=7).holds(0, 1, 2, 3).sacrifices()
    t.offers(0, 3, 5, 7, (1, 2, 3)).offers(1).offers(2).offers(3)
    assert t.heard("offered 0 3 5 7 3 11") == 1
    assert t.stocks(0) == (0, 0, 0)
    assert t.player(0).tokens == 0


@pytest.mark.rule("YU-11.2", "YU-18.10", "YU-19.32", "YU-11.3", "YU-19.28")
def test_one_clan_token_alone_gives_nothing_and_is_given_up():
    t = phase().holds(0, 1).sacrifices().offers(0, tokens=(1,)).offers(1)
    assert t.heard("offered 0 0 0 0 1 0") == 1
    assert t.player(0).tokens == 0


@pytest.mark.rule("YU-11.2", "YU-20.14", "YU-20.15")
def test_effects_add_points_even_without_a_sacrifice():
    t = phase().has(0, step=3).sacrifices().offers(0).offers(1)
    assert t.heard("offered 0 0 0 0 0 2") == 1
    t = phase(5).serves(0, "envoy", "steward").holds(0, 1, 2).sacrifices().offers(0, tokens=(1, 2))
    for seat in (1, 2, 3, 4):
        t.offers(seat)
    assert t.heard("offered 0 0 0 0 2 2") == 1


@pytest.mark.rule("YU-11.2")
def test_jade_and_corn_are_not_mixed_to_fill_a_group():
    t = phase().has(0, jade=1, corn=3).sacrifices().offers(0, 0, 1, 3).offers(1)
    assert t.heard("offered 0 0 1 3 0 0") == 1


@pytest.mark.rule("YU-11.4", "YU-18.5")
@pytest.mark.parametrize(("marker", "after", "moved"), [(2, 3, True), (3, 3, False), (5, 5, False)])
def test_only_more_points_than_before_move_the_marker(marker, after, moved):
    t = phase().has(0, marker=marker).sacrifices().offers(0, prisoners=1).offers(1)
    assert (t.player(0).marker, t.player(0).advanced) == (after, moved)


@pytest.mark.rule("YU-11.5", "YU-18.22", "YU-11.6", "YU-19.23")
def test_all_with_the_most_points_who_advanced_climb_and_score_their_step():
    t = phase(3).has(0, prisoners=2, jade=2).has(1, prisoners=2, jade=2).sacrifices()
    t.offers(0, 2, 2).offers(1, 2, 2).offers(2, 1)
    assert [player.step for player in t.s.players] == [1, 1, 0]
    assert t.points == (8, 8, 3)
    assert t.view()["players"][0]["upgrades"] == ["jade_regalia"]
    assert GAME.breakdown(t.s)[0]["pyramid"] == 1


@pytest.mark.rule("YU-11.5", "YU-18.15", "YU-19.22", "YU-11.6", "YU-18.4")
def test_highest_without_advance_nobody_climbs():
    t = phase(2, 2).has(0, prisoners=4, marker=8).has(1, prisoners=3, marker=5).sacrifices()
    t.offers(0, 4).offers(1, 3)
    assert [player.step for player in t.s.players] == [0, 0]
    assert (t.player(1).marker, t.points) == (6, (8, 6))


@pytest.mark.rule("YU-11.5", "YU-19.31")
def test_at_the_summit_nothing_more_happens_and_an_upgrade_does_not_work_in_its_own_phase():
    t = phase().has(0, step=3, prisoners=2).sacrifices().offers(0, 2).offers(1)
    assert (t.player(0).step, t.points[0]) == (3, 6 + 2 + 3)
    t = phase().has(0, step=2, prisoners=2).sacrifices().offers(0, 2).offers(1)
    assert (t.player(0).step, t.points[0]) == (3, 6 + 3)


# Evolution


@pytest.mark.rule("YU-11.7", "YU-18.21", "YU-19.37", "YU-11.9")
def test_in_round_1_two_markers_in_different_columns_for_at_least_one_point():
    t = phase().sacrifices().offers(0, jade=2).offers(1)
    assert t.asked == "0 Evolve"
    t.plays("evolve construction").refuses("evolve construction", OTHER_COLUMN)
    assert t.menu == ["evolve abilities", "evolve summons"]
    t.plays("evolve summons")
    assert t.player(0).rows == (2, 1, 2)
    assert (t.player(1).rows, t.s.round) == ((1, 1, 1), 2)


@pytest.mark.rule("YU-11.7", "YU-18.3")
def test_later_one_marker_in_turn_order():
    t = phase(3, 2, first="1").sacrifices().offers(0, 1).offers(1, 1).offers(2)
    assert t.asked == "1 Evolve"
    t.plays("evolve abilities")
    assert t.asked == "0 Evolve"
    assert t.plays("evolve abilities").asked == "1 HandOn"


@pytest.mark.rule("YU-11.8", "YU-1.12", "YU-19.25")
def test_the_bonus_row_opens_in_round_4():
    t = table().evolves(0, construction=3).round(3).sacrifices().offers(0, 1).offers(1)
    t.refuses("evolve construction", BONUS_ROW_CLOSED)
    t = table().evolves(0, construction=3).round(4).sacrifices().offers(0, 1).offers(1).plays("evolve construction")
    assert t.view()["players"][0]["rows"]["construction"] == 4
    t = table().round(4).evolves(0, construction=4).sacrifices().offers(0, 1).offers(1)
    t.refuses("evolve construction", END_OF_COLUMN)


# The variant


@pytest.mark.rule("YU-16.1", "YU-18.14", "YU-18.5")
def test_a_marker_that_did_not_advance_may_fall_back_to_half():
    t = phase(marker="may_fall").has(0, marker=7, prisoners=1).sacrifices().offers(0, 1).offers(1, 1)
    assert t.plays("evolve summons", "evolve abilities").asked == "0 FallBack"
    assert GAME.hints(t.s, GAME.choices.parse("fall-back")) == {"marker": 4}
    assert t.plays("fall-back").player(0).marker == 4
    t = phase(marker="may_fall").has(0, marker=7).sacrifices().offers(0).offers(1).plays("pass")
    assert t.player(0).marker == 7


@pytest.mark.rule("YU-16.1")
def test_without_the_variant_or_where_half_is_the_same_nothing_is_asked():
    t = phase().has(0, marker=7).sacrifices().offers(0).offers(1)
    assert (t.s.round, t.asked) == (2, "1 TakeTurn")
    t = phase(marker="may_fall").has(0, marker=1).sacrifices().offers(0).offers(1)
    assert t.asked == "1 TakeTurn"


@pytest.mark.rule("YU-16.2", "YU-13.4")
def test_the_tie_break_uses_the_marker_as_it_stands():
    t = phase(2, 4, marker="may_fall").has(0, marker=6, offered=6).has(1, marker=5, offered=5).sacrifices()
    t.offers(0).offers(1).plays("0 fall-back", "1 pass")
    assert t.points[0] == t.points[1]
    assert GAME.winners(t.s) == (1,)
