"""The network drops and the server restarts; nobody loses anything."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import Server
from tests.browser.guest import click_once, open_table, question, wait_for_question

pytestmark = pytest.mark.browser
Visitor = Callable[..., Page]


def drop(page: Page) -> None:
    """Take the network away, also from the connection that is open."""
    page.evaluate("() => window.dropped = window.lines.map((line) => line.close())")
    page.context.set_offline(True)


WATCH = """
window.lines = [];
window.WebSocket = class extends WebSocket {
  constructor(...args) { super(...args); window.lines.push(this); }
};
"""


def test_the_page_comes_back_after_the_network_was_gone(visitor: Visitor) -> None:
    page = visitor()
    page.add_init_script(WATCH)
    open_table(page, "Ana")
    wait_for_question(page)
    drop(page)
    expect(page.get_by_text("Reconnecting…")).to_be_visible()
    expect(page.locator(".stage svg").first).to_be_visible()
    page.context.set_offline(False)
    expect(page.get_by_text("Reconnecting…")).to_have_count(0)
    wait_for_question(page)
    click_once(page)
    wait_for_question(page)


def test_a_choice_made_while_the_line_was_down_is_sent_when_it_is_back(visitor: Visitor) -> None:
    page = visitor()
    page.add_init_script(WATCH)
    open_table(page, "Ana")
    wait_for_question(page)
    click_once(page)
    wait_for_question(page)
    drop(page)
    expect(page.get_by_text("Reconnecting…")).to_be_visible()
    page.locator(".turn .end").click()  # with ten points left this is asked about
    page.locator(".turn .end").click()
    page.context.set_offline(False)
    expect(page.locator(".lines")).to_contain_text("You end your turn")


def test_a_table_survives_a_restart_of_the_server(visitor: Visitor, server: Server) -> None:
    page = visitor()
    open_table(page, "Ana")
    wait_for_question(page)
    click_once(page)
    wait_for_question(page)
    kinds = question(page).all_inner_texts()
    server.stop()
    expect(page.get_by_text("Reconnecting…")).to_be_visible()
    server.start()
    expect(page.get_by_text("Reconnecting…")).to_have_count(0)
    wait_for_question(page)
    assert question(page).all_inner_texts() == kinds
    click_once(page)
