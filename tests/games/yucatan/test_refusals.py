"""Every reason the rules can give is given somewhere: one position for each."""

import pytest
from tests.games.yucatan.table import Table, fresh, table

from patolli.core.refusal import Refusal
from patolli.games.yucatan import (
    GAME,
    buildings,
    calendar,
    cards,
    cities,
    combat,
    effects,
    forces,
    leaders,
    prices,
    sacrifice,
    setup,
    summoning,
    turn,
)


def building(*lines: str) -> Table:
    return table().has(0, jade=9, corn=20).turn(0).plays(*lines)


def fighting(mine: str = "charge") -> Table:
    return table().army(1, 1, "red").hand(0, mine).hand(1, "raid").turn(0).plays("lead first", "move red")


def hunting() -> Table:
    """The card’s prisoner can be paid for with corn, the creature’s cannot with jade."""
    t = table().army(0, 1, creature="vucub_caquix").army(1, 1, "red").has(0, corn=4, jade=2)
    t.hand(0, "hired_trackers").hand(1, "raid").turn(0)
    return t.plays("lead first", "move red", "0 fight hired_trackers", "1 fight raid")


def temple() -> Table:
    return table().army(0, 1, creature="macaw").has(0, corn=3, jade=2).turn(0).plays("activate temple")


def offering() -> Table:
    return table().holds(0, 1).sacrifices()


def ordering() -> Table:
    """Two advisors are set off at once, and what one gives can pay for the other."""
    rows = '[[advisor]]\nid = "jade_carver"\neffects = ["city_jade pay 1 corn: draw_special 1"]'
    t = table(pack=GAME.read_pack(f'game = "yucatan"\nname = "printed"\n{rows}')).serves(0, "steward", "jade_carver")
    return t.turn(0).plays("lead first", "move red", "reward 1a")


CASES: list[tuple[Refusal, Table, str]] = [
    (setup.NO_SUCH_SEAT, fresh(first="random"), "first 2"),
    (setup.ADVISOR_NOT_HERE, fresh(), "advise envoy"),
    (setup.ADVISOR_CHOSEN, fresh().plays("0 advise steward"), "0 advise steward"),
    (effects.NOT_DUE, ordering(), "use-advisor pathfinder"),
    (leaders.MUST_RECEIVE, table().turn(0).plays("lead city"), "pass"),
    (turn.LEADER_USED, table().led(0, "city").turn(0), "lead city"),
    (turn.BUILDING_TOKEN_PLACED, table().turn(0).plays("activate granary"), "activate site"),
    (turn.LEADER_TOKEN_PLACED, table().turn(0).plays("lead first", "hold"), "lead second"),
    (buildings.NO_SUCH_TILE, building("activate site"), "build granary 3"),
    (buildings.NOT_HIGHER, table().builds(0, granary=1).turn(0).plays("activate site"), "build granary 1"),
    (buildings.CONSTRUCTION_ROW, building("activate site"), "build granary 2"),
    (
        prices.TOO_DEAR,
        table().evolves(0, abilities=2).has(0, corn=7).turn(0).plays("activate academy"),
        "train veterans 1 2",
    ),
    (
        buildings.TRAINED_ALREADY,
        table().army(0, 1, "jungle", 3, "shields").turn(0).plays("activate academy"),
        "train shields 2 1",
    ),
    (buildings.ABILITIES_ROW, building("activate academy"), "train veterans 1 2"),
    (buildings.NO_SUCH_SLOT, building("activate academy"), "train shields 1 0"),
    (
        buildings.SLOT_TAKEN,
        table().army(0, 1, "jungle", 3, "shields").turn(0).plays("activate academy"),
        "train looters 1 1",
    ),
    (
        buildings.SLOT_TOO_LOW,
        table().evolves(0, abilities=2).has(0, corn=8).turn(0).plays("activate academy"),
        "train veterans 1 1",
    ),
    (summoning.NOT_IN_AREA, temple(), "summon monkey 2"),
    (summoning.HAS_CREATURE, temple(), "summon jaguar 1"),
    (summoning.SUMMONS_ROW, temple(), "summon alux 2"),
    (summoning.SUMMONED_ALREADY, temple().plays("summon jaguar 2", "until 1"), "summon crocodile 2"),
    (
        summoning.TOO_DEAR_TO_SUMMON,
        table().army(0, 1, creature="macaw").has(0, corn=1).turn(0).plays("activate temple"),
        "summon jaguar 2",
    ),
    (summoning.NO_CREATURE, temple(), "extend 2 2"),
    (summoning.JUST_SUMMONED, temple().plays("summon jaguar 2", "until 1"), "extend 2 2"),
    (summoning.EXTENDED_ALREADY, temple().plays("extend 1 2"), "extend 1 3"),
    (summoning.NOT_LATER, temple(), "extend 1 1"),
    (summoning.TOO_DEAR_TO_EXTEND, temple(), "extend 1 4"),
    (
        summoning.NOT_THAT_ROUND,
        table()
        .army(0, 1, creature="macaw")
        .army(0, 2, creature="jaguar")
        .turn(0)
        .plays("lead first", "move blue", "reward 1c"),
        "extend 1 3",
    ),
    (leaders.GIFT_TOO_DEAR, table().has(0, corn=1).turn(0).plays("lead city"), "receive card"),
    (leaders.NO_CARD_LEFT, table().no_cards().turn(0).plays("lead city"), "receive card"),
    (leaders.NOT_YOUR_POWER, table().turn(0).plays("lead city", "receive corn"), "use-power blood_priest"),
    (leaders.SAME_PLACE, table().turn(0).plays("lead first"), "move jungle"),
    (leaders.OWN_ARMY_THERE, table().army(0, 2, "red").turn(0).plays("lead first"), "move red"),
    (leaders.NO_CORN_TO_MOVE, table().has(0, corn=0).turn(0).plays("lead first"), "move red"),
    (combat.NOT_IN_HAND, fighting(), "0 fight snare"),
    (
        combat.CREATURE_NOT_HERE,
        table().army(0, 2, creature="macaw").army(1, 1, "red").turn(0).plays("lead first", "move red"),
        "0 fight macaw_card",
    ),
    (combat.MUST_PLAY_CARD, fighting(), "0 bare"),
    (
        forces.NOT_OFFERED_NOW,
        fighting("jade_blades").plays("0 fight jade_blades", "1 fight raid"),
        "use-ability net_masters",
    ),
    (forces.EFFECT_TOO_DEAR, hunting(), "use-creature vucub_caquix"),
    (cities.NOT_THIS_ROUND, table().turn(0).plays("lead first", "move red"), "reward 2"),
    (cities.CONDITION_UNMET, table().round(3).turn(0).plays("lead first", "move red"), "reward 3"),
    (cities.MUST_ACTIVATE, table().turn(0).plays("lead first", "move red"), "pass"),
    (sacrifice.NOT_SO_MANY, offering(), "0 offer-prisoners 2"),
    (
        sacrifice.TOKEN_NOT_HELD,
        offering().plays("0 offer-prisoners 0", "0 offer-jade 0", "0 offer-corn 0"),
        "0 offer-token 2",
    ),
    (sacrifice.OFFERED_ALREADY, offering(), "0 offer-corn 1"),
    (sacrifice.OTHER_COLUMN, table().sacrifices().offers(0, 1).offers(1).plays("evolve summons"), "evolve summons"),
    (
        sacrifice.END_OF_COLUMN,
        table().round(4).evolves(0, summons=4).sacrifices().offers(0, 1).offers(1),
        "evolve summons",
    ),
    (
        sacrifice.BONUS_ROW_CLOSED,
        table().evolves(0, summons=3).round(3).sacrifices().offers(0, 1).offers(1),
        "evolve summons",
    ),
    (calendar.NOT_ANOTHER_PLAYER, table(3).calendar(), "hand 0"),
    (cards.NOT_ON_TOP, table().deck("glory").turn(0).plays("lead city", "receive card"), "* draw spies"),
    (
        cards.NOT_DRAWN,
        table()
        .has(0, step=2)
        .turn(0)
        .plays("lead city", "receive card", "* draw spies", "* draw glory", "* draw plunder"),
        "keep war_drums",
    ),
    (
        effects.NOT_OFFERED,
        table()
        .army(0, 1, "jungle", 3, "looters")
        .army(1, 1, "red")
        .hand(0, "charge")
        .hand(1, "raid")
        .turn(0)
        .plays("lead first", "move red", "0 fight charge", "1 fight raid"),
        "pick gain_vp",
    ),
    (
        effects.NO_TOKEN,
        table(3)
        .army(1, 1, "red")
        .hand(0, "clan_trophies")
        .hand(1, "charge")
        .turn(0)
        .plays("lead first", "move red", "0 fight clan_trophies", "1 fight charge"),
        "token 0",
    ),
]


@pytest.mark.parametrize(("reason", "position", "line"), CASES, ids=[case[0].why for case in CASES])
def test_the_refusal_is_given(reason, position, line):
    position.refuses(line, reason)


def test_an_effect_that_cannot_be_paid_says_so_and_another_that_is_not_offered_says_that():
    hunting().refuses("use-creature vucub_caquix", forces.EFFECT_TOO_DEAR)
    hunting().refuses("use-ability net_masters", forces.NOT_OFFERED_NOW)


def test_no_refusal_is_missing():
    assert {case[0] for case in CASES} == set(GAME.refusals)
