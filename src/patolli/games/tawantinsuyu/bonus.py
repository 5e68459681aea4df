"""What a card, tile or space gives: the effect vocabulary of `components.toml`, read once (TW-1.10)."""

from dataclasses import dataclass
from typing import Any, Final

from patolli.core.components import ComponentError

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

_PARTS: Final = {
    "god_card": GOD_CARD, "army_card_choose": ARMY_DRAW, "weave": WEAVE, "worker": FREE_WORKER, "temple_step": STEP,
    "restore": RESTORE, "statue_small": SMALL_STATUE, "stairs": STAIRS, "produce_one": PRODUCE, "trade": TRADE,
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Bonus:
    """What is simply gained, and the parts that ask something."""

    goods: Goods = (0, 0, 0, 0)
    vp: int = 0
    army: int = 0  # army cards from the deck
    parts: tuple[Part, ...] = ()


def read_bonus(where: str, effects: list[dict[str, Any]], eithers: list[Either]) -> Bonus:
    """A list of effects as a bonus; alternatives are noted in `eithers`."""
    goods, vp, army, parts = [0, 0, 0, 0], 0, 0, list[Part]()
    for effect in effects:
        kind, n = effect.get("kind"), effect.get("n", 1)
        if type(n) is not int or not 1 <= n <= MOST:
            raise ComponentError(f"{where}: n must be a number from 1 to {MOST}, not {n!r}")
        if kind == "gain":
            for name in effect.keys() - {"kind"}:
                good, amount = _amount(where, name, effect[name])
                goods[good] += amount
        elif kind == "vp":
            vp += n
        elif kind == "army_card":
            army += n
        elif kind == "build":
            parts.append((BUILD, FREE if effect.get("free") else AT_COST, NO_PRICE, 0))
        elif kind == "choice":
            options = tuple(_alternative(where, option) for option in effect["options"])
            if len({good for good, _ in options}) != len(options) or all(good >= len(RESOURCE) for good, _ in options):
                raise ComponentError(f"{where}: a choice is between different things, at least one of them a resource")
            eithers.append(options)
            parts.append((EITHER, len(eithers) - 1, NO_PRICE, 0))
        elif kind in _PARTS:
            price = effect.get("pay", {})
            if len(price) > 1:
                raise ComponentError(f"{where}: pay must name one resource, not {price}")
            paid = [_amount(where, name, amount) for name, amount in price.items()] or [(NO_PRICE, 0)]
            parts.append((_PARTS[kind], n, *paid[0]))
        else:
            known = ", ".join(("gain", "vp", "army_card", "build", "choice", *_PARTS))
            raise ComponentError(f"{where}: unknown kind {kind!r}; expected one of: {known}")
    return Bonus((goods[0], goods[1], goods[2], goods[3]), vp, army, tuple(parts))


def _amount(where: str, name: str, amount: Any) -> tuple[int, int]:
    if name not in RESOURCE.index or type(amount) is not int or not 1 <= amount <= MOST:
        raise ComponentError(f"{where}: expected potato, corn, stone or gold from 1 to {MOST}, not {name} {amount!r}")
    return RESOURCE.index[name], amount


def _alternative(where: str, option: dict[str, Any]) -> tuple[int, int]:
    """One of several things to choose from: some of one resource, or a worker."""
    if option.get("kind") == "worker":
        return GOOD.index["worker"], 1
    given = [_amount(where, name, amount) for name, amount in option.items() if name != "kind"]
    if option.get("kind") != "gain" or len(given) != 1:
        raise ComponentError(f"{where}: a choice is between a worker and some of one resource, not {option}")
    return given[0]
