"""Whom a table is for, what one has played, and the way to the next table that waits."""

import re
import subprocess
import sys
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import Server
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
    page.keyboard.press("/")
    expect(page.get_by_role("searchbox")).to_be_focused()
    page.keyboard.type("nobody of that name")
    expect(row).to_have_count(0)
    page.get_by_role("searchbox").fill("")
    expect(row).to_have_count(1)
    page.get_by_role("searchbox").blur()
    page.keyboard.press("t")
    expect(page).to_have_url(re.compile(first))


def test_on_a_phone_the_ways_to_other_pages_are_where_a_thumb_is(visitor: Visitor) -> None:
    page = visitor(width=390, height=844, has_touch=True, is_mobile=True)
    page.goto("/")
    page.request.post("/api/me", data={"name": "Ana"})
    page.goto("/")
    ways = page.get_by_role("navigation", name="Main")
    for name, where in (("My matches", "/matches"), ("Tournaments", "/contests"), ("Play", "/")):
        ways.get_by_role("link", name=name).tap()
        expect(page).to_have_url(re.compile(f"{where}$"))
        expect(ways.get_by_role("link", name=name)).to_have_attribute("aria-current", "page")
        box = ways.bounding_box()
        assert box
        assert round(box["y"] + box["height"]) == 844
    page.get_by_role("link", name="My profile").tap()
    expect(page).to_have_url(re.compile("/person/me$"))


def test_a_warning_stands_on_every_page_until_it_is_read(visitor: Visitor, server: Server) -> None:
    page = visitor(width=390, height=844, has_touch=True, is_mobile=True)
    page.goto("/")
    page.request.post("/api/me", data={"name": "Ana"})
    who = page.request.get("/api/me/profile").json()["id"]
    for done in (["warn", who, "Be kind."], ["ban", who, "--days", "2"]):
        subprocess.run([sys.executable, "-m", "patolli", "admin", *done, "--db", server.database], check=True)
    for where in ("/matches", "/contests"):
        page.goto(where)
        said = page.locator(".warning")
        expect(said).to_contain_text("Be kind.")
        expect(said).to_contain_text("you cannot open tables")
    ways = page.get_by_role("navigation", name="Main").bounding_box()  # the warning may be there before it
    box = said.bounding_box()
    assert box
    assert ways
    assert box["y"] + box["height"] <= ways["y"], "nothing lies over anything"
    said.get_by_role("button").tap()
    expect(said).not_to_contain_text("Be kind.")
    page.reload()
    expect(said).to_contain_text("you cannot open tables")


def test_a_menu_opens_beside_what_was_pressed_and_stays_in_the_window(visitor: Visitor) -> None:
    page = visitor()
    sit_down(page, "tikal", 1, options={"first": "0"})
    wait_for_question(page)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Offer to end the game").click()
    expect(page.get_by_role("button", name="See the result")).to_be_visible()
    page.goto("/matches")
    more = page.get_by_role("button", name="More about Tikal")
    more.press("Enter")
    menu = page.get_by_role("dialog", name="Tikal")
    expect(menu.get_by_role("link", name="Result")).to_be_visible()
    pressed, shown = more.bounding_box(), menu.bounding_box()
    assert pressed
    assert shown
    assert shown["x"] + shown["width"] <= 1440
    assert 0 <= shown["y"] - pressed["y"] - pressed["height"] < 24
    page.keyboard.press("Escape")
    expect(menu).to_have_count(0)
    expect(more).to_be_focused()
    more.click()
    menu.get_by_role("button", name="Play again").click()
    expect(page).to_have_url(re.compile("/table/"))
