"""What may be agreed on before a game: who begins, other readings of the rulebook, how strong Axomamma is."""

from typing import Final

from patolli.core.game import Option, Setup
from patolli.core.refusal import BadSetup
from patolli.core.turns import check_first, first_option

from .choices import SEATS

RULINGS: Final = (
    *("temple-all", "treat-adds", "exchange-own-turn", "two-stone", "empty-altar-nothing", "extra-after"),
)
SOLO_RULINGS: Final = ("two-stone", "empty-altar-nothing", "extra-after")
DIFFICULTY: Final = (
    *("easy_no_personality", "easy_building_price", "easy_worship", "easy_conquest", "easy_no_worker_army"),
    *("hard_climb", "hard_conquest_condition", "hard_conquest_cost", "hard_priest_vp", "hard_weave_vp"),
    *("hard_no_worker_vp", "hard_end_resources"),
)
OPTIONS = (
    first_option(SEATS),
    Option("coricancha", ("random", "printed"), "random"),
    Option("rulings", RULINGS, "none", many=True),
    Option("difficulty", DIFFICULTY, "none", many=True),
    Option("personality", ("both", "stop", "activation"), "both"),
    Option("conquest", ("discard", "flip", "vp"), "discard"),
)


def check_setup(setup: Setup) -> None:
    """Solo options need a solo game; alone you begin (TW-14.7)."""
    check_first(setup)
    if setup.seats == 1:
        return
    for name, default in (("difficulty", "none"), ("personality", "both"), ("conquest", "discard")):
        if setup.option(name) != default:
            raise BadSetup("alone", f"options.{name}")
    for name in SOLO_RULINGS:
        if setup.has("rulings", name):
            raise BadSetup("alone", "options.rulings")
