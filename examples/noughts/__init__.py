"""Noughts and crosses: a whole game for Patolli, as small as one can be. Copy it to begin a game of your own.

The order of play is in `turn.py`.
"""

from patolli.core.game import Game, no_secrets

from . import board, scoring, turn
from .choices import CHOICES, EVENTS
from .components import TABLES, make_box

GAME = Game(
    name="noughts",
    rules_version=1,
    seats=(2,),
    options=(),
    choices=CHOICES,
    events=EVENTS,
    package=__name__,
    box=make_box,
    start=turn.start,
    view=board.view,
    determinize=no_secrets,
    scores=scoring.scores,
    winners=scoring.winners,
    breakdown=scoring.breakdown,
    check=turn.check,
    draw=board.draw,
    value=scoring.value,
    observation=board.OBSERVATION,
    components_text=TABLES,
)
