"""From the wheel in a fresh environment to the browser: what `docs/research.md` teaches is played against there."""

import re
import subprocess
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Page, expect
from tests.browser.guest import new_table, skip_minute, wait_for_question
from tests.web.processes import free_port
from tools import fresh

pytestmark = [pytest.mark.browser, pytest.mark.soak, pytest.mark.timeout(900)]


def test_the_policy_that_the_document_teaches_plays_in_the_browser(
    tmp_path: Path, visitor: Callable[..., Page]
) -> None:
    there = fresh.make(tmp_path)
    assert fresh.run_page(there, "python.md", tmp_path / "python").strip()
    assert "plugged in, it wins" in fresh.run_page(there, "research.md", tmp_path / "research")
    port = str(free_port())
    address = f"http://127.0.0.1:{port}"
    command = [str(there / "patolli"), "serve", "--no-open", "--port", port, "--db", "tables.db"]
    with subprocess.Popen([*command, "--bot", "mypolicy:Policy"], cwd=tmp_path / "research") as server:
        try:
            until_up(address)
            page = visitor(base_url=address)
            form = new_table(page)
            page.get_by_role("radio", name=re.compile("Tzolk")).check(force=True)
            form.get_by_label("Who sits at seat 2").select_option("bot mypolicy:Policy")
            form.locator(".go").click()
            skip_minute(page)
            wait_for_question(page)
            expect(page.locator(".players")).to_contain_text("mypolicy:Policy")
            page.screenshot(path=tmp_path / "table.png")
        finally:
            server.terminate()


def until_up(address: str) -> None:
    """The server takes a moment to come up."""
    for _ in range(240):
        with suppress(httpx.TransportError):
            httpx.get(f"{address}/api/health")
            return
        time.sleep(0.5)
