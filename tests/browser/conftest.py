"""A real server process on a SQLite file of its own, and a real browser that looks at it."""

import itertools
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright
from tests.web.processes import Process, free_port

PATIENCE = 120_000  # milliseconds; the machine may do four other things, and what passes does not wait
HANDS = Path(__file__).with_name("hands.js")  # what `guest.py` asks of a page
ADDRESSES = (f"198.18.{high}.{low}" for high, low in itertools.product(range(256), range(256)))  # RFC 2544: for tests
expect.set_options(timeout=PATIENCE)


class Server:
    """A server on a file and a port of its own; it can be stopped and started again there."""

    def __init__(self, folder: Path) -> None:
        self.port = free_port()
        self.database = str(folder / "tables.db")
        self.process: Process | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        self.process = Process(self.database, self.port)

    def stop(self) -> None:
        if self.process:
            self.process.stop()
            self.process = None


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("server"))
    try:
        server.start()
        yield server
    finally:
        server.stop()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"))
        yield browser
        browser.close()


@pytest.fixture
def visitor(server: Server, browser: Browser) -> Iterator[Callable[..., Page]]:
    """Somebody with a browser and an address of their own; whatever goes wrong in their page fails the test."""
    contexts: list[BrowserContext] = []
    troubles: list[str] = []

    def come(lang: str = "en-US", width: int = 1440, height: int = 900, **options: Any) -> Page:
        options.setdefault("base_url", server.url)
        options.setdefault("extra_http_headers", {"X-Forwarded-For": next(ADDRESSES)})  # limits are per address
        options.setdefault("service_workers", "block")  # what is tested comes from the server, unless a test says so
        context = browser.new_context(
            viewport={"width": width, "height": height}, locale=lang, reduced_motion="reduce", **options
        )
        context.set_default_timeout(PATIENCE)
        context.add_init_script(path=HANDS)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: troubles.append(str(error)))
        return page

    yield come
    for context in contexts:
        context.close()
    assert troubles == []
