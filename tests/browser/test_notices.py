"""The page says what it tells and how, is woken by what is pushed, and opens without a connection."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import CDPSession, Page, Route, expect
from tests.browser.conftest import Server
from tests.browser.guest import sit_down, wait_for_question
from tests.web.processes import serving
from tests.web.receivers import Receiver, Subscriber, running, until

from patolli.table.post import push

pytestmark = pytest.mark.browser
Visitor = Callable[..., Page]
READY = "() => navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller !== null)"
SHOWN = """() => navigator.serviceWorker.ready.then((worker) => worker.getNotifications())
    .then((all) => all.map((one) => [one.title, one.data.link]))"""


def with_worker(visitor: Visitor, server: Server, **options: Any) -> Page:
    page = visitor(base_url=f"http://localhost:{server.port}", service_workers="allow", **options)
    page.context.grant_permissions(["notifications"])
    return page


def deliver(page: Page, session: CDPSession, seen: list[dict[str, Any]], told: str) -> Any:
    """Push it until it is shown: a worker that is only just starting may miss it."""
    pushed = {
        "origin": "/".join(page.url.split("/")[:3]),
        "registrationId": seen[-1]["registrationId"],
        "data": told,
    }

    def delivered() -> Any:
        session.send("ServiceWorker.deliverPushMessage", pushed)
        return page.evaluate(SHOWN)

    return until(delivered)


def drag_grip(page: Page, hour: float, to: float, before_letting_go: Callable[[], object] = lambda: None) -> None:
    """Move one end of the quiet hours by the mouse."""
    day = page.locator(".day").bounding_box()
    assert day
    start, end = (day["x"] + day["width"] * at / 24 for at in (hour, to))
    middle = day["y"] + day["height"] / 2
    page.mouse.move(start, middle)
    page.mouse.down()
    page.mouse.move(end, middle)
    before_letting_go()
    page.mouse.up()


def test_kinds_and_ways_quiet_hours_and_what_is_not_set_up(visitor: Visitor) -> None:
    page = visitor()
    page.goto("/")
    page.evaluate("fetch('/api/me', {method: 'POST', headers: {'content-type': 'application/json'}, "
                  "body: JSON.stringify({name: 'Ana'})})")  # fmt: skip
    page.goto("/notices")
    asked = page.get_by_role("switch", name="I am asked: Sound")
    expect(asked).to_be_checked()
    asked.press("Space")
    expect(asked).not_to_be_checked()
    by_browser = page.get_by_role("switch", name="I am asked: Browser")
    expect(by_browser).not_to_be_checked()
    by_browser.click()
    expect(page.get_by_role("alert")).to_contain_text("does not allow notifications here")
    expect(by_browser).not_to_be_checked()
    hook = page.get_by_role("switch", name="I am asked: Hook")
    hook.click()
    expect(hook).not_to_be_checked()
    expect(page.get_by_label("Address of the hook")).to_be_focused()
    page.keyboard.type("https://127.0.0.1/private")
    page.keyboard.press("Enter")
    expect(page.get_by_role("alert")).to_contain_text("Only public addresses")
    page.get_by_label("22:30 to 8:00, every day").check()
    start = page.get_by_role("slider", name="From")
    expect(start).to_be_enabled()
    start.press("ArrowLeft")
    expect(page.get_by_label("22:00 to 8:00, every day")).to_be_checked()
    drag_grip(page, 22, 20)
    expect(page.get_by_label("20:00 to 8:00, every day")).to_be_checked()
    drag_grip(page, 8, 9)
    expect(page.get_by_label("20:00 to 9:00, every day")).to_be_checked()
    page.reload()
    expect(page.get_by_label("20:00 to 9:00, every day")).to_be_checked()
    expect(page.get_by_role("switch", name="I am asked: Sound")).not_to_be_checked()


def test_a_grip_is_held_while_an_answer_comes_in(visitor: Visitor) -> None:
    page = visitor()
    page.goto("/")
    page.evaluate("fetch('/api/me', {method: 'POST', headers: {'content-type': 'application/json'}, "
                  "body: JSON.stringify({name: 'Ana'})})")  # fmt: skip
    page.goto("/notices")
    page.get_by_label("22:30 to 8:00, every day").check()
    expect(page.get_by_role("slider", name="From")).to_be_enabled()
    waiting: list[Route] = []
    page.route("**/api/me/notices", lambda route: waiting.append(route))
    drag_grip(page, 22.5, 20)
    page.wait_for_timeout(50)

    def answer() -> None:
        page.wait_for_timeout(300)
        waiting.pop(0).continue_()
        page.wait_for_timeout(300)

    drag_grip(page, 8, 9, answer)
    expect(page.get_by_label("20:00 to 9:00, every day")).to_be_checked()
    waiting.pop().continue_()
    expect(page.get_by_label("20:00 to 9:00, every day")).to_be_checked()


def test_what_is_pushed_is_shown_and_leads_to_its_table(visitor: Visitor, server: Server) -> None:
    page = with_worker(visitor, server)
    session = page.context.new_cdp_session(page)
    seen: list[dict[str, Any]] = []
    session.on("ServiceWorker.workerRegistrationUpdated", lambda found: seen.extend(found["registrations"]))
    session.send("ServiceWorker.enable")
    page.goto("/")
    until(lambda: page.evaluate(READY))
    while not seen:
        page.wait_for_timeout(50)
    told = {"title": "Tikal · Bo: it is your turn.", "text": "", "link": f"{page.url}table/abc", "tag": "abc"}
    assert deliver(page, session, seen, json.dumps(told)) == [[told["title"], told["link"]]]
    assert page.evaluate("fetch('/manifest.webmanifest').then((answer) => answer.json())")["display"] == "standalone"


def test_a_table_out_of_sight_is_said_to_be_so(visitor: Visitor) -> None:
    page, sent = visitor(), list[Any]()
    page.on("websocket", lambda line: line.on("framesent", lambda text: sent.append(json.loads(text))))
    sit_down(page, "tikal", 1, options={"first": "0"})
    wait_for_question(page)
    for hidden in (True, False):
        page.evaluate("""(hidden) => {
            Object.defineProperty(document, "hidden", {configurable: true, value: hidden});
            document.dispatchEvent(new Event("visibilitychange"));
        }""", hidden)  # fmt: skip
        page.wait_for_timeout(50)
    assert [one["hidden"] for one in sent if one["type"] == "hidden"] == [True, False]


CLICK = """async (link) => {
    const opened = [];
    self.clients.openWindow = async (url) => opened.push(url);
    await self.registration.showNotification("Your turn", {data: {link}, tag: link});
    const [notification] = await self.registration.getNotifications({tag: link});
    const event = new NotificationEvent("notificationclick", {notification});
    const work = [];
    event.waitUntil = (one) => work.push(one);  // an event that was made may not wait
    self.dispatchEvent(event);
    await Promise.allSettled(work);  // nor may it bring a window to the front
    return [opened, (await self.registration.getNotifications({tag: link})).length];
}"""


def test_a_press_on_a_notice_opens_its_table_and_nothing_elsewhere(visitor: Visitor, server: Server) -> None:
    page = with_worker(visitor, server)
    page.goto("/")
    until(lambda: page.evaluate(READY))
    (worker,) = page.context.service_workers
    table = f"{page.url}table/abc"
    assert worker.evaluate(CLICK, table) == [[table], 0]
    assert worker.evaluate(CLICK, "https://elsewhere.example/table/abc") == [[page.url.rstrip("/")], 0]
    assert worker.evaluate(CLICK, page.url) == [[], 0], "what is open already is not opened once more"


# The one part of a subscription that is its maker's: the browser's own code would ask a service of theirs.
SERVICE = """(made) => {
    const subscription = {endpoint: made.endpoint, toJSON: () => made, unsubscribe: async () => true};
    PushManager.prototype.subscribe = async function (wish) {
        PushManager.prototype.getSubscription = async () => subscription;
        window.wished = [wish.userVisibleOnly, wish.applicationServerKey];
        return subscription;
    };
}"""


def test_a_browser_subscribes_and_what_it_is_sent_wakes_its_worker(visitor: Visitor, tmp_path: Path) -> None:
    subscriber = Subscriber()
    keys = {"p256dh": push.written(push.point(subscriber.key)), "auth": push.written(subscriber.auth)}
    with running(Receiver()) as service, serving(f"{tmp_path}/push.db", 0, "--private-hooks") as server:
        page = visitor(base_url=f"http://localhost:{server.port}", service_workers="allow")
        page.context.grant_permissions(["notifications"])
        session, seen = page.context.new_cdp_session(page), []
        session.on("ServiceWorker.workerRegistrationUpdated", lambda found: seen.extend(found["registrations"]))
        session.send("ServiceWorker.enable")
        page.goto("/")
        until(lambda: page.evaluate(READY))
        page.evaluate("fetch('/api/me', {method: 'POST', headers: {'content-type': 'application/json'}, "
                      "body: JSON.stringify({name: 'Ana'})})")  # fmt: skip
        page.goto("/notices")
        turn_on = page.get_by_role("button", name="Use this browser")
        expect(turn_on).to_be_visible()
        page.evaluate(SERVICE, {"endpoint": f"{service.url}/push/ana", "keys": keys})
        turn_on.click()
        expect(page.get_by_role("button", name="Not this browser any more")).to_be_visible()
        visible, key = page.evaluate("wished")
        assert visible
        assert key == page.evaluate("fetch('/api/me/notices').then((answer) => answer.json())")["push_key"]
        page.evaluate("fetch('/api/me/notices/test', {method: 'POST', headers: {'content-type': 'application/json'}, "
                      "body: JSON.stringify({way: 'push'})})")  # fmt: skip
        path, _, body = until(lambda: service.posted)[0]
        assert path == "/push/ana"
        told = subscriber.opens(body).decode()
        assert deliver(page, session, seen, told)[0][0] == json.loads(told)["title"]


def test_without_a_connection_the_page_opens_with_what_was_last_seen(visitor: Visitor, server: Server) -> None:
    page = with_worker(visitor, server)
    sit_down(page, "tikal", 1, options={"first": "0"})
    wait_for_question(page)
    until(lambda: page.evaluate(READY))
    table, told = page.url, page.locator(".account li").last.inner_text()
    until(lambda: page.evaluate("caches.match('/seen/table').then((kept) => kept !== undefined)"))
    page.goto("/")
    mine = page.locator(".your-turn").first
    expect(mine).to_be_visible()
    page.context.set_offline(True)
    page.goto(table)
    expect(page.locator("main.table .stage svg").first).to_be_visible()
    expect(page.locator(".banner")).to_have_text("No connection. This is what was last seen.")
    expect(page.locator(".account li").last).to_have_text(told)
    page.goto("/")
    expect(page.get_by_text("No connection. This is what was last seen.")).to_be_visible()
    expect(mine).to_be_visible()
    page.goto("/contests")
    expect(page.get_by_text("The server cannot be reached.")).to_be_visible()
    page.context.set_offline(False)
    page.goto("/contests")
    page.get_by_role("form", name="New series or tournament").get_by_label("Name").fill("Evening")
    page.get_by_role("button", name="Open it").click()
    expect(page.locator(".entrants")).to_contain_text("Ana")
    contest = page.url
    page.goto("/contests")
    expect(page.locator(".cups")).to_contain_text("Evening")
    page.goto("/best")
    expect(page.get_by_role("cell", name="Hard", exact=False).first).to_be_visible()
    page.context.set_offline(True)
    page.goto("/contests")
    expect(page.locator(".cups")).to_contain_text("Evening")
    page.goto(contest)
    expect(page.locator(".entrants")).to_contain_text("Ana")
    page.goto("/best")
    expect(page.get_by_role("cell", name="Hard", exact=False).first).to_be_visible()
    page.context.set_offline(False)
    page.goto("/account")
    page.get_by_role("button", name="Sign out", exact=True).click()
    page.wait_for_url(re.compile(r"/$"))
    page.context.set_offline(True)
    page.goto("/")
    expect(page.get_by_text("No connection")).to_be_visible()
    expect(mine).to_have_count(0)


def test_a_device_that_was_signed_out_from_elsewhere_forgets_what_it_saw(visitor: Visitor, server: Server) -> None:
    page = with_worker(visitor, server)
    sit_down(page, "tikal", 1, options={"first": "0"})
    wait_for_question(page)
    until(lambda: page.evaluate(READY))
    page.goto("/")
    mine = page.locator(".your-turn").first
    expect(mine).to_be_visible()
    page.context.clear_cookies()  # as good as signed out: nobody knows this device any more
    page.goto("/account")
    expect(page.get_by_label("Name others see")).to_be_visible()
    page.context.set_offline(True)
    page.goto("/")
    expect(page.get_by_text("No connection")).to_be_visible()
    expect(mine).to_have_count(0)
