"""Tikal: explore the jungle, uncover temples, recover treasures. The rules' order of play is in `turn.py`."""

from patolli.core.game import Game, no_secrets

from . import (
    action_points,
    advice,
    auction,
    board,
    camps,
    expedition,
    exploring,
    hints,
    invariants,
    scoring,
    setup,
    temples,
    treasures,
    turn,
)
from .choices import CHOICES, EVENTS, TELLINGS
from .components import TABLES, make_box
from .view import view

GAME = Game(
    name="tikal",
    rules_version=1,
    seats=(2, 3, 4),
    options=setup.OPTIONS,
    choices=CHOICES,
    events=EVENTS,
    modules=(setup, turn, exploring, action_points, expedition, temples, treasures, camps, auction, scoring),
    package=__name__,
    box=make_box,
    start=setup.start,
    check_setup=setup.check_setup,
    view=view,
    determinize=no_secrets,
    scores=scoring.scores,
    winners=scoring.winners,
    breakdown=scoring.breakdown,
    check=invariants.check,
    hints=hints.hints,
    tellings=TELLINGS,
    draw=board.draw,
    value=advice.value,
    components_text=TABLES,
)
