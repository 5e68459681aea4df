"""The game in a minute, in a browser: before a first game, as a page, from the table's menu; by mouse and by keys."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from tests.browser.guest import open_table, sit_down, take_seat
from tests.browser.test_pages import fits, violations

from patolli.games import GAMES

pytestmark = pytest.mark.browser
Visitor = Callable[..., Page]


def test_before_a_first_game_comes_the_minute_and_never_again(visitor: Visitor) -> None:
    page = visitor()
    page.goto("/")
    page.get_by_role("button", name="Play Tikal").click()
    sheet = page.get_by_role("dialog", name="Tikal in a minute")
    expect(sheet).to_contain_text("1 of 8")
    expect(sheet.locator(".picture [role=application]").first).to_be_visible()
    page.keyboard.press("ArrowRight")
    expect(sheet).to_contain_text("2 of 8")
    page.keyboard.press("ArrowLeft")
    for _ in range(7):
        page.keyboard.press("Enter")
    expect(sheet).to_contain_text("What beginners miss")
    page.keyboard.press("Enter")
    expect(page.locator("main.table .stage svg").first).to_be_visible()

    page.goto("/")
    page.get_by_role("button", name="Play Tikal").click()
    expect(page.locator("main.table .stage svg").first).to_be_visible()
    page.get_by_role("button", name="Menu", exact=True).click()
    page.get_by_role("button", name="In a minute").click()
    expect(sheet).to_contain_text("1 of 8")
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)


def test_put_away_it_opens_no_table(visitor: Visitor) -> None:
    page = visitor()
    page.goto("/")
    page.get_by_role("button", name="Play Tikal").click()
    expect(page.locator(".sheet .skip")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".sheet")).to_have_count(0)
    expect(page.locator("main.lobby")).to_be_visible()
    open_table(page, "Ana")


@pytest.mark.parametrize("name", GAMES)
def test_the_page_shows_a_picture_and_says_all_a_phone_shows_leaf_by_leaf(visitor: Visitor, name: str) -> None:
    desk = visitor(lang="es-ES")
    desk.goto(f"/learn/{name}")
    expect(desk.locator(".picture [role=application]").first).to_be_visible()
    leaves = desk.locator(".leaf").count()
    assert 6 <= leaves <= 8
    expect(desk.locator(".leaf .picture [role=application]")).to_have_count(leaves)
    expect(desk.locator(".earlier .days a")).to_have_count(28)
    desk.locator(".leaf").last.click()
    expect(desk.locator(".leaf-words h3")).to_have_text("Lo que se pasa por alto")
    assert fits(desk)
    assert violations(desk) == []
    phone = visitor(lang="ru-RU", width=390, height=844)
    phone.goto(f"/learn/{name}")
    phone.get_by_role("button", name="Дальше").click()
    expect(phone.locator(".leaf-words")).to_contain_text("2 из")
    expect(phone.locator(".picture [role=application]").first).to_be_visible()
    assert phone.locator(".leaf .picture [role=application]").count() == 0  # leaf by leaf is enough there
    assert fits(phone)


def test_a_good_move_is_shown_and_played_on_request(visitor: Visitor) -> None:
    page = visitor()
    open_table(page, "Ana", bots=1)
    page.get_by_role("button", name="A good move?").click()
    card = page.get_by_role("status", name="A good move?")
    expect(card.locator("ol li").first).to_have_class("now")
    expect(card.locator("ol li")).to_have_count(1)
    expect(page.locator(".spotlight .pointer").first).to_be_visible()
    expect(card.locator("ul li").first).to_be_visible()  # why
    card.get_by_role("button", name="The whole turn").click()
    steps = card.locator("ol li").all_inner_texts()
    assert not violations(page)
    card.get_by_role("button", name="Play the first step").click()
    expect(card.locator("ol li").first).to_have_text(steps[1])
    page.keyboard.press("m")
    expect(card).to_have_count(0)


def test_who_comes_by_a_link_sees_it_while_seats_fill_and_the_game_waits_for_nobody(visitor: Visitor) -> None:
    host, guest, last = visitor(), visitor(), visitor()
    links = list(sit_down(host, "tikal", bots=0, people=3).values())
    guest.goto(f"/invite/{links[0]}")
    guest.get_by_label("Your name").fill("Bo")
    guest.get_by_role("button", name="Sit down").click()
    sheet = guest.get_by_role("dialog", name="Tikal in a minute")
    expect(sheet).to_contain_text("1 of 8")
    expect(host.get_by_role("dialog")).to_have_count(0)
    take_seat(last, "Cleo", links[1])
    expect(guest.locator("main.table .stage svg").first).to_be_visible()
    expect(sheet).to_have_count(0)
