"""The box: counts, structure, and packs that fit or are refused."""

import pytest
from tests.setups import refused

from patolli.core.components import load
from patolli.games.tawantinsuyu import GAME
from patolli.games.tawantinsuyu.choices import GODS
from patolli.games.tawantinsuyu.components import TABLES, make_box

BOX = make_box(load(TABLES))
HEAD = 'game = "tawantinsuyu"\nname = "mine"\n'


@pytest.mark.rule("TW-1.3", "TW-2.11")
def test_the_counts_of_the_rulebook():
    assert (len(BOX.card), len(BOX.army), len(BOX.cost), len(BOX.output), len(BOX.edges)) == (42, 30, 39, 19, 35)
    assert [BOX.card_god.count(god) for god in range(GODS)] == [7] * 6
    assert (BOX.soldiers.count(1), BOX.soldiers.count(2)) == (18, 12)
    assert [BOX.region.count(region) for region in range(4)] == [6] * 4
    assert sorted(BOX.pattern.count(n) for n in range(7)) == [2, 3, 4, 5, 6, 7, 8]


def test_neighbours_are_mutual_and_every_task_can_be_reached():
    hill = BOX.hill
    assert all(a in hill.neighbours[b] for a in range(45) for b in hill.neighbours[a])
    assert set(hill.task) == set(range(11))


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ('[[god_card]]\nid = "G01"\nbonus = [{ kind = "fly" }]', "kind must be .* not 'fly'"),
        ('[[god_card]]\nid = "G01"\nbonus = [{ kind = "gain", potato = 99 }]', "from 1 to 20"),
        ('[[hill_space]]\nid = "T0a"\nicons = ["i001", "i001", "i002"]', "three different icons"),
        ('[[hill_icon]]\nid = "i001"\ntask = "dance"', "the task is unknown"),
        ('[[army_card]]\nid = "A01"\nsoldiers = 3', "from 1 to 2"),
        ('[workers]\nper_colour = 10', "cannot be changed"),
        ('[coricancha]\norder = ["worship", "worship", "offering", "conquest", "restoration"]', "each of these once"),
        ('[[axomamma_cell]]\nid = "top-1"\naction = "sing"', "action must be"),
        ('[[production_building]]\nid = "P01"\ncost = { stone = 9 }', "amounts from 0 to 8"),
        ('[[production_building]]\nid = "P01"\ncost = { stone = 5, corn = 4 }', "from 0 to 8, not 9"),
        ('[[god_card]]\nid = "G01"\nbonus = [{ kind = "stairs", n = 1, pay = { stone = 9 } }]', "from 1 to 8, not 9"),
        ('[[god_card]]\nid = "G01"\nbonus = [{ kind = "vp", n = 1, pay = { stone = 1 } }]', "pay: there is no such"),
        ('[[god_card]]\nid = "G01"\nbonus = [{ kind = "vp", n = 1, free = true }]', "free: there is no such field"),
    ],
)  # fmt: skip
def test_a_pack_that_does_not_fit_is_refused(text, complaint):
    with refused(complaint, GAME, "pack"):
        GAME.read_pack(HEAD + text)


def test_a_pack_changes_what_is_played():
    pack = GAME.read_pack(HEAD + '[[god_card]]\nid = "G02"\nbonus = [{ kind = "vp", n = 9 }]')
    state = GAME.new(GAME.setup(2, {}, pack))
    assert state.box.card[1].vp == 9
