"""A heavy game with one hand: by finger on a phone, and by keys alone."""

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, TimeoutError, expect
from tests.browser.guest import answers, press, settle, sit_down, wait_for_question

pytestmark = pytest.mark.browser
Visitor = Callable[..., Page]

SHORT = 12  # questions
MOST_KEYS = 40  # for one answer
SHOWN = "[...document.querySelectorAll('.dock, .turn, .bubble')].map((part) => part.textContent).join()"
REACTED = f"([before, shown]) => hands.heard.sent > before || {SHOWN} !== shown"


def tap_once(page: Page, luck: random.Random) -> bool:
    """Answer one question with a finger; False if the game is over."""
    return press(page, luck, tap=page.touchscreen.tap)


def key_once(page: Page, luck: random.Random) -> bool:
    """Answer one question with keys: digits for what is offered, Enter for the main button, N for a place."""
    if not wait_for_question(page):
        return False
    before = answers(page)
    for _ in range(MOST_KEYS):
        offered = page.locator(".choices .choice[data-kind]").count()
        keys = [str(number) for number in range(1, min(offered, 9) + 1)]
        keys += ["Enter"] if page.locator(".turn .end.go").count() else []
        shown = page.evaluate(SHOWN)
        pressed = [luck.choice(keys)] if keys else ["n", "Enter"]
        for key in pressed:
            page.keyboard.press(key)
        try:
            page.wait_for_function(REACTED, arg=[before, shown])
        except TimeoutError:
            raise AssertionError(f"{pressed} did nothing: {shown}") from None
        if answers(page) > before:
            settle(page, before)
            return True
    raise AssertionError("keys do not lead to an answer")


HANDS: dict[str, tuple[dict[str, object], Callable[[Page, random.Random], bool]]] = {
    "by finger on a phone": ({"width": 390, "height": 844, "has_touch": True, "is_mobile": True}, tap_once),
    "by keys alone": ({}, key_once),
}


@pytest.mark.parametrize("hand", HANDS)
@pytest.mark.timeout(600)
def test_tzolkin_is_begun(visitor: Visitor, hand: str) -> None:
    device, answer = HANDS[hand]
    page, luck = visitor(**device), random.Random(7)
    sit_down(page, "tzolkin", bots=1)
    for _ in range(SHORT):
        assert answer(page, luck)


@pytest.mark.soak
@pytest.mark.parametrize("hand", HANDS)
@pytest.mark.timeout(1800)
def test_tzolkin_is_played_to_its_end(visitor: Visitor, hand: str) -> None:
    device, answer = HANDS[hand]
    page, luck = visitor(**device), random.Random(7)
    sit_down(page, "tzolkin", bots=1)
    while answer(page, luck):
        pass
    expect(page.get_by_role("button", name="See the result")).to_be_visible()
