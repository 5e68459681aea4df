"""From the first page to the table: what is offered, what an invitation shows, and the room in which one waits."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.browser.guest import new_table, sit_down, skip_minute, wait_for_question

pytestmark = pytest.mark.browser
Visitor = Callable[..., Page]


def count_clicks(page: Page) -> None:
    page.add_init_script("window.clicks = 0; addEventListener('click', () => window.clicks++, true)")


def clicks(page: Page) -> int:
    return int(page.evaluate("window.clicks"))


def chosen(form: Locator, game: str) -> None:
    form.page.get_by_role("radio", name=game).check(force=True)
    expect(form.get_by_role("heading", name=game)).to_be_visible()


def test_one_click_leads_from_the_first_page_to_a_question_against_bots(visitor: Visitor) -> None:
    """One more before the first game of all, which skips the game in a minute."""
    page = visitor()
    count_clicks(page)
    page.goto("/")
    page.get_by_role("button", name="Play Tikal").click()
    skip_minute(page)
    wait_for_question(page)
    assert clicks(page) == 2
    page.goto("/")
    page.get_by_role("button", name="Play Tikal").click()
    wait_for_question(page)
    assert clicks(page) == 1
    expect(page.locator(".player")).to_have_count(3)
    expect(page.locator(".player").first).to_contain_text("Guest")


def test_two_clicks_lead_to_a_question_against_axomamma(visitor: Visitor) -> None:
    page = visitor()
    count_clicks(page)
    page.goto("/")
    page.get_by_role("button", name="Play alone").click()
    page.get_by_role("button", name="Play against Axomamma").click()
    skip_minute(page)
    wait_for_question(page)
    assert clicks(page) == 3
    expect(page.locator(".players")).to_contain_text("Axomamma")


def test_the_button_says_what_it_does(visitor: Visitor) -> None:
    page = visitor()
    form = new_table(page)
    button = form.locator(".go")
    expect(button).to_have_text("Play against 2 bots")
    form.get_by_role("group", name="Seats").get_by_role("button", name="2").click()
    expect(button).to_have_text("Play against 1 bot")
    form.get_by_role("button", name="Friends").click()
    expect(button).to_have_text("Open and invite")
    form.get_by_role("button", name="Anyone").click()
    expect(button).to_have_text("Open to everyone")
    form.get_by_label("Who sits at seat 2").select_option("here")
    expect(button).to_have_text("Play at this screen")


def test_what_cannot_be_is_not_offered(visitor: Visitor) -> None:
    page = visitor()
    form = new_table(page)
    form.locator(".fold summary").last.click()
    first = form.get_by_label("First player")
    expect(first.locator("option")).to_have_text(["Random", "Player 1", "Player 2", "Player 3"])
    first.select_option("2")
    form.get_by_role("group", name="Seats").get_by_role("button", name="2").click()
    expect(first.locator("option")).to_have_text(["Random", "Player 1", "Player 2"])
    expect(first).to_have_value("random")
    expect(form.get_by_label("Clock")).to_have_count(0)

    chosen(form, "Tawantinsuyu")
    expect(form.get_by_role("group", name="Seats").get_by_role("button")).to_have_text(["2", "3", "4"])
    expect(form).not_to_contain_text("Axomamma")
    page.get_by_role("button", name="Play alone").click()
    expect(form.get_by_role("group", name="Axomamma’s strength")).to_be_visible()
    expect(form.get_by_label("First player")).to_have_count(0)

    chosen(form, "Tzolk’in")
    form.get_by_role("button", name="Own mix").click()
    expect(form.get_by_label("Fifth player")).to_have_count(0)
    expect(form.get_by_label("Ek Chuah")).to_have_count(0)
    form.get_by_label("Tribes", exact=True).check()
    expect(form.get_by_label("Ek Chuah")).to_be_visible()
    form.get_by_role("group", name="Seats").get_by_role("button", name="5").click()
    expect(form.get_by_label("Quick actions")).to_have_count(0)


def test_readings_are_folded_away_with_a_sentence_and_a_rule_each_and_nothing_is_forgotten(visitor: Visitor) -> None:
    page = visitor()
    form = new_table(page)
    chosen(form, "Yucatan")
    fold = form.locator(".fold").first
    expect(fold).to_contain_text("as we read them")
    expect(fold.get_by_role("checkbox").first).to_be_hidden()
    fold.locator("summary").click()
    assert fold.locator(".box").count() == fold.locator(".box .meaning a").count() == 9
    fold.get_by_label("Creature cards cannot be taken").check()
    expect(fold).to_contain_text("1 of 9 changed")
    chosen(form, "Tikal")
    chosen(form, "Yucatan")
    expect(form.get_by_label("Creature cards cannot be taken")).to_be_checked()
    form.locator(".go").click()
    skip_minute(page)
    wait_for_question(page)
    expect(page.locator(".table-top .note")).to_contain_text("Creature cards cannot be taken")


def test_a_refused_pack_is_told_beside_its_field(visitor: Visitor, tmp_path: Path) -> None:
    page = visitor(lang="ru-RU")
    form = new_table(page)
    form.locator(".fold summary").last.click()
    pack = tmp_path / "mine.toml"
    pack.write_text('game = "tikal"\nname = "Mine"\n[turn]\naction_points = "ten"\n')
    form.locator('input[type="file"]').set_input_files(pack)
    form.locator(".go").click()
    skip_minute(page)
    trouble = form.locator(".option", has=page.locator(".pack")).get_by_role("alert")
    expect(trouble).to_be_in_viewport()
    expect(trouble).to_have_text(re.compile("[а-яё]"))
    expect(page).to_have_url(re.compile("/$"))


def opened(page: Page, **settings: Any) -> str:
    """A table of Ana with a seat for a friend; the token of the invitation."""
    return sit_down(page, "tikal", 1, people=2, **settings)["1"]


def test_an_invitation_shows_everything_before_one_accepts(visitor: Visitor) -> None:
    ana, bruno = visitor(), visitor(lang="es-ES")
    token = opened(ana, name="Friday", options={"version": "tactical"}, clock="move 300")
    bruno.goto(f"/invite/{token}")
    expect(bruno.get_by_role("heading", name="Ana te invita a «Friday»")).to_be_visible()
    expect(bruno.locator(".invitation .pic")).to_contain_text("Tikal")
    expect(bruno.locator(".places")).to_contain_text(re.compile("Ana.*Tú.*Aleatorio 3", re.DOTALL))
    facts = bruno.locator(".facts-of")
    expect(facts).to_contain_text("Táctica")
    expect(facts).to_contain_text("5 minutos por jugada")
    expect(facts.locator(".unusual")).to_have_count(1)
    expect(ana.locator(".waiting")).to_contain_text("Waiting for 1 more player")
    bruno.get_by_label("Tu nombre").fill("Bruno")
    bruno.get_by_role("button", name="Sentarse").click()
    for page in (ana, bruno):
        expect(page.locator("main.table")).to_be_visible()


def test_a_used_invitation_says_so_at_once_and_leads_its_guest_to_the_table(visitor: Visitor) -> None:
    ana, bruno, carla = visitor(), visitor(), visitor()
    token = opened(ana)
    bruno.goto(f"/invite/{token}")
    bruno.get_by_role("button", name="Sit down").click()
    expect(bruno).to_have_url(re.compile("/table/"))
    carla.goto(f"/invite/{token}")
    expect(carla.get_by_role("heading", name="This invitation has been used.")).to_be_visible()
    expect(carla.get_by_role("button", name="Sit down")).to_have_count(0)
    bruno.goto(f"/invite/{token}")
    expect(bruno).to_have_url(re.compile("/table/"))
    carla.goto("/invite/nothing-of-the-kind")
    expect(carla.get_by_role("status")).to_contain_text("This invitation is not valid")


def test_whoever_waits_gets_a_link_a_warning_and_can_talk(visitor: Visitor) -> None:
    ana, carla = visitor(), visitor()
    form = new_table(ana)
    form.get_by_label("Your name").fill("Ana")
    form.get_by_label("Who sits at seat 2").select_option("friend")
    form.get_by_label("Who sits at seat 3").select_option("anyone")
    form.get_by_role("button", name="Open and invite").click()
    expect(ana.get_by_label("Invitation link")).to_have_value(re.compile("/invite/"))
    expect(ana.get_by_role("note")).to_contain_text("Friends cannot reach this address yet")
    expect(ana.get_by_role("note")).to_contain_text("--host 0.0.0.0")
    carla.goto(ana.url)
    carla.get_by_label("Your name").fill("Carla")
    carla.get_by_role("button", name="Sit down").click()
    expect(ana.locator(".around")).to_contain_text("Carla")
    expect(carla.get_by_role("dialog")).to_contain_text("in a minute")  # she has never played it
    carla.keyboard.press("Escape")
    carla.get_by_label("Say something to the table").fill("Hello <b>you</b>")
    carla.keyboard.press("Enter")
    expect(ana.get_by_role("log")).to_contain_text("Hello <b>you</b>")


def test_bots_are_called_in_the_language_of_whoever_reads(visitor: Visitor) -> None:
    ana, boris = visitor(), visitor(lang="ru-RU")
    sit_down(ana, "tikal", 2)
    wait_for_question(ana)
    boris.goto(ana.url)
    for page, name in ((ana, "Random 2"), (boris, "Случайный 2")):
        expect(page.locator(".players")).to_contain_text(name)
    expect(boris.locator("main")).not_to_contain_text("Random")
    boris.goto("/")
    expect(boris.locator(".tables", has_text="Идут партии")).to_contain_text("Случайный 2")
