"""What may be agreed on before a game: who begins, other readings of the rulebook, how strong Axomamma is."""

from typing import Final

from patolli.core.game import Option, Setup
from patolli.core.refusal import BadSetup
from patolli.core.turns import check_first, first_option

from .choices import SEATS

RULINGS: Final = {
    "temple-all": "TW-10.4",
    "treat-adds": "TW-12.0",
    "exchange-own-turn": "TW-12.13",
    "two-stone": "TW-14.1.2",
    "empty-altar-nothing": "TW-14.10",
    "extra-after": "TW-14.18",
}
SOLO_RULINGS: Final = ("two-stone", "empty-altar-nothing", "extra-after")
EASIER: Final = {
    "easy_no_personality": "TW-14.33.1",
    "easy_building_price": "TW-14.33.2",
    "easy_worship": "TW-14.33.3",
    "easy_conquest": "TW-14.33.4",
    "easy_no_worker_army": "TW-14.33.5",
}
HARDER: Final = {
    "hard_climb": "TW-14.34.1",
    "hard_conquest_condition": "TW-14.34.2",
    "hard_conquest_cost": "TW-14.34.3",
    "hard_priest_vp": "TW-14.34.4",
    "hard_weave_vp": "TW-14.34.5",
    "hard_no_worker_vp": "TW-14.34.6",
    "hard_end_resources": "TW-14.34.7",
}
DIFFICULTY: Final = EASIER | HARDER
OPTIONS = (
    first_option(SEATS),
    Option("coricancha", ("random", "printed"), "random", rules={"printed": "TW-2.3"}),
    Option("rulings", tuple(RULINGS), "none", many=True, sort="reading", rules=RULINGS),
    Option(
        "difficulty", tuple(DIFFICULTY), "none", many=True, rules=DIFFICULTY,
        presets={"gentle": "+".join(EASIER), "fierce": "+".join(HARDER)},
    ),
    Option(
        "personality", ("both", "stop", "activation"), "both", sort="reading",
        rules=dict.fromkeys(("both", "stop", "activation"), "TW-14.8"),
    ),
    Option(
        "conquest", ("discard", "flip", "vp"), "discard", sort="reading",
        rules=dict.fromkeys(("discard", "flip", "vp"), "TW-14.19.3"),
    ),
)  # fmt: skip


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
