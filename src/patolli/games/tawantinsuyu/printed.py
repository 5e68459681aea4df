"""What is printed on all pieces, by name: the same for everybody, whatever pack is played.

A bonus is a row of words: "corn:2", "vp:1"; "stone:2", ">", "statue:1" if paid for; "/" for "or".
"""

from typing import Final, TypedDict

from .axomamma.figures import CELL_ACTIONS, PERSONALITY_ACTIONS
from .bonus import NO_PRICE, Bonus
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
    ICON,
    LAND,
    PATTERN,
    PERSONALITY,
    PRODUCTIONS,
    RESOURCE,
    ROW,
    SPACE,
    TASK,
    TILE,
)
from .components import Box
from .hill import COLOURS


class SpacePrint(TypedDict):
    """A space of the hill."""

    god: str
    colour: str
    icons: list[str]


class CardPrint(TypedDict):
    """A god card."""

    god: str
    bonus: list[str]


class ArmyPrint(TypedDict):
    """An army card."""

    soldiers: int
    bonus: list[str]


class BuildingPrint(TypedDict):
    """A building; permanent ones give nothing that can be printed in figures."""

    cost: list[str]
    gives: list[str]


class TilePrint(TypedDict):
    """A weaving."""

    pattern: str
    left: str
    right: str


class LandPrint(TypedDict):
    """A space of a region."""

    flip: int
    discard: int
    bonus: list[str]


class StepPrint(TypedDict):
    """A step of the temple."""

    left: list[str]
    points: int
    final: int


class CellPrint(TypedDict):
    """A cell of Axomamma's board."""

    action: str
    bonus: list[str]


class PrintedView(TypedDict):
    """What is printed on all pieces, by name: the same for everybody, whatever pack is played."""

    pack: str
    spaces: dict[str, SpacePrint]
    tasks: dict[str, str]  # by icon
    gathered: dict[str, int]  # by resource
    cards: dict[str, CardPrint]
    army: dict[str, ArmyPrint]
    buildings: dict[str, BuildingPrint]
    tiles: dict[str, TilePrint]
    edges: dict[str, list[str]]
    lands: dict[str, LandPrint]
    steps: list[StepPrint]
    cells: dict[str, list[CellPrint]]  # by row of Axomamma's board
    personalities: dict[str, str]
    tokens: list[int]  # points for the first, second and third ceremony token
    village: int
    nomads: int


_MADE: Final[dict[tuple[str, int], PrintedView]] = {}  # by digest of the box and number of seats


def printed(box: Box, seats: int) -> PrintedView:
    """What is printed, made once for each box: readers must not change it."""
    key = box.digest, seats
    if key not in _MADE:
        _MADE[key] = _make(box, seats)
    return _MADE[key]


def _make(box: Box, seats: int) -> PrintedView:
    hill = box.hill
    return PrintedView(
        pack=box.pack,
        spaces={
            name: SpacePrint(
                god=GOD.values[hill.god[n]],
                colour=COLOURS[hill.colour[n]],
                icons=[ICON.values[icon] for icon in hill.icons[n]],
            )
            for n, name in enumerate(SPACE.values)
        },
        tasks={name: TASK.values[hill.task[n]] for n, name in enumerate(ICON.values)},
        gathered=dict(zip(RESOURCE.values, box.gathered, strict=True)),
        cards={
            name: CardPrint(god=GOD.values[box.card_god[n]], bonus=_bonus(box, box.card[n]))
            for n, name in enumerate(CARD.values)
        },
        army={
            name: ArmyPrint(soldiers=box.soldiers[n], bonus=_bonus(box, box.army[n]))
            for n, name in enumerate(ARMY.values)
        },
        buildings={
            name: BuildingPrint(
                cost=_goods(box.cost[n][: len(RESOURCE)]),
                gives=_bonus(box, box.output[n]) if n < PRODUCTIONS else [],
            )
            for n, name in enumerate(BUILDING.values)
        },
        tiles={
            name: TilePrint(pattern=PATTERN.values[box.pattern[n]], left=EDGE.values[left], right=EDGE.values[right])
            for n, (name, (left, right)) in enumerate(zip(TILE.values, box.edges, strict=True))
        },
        edges={name: _bonus(box, box.edge[n]) for n, name in enumerate(EDGE.values)},
        lands={
            name: LandPrint(flip=box.flip[n], discard=box.discard[n], bonus=_bonus(box, box.land[n]))
            for n, name in enumerate(LAND.values)
        },
        steps=[
            StepPrint(left=_bonus(box, left), points=points, final=final)
            for left, points, final in zip(box.left, box.right, box.summit, strict=True)
        ],
        cells={
            row: [CellPrint(action=CELL_ACTIONS[action], bonus=_bonus(box, bonus)) for action, bonus in cells]
            for row, cells in zip(ROW.values, box.solo.cells, strict=True)
        },
        personalities={
            name: PERSONALITY_ACTIONS[box.solo.personalities[n][0]] for n, name in enumerate(PERSONALITY.values)
        },
        tokens=list(box.token_vp),
        village=box.village[seats],
        nomads=box.nomads[seats],
    )


def _goods(goods: tuple[int, ...]) -> list[str]:
    return [f"{RESOURCE.values[n]}:{amount}" for n, amount in enumerate(goods) if amount]


def _bonus(box: Box, bonus: Bonus) -> list[str]:
    """A bonus as a row of words."""
    words = _goods(bonus.goods)
    words += [f"army:{bonus.army}"] if bonus.army else []
    for effect, n, price, amount in bonus.parts:
        if price != NO_PRICE:
            words += [f"{RESOURCE.values[price]}:{amount}", ">"]
        if effect == EITHER:
            options = [f"{GOOD.values[good]}:{some}" for good, some in box.eithers[n]]
            words += [word for option in options for word in ("/", option)][1:]
        elif effect == BUILD:
            words.append("build-free:1" if n else "build:1")
        else:
            words.append(f"{EFFECT.values[effect]}:{n}")
    return [*words, *([f"vp:{bonus.vp}"] if bonus.vp else [])]
