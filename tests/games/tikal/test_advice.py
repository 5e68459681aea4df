"""What the advice makes of positions: a bot that follows it plays a sensible game."""

import random
from collections.abc import Iterator
from statistics import mean

import pytest
from tests.games.tikal.table import Table, hexes, table

from patolli.bots import ask, make_bot
from patolli.core.engine import asked, options, step
from patolli.core.match import Match
from patolli.games.tikal import GAME
from patolli.games.tikal.advice import value
from patolli.games.tikal.advice.reach import FAR, supply_lines, ways
from patolli.games.tikal.choices import HEXES
from patolli.games.tikal.components import TEMPLE
from patolli.games.tikal.exploring import LayTile
from patolli.games.tikal.state import OUT_OF_GAME, State
from patolli.lab.simulate import play_game, simulate


def whole_turn(t: Table, luck: int = 1) -> list[str]:
    """What a greedy bot does until somebody else is asked."""
    bot, rng, seat, done = make_bot("greedy"), random.Random(luck), asked(t.s)[0], []
    while asked(t.s)[:1] in ((seat,), (-1,)):
        if asked(t.s) == (-1,):
            if "RevealTile" in t.asked:
                break
            step(t.s, options(t.s)[0])
            continue
        choice = ask(bot, GAME, t.s, seat, rng)
        done.append(GAME.choices.text(choice))
        step(t.s, choice, seat)
    return done


def told(match: Match, word: str) -> Iterator[list[str]]:
    """The events of a match that begin with a word."""
    for happened in match.replay():
        for event in happened.events:
            words = GAME.events.text(event.what).split()
            if words[0] == word:
                yield words


# Positions


def test_a_treasure_within_reach_is_recovered() -> None:
    t = table().lays("A4 c4 1").puts(0, c4=1).turn(0, points=3)
    assert whole_turn(t)[0] == "recover c4"


def test_a_site_is_worth_walking_to() -> None:
    t = table().lays("A4 c4 1").puts(0, leader="a5").turn(0)
    assert "recover c4" in whole_turn(t)


def test_a_tie_is_broken_before_scoring() -> None:
    t = table().raises(a4=6).puts(0, a4=1, a5=1).puts(1, a4=1, b5=3).last_scoring(0, 1)
    whole_turn(t)
    assert t.points[0] >= 6


def test_several_figures_together_take_a_temple_before_scoring() -> None:
    t = table().raises(a4=7).puts(1, a4=2).last_scoring(0, 1)
    turn = whole_turn(t)
    assert turn.count("walk explorer a5 a4") == 3 or "walk leader a5 a4" in turn
    assert t.points[0] >= 7


def test_steps_are_uncovered_where_one_leads_and_not_for_others() -> None:
    t = table().puts(0, a4=2).turn(0, points=4)
    assert whole_turn(t)[:2] == ["uncover a4", "uncover a4"]
    t = table().raises(a4=5).puts(0, a4=1).puts(1, leader="a4", a4=3).turn(0, points=2)
    assert "uncover a4" not in whole_turn(t)


def test_a_swap_that_makes_a_pair_is_made() -> None:
    t = table().guards(0, "a4").guards(1, "b5").owns(0, mask=1, shell=1).owns(1, mask=1, codex=2).turn(0, points=3)
    assert whole_turn(t)[0] == "swap 1 shell mask"


def test_a_good_temple_is_guarded_and_the_leader_is_not_wasted_on_it() -> None:
    t = table().raises(a4=8).puts(0, leader="a4", a4=5).puts(1, leader="a5", a4=4, a5=2).turn(0)
    t.s.rounds = 1
    assert "guard explorer a4" in whole_turn(t)
    assert t.player(0).leader != OUT_OF_GAME


def test_no_guard_is_wasted_on_a_poor_temple() -> None:
    t = table().puts(0, a4=1).puts(1, leader="b5").turn(0, points=5)
    assert not any(line.startswith("guard") for line in whole_turn(t))


def test_with_nothing_to_gain_the_turn_is_ended_at_once() -> None:
    t = table().puts(0, leader="a4").last_scoring(0, 1).plays("end").plays("1 end")
    assert t.asked == ""
    t = table().guards(0, "a4").guards(1, "b5").puts(0, a5=2).turn(0)
    t.s.rounds = 4
    assert whole_turn(t) == ["end"]


def test_a_temple_is_laid_on_ones_own_side() -> None:
    t = table().lays("A6 a3 0", "B4 a2 0", "B5 c5 0", "C4 d5 0")
    t.puts(0, leader="a2", a2=2, a3=2).puts(1, leader="d5", d5=2, c5=2).lays_next(0, "C2")
    frame = t.s.agenda[-1]
    assert isinstance(frame, LayTile)
    choice = ask(make_bot("greedy"), GAME, t.s, 0, random.Random(1))
    mine, theirs = hexes("a1", "a2", "b1", "b2", "b3"), hexes("c4", "d4", "d5", "e5", "e4")
    assert choice[1] in mine
    assert choice[1] not in theirs


def test_looking_changes_nothing_and_works_in_every_position() -> None:
    for version in ("base", "tactical"):
        rng = random.Random(1)
        s = GAME.new(GAME.setup(3, {"version": version}))
        while s.agenda:
            if rng.random() < 0.1:
                before = s.digest()
                assert all(abs(value(s, seat)) < 1000 for seat in range(3))  # type: ignore[arg-type]
                assert s.digest() == before
            step(s, rng.choice(options(s)), asked(s)[0])
        assert isinstance(s, State)
        ahead = [value(s, seat) for seat in range(3)]
        assert ahead.index(max(ahead)) in GAME.winners(s)


# How far it is


@pytest.mark.rule("TK-16.4")
def test_ways_are_as_long_as_the_rules_say() -> None:
    over = ways(table().s)
    a4, b4, b5, a5 = hexes("a4", "b4", "b5", "a5")
    assert {at: over.walk(a5)[at] for at in (a4, b4, b5)} == {a4: 2, b4: 1, b5: 2}
    assert over.row(a5) == ((a4, 2), (b5, 2))
    assert over.row(b4) == ((a4, 3), (b5, 3))


def test_ways_are_the_shortest_and_the_same_in_both_directions() -> None:
    s = Match(GAME, GAME.setup(4)).state
    rng = random.Random(3)
    while s.agenda:
        step(s, rng.choice(options(s)), asked(s)[0])
    assert isinstance(s, State)
    over = ways(s)
    assert ways(s.copy()) is over
    for start in range(HEXES):
        for end, cost in over.walk(start).items():
            assert over.walk(end)[start] == cost <= FAR
            if cost:
                assert cost == min(over.walk(start).get(n, 99) + stones for n, stones in s.roads[end])


def test_figures_come_by_the_nearest_camp() -> None:
    t = table().lays("A6 c4 0", "B1 d3 0").camps(0, "c4")
    over, d3 = ways(t.s), hexes("d3")[0]
    assert t.s.terrain[d3] == TEMPLE
    nearest = dict(supply_lines(over, t.player(0).bases, 1))[d3]
    assert nearest == 1 + min(over.walk(base).get(d3, 99) for base in t.player(0).bases)
    assert nearest < 1 + over.walk(hexes("a5")[0]).get(d3, 99)


# Whole games


@pytest.mark.slow
def test_advice_beats_chance() -> None:
    found = simulate(GAME, GAME.setup(2), ["greedy", "random"], 20, 1)
    greedy, chance = found["seats"]
    assert greedy["wins"] >= 19
    assert greedy["mean_score"] > 3 * chance["mean_score"]


@pytest.mark.parametrize("version", ["base", "tactical"])
def test_four_who_follow_it_play_a_sensible_game(version: str) -> None:
    match = play_game(GAME, GAME.setup(4, {"version": version}), ["greedy"] * 4, 1, 0)
    assert 50 < mean(GAME.scores(match.state)) < 140
    assert mean(int(unused) for _, _, unused in told(match, "ended")) < 0.5
    assert len(list(told(match, "recovered"))) > 6
    assert len(list(told(match, "uncovered"))) > 20
    assert {seat for _, seat, figure, *_ in told(match, "placed") if figure == "leader"} == set("0123")
    bids = [int(amount) for _, _, amount in told(match, "bought")]
    assert bool(bids) == (version == "tactical")
    assert max(bids, default=1) <= 8
