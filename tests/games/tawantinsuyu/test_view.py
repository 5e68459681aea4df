"""What the page is shown of a moment: which space is being paid for, which weaving is being sewn on."""

from patolli.games.tawantinsuyu import GAME
from patolli.games.tawantinsuyu.choices import TILE
from patolli.games.tawantinsuyu.tapestries import AttachTile

from .table import table


def test_the_view_says_which_space_is_being_paid_for_until_the_worker_stands():
    t = table().workers(0, "architect").cards(0, "G08").goods(0, potato=1, corn=1, gold=1).turn(0)
    assert GAME.view(t.s, 0)["placement"] is None
    t.plays("place architect T1a")
    wanted = {"seat": 0, "worker": "architect", "kind": "architect", "space": "T1a"}
    assert GAME.view(t.s, 0)["placement"] == wanted
    t.plays("use-card G08")
    assert "pay 1 0 0 0" in t.menu
    assert GAME.view(t.s, 1)["placement"] == wanted
    t.plays("pay 1 0 0 0")
    assert GAME.view(t.s, 0)["placement"] is None


def test_the_view_says_which_weaving_is_being_sewn_on():
    t = table().asks(AttachTile(0, TILE.index["W01"]))
    t.s.tile_top = -1  # the tile in hand is the one that lay on top
    assert GAME.view(t.s, 1)["sewing"] == {"seat": 0, "tile": "W01"}
    t.plays("new-tapestry")
    assert GAME.view(t.s, 1)["sewing"] is None
