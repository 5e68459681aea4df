"""Whom a table is for, what one has played, and the way to the next table that waits."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from tests.browser.guest import new_table, sit_down, table_id, wait_for_question

pytestmark = pytest.mark.browser
Visitor = Callable[..., Page]


def test_a_closed_table_is_there_for_whoever_was_invited_and_for_nobody_else(visitor: Visitor) -> None:
    ana, bruno, carla = visitor(), visitor(), visitor()
    form = new_table(ana)
    form.get_by_label("Your name").fill("Ana")
    form.get_by_role("group", name="Seats").get_by_role("button", name="2").click()
    form.get_by_role("button", name="Friends").click()
    form.get_by_role("button", name="Closed").click()
    expect(form).to_contain_text("For everyone else the table does not exist.")
    form.get_by_role("button", name="Open and invite").click()
    link = ana.get_by_label("Invitation link")
    expect(link).to_have_value(re.compile("/invite/"))
    carla.goto(ana.url)
    expect(carla.get_by_role("status")).to_contain_text("There is no such table.")
    bruno.goto(re.sub(".*/invite/", "/invite/", link.input_value()))
    expect(bruno.get_by_role("button", name="Sit down")).to_be_visible()
    expect(bruno.get_by_role("link", name="Only watch")).to_have_count(0)


def test_what_was_played_is_listed_and_one_key_leads_to_the_next_table(visitor: Visitor) -> None:
    page = visitor()
    sit_down(page, "tikal", 1, options={"first": "0"})
    wait_for_question(page)
    first = table_id(page)
    sit_down(page, "tikal", 1, options={"first": "0"})
    wait_for_question(page)
    expect(page.get_by_role("button", name="1 waits for you")).to_be_visible()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Offer to end the game").click()
    expect(page.get_by_role("button", name="See the result")).to_be_visible()
    page.get_by_role("link", name="Patolli, to the lobby").click()
    page.locator(".all-matches").click()
    row = page.locator(".played li")
    expect(row).to_have_count(1)
    expect(row).to_contain_text("Ana")
    page.keyboard.press("t")
    expect(page).to_have_url(re.compile(first))
