"""What bots see in a fight before the cards are down."""

from tests.games.yucatan.table import Table, table

from patolli.games.yucatan.advice.skirmish import fight, force
from patolli.games.yucatan.choices import CARD, FIGHT
from patolli.games.yucatan.combat import ChooseCard, ChooseCards
from patolli.games.yucatan.state import ATTACKER, DEFENDER


def facing(mine: str, theirs: str = "charge", creature: str = "") -> Table:
    """Seat 0 with a hand of these cards is about to attack seat 1, whose army may have a creature."""
    t = table().army(0, 1, "jungle", 3).army(1, 1, "red", 3, creature=creature)
    return t.has(0, jade=2).hand(0, *mine.split()).hand(1, theirs).turn(0).plays("lead first", "move red")


def worth(t: Table, card: str) -> float:
    """What seat 0 expects of a card."""
    question = t.s.agenda[-1]
    assert isinstance(question, ChooseCards)
    mine = question.parts[0]
    assert isinstance(mine, ChooseCard)
    return fight(t.s, mine.answered(t.s, (FIGHT, CARD.values.index(card))), prisoner=2.0, card_worth=1.0)


def test_an_effect_with_a_cost_counts_only_for_those_who_can_pay():
    t, card = facing("jade_blades"), CARD.values.index("jade_blades")
    assert force(t.s, ATTACKER, card)[0] == 4 + 4 + 4
    assert force(t.has(0, jade=0).s, ATTACKER, card)[0] == 4 + 4


def test_only_an_attacker_storms_the_stairs():
    t, card = facing("raid"), CARD.values.index("storm_the_stairs")
    assert force(t.s, ATTACKER, card)[0] - force(t.s, DEFENDER, card)[0] == 4


def test_a_card_that_ignores_creatures_is_worth_more_against_one():
    cards = "banish_the_beast plunder"
    tame, wild = facing(cards, "snare"), facing(cards, "snare", creature="camazotz")
    assert worth(tame, "banish_the_beast") == worth(wild, "banish_the_beast")
    assert worth(tame, "plunder") > worth(wild, "plunder")


def test_what_a_card_brings_besides_strength_is_seen():
    t = facing("spies war_drums feigned_rout", theirs="storm_the_stairs")  # all three will lose
    assert worth(t, "feigned_rout") > worth(t, "spies") > worth(t, "war_drums")
