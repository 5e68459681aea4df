"""People play whole games in real browsers."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from tests.browser.guest import (
    answers,
    click_once,
    is_asked,
    is_over,
    key_once,
    legal,
    new_table,
    open_table,
    people_at_one_screen,
    question,
    settle,
    table_id,
    wait_for_question,
)

pytestmark = pytest.mark.browser
Visitor = Callable[..., Page]


@pytest.mark.soak  # two browsers play a whole game in test_fairness.py, too
def test_two_people_in_two_browsers_play_against_a_bot_to_the_end_by_clicking(visitor: Visitor) -> None:
    ana, bruno = visitor(), visitor()
    form = new_table(ana)
    form.get_by_label("Your name").fill("Ana")
    form.get_by_label("Who sits at seat 2").select_option("friend")
    form.locator(".fold summary").last.click()
    form.get_by_role("group", name="Bot speed").get_by_role("button", name="Fast").click()
    form.get_by_role("button", name="Open and invite").click()
    expect(ana.get_by_text("Waiting for 1 more player")).to_be_visible()
    link = ana.get_by_label("Invitation link").input_value()
    assert "/invite/" in link

    bruno.goto(link)
    bruno.get_by_label("Your name").fill("Bruno")
    bruno.get_by_role("button", name="Sit down").click()
    expect(bruno.locator("main.table")).to_be_visible()
    assert "/invite/" not in bruno.url
    assert table_id(bruno) == table_id(ana)
    expect(ana.locator("main.table")).to_be_visible()
    expect(ana.locator(".players")).to_contain_text("Bruno")

    turns = 0
    while not is_over(ana):
        asked = next((page for page in (ana, bruno) if is_asked(page)), None)
        if asked is None:
            ana.wait_for_timeout(10)
            continue
        click_once(asked, lively=turns % 4 == 0)
        turns += 1
    assert turns > 40
    for page in (ana, bruno):
        page.get_by_role("button", name="See the result").click()
        expect(page.locator(".podium .place")).to_have_count(3)
    expect(ana.locator(".fair-check .verdict.good")).to_be_visible()
    expect(ana.locator(".sources tfoot")).to_contain_text("Total")
    names = ana.locator(".podium b").all_inner_texts()
    assert {"Ana", "Bruno"} <= set(names)

    ana.get_by_role("button", name="Play again").click()
    expect(ana.locator("main.table, .waiting .chair").first).to_be_visible()


def test_a_whole_game_by_keyboard_only(visitor: Visitor) -> None:
    page = visitor()
    open_table(page, "Ana", bots=1)
    turns = 0
    while wait_for_question(page):
        key_once(page)
        turns += 1
    assert turns > 30
    expect(page.get_by_role("button", name="See the result")).to_be_visible()


def begin_turn(page: Page) -> None:
    """Lay the tile, so that there are points to spend."""
    wait_for_question(page)
    click_once(page)
    wait_for_question(page)


def test_undo_and_redo_give_back_what_was_there(visitor: Visitor) -> None:
    page = visitor()
    open_table(page, "Ana")
    begin_turn(page)
    prompt = page.locator(".prompt p")
    at_first = prompt.inner_text()
    click_once(page, lively=True)
    after = prompt.inner_text()
    assert after != at_first

    before = answers(page)
    page.keyboard.press("z")
    settle(page, before)
    assert prompt.inner_text() == at_first
    before = answers(page)
    page.get_by_role("button", name="Redo").click()
    settle(page, before)
    assert prompt.inner_text() == after

    wait_for_question(page)
    click_once(page, lively=True)
    before = answers(page)
    page.get_by_role("button", name="Back to the start of my turn").click()
    settle(page, before)
    expect(question(page).first).to_be_visible()


def test_what_is_not_legal_explains_itself_with_a_rule(visitor: Visitor) -> None:
    page = visitor()
    open_table(page, "Ana")
    begin_turn(page)
    lit = {place.get_attribute("data-hex") for place in legal(page).all()}
    dark = next(
        place
        for place in page.locator(".stage [role=button][data-hex]").all()
        if place.get_attribute("data-hex") not in lit
    )
    dark.click()
    bubble = page.locator(".bubble")
    expect(bubble.locator(".rule-link").first).to_be_visible()
    rule = bubble.locator(".rule-link").first.inner_text().removeprefix("Rule ")
    bubble.locator(".rule-link").first.click()
    expect(page.locator(".rule.pointed")).to_be_in_viewport()
    expect(page.locator(".rule.pointed b")).to_have_text(rule)
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(bubble).to_have_count(0)

    page.keyboard.press("?")
    listed = page.locator(".why-list")
    expect(listed.locator("li")).to_have_count(int(page.locator(".why-not .num").inner_text()))
    expect(listed.locator(".rule-link").first).to_be_visible()
    page.keyboard.press("Escape")
    expect(listed).to_have_count(0)

    legal(page).first.focus()
    page.keyboard.press("?")
    expect(page.locator(".bubble, dialog[open]").first).to_be_attached()


def test_several_people_at_one_screen_have_a_curtain_between_them(visitor: Visitor) -> None:
    page = visitor()
    page.goto("/")
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Always hide the board").check()
    page.get_by_role("dialog").get_by_role("button", name="Close").click()
    people_at_one_screen(page.locator("form.new"), "Ana", "Bruno", "Carla")
    passed = []
    for _ in range(3):
        curtain = page.locator("dialog.curtain")
        expect(curtain).to_be_visible()
        passed.append(curtain.locator(".curtain-to").inner_text())
        page.keyboard.press("Escape")
        expect(curtain).to_be_visible()
        curtain.get_by_role("button").click()
        expect(curtain).to_have_count(0)
        for _ in range(2):
            wait_for_question(page)
            click_once(page)
    assert {text.removeprefix("Pass the device to ") for text in passed} == {"Ana", "Bruno", "Carla"}
