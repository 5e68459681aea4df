"""The review of a finished game, from its result: read while one waits, gone through by keys."""

import json
import random
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from tests.browser.guest import press, sit_down, wait_for_question
from tests.browser.test_pages import violations

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
