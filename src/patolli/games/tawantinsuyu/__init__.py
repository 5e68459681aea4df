"""Tawantinsuyu: workers on the terraces of Cusco. The rules' order of play is in `turn.py`."""

from patolli.core.game import Game

from . import (
    advice,
    any_time,
    army,
    axomamma,
    axomamma_board,
    axomamma_priest,
    axomamma_setup,
    axomamma_turn,
    axomamma_weaving,
    board,
    bonuses,
    buildings,
    ceremony,
    conquest,
    god_cards,
    high_priest,
    invariants,
    payments,
    placement,
    production,
    questions,
    restoration,
    scoring,
    setup,
    stairs,
    statues,
    tapestries,
    tasks,
    temple,
    turn,
    weaving,
    workers,
)
from .choices import CHOICES, EVENTS, TELLINGS
from .components import TABLES, make_box
from .view import determinize, view

GAME = Game(
    name="tawantinsuyu",
    rules_version=1,
    seats=(1, 2, 3, 4),
    options=setup.OPTIONS,
    choices=CHOICES,
    events=EVENTS,
    modules=(
        *(setup, turn, placement, tasks, questions, any_time, payments, bonuses, god_cards, army, workers, stairs),
        *(statues, buildings, weaving, tapestries, high_priest, temple, restoration, production, conquest, ceremony),
        *(scoring, axomamma, axomamma_setup, axomamma_turn, axomamma_board, axomamma_priest, axomamma_weaving),
    ),
    package=__name__,
    box=make_box,
    start=setup.start,
    check_setup=setup.check_setup,
    view=view,
    determinize=determinize,
    scores=scoring.scores,
    winners=scoring.winners,
    breakdown=scoring.breakdown,
    check=invariants.check,
    tellings=TELLINGS,
    draw=board.draw,
    value=advice.value,
    components_text=TABLES,
)
