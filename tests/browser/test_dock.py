"""The dock: how one says what one wants, and what it asks, answers and explains."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from tests.browser.guest import answers, click_once, question, settle, sit_down, wait_for_question
from tests.browser.test_layout import address, show

pytestmark = pytest.mark.browser
Visitor = Callable[..., Page]


def begin(page: Page, moment: int = 0) -> None:
    """A turn of Tikal whose tile is laid, with an explorer in the base camp."""
    sit_down(page, "tikal", bots=1, options={"first": "0"}, moment=moment)
    wait_for_question(page)
    click_once(page)
    wait_for_question(page)
    before = answers(page)
    page.locator(".choices [data-kind=place]").click()
    page.locator(".choices [data-kind=place]").first.click()
    settle(page, before)
    wait_for_question(page)


def test_ending_a_turn_with_much_unspent_asks_once(visitor: Visitor) -> None:
    page = visitor()
    begin(page)
    sent, prompt = answers(page), page.locator(".prompt p")
    page.keyboard.press("e")
    expect(prompt).to_have_text("You still have 9 AP. End your turn all the same?")
    page.get_by_role("button", name="Keep playing").click()
    expect(prompt).to_have_text("Spend your action points: 9 AP left.")
    assert answers(page) == sent
    page.keyboard.press("e")
    settle(page, sent)
    expect(page.locator(".lines")).to_contain_text("You end your turn with 9 AP unused.")


def test_enter_goes_on_while_the_focus_rests_where_nothing_can_be_done(visitor: Visitor) -> None:
    page = visitor()
    begin(page)
    page.locator(".stage [data-spot][data-idle]").first.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".prompt p")).to_have_text("You still have 9 AP. End your turn all the same?")


def test_whoever_does_not_want_to_be_asked_is_not(visitor: Visitor) -> None:
    page = visitor()
    begin(page)
    before = answers(page)
    page.locator(".turn .end").click()
    page.get_by_role("button", name="Do not ask again").click()
    settle(page, before)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("dialog").get_by_role("button", name="Settings").click()
    expect(page.get_by_label("Ask before a turn ends with much unspent")).not_to_be_checked()


@pytest.mark.parametrize("dragged", [False, True])
def test_a_walk_over_several_hexes_is_one_gesture_with_its_price(visitor: Visitor, dragged: bool) -> None:
    page = visitor()
    begin(page)
    figure = page.locator(".stage .tk-figure").first
    way = page.evaluate("hands.heard.update.questions[0].choices.find(({ text }) => text.includes('; '))")
    there = page.locator(f".stage [data-spot={way['args']['end']}]")
    if dragged:
        figure.hover()
        page.mouse.down()
    else:
        figure.click()
    there.hover(position={"x": 60, "y": 20})
    expect(there).to_have_accessible_name(re.compile(rf"Can be chosen: {way['hints']['cost']} points$"))
    before = answers(page)
    if dragged:
        page.mouse.up()
    else:
        there.click(position={"x": 60, "y": 20})
    settle(page, before)
    assert page.evaluate("hands.heard.choices.at(-1)") == way["text"]
    expect(page.locator(".prompt p")).to_have_text(f"Spend your action points: {9 - way['hints']['cost']} AP left.")


def test_a_refused_undo_says_why_beside_the_button(visitor: Visitor) -> None:
    page = visitor()
    sit_down(page, "tikal", bots=1, options={"first": "0"})
    wait_for_question(page)
    expect(page.locator(".kept")).to_have_count(0)
    page.get_by_role("button", name="Undo", exact=True).click(force=True)  # it is not enabled, and yet answers
    expect(page.locator(".turn .kept")).not_to_be_empty()
    button, said = (page.locator(place).bounding_box() for place in (".turn .undo", ".turn .kept"))
    assert button
    assert said
    assert 0 <= button["y"] - (said["y"] + said["height"]) < 60, "it stands right above the button"
    click_once(page)
    expect(page.locator(".kept")).to_have_count(0)


def test_why_not_has_its_answers_with_their_rules(visitor: Visitor) -> None:
    page = visitor()
    begin(page)
    page.keyboard.press("?")
    listed = page.locator(".why-list li")
    expect(listed.locator(".rule-link").first).to_be_visible()
    expect(listed.filter(has_text="Looking it up")).to_have_count(0)
    expect(listed.locator(".rule-link")).to_have_count(listed.count())


def test_what_is_not_asked_about_says_what_is(visitor: Visitor) -> None:
    """Whatever one points at has an answer: what stands against it, how it can be done, or what is wanted first."""
    page = visitor()
    sit_down(page, "tzolkin", bots=1, options={"first": "0"})
    wait_for_question(page)
    for spot in page.locator(".stage [data-spot]").all()[:12]:
        spot.focus()
        page.keyboard.press("?")
        bubble = page.locator(".bubble")
        expect(bubble).to_be_visible()
        expect(bubble).not_to_contain_text("Looking it up")
        page.keyboard.press("Escape")
        expect(bubble).to_have_count(0)


def test_a_worker_answers_where_it_stands(visitor: Visitor) -> None:
    """Tzolk'in: the figure itself is pointed at and pressed, not the space outside the gear."""
    page = visitor()
    show(page, address(page, "tzolkin"), "tzolkin", "en")
    box = page.locator(".stage .spot-breathe").first.bounding_box()
    assert box
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(page.locator(".tz-card")).to_contain_text("In two days")
    prompt = page.locator(".prompt p")
    before, asked = answers(page), prompt.inner_text()
    page.mouse.down()
    page.mouse.up()
    settle(page, before)
    expect(prompt).not_to_have_text(asked)


def test_at_1024_the_market_lies_in_the_rail(visitor: Visitor) -> None:
    page = visitor(width=1024, height=768)
    show(page, address(page, "tzolkin"), "tzolkin", "en")
    page.get_by_role("tab", name="Log").click()
    expect(page.locator(".rail .lines")).to_be_visible()
    page.get_by_role("tab", name="Tiles").click()
    expect(page.locator(".rail [data-spot^=building]").first).to_be_visible()


def test_before_a_draw_there_is_a_moment_to_take_back(visitor: Visitor) -> None:
    page = visitor()
    begin(page, moment=10)
    page.locator(".turn .end").click()
    page.locator(".turn .end").click()
    back = page.get_by_role("button", name="Undo, ")
    expect(back).to_be_visible()
    expect(page.locator(".prompt p")).to_have_text("The next card is about to be drawn.")
    back.click()
    expect(question(page).first).to_be_visible()
    before = answers(page)
    page.locator(".turn .end").click()
    page.locator(".turn .end").click()
    settle(page, before)
    page.get_by_role("button", name="Go on now").click()
    expect(page.locator(".lines")).to_contain_text("Turn 2")
