"""Tikal: explore the jungle, uncover temples, recover treasures. The rules' order of play is in `turn.py`."""

from patolli.core.game import Game, no_secrets
from patolli.core.turns import check_first

from . import advice, board, hints, invariants, pieces, scoring, setup
from .choices import CHOICES, EVENTS, LAID, RECOVERED, SWAPPED, TELLINGS
from .components import TABLES, make_box
from .forecast import forecast, holdings
from .observation import OBSERVATION
from .view import printed, view

GAME = Game(
    name="tikal",
    rules_version=1,
    seats=(2, 3, 4),
    options=setup.OPTIONS,
    choices=CHOICES,
    events=EVENTS,
    package=__name__,
    box=make_box,
    start=setup.start,
    check_setup=check_first,
    view=view,
    determinize=no_secrets,
    scores=scoring.scores,
    winners=scoring.winners,
    breakdown=scoring.breakdown,
    forecast=forecast,
    holdings=holdings,
    check=invariants.check,
    hints=hints.hints,
    unspent=hints.unspent,
    ways=hints.ways,
    tellings=TELLINGS,
    pieces=pieces.pieces,
    pieces_taken={LAID: ("tile",), RECOVERED: ("treasure",), SWAPPED: ("got",)},
    laid_out={"tile": "tile", "treasure_kind": "treasure"},
    printed=printed,
    draw=board.draw,
    value=advice.value,
    insight=advice.INSIGHT,
    observation=OBSERVATION,
    components_text=TABLES,
)
