"""Tawantinsuyu: workers on the terraces of Cusco. The rules' order of play is in `turn.py`."""

from patolli.core.game import Game

from . import advice, board, glance, hints, invariants, options, pieces, scoring, setup
from .advice.planning import INSIGHT
from .choices import (
    BUILT,
    CHOICES,
    CONQUERED,
    DEALT,
    DREW_CARD,
    EVENTS,
    PICKED,
    PLAYED_ARMY,
    SEATS,
    SPENT_ARMY,
    TELLINGS,
    TOOK_CARD,
    WOVE,
)
from .components import TABLES, make_box
from .forecast import forecast, holdings
from .guessing import determinize
from .observation import OBSERVATION
from .printed import printed
from .view import own, view

GAME = Game(
    name="tawantinsuyu",
    rules_version=3,
    seats=(1, 2, 3, 4),
    options=options.OPTIONS,
    choices=CHOICES,
    events=EVENTS,
    package=__name__,
    box=make_box,
    start=setup.start,
    check_setup=options.check_setup,
    view=view,
    own=own,
    determinize=determinize,
    scores=scoring.scores,
    winners=scoring.winners,
    breakdown=scoring.breakdown,
    forecast=forecast,
    holdings=holdings,
    rival=scoring.rival,
    pieces=pieces.pieces,
    check=invariants.check,
    hints=hints.hints,
    unspent=hints.unspent,
    thinkable=hints.thinkable,
    pieces_taken={  # pieces with figures of ours; a god card counts when it comes to hand: who wins already plays more
        DEALT: ("card",),
        TOOK_CARD: ("card",),
        DREW_CARD: ("card",),
        SPENT_ARMY: ("army",),
        PLAYED_ARMY: ("army",),
        PICKED: ("tile",),
        WOVE: ("tile",),
        BUILT: ("building",),
        CONQUERED: ("land",),
    },
    laid_out={
        "god_card": "card",
        "army_card": "army",
        "production_building": "building",
        "permanent_building": "building",
        "weaving": "tile",
        "conquest_space": "land",
        "god": "god",
        "axomamma_personality": "personality",
    },
    printed=lambda box: printed(box, SEATS),
    tellings=TELLINGS,
    draw=board.draw,
    glance=glance.glance,
    value=advice.value,
    insight=INSIGHT,
    observation=OBSERVATION,
    components_text=TABLES,
)
