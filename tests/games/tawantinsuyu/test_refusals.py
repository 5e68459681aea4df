"""What chance cannot deal; every other reason is provoked in the tests of its chapter."""

import pytest
from tests.games.tawantinsuyu.table import fresh, table

from patolli.core.frame import CHANCE
from patolli.games.tawantinsuyu import army, buildings, god_cards, opening, weaving, workers
from patolli.games.tawantinsuyu.army import DrawArmy
from patolli.games.tawantinsuyu.buildings import RevealHouse
from patolli.games.tawantinsuyu.god_cards import DrawGod
from patolli.games.tawantinsuyu.opening import DealCard
from patolli.games.tawantinsuyu.weaving import TurnUpTile


@pytest.mark.rule("TW-2.5", "TW-2.16")
def test_nothing_is_drawn_that_is_not_there():
    fresh().plays("bag warrior", "bag warrior").refuses("bag warrior", workers.NOT_IN_BAG)
    table().cards(0, "G01").asks(DealCard(CHANCE, 0)).refuses("deal G01", opening.NOT_IN_DECK)
    table().cards(0, "G01").asks(DrawGod(CHANCE, 0)).refuses("draw-god G01", god_cards.NOT_TOP_CARD)
    table().hold(0, "A01").asks(DrawArmy(CHANCE, 0, False)).refuses("draw-army A01", army.NOT_ON_TOP)
    table().asks(RevealHouse(CHANCE, 0)).refuses("reveal P01", buildings.NOT_NEXT_BUILDING)
    table().asks(TurnUpTile()).refuses("show W01", weaving.NOT_NEXT_TILE)
