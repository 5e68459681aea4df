"""The page of `patolli lab report`: it draws its charts without a network, on any screen."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, expect

from patolli.cli import run
from patolli.games import GAMES

pytestmark = pytest.mark.browser

# What is written beyond the edge of its chart.
OUTSIDE = """[...document.querySelectorAll(".chart svg.marks")].flatMap((chart) => {
  const { left, right, top, bottom } = chart.getBoundingClientRect();
  return [...chart.querySelectorAll("text")].filter((text) => {
    const box = text.getBoundingClientRect();
    return box.width && (box.left < left - 1 || box.right > right + 1 || box.top < top - 1 || box.bottom > bottom + 1);
  }).map((text) => text.textContent);
})"""


TABLES = {**dict.fromkeys(GAMES, "random,random"), "tawantinsuyu, alone": "greedy"}


@pytest.fixture(scope="module", params=TABLES)
def report(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, int]:
    """A page about each game, and how many setups it compares: the one about Tikal has a pack beside ours."""
    folder = tmp_path_factory.mktemp("report")
    name = request.param.partition(",")[0]
    (folder / "pack.toml").write_text('game = "tikal"\nname = "Nine points"\n[turn]\naction_points = 9\n', "utf-8")
    games = ["--seats", TABLES[request.param], "--games", "3", "--levels", "random,greedy", "--meetings", "2"]
    packs = ["--pack", str(folder / "pack.toml")] if name == "tikal" else []
    assert run(["lab", "report", name, *games, *packs, "--out", str(folder / "page.html"), "--lang", "ru"]) == 0
    return folder / "page.html", 1 + (name == "tikal")


@pytest.fixture(params=[1440, 390])
def page(request: pytest.FixtureRequest, browser: Browser) -> Iterator[Page]:
    context = browser.new_context(viewport={"width": request.param, "height": 900})
    yield context.new_page()
    context.close()


def test_every_chart_is_drawn_and_nothing_is_fetched(page: Page, report: tuple[Path, int]) -> None:
    file, setups = report
    troubles: list[str] = []
    page.on("pageerror", lambda error: troubles.append(str(error)))
    page.on("console", lambda message: troubles.append(message.text) if message.type == "error" else None)
    page.on("request", lambda request: None if request.url.startswith("file:") else troubles.append(request.url))
    page.goto(file.as_uri())
    charts = page.locator(".chart")
    expect(page.locator(".chart svg.marks")).to_have_count(charts.count())
    assert charts.count() == setups * page.locator("h2").count() > 0
    outside = page.evaluate(OUTSIDE)
    assert outside == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    found = Axe().run(page)
    assert not found.response["violations"], found.generate_report()
    assert troubles == []
