"""A guest becomes a member, goes, and comes back: with a passkey, on another device, with the code for bad days."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import CDPSession, Page, expect
from tests.browser.conftest import Server
from tests.browser.guest import sit_down, wait_for_question

pytestmark = pytest.mark.browser
DEVICE = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}
Visitor = Callable[..., Page]
Owner = Callable[..., tuple[Page, CDPSession]]


@pytest.fixture
def owner(visitor: Visitor, server: Server) -> Owner:
    """Somebody whose device can hold passkeys; they want a name in the address, and not a number."""

    def come(**options: Any) -> tuple[Page, CDPSession]:
        page = visitor(base_url=f"http://localhost:{server.port}", **options)
        session = page.context.new_cdp_session(page)
        session.send("WebAuthn.enable")
        session.send("WebAuthn.addVirtualAuthenticator", {"options": DEVICE})
        page.goto("/")
        return page, session

    return come


def keep_code(page: Page) -> str:
    code = page.get_by_label("Recovery code")
    expect(code).to_have_text(re.compile(r"^(\w{4}-){4}\w{4}$"))
    kept = code.inner_text()
    done = page.get_by_role("button", name="Done")
    expect(done).to_be_disabled()
    page.get_by_label("I have kept it").check()
    done.click()
    return kept


def my_match_is_there(page: Page, table: str) -> None:
    page.goto("/matches")
    expect(page.locator(f".played a[href*='{table}']").first).to_be_visible()


def sign_out(page: Page) -> None:
    page.goto("/account")
    page.get_by_role("button", name="Sign out", exact=True).click()
    page.wait_for_url(re.compile(r"/$"))
    page.goto("/account")


def test_from_guest_to_member_and_back_on_every_way(owner: Owner) -> None:
    laptop, _ = owner()
    sit_down(laptop, "tikal", 1, options={"first": "0"})
    wait_for_question(laptop)
    table = laptop.url.rsplit("/", 1)[1]
    laptop.get_by_role("button", name="Menu").click()
    laptop.get_by_role("button", name="Offer to end the game").click()
    expect(laptop.get_by_role("button", name="See the result")).to_be_visible()

    laptop.goto("/account")
    laptop.get_by_role("button", name="Create my passkey").click()
    code = keep_code(laptop)
    expect(laptop.get_by_role("button", name="Remove")).to_have_count(1)

    sign_out(laptop)
    laptop.get_by_role("button", name="Sign in with my passkey").click()
    expect(laptop.get_by_role("heading", name="Where I am signed in")).to_be_visible()
    my_match_is_there(laptop, table)

    phone, _ = owner(width=390, height=844)
    laptop.goto("/account")
    laptop.get_by_role("button", name="Sign in another device").click()
    phone.goto("/account")
    phone.get_by_label("Code from the other device").fill(laptop.get_by_label("Transfer code").inner_text())
    phone.get_by_role("button", name="Use the code").click()
    phone.get_by_role("button", name="Add a passkey").click()
    expect(phone.get_by_role("button", name="Remove")).to_have_count(2)
    phone.get_by_role("button", name="Remove").first.click()
    sure = phone.get_by_role("dialog", name=re.compile("Remove the passkey"))
    expect(sure).to_contain_text("no longer signs you in")
    sure.get_by_role("button", name="Cancel").click()
    phone.get_by_role("button", name="Sign it out").click()
    sure = phone.get_by_role("dialog", name=re.compile("Sign out "))
    sure.get_by_role("button", name="Sign it out").click()
    expect(phone.get_by_role("button", name="Sign it out")).to_have_count(0)
    expect(phone.get_by_role("button", name="Remove")).to_have_count(2)
    laptop.goto("/account")
    laptop.get_by_role("button", name="Sign in with my passkey").click()
    expect(laptop.get_by_role("button", name="Sign it out")).to_be_visible()
    sign_out(phone)
    phone.get_by_role("button", name="Sign in with my passkey").click()
    expect(phone.get_by_role("button", name="Sign out everywhere")).to_be_visible()
    my_match_is_there(phone, table)

    phone.goto("/account")
    phone.get_by_role("button", name="Sign out everywhere").click()
    library, _ = owner()
    library.goto("/account")
    library.get_by_label("Recovery code").fill(code.lower())
    library.get_by_role("button", name="Come back").click()
    assert keep_code(library) != code
    my_match_is_there(library, table)


def test_a_passkey_that_is_not_given_loses_nothing(owner: Owner) -> None:
    page, session = owner()
    page.goto("/account")
    page.get_by_role("button", name="Sign in with my passkey").click()
    expect(page.get_by_role("alert")).to_contain_text("The passkey was not given")
    expect(page.get_by_label("Recovery code")).to_be_visible()
    session.send("WebAuthn.disable")


def test_at_a_plain_address_the_page_says_why_and_gives_a_code(visitor: Visitor) -> None:
    page = visitor()
    page.goto("/account")
    expect(page.get_by_text("Passkeys need https")).to_be_visible()
    page.get_by_label("Name others see").fill("Ana")
    page.get_by_role("button", name="Make a recovery code").click()
    keep_code(page)
