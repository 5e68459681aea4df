"""Constructing buildings and monuments (TZ-12), architecture (TZ-11.5), renovation (TZ-24.2)."""

from collections.abc import Iterable, Iterator
from typing import Final

from patolli.core.aside import Aside
from patolli.core.choice import Choice
from patolli.core.frame import AUTO, frame, push, tell
from patolli.core.refusal import Refusal

from .box import BUILD_BUILDING, BUILD_MONUMENT_TOO, Tile
from .choices import (
    ARCHITECTURE,
    BUILD,
    BUILD_MONUMENT,
    BUILD_PLAIN,
    BUILT,
    BUILT_MONUMENT,
    CORN,
    END,
    RENOVATE,
    RENOVATED,
    SAVE,
    SKULL,
)
from .payments import PayFor
from .prophecies import bonus, crowding
from .state import (
    BY_BUILDINGS,
    BY_MONUMENTS,
    NOBODY,
    Frame,
    Question,
    State,
    add_corn,
    pay_block,
    pay_corn,
    score_points,
)

NOT_SHOWN = Refusal("not-shown", "TZ-12.1")
CANNOT_AFFORD = Refusal("cannot-afford", "TZ-12.2")
CROWDED_OUT = Refusal("crowded-out", "TZ-23.19")
NO_MONUMENTS = Refusal("no-monuments", "TZ-12.3")
NO_BUILDINGS = Refusal("no-buildings", "TZ-24.11")
NOT_YOURS = Refusal("not-yours", "TZ-24.2")
ONE_RENOVATION = Refusal("one-renovation", "TZ-24.2")
NO_USE = Refusal("no-use", "TZ-24.2")
NO_ARCHITECTURE = Refusal("no-architecture", "TZ-11.6")
NOT_IN_COST = Refusal("not-in-cost", "TZ-11.5")
MUST_BUILD = Refusal("must-build", "TZ-21.14")

IN_BLOCKS: Final = 0  # in place of a number of corn for each block (TZ-7.15)

Cost = tuple[int, int, int]


def after_renovation(s: State, cost: Cost, old: int) -> Cost:
    """The old tile's cost counts as paid, kind by kind, without change (TZ-24.2)."""
    if old == NOBODY:
        return cost
    less = s.box.buildings[old].cost
    return max(cost[0] - less[0], 0), max(cost[1] - less[1], 0), max(cost[2] - less[2], 0)


def cannot_pay(
    s: State, seat: int, cost: Cost, skulls: int, corn: int = IN_BLOCKS, saved: int = 0, more: int = 0
) -> Refusal | None:
    """What a construction lacks most, with so many blocks saved by architecture and so many more by crowding."""
    player = s.players[seat]
    if player.skulls < skulls:
        return CANNOT_AFFORD.of(amount=skulls, owned=player.skulls, material=SKULL)
    saved = min(saved, sum(cost))
    due = sum(cost) - saved + more
    if corn:
        enough = player.corn >= corn * due
        return None if enough else CANNOT_AFFORD.of(amount=corn * due, owned=player.corn, material=CORN)
    short = [max(wanted - owned, 0) for wanted, owned in zip(cost, player.blocks, strict=True)]
    most = max(short)
    if sum(short) > saved:
        block = short.index(most)
        least = cost[block] - (saved if sum(short) == most else 0)
        return CANNOT_AFFORD.of(amount=least, owned=player.blocks[block], material=block)
    return None if sum(player.blocks) >= due else CROWDED_OUT.of(cost=due, owned=sum(player.blocks))


@frame
class Construct(Question):
    """Choose what to construct, whether to renovate, and for which building architecture serves (TZ-7.10, TZ-12.2)."""

    seat: int
    buildings: int  # how many buildings may still be constructed
    monument: bool  # or one monument
    corn: int = IN_BLOCKS  # or so much corn for each block
    architecture: bool = True  # technologies apply, once per action
    old: int = NOBODY  # the tile being renovated
    must: bool = False

    asks = (BUILD, BUILD_PLAIN, BUILD_MONUMENT, RENOVATE, END)

    def candidates(self, s: State) -> Iterable[Choice]:
        shown, owned = dict.fromkeys(s.shown), dict.fromkeys(s.players[self.seat].buildings)
        return [
            *((kind, building) for building in shown for kind in (BUILD, BUILD_PLAIN)),
            *((BUILD_MONUMENT, monument) for monument in s.shown_monuments),
            *((RENOVATE, old) for old in owned),
            (END,),
        ]

    def refuse(self, s: State, choice: Choice) -> Refusal | None:
        kind = choice[0]
        if kind == END:
            return MUST_BUILD if self._bound() and self.possible(s) else None
        if kind == RENOVATE:
            return self._cannot_renovate(s, choice[1])
        if kind == BUILD_MONUMENT:
            if not self.monument:
                return NO_MONUMENTS
            if choice[1] not in s.shown_monuments:
                return NOT_SHOWN
            return self._cannot_afford(s, s.box.monuments[choice[1]], self.old, False)
        if not self.buildings:
            return NO_BUILDINGS
        if choice[1] not in s.shown:
            return NOT_SHOWN
        if kind == BUILD_PLAIN and not self._may_keep_architecture(s):
            return NO_ARCHITECTURE
        return self._cannot_afford(s, s.box.buildings[choice[1]], self.old, kind == BUILD)

    def forbids(self, s: State, aside: Aside[State], choice: Choice) -> Refusal | None:
        """What must be built may not be put out of reach (TZ-21.11)."""
        spoilt = self._bound() and not self.possible(aside.after(s, self.seat, choice))
        return MUST_BUILD if spoilt else None

    def possible(self, s: State) -> bool:
        """Whether anything can be constructed now, by renovation or without."""
        if self.old != NOBODY:
            return self._something(s, self.old)
        owned = s.players[self.seat].buildings
        return any(self._something(s, old) for old in (NOBODY, *(b for b in owned if s.box.buildings[b].renovation)))

    def _bound(self) -> bool:
        """Something must be constructed: a quick action was taken, or a tile has been given up for it."""
        return self.must or self.old != NOBODY

    def _something(self, s: State, old: int) -> bool:
        return any(why is None for why in self.lacking(s, old))

    def lacking(self, s: State, old: int = NOBODY) -> Iterator[Refusal | None]:
        """What each of the tiles on show lacks, if anything."""
        if self.buildings:
            yield from (self._cannot_afford(s, s.box.buildings[b], old, True) for b in s.shown)
        if self.monument:
            yield from (self._cannot_afford(s, s.box.monuments[m], old, False) for m in s.shown_monuments)

    def _cannot_renovate(self, s: State, old: int) -> Refusal | None:
        if self.old != NOBODY:
            return ONE_RENOVATION
        if old not in s.players[self.seat].buildings or not s.box.buildings[old].renovation:
            return NOT_YOURS
        return None if self._something(s, old) else NO_USE

    def _may_keep_architecture(self, s: State) -> bool:
        """With two buildings to come one may leave architecture for the second (TZ-11.6)."""
        return self.architecture and self.buildings > 1 and s.players[self.seat].levels[ARCHITECTURE] > 0

    def _cannot_afford(self, s: State, tile: Tile, old: int, architecture: bool) -> Refusal | None:
        cost, saved, more = self.price(s, tile, old, architecture)
        return cannot_pay(s, self.seat, cost, tile.skulls, self.corn, saved, more)

    def price(self, s: State, tile: Tile, old: int, architecture: bool) -> tuple[Cost, int, int]:
        """Its blocks, how many of these architecture saves, and how many more crowding wants."""
        cost = after_renovation(s, tile.cost, old)
        if not tile.age:
            return cost, 0, 0
        saved = _saving(s, self.seat) if architecture and self.architecture else 0
        return cost, min(saved, sum(cost)), crowding(s)

    def take(self, s: State, choice: Choice) -> None:
        kind = choice[0]
        if kind == RENOVATE:
            push(s, self.but(old=choice[1]))
        elif kind == BUILD_MONUMENT:
            self._give_up(s, s.box.monuments[choice[1]])
            push(s, FinishMonument(AUTO, self.seat, choice[1]))
            self._pay(s, s.box.monuments[choice[1]], False)
        elif kind != END:
            self._build(s, choice[1], kind == BUILD)

    def _build(self, s: State, building: int, architecture: bool) -> None:
        served = architecture and self.architecture and s.players[self.seat].levels[ARCHITECTURE] > 0
        if self.buildings > 1:  # Tikal 4: a second building, for which architecture may be left over
            push(s, Construct(self.seat, self.buildings - 1, False, self.corn, self.architecture and not served))
        tile = s.box.buildings[building]
        self._give_up(s, tile)
        push(s, FinishBuilding(AUTO, self.seat, building, served))
        self._pay(s, tile, served)

    def _give_up(self, s: State, tile: Tile) -> None:
        """The tile renovated goes, and skulls are paid; blocks and corn follow."""
        player = s.players[self.seat]
        if self.old != NOBODY:
            player.buildings = _without(player.buildings, self.old)
            tell(s, RENOVATED, self.seat, self.old)
        player.skulls -= tile.skulls
        if tile.age:
            s.skulls_on_tiles += tile.skulls  # TZ-24.12
        else:
            s.bank_skulls += tile.skulls  # TZ-1.2

    def _pay(self, s: State, tile: Tile, served: bool) -> None:
        cost, saved, more = self.price(s, tile, self.old, served)
        if self.corn:
            pay_corn(s, self.seat, self.corn * (sum(cost) - saved + more))
        elif saved:
            push(s, PayFor(AUTO, self.seat, more))
            save_block(s, SaveBlock(self.seat, cost, more))
        else:
            for block, amount in enumerate(cost):
                pay_block(s, self.seat, block, amount)
            push(s, PayFor(AUTO, self.seat, more))


@frame
class SaveBlock(Frame):
    """Architecture 3 saves one block of the cost, of a kind of choice (TZ-11.5)."""

    seat: int
    cost: tuple[int, ...]
    more: int

    asks = (SAVE,)

    def refuse(self, s: State, choice: Choice) -> Refusal | None:
        if not self.cost[choice[1]]:
            return NOT_IN_COST
        return cannot_pay(s, self.seat, less(self.cost, choice[1]), 0, more=self.more)

    def take(self, s: State, choice: Choice) -> None:
        for block, amount in enumerate(less(self.cost, choice[1])):
            pay_block(s, self.seat, block, amount)


def save_block(s: State, question: SaveBlock) -> None:
    """Asked only where more than one kind can be saved."""
    kinds = question.options(s)
    if len(kinds) == 1:
        question.take(s, kinds[0])
    else:
        push(s, question)


@frame
class FinishBuilding(Frame):
    """The tile is taken, architecture pays, the tile's effects follow (TZ-12.2)."""

    seat: int
    whose: int
    building: int
    served: bool

    def take(self, s: State, choice: Choice) -> None:
        from .effects import tile_effects  # effects may construct again

        player = s.players[self.whose]
        shown = list(s.shown)
        shown.remove(self.building)
        s.shown = tuple(shown)
        player.buildings = tuple(sorted((*player.buildings, self.building)))
        tell(s, BUILT, self.whose, self.building)
        if self.served:
            add_corn(s, self.whose, bonus(s, self.whose, ARCHITECTURE, s.box.technologies.building_corn))
            points = bonus(s, self.whose, ARCHITECTURE, s.box.technologies.building_vp)
            score_points(s, self.whose, BY_BUILDINGS, points)
        tile_effects(s, self.whose, s.box.buildings[self.building].effect, BY_BUILDINGS)


@frame
class FinishMonument(Frame):
    """A monument is taken; most wait for the end of the game (TZ-12.3, TZ-25.1, TZ-25.2)."""

    seat: int
    whose: int
    monument: int

    def take(self, s: State, choice: Choice) -> None:
        from .effects import tile_effects

        player, tile = s.players[self.whose], s.box.monuments[self.monument]
        s.shown_monuments = tuple(m for m in s.shown_monuments if m != self.monument)
        player.monuments = tuple(sorted((*player.monuments, self.monument)))
        tell(s, BUILT_MONUMENT, self.whose, self.monument)
        if tile.by_quarter:
            score_points(s, self.whose, BY_MONUMENTS, tile.by_quarter[min(s.held, 3)])
        tile_effects(s, self.whose, tile.effect, BY_MONUMENTS)


def extra_construction(seat: int, build: int) -> Frame:
    """A building or monument that a tile lets one construct at once (TZ-12.4, TZ-24.11)."""
    return Construct(seat, int(build == BUILD_BUILDING), build == BUILD_MONUMENT_TOO)


def _saving(s: State, seat: int) -> int:
    """The blocks architecture 3 saves (TZ-11.5)."""
    return bonus(s, seat, ARCHITECTURE, s.box.technologies.blocks_saved)


def less(cost: tuple[int, ...], block: int) -> Cost:
    """A cost without one block of a kind."""
    rest = list(cost)
    rest[block] -= 1
    return rest[0], rest[1], rest[2]


def _without(tiles: tuple[int, ...], tile: int) -> tuple[int, ...]:
    at = tiles.index(tile)
    return tiles[:at] + tiles[at + 1 :]
