"""Yucatan: fight for cities, summon creatures, sacrifice to the gods. The rules' order of play is in `turn.py`."""

from patolli.core.game import Game
from patolli.core.turns import check_first

from . import advice, board, guessing, hints, invariants, scoring, setup
from .choices import (
    ADVISED,
    BUILT,
    CHOICES,
    EMPOWERED,
    EVENTS,
    FOUNDED,
    GOT_CARD,
    SUMMONED,
    TELLINGS,
    TRAINED,
)
from .components import TABLES, make_box
from .forecast import forecast
from .observation import OBSERVATION
from .printed import printed
from .view import own, view

GAME = Game(
    name="yucatan",
    rules_version=1,
    seats=(2, 3, 4, 5, 6),
    options=setup.OPTIONS,
    choices=CHOICES,
    events=EVENTS,
    package=__name__,
    box=make_box,
    start=setup.start,
    check_setup=check_first,
    view=view,
    own=own,
    determinize=guessing.determinize,
    scores=scoring.scores,
    winners=scoring.winners,
    breakdown=scoring.breakdown,
    forecast=forecast,
    check=invariants.check,
    hints=hints.hints,
    unspent=hints.unspent,
    pieces_taken={
        ADVISED: ("advisor",),
        EMPOWERED: ("power",),
        FOUNDED: ("building",),
        BUILT: ("building", "level"),
        TRAINED: ("ability",),
        SUMMONED: ("creature",),
        GOT_CARD: ("card",),  # what came to hand; who wins already plays more
    },
    laid_out={
        "starting_card": "card",
        "special_card": "card",
        "creature_card": "card",
        "creature": "creature",
        "ability_tile": "ability",
        "building_level0": "building",
        "advisor": "advisor",
        "leader_option": "gift",
        "leader_ability": "power",
        "leader_upgrade": "upgrade",
    },
    printed=printed,
    tellings=TELLINGS,
    draw=board.draw,
    value=advice.value,
    insight=advice.INSIGHT,
    observation=OBSERVATION,
    components_text=TABLES,
)
