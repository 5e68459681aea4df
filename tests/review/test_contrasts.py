"""What a turn comes to that another does not, told from what all can see."""

import random
from dataclasses import replace

import pytest
from tests.every_game import EVERY_GAME
from tests.games.tikal.table import Table, table

from patolli.core.forecast import Contrast, Fact, Forecast, Outlook
from patolli.core.frame import State
from patolli.core.game import Game
from patolli.games import GAMES
from patolli.games.tikal.advice.planning import put_off
from patolli.lab.bench import positions
from patolli.review.contrasts import contrasts
from patolli.review.puzzles import compared, names_of, puzzle_of
from patolli.wording import LANGUAGES, wording

NAMES = ("Ana", "Bea", "Cid", "Dan", "Eva", "Fey")
EVERY = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


class Seen:
    """Two positions of a game that is nothing but what is foreseen of it."""

    def __init__(self) -> None:
        self.game = EVERY_GAME["noughts"]
        self.s = {side: self.game.new(self.game.setup(2)) for side in ("better", "other")}
        self.told = {side: Forecast() for side in self.s}
        self.points: dict[str, list[dict[str, float]]] = {side: [{}, {}] for side in self.s}
        self.held: dict[str, list[Fact]] = {side: [] for side in self.s}
        self.game = replace(
            self.game,
            breakdown=lambda s: self.points[self.side(s)],
            forecast=lambda s: self.told[self.side(s)],
            holdings=lambda s: self.held[self.side(s)],
        )

    def side(self, s: State) -> str:
        return next(side for side, kept in self.s.items() if kept is s)

    def contrasts(self) -> list[Contrast]:
        return contrasts(self.game, self.s["better"], self.s["other"], 0)

    def said(self) -> list[tuple[str, str, int, float, float]]:
        return [(one["said"], one["key"], one["who"], one["now"], one["instead"]) for one in self.contrasts()]


@pytest.fixture
def seen() -> Seen:
    return Seen()


def test_points_that_speak_for_it_are_told_with_their_sources(seen: Seen) -> None:
    seen.points = {"better": [{"row": 4, "corner": 1}, {}], "other": [{"row": 2, "corner": 1}, {}]}
    (one,) = seen.contrasts()
    assert (one["said"], one["now"], one["instead"], one["sources"]) == ("scored", 5, 3, {"row": 2})
    seen.points["better"] = [{"row": 2, "corner": 1}, {}]
    assert seen.contrasts() == []


def outlook(*points: float, number: int = 1) -> Outlook:
    return Outlook("end", [{"row": one} for one in points], {"number": number})


@pytest.mark.parametrize(
    ("points", "coming", "said"),
    [
        ((7, 3), (0, 4), []),
        ((3, 7), (4, 0), []),
        ((9, 3), (0, 4), [("scored", "", 0, 9, 7)]),
        ((7, 3), (0, 2), [("scored", "", 0, 7, 5)]),
        ((3, 7), (6, 0), [("own", "end", 0, 6, 4)]),
    ],
)
@pytest.mark.parametrize("number", [1, 2])
def test_what_one_has_scored_and_the_other_is_about_to_is_no_difference(
    seen: Seen, points: tuple[int, int], coming: tuple[int, int], said: list[tuple[object, ...]], number: int
) -> None:
    seen.points = {"better": [{"row": points[0]}, {}], "other": [{"row": points[1]}, {}]}
    seen.told = {
        "better": Forecast((outlook(coming[0], 0),)),
        "other": Forecast((outlook(coming[1], 0, number=number),)),
    }
    assert seen.said() == (said if number == 1 else [one for one in said if one[0] == "scored"])


def test_two_turns_of_a_volcano_round_are_both_scored_though_one_waits_for_its_treasure() -> None:
    def seated(*plies: str) -> Table:
        t = table().lays("A4 c4 1").leaves("B6", "C1").puts(0, a4=1, c4=1).raises(a4=3).plays("reveal B6")
        for text in plies:
            t.plays(text)
            put_off(t.s)
        return t

    scored, waits = seated("0 uncover a4", "0 end"), seated("0 uncover a4", "0 recover c4", "0 end")
    assert (scored.points, waits.points, waits.asked) == ((4, 0), (0, 0), "* TurnUpTreasure")
    for one, other in ((scored, waits), (waits, scored)):
        assert [found["said"] for found in contrasts(GAMES["tikal"], one.s, other.s, 0)] == []


def test_what_is_to_come_is_compared_where_it_is_the_same_scoring(seen: Seen) -> None:
    seen.told = {"better": Forecast((outlook(7, 1),)), "other": Forecast((outlook(3, 9),))}
    assert seen.said() == [("own", "end", 0, 7, 3), ("rival", "end", 1, 1, 9)]
    seen.told["other"] = Forecast((outlook(3, 9, number=2),))
    assert seen.said() == []
    seen.told = {"better": Forecast((outlook(3, 9),)), "other": Forecast((outlook(7, 1),))}
    assert seen.said() == []


def test_of_many_differences_the_largest_two_are_told(seen: Seen) -> None:
    seen.points = {"better": [{"row": 2}, {}], "other": [{"row": 1}, {}]}
    seen.told = {"better": Forecast((outlook(7, 1),)), "other": Forecast((outlook(3, 9),))}
    assert [one[0] for one in seen.said()] == ["own", "rival"]


def test_what_is_lacking_and_would_not_be_is_told(seen: Seen) -> None:
    def beside(have: int) -> Forecast:
        return Forecast((replace(outlook(0, 0), beside={"corn": [(have, 4), (0, 0)]}),))

    seen.told = {"better": beside(3), "other": beside(2)}
    assert seen.said() == [("beside", "corn", 0, -1, -2)]
    seen.told = {"better": beside(6), "other": beside(5)}
    assert seen.said() == []


def fact(who: int, points: float, place: str = "a1", key: str = "has") -> Fact:
    return Fact(key, {"who": who}, (who,), points, {"place": (place,)})


def test_when_the_game_is_over_nothing_hangs_on_what_is_held(seen: Seen) -> None:
    seen.held["better"] = [fact(0, 5)]
    assert len(seen.contrasts()) == 1
    seen.s["other"].agenda.clear()
    assert seen.contrasts() == []


def test_what_a_row_beside_the_points_says_is_not_said_again(seen: Seen) -> None:
    def hungry(who: int, points: float, corn: int) -> Forecast:
        told = Fact("hungry", {"who": who}, (who,), points, beside="corn")
        return Forecast((replace(outlook(0, 0), beside={"corn": [(corn, 4), (0, 4)]}),), facts=(told,))

    seen.told = {"better": hungry(0, -3, 3), "other": hungry(0, -6, 2)}
    assert [one[0] for one in seen.said()] == ["beside"]
    seen.told = {"better": hungry(1, -6, 3), "other": hungry(1, -3, 2)}
    assert [one[0] for one in seen.said()] == ["beside", "then"]


def test_a_review_says_which_of_the_two_turns_was_played(seen: Seen) -> None:
    seen.held = {"better": [fact(0, 5)], "other": [fact(1, 4, "b2")]}
    found = contrasts(seen.game, seen.s["better"], seen.s["other"], 0, "played")
    assert [one["said"] for one in found] == ["better", "played"]


@pytest.mark.parametrize(
    ("better", "other", "said"),
    [
        ([fact(0, 5)], [], [("then", 0)]),
        ([], [fact(0, 5)], []),
        ([], [fact(1, 5)], [("else", 1)]),
        ([fact(1, 5)], [], []),
        ([], [fact(0, -3)], [("else", 0)]),
        ([fact(1, -3)], [], [("then", 1)]),
        ([fact(0, 5)], [fact(0, 5)], []),
        ([fact(0, 6)], [fact(0, 5)], [("then", 0)]),
        ([fact(0, 5)], [fact(1, 5)], [("then", 0)]),  # of one place it is enough to say one thing
        ([Fact("tie", {}, (0, 1), 5)], [], []),
    ],
)
def test_a_fact_about_one_seat_speaks_for_it_or_against_it(
    seen: Seen, better: list[Fact], other: list[Fact], said: list[tuple[str, int]]
) -> None:
    seen.held["better"], seen.told["other"] = better, Forecast(facts=tuple(other))
    assert [(one["said"], one["who"]) for one in seen.contrasts()] == said


@EVERY
def test_whatever_two_turns_differ_in_can_be_said(game: Game) -> None:
    """Between positions of a game at random, far apart: every sort of sentence, in every language."""
    setup = game.setup(game.seats[-1])
    rng = random.Random(1)
    found = positions(game, setup, rng)
    said = set()
    for number in range(60):
        better, other = rng.sample(found, 2)
        for one in contrasts(game, better, other, rng.randrange(setup.seats), ("else", "before", "played")[number % 3]):
            for lang in LANGUAGES:
                sentence = wording(game, lang).contrast(one, NAMES)
                assert sentence.endswith(".")
                assert "{" not in sentence
            said.add(one["said"])
    assert {"scored", "then"} & said
    assert {"own", "most"} & said
    assert "rival" in said


@EVERY
def test_it_is_the_same_whatever_a_seat_cannot_know(game: Game) -> None:
    setup, rng = game.setup(2), random.Random(3)
    found = positions(game, setup, rng)
    told = 0
    for s in found[len(found) // 2 :: 5]:
        one, other = (contrasts(game, game.determinize(s, 0, random.Random(seed)), found[0], 0) for seed in (1, 2))
        assert one == other
        told += len(one)
    assert told


def test_the_temple_and_the_volcano_are_told() -> None:
    """An explorer more takes a temple: that is what is said of it."""
    ends = []
    for plies in (("place explorer a5", "walk explorer a5 a4", "end"), ("end",)):
        ends.append(table().leaves("B6", "C1").puts(1, a4=1).puts(0, a4=1).raises(a4=3).turn(0).plays(*plies).s)
    found = contrasts(GAMES["tikal"], ends[0], ends[1], 0)
    assert [wording(GAMES["tikal"], "en").contrast(one, NAMES) for one in found] == [
        "If a volcano came now: 3 points instead of 0 (Temples, first volcano +3).",
        "After this turn, Ana controls the temple of 3 at a4.",
    ]
    found = contrasts(GAMES["tikal"], ends[0], ends[1], 0, "played")
    assert "After the better turn, Ana controls the temple of 3 at a4." in [
        wording(GAMES["tikal"], "en").contrast(one, NAMES) for one in found
    ]


@EVERY
def test_a_puzzle_says_what_its_best_turn_comes_to(game: Game) -> None:
    told = 0
    for name in names_of(game)[:6]:
        puzzle = puzzle_of(game, name)
        told += len(compared(puzzle, puzzle.match().state))
    assert told
