"""What a card, tile or space gives: the effect vocabulary of `components.toml`, read once (TW-1.10)."""

from typing import Any, Final

from patolli.core.components import ComponentError, one_of, within
from patolli.core.record import Value, value

from .choices import (
    ARMY_DRAW,
    BUILD,
    EITHER,
    FREE_WORKER,
    GOD_CARD,
    GOOD,
    PRODUCE,
    RESOURCE,
    RESTORE,
    SMALL_STATUE,
    STAIRS,
    STEP,
    TRADE,
    WEAVE,
)

Goods = tuple[int, int, int, int]  # potato, corn, stone, gold
Part = tuple[int, int, int, int]  # effect, how many (an `EITHER`: which), resource to pay or -1, how much
Either = tuple[tuple[int, int], ...]  # (good, amount): one of these

NO_PRICE: Final = -1
AT_COST, FREE = 0, 1  # of a part that builds
MOST: Final = 20
DEAREST: Final = 8  # no price is higher: a way of paying is chosen among all mixes (`pay` in `choices.py`)

_PARTS: Final = {
    "god_card": GOD_CARD, "army_card_choose": ARMY_DRAW, "weave": WEAVE, "worker": FREE_WORKER, "temple_step": STEP,
    "restore": RESTORE, "statue_small": SMALL_STATUE, "stairs": STAIRS, "produce_one": PRODUCE, "trade": TRADE,
}  # fmt: skip

_KEYS: Final[dict[str, tuple[str, ...]]] = {
    "gain": RESOURCE.values, "vp": ("n",), "army_card": ("n",), "build": ("free", "pay"), "choice": ("options", "pay"),
    **dict.fromkeys(_PARTS, ("n", "pay")),
}  # fmt: skip


@value
class Bonus(Value):
    """What is simply gained, and the parts that ask something."""

    goods: Goods = (0, 0, 0, 0)
    vp: int = 0
    army: int = 0  # army cards from the deck
    parts: tuple[Part, ...] = ()


def read_bonus(where: str, effects: list[dict[str, Any]], eithers: list[Either]) -> Bonus:
    """A list of effects as a bonus; alternatives are noted in `eithers`."""
    goods, vp, army, parts = [0, 0, 0, 0], 0, 0, list[Part]()
    for effect in effects:
        n, kinds = effect.get("n", 1), tuple(_KEYS)
        kind = kinds[one_of(f"{where}: kind", effect.get("kind"), kinds)]
        for key in effect.keys() - {"kind", *_KEYS[kind]}:
            raise ComponentError("field", f"{where}: {kind}: {key}", known=("kind", *_KEYS[kind]))
        within(f"{where}: n", n, 1, MOST)
        if kind == "gain":
            for name in effect.keys() - {"kind"}:
                good, amount = _amount(where, name, effect[name])
                goods[good] += amount
        elif kind == "vp":
            vp += n
        elif kind == "army_card":
            army += n
        elif kind == "choice":
            options = tuple(_alternative(where, option) for option in effect["options"])
            if len({good for good, _ in options}) != len(options) or all(good >= len(RESOURCE) for good, _ in options):
                raise ComponentError("choice", where)
            eithers.append(options)
            parts.append((EITHER, len(eithers) - 1, *_price(where, effect)))
        elif kind == "build":
            parts.append((BUILD, FREE if effect.get("free") else AT_COST, *_price(where, effect)))
        else:
            parts.append((_PARTS[kind], n, *_price(where, effect)))
    return Bonus((goods[0], goods[1], goods[2], goods[3]), vp, army, tuple(parts))


def _price(where: str, effect: dict[str, Any]) -> tuple[int, int]:
    """What a part is to be had for: so much of one resource, or nothing."""
    pay = effect.get("pay", {})
    if len(pay) > 1:
        raise ComponentError("pay", f"{where}: pay")
    for name, amount in pay.items():
        resource, some = _amount(where, name, amount)
        return resource, within(f"{where}: pay", some, 1, DEAREST)
    return NO_PRICE, 0


def _amount(where: str, name: str, amount: Any) -> tuple[int, int]:
    return one_of(where, name, RESOURCE.values), within(f"{where}: {name}", amount, 1, MOST)


def _alternative(where: str, option: dict[str, Any]) -> tuple[int, int]:
    """One of several things to choose from: some of one resource, or a worker."""
    if option == {"kind": "worker"}:
        return GOOD.index["worker"], 1
    given = [_amount(where, name, amount) for name, amount in option.items() if name != "kind"]
    if option.get("kind") != "gain" or len(given) != 1:
        raise ComponentError("alternative", where)
    return given[0]
