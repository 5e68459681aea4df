"""What a person does at a table: opens it, plays by mouse or by keyboard, looks at what the page says."""

import random
import re
from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

LAY = "Lay it here"
PRESSED = """([before, shown]) =>
  hands.heard.sent > before || document.querySelector(".choices")?.textContent !== shown"""
ANSWERED = "(before) => hands.heard.sent > before || document.querySelector('.turn .stay')"
MANY_PRESSES = 8  # after so many, pressing keeps to the buttons: pieces may be taken up and put down for ever
MOST_PRESSES = 60  # for one answer: numbers are stepped through


def new_table(page: Page) -> Locator:
    """The form of a new table; on a phone it is a sheet that is opened first."""
    page.goto("/")
    expect(page.locator(".game .acts").first).to_be_visible()
    form = page.locator("form.new")
    if not form.is_visible():
        page.locator(".left .only-sheet").click()
    expect(form.locator(".chair").first).to_be_visible()
    return form


def open_table(page: Page, name: str, *, fast: bool = True, bots: int | None = None) -> str:
    """From the first page to a table against bots; returns its id."""
    form = new_table(page)
    field = form.locator(".name-field")
    if field.count():
        field.fill(name)
    if bots is not None:
        form.locator(".whom .switch").last.get_by_role("button", name=str(bots + 1)).click()
    if fast:
        form.locator(".fold summary").last.click()
        form.locator(".fold .switch").last.get_by_role("button").last.click()
    form.locator(".go").click()
    skip_minute(page)
    expect(page.locator("main.table .stage svg").first).to_be_visible()
    return table_id(page)


def people_at_one_screen(form: Locator, *names: str) -> None:
    """Fill the form with these people, and open the table."""
    form.locator(".name-field").fill(names[0])
    form.get_by_role("group", name="Seats").get_by_role("button", name=str(len(names))).click()
    for seat, name in enumerate(names[1:], 2):
        form.get_by_label(f"Who sits at seat {seat}").select_option("here")
        form.get_by_label("Their name").nth(seat - 2).fill(name)
    form.get_by_role("button", name="Play at this screen").click()
    skip_minute(form.page)


def skip_minute(page: Page) -> None:
    """Before somebody's first game of a kind against bots or at one screen comes the game in a minute."""
    skip = page.locator(".sheet .skip")
    expect(skip.or_(page.locator("main.table")).first).to_be_visible()
    if skip.count():
        skip.click()


def sit_down(
    page: Page, game: str, bots: int, people: int = 1, options: dict[str, str] | None = None, **settings: object
) -> dict[str, str]:
    """Open a table of bots that move at once, and sit down at it; invitations by seat, for other people."""
    seats = [{"kind": "me"}, *[{"kind": "friend"}] * (people - 1), *[{"kind": "bot", "bot": "random"}] * bots]
    page.goto("/")
    expect(page.locator(".game .acts").first).to_be_visible()
    opened = page.evaluate(
        """async (table) => {
          const post = (where, body) => fetch(where, {
            method: "POST", headers: {"content-type": "application/json"}, body: JSON.stringify(body)
          }).then((answer) => answer.json());
          await post("/api/me", {name: "Ana"});
          return await post("/api/tables", table);
        }""",
        {"game": game, "seats": seats, "options": options or {}, "pace": "fast", **settings},
    )
    page.goto(f"/table/{opened['id']}")
    return dict(opened["invitations"])


def take_seat(page: Page, name: str, invitation: str) -> None:
    """Follow a friend's link to the table."""
    page.goto(f"/invite/{invitation}")
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Sit down").click()
    expect(page.locator("main.table .stage svg").first).to_be_visible()


def table_id(page: Page) -> str:
    found = re.search(r"/(?:table|replay)/([^/?]+)", page.url)
    assert found, page.url
    return found[1]


def question(page: Page) -> Locator:
    """The buttons that answer what is asked."""
    return page.locator(".choices .choice[data-kind]")


def standing(page: Page) -> str:
    """ "over", "asked", or "" while others are asked."""
    return str(page.evaluate("hands.standing()"))


def is_over(page: Page) -> bool:
    return standing(page) == "over"


def is_asked(page: Page) -> bool:
    return standing(page) == "asked"


def wait_for_question(page: Page, seconds: float = 120) -> bool:
    """Until something is asked of this person, and no answer is on its way; False if the game ended meanwhile."""
    found = page.wait_for_function("() => hands.standing() || null", timeout=seconds * 1000)
    return bool(found.json_value() == "asked")


def answers(page: Page) -> int:
    """How many answers this page has sent, things taken back included."""
    return int(page.evaluate("hands.heard.sent"))


def settle(page: Page, before: int, seconds: float = 120) -> None:
    """Wait until one more answer was sent, and what it led to has come back: also one that nobody may see yet."""
    page.wait_for_function("(before) => hands.settled(before)", arg=before, timeout=seconds * 1000)


def press(
    page: Page,
    luck: random.Random,
    wanted: str = "",
    wait: bool = True,
    tap: Callable[[float, float], None] | None = None,
) -> bool:
    """Answer one question with the mouse: by what luck hits, or as `wanted` says; False if the game is over instead.

    Without `wait` the answer may still be on its way. With `tap` a finger does it.
    """
    at = tap or page.mouse.click

    def how(presses: int) -> dict[str, object]:
        return {"wanted": wanted, "roll": luck.random(), "narrow": presses > MANY_PRESSES, "wait": wait}

    spot = page.evaluate("(how) => hands.begin(how)", how(0))
    if spot is None:
        return False
    for presses in range(1, MOST_PRESSES):
        at(spot["x"], spot["y"])
        spot = page.evaluate("(how) => hands.go_on(how)", how(presses))
        if spot is None:
            assert not wanted or page.evaluate("(wanted) => hands.answered(wanted)", wanted)
            return True
    raise AssertionError("pressing does not lead to an answer")


def legal(page: Page) -> Locator:
    """The places that are lit on the board."""
    return page.locator(".stage [data-legal]")


def click_once(page: Page, lively: bool = False) -> None:
    """Answer one question with the mouse: lay the tile, or do something, or end the turn."""
    before = answers(page)
    kinds = question(page)
    kind = kinds.first.get_attribute("data-kind")
    ending = page.locator(".turn .end.go")
    live = page.locator(".choices .choice[data-kind]")
    if kind == "lay":
        legal(page).first.click()
        if turns(page, before):
            page.locator(".stage").get_by_role("button", name=LAY).click()
    elif ending.count() and not (lively and live.count()):
        end_turn(page, ending.click)
    else:
        choose_first(page, live)
    settle(page, before)


def turns(page: Page, before: int) -> bool:
    """Whether the tile on this place can still be turned; one that lies there in one way only is laid at once."""
    page.wait_for_function("(before) => hands.heard.sent > before || document.querySelector('.trail')", arg=before)
    return answers(page) == before


def end_turn(page: Page, press: Callable[[], None]) -> None:
    """Press what ends the turn, and again if that is asked about."""
    before = answers(page)
    press()
    page.wait_for_function(ANSWERED, arg=before)
    if answers(page) == before:
        press()


def choose_first(page: Page, live: Locator) -> None:
    """Press the first button until one of them was an answer."""
    before = answers(page)
    for _ in range(6):
        shown = page.locator(".choices").text_content()
        live.first.click()
        page.wait_for_function(PRESSED, arg=[before, shown])
        if answers(page) > before:
            return
    raise AssertionError("pressing buttons does not lead to an answer")


def key_once(page: Page) -> None:
    """Answer one question with the keyboard alone."""
    before = answers(page)
    if question(page).first.get_attribute("data-kind") == "lay":
        page.keyboard.press("n")
        expect(page.locator(".stage [data-hex]:focus")).to_have_count(1)
        page.keyboard.press("Enter")
        if turns(page, before):
            page.keyboard.press("Enter")
    elif page.locator(".turn .end.go").count():
        tab_to(page, page.locator(".turn .end.go"))
        end_turn(page, lambda: page.keyboard.press("Enter"))
    else:
        page.keyboard.press("1")
    settle(page, before)


def tab_to(page: Page, wanted: Locator, most: int = 60) -> None:
    """Go to something with the tabulator."""
    for _ in range(most):
        if wanted.evaluate("element => element === document.activeElement"):
            return
        page.keyboard.press("Tab")
    raise AssertionError("the tabulator does not lead there")
