"""What a person does at a table: opens it, plays by mouse or by keyboard, looks at what the page says."""

import re

from playwright.sync_api import Locator, Page, expect

LAY = "Lay it here"

# Asked of the page in one go: a whole game has hundreds of questions.
BUSY = """document.querySelector('.dock[aria-busy="true"]') !== null"""
STANDING = f"""() => {{
  const ends = [...document.querySelectorAll(".table .end.go:not([disabled])")];
  if (ends.some((end) => /result|итог|resultado/.test(end.textContent))) return "over";
  return !({BUSY}) && document.querySelector(".choices .choice[data-kind]") ? "asked" : "";
}}"""
SHOWN = """() => {
  const lines = [...document.querySelectorAll(".lines li")];
  return [lines.length, lines.at(-1)?.textContent, document.querySelector(".prompt")?.textContent].join(" | ");
}"""
PRESSED = f"""(before) => {BUSY} || document.querySelector(".choices")?.textContent !== before"""


def open_table(page: Page, name: str, *, fast: bool = True, bots: int | None = None, clock: str = "") -> str:
    """From the first page to a table against bots; returns its id."""
    page.goto("/")
    form = page.locator("form.new")
    expect(form).to_be_visible()
    field = form.locator(".my-name-field input")
    if field.count():
        field.fill(name)
    for _ in range(0 if bots is None else 2 - bots):
        form.locator(".chair").last.get_by_role("button").last.click()
    if fast:
        form.locator(".options .switch").last.get_by_role("button").last.click()
    if clock:
        form.locator("summary").click()
        form.locator("details select").select_option(clock)
    form.locator(".go").click()
    expect(page.locator("main.table .stage svg").first).to_be_visible()
    return table_id(page)


def table_id(page: Page) -> str:
    found = re.search(r"/(?:table|replay)/([^/?]+)", page.url)
    assert found, page.url
    return found[1]


def question(page: Page) -> Locator:
    """The buttons that answer what is asked."""
    return page.locator(".choices .choice[data-kind]")


def is_over(page: Page) -> bool:
    return page.evaluate(STANDING) == "over"


def is_asked(page: Page) -> bool:
    return page.evaluate(STANDING) == "asked"


def wait_for_question(page: Page, seconds: float = 120) -> bool:
    """Until something is asked of this person, and no answer is on its way; False if the game ended meanwhile."""
    standing = page.wait_for_function(f"() => ({STANDING})() || null", timeout=seconds * 1000)
    return bool(standing.json_value() == "asked")


def ply(page: Page) -> str:
    """Changes with every choice."""
    return str(page.evaluate(SHOWN))


def settle(page: Page, before: str, seconds: float = 60) -> None:
    """Wait until the page has taken in that something was chosen."""
    page.wait_for_function(f"(before) => !({BUSY}) && ({SHOWN})() !== before", arg=before, timeout=seconds * 1000)


def legal(page: Page) -> Locator:
    """The places that are lit on the board."""
    return page.locator(".stage [data-legal]")


def click_once(page: Page, lively: bool = False) -> None:
    """Answer one question with the mouse: lay the tile, or do something, or end the turn."""
    before = ply(page)
    kinds = question(page)
    kind = kinds.first.get_attribute("data-kind")
    ending = page.locator(".turn .end")
    live = page.locator('.choices .choice[data-kind]:not([aria-disabled="true"])')
    if kind == "lay":
        legal(page).first.click()
        page.locator(".stage").get_by_role("button", name=LAY).click()
    elif ending.count() and not (lively and live.count()):
        ending.click()
    else:
        choose_first(page, live)
    settle(page, before)


def choose_first(page: Page, live: Locator) -> None:
    """Press the first button until one of them was an answer."""
    for _ in range(6):
        before = page.locator(".choices").text_content()
        live.first.click()
        page.wait_for_function(PRESSED, arg=before)
        if page.evaluate(BUSY) or not page.locator(".choice.drop").count():
            return
    raise AssertionError("pressing buttons does not lead to an answer")


def key_once(page: Page) -> None:
    """Answer one question with the keyboard alone."""
    before = ply(page)
    if question(page).first.get_attribute("data-kind") == "lay":
        page.keyboard.press("n")
        expect(page.locator(".stage [data-hex]:focus")).to_have_count(1)
        page.keyboard.press("Enter")
        expect(page.locator(".choice.drop")).to_be_visible()
        page.keyboard.press("Enter")
    elif page.locator(".turn .end").count():
        tab_to(page, page.locator(".turn .end"))
        page.keyboard.press("Enter")
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
