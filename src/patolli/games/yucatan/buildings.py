"""The buildings of a settlement and the actions they give: build, train, reinforce, harvest (YU-6).

An effect can give the same actions; then a price it states replaces the building's (YU-2.6).
"""

from collections.abc import Iterator

from patolli.core.choice import Choice
from patolli.core.frame import frame, push, tell
from patolli.core.refusal import Refusal

from .choices import (
    ABILITIES,
    ABILITY,
    ACADEMY,
    ACTIVATED,
    ARMIES,
    BARRACKS,
    BUILD,
    BUILD_WORD,
    BUILT,
    CONSTRUCTION,
    GRANARY,
    IDLE,
    PASS,
    REINFORCE,
    REINFORCE_WORD,
    REINFORCED,
    SITE,
    TEMPLE,
    TRAIN,
    TRAIN_WORD,
    TRAINED,
)
from .effect_lines import BARRACKS_NUMBER, Effect, Op
from .effects import word
from .prices import Terms, cannot_afford, own_terms, price, terms
from .state import NONE, SLOTS, Frame, MayPass, State, add_corn, add_jade, barracks_number, fill, highest
from .summoning import start_summoning

NO_SUCH_TILE = Refusal("no-such-tile", "YU-6.2")
NOT_HIGHER = Refusal("not-higher", "YU-6.2")
CONSTRUCTION_ROW = Refusal("construction-row", "YU-6.3")
TRAINED_ALREADY = Refusal("trained-already", "YU-6.7")
ABILITIES_ROW = Refusal("abilities-row", "YU-6.8")
NO_SUCH_SLOT = Refusal("no-such-slot", "YU-6.10")
SLOT_TAKEN = Refusal("slot-taken", "YU-6.10")
SLOT_TOO_LOW = Refusal("slot-too-low", "YU-6.10")


def activate_building(s: State, seat: int, building: int) -> None:
    """The effect of the building's current level (YU-6.1)."""
    player = s.players[seat]
    player.used += (building,)
    tell(s, ACTIVATED, seat, building)
    level = s.box.buildings[building][player.levels[building]]
    if building == SITE:
        start_building(s, seat, own_terms(s, seat, SITE))
    elif building == ACADEMY:
        start_training(s, seat, own_terms(s, seat, ACADEMY))
    elif building == BARRACKS:
        start_reinforcing(s, seat, level.warriors)
    elif building == GRANARY:
        add_corn(s, seat, level.gain_corn)
        add_jade(s, seat, level.gain_jade)
    else:
        start_summoning(s, seat, own_terms(s, seat, TEMPLE))


# Build


@word(BUILD_WORD)
def build_by_effect(s: State, seat: int, op: Op, army: int, effect: Effect) -> None:
    start_building(s, seat, terms(s, seat, SITE, op))


def start_building(s: State, seat: int, by: Terms) -> None:
    if not Build(seat, by).ask(s):
        tell(s, IDLE, seat, BUILD_WORD)


def cannot_build(s: State, seat: int, building: int, level: int, by: Terms) -> Refusal | None:
    """A higher level of one building, as far as the construction column has come (YU-6.2 to YU-6.4)."""
    player = s.players[seat]
    if not 0 < level < len(s.box.buildings[building]):
        return NO_SUCH_TILE
    if level <= player.levels[building]:
        return NOT_HIGHER
    if level > player.rows[CONSTRUCTION]:
        return CONSTRUCTION_ROW.of(level=level)
    return cannot_afford(s, seat, by, level - player.levels[building])


@frame
class Build(MayPass):
    """Improve one building, the construction site included; levels may be skipped (YU-6.2 to YU-6.5)."""

    seat: int
    by: tuple[int, int, int, int]

    asks = (BUILD, PASS)

    def answers(self, s: State) -> Iterator[Choice]:
        seat, by = self.seat, self.by
        for building, has in enumerate(s.players[seat].levels):
            for level in range(has + 1, len(s.box.buildings[building])):
                if cannot_build(s, seat, building, level, by):
                    break  # nor can it be had at a higher level
                yield BUILD, building, level

    def refuse(self, s: State, choice: Choice) -> Refusal | None:
        return cannot_build(s, self.seat, choice[1], choice[2], self.by) if choice[0] == BUILD else None

    def take(self, s: State, choice: Choice) -> None:
        if choice[0] == PASS:
            tell(s, IDLE, self.seat, BUILD_WORD)
            return
        _, building, level = choice
        player = s.players[self.seat]
        levels = player.levels
        jade, corn = price(self.by, level - levels[building])
        player.jade -= jade
        player.corn -= corn
        player.levels = (*levels[:building], level, *levels[building + 1 :])
        tell(s, BUILT, self.seat, building, level, jade, corn)


# Train


@word(TRAIN_WORD)
def train_by_effect(s: State, seat: int, op: Op, army: int, effect: Effect) -> None:
    start_training(s, seat, terms(s, seat, ACADEMY, op))


def start_training(s: State, seat: int, by: Terms) -> None:
    if not Train(seat, by).ask(s):
        tell(s, IDLE, seat, TRAIN_WORD)


def cannot_train(s: State, seat: int, ability: int, by: Terms) -> Refusal | None:
    """A tile not placed yet, of a level that can be had (YU-6.7)."""
    if ability in s.players[seat].slots:
        return TRAINED_ALREADY
    return cannot_train_level(s, seat, s.box.abilities[ability].level, by)


def cannot_train_level(s: State, seat: int, level: int, by: Terms) -> Refusal | None:
    """As far as the abilities column has come, and paid for (YU-6.8, YU-6.9)."""
    if level > s.players[seat].rows[ABILITIES]:
        return ABILITIES_ROW.of(level=level)
    return cannot_afford(s, seat, by, level)


def cannot_use_slot(s: State, seat: int, army: int, rank: int, level: int) -> Refusal | None:
    """A free slot of at least the tile's level (YU-6.10)."""
    ranks = s.box.ranks
    if rank not in ranks:
        return NO_SUCH_SLOT
    if rank < level:
        return SLOT_TOO_LOW.of(level=level)
    return None if s.players[seat].slots[SLOTS * army + ranks.index(rank)] == NONE else SLOT_TAKEN


@frame
class Train(MayPass):
    """Give an ability to one of the armies, for good (YU-6.7 to YU-6.11)."""

    seat: int
    by: tuple[int, int, int, int]

    asks = (TRAIN, PASS)

    def refuse(self, s: State, choice: Choice) -> Refusal | None:
        if choice[0] == PASS:
            return None
        _, ability, army, rank = choice
        level = s.box.abilities[ability].level
        return cannot_train(s, self.seat, ability, self.by) or cannot_use_slot(s, self.seat, army, rank, level)

    def answers(self, s: State) -> Iterator[Choice]:
        seat, abilities, by = self.seat, s.box.abilities, self.by
        top = highest(lambda level: cannot_train_level(s, seat, level, by))
        for ability in range(len(ABILITY)) if top else ():
            level = abilities[ability].level
            if level <= top and cannot_train(s, seat, ability, by) is None:
                for army in range(ARMIES):
                    for rank in s.box.ranks:
                        if cannot_use_slot(s, seat, army, rank, level) is None:
                            yield TRAIN, ability, army, rank

    def take(self, s: State, choice: Choice) -> None:
        if choice[0] == PASS:
            tell(s, IDLE, self.seat, TRAIN_WORD)
            return
        _, ability, army, rank = choice
        player = s.players[self.seat]
        jade, corn = price(self.by, s.box.abilities[ability].level)
        player.jade -= jade
        player.corn -= corn
        slots = list(player.slots)
        slots[SLOTS * army + s.box.ranks.index(rank)] = ability
        player.slots = tuple(slots)
        tell(s, TRAINED, self.seat, ability, army, rank, jade, corn)


# Reinforce


@word(REINFORCE_WORD)
def reinforce_by_effect(s: State, seat: int, op: Op, army: int, effect: Effect) -> None:
    """One own army of choice, or the fighting one; the own barracks number or a stated one (YU-20.9)."""
    limit = barracks_number(s, seat) if op.limit == BARRACKS_NUMBER else op.limit
    if op.this_army:
        reinforce(s, seat, army, limit)
    else:
        start_reinforcing(s, seat, limit)


def start_reinforcing(s: State, seat: int, limit: int) -> None:
    if s.supply and min(s.players[seat].warriors) < limit:
        push(s, Reinforce(seat, limit))
    else:
        tell(s, IDLE, seat, REINFORCE_WORD)


def reinforce(s: State, seat: int, army: int, limit: int) -> None:
    came = fill(s, seat, army, limit)
    tell(s, REINFORCED, seat, army, came, s.players[seat].warriors[army])


@frame
class Reinforce(Frame):
    """Fill one army, wherever it stands (YU-6.12, YU-6.13)."""

    seat: int
    limit: int

    asks = (REINFORCE,)

    def refuse(self, s: State, choice: Choice) -> Refusal | None:
        return None

    def take(self, s: State, choice: Choice) -> None:
        reinforce(s, self.seat, choice[1], self.limit)
