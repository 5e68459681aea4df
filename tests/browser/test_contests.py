"""A rated series from the form to the podium, and what it did to one's rating."""

import re
from collections.abc import Callable

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect
from tests.browser.guest import tab_to

pytestmark = pytest.mark.browser
Visitor = Callable[..., Page]


def expect_fit(page: Page) -> None:
    """Nothing hangs over, and whoever cannot see it can still use it."""
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    assert [found["id"] for found in Axe().run(page).response["violations"]] == []


def give_up(page: Page) -> None:
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Resign", exact=True).click()
    page.get_by_role("button", name="Really resign?").click()
    page.get_by_role("button", name="See the result").click()
    page.get_by_role("link", name="To the tournament").click()


def test_a_rated_series_is_opened_by_keys_and_played_to_the_podium(visitor: Visitor) -> None:
    ana, guest = visitor(), visitor(lang="es-ES", width=390, height=844)
    ana.goto("/")
    ana.request.post("/api/me", data={"name": "Ana"})
    ana.request.post("/api/me/recovery")
    ana.goto("/contests")
    form = ana.get_by_role("form", name="New series or tournament")
    tab_to(ana, form.get_by_role("button", name="Series"))
    ana.keyboard.press("Enter")
    tab_to(ana, form.get_by_label("Name"))
    ana.keyboard.type("Evening")
    form.get_by_label("Free places go to").select_option("random")
    form.get_by_label("Games").select_option("2")
    form.get_by_label("Rated").check()
    expect_fit(ana)
    tab_to(ana, form.get_by_role("button", name="Open it"))
    ana.keyboard.press("Enter")
    expect(ana.get_by_role("heading", name="Evening")).to_be_visible()
    guest.goto(ana.url)
    expect(guest.get_by_role("button", name="Apuntarse")).to_be_visible()
    expect_fit(guest)
    tab_to(ana, ana.get_by_role("button", name="Begin"))
    ana.keyboard.press("Enter")
    for number in (1, 2):
        expect(ana.get_by_role("heading", name=f"Game {number}")).to_be_visible()
        ana.locator(".cup a.button").click()
        expect(ana.get_by_role("heading", name="Tikal")).to_be_visible()
        give_up(ana)
    expect(ana.get_by_role("region", name="Podium")).to_be_visible()
    expect(ana.locator(".standings tbody tr").last).to_contain_text("Ana")
    expect_fit(ana)
    expect(guest.get_by_text(re.compile("tras 2 partidas"))).to_be_visible()
    expect_fit(guest)
    ana.goto("/matches")
    expect(ana.locator(".played .change").first).to_contain_text("−")
    expect(ana.locator(".curve")).to_contain_text("still finding out")
    expect_fit(ana)


def test_a_newcomer_joins_under_a_name_and_the_host_may_ask_them_to_leave(visitor: Visitor) -> None:
    ana, guest = visitor(), visitor(width=390, height=844)
    ana.goto("/")
    ana.request.post("/api/me", data={"name": "Ana"})
    ana.goto("/contests")
    ana.get_by_role("form", name="New series or tournament").get_by_role("button", name="Open it").click()
    guest.goto(ana.locator("code.link").inner_text())
    guest.get_by_label("Your name").fill("Mallory")
    expect_fit(guest)
    guest.get_by_role("button", name="Join").click()
    expect(guest.locator(".entrants")).to_contain_text("Mallory")
    ana.get_by_role("button", name="Ask Mallory to leave").click()
    asked = ana.get_by_role("dialog", name="Ask Mallory to leave")
    expect_fit(ana)
    asked.get_by_role("button", name="Ask to leave").click()
    expect(ana.locator(".entrants")).not_to_contain_text("Mallory")
    guest.reload()
    guest.get_by_role("button", name="Join").click()
    expect(guest.get_by_role("alert")).to_be_visible()
