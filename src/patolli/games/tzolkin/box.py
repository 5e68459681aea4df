"""What is in the box, ready for play: frozen records of gears, temples, technologies and all tiles."""

from dataclasses import dataclass
from typing import Final

ANY: Final = -1  # in place of a temple or track: the player chooses
NONE: Final = -2  # in place of a temple or track: there is none

FARM, GRAVEYARD, MUNICIPAL, SHRINE = range(4)
CATEGORIES: Final = ("farm", "graveyard", "municipal", "shrine")
MODULES: Final = (
    "tribes", "prophecies", "new_buildings", "quick_actions", "fifth_player", "mini_1", "mini_2", "tp_mini_1",
)  # fmt: skip

BUILD_NOTHING, BUILD_BUILDING, BUILD_MONUMENT_TOO = range(3)
MOST_WORKERS: Final = 6  # TZ-1.11


@dataclass(frozen=True, slots=True)
class Gain:
    """Materials from the bank."""

    corn: int = 0
    blocks: tuple[int, int, int] = (0, 0, 0)
    skulls: int = 0
    any_blocks: int = 0


@dataclass(frozen=True, slots=True)
class Effect:
    """What a tile does: the effect vocabulary of `components.toml`."""

    gain: Gain
    vp: int
    worker: int
    track: int  # free technology advances: which track, ANY or NONE
    advances: int
    temples: tuple[tuple[int, int], ...]  # (temple or ANY, steps)
    farm_one: int
    farm_all: int
    build: int  # BUILD_NOTHING, BUILD_BUILDING or BUILD_MONUMENT_TOO
    trade: bool
    any_action: int  # corn to pay for any action, -1: none
    tech_exchange: bool
    skull_vp: int  # a skull is put on the tile: its points
    skull_steps: int  # … and its steps in any temple
    food_day: tuple[Gain, Gain, Gain, Gain] | None  # at each Food Day


@dataclass(frozen=True, slots=True)
class Tile:
    """A building or a monument."""

    name: str
    age: int  # 0: a monument
    count: int
    module: str
    category: int
    cost: tuple[int, int, int]  # wood, stone, gold
    skulls: int
    renovation: bool
    effect: Effect
    score: tuple[str, tuple[int, ...], int]  # monuments: kind, figures, category
    by_quarter: tuple[int, ...]  # monuments: points when built


@dataclass(frozen=True, slots=True)
class Wealth:
    """A starting wealth tile."""

    module: str
    effect: Effect
    dummy: tuple[int, int]  # gear, space; (-1, 0): places none
    dummies: int  # how it changes the number of dummies
    robs: int  # corn each opponent loses


@dataclass(frozen=True, slots=True)
class Temple:
    """A temple's stairs, from the lowest step (-1) up."""

    top: int
    vp: tuple[int, ...]  # by step + 1
    reward: tuple[int, ...]  # by step + 1: material paid at that step, -1 none
    leader: tuple[int, int]  # bonus at the end of each age


@dataclass(frozen=True, slots=True)
class Slot:
    """A skull's place at Chichen Itza."""

    vp: int
    temple: int
    any_blocks: int


@dataclass(frozen=True)
class Box:
    """Everything printed, ready for play."""

    digest: str
    pack: str
    buildings: tuple[Tile, ...]
    monuments: tuple[Tile, ...]
    wealth: tuple[Wealth, ...]
    tribe_modules: tuple[str, ...]
    temples: tuple[Temple, ...]
    yaxchilan: tuple[Gain, ...]  # by space
    fish: int
    harvest_corn: tuple[int, ...]  # by Palenque space
    harvest_wood: tuple[int, ...]
    slots: tuple[Slot, ...]  # by space of Chichen Itza, 0 unused
    last_space: tuple[int, ...]  # by gear
    teeth: tuple[int, ...]
    rates: tuple[int, int, int]
    skulls: int
    food_days: tuple[int, int, int, int]
    extra_worker: tuple[int, ...]  # by workers already placed this turn
    extra_worker_yumkaax: tuple[int, ...]
    level_cost: tuple[int, int, int, int]
    level_cost_itzamna: tuple[int, int, int, int]
    corn_bonus: tuple[int, ...]  # agriculture, Palenque 2-5, by level
    fish_bonus: tuple[int, ...]
    block_bonus: tuple[tuple[int, ...], ...]  # extraction: by block, by level
    quick: tuple[tuple[int, int], ...]  # by kind: copies in age 1 and 2
    bounds: tuple[tuple[int, ...], ...]  # by prophecy
    band_vp: tuple[int, ...]
    debt_corn: int
    debt_vp: int
    debt_end_vp: int
    debt_cap: int
    dummies: tuple[int, ...]  # by seats
    dummies_quick: tuple[int, ...]
    dummies_on_quick: tuple[int, ...]
    monuments_shown: tuple[int, ...]
    by_players: tuple[int, ...]  # m05: points per monument
