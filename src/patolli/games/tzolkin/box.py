"""What is in the box, ready for play: frozen records of gears, temples, technologies and all tiles."""

from typing import Final

from patolli.core.record import Value, value

ANY: Final = -1  # in place of a temple or track: the player chooses
NONE: Final = -2  # in place of a temple or track: there is none

FARM, GRAVEYARD, MUNICIPAL, SHRINE = range(4)
CATEGORIES: Final = ("farm", "graveyard", "municipal", "shrine")
MODULES: Final = (
    "tribes", "prophecies", "new_buildings", "quick_actions", "fifth_player", "mini_1", "mini_2", "tp_mini_1",
)  # fmt: skip

BUILD_NOTHING, BUILD_BUILDING, BUILD_MONUMENT_TOO = range(3)

# What the actions of the gears are.
KINDS: Final = (
    *("none", "fish", "gain", "harvest", "advance", "construct", "temples", "trade", "hire", "any_smaller_gear"),
    *("place_skull", "any"),
)
NO_ACTION, FISH, MINE, HARVEST, LEARN, CONSTRUCT, CLIMB, TRADE, HIRE, ANYWHERE, PLACE_SKULL, ANY_HERE = range(12)

ByLevel = tuple[int, int, int]  # what each of the levels 1, 2, 3 of a technology adds


@value
class Gain(Value):
    """Materials from the bank."""

    corn: int = 0
    blocks: tuple[int, int, int] = (0, 0, 0)
    skulls: int = 0
    any_blocks: int = 0


@value
class Action(Value):
    """What is printed beside a space of a gear; what an action has nothing to do with is 0."""

    kind: int
    gain: Gain = Gain()
    cost_corn: int = 0
    cost_blocks: int = 0
    corn: int = 0  # of a harvest
    wood: int = 0
    steps: int = 0  # advances of technologies
    buildings: int = 0
    monument: bool = False  # … or one monument
    corn_per_block: int = 0  # buildings are paid in corn
    temples: int = 0  # a step up in so many of them
    workers: int = 0
    vp: int = 0  # for a skull placed
    temple: int = NONE


@value
class Effect(Value):
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


@value
class Tile(Value):
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


@value
class Wealth(Value):
    """A starting wealth tile."""

    module: str
    effect: Effect
    dummy: tuple[int, int]  # gear, space; (-1, 0): places none
    dummies: int  # how it changes the number of dummies
    robs: int  # corn each opponent loses


@value
class Temple(Value):
    """A temple's stairs, from the lowest step (-1) up."""

    top: int
    vp: tuple[int, ...]  # by step + 1
    reward: tuple[int, ...]  # by step + 1: material paid at that step, -1 none
    leader: tuple[int, int]  # bonus at the end of each age


@value
class QuickAction(Value):
    """A quick action: it gives something, or advances a technology, or trades, or builds for corn and blocks."""

    copies: tuple[int, int]  # in age 1 and 2
    gain: Gain
    advances: int
    trade: bool
    buildings: int
    cost_corn: int


@value
class Technologies(Value):
    """What advances cost and what levels add."""

    cost: tuple[int, int, int, int]  # in blocks, from level 0, 1, 2 and 3
    harvest: ByLevel  # corn at Palenque 2 to 5
    fish: ByLevel
    mining: tuple[ByLevel, ByLevel, ByLevel]  # wood, stone, gold
    skulls: ByLevel
    building_corn: ByLevel
    building_vp: ByLevel
    blocks_saved: ByLevel
    step_blocks: int  # the price of a step after a skull
    beyond: tuple[Effect, ...]  # by track


@value
class Tribes(Value):
    """The figures of the tribes (TZ-22)."""

    modules: tuple[str, ...]  # by tribe
    dealt: int
    ah_chuy_kak_placed: int  # workers to place before one may be picked up
    ahau_chamahez_steps: int
    ahau_chamahez_corn: int
    ahmakiq_corn: int
    bacab_purse: int  # what a turn begins with at least
    bacab_begs_below: int
    bacab_begs_to: int
    balam_corn: int
    cit_bolon_tum_price: int
    huracan_partner: tuple[int, ...]  # by gear; NONE has none
    itzamna_cost: tuple[int, int, int, int]
    ixtab_keeps: int
    yaluk_workers: int
    yaluk_need: int  # corn that each worker needs more
    yaluk_unfed: int
    yumkaax_extra: tuple[int, ...]
    debt_corn: int
    debt_vp: int
    debt_end_vp: int
    debt_cap: int


@value
class Prophecies(Value):
    """The figures of the prophecies (TZ-23)."""

    used: int
    bands: tuple[int, ...]  # points
    bounds: tuple[tuple[int, ...], ...]  # by prophecy
    surcharge: tuple[int, ...]  # by prophecy: what each unit costs more, or a harvest yields less
    level_off: int  # of all technologies under forgotten lore


@value
class Box(Value):
    """Everything printed, ready for play."""

    digest: str
    buildings: tuple[Tile, ...]
    monuments: tuple[Tile, ...]
    wealth: tuple[Wealth, ...]
    temples: tuple[Temple, ...]
    technologies: Technologies
    tribes: Tribes
    prophecies: Prophecies
    actions: tuple[tuple[Action, ...], ...]  # by gear, by space
    top_action: tuple[int, ...]  # by gear: the highest number of an action of its own
    last_space: tuple[int, ...]  # by gear
    teeth: tuple[int, ...]
    rates: tuple[int, int, int]
    skulls: int
    most_workers: int
    first_workers: int
    food_days: tuple[int, ...]
    scoring_days: tuple[bool, ...]  # by Food Day: temples give points, not materials
    corn_a_round: int  # put on a start-player space that nobody took
    extra_worker: tuple[int, ...]  # by workers already placed this turn
    step_back: int  # corn for each step to a lower action
    begs_below: int  # corn with which one may still beg
    begs_to: int
    need: int  # corn for a worker on a Food Day
    farm_saves: int
    unfed: int  # points for a worker not fed
    corn_quarters: int  # quarters of a point for a corn at the end
    skull_vp: int  # for a skull not placed
    corn_tiles: tuple[tuple[int, ...], ...]  # by Palenque space, by seats
    wood_tiles: tuple[tuple[int, ...], ...]
    display: int  # buildings face up
    monuments_shown: tuple[int, ...]  # by seats
    by_players: tuple[int, ...]  # m05: points per monument
    wealth_dealt: int
    wealth_kept: int
    dummies: tuple[int, ...]  # by seats
    dummies_quick: tuple[int, ...]
    dummies_on_quick: tuple[int, ...]
    quick: tuple[QuickAction, ...]
    quick_spaces: int
    quick_cost: int
    quick_days: int  # that a tile covers
    quick_second_age: int  # the first day of its tiles
