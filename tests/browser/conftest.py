"""A real server process on a SQLite file of its own, and a real browser that looks at it."""

import contextlib
import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

UP_WITHIN = 60  # seconds


class Server:
    """One server process; it can be stopped and started again on the same file and port."""

    def __init__(self, folder: Path) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port: int = probe.getsockname()[1]
        self.folder = folder
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        command = [sys.executable, "-m", "patolli", "serve", "--port", str(self.port), "--no-open"]
        with open(self.folder / "server.log", "ab") as log:
            self.process = subprocess.Popen([*command, "--db", str(self.folder / "tables.db")], stdout=log, stderr=log)
        deadline = time.monotonic() + UP_WITHIN
        while time.monotonic() < deadline:
            with contextlib.suppress(OSError), urllib.request.urlopen(f"{self.url}/api/health", timeout=2):
                return
            if self.process.poll() is not None:
                break
            time.sleep(0.1)
        pytest.fail("the server did not come up: " + (self.folder / "server.log").read_text()[-2000:], pytrace=False)

    def stop(self) -> None:
        if self.process:
            self.process.terminate()
            self.process.wait(20)
            self.process = None


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("server"))
    server.start()
    yield server
    server.stop()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"))
        yield browser
        browser.close()


@pytest.fixture
def visitor(server: Server, browser: Browser) -> Iterator[Callable[..., Page]]:
    """Somebody with a browser of their own; whatever goes wrong in their page fails the test."""
    contexts: list[BrowserContext] = []
    troubles: list[str] = []

    def come(lang: str = "en-US", width: int = 1440, height: int = 900, **options: Any) -> Page:
        context = browser.new_context(
            base_url=server.url,
            viewport={"width": width, "height": height},
            locale=lang,
            reduced_motion="reduce",
            **options,
        )
        context.set_default_timeout(15_000)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: troubles.append(str(error)))
        return page

    yield come
    for context in contexts:
        context.close()
    assert troubles == []
