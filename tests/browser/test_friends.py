"""Two people become friends, one invites the other by name; and what can be done about somebody at a table."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from tests.browser.guest import new_table, sit_down, table_id, wait_for_question

pytestmark = pytest.mark.browser
Visitor = Callable[..., Page]
NAME = """(name) => fetch("/api/me", {
    method: "POST", headers: {"content-type": "application/json"}, body: JSON.stringify({name})
})"""


def called(page: Page, name: str) -> Page:
    page.goto("/")
    page.evaluate(NAME, name)
    return page


def test_friends_by_link_invited_by_name_and_manners(visitor: Visitor) -> None:
    ana, bruno = called(visitor(), "Ana"), visitor(width=390, height=844)
    ana.goto("/friends")
    ana.get_by_role("button", name="Make a link").click()
    link = ana.get_by_label("Invitation link").input_value()
    bruno.goto(re.sub(".*/friend/", "/friend/", link))
    bruno.get_by_label("Your name").fill("Bruno")
    bruno.get_by_role("button", name="Be friends").click()
    expect(bruno.get_by_text("friends since")).to_be_visible()

    form = new_table(ana)
    form.get_by_role("group", name="Seats").get_by_role("button", name="3").click()
    form.get_by_role("button", name="Friends").click()
    form.get_by_role("button", name="Closed").click()
    form.get_by_label("Who sits at seat 2").select_option(label="Bruno")
    form.get_by_role("button", name="Open and invite").click()
    expect(ana.get_by_text("Bruno is invited")).to_be_visible()
    bruno.goto("/")
    expect(bruno.get_by_text("Ana invites you.")).to_be_visible()
    bruno.get_by_role("link", name="Look").click()
    bruno.get_by_role("button", name="Sit down").click()
    expect(ana.get_by_role("button", name="About Bruno")).to_be_visible()

    expect(bruno.get_by_role("dialog")).to_contain_text("in a minute")  # he has never played it
    bruno.keyboard.press("Escape")
    bruno.get_by_label("Say something to the table").fill("look: example.org/map")
    bruno.keyboard.press("Enter")
    log = ana.get_by_role("log")
    expect(log.locator(".address")).to_have_text("example.org/map")
    expect(log.locator("a")).to_have_count(0)
    about = ana.get_by_role("button", name="About Bruno")
    about.first.press("Enter")
    menu = ana.get_by_role("dialog", name="Bruno")
    expect(menu.get_by_text("Friends")).to_be_visible()
    menu.get_by_role("button", name="Report").click()
    menu.get_by_label("What happened?").fill("a strange map")
    menu.get_by_role("button", name="Send the report").click()
    expect(menu.get_by_role("status")).to_contain_text("Reported")
    menu.get_by_role("button", name="Mute in chat").click()
    expect(menu.get_by_text("Undo")).to_be_visible()
    ana.keyboard.press("Escape")
    expect(ana.get_by_text("Nobody has said anything yet.")).to_be_visible()
    about.click()
    menu.get_by_role("button", name="Ask to leave").click()
    links = ana.get_by_label("Invitation link")
    expect(links).to_have_count(2)
    lost = links.first.input_value()
    ana.get_by_role("button", name="About seat 2").click()
    ana.get_by_role("button", name="New link for a friend").click()
    expect(links.first).not_to_have_value(lost)
    ana.get_by_role("button", name="About seat 3").press("Enter")
    ana.get_by_role("button", name="Bot: Easy").click()
    expect(links).to_have_count(1)
    bruno.goto(f"/table/{table_id(ana)}")
    expect(bruno.get_by_role("status")).to_contain_text("There is no such table.")
    ana.goto("/friends")
    ana.get_by_role("button", name="Unmute").click()
    expect(ana.get_by_text("Nobody. At a table")).to_be_visible()


def test_after_a_common_game_one_press_leads_to_its_people(visitor: Visitor) -> None:
    ana, bruno = visitor(), called(visitor(width=390, height=844), "Bruno")
    invitations = sit_down(ana, "tikal", 0, people=2, options={"first": "0"})
    bruno.goto(f"/invite/{invitations['1']}")
    bruno.get_by_role("button", name="Sit down as Bruno").click()
    wait_for_question(ana)
    ana.get_by_role("button", name="Menu").click()
    ana.get_by_role("button", name="Resign", exact=True).click()
    ana.get_by_role("button", name="Really resign?").click()
    ana.get_by_role("button", name="See the result").click()
    ana.get_by_role("button", name="About Bruno").press("Enter")
    menu = ana.get_by_role("dialog", name="Bruno")
    menu.get_by_role("button", name="Add as a friend").click()
    expect(menu.get_by_role("status")).to_contain_text("Asked.")
    bruno.goto("/matches")
    bruno.get_by_role("button", name="About Ana").click()
    expect(bruno.get_by_role("dialog", name="Ana").get_by_role("button", name="Add as a friend")).to_be_visible()
