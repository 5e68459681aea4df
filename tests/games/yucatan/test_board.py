"""The board as text, and what a good player looks at."""

import random

from tests.games.yucatan.table import START, Table, fresh, table

from patolli.bots import ask, make_bot
from patolli.core import engine
from patolli.core.frame import CHANCE
from patolli.games.yucatan import GAME


def words(key: str) -> str:
    kind, _, name = key.partition("-")
    return f"N{name}" if kind == "name" else name.replace("_", " ")[:12]


def drawn(t: Table, seat: int | None = None) -> str:
    return GAME.draw(t.view(seat), words)


def test_the_board_shows_cities_armies_settlements_and_the_own_hand():
    t = table(3).army(0, 1, "red", 4, "shields", creature="jaguar").jade_in("blue", 2).has(1, score=7).turn(0)
    text = drawn(t, 0)
    assert "red          ◆1 ♟4 jaguar" in text
    assert "blue    ¤2" in text
    assert "▲1 ♟3   ▲2 ♟3" in text
    assert "army 1: jaguar → 1, shields   army 2: ·" in text
    assert "hand: charge 5, snare 3, raid 1, ambush 0, skirmish 1, jaguar card 7" in text
    assert "hand" not in drawn(t)


def test_the_board_shows_a_combat_as_it_adds_up():
    t = table().army(0, 1, "jungle", 3, "net_masters").army(1, 1, "red").hand(0, "charge").hand(1, "raid").turn(0)
    t.plays("lead first", "move red")
    assert "attacker ◆ N0\n" in drawn(t)
    t.plays("0 fight charge", "1 fight raid")
    assert "attacker ◆ N0: charge   5 + 4 + 0 + 0 = 9" in drawn(t)
    assert "winner ◆ N0" in drawn(t)


def test_the_head_of_the_board_names_a_turn_only_while_turns_are_taken():
    t = fresh()
    assert drawn(t).splitlines()[0] == "round 1   start   first ◆ N0   prisoner-poi 3"
    t.plays(*(f"{seat} {line}" for seat in (0, 1) for line in START))
    assert drawn(t).splitlines()[0].startswith("round 1   turn 1: ◆ N0   first")
    rng, named = random.Random(2), set()
    while t.s.agenda:
        view = t.view(None)
        named.add((view["together"], "   turn " in drawn(t).splitlines()[0]))
        seat = engine.asked(t.s)[0]
        engine.step(t.s, rng.choice(engine.options(t.s, seat)), seat)
    assert {("sacrifice", True), ("start", True)}.isdisjoint(named)
    assert {("sacrifice", False), ("cards", True), ("", True)} <= named


def test_every_option_has_hints_that_are_numbers():
    rng = random.Random(3)
    s = GAME.new(GAME.setup(4, {"marker": "may_fall"}))
    named: dict[int, set[str]] = {}
    while s.agenda:
        seat = engine.asked(s)[0]
        found = engine.options(s, seat)
        for choice in found:
            hints = GAME.hints(s, choice)
            assert all(type(n) is int and n >= 0 for n in hints.values())
            assert named.setdefault(choice[0], set(hints)) == set(hints)  # the same figures whenever it is asked
        engine.step(s, rng.choice(found), seat)


def test_greedy_beats_random_by_far():
    bots = [make_bot("greedy"), make_bot("random")]
    for number in range(3):
        rng = random.Random(number)
        s = GAME.new(GAME.setup(2))
        while s.agenda:
            seat = engine.asked(s)[0]
            who = bots[(seat + number) % 2] if seat != CHANCE else None
            choice = ask(who, GAME, s, seat, rng) if who else rng.choice(engine.options(s))
            engine.step(s, choice, seat)
        assert GAME.winners(s) == (number % 2,)
