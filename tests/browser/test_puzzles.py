"""The puzzle of the day: from the lobby to its table, hints, the best turn found or shown, another one's worth."""

from collections.abc import Callable
from datetime import UTC, datetime

import pytest
from playwright.sync_api import Page, expect
from tests.browser.test_pages import fits, violations

from patolli.games import GAMES
from patolli.review.puzzles import of_day, puzzle_of

pytestmark = pytest.mark.browser
Visitor = Callable[..., Page]
# What a page sends when its buttons are pressed: the way to the buttons differs from game to game.
CHOOSE = """([seat, ply, choice]) => new Promise((done) => {
  const table = location.pathname.replace("table", "tables"), id = choice + ply;
  const line = new WebSocket(`${location.origin.replace("http", "ws")}/api${table}/socket?lang=en`);
  line.onopen = () => line.send(JSON.stringify({type: "choose", id, seat, ply, choice}));
  line.onmessage = ({data}) => JSON.parse(data).id === id && (line.close(), done(JSON.parse(data).type));
})"""
# The game whose puzzle the lobby shows first.
FIRST = "fetch('/api/puzzles').then((answer) => answer.json()).then(([first]) => first.game)"


def take(page: Page, game: str, which: int) -> None:
    """Take a turn of today's puzzle: 0 is the best, 1 the second best."""
    puzzle = puzzle_of(GAMES[game], of_day(GAMES[game], datetime.now(UTC).date()))
    for number, choice in enumerate(puzzle.data["turns"][which]["choices"]):
        assert page.evaluate(CHOOSE, [puzzle.seat, len(puzzle.lines) + number, choice]) == "done"


def test_a_puzzle_is_solved_from_the_lobby_and_the_day_is_kept(visitor: Visitor) -> None:
    page = visitor()
    page.goto("/")
    page.locator(".lobby-puzzle nav .button", has_text="Yucatan").click()
    card = page.locator(".puzzle-card")
    expect(card).to_contain_text("Find your best turn")
    assert violations(page) == []
    take(page, "yucatan", 1)
    expect(card.locator(".verdict")).to_contain_text("games in 100")
    expect(card.locator(".best-steps")).to_have_count(0)  # it is not given away
    table = page.url
    page.get_by_role("button", name="Try again").click()
    page.wait_for_url(lambda url: url != table)
    expect(card).to_contain_text("Find your best turn")
    take(page, "yucatan", 0)
    expect(card.locator(".verdict")).to_contain_text("Found it")
    expect(card.locator(".compared .best")).to_contain_text("yours")
    assert violations(page) == []
    page.goto("/")
    expect(page.locator(".lobby-puzzle nav .button", has_text="Yucatan")).to_contain_text("solved")


def test_a_hint_is_given_and_the_best_turn_shown_step_by_step_on_a_phone_by_keys(visitor: Visitor) -> None:
    page = visitor(lang="ru-RU", width=390, height=844)
    page.goto("/")
    page.goto(f"/puzzle/{page.evaluate(FIRST)}")
    hint = page.get_by_role("button", name="Подсказка")
    hint.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".puzzle-card .tip")).to_contain_text("подсвечено")
    page.keyboard.press("Enter")
    expect(hint).to_be_disabled()
    assert fits(page)
    page.get_by_role("button", name="Показать").focus()
    page.keyboard.press("Enter")
    steps = page.locator(".best-steps button")
    expect(steps.first).to_have_attribute("aria-pressed", "true")
    steps.last.focus()
    page.keyboard.press("Enter")
    expect(steps.last).to_have_attribute("aria-pressed", "true")
    assert fits(page)
    assert violations(page) == []
    page.goto("/")
    expect(page.locator(".days .shown")).to_have_count(1)
