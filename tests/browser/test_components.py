"""The pieces of a game, laid out."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from patolli.games import GAMES

pytestmark = pytest.mark.browser
Visitor = Callable[..., Page]
LOOK = """cards => cards.map((card) => {
  const drawn = card.querySelector(".picture svg, .picture span");
  return {
    name: card.querySelector("div > b").textContent,
    does: card.querySelector("p").textContent,
    source: card.querySelector(".tag").textContent,
    shapes: drawn ? drawn.querySelectorAll("path, rect, use, circle").length : 0,
    lost: [...card.querySelectorAll("use")].map((use) => use.getAttribute("href"))
      .filter((href) => !document.querySelector(href)),
  };
})"""


@pytest.mark.parametrize("game", GAMES)
def test_every_piece_has_a_picture_a_name_what_it_does_and_a_source(visitor: Visitor, game: str) -> None:
    page = visitor()
    page.goto(f"/rules/{game}")
    page.get_by_role("button", name="Components", exact=True).click()
    cards = page.locator(".piece-card")
    expect(cards.locator(".picture svg, .picture > span").first).to_be_visible()
    found = cards.evaluate_all(LOOK)
    assert len(found) > 40
    for card in found:
        assert card["name"], card
        assert card["does"], card
        assert card["source"], card
        assert card["shapes"], card
        assert card["lost"] == [], card
        assert not re.search(r"\w_\w|undefined|\{", card["name"] + card["does"]), "no raw fields"


def test_pieces_are_found_by_what_they_do_and_placeholders_can_be_seen_alone(visitor: Visitor) -> None:
    page = visitor(lang="es-ES", width=390, height=844)
    page.goto("/rules/tzolkin")
    page.get_by_role("button", name="Componentes", exact=True).click()
    cards = page.locator(".piece-card")
    expect(cards.first).to_be_visible()
    all_of_them = cards.count()
    page.get_by_label("Solo las provisionales").check()
    expect(page.locator(".piece-card .tag-house")).to_have_count(cards.count())
    assert 0 < cards.count() < all_of_them
    page.get_by_label("Solo las provisionales").uncheck()
    page.get_by_label("Buscar entre las piezas").fill("granja")
    expect(cards).not_to_have_count(all_of_them)
    assert cards.count() > 0
    for text in cards.all_text_contents():  # cards off the screen are not drawn: no inner text
        assert re.search("granja", text, re.IGNORECASE)
    page.get_by_label("Buscar entre las piezas").fill("submarino")
    expect(page.get_by_role("status")).to_be_visible()
