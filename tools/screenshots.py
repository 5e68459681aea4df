"""The screenshots of the README, made anew: a real server, seeded games between bots, a real browser.

    python tools/screenshots.py [NAME ...]    write docs/screenshots/NAME.png, or all of them

A whole game of bots is brought to the server as a record: from its middle goes on the table that is shown in play,
and the first game's record gives the end page and the replay too.
"""

import base64
import random
import shutil
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import APIRequestContext, Browser, Page, expect, sync_playwright

from patolli.bots import ask, make_bot
from patolli.core import engine, matchfile
from patolli.core.dealer import FairDealer
from patolli.core.match import Match
from patolli.games import GAMES

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))
from tests.web.processes import serving  # noqa: E402
from tools.palette import indexed_png  # noqa: E402

expect.set_options(timeout=60_000)  # on a machine that does other things too
FOLDER = ROOT / "docs" / "screenshots"
FIRST = next(iter(GAMES))
ALONE = [name for name, game in GAMES.items() if min(game.seats) == 1]
NAMES = ("Ana", "Bruno", "Carla")
LARGEST = 400_000  # bytes of a picture
DESK = {"width": 1440, "height": 900}
HAND = {"width": 390, "height": 844}
PIXELS = """async (png) => {
  const picture = await createImageBitmap(await (await fetch("data:image/png;base64," + png)).blob());
  const paint = new OffscreenCanvas(picture.width, picture.height).getContext("2d");
  paint.drawImage(picture, 0, 0);
  const bytes = paint.getImageData(0, 0, picture.width, picture.height).data;
  return [picture.width, picture.height, btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""))];
}"""


@cache
def played(game_name: str, seats: int = len(NAMES), seed: int = 4) -> Match:
    """A whole game of greedy bots."""
    game, rng, bot = GAMES[game_name], random.Random(seed), make_bot("greedy")
    match = Match(game, game.setup(seats), NAMES[:seats], FairDealer(bytes([seed]) * 32, ("ana", "bruno", "carla")))
    match.deal()
    while not match.is_over:
        seat = engine.asked(match.state)[0]
        match.play(seat, ask(bot, game, match.state, seat, rng))
        match.deal()
    return match


@cache
def middle(match: Match) -> int:
    """A ply after half of the game at which the first seat alone is asked, with much to choose from."""

    def width(ply: int) -> int:
        state = match.state_at(ply)
        return len(engine.options(state, 0)) if engine.asked(state) == (0,) else 0

    plies = len(match.plies)
    return max(range(plies * 6 // 10, plies * 3 // 4), key=width)


class Studio:
    """The server with something to look at, and browsers to look with."""

    def __init__(self, address: str, browser: Browser) -> None:
        self.address = address
        self.browser = browser
        with self.person("Ana") as ana, self.person("Diego") as diego, self.person("Мария") as maria:
            self.ended = self.record(ana, played(FIRST))
            one, other, *_, last = [name for name in GAMES if name not in ALONE]
            self._open(diego, one, "Friday night", "me", "anyone", "anyone")
            self._open(maria, other, "Вечер среды", "me", "anyone", "bot")
            self._open(diego, last, "", "me", "bot", "bot", "bot")

    def record(self, person: APIRequestContext, match: Match) -> str:
        return _id(person, "/api/records", {"text": matchfile.write(match, secret=True)})

    def _open(self, person: APIRequestContext, game: str, name: str, *kinds: str) -> str:
        seats = [{"kind": kind, "bot": "greedy" if kind == "bot" else ""} for kind in kinds]
        return _id(person, "/api/tables", {"game": game, "name": name, "seats": seats})

    @contextmanager
    def person(self, name: str) -> Iterator[APIRequestContext]:
        """Somebody who only asks the server for things."""
        context = self.browser.new_context(base_url=self.address)
        try:
            _post(context.request, "/api/me", {"name": name})
            yield context.request
        finally:
            context.close()

    @contextmanager
    def page(self, lang: str = "en", phone: bool = False, **options: Any) -> Iterator[Page]:
        """Somebody's browser, on a desk or in a hand."""
        hand = {"viewport": HAND, "device_scale_factor": 2, "has_touch": True, "is_mobile": True}
        shape: dict[str, Any] = hand if phone else {"viewport": DESK}
        context = self.browser.new_context(
            base_url=self.address, locale=lang, reduced_motion="reduce", **{**shape, **options}
        )
        try:
            _post(context.request, "/api/me", {"name": "Ана" if lang == "ru" else "Ana"})
            yield context.new_page()
        finally:
            context.close()

    def table(self, page: Page, game: str = FIRST, seats: int = len(NAMES)) -> None:
        """A table in play; in the first game with a figure in hand and the ways it can go."""
        match = played(game, seats)
        record = self.record(page.context.request, match)
        fork: dict[str, object] = {"ply": middle(match), "seat": 0, "bot": "greedy"}
        page.goto(f"/table/{_id(page.context.request, f'/api/tables/{record}/fork', fork)}")
        expect(page.locator(".choice").first).to_be_visible()
        if game == FIRST:
            page.keyboard.press("2")
            page.locator(".stage [data-legal]").first.dispatch_event("click")
            expect(page.locator(".stage [data-legal]").first).to_be_attached()
        page.locator("body").hover(position={"x": 4, "y": 4})

    def lobby(self, page: Page) -> None:
        """With a table of one's own, and others'."""
        self.table(page)
        page.goto("/")
        expect(page.locator(".tables button").first).to_be_visible()

    def end(self, page: Page) -> None:
        page.goto(f"/table/{self.ended}")
        for part in (".verdict", ".podium .place"):
            expect(page.locator(part).first).to_be_visible()

    def replay(self, page: Page) -> None:
        ply = middle(played(FIRST))
        page.goto(f"/replay/{self.ended}?ply={ply}")
        expect(page.locator(".said b")).to_contain_text(str(ply))


def _post(asking: APIRequestContext, path: str, body: dict[str, object]) -> dict[str, str]:
    answer = asking.post(path, data=body)
    assert answer.ok, answer.text()
    found: dict[str, str] = answer.json()
    return found


def _id(asking: APIRequestContext, path: str, body: dict[str, object]) -> str:
    return _post(asking, path, body)["id"]


Show = Callable[[Studio, Page], None]


def tables(game: str, seats: int = len(NAMES)) -> Show:
    return lambda studio, page: studio.table(page, game, seats)


SHOTS: dict[str, tuple[Show, dict[str, Any]]] = {
    "lobby": (Studio.lobby, {}),
    **{f"{game}-1440": (tables(game), {}) for game in GAMES},
    **{f"{game}-390": (tables(game), {"phone": True}) for game in GAMES},
    **{f"{game}-ru": (tables(game), {"lang": "ru"}) for game in GAMES},
    f"{FIRST}-1024": (Studio.table, {"viewport": {"width": 1024, "height": 768}}),
    f"{FIRST}-dark": (Studio.table, {"color_scheme": "dark"}),
    **{f"{game}-solo": (tables(game, 1), {}) for game in ALONE},
    "end": (Studio.end, {}),
    "replay": (Studio.replay, {}),
}


def smaller(browser: Browser, png: bytes) -> bytes:
    """The same picture with fewer colours."""
    blank = browser.new_page()
    width, height, pixels = blank.evaluate(PIXELS, base64.b64encode(png).decode())
    blank.close()
    return indexed_png(width, height, base64.b64decode(pixels))


def main(names: list[str]) -> int:
    unknown = set(names) - set(SHOTS)
    if unknown:
        print(f"unknown: {', '.join(sorted(unknown))}; expected some of: {', '.join(SHOTS)}", file=sys.stderr)
        return 2
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, serving(f"{folder}/tables.db") as server, sync_playwright() as made:
        browser = made.chromium.launch(executable_path=shutil.which("chromium"))
        studio = Studio(server.address, browser)
        for name in names or SHOTS:
            file = FOLDER / f"{name}.png"
            show, options = SHOTS[name]
            with studio.page(**options) as page:
                show(studio, page)
                page.evaluate("document.fonts.ready")
                file.write_bytes(smaller(browser, page.screenshot()))
            size = file.stat().st_size
            print(f"{file.relative_to(ROOT)}: {size // 1000} kB")
            assert size < LARGEST, f"{name} is too large"
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
