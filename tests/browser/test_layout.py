"""Nothing on any page is too small, cut off, pale, covered or hard to hit: any size, any language, day or night."""

import base64
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

import pytest
from playwright.sync_api import APIRequestContext, APIResponse, Page, expect
from tests.browser.conftest import Server
from tests.browser.guest import wait_for_question
from tests.browser.reviews import bring

from patolli.core import engine, matchfile
from patolli.games import GAMES

pytestmark = pytest.mark.browser
Visitor = Callable[..., Page]
Finding = tuple[str, ...]

EYES = Path(__file__).with_name("layout.js")  # what finds it
MATCHES = Path(__file__).parents[1] / "matches"
TABLES = {
    "tikal": "tikal/base-4-outright",
    "tzolkin": "tzolkin/all-4-skipping",
    "yucatan": "yucatan/base-4-outright",
    "tawantinsuyu": "tawantinsuyu/3-outright",
    "solo": "tawantinsuyu/1-lost-hard",
}
PEOPLE = ("matches", "profile", "friends", "notices", "contest", "sign-in")
LEARNING = ("review", "lesson", "hint", "matters")
SCENES = [*TABLES, "lobby", "end", "replay", "account", *PEOPLE, *LEARNING]
LANGUAGES = ("en", "ru", "es")
DESKS = ((1440, 900), (1024, 768), (768, 1024))
PHONE = {"width": 390, "height": 844, "has_touch": True, "is_mobile": True}
DESK_LIMITS = {"text": 11, "target": 32}
TOUCH_LIMITS = {"text": 11, "target": 44}
GLANCE = 9  # type of a whole board on a small screen: nothing is chosen there without a look closer
SMALL = "document.querySelector('.stage')?.clientWidth < 640"
# A hand shows its upper edge; accounts, lists and what is said of a turn scroll down, chips and answers sideways.
MEANT = {
    "named": ".who-name, .podium b, .turn-list .gist, .chips .label",  # as long as somebody likes
    "peeps": ".yu-hand",
    "across": ".choices, .players, .covers, .ways, .kinds, .chips ol",
    "down": ".tab-panel, .lines, .owns-wrap, .tw-lands, .tw-mine, .yu-paged .yu-own, .tw-tale, .beside, .new .body,"
    ".turn-card, dialog *",
}
PAGES = ".board nav[class$=pager] button"  # a board that is shown page by page
PICTURES = 20  # tried before a page is said never to rest
WIDE_ENOUGH = 5  # choices of a position worth looking at


@cache
def record(match: str) -> tuple[str, int]:
    """A match file, and a ply after half of it where the first seat alone is asked and has a choice."""
    text = (MATCHES / f"{match}.match").read_text("utf-8")
    played = matchfile.replay(matchfile.parse(text.encode()), GAMES)
    for ply in range(len(played.plies) * 6 // 10, len(played.plies)):
        state = played.state_at(ply)
        if engine.asked(state) == (0,) and len(engine.options(state, 0)) >= WIDE_ENOUGH:
            return text, ply
    raise AssertionError(f"{match}: the first seat has nothing to choose from")


def post(asking: APIRequestContext, where: str, body: dict[str, object]) -> str:
    answer = asking.post(where, data=body)
    assert answer.ok, answer.text()
    return str(answer.json().get("id", ""))


def address(page: Page, scene: str, database: str = "") -> str:
    """Where a scene is, made for this person; the server's database is for what nobody can bring about in a moment."""
    asking = page.context.request
    if scene == "sign-in":
        return "/account"
    post(asking, "/api/me", {"name": "Ana"})
    if scene in PLAIN:
        return PLAIN[scene]
    if scene == "contest":
        return contest(asking)
    if scene == "review":
        return f"/table/{bring(page, database, 'tzolkin/all-4-skipping')}/review"
    if scene == "lesson":
        return f"/table/{post(asking, '/api/games/tikal/lessons/first-turns', {'step': 3, 'pace': 'fast'})}"
    if scene in ("matches", "profile"):
        give_up(page)
        return "/matches" if scene == "matches" else "/person/me"
    text, ply = record(TABLES.get("tzolkin" if scene == "hint" else scene, "tikal/base-4-outright"))
    brought = post(asking, "/api/records", {"text": text})
    if scene in ("end", "replay"):
        return f"/table/{brought}" if scene == "end" else f"/replay/{brought}?ply={ply}"
    table = post(asking, f"/api/tables/{brought}/fork", {"ply": ply, "seat": 0, "bot": "random"})
    return "/" if scene == "lobby" else f"/table/{table}"


PLAIN = {"account": "/account", "notices": "/notices", "friends": "/friends"}
SHOWN = {
    "lobby": ".tables button", "end": ".verdict", "replay": ".stage svg", "account": ".devices li",
    "matches": ".played .res", "profile": ".rate", "friends": ".thing", "notices": ".matrix", "contest": ".standings",
    "sign-in": ".ticks", "review": ".turn-board .picture", "lesson": ".lesson h2", "hint": ".hint-card ol li",
    "matters": ".matters tbody tr",
}  # fmt: skip
GIVE_UP = """(table) => new Promise((done) => {
  const socket = new WebSocket(`${location.origin.replace("http", "ws")}/api/tables/${table}/socket`);
  socket.onopen = () => socket.send(JSON.stringify({ type: "resign", id: "m", seat: 0 }));
  socket.onmessage = (said) => JSON.parse(said.data).id === "m" && done(socket.close());
})"""


def luck(answer: APIResponse) -> dict[str, object]:
    return {"commitment": answer.json()["commitment"], "entropy": "luck"}


def give_up(page: Page) -> None:
    """A rated match of a member that is over."""
    asking = page.context.request
    asking.post("/api/me/recovery")
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    opened = asking.post("/api/tables", data={"game": "tikal", "seats": seats, "rated": True, "name": "Friday"})
    table = opened.json()["id"]
    post(asking, f"/api/tables/{table}/entropy", luck(opened))
    page.goto("/")
    page.evaluate(GIVE_UP, table)


def contest(asking: APIRequestContext) -> str:
    """A tournament in its first round."""
    wish = {"kind": "swiss", "game": "tikal", "name": "Maize Cup", "seats": 2, "size": 4, "rounds": 3}
    opened = asking.post("/api/contests", data={**wish, "bots": ["random", "greedy"], "pace": "calm"})
    where = f"/contest/{opened.json()['id']}"
    post(asking, f"/api{where.replace('contest', 'contests')}/join", luck(opened))
    post(asking, f"/api{where.replace('contest', 'contests')}/begin", {})
    return where


def open_on_it(page: Page, scene: str) -> None:
    """What is looked at at a table, beside the board."""
    if scene in ("hint", "matters"):
        wait_for_question(page)
        page.keyboard.press("m" if scene == "hint" else "g")


def show(page: Page, where: str, scene: str, lang: str) -> None:
    page.goto(where)
    page.evaluate("(lang) => localStorage.setItem('patolli.settings', JSON.stringify({ lang }))", lang)
    page.reload()
    if scene in TABLES:
        assert wait_for_question(page)
        page.locator(".stage svg").first.wait_for(state="attached")
    else:
        open_on_it(page, scene)
        expect(page.locator(SHOWN[scene]).first).to_be_visible()
    page.evaluate("document.fonts.ready")


def resting(page: Page) -> None:
    """Until what changed has been drawn."""
    page.evaluate("new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(go, 30))))")


def faint(page: Page) -> list[str]:
    """What is hard to read in a picture of the page, taken again until nothing moves meanwhile."""
    for _ in range(PICTURES):
        resting(page)
        page.evaluate("layout.bare()")
        picture = base64.b64encode(page.screenshot()).decode()
        found: list[str] | None = page.evaluate("(png) => layout.faint(png)", picture)
        if found is not None:
            return found
    raise AssertionError("the page never rests")


def pale(page: Page) -> list[str]:
    """What is hard to read by day or by night."""
    found: list[str] = []
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)
        found += [f"{scheme}, {line}" for line in faint(page)]
    page.emulate_media(color_scheme="light")
    return found


def leaves(page: Page) -> Iterator[str]:
    """The page as it is, or each of the board's pages."""
    doors = page.locator(PAGES)
    resting(page)
    count = doors.count()
    if not count:
        yield ""
    for n in range(count):
        doors.nth(n).click()
        resting(page)
        yield doors.nth(n).get_attribute("aria-label") or doors.nth(n).inner_text()


def findings(page: Page, limits: dict[str, int], colours: bool) -> Iterator[str]:
    for n, leaf in enumerate(leaves(page)):
        glance = GLANCE if n == 0 and page.evaluate(SMALL) else 0
        asked = {**limits, **MEANT, "glance": glance}
        found = page.evaluate("(limits) => layout.findings(limits)", asked)
        for line in [*found, *(pale(page) if colours else [])]:
            yield f"{leaf}: {line}" if leaf else line


def looked_at(visitor: Visitor, server: Server, scene: str, lang: str, whole: bool) -> dict[str, list[str]]:
    """Everything wrong with a scene, by size; colours on the largest screen only, unless all is wanted."""
    found: dict[str, list[str]] = {}
    page = visitor(lang=lang)
    page.add_init_script(path=EYES)
    show(page, address(page, scene, server.database), scene, lang)
    for width, height in DESKS:
        page.set_viewport_size({"width": width, "height": height})
        found[f"{scene} {width} {lang}"] = list(findings(page, DESK_LIMITS, whole or width == DESKS[0][0]))
    page = visitor(lang=lang, **PHONE)
    page.add_init_script(path=EYES)
    show(page, address(page, scene, server.database), scene, lang)
    found[f"{scene} {PHONE['width']} {lang}"] = list(findings(page, TOUCH_LIMITS, whole))
    return {where: list(dict.fromkeys(lines)) for where, lines in found.items() if lines}


@pytest.mark.parametrize("scene", SCENES)
def test_a_page_can_be_read_and_touched_at_every_size(visitor: Visitor, server: Server, scene: str) -> None:
    """Each in one language; its neighbours show the others."""
    lang = LANGUAGES[SCENES.index(scene) % len(LANGUAGES)]
    assert looked_at(visitor, server, scene, lang, whole=False) == {}


@pytest.mark.soak
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("scene", SCENES)
def test_a_page_can_be_read_and_touched_at_every_size_in_every_language(
    visitor: Visitor, server: Server, scene: str, lang: str
) -> None:
    assert looked_at(visitor, server, scene, lang, whole=True) == {}
