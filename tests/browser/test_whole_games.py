"""Games of many questions are played to their end by clicking, whatever they ask."""

import random
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.adviser import Adviser
from tests.browser.conftest import Server
from tests.browser.guest import answers, is_asked, is_over, press, settle, sit_down, table_id, wait_for_question

from patolli.games import GAMES

pytestmark = pytest.mark.browser
Visitor = Callable[..., Page]

MOST = 1200  # questions one person is asked in a game


def play_on(page: Page, luck: random.Random) -> int:
    """Press whatever luck hits until the game is over; how many questions that were."""
    for questions in range(MOST):
        if not press(page, luck):
            return questions
    raise AssertionError("the game does not end")


def see_result(page: Page, seats: int) -> None:
    """Somebody who plays alone stands there with the opponent that the rules play."""
    page.locator(".turn .end.go").click()
    expect(page.locator(".podium .place")).to_have_count(max(seats, 2))
    expect(page.locator(".fair-check .verdict.good")).to_be_visible()


def play_whole(page: Page, game: str, seed: int) -> None:
    """At a table for the fewest people the game takes; Tawantinsuyu has rules for playing alone."""
    seats = min(GAMES[game].seats)
    sit_down(page, game, bots=seats - 1)
    assert play_on(page, random.Random(seed)) > 40
    see_result(page, seats)


@pytest.mark.parametrize("game", sorted(GAMES))
@pytest.mark.timeout(600)
def test_whatever_the_page_offers_is_accepted(visitor: Visitor, game: str) -> None:
    """A whole game by pressing anything that is offered: nothing is refused, no press is without effect."""
    play_whole(visitor(), game, seed=7)


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(20))
@pytest.mark.parametrize("game", sorted(GAMES))
@pytest.mark.timeout(900)
def test_whatever_the_page_offers_is_accepted_in_many_games(visitor: Visitor, game: str, seed: int) -> None:
    play_whole(visitor(), game, 100 + seed)


# Secrets


def update(page: Page) -> dict[str, Any]:
    """The position this page was told of last."""
    told: dict[str, Any] = page.evaluate("hands.heard.update")
    return told


def still(view: dict[str, Any]) -> dict[str, Any]:
    """A position without what says only who is asked: it changes with every answer, whatever that is."""
    cities = [{**city, "rewards": [{**reward, "open": None} for reward in city["rewards"]]} for city in view["cities"]]
    return {**view, "answered": None, "turn": None, "cities": cities}


def answer_in_secret(first: Page, second: Page, seat: int, luck: random.Random) -> None:
    """One of two who are asked together answers, while the other waits: nothing tells what the answer was."""
    before, news = update(second), second.evaluate("hands.heard.news")
    press(first, luck)
    second.wait_for_function("(ply) => hands.heard.update.ply >= ply", arg=update(first)["ply"])
    after = update(second)
    assert after["ply"] > before["ply"]
    assert still(after["view"]) == still(before["view"]), "the position tells a secret answer"
    assert second.evaluate("hands.heard.news") == news, "an event, or the account, tells a secret answer"
    assert last_line(second).startswith(f"{seat} ? "), "the record tells a secret answer"


def last_line(page: Page) -> str:
    """The last choice, in the record as this person may have it."""
    record = page.evaluate("(id) => fetch(`/api/tables/${id}/record`).then((got) => got.text())", table_id(page))
    return str(record).rstrip().split("\n")[-2]


@pytest.mark.parametrize("whole", [False, pytest.param(True, marks=pytest.mark.soak)], ids=["rounds", "to the end"])
@pytest.mark.timeout(900)
def test_what_two_people_choose_in_secret_stays_so_until_the_reveal(visitor: Visitor, whole: bool) -> None:
    """Two people play Yucatan: first choices, combat cards and sacrifices are simultaneous (YU-2.8)."""
    ana, bruno = visitor(), visitor()
    invitations = sit_down(ana, "yucatan", bots=0, people=2)
    bruno.goto(f"/invite/{invitations['1']}")
    bruno.get_by_label("Your name").fill("Bruno")
    bruno.get_by_role("button", name="Sit down").click()
    luck, rounds, kept = random.Random(7), 0, dict.fromkeys(("start", "cards", "sacrifice"), 0)
    while kept["sacrifice"] < 4 or (whole and not is_over(ana)):
        asked = [page for page in (ana, bruno) if is_asked(page)]
        if not asked:
            ana.wait_for_timeout(10)
        elif len(asked) == 1:
            press(asked[0], luck)
        else:
            first, second = luck.sample(asked, 2)
            together, before = update(second)["view"]["together"], answers(first)
            if rounds % 5 == 4:  # the other answers while it is still on its way
                press(first, luck, wait=False)
                press(second, luck)
                settle(first, before)
            else:
                answer_in_secret(first, second, (ana, bruno).index(first), luck)
                kept[together] += 1
            rounds += 1
    assert kept["start"] >= 2
    if whole:
        for page in (ana, bruno):
            see_result(page, 2)


# Long games


@pytest.mark.soak
@pytest.mark.timeout(900)
def test_a_game_of_four_with_all_expansions_by_clicking(visitor: Visitor) -> None:
    page = visitor()
    modules = next(option.values for option in GAMES["tzolkin"].options if option.name == "modules")
    sit_down(page, "tzolkin", bots=3, options={"modules": "+".join(modules)})
    assert play_on(page, random.Random(7)) > 40
    see_result(page, 4)


@pytest.mark.soak
@pytest.mark.timeout(900)
def test_a_game_of_three_with_two_bots_by_clicking(visitor: Visitor) -> None:
    page = visitor()
    sit_down(page, "tawantinsuyu", bots=2)
    assert play_on(page, random.Random(7)) > 30
    see_result(page, 3)


def play_against_her(page: Page, database: str) -> bool:
    """A solo game on the easiest setting (TW-14.33), with advice; whether it was won."""
    easy = [value for option in GAMES["tawantinsuyu"].options for value in option.values if value.startswith("easy_")]
    options = {"difficulty": "+".join(easy), "coricancha": "printed", "rulings": "two-stone+empty-altar-nothing"}
    sit_down(page, "tawantinsuyu", bots=0, options=options)
    setup = GAMES["tawantinsuyu"].setup(1, options, None)
    adviser, luck = Adviser(database, table_id(page), "tawantinsuyu", setup, turn="TakeTurn"), random.Random(7)
    while wait_for_question(page):
        press(page, luck, adviser.advice())
    hers = page.locator(".lines li", has_text="Axomamma")
    assert hers.count() > 60
    assert hers.filter(has=page.locator(".reason")).count() > 30, "what she decides is told with its reason"
    see_result(page, 1)
    return "Ana" in page.locator(".podium .place.first").inner_text()


@pytest.mark.soak
@pytest.mark.timeout(7200)
def test_axomamma_is_beaten_by_clicking(visitor: Visitor, server: Server) -> None:
    """Ten games to their end, of which one at least is won: luck has its part."""
    page = visitor()
    won = [play_against_her(page, server.database) for _ in range(10)]
    assert any(won)
