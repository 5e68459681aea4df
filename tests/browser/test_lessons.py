"""Every lesson, clicked to its end in a browser; another move is explained and taken back; one can leave and go on."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from tests.browser.test_pages import fits, violations

from patolli.games import GAMES
from patolli.table.lessons import Lesson, lessons_of

pytestmark = pytest.mark.browser
Visitor = Callable[..., Page]
LESSONS = [(name, lesson) for name, game in GAMES.items() for lesson in lessons_of(game).values()]
MOST_PRESSES = 8  # for one answer
ANSWERED_OR_CHANGED = "([before, shown]) => hands.heard.sent > before || hands.shown() !== shown"
HURRY = """async ([game, lesson]) => {
  const post = (where, body) => fetch(where, {
    method: "POST", headers: {"content-type": "application/json"}, body: JSON.stringify(body)
  }).then((answer) => answer.json());
  await post("/api/me", {name: "Ana"});
  return (await post(`/api/games/${game}/lessons/${lesson}`, {step: 0, pace: "fast"})).id;
}"""


def begin(page: Page, game: str, lesson: str) -> None:
    """Take a lesson in which the others move at once."""
    page.goto("/")
    page.goto(f"/table/{page.evaluate(HURRY, [game, lesson])}")
    expect(page.locator(".lesson h2")).to_be_visible()


def wanted(page: Page) -> str:
    """The choice that is asked for now; "" while the others move, and at the end."""
    found = page.evaluate("fetch(`/api/tables/${location.pathname.split('/')[2]}/lesson`).then((said) => said.json())")
    return str(found["choice"])


def press_what_shines(page: Page) -> bool:
    """Answer by pressing lit places and buttons, *Show me* once nothing shines any more; False if nothing did."""
    before, choice, pressed = page.evaluate("hands.heard.sent"), wanted(page), list[str]()
    for _ in range(MOST_PRESSES):
        spot = page.evaluate("(how) => hands.lit(how)", {"wanted": choice, "pressed": pressed})
        if spot is None:
            break
        shown = page.evaluate("hands.shown()")
        page.mouse.click(spot["x"], spot["y"])
        pressed.append(spot["at"])
        page.wait_for_function(ANSWERED_OR_CHANGED, arg=[before, shown])
        if page.evaluate("hands.heard.sent") > before:
            break
    else:
        raise AssertionError(f"pressing {pressed} does not lead to an answer")
    if page.evaluate("hands.heard.sent") == before:
        page.locator(".lesson footer .button").first.click()
    page.wait_for_function("(before) => hands.settled(before)", arg=before)
    return bool(pressed)


def follow(page: Page, lesson: Lesson) -> None:
    """Take a lesson to its end by pressing nothing but what shines."""
    card, show = page.locator(".lesson"), page.locator(".lesson footer .button").first
    scene = page.locator(".dock.telling .choice[data-kind=go-on]")
    asked = show.and_(page.locator(":enabled")).or_(page.locator(".lesson.done")).or_(scene)
    for _ in range(2 * sum(len(step.ways[0]) for step in lesson.steps)):
        expect(asked.locator("visible=true").first).to_be_visible()
        if scene.is_visible():
            scene.click()
            expect(scene).to_be_hidden()
            continue
        if page.locator(".lesson.done").count():  # what followed of itself was answered along with it
            break
        said = card.text_content()
        assert press_what_shines(page), f"nothing shines: {said}"
        assert not page.locator(".lesson.detour").count(), f"what shines is not what is asked for: {said}"


@pytest.mark.parametrize(("game", "lesson"), LESSONS, ids=[f"{game}-{lesson.name}" for game, lesson in LESSONS])
def test_a_lesson_leads_to_its_end_by_pressing_what_shines(visitor: Visitor, game: str, lesson: Lesson) -> None:
    page = visitor()
    begin(page, game, lesson.name)
    follow(page, lesson)
    expect(page.locator(".lesson")).to_contain_text("You have learned")
    assert fits(page)


PHONES = [
    pytest.param("tikal", "ru-RU", "Теперь вы знаете", id="tikal"),
    pytest.param("tzolkin", "es-ES", "Has aprendido", id="tzolkin"),
    pytest.param("yucatan", "en-US", "You have learned", id="yucatan", marks=pytest.mark.soak),
    pytest.param("tawantinsuyu", "ru-RU", "Теперь вы знаете", id="tawantinsuyu", marks=pytest.mark.soak),
]


@pytest.mark.parametrize(("game", "lang", "learned"), PHONES)
def test_on_a_phone_too_what_is_asked_for_shines_and_can_be_reached(
    visitor: Visitor, game: str, lang: str, learned: str
) -> None:
    page = visitor(lang=lang, width=390, height=844)
    begin(page, game, "first-turns")
    assert violations(page) == []
    follow(page, lessons_of(GAMES[game])["first-turns"])
    expect(page.locator(".lesson")).to_contain_text(learned)
    assert fits(page)


def test_another_move_is_explained_and_taken_back(visitor: Visitor) -> None:
    page = visitor(width=390, height=844)
    begin(page, "tikal", "first-turns")
    page.get_by_role("button", name="Show me").click()
    expect(page.locator(".lesson")).to_contain_text("Step 2 of")
    page.locator(".choices .choice[data-kind=place]", has_text="leader").or_(
        page.locator(".choices .choice[data-kind=place]")
    ).first.click()
    if not page.locator(".lesson.detour").count() and page.locator(".choices .choice", has_text="leader").count():
        page.locator(".choices .choice", has_text="leader").first.click()
    expect(page.locator(".lesson")).to_contain_text("Your leader may come, too.")
    assert fits(page)
    page.get_by_role("button", name="Play on my own").click()
    expect(page.get_by_role("button", name="Back to the lesson")).to_be_visible()
    page.get_by_role("button", name="Back to the lesson").click()
    expect(page.locator(".lesson")).to_contain_text("Bring an explorer")


def test_one_can_leave_and_go_on_where_one_was(visitor: Visitor) -> None:
    page = visitor(lang="ru-RU")
    page.goto("/learn/tikal/first-turns")
    page.get_by_role("button", name="Покажите").click()
    expect(page.locator(".lesson")).to_contain_text("Шаг 2 из")
    assert violations(page) == []
    page.get_by_role("link", name="Выйти").click()
    expect(page.locator(".lesson-link").first).to_contain_text("пройдено 1 из")
    page.locator(".lesson-link").first.click()
    expect(page.locator(".lesson")).to_contain_text("Шаг 2 из")
