"""The goal line and the forecast in "Scores", at a table of every game, on a desk and in a hand."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from tests.browser.guest import sit_down
from tests.browser.test_pages import fits, violations

from patolli.games import GAMES

pytestmark = pytest.mark.browser
Visitor = Callable[..., Page]


@pytest.mark.parametrize("name", GAMES)
def test_the_table_says_what_it_is_about_and_what_would_be_scored(visitor: Visitor, name: str) -> None:
    page = visitor()
    sit_down(page, name, bots=1)
    line = page.locator(".goal-line")
    expect(line).to_contain_text("Most points after")
    line.focus()
    page.keyboard.press("g")
    expect(page.locator(".matters tbody tr")).to_have_count(2)
    assert violations(page) == []
    page.keyboard.press("Escape")
    expect(page.locator(".matters")).to_have_count(0)
    page.get_by_role("tab", name="Scores").click()
    expect(page.locator(".score-sheet caption")).to_contain_text("If ")
    page.locator(".score-sheet").get_by_role("button", name="So far").click()
    expect(page.locator(".score-sheet caption")).to_contain_text("Where the points came from")
    assert violations(page) == []
    page.set_viewport_size({"width": 390, "height": 844})
    line.click()
    expect(page.locator(".matters")).to_be_visible()
    assert fits(page)
