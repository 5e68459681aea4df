"""The arena: everybody meets everybody in every seat with the same draws, and the better is rated higher."""

from xml.etree import ElementTree

import pytest

from patolli.games import GAMES
from patolli.lab.arena import arena, companies, picture, rated
from patolli.lab.companies import Result

GAME = GAMES["tzolkin"]


def test_companies_are_all_choices_of_bots_or_one_against_many() -> None:
    assert companies(("a", "b", "c"), 2) == [("a", "b"), ("a", "c"), ("b", "c")]
    assert companies(("a", "b"), 4) == [("a", "b", "b", "b"), ("b", "a", "a", "a")]
    assert companies(("a", "b"), 1) == [("a",), ("b",)]
    assert companies(("a",), 3) == [("a", "a", "a")]


def test_seats_are_rotated_with_the_same_draws_and_jobs_change_nothing() -> None:
    found = [arena(GAME, GAME.setup(2), ("greedy", "random"), 4, 3, jobs) for jobs in (1, 2)]
    for report in found:
        for standing in report["standings"]:
            standing["choice_ms"] = 0.0
    assert found[0] == found[1]
    first, second = found[0]["standings"]
    assert (first["bot"], first["wins"], first["games"], second["wins"]) == ("greedy", 4, 4, 0)
    assert first["low"] < first["rating"] < first["high"]
    assert found[0]["meetings"] == [{"bots": ["greedy", "random"], "games": 4, "ahead": 4.0}]


def result(number: int, seats: tuple[str, ...], scores: tuple[float, ...]) -> Result:
    return Result(seats, number, 0, seats, scores, (), (0.0,) * len(seats), (1,) * len(seats))


def test_ratings_follow_the_points_and_grow_surer() -> None:
    few = [result(n, ("a", "b"), (2, 1)) for n in range(2)]
    many = [result(n, ("a", "b"), (2, 1)) for n in range(40)]
    (a, unsure), (b, _) = rated(("a", "b"), few).values()
    (_, sure), _ = rated(("a", "b"), many).values()
    assert a > b
    assert sure < unsure
    tied = rated(("a", "b"), [result(0, ("a", "b"), (1, 1))])
    assert tied["a"][0] == pytest.approx(tied["b"][0])
    one_of_many = rated(("a", "b"), [result(0, ("a", "b", "b"), (2, 1, 3))])
    assert one_of_many["b"][0] > one_of_many["a"][0]


def test_the_picture_names_every_bot_once() -> None:
    report = arena(GAME, GAME.setup(2), ("greedy", "random"), 2)
    drawing = ElementTree.fromstring(picture(report))
    words = list(drawing.itertext())
    assert [words.count(bot) for bot in ("greedy", "random")] == [1, 1]
