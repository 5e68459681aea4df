"""What pieces say of themselves is made of their figures."""

import re

import pytest

from patolli.games.tawantinsuyu import GAME
from patolli.games.tawantinsuyu.choices import ARMY, BUILDING, CARD, LAND, PRODUCTIONS
from patolli.wording import LANGUAGES, wording

PACK = """
game = "tawantinsuyu"
name = "printed"

[[conquest_space]]
id = "antisuyu-6"
bonus = [{ kind = "temple_step", n = 2 }, { kind = "gain", corn = 5 }, { kind = "vp", n = 3 }]

[[god_card]]
id = "G01"
bonus = [{ kind = "temple_step", n = 2, pay = { stone = 1 } }, { kind = "vp", n = 3 }]

[[production_building]]
id = "P02"
cost = { gold = 2 }
"""


def numbers(text: str) -> list[int]:
    return sorted(map(int, re.findall(r"\d+", text)))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_figure_of_a_land_is_said(lang: str) -> None:
    say, box = wording(GAME, lang), GAME.box(GAME.components)
    for n, name in enumerate(LAND.values):
        bonus = box.land[n]
        gained = [some for some in (*bonus.goods, bonus.vp) if some] + [part[3] for part in bonus.parts if part[3]]
        soldiers = [some for some in (box.flip[n], box.discard[n]) if some]
        assert numbers(say.text(f"land-{name}.price")) == sorted(soldiers)
        assert set(gained) <= set(numbers(say.text(f"land-{name}.gain")))
        assert set(gained + soldiers) <= set(numbers(say.text(f"land-{name}.does")))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_figure_of_cards_and_buildings_is_said(lang: str) -> None:
    say, box = wording(GAME, lang), GAME.box(GAME.components)
    outputs = [(f"building-P{n + 1:02}.does", box.output[n]) for n in range(PRODUCTIONS)]
    cards = [(f"card-{name}", box.card[n]) for n, name in enumerate(CARD.values)]
    army = [(f"army-{name}", box.army[n]) for n, name in enumerate(ARMY.values)]
    for key, bonus in (*outputs, *cards, *army):
        assert {some for some in (*bonus.goods, bonus.vp) if some} <= set(numbers(say.text(key))), key
    for n, name in enumerate(BUILDING.values):
        assert numbers(say.text(f"building-{name}.cost")) == sorted(some for some in box.cost[n] if some)


def test_a_pack_is_read_out_as_it_is_played() -> None:
    pack = GAME.read_pack(PACK)
    say = wording(GAME, "en", pack)
    assert say.text("land-antisuyu-6.gain") == "5 corn, 2 temple steps, 3 VP"
    gain, price = "Gain 5 corn and 3 VP. Climb 2 temple steps.", "Soldiers: exhaust 3, discard 2."
    assert say.text("land-antisuyu-6.does") == f"{gain} {price}"
    assert say.choice(GAME.choices.parse("conquer antisuyu-6")).startswith("Conquer Antisuyu 6: 5 corn, 2 temple steps")
    assert say.choice(GAME.choices.parse("build P02")).endswith(": 2 gold")
    assert say.text("card-G01.does") == "Gain 3 VP. You may pay 1 stone to climb 2 temple steps."
    assert wording(GAME, "ru", pack).text("land-antisuyu-6.gain") == "5 кукурузы, 2 ступени храма, 3 ПО"
    assert "2 ступени храма за 1 камень, 3 ПО" in wording(GAME, "ru", pack).text("card-G01")
    assert "escalones" not in wording(GAME, "es").text("land-antisuyu-6.gain")
