"""Axomamma's board: the cells her tokens stand on, and her personality (TW-14.24 to TW-14.28, TW-14.40)."""

from collections import Counter
from typing import Final

from patolli.core.choice import Choice
from patolli.core.frame import AUTO, CHANCE, frame, push, tell
from patolli.core.refusal import Refusal

from ..army import draw_armies
from ..bonus import FREE
from ..buildings import kind_of
from ..choices import BY_AXOMAMMA, CELL_ACTED, CORN, GODS, GOLD, ROLL, ROLLED, STONE, TOKEN_MOVED
from ..gaining import gain_bonus
from ..payments import can_pay, price
from ..stairs import build_stairs
from ..state import HER_SEAT, NONE, Draw, Frame, State, add_good, explain, take_good
from ..statues import erect, statue_cost
from ..temple import climb
from ..weaving import TurnUpTop, after_weaving, lay_on_loom
from ..workers import CORN_END, POTATO_END, take_villager
from .figures import (
    C_ARMY,
    C_CORN_END,
    C_NOMAD,
    C_PERMANENT,
    C_POTATO_END,
    C_PRODUCTION,
    C_STAIRS,
    C_STATUE,
    C_WEAVE,
    CELLS,
    GAIN,
    GAIN_LESSER,
)
from .gains import (
    SheMayTakeNomad,
    SheTakesTopTile,
    give_her_building,
    has_variant,
    her_stair,
    she_builds,
    she_erects_any,
    she_hires,
)
from .weaving import SheBuysTiles, SheClearsLoom, her_corn, she_pays

NOT_ON_THE_DIE = Refusal("not-on-the-die", "TW-14.20")

TOP_ROW, MIDDLE_ROW, BOTTOM_ROW = range(3)
SLOTS: Final = 4
P_STATUE, P_WEAVE, P_STEP, P_BUILD = range(4)


class RollDie(Draw):
    """Her die has the faces 1, 2, 2, 3, 3, 4 (TW-14.2)."""

    __slots__ = ()
    asks = (ROLL,)
    absent = NOT_ON_THE_DIE

    def chances(self, s: State) -> dict[int, int]:
        return Counter(s.box.solo.die)

    def take(self, s: State, choice: Choice) -> None:
        tell(s, ROLLED, choice[1])
        self.rolled(s, choice[1])

    def rolled(self, s: State, die: int) -> None:
        raise NotImplementedError


@frame
class ActOnCells(Frame):
    """Every cell with a token of the rolled number acts, row by row from left to right (TW-14.24)."""

    seat: int
    die: int

    def take(self, s: State, choice: Choice) -> None:
        assert s.solo is not None
        cells = [(row, cell) for number, row, cell in s.solo.tokens if number == self.die]
        push(s, *[ActOnCell(AUTO, row, cell) for row, cell in cells])


def covered(s: State, row: int, cell: int) -> bool:
    """Whether her personality lies on a cell (TW-14.8)."""
    return s.solo is not None and s.solo.personality != NONE and (row, cell) == (TOP_ROW, s.box.solo.personality_cell)


@frame
class ActOnCell(Frame):
    """What one cell does (TW-14.25 to TW-14.27)."""

    seat: int
    row: int
    cell: int

    def take(self, s: State, choice: Choice) -> None:
        assert s.solo is not None
        tell(s, CELL_ACTED, self.row, self.cell)
        if covered(s, self.row, self.cell):
            if s.solo.trigger != "stop":
                act_personality(s)
            return
        action, bonus = s.box.solo.cells[self.row][self.cell - 1]
        if action in (GAIN, GAIN_LESSER):
            explain(s, "top-row")
        if action == GAIN_LESSER:
            gain_lesser(s)
        elif action == GAIN:
            gain_bonus(s, HER_SEAT, bonus, source=BY_AXOMAMMA)
        elif self.row == MIDDLE_ROW:
            if not act_and_pay(s, action):
                explain(s, "cannot-pay")
                add_good(s, HER_SEAT, GOLD, s.box.solo.fallback_gold)
        else:
            act_for_free(s, action)


def gain_lesser(s: State) -> None:
    """Two stone or two corn, what she has less of; if equal stone (TW-14.25)."""
    goods = s.players[HER_SEAT].goods
    resource = CORN if goods[CORN] < goods[STONE] else STONE
    _, bonus = s.box.solo.cells[TOP_ROW][CELLS - 1]
    amount = next((n for good, n in s.box.eithers[bonus.parts[0][1]] if good == resource), 0) if bonus.parts else 0
    add_good(s, HER_SEAT, resource, amount)


def act_and_pay(s: State, action: int) -> bool:
    """The middle row; False if it cannot be carried out (TW-14.26)."""
    goods = s.players[HER_SEAT].goods
    if action == C_WEAVE:
        return start_weaving(s)
    if action == C_STATUE:
        return start_statue(s)
    if action == C_STAIRS:
        stair = her_stair(s)
        if stair == NONE or not can_pay(goods, s.box.stairs_cost):
            return False
        explain(s, "stairs")
        she_pays(s, STONE, s.box.stairs_cost[STONE])
        build_stairs(s, HER_SEAT, stair)
        return True
    return start_building(s, 0 if action == C_PRODUCTION else 1)


def start_weaving(s: State) -> bool:
    """Three tiles are shown; she buys, then you may; not if she cannot pay for one (TW-14.26, TW-14.26.1)."""
    if s.tile_top == NONE or her_corn(s) < s.box.tile_price[1]:
        return False
    push(s, SheBuysTiles(), *after_weaving(s, HER_SEAT), SheClearsLoom(), TurnUpTop())
    lay_on_loom(s, s.box.shown)
    return True


def start_building(s: State, kind: int) -> bool:
    """A random market building for one stone, two in an easier game (TW-14.26.5, TW-14.33.2)."""
    stones = s.box.solo.building_price + has_variant(s, "easy_building_price")
    if not can_pay(s.players[HER_SEAT].goods, price(STONE, stones)):
        return False
    if not any(kind_of(house) == kind for house in s.market):
        return False
    explain(s, "build")
    she_pays(s, STONE, stones)
    return she_builds(s, kind)


# Statues


def fitting(s: State, god: int) -> int:
    """The statue of a god she can have: the large one rather than the small one (R57); NONE if neither."""
    for statue in (god + GODS, god):
        if s.statues[statue] and can_pay(s.players[HER_SEAT].goods, statue_cost(s, statue)):
            return statue
    return NONE


def start_statue(s: State) -> bool:
    """A die says where to begin looking for a symbol (TW-14.26.4)."""
    if all(fitting(s, god) == NONE for god in range(GODS)):
        return False
    push(s, RollForStatue())
    return True


@frame
class RollForStatue(RollDie):
    """The rolled slot, or the next clockwise whose god has a statue for her; else any (TW-14.26.4)."""

    seat: int = CHANCE

    def rolled(self, s: State, die: int) -> None:
        assert s.solo is not None
        explain(s, "statue")
        for n in range(SLOTS):
            card = s.solo.tucked[(die - 1 + n) % SLOTS]
            statue = fitting(s, s.box.card_god[card]) if card != NONE else NONE
            if statue != NONE:
                pay_statue(s, statue)
                erect(s, HER_SEAT, statue)
                return
        large = any(s.statues[GODS:]) and can_pay(s.players[HER_SEAT].goods, statue_cost(s, GODS))
        pay_statue(s, GODS if large else 0)
        she_erects_any(s, GODS if large else 0)


def pay_statue(s: State, statue: int) -> None:
    """The normal price; gold fills up missing stone (TW-14.12)."""
    cost = statue_cost(s, statue)
    take_good(s, HER_SEAT, GOLD, cost[3])
    she_pays(s, STONE, cost[2])


# The bottom row, personality, tokens


def act_for_free(s: State, action: int) -> None:
    """Skipped if impossible (TW-14.27)."""
    if action in (C_POTATO_END, C_CORN_END):
        if not s.village:
            explain(s, "skipped")
            return
        explain(s, "bottom-row")
        she_hires(s, take_villager(s, HER_SEAT, POTATO_END if action == C_POTATO_END else CORN_END))
    elif action == C_NOMAD:
        explain(s, "bottom-row" if any(s.nomads) else "skipped")
        push(s, SheMayTakeNomad())
    elif action == C_ARMY:
        explain(s, "bottom-row")
        draw_armies(s, HER_SEAT, 1)
    else:
        assert action in (C_WEAVE, C_PRODUCTION, C_PERMANENT, C_STATUE, C_STAIRS)
        act_and_pay(s, action)


def act_personality(s: State) -> None:
    """A gold and her favourite action for free (TW-14.28)."""
    assert s.solo is not None
    action, first = s.box.solo.personalities[s.solo.personality]
    explain(s, ("personality-statue", "personality-weave", "personality-step", "personality-building")[action])
    if action == P_STATUE:
        she_erects_any(s, 0)
    elif action == P_WEAVE:
        push(s, SheTakesTopTile())
    elif action == P_STEP:
        climb(s, HER_SEAT, 1)
    else:
        give_her_building(s, FREE)
    gain_bonus(s, HER_SEAT, first, source=BY_AXOMAMMA)


@frame
class MoveTokens(Frame):
    """Tokens of the rolled number go on as many cells; one may stop on her personality (TW-14.40, TW-14.8)."""

    seat: int
    die: int

    def take(self, s: State, choice: Choice) -> None:
        assert s.solo is not None
        explain(s, "tokens")
        moved: list[tuple[int, int, int]] = []
        stops = 0
        for number, row, cell in s.solo.tokens:
            if number == self.die:
                cell = (cell - 1 + number) % CELLS + 1
                tell(s, TOKEN_MOVED, number, row, cell)
                stops += covered(s, row, cell)
            moved.append((number, row, cell))
        s.solo.tokens = tuple(sorted(moved, key=lambda token: (token[1], token[2], token[0])))
        if s.solo.trigger != "activation":
            push(s, *[StopOnPersonality() for _ in range(stops)])


@frame
class StopOnPersonality(Frame):
    """A token has stopped on the cell of her personality (TW-14.8)."""

    seat: int = AUTO

    def take(self, s: State, choice: Choice) -> None:
        explain(s, "personality-stop")
        act_personality(s)
