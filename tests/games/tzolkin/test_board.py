"""The table as text: positions drawn and compared."""

import random
from textwrap import dedent

import pytest
from tests.games.tzolkin.table import Table, table, unset

from patolli.core.engine import asked, options, step
from patolli.games.tzolkin import GAME
from patolli.games.tzolkin.board import WIDE
from patolli.games.tzolkin.choices import BUILDING, MONUMENT
from patolli.wording import LANGUAGES, wording

NAMES = ("Ana", "Boris", "Carla", "Dina", "Bartholomew the Great")


def drawn(t: Table, lang: str = "en", seat: int | None = None) -> list[str]:
    say = wording(GAME, lang)
    view = GAME.view(t.s, seat)
    return GAME.draw(view, lambda key: NAMES[int(key[5:])] if key.startswith("name-") else say.text(key)).split("\n")


def arranged() -> Table:
    t = table(3, "prophecies+quick_actions+tribes+new_buildings").under("drought").quick("qa_gold").start_corn(2)
    t.on(0, "palenque 0", "chichen_itza 3").on(1, "palenque 2").on(2, "tikal 7").dummies("palenque 1", "uxmal 8")
    t.on_start(1).owns(0, corn=7, wood=2, skulls=1, corn_tiles=1).owns(1, gold=3, light=False).is_tribe(0, "balam")
    t.climbs(0, chaac=3, kukulkan=-1).climbs(1, chaac=3).knows(2, theology=2).jungle(3, 3, 1)
    t.shows("a1_small_farm", "a1_grave_brown_yellow", "x1_grave_wood_skull", "m06_municipals")
    return t.has_built(0, "a1_common_farm", "m12_highest_temple").turn()


@pytest.mark.rule("TZ-1.5")
def test_an_arranged_table() -> None:
    assert "\n".join(drawn(arranged())) + "\n" == dedent("""\
        Day 9/27   Food Days: (8) 14 21 27
        start player: ◆ Ana   start-player space: ● corn 2
        quick action: 1 gold   · · ·
        prophecies: [drought], wrathful gods, angry god Chaac

                       0  1  2  3  4  5  6  7  8  9 10
        Palenque       ◆  ▒  ●  ·  ·  ·  ∗  ∗
        Yaxchilan      ·  ·  ·  ·  ·  ·  ∗  ∗
        Tikal          ·  ·  ·  ·  ·  ·  ∗  ▲
        Uxmal          ·  ·  ·  ·  ·  ·  ∗  ∗
        Chichen Itza   ·  ·  ·  ◆  ·  ·  ·  ·  ·  ·  ∗
        skulls            ·  ·  ·  ·  ·  ·  ·  ·  ·   ☠ 12
        jungle        2: 3/0   3: 3/1   4: 3/3   5: 3/3
        · free   ∗ any action   ▒ dummy   ☠ skull placed, skulls in the bank
        jungle: corn/wood tiles   temples: points of the step   2 days: ○ still to be had

                              [-1]  [0]   [1]   [2]   [3]   [4]   [5]   [6]   [7]
        Chaac (brown)         -1    0▲    2     4     6◆●   7     8
        Quetzalcoatl (yellow) -2    0◆●▲  1     2     4     6     9     12    13
        Kukulkan (green)      -3◆   0●▲   1     3     5     7     9     10

        Buildings (in the deck 0)
          small farm: wood 1 → fed 1
          graveyard of Chaac and Quetzalcoatl: wood 2, stone 1 → Chaac (brown) +1, Quetzalcoatl (yellow) +1
          forest graveyard: wood 2, gold 1 → each Food Day wood 1 / skull 1
        Monuments
          Monument of the City: wood 2, stone 3, gold 1 → 4 per own tile: civic

                 points  corn  wood  stone  gold  ☠  hand  food  agr  extr  arch  theo  2 days
        ◆ Ana         0     7     2      0     0  1   1/3     3    0     0     0     0       ○
            Balam, common farm, Monument of the High Stair, corn/wood tiles 1/0
        ● Boris       0     0     0      0     3  0   1/3     6    0     0     0     0       ●
        ▲ Carla       0     0     0      0     0  0   2/3     6    0     0     0     2       ○
        """)


def test_the_worker_on_the_additional_space_of_cit_bolon_tum_is_drawn() -> None:
    t = table(modules="tribes").is_tribe(0, "cit_bolon_tum").on(0, "tikal 8").turn()
    assert next(line for line in drawn(t) if line.startswith("Tikal")).endswith("∗  ∗  ◆")


def test_tiles_to_choose_from_are_drawn_for_their_owner_alone() -> None:
    t = unset(2, "tribes").lets()
    lines = drawn(t, seat=0)
    assert (lines[-7], lines[:-8]) == ("To choose from:", drawn(t))
    t.plays(f"0 {t.menu[0]}")
    assert sum(line.endswith("✓") for line in drawn(t, seat=0)) == 1


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_tile_can_be_read_in_every_language(lang: str) -> None:
    t = table(5, "all").shows(*BUILDING.values, *MONUMENT.values).turn()
    lines = drawn(t, lang)
    assert max(map(len, lines)) <= WIDE
    assert sum(" → " in line for line in lines) >= len(BUILDING) + len(MONUMENT) - 8


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 5])
def test_no_line_is_too_wide_along_a_game(lang: str, seats: int) -> None:
    t, rng = unset(seats, "all"), random.Random(seats)
    for ply in range(700):
        if not t.s.agenda:
            break
        if ply % 23 == 0:
            lines = drawn(t, lang, 0)
            assert max(map(len, lines)) <= WIDE, max(lines, key=len)
        seat = asked(t.s)[0]
        step(t.s, rng.choice(options(t.s, seat)), seat)
