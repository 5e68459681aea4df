"""A game of many questions is played to its end by clicking, whatever it asks."""

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from patolli.games import GAMES

from .guest import BUSY, PRESSED, STANDING, ply, settle, wait_for_question

pytestmark = pytest.mark.browser

MOST = 900  # questions one person is asked in a game
LIVE = '.choices .choice[data-kind]:not([aria-disabled="true"]), .turn .end.go:not([disabled])'
ELSEWHERE = ".stepper .choice, .stage [data-legal]"  # an amount to be confirmed, or a place on the board


def sit_down(page: Page, game: str) -> None:
    """A table for the fewest people the game takes, the others played by bots."""
    seats = [{"kind": "me"}] + [{"kind": "bot", "bot": "random"}] * (min(GAMES[game].seats) - 1)
    page.goto("/")
    expect(page.locator("form.new")).to_be_visible()
    opened = page.evaluate(
        """async ([game, seats]) => {
          const post = (where, body) => fetch(where, {
            method: "POST", headers: {"content-type": "application/json"}, body: JSON.stringify(body)
          }).then((answer) => answer.json());
          await post("/api/me", {name: "Ana"});
          return await post("/api/tables", {game, seats, pace: "fast"});
        }""",
        [game, seats],
    )
    page.goto(f"/table/{opened['id']}")
    expect(page.locator("main.table .stage svg:visible").first).to_be_visible()


def answer(page: Page, luck: random.Random) -> None:
    """Press buttons until they were an answer: any that is live, and at the end of a path the first."""
    before = ply(page)
    for _ in range(8):
        shown = page.locator(".choices").text_content()
        live = page.locator(LIVE)
        if not live.count():
            live = page.locator(ELSEWHERE)
        live.nth(luck.randrange(live.count())).click()
        page.wait_for_function(f"(before) => ({PRESSED})(before) || ({STANDING})() === 'over'", arg=shown)
        if page.evaluate(BUSY) or not page.locator(".choice.drop").count():
            break
    settle(page, before)


@pytest.mark.parametrize("game", ["tzolkin"])
@pytest.mark.timeout(900)
def test_a_whole_game_by_clicking(visitor: Callable[..., Page], game: str) -> None:
    page, luck = visitor(), random.Random(7)
    sit_down(page, game)
    for _ in range(MOST):
        if not wait_for_question(page):
            break
        answer(page, luck)
    else:
        raise AssertionError("the game does not end")
    page.locator(".table .end.go").first.click()
    expect(page.locator(".podium, .result, main.end").first).to_be_visible()
