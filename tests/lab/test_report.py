"""The report on a game: what is measured is what happened, and the page is whole, in every language."""

import json
import re
from html.parser import HTMLParser
from xml.etree import ElementTree

import pytest
from examples import noughts
from tests.toys import feast

from patolli.core.frame import CHANCE
from patolli.games import GAMES
from patolli.lab.arena import arena
from patolli.lab.balance import Count, Piece, called
from patolli.lab.measures import STEPS, Course, course, courses
from patolli.lab.report import Study, broken, by_seat, by_turn, figures, page, pictures, skill_rows, sort_of
from patolli.lab.simulate import play_game
from patolli.wording import LANGUAGES, wording

SVG = "{http://www.w3.org/2000/svg}"
TIKAL = GAMES["tikal"]
SETUP = TIKAL.setup(2)


def test_a_course_tells_what_happened_in_its_game() -> None:
    match = play_game(TIKAL, SETUP, ("random", "random"), 0, 0)
    found = course(0, match)
    made = [ply for ply in match.plies if ply.seat != CHANCE]
    assert len(found.branching) == len(made)
    assert min(found.branching) >= 1
    assert found.first == made[0].seat
    assert found.openings[made[0].seat] == (TIKAL.choices.text(made[0].choice),)
    assert len(found.points) == len(found.scores) == STEPS + 1
    assert found.scores[-1] == found.ending.scores == TIKAL.scores(match.state)
    for points, scores in zip(found.points, found.scores, strict=True):
        assert sum(points.values()) == pytest.approx(sum(scores) / 2)


def test_a_course_counts_how_often_the_lead_changes() -> None:
    """Whoever draws level has not taken the lead."""
    match = play_game(TIKAL, SETUP, ("greedy", "greedy"), 0, 0)
    leader, changes = None, 0
    for step in match.replay():
        one, other = TIKAL.scores(step.state)
        now = leader if one == other else int(other > one)
        changes += leader is not None and now != leader
        leader = now
    assert course(0, match).leads == changes


def test_courses_are_the_same_whoever_plays_them() -> None:
    alone, faults = courses(TIKAL, SETUP, ("random", "random"), 3, seed=2)
    assert faults == []
    assert [one.number for one in alone] == [0, 1, 2]
    assert courses(TIKAL, SETUP, ("random", "random"), 3, seed=2, jobs=2) == (alone, [])


def made_up(number: int, won: int, first: int) -> Course:
    scores = (9.0, 4.0, 3.0) if won == 0 else (4.0, 9.0, 3.0)
    part = tuple(float(seat == won) for seat in range(3))
    count = Count((frozenset({("tool", "axe")}), frozenset(), frozenset()), part, scores)
    points: tuple[dict[str, float], ...] = ({"dish": 2.0, "wager": 1.0},) * (STEPS + 1)
    return Course(
        number, first, (1, 2, 3, 40), points, (scores,) * (STEPS + 1), number, (("one",), ("two",), ("one",)), count
    )


def test_wins_are_counted_by_seat_and_by_turn() -> None:
    study = Study("toy", feast.GAME.setup(3), [made_up(0, won=0, first=2), made_up(1, won=1, first=1)], None)
    assert study.wins(by_seat) == [[1, 0], [0, 1], [0, 0]]
    assert study.wins(by_turn) == [[0, 1], [1, 0], [0, 0]]
    assert study.margins == [5, 5]


class Page(HTMLParser):
    """What is in a page."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: set[str] = set()
        self.ids: list[str] = []
        self.fetched: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        named = dict(attrs)
        self.tags.add(tag)
        self.ids += [named["id"] or ""] if "id" in named else []
        self.fetched += [value or "" for name, value in attrs if name in ("src", "href")]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_page_is_whole_in_every_language(lang: str) -> None:
    game = noughts.GAME
    setup, bots = game.setup(2), ("random", "random")
    measured = courses(game, setup, bots, 12)[0]
    studies = [Study(name, setup, measured, None) for name in ("ours", "</script><b>theirs")]
    say = wording(game, lang)
    shown = figures(studies, say)
    text = page(studies, shown, "patolli lab report <noughts>", say)
    found = Page(text)
    assert found.ids == [f"{figure.name}-{n}" for figure in shown for n in (0, 1)]
    assert found.fetched == []
    assert f'<html lang="{lang}">' in text
    assert "default-src 'none'" in text
    assert "b" not in found.tags
    specs = json.loads(re.search(r"const specs = (.*);\n", text)[1])  # type: ignore[index]
    assert set(specs) == set(found.ids)
    assert "patolli lab report &lt;noughts&gt;" in text


COMMON = {"length", "branching", "points", "pieces", "extremes", "openings"}
TOGETHER = COMMON | {"places", "margins", "leads", "decided", "seats", "turns", "skill"}
ALONE = COMMON | {"levels", "level-wins"}


@pytest.mark.parametrize(
    ("name", "seats"), [*((name, 2) for name in GAMES), *((name, 1) for name, game in GAMES.items() if 1 in game.seats)]
)
def test_every_chart_of_every_game_is_drawn_and_says_what_pieces_and_choices_are_called(name: str, seats: int) -> None:
    game = GAMES[name]
    setup, bots = game.setup(seats), ("greedy", "random")[:seats]
    met = arena(game, setup, ("random", "greedy"), 2)
    study = Study("ours", setup, courses(game, setup, bots, 2)[0], met)
    say = wording(game, "ru")
    found = pictures(figures([study], say))
    assert set(found) == (ALONE if seats == 1 else TOGETHER)
    shown = {
        name: "".join("".join(text.itertext()) for text in ElementTree.fromstring(drawing).iter(f"{SVG}text"))
        for name, drawing in found.items()
    }
    names = called(study.pieces, say)
    assert len(set(names)) == len(names)
    for what in (names[0], say.choice(game.choices.parse(study.courses[0].openings[0][0]))):
        place = "extremes" if what is names[0] else "openings"
        line = broken(what).splitlines()[0]
        assert line in shown[place]
    assert all(bot in shown["levels" if seats == 1 else "skill"] for bot in ("random", "greedy"))


def test_pieces_of_one_name_are_told_apart_and_their_sort_is_said() -> None:
    game = GAMES["tawantinsuyu"]
    say = wording(game, "en")
    cards = [Piece(kind="army", piece=card, taken=0.5, share=1.0, low=0.5, high=1.5) for card in ("A16", "A17")]
    one, other = called(cards, say)
    assert (one.removesuffix(" [A16]"), other.removesuffix(" [A17]")) == (say.text("army-A16"), say.text("army-A17"))
    assert one != other
    assert {sort_of(card, say) for card in cards} == {"Army cards"}


def test_how_often_a_bot_is_ahead_is_said_with_what_that_surely_is() -> None:
    found = arena(TIKAL, SETUP, ("random", "greedy"), 2)
    assert skill_rows(found) == [
        {"bot": "random", "against": "greedy", "share": 0, "between": "0–66%"},
        {"bot": "greedy", "against": "random", "share": 1, "between": "34–100%"},
    ]
