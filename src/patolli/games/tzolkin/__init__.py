"""Tzolk'in: workers on turning gears. The rules' order of play is in `turn.py`."""

from patolli.core.game import Game
from patolli.core.turns import check_first

from . import advice, board, hints, invariants, scoring, setup
from .choices import BUILT, BUILT_MONUMENT, CHOICES, EVENTS, JOINED, KEPT, TELLINGS
from .components import TABLES, make_box
from .forecast import forecast, holdings
from .guessing import determinize
from .observation import OBSERVATION
from .view import own, printed, view

GAME = Game(
    name="tzolkin",
    rules_version=2,
    seats=(2, 3, 4, 5),
    options=setup.OPTIONS,
    choices=CHOICES,
    events=EVENTS,
    package=__name__,
    box=make_box,
    start=setup.start,
    check_setup=check_first,
    view=view,
    own=own,
    determinize=determinize,
    scores=scoring.scores,
    winners=scoring.winners,
    breakdown=scoring.breakdown,
    forecast=forecast,
    holdings=holdings,
    check=invariants.check,
    hints=hints.hints,
    unspent=hints.unspent,
    thinkable=hints.thinkable,
    tellings=TELLINGS,
    pieces_taken={BUILT: ("building",), BUILT_MONUMENT: ("monument",), JOINED: ("tribe",), KEPT: ("wealth",)},
    laid_out={
        "building": "building",
        "monument": "monument",
        "wealth": "wealth",
        "technology_track": "track",
        "tribe": "tribe",
        "prophecy": "prophecy",
        "quick_action": "quick",
    },
    printed=printed,
    draw=board.draw,
    glance=board.glance,
    value=advice.value,
    insight=advice.INSIGHT,
    observation=OBSERVATION,
    components_text=TABLES,
)
