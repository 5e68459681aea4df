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


@pytest.mark.parametrize(("game", "lesson"), LESSONS, ids=[f"{game}-{lesson.name}" for game, lesson in LESSONS])
def test_a_lesson_leads_to_its_end(visitor: Visitor, game: str, lesson: Lesson) -> None:
    page = visitor()
    begin(page, game, lesson.name)
    card, show = page.locator(".lesson"), page.locator(".lesson footer .button").first
    for _ in range(sum(len(step.ways[0]) for step in lesson.steps)):
        expect(show.and_(page.locator(":enabled")).or_(page.locator(".lesson.done")).first).to_be_visible()
        if page.locator(".lesson.done").count():  # what followed of itself was answered along with it
            break
        before = page.evaluate("hands.heard.sent")
        show.click()
        page.wait_for_function("(before) => hands.settled(before)", arg=before)
        if page.locator(".turn .stay").count():
            show.click()
    expect(card).to_contain_text("You have learned")
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
