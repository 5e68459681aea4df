"""Draws that nobody has to believe in: two people's browsers, and a stranger's script, work them out again."""

import json
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect
from tests.browser.guest import click_once, sit_down, standing, table_id, take_seat

pytestmark = pytest.mark.browser
Visitor = Callable[..., Page]
SCRIPT = Path(__file__).parents[2] / "tools/check_draws.py"
KEPT = "JSON.parse(localStorage.getItem(`patolli.luck.${location.pathname.split('/').at(-1)}`))"


def verdict(page: Page) -> str:
    """What the end page says of the draws."""
    page.goto(f"/table/{table_id(page)}")
    found = page.locator(".fair-check .verdict")
    expect(found).to_be_visible()
    return found.inner_text()


def checked(file: Path, text: str, *more: str) -> tuple[int, list[str]]:
    """What a stranger's script says of a record."""
    file.write_text(text, "utf-8")
    ran = [sys.executable, "-I", str(SCRIPT), str(file), *more]
    found = subprocess.run(ran, capture_output=True, text=True, check=False)
    return found.returncode, found.stdout.splitlines()


@pytest.mark.timeout(900)  # some turns in two browsers, and bots that play on to the end
def test_both_browsers_and_a_stranger_work_out_every_draw_again(visitor: Visitor, tmp_path: Path) -> None:
    ana, bruno = visitor(), visitor()
    links = sit_down(ana, "tikal", bots=0, people=2)
    expect(ana.get_by_text("Waiting for 1 more player")).to_be_visible()
    take_seat(bruno, "Bruno", links["1"])
    expect(ana.locator("main.table .stage svg").first).to_be_visible()
    mine = [page.evaluate(KEPT) for page in (ana, bruno)]
    assert mine[0]["commitment"] == mine[1]["commitment"]
    assert mine[0]["entropy"] != mine[1]["entropy"]

    for _ in range(20):
        while (asked := next((page for page in (ana, bruno) if standing(page) == "asked"), None)) is None:
            ana.wait_for_timeout(10)
        click_once(asked)
    for page in (ana, bruno):
        page.get_by_role("button", name="Menu").click()
        page.get_by_role("button", name=re.compile(r"Let a bot play for .* \(you\)")).click()
    ana.wait_for_function("() => hands.heard.update.final")

    record = ana.request.get(f"/api/tables/{table_id(ana)}/record").text()
    count = len(re.findall(r"^[*] ", record, re.MULTILINE))
    assert count > 30
    assert [line[9:] for line in record.splitlines() if line.startswith("entropy: ")] == [
        luck["entropy"] for luck in mine
    ]
    for page in (ana, bruno):
        said = verdict(page)
        assert f"Recomputed here: {count} of {count} draws." in said
        assert "it has kept both since then" in said
    promise = ("--promise", mine[1]["commitment"], "--added", mine[1]["entropy"])
    assert checked(tmp_path / "whole.match", record, *promise) == (0, [f"recomputed: {count} of {count} draws"])
    stranger = visitor()
    stranger.goto(ana.url)
    assert f"Recomputed here: {count} of {count} draws." in verdict(stranger)
    assert "This browser kept nothing of its own" in verdict(stranger)

    # One draw edited: in what the server answers the page, and in the record.
    lines = record.splitlines()
    top = lines.index("") + 1
    ply = next(i for i, line in enumerate(lines[top:]) if line.startswith("* reveal "))
    drawn = lines[top + ply].split()[2]
    other = next(tile for tile in ("A1", "A2", "A3") if tile != drawn)

    def forge(route: Route) -> None:
        answer = route.fetch()
        fair: dict[str, Any] = answer.json()
        next(draw for draw in fair["draws"] if draw["ply"] == ply)["text"] = f"reveal {other}"
        route.fulfill(response=answer, body=json.dumps(fair))

    ana.route("**/fairness", forge)
    said = verdict(ana)
    assert f"Recomputed here: {count - 1} of {count} draws." in said
    assert f"Not what the secret gives: move {ply} (reveal {other})." in said
    lines[top + ply] = f"* reveal {other}"
    code, told = checked(tmp_path / "edited.match", "\n".join(lines))
    assert code == 1
    assert told[0] == f"draw {ply} is 'reveal {other}', but the secret gives 'reveal {drawn}'"

    # Another promise than the one the browser kept.
    ana.unroute("**/fairness")
    other_promise = json.dumps({"commitment": "0" * 64, "entropy": "x"})
    ana.evaluate(
        "([place, luck]) => localStorage.setItem(place, luck)", [f"patolli.luck.{table_id(ana)}", other_promise]
    )
    said = verdict(ana)
    assert "The secret is not the one that this browser was promised before the game." in said
    assert "What this browser added before the game was not used." in said


def test_a_rematch_waits_until_everybody_has_come_and_added_to_its_luck(visitor: Visitor) -> None:
    ana, bruno = visitor(), visitor()
    links = sit_down(ana, "tikal", bots=0, people=2)
    take_seat(bruno, "Bruno", links["1"])
    first = table_id(ana)
    ana.get_by_role("button", name="Menu").click()
    ana.get_by_role("button", name="Resign", exact=True).click()
    ana.get_by_role("button", name="Really resign?").click()
    for page in (ana, bruno):
        page.get_by_role("button", name="See the result").click()
    ana.get_by_role("button", name="Play again").click()
    expect(ana.get_by_text("Waiting for Bruno to come to the table")).to_be_visible()
    bruno.get_by_role("button", name="To the rematch").click()
    for page in (ana, bruno):
        expect(page.locator("main.table .stage svg").first).to_be_visible()
    assert table_id(ana) == table_id(bruno) != first
    assert ana.evaluate(KEPT)["commitment"] == bruno.evaluate(KEPT)["commitment"]
