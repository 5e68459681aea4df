"""What a clock does is settled in the form, shown before one sits down, and said at the table."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from tests.browser.guest import new_table

pytestmark = pytest.mark.browser
Visitor = Callable[..., Page]
TABLE = {
    "game": "tikal",
    "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}],
    "clock": "move 86400 out=end",
    "options": {"first": "0"},
}


def test_what_happens_when_time_is_out_is_settled_and_shown(visitor: Visitor) -> None:
    page = visitor()
    form = new_table(page)
    form.get_by_label("Your name").fill("Ana")
    form.get_by_role("button", name="Friends").click()
    form.get_by_label("Clock").select_option("move 86400")
    form.get_by_role("button", name="Lose", exact=True).click()
    form.get_by_label("at weekends").check()
    form.get_by_role("button", name="Open and invite").click()
    facts = page.locator(".facts-of")
    expect(facts).to_contain_text("1 day a move")
    expect(facts).to_contain_text("When time is out the game is lost; a bot plays on.")
    expect(facts).to_contain_text("The clock stands still at weekends.")


def test_a_banner_says_what_the_clock_will_do_and_can_be_put_away(visitor: Visitor) -> None:
    page = visitor()
    page.goto("/")
    page.request.post("/api/me", data={"name": "Ana"})
    made = page.request.post("/api/tables", data=TABLE).json()
    added = {"commitment": made["commitment"], "entropy": "luck"}
    page.request.post(f"/api/tables/{made['id']}/entropy", data=added)
    page.goto(f"/table/{made['id']}")
    banner = page.locator(".banner", has_text="You have until")
    expect(banner).to_contain_text("Then the others may end the game.")
    banner.get_by_role("button", name="Close").press("Enter")
    expect(banner).to_have_count(0)
