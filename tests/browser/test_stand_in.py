"""Somebody who knows nothing sees the minute, takes the first lesson and then does what *A good move?* says.

A first game is completed so, with at least as many points as `easy` gets.
"""

from collections.abc import Callable
from statistics import fmean

import pytest
from playwright.sync_api import Page, expect
from tests.browser.guest import is_over, sit_down, wait_for_question
from tests.browser.test_lessons import begin, follow

from patolli.games import GAMES
from patolli.lab.simulate import simulate
from patolli.table.lessons import lessons_of

pytestmark = pytest.mark.browser
Visitor = Callable[..., Page]

LONGEST = 900  # presses of *Play it*
SEEDS = 10  # games of `easy`
OFTEN = 4000  # milliseconds until a good move may be asked for again, where somebody was too quick
TOLD = """() => document.querySelector(".hint-card li")
  || !document.querySelector(".tool.bulb[aria-pressed=true]")"""
ALONE = [game.name for game in GAMES.values() if 1 in game.seats and game.rival(game.new(game.setup(1))) is not None]


def first_game(page: Page, game: str, bots: tuple[str, ...]) -> None:
    seats = [{"kind": "me"}, *({"kind": "bot", "bot": bot} for bot in bots)]
    sit_down(page, game, len(bots), seats=seats)


def learn(page: Page, game: str) -> None:
    """The game in a minute, and the first lesson by what shines."""
    page.goto(f"/learn/{game}")
    expect(page.locator(".leaf .picture [role=application]").first).to_be_visible()
    begin(page, game, "first-turns")
    follow(page, lessons_of(GAMES[game])["first-turns"])


def play_by_hints(page: Page, presses: int) -> int:
    """Press *A good move?* and *Play it*, until the game is over or so often: how often that was."""
    bulb, play = page.locator(".tool.bulb"), page.locator(".hint-card .button.go")
    scene = page.locator(".dock.telling .choice[data-kind=go-on]")
    for pressed in range(presses):
        wait_for_question(page)
        if is_over(page):
            return pressed
        if scene.is_visible():
            scene.click()
            expect(scene).to_be_hidden()
            continue
        while not play.count():
            if bulb.get_attribute("aria-pressed") == "false":
                bulb.click()
            page.wait_for_function(TOLD)
            if not play.count():  # asked too often: a person would wait as well
                page.wait_for_timeout(OFTEN)
        before = page.evaluate("hands.heard.sent")
        play.click()
        if page.locator(".turn .stay").count():  # it ends the turn, and something is left
            play.click()
        page.wait_for_function("(before) => hands.settled(before)", arg=before)
    return presses


def test_whoever_has_taken_the_lesson_can_do_what_hints_say(visitor: Visitor) -> None:
    """The first turns of a first game."""
    page = visitor()
    learn(page, "tzolkin")
    first_game(page, "tzolkin", ("easy",))
    assert play_by_hints(page, 8) == 8
    assert len(page.evaluate("hands.heard.choices")) >= 8


@pytest.mark.soak
@pytest.mark.timeout(1800)  # hints are asked for as often as anybody may
@pytest.mark.parametrize(
    ("game", "bots"),
    [
        *(pytest.param(game, ("easy",), id=game) for game in GAMES),
        *(pytest.param(game, (), id=f"{game}-alone") for game in ALONE),
    ],
)
def test_a_stand_in_completes_a_first_game_and_scores_as_easy_does(
    visitor: Visitor, game: str, bots: tuple[str, ...]
) -> None:
    seats = 1 + len(bots)
    found = simulate(GAMES[game], GAMES[game].setup(seats), ("easy",) * seats, games=SEEDS, seed=15)
    easy = fmean(seat["mean_score"] for seat in found["seats"])
    page = visitor()
    learn(page, game)
    first_game(page, game, bots)
    pressed = play_by_hints(page, LONGEST)
    assert is_over(page), "the game is not over"
    mine = page.evaluate("hands.heard.update.final.scores[0]")
    print(f"{game} with {seats}: {mine:g} points in {pressed} presses, {easy:.1f} by easy on average")
    assert mine >= easy
