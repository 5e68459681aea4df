"""The review of a finished game, from its result: read while one waits, gone through by keys."""

import json
import random
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import Server
from tests.browser.guest import press, sit_down, wait_for_question
from tests.browser.reviews import bring, reviewed
from tests.browser.test_pages import fits, violations

pytestmark = pytest.mark.browser


def test_a_finished_game_is_reviewed_from_its_result(visitor: Callable[..., Page]) -> None:
    page = visitor()
    sit_down(page, "tikal", 1, options={"first": "1"})
    wait_for_question(page)  # the bot has had a turn
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Offer to end the game").click()
    page.keyboard.press("Escape")  # the menu
    page.get_by_role("button", name="See the result").click()
    page.get_by_role("link", name="Review").click()
    expect(page.get_by_role("img", name="Accuracy")).to_have_count(2)
    expect(page.locator(".turn-card h2")).to_contain_text("Turn 1")
    picture = page.get_by_role("slider", name="Chance to win")
    turns = int(picture.get_attribute("aria-valuemax") or 0)
    page.keyboard.press("Shift+ArrowRight")
    expect(picture).to_have_attribute("aria-valuenow", str(min(2, turns)))
    page.get_by_role("button", name="All turns").click()
    expect(page.locator(".turn-list li")).to_have_count(turns)
    expect(page.locator(".turn-board .picture svg").first).to_be_visible()
    page.keyboard.press("t")
    dialog = page.get_by_role("dialog", name="Try it yourself")
    dialog.get_by_role("radio").last.check()
    asked = violations(page)
    with page.expect_request("**/fork") as forked:
        dialog.get_by_role("button", name="Play from here").click()
    page.wait_for_url(lambda url: "review" not in url)
    assert json.loads(forked.value.post_data or "{}")["bot"] == "master"
    assert asked == []


def test_the_coins_of_a_turn_lie_where_its_steps_are_made(visitor: Callable[..., Page]) -> None:
    page = visitor()
    sit_down(page, "tzolkin", 1)
    luck = random.Random(8)
    for _ in range(8):  # what one begins with, and a turn or two
        wait_for_question(page)
        press(page, luck)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Offer to end the game").click()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="See the result").click()
    page.get_by_role("link", name="Review").click()
    page.get_by_role("button", name="All turns").click()
    placed = page.locator(".turn-list li").filter(has_text="Place a worker at").first
    placed.get_by_role("button").click()
    with page.expect_response("**/review/*?better=-1*") as asked:
        page.get_by_role("button", name="Played", exact=True).click()
    steps = [(n, step) for n, step in enumerate(asked.value.json()["steps"], 1) if step["label"].startswith("Place")]
    number, refs = steps[0][0], steps[0][1]["refs"]
    coin = page.locator(".coins .coin").filter(has_text=re.compile(f"^{number}$"))
    expect(coin).to_be_visible()
    at, space = coin.bounding_box(), page.locator(f'.on-board [data-at^="{refs["gear"][0]} "]')
    assert at
    boxes = [box for one in space.all() if (box := one.bounding_box())]
    middle = (at["x"] + at["width"] / 2, at["y"] + at["height"] / 2)
    assert any(
        box["x"] <= middle[0] <= box["x"] + box["width"] and box["y"] <= middle[1] <= box["y"] + box["height"]
        for box in boxes
    )


FOUR = "tzolkin/all-4-skipping"


def opened(page: Page, server: Server, match: str, least: int = 2) -> None:
    page.goto("/")
    page.goto(f"/table/{bring(page, server.database, match, least)}/review")
    expect(page.get_by_role("slider")).to_be_visible()
    expect(page.locator(".turn-board .picture svg").locator("visible=true").first).to_be_visible()


def test_a_marked_turn_is_gone_through_by_its_better_one(visitor: Callable[..., Page], server: Server) -> None:
    """The worst turn is there at once, with what was better, step by step, and why; keys lead everywhere."""
    marked = [turn for turn in reviewed(FOUR)[1]["turns"] if turn["better"]]
    worst = max(marked, key=lambda turn: turn["loss"])
    page = visitor()
    opened(page, server, FOUR)
    picture = page.get_by_role("slider", name="Chance to win")
    expect(picture).to_have_attribute("aria-valuenow", str(worst["number"]))
    expect(page.locator(".turn-card .mark-sign")).to_contain_text(worst["mark"].capitalize())
    better = page.get_by_role("button", name="Better", exact=True)
    expect(better).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".turn-card .reasons li")).not_to_have_count(0)
    expect(page.locator(".turn-list li")).to_have_count(len(marked))
    steps = page.locator(".turn-board .chips li")
    count = steps.count()
    assert count == len(worst["better"][0]["hints"])
    expect(steps.last.locator("[aria-current=step]")).to_be_visible()
    said = page.locator(".turn-board .said")
    last = said.inner_text()
    page.keyboard.press("ArrowLeft")
    expect(said).not_to_have_text(last)
    page.get_by_role("button", name="Step on").click()
    expect(said).to_have_text(last)
    page.keyboard.press("b")
    expect(page.get_by_role("button", name="Played", exact=True)).to_have_attribute("aria-pressed", "true")
    page.get_by_role("button", name="Before", exact=True).click()
    expect(said).to_have_text("What would you play?")
    expect(page.locator(".turn-card .steps")).to_have_count(0)  # the answer is not given away
    page.keyboard.press("Shift+M")
    before = max([turn["number"] for turn in marked if turn["number"] < worst["number"]], default=worst["number"])
    expect(picture).to_have_attribute("aria-valuenow", str(before))
    page.keyboard.press("m")
    page.keyboard.press("Shift+ArrowRight")
    expect(better).to_have_count(0)  # nothing better was found there
    assert violations(page) == []


def test_every_seat_is_told_what_cost_it_most_and_where(visitor: Callable[..., Page], server: Server) -> None:
    page = visitor()
    opened(page, server, FOUR)
    expect(page.locator(".seat-cards article")).to_have_count(4)
    advice = page.locator(".seat-cards ol li").first
    turn = advice.get_by_role("button").first
    number = re.findall(r"\d+", turn.inner_text())[0]
    turn.click()
    expect(page.get_by_role("slider")).to_have_attribute("aria-valuenow", number)
    expect(page.locator(".turn-card h2")).to_contain_text(number)


@pytest.mark.parametrize(("lang", "scheme"), [("ru-RU", "light"), ("es-ES", "dark")])
def test_a_review_is_read_on_a_phone_by_its_three_pages(
    visitor: Callable[..., Page], server: Server, lang: str, scheme: str
) -> None:
    page = visitor(lang=lang, width=390, height=844, color_scheme=scheme)
    opened(page, server, FOUR)
    assert fits(page)
    assert violations(page) == []
    tabs = page.locator(".tabs button")
    expect(tabs).to_have_count(3)
    for n, shown in enumerate((".turn-board", ".turn-list", ".seat-cards")):
        tabs.nth(n).click()
        expect(page.locator(shown)).to_be_visible()
        assert fits(page), shown
    assert violations(page) == []
    tabs.nth(1).click()
    page.locator(".turn-list li button").last.click()
    last = [turn["number"] for turn in reviewed(FOUR)[1]["turns"] if turn["better"]][-1]
    expect(page.get_by_role("slider")).to_have_attribute("aria-valuenow", str(last))
    page.locator(".at-the-foot button").first.click()
    expect(page.get_by_role("slider")).not_to_have_attribute("aria-valuenow", str(last))


def test_in_a_game_for_one_the_rival_has_a_line_and_no_turns(visitor: Callable[..., Page], server: Server) -> None:
    page = visitor()
    opened(page, server, "tawantinsuyu/1-lost", least=0)
    chances = page.locator(".over-the-game li")
    expect(chances).to_have_count(2)
    mine, hers = (int(re.findall(r"\d+", text)[0]) for text in chances.locator("b").all_inner_texts())
    assert 99 <= mine + hers <= 101
    expect(chances.last).to_contain_text("Axomamma")
    expect(page.locator(".seat-cards article")).to_have_count(1)
    expect(page.locator(".seat-cards small").first).to_contain_text("Place 2")
    assert violations(page) == []
