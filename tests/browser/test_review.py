"""The review of a finished game, from its result: read while one waits, gone through by keys."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from tests.browser.guest import sit_down, wait_for_question

pytestmark = pytest.mark.browser


def test_a_finished_game_is_reviewed_from_its_result(visitor: Callable[..., Page]) -> None:
    page = visitor()
    sit_down(page, "tikal", 1, options={"first": "1"})
    wait_for_question(page)  # the bot has had a turn
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Offer to end the game").click()
    page.keyboard.press("Escape")  # the menu
    page.get_by_role("button", name="See the result").click()
    page.get_by_role("link", name="Review").click()
    expect(page.get_by_role("img", name="Accuracy")).to_have_count(2)
    expect(page.locator(".turn-card h2")).to_contain_text("Turn 1")
    picture = page.get_by_role("slider", name="Chance to win")
    turns = int(picture.get_attribute("aria-valuemax") or 0)
    page.keyboard.press("Shift+ArrowRight")
    expect(picture).to_have_attribute("aria-valuenow", str(min(2, turns)))
    page.get_by_role("button", name="All turns").click()
    expect(page.locator(".turn-list li")).to_have_count(turns)
    expect(page.locator(".turn-board .picture svg").first).to_be_visible()
    page.get_by_role("button", name="Try it yourself").click()
    page.wait_for_url("**/table/*")
