"""Every page in every language, on small screens, in the dark; replay and fork; nothing serious for axe."""

import random
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, expect
from tests.browser.conftest import Server
from tests.browser.guest import click_once, end_turn, legal, open_table, question, table_id, wait_for_question

from patolli.core import engine, matchfile
from patolli.core.dealer import FairDealer
from patolli.core.match import Match
from patolli.games import GAMES

pytestmark = pytest.mark.browser
Visitor = Callable[..., Page]
SERIOUS = ("serious", "critical")


@pytest.fixture(scope="module")
def record() -> str:
    """A whole match between bots that choose at random, as a match file."""
    game, rng = GAMES["tikal"], random.Random(7)
    match = Match(game, game.setup(2), ("Ana", "Bruno"), FairDealer(bytes(range(32)), ("ana", "bruno")))
    match.deal()
    while not match.is_over:
        seat = next(iter(engine.asked(match.state)))
        match.play(seat, rng.choice(engine.options(match.state, seat)))
        match.deal()
    return matchfile.write(match)


@pytest.fixture(scope="module")
def played(server: Server, browser: Browser, record: str) -> str:
    """That match brought to the server, by its id."""
    context = browser.new_context(base_url=server.url)
    context.request.post("/api/me", data={"name": "Ana"})
    opened = context.request.post("/api/records", data={"text": record})
    assert opened.ok, opened.text()
    found = str(opened.json()["id"])
    context.close()
    return found


def violations(page: Page) -> list[str]:
    found = Axe().run(page).response["violations"]
    return [
        f"{one['id']}: {node['html'][:160]} {node['failureSummary'][:200]}"
        for one in found
        if one["impact"] in SERIOUS
        for node in one["nodes"]
    ]


def fits(page: Page) -> bool:
    """Nothing sticks out sideways."""
    return bool(page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth"))


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_serious(visitor: Visitor, played: str, scheme: str) -> None:
    page = visitor(color_scheme=scheme)
    found: dict[str, list[str]] = {}
    page.goto("/")
    expect(page.locator("form.new .chair").first).to_be_visible()
    found["lobby"] = violations(page)
    page.get_by_role("button", name="Settings").click()
    found["settings"] = violations(page)
    page.keyboard.press("Escape")
    page.goto("/rules/tikal")
    expect(page.locator(".rule").first).to_be_visible()
    found["rules"] = violations(page)
    page.get_by_role("button", name="Components", exact=True).click()
    expect(page.locator(".piece-card").first).to_be_visible()
    found["components"] = violations(page)
    page.goto(f"/table/{played}")
    expect(page.locator(".podium")).to_be_visible()
    expect(page.locator(".verdict")).to_be_visible()
    found["end"] = violations(page)
    page.goto(f"/replay/{played}")
    expect(page.locator(".stage svg").first).to_be_visible()
    found["replay"] = violations(page)
    open_table(page, "Ana")
    wait_for_question(page)
    found["laying"] = violations(page)
    click_once(page)
    wait_for_question(page)
    page.locator(".choice.why-not").click()
    expect(page.locator(".why-list .rule-link").first).to_be_visible()
    found["table"] = violations(page)
    page.get_by_role("button", name="Menu").click()
    found["menu"] = violations(page)
    assert {name: trouble for name, trouble in found.items() if trouble} == {}


def test_replay_steps_plays_and_looks_through_other_eyes(visitor: Visitor, played: str, record: str) -> None:
    page = visitor()
    page.goto(f"/replay/{played}")
    said = page.locator(".said b")
    expect(said).to_have_text(re.compile(r"Move 0 of \d+"))
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(said).to_have_text(re.compile(r"Move 2 of \d+"))
    page.keyboard.press("ArrowLeft")
    expect(said).to_have_text(re.compile(r"Move 1 of \d+"))
    page.keyboard.press("End")
    expect(said).to_have_text(re.compile(r"Move (\d+) of \1\."))
    written = re.search(r"scores (\d+) (\d+)", record)
    assert written
    for seat in (0, 1):
        expect(page.locator(".player .vp").nth(seat)).to_have_text(re.compile(rf"\b{written[seat + 1]}$"))
    page.keyboard.press("Home")
    expect(said).to_have_text(re.compile(r"Move 0 of"))
    page.keyboard.press("2")
    expect(page.get_by_role("button", name=re.compile("View as .*"), pressed=True)).to_have_count(1)
    page.get_by_role("group", name="Speed").get_by_role("button", name="4×").click()
    page.locator("body").click(position={"x": 5, "y": 5})
    page.get_by_role("button", name="Play", exact=True).click()
    expect(said).to_have_text(re.compile(r"Move ([3-9]|\d\d+) of"))
    page.get_by_role("button", name="Pause").click()
    assert page.locator(".milestone").count() >= 3


PRESS_AT_ONCE = """
new MutationObserver((_, watch) => {
  if (!document.querySelector(".said b")) return;
  watch.disconnect();
  dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight" }));
}).observe(document, { childList: true, subtree: true });
"""


def test_a_key_pressed_the_moment_the_replay_appears_counts(visitor: Visitor, played: str) -> None:
    page = visitor()
    page.add_init_script(PRESS_AT_ONCE)
    page.goto(f"/replay/{played}")
    expect(page.locator(".said b")).to_have_text(re.compile(r"Move 1 of \d+"))


def test_a_fork_goes_on_from_a_point_of_the_match(visitor: Visitor, played: str) -> None:
    page = visitor()
    page.goto(f"/replay/{played}?ply=60")
    expect(page.locator(".said b")).to_have_text(re.compile("Move 60 of"))
    page.get_by_role("button", name="Play on from here against bots").click()
    page.get_by_role("group", name="Play on from here against bots").get_by_role("button").first.click()
    expect(page).to_have_url(re.compile("/table/"))
    assert table_id(page) != played
    wait_for_question(page)
    click_once(page)


def test_a_record_can_be_saved_and_brought_back(visitor: Visitor, played: str, tmp_path: Path) -> None:
    page = visitor()
    page.goto(f"/table/{played}")
    with page.expect_download() as saved:
        page.get_by_role("link", name="Save the match").first.click()
    record = tmp_path / "saved.match"
    saved.value.save_as(record)
    page.goto("/")
    page.locator('.card input[type="file"]').set_input_files(record)
    expect(page).to_have_url(re.compile("/replay/"))
    expect(page.locator(".said b")).to_have_text(re.compile(r"Move 0 of \d+"))


def test_what_happened_since_my_last_turn_is_told_step_by_step(visitor: Visitor) -> None:
    page = visitor()
    open_table(page, "Ana", bots=1)
    wait_for_question(page)
    click_once(page)
    wait_for_question(page)
    click_once(page)
    wait_for_question(page)
    page.get_by_role("button", name=re.compile("What happened since your last turn")).click()
    sentence = page.locator(".prompt p")
    first = sentence.inner_text()
    page.get_by_role("button", name="One move on").click()
    expect(sentence).not_to_have_text(first)
    page.get_by_role("button", name="Back to the game").click()
    expect(question(page).first).to_be_visible()


@pytest.mark.parametrize(
    ("lang", "play", "turn", "over"),
    [("ru-RU", "Играть против 2 ботов", "ход", "ru"), ("es-ES", "Jugar contra 2 bots", "turno", "es")],
)
def test_the_page_speaks_the_language_of_the_browser(
    visitor: Visitor, lang: str, play: str, turn: str, over: str
) -> None:
    page = visitor(lang=lang)
    page.goto("/")
    assert page.locator("html").get_attribute("lang") == over
    expect(page.get_by_role("button", name=play)).to_be_visible()
    open_table(page, "Ana")
    wait_for_question(page)
    expect(page.locator(".lines")).to_contain_text(re.compile(turn, re.IGNORECASE))
    assert fits(page)
    assert not re.search(r"\b(?:the|Lay|your)\b", page.locator("main").inner_text())


def test_changing_the_language_tells_the_table_anew(visitor: Visitor) -> None:
    page = visitor()
    open_table(page, "Ana")
    wait_for_question(page)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name="Русский").click()
    page.keyboard.press("Escape")
    expect(page.locator(".prompt p")).to_have_text(re.compile("[а-яё]"))
    expect(page.locator(".lines")).to_contain_text(re.compile("[а-яё]"))
    page.reload()
    expect(page.locator(".prompt p")).to_have_text(re.compile("[а-яё]"))


@pytest.mark.parametrize("lang", ["en-US", "ru-RU", "es-ES"])
def test_every_screen_holds_every_page(visitor: Visitor, played: str, lang: str) -> None:
    page = visitor(lang=lang)
    for address, shown in (
        ("/", ".game .acts"),
        (f"/table/{played}", ".podium .place"),
        (f"/replay/{played}", ".stage svg"),
        ("/rules/tikal", ".rule"),
    ):
        page.goto(address)
        expect(page.locator(shown).first).to_be_visible()
        for width in (360, 390, 768, 1024, 1440, 2560):
            page.set_viewport_size({"width": width, "height": 780})
            assert fits(page), (address, width)


def test_a_turn_on_a_phone_by_touch(visitor: Visitor) -> None:
    page = visitor(width=390, height=844, has_touch=True, is_mobile=True)
    open_table(page, "Ana")
    wait_for_question(page)
    assert fits(page)
    targets = legal(page)
    frame = page.locator(".stage").bounding_box()
    assert frame
    first = targets.first.bounding_box()
    assert first
    assert frame["y"] <= first["y"] + first["height"] / 2 <= frame["y"] + frame["height"]
    targets.first.tap()
    page.locator(".stage").get_by_role("button", name="Lay it here").tap()
    wait_for_question(page)
    end_turn(page, page.locator(".turn .end").tap)
    page.get_by_role("button", name="Log and chat").tap()
    expect(page.locator(".account.opened .lines")).to_contain_text("You end your turn")
    page.locator(".account").get_by_role("button", name="Close").tap()
    page.get_by_role("button", name=re.compile("’s pieces")).first.tap()
    expect(page.locator(".player.opened .owns-wrap")).to_be_visible()


def test_chat_reaches_the_other_side_as_plain_text(visitor: Visitor) -> None:
    ana, watcher = visitor(), visitor()
    found = open_table(ana, "Ana")
    watcher.goto(f"/table/{found}")
    expect(watcher.locator(".players")).to_contain_text("Ana")
    ana.get_by_label("Say something to the table").fill("<img src=x onerror=alert(1)> hello")
    ana.keyboard.press("Enter")
    watcher.get_by_role("tab", name=re.compile("Chat")).click()
    expect(watcher.get_by_role("tabpanel")).to_contain_text("<img src=x onerror=alert(1)> hello")
    assert watcher.locator(".tab-panel img").count() == 0
    expect(ana.locator(".facts")).to_contain_text("1 spectator")


def test_settings_are_kept_on_the_device(visitor: Visitor) -> None:
    page = visitor()
    page.goto("/")
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name="Dark", exact=True).click()
    page.get_by_label("Patterns on the seats").check()
    page.reload()
    root = page.locator("html")
    assert root.get_attribute("data-theme") == "dark"
    assert root.get_attribute("data-patterns") is not None


def test_a_code_brings_a_person_to_another_device(visitor: Visitor) -> None:
    desk, phone = visitor(), visitor(width=390, height=844)
    found = open_table(desk, "Ana")
    desk.goto("/")
    desk.get_by_role("button", name="Settings").click()
    desk.get_by_role("button", name="Make a code").click()
    code = desk.get_by_label("Transfer code").inner_text()
    phone.goto("/")
    phone.get_by_role("button", name="Settings").click()
    phone.get_by_label("Code from the other device").fill(code)
    phone.get_by_role("button", name="Use the code").click()
    expect(phone.get_by_text("Welcome back, Ana")).to_be_visible()
    phone.keyboard.press("Escape")
    phone.goto("/")
    phone.locator(".tables").first.get_by_role("button").first.click()
    expect(phone).to_have_url(re.compile(found))
