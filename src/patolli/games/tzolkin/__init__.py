"""Tzolk'in: workers on turning gears. The rules' order of play is in `turn.py`."""

from patolli.core.game import Game

from . import (
    advice,
    begging,
    board,
    calendar,
    constructing,
    display,
    dummies,
    effects,
    food_days,
    gears,
    hints,
    invariants,
    materials,
    payments,
    picking,
    placing,
    prophecies,
    quick_actions,
    scoring,
    setup,
    skulls,
    technologies,
    temples,
    tribes,
    turn,
    wealth,
)
from .choices import BUILT, BUILT_MONUMENT, CHOICES, EVENTS, JOINED, KEPT, TELLINGS
from .components import TABLES, make_box
from .guessing import determinize
from .view import view

GAME = Game(
    name="tzolkin",
    rules_version=2,
    seats=(2, 3, 4, 5),
    options=setup.OPTIONS,
    choices=CHOICES,
    events=EVENTS,
    modules=(
        *(setup, wealth, dummies, display, turn, begging, placing, picking, gears, constructing, technologies, temples),
        *(skulls, materials, payments, effects, quick_actions, tribes, prophecies, food_days, calendar, scoring),
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
    hints=hints.hints,
    tellings=TELLINGS,
    takings={BUILT: ("building",), BUILT_MONUMENT: ("monument",), JOINED: ("tribe",), KEPT: ("wealth",)},
    draw=board.draw,
    value=advice.value,
    components_text=TABLES,
)
