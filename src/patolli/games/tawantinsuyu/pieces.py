"""What pieces say of themselves, made of their figures, so that words and figures cannot disagree, whatever the pack.

Here is only what is said and in which order; how it is said is in `wording/pieces.*.ftl`.
"""

from collections.abc import Mapping

from patolli.core.speech import Speech

from .bonus import FREE, NO_PRICE, Bonus, Part
from .choices import (
    ARMY,
    BUILD,
    BUILDING,
    CARD,
    EDGE,
    EFFECT,
    EITHER,
    GOD,
    GOOD,
    LAND,
    PATTERN,
    PRODUCTIONS,
    REGION,
    RESOURCE,
    ROW,
    TILE,
)
from .components import Box

Forms = Mapping[str, str]


def pieces(box: Box, say: Speech) -> dict[str, Forms]:
    """The forms of every card, tile, edge, building, land, gathering task, temple step and cell of Axomamma, by key."""
    bonuses = _Bonuses(box, say)
    return {
        **{f"card-{name}": _card(box, n, say, bonuses) for n, name in enumerate(CARD.values)},
        **{f"army-{name}": _army(box, n, say, bonuses) for n, name in enumerate(ARMY.values)},
        **{f"building-{name}": _building(box, n, say, bonuses) for n, name in enumerate(BUILDING.values)},
        **{f"tile-{name}": _tile(box, n, say) for n, name in enumerate(TILE.values)},
        **{f"task-{name}": {"does": bonuses.sentences(_gathered(box, n))} for n, name in enumerate(RESOURCE.values)},
        **{f"edge-{name}": {"": bonuses.short(box.edge[n])} for n, name in enumerate(EDGE.values)},
        **{f"land-{name}": _land(box, n, say, bonuses) for n, name in enumerate(LAND.values)},
        **{f"step-{n}": {"gain": bonuses.short(left)} for n, left in enumerate(box.left)},
        **{
            f"cell-{ROW.values[row]}-{n}": {"gain": bonuses.short(bonus)}
            for row, cells in enumerate(box.solo.cells)
            for n, (_, bonus) in enumerate(cells, 1)
        },
    }


def _card(box: Box, n: int, say: Speech, bonuses: "_Bonuses") -> Forms:
    god = f"god-{GOD.values[box.card_god[n]]}"
    of = say.text(f"{god}.gen" if say.has(f"{god}.gen") else god)
    return say.forms("piece-card", god=of, bonus=bonuses.short(box.card[n]), does=bonuses.sentences(box.card[n]))


def _army(box: Box, n: int, say: Speech, bonuses: "_Bonuses") -> Forms:
    bonus, does = bonuses.short(box.army[n]), bonuses.told(box.army[n])
    return say.forms("piece-army", soldiers=box.soldiers[n], bonus=bonus, does=does)


def _building(box: Box, n: int, say: Speech, bonuses: "_Bonuses") -> Forms:
    price = zip(RESOURCE.values, box.cost[n], strict=False)
    goods = [say.text(f"piece-{name}", count=some) for name, some in price if some]
    cost = say.list(goods) if goods else say.text("piece-nothing")
    if n >= PRODUCTIONS:
        return say.forms("piece-permanent", cost=cost)
    return say.forms("piece-production", cost=cost, does=bonuses.told(box.output[n]))


def _tile(box: Box, n: int, say: Speech) -> Forms:
    left, right = (say.text(f"symbol-{EDGE.values[edge]}") for edge in box.edges[n])
    pattern = say.text(f"pattern-{PATTERN.values[box.pattern[n]]}")
    return say.forms("piece-tile", pattern=pattern, left=left, right=right)


def _land(box: Box, n: int, say: Speech, bonuses: "_Bonuses") -> Forms:
    region, bonus = box.region[n], box.land[n]
    return say.forms(
        "piece-land",
        region=say.text(f"region-{REGION.values[region]}"),
        number=box.lands[region].index(n) + 1,
        gain=bonuses.short(bonus),
        does=bonuses.sentences(bonus),
        flip=box.flip[n],
        discard=box.discard[n],
    )


def _gathered(box: Box, resource: int) -> Bonus:
    """What a task to gather brings."""
    potato, corn, stone, gold = (some if n == resource else 0 for n, some in enumerate(box.gathered))
    return Bonus(goods=(potato, corn, stone, gold))


class _Bonuses:
    """Bonuses in words: in short, or as what one does."""

    def __init__(self, box: Box, say: Speech) -> None:
        self.box, self.say = box, say

    def short(self, bonus: Bonus) -> str:
        """2 corn, a nomad, 1 VP."""
        named = zip((*RESOURCE.values, "army-card"), (*bonus.goods, bonus.army), strict=True)
        words = [self.say.text(f"piece-{name}", count=count) for name, count in named if count]
        words += [self._short_part(part) for part in bonus.parts]
        return ", ".join([*words, *([self.say.text("piece-vp", count=bonus.vp)] if bonus.vp else [])])

    def sentences(self, bonus: Bonus) -> str:
        """Gain 2 corn and 1 VP. Take a nomad."""
        return _upper(self.told(bonus))

    def told(self, bonus: Bonus) -> str:
        """The same, to follow a colon."""
        goods = [(f"resource-{name}.n", some) for name, some in zip(RESOURCE.values, bonus.goods, strict=True)]
        gains = [self.say.text(key, amount=some) for key, some in goods if some]
        gains += [self.say.text("piece-vp", count=bonus.vp)] if bonus.vp else []
        told = [self.say.text("piece-gain", what=self.say.list(gains))] if gains else []
        told += [self.say.text("piece-army-card.does", count=bonus.army)] if bonus.army else []
        told += [self._told_part(part) for part in bonus.parts]
        return ". ".join([*told[:1], *map(_upper, told[1:])]) + "."

    def _short_part(self, part: Part) -> str:
        effect, n, resource, amount = part
        if effect == EITHER:
            return self._either(n, "piece-{}")
        key, count = _effect(effect, n)
        what = self.say.text(key, count=count)
        if resource == NO_PRICE:
            return what
        return self.say.text("piece-paid", what=what, price=self._price(resource, amount))

    def _told_part(self, part: Part) -> str:
        effect, n, resource, amount = part
        if effect == EITHER:
            return self.say.text("piece-gain", what=self._either(n, "resource-{}.n"))
        key, count = _effect(effect, n)
        if resource == NO_PRICE:
            return self.say.text(f"{key}.does", count=count)
        what = self.say.text(f"{key}.to", count=count)
        return self.say.text("piece-paid.does", what=what, price=self._price(resource, amount))

    def _price(self, resource: int, amount: int) -> str:
        return self.say.text(f"resource-{RESOURCE.values[resource]}.n", amount=amount)

    def _either(self, n: int, key: str) -> str:
        """1 gold, 2 corn or 2 stone."""
        options = []
        for good, some in self.box.eithers[n]:
            name = GOOD.values[good]
            told = key.format(name) if name in RESOURCE.index else f"piece-{name}"
            options.append(self.say.text(told, count=some, amount=some))
        return self.say.text("piece-either", some=", ".join(options[:-1]), last=options[-1])


def _effect(effect: int, n: int) -> tuple[str, int]:
    """A message and how often; what is built is free or paid for."""
    if effect == BUILD:
        return ("piece-build-free" if n == FREE else "piece-build"), 1
    return f"piece-{EFFECT.values[effect]}", n


def _upper(text: str) -> str:
    return text[:1].upper() + text[1:]
