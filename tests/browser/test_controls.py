"""What one can do about the table itself: clocks, a bot that stands in, giving up, ending by agreement."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.browser.guest import (
    click_once,
    new_table,
    open_table,
    people_at_one_screen,
    question,
    sit_down,
    take_seat,
    wait_for_question,
)

pytestmark = pytest.mark.browser
Visitor = Callable[..., Page]


def menu(page: Page) -> Locator:
    """The open menu."""
    page.get_by_role("button", name="Menu").click()
    return page.get_by_role("dialog", name="Menu")


def sit_together(page: Page, *names: str) -> None:
    """People at one screen, and nobody else."""
    people_at_one_screen(new_table(page), *names)
    wait_for_question(page)


def test_the_clock_of_whoever_is_asked_runs(visitor: Visitor) -> None:
    page = visitor()
    sit_down(page, "tikal", 2, clock="budget 1800")
    wait_for_question(page)
    time = page.locator(".player", has_text="Ana").locator(".time")
    expect(time).to_have_text(re.compile(r"^(30:00|2\d:\d\d)$"))
    first = time.inner_text()
    expect(time).not_to_have_text(first)


def test_a_bot_stands_in_and_hands_the_seat_back(visitor: Visitor) -> None:
    page = visitor()
    open_table(page, "Ana", bots=1, fast=False)  # fast ones might play to the end before the seat is handed back
    wait_for_question(page)
    menu(page).get_by_role("button", name="Let a bot play for Ana (you)").click()
    expect(page.locator("dialog[open]")).to_have_count(0)
    banner = page.locator(".banner", has_text="A bot plays for you.")
    expect(banner).to_be_visible()
    expect(page.locator(".player", has_text="Ana")).to_contain_text("Greedy has taken over")
    expect(question(page)).to_have_count(0)
    banner.get_by_role("button", name="Take your seat back").click()
    expect(banner).to_have_count(0)
    expect(page.locator(".player", has_text="Ana")).not_to_contain_text("taken over")
    wait_for_question(page)
    click_once(page)
    page.get_by_role("tab", name=re.compile("Chat")).click()
    expect(page.get_by_role("tabpanel")).to_contain_text("A bot takes over for Ana.")
    expect(page.get_by_role("tabpanel")).to_contain_text("Ana is back and plays again.")


def test_a_bot_plays_for_somebody_who_stays_away_when_the_others_agree(visitor: Visitor) -> None:
    ana, bruno = visitor(), visitor()
    links = sit_down(ana, "tikal", bots=0, people=2, options={"first": "0"}, absence=5)
    take_seat(bruno, "Bruno", links["1"])
    wait_for_question(ana)
    away = bruno.locator(".banner", has_text="Ana is away. The table has been waiting for")
    expect(away).to_have_count(0)
    table = ana.url
    ana.goto("/")
    away.get_by_role("button", name="Let a bot play for Ana").click()
    expect(away).to_have_count(0)
    expect(bruno.locator(".player", has_text="Ana")).to_contain_text("Greedy has taken over")
    bruno.get_by_role("tab", name=re.compile("Chat")).click()
    said = "Ana has been away for a long time; the others let a bot take over."
    expect(bruno.get_by_role("tabpanel")).to_contain_text(said)

    ana.goto(table)
    banner = ana.locator(".banner", has_text="A bot plays for you.")
    banner.get_by_role("button", name="Take your seat back").click()
    expect(banner).to_have_count(0)
    expect(bruno.locator(".player", has_text="Ana")).not_to_contain_text("taken over")


def test_who_resigns_is_asked_whether_they_mean_it(visitor: Visitor) -> None:
    page = visitor()
    open_table(page, "Ana", bots=1)
    wait_for_question(page)
    sheet = menu(page)
    sheet.get_by_role("button", name="Resign", exact=True).click()
    expect(question(page).first).to_be_attached()
    sheet.get_by_role("button", name="Really resign?").click()
    page.get_by_role("button", name="See the result").click()
    expect(page.locator(".podium .rank-0")).to_contain_text("Easy 2")
    expect(page.get_by_text("ended by resignation")).to_be_visible()


def test_a_game_ends_when_all_who_play_agree(visitor: Visitor) -> None:
    page = visitor()
    sit_together(page, "Ana", "Bruno")
    sheet = menu(page)
    sheet.get_by_role("button", name="Offer to end the game").first.click()
    sheet.get_by_role("button", name="Take back the offer to end").click()
    expect(sheet.get_by_role("button", name="Offer to end the game")).to_have_count(2)
    sheet.get_by_role("button", name="Offer to end the game").first.click()
    sheet.get_by_role("button", name="Agree to end the game").click()
    expect(sheet).to_have_count(0)
    page.get_by_role("button", name="See the result").click()
    expect(page.get_by_text("ended by agreement")).to_be_visible()
    expect(page.locator(".podium .place")).to_have_count(2)
    expect(page.locator(".podium")).not_to_contain_text(re.compile("1st|first|winner", re.IGNORECASE))
