"""The board as text: positions drawn and compared."""

import random
from textwrap import dedent

import pytest
from tests.games.tikal.table import Table, table

from patolli.core import engine
from patolli.core.textboard import WIDTH
from patolli.games.tikal import GAME
from patolli.games.tikal.board import FACING_JUNGLE, HEIGHT, NUMBER_AT, PITCH, RISE
from patolli.games.tikal.choices import HEXES, ROWS, TREASURES
from patolli.games.tikal.components import EDGES, JUNGLE, NEIGHBOURS, VOLCANO
from patolli.games.tikal.exploring import stones
from patolli.wording import LANGUAGES, wording

NAMES = ("Ana", "Boris", "Carla", "Dina")


def drawn(t: Table, lang: str = "en", names: tuple[str, ...] = NAMES) -> list[str]:
    say = wording(GAME, lang)
    return GAME.draw(t.view, lambda key: names[int(key[5:])] if key.startswith("name-") else say.text(key)).split("\n")


def part(lines: list[str], first: int, last: int, columns: int = 80) -> str:
    """Some lines of a drawing, cut on the right."""
    return "\n".join(line[:columns].rstrip() for line in lines[first:last]) + "\n"


def is_(text: str) -> str:
    return dedent(text).removeprefix("\n")


def random_table(seed: int, lines: int, **options: str) -> Table:
    t, rng = table(4, **options), random.Random(seed)
    for _ in range(lines):
        if t.s.agenda:
            t.plays(rng.choice(t.menu))
    return t


@pytest.mark.rule("TK-1.1")
def test_the_empty_board() -> None:
    assert part(drawn(table()), 0, HEIGHT) == is_(r"""
          _______           _______           _______           _______
         /  a1   \         /  c1   \         /  e1   \         /  g1   \
        /         \_______/         \_______/         \_______/         \_______
        \         /  b1   \         /  d1   \         /  f1   \         /  h1   \
         \_______/         \_______/         \_______/         \_______/         \
         /  a2   \         /  c2   \         /  e2   \         /  g2   \         /
        /         \_______/         \_______/         \_______/         \_______/
        \         /  b2   \         /  d2   \         /  f2   \         /  h2   \
         \_______/         \_______/         \_______/         \_______/         \
         /  a3   \         /  c3   \         /  e3   \         /  g3   \         /
        /         \_______/         \_______/         \_______/         \_______/
        \         /  b3   \         /  d3   \         /  f3   \         /  h3   \
         \___·___/         \_______/         \_______/         \_______/         \
         / a4 ^1 ·         /  c4   \         /  e4   \         /  g4   \         /
        / temple  \___·___/         \_______/         \_______/         \_______/
        \         /  b4   ·         /  d4   \         /  f4   \         /  h4   \
         \___2___/clearing \_______/         \_______/         \_______/         \
         / a5 ⌂  1         ·  c5   \         /  e5   \         /  g5   \         /
        /  base   \_______/         \_______/         \_______/         \_______/
        \         2 b5 ^1 ·         /  d5   \         /  f5   \         /  h5   \
         \_______/ temple  \_______/         \_______/         \_______/         \
                 \         /       \         /       \         /       \         /
                  \_______/         \_______/         \_______/         \_______/
        """)


def crowded() -> Table:
    t = table(4).lays("A4 c4 1", "A6 b3 0", "A1 c5 3", "B6 c3 0", "C5 a3 3", "B2 d4 5", "E2 d5 0")
    t.puts(0, leader="a5", a5=3, a4=2, b5=1, c4=1).puts(1, leader="c5", a5=1, b5=1, c5=12)
    t.puts(2, leader="a5", a5=1, a4=2, c5=11).puts(3, leader="a5", a5=1, c5=9)
    t.empties("c4").raises(c5=3, b5=10).camps(0, "c4").camps(3, "b3").guards(2, "d4")
    t.owns(0, mask=2, shell=1).owns(2, mask=1, vessel=1, necklace=1, blade=1, whistle=1, mirror=1, codex=1)
    return t.turn(1, 7).has(12, 3, 40, 101)


@pytest.mark.rule("TK-5.10")
def test_terrain_figures_camps_guards_and_control_can_all_be_read() -> None:
    assert part(drawn(crowded()), 9, HEIGHT, 38) == is_(r"""
         /  a3   \         /  c3   \         /
        /clearing \___·___/ volcano \_______/
        \         / b3 ⌂■ \         /  d3   \
         \___4___/clearing \_______/         \
         / a4^1= 1         1 c4 ⌂◆ :         /
        / temple  \___2___/  site   \_______/
        \  ◆2 ▲2  /  b4   1   ◆1    2d4^3▲♜ \
         \___2___/clearing \_______/ temple  \
         / a5 ⌂  1         1 c5^3● \         ·
        /  ◆3★●1  \_______/ ●12★▲11 \___3___/
        \ ▲1★■1★  2b5^10= 2   ■9    / d5 ^6 \
         \_______/ temple  \_______/ temple  \
                 \  ◆1 ●1  /       \         /
                  \_______/         \_______/
        """)


def test_the_panel_tells_what_each_seat_has() -> None:
    assert part(drawn(crowded()), HEIGHT, 99) == is_("""

        ★ leader   ⌂ camp   ♜ guard   ^ temple   ¤ treasures   = tied
        number on a border: stones, the cost of walking   · : ⋮ stones facing the jungle

                 points  supply  camps  guards  leader  treasures
        ◆ Ana        12      11      1       2      a5  mask 2, shell 1
        ● Boris       3       4      2       2      c5
        ▲ Carla      40       3      2       1      a5  mask 1, vessel 1, necklace 1,
                                                        blade 1, whistle 1, mirror 1,
                                                        codex 1
        ■ Dina      101       8      1       2      a5

        Temple step    2   3   4   5   6   7   8   9  10
        left           1   4   8  10   7   4   2   1   0
        Tiles left: 29 (next letter A)
        ● Boris: AP left: 7
        """)


def test_an_auction_shows_what_is_on_offer_and_who_bids() -> None:
    t = table(2, version="tactical").plays("reveal A1", "reveal A5", "bid 3")
    assert part(drawn(t, "es"), -4, 99) == is_("""
        Losetas restantes: 34 (siguiente letra A)
        Tótems boca arriba: ◆ ●
        En oferta: templo 1, yacim. 4
        Pujan: ● ◆; puja más alta: 3 ◆
        """)


@pytest.mark.rule("TK-3.2")
def test_a_tile_to_be_laid_is_shown_in_all_its_positions() -> None:
    t = table(2).lays_next(1, "A4")
    assert part(drawn(t, "ru"), -5, 99) == is_(r"""
        ● Boris: выкладывает развалины 4
        поворот    0        1        2        3        4        5
                  _2_      ___      _1_      ___      ___      ___
                 /   \    1   2    /   \    /   1    /   \    2   \
                 1___/    \___/    \___2    \_2_/    2___1    \_1_/
        """)
    n, ne, se, s, sw, nw = t.s.box.tiles[3].turned[4]
    assert (n, ne, se, s, sw, nw) == (0, 0, 1, 0, 2, 0)  # as drawn above


@pytest.mark.rule("TK-3.5")
def test_a_volcano_is_not_turned() -> None:
    assert drawn(table(2).lays_next(1, "B6"))[-1] == "● Boris: places volcano"


def test_a_long_name_is_cut_and_a_leader_out_of_the_game_is_told() -> None:
    t = table(2).turn(0)
    t.puts(0, leader="a4").plays("guard leader a4")
    lines = drawn(t, names=("A name that goes on and on", "B"))
    assert "◆ A name that goe…" in "\n".join(lines)
    assert next(line for line in lines if line.startswith("◆")).split()[-1] == "gone"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("options", [{}, {"version": "tactical"}])
def test_everything_fits_in_eighty_columns_in_every_language(lang: str, options: dict[str, str]) -> None:
    for lines in range(0, 600, 60):
        t = random_table(lines, lines, **options)
        for kind in TREASURES:
            if t.s.buried[TREASURES.index(kind)] and not t.player(3).treasures[TREASURES.index(kind)]:
                t.owns(3, **{kind: 1})
        found = drawn(t, lang, ("An uncommonly long name",) * 4)
        assert max(map(len, found)) <= WIDTH, max(found, key=len)


@pytest.mark.rule("TK-5.2", "TK-5.10")
@pytest.mark.parametrize("seed", range(4))
def test_every_border_shows_the_cost_of_walking_over_it(seed: int) -> None:
    t = random_table(seed, 150 + 150 * seed)
    lines = [line.ljust(80) for line in drawn(t)[:HEIGHT]]
    checked = 0
    for at in range(HEXES):
        x, y = at // ROWS * PITCH, at % ROWS * RISE + at // ROWS % 2 * 2
        assert GAME.view(t.s, None)["hexes"][at]["name"] in lines[y + 1][x + 2 : x + 9]
        if t.s.terrain[at] in (JUNGLE, VOLCANO):
            continue
        for edge in range(EDGES):
            mark = lines[y + NUMBER_AT[edge][1]][x + NUMBER_AT[edge][0]]
            near = NEIGHBOURS[at][edge]
            cost = dict(t.s.roads[at]).get(near, 0)
            if near >= 0 and t.s.terrain[near] == JUNGLE:
                facing = stones(t.s, at)[edge]
                assert mark == FACING_JUNGLE[facing] if facing else mark in "_/\\"
            else:
                assert mark == str(cost) if cost else mark in "_/\\"
            checked += 1
    assert checked > 20


def test_drawing_changes_nothing() -> None:
    t = crowded()
    before = t.s.copy()
    drawn(t)
    assert t.s == before
    assert engine.asked(t.s) == (1,)
