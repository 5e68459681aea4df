"""Axomamma's turn: a high-priest action, or a worker and her board, or what she does without workers (TW-14.16)."""

from collections import Counter
from typing import Final

from patolli.core.choice import Choice
from patolli.core.frame import AUTO, CHANCE, frame, push, tell
from patolli.core.refusal import Refusal

from ..army import draw_armies
from ..choices import (
    ACTION,
    ANY_SPACE,
    ANY_WORKER,
    BOTTOM,
    BY_AXOMAMMA,
    GODS,
    PLACED,
    SECTORS,
    TUCK,
    TUCK_GOD,
    TUCKED,
    TURN_UP,
)
from ..god_cards import NOT_TOP_CARD, fill_god_deck, lay_on_altar, leave_god_deck, top_gods
from ..high_priest import activate, move_priest
from ..placement import use_stairs, way_cost
from ..state import HER_SEAT, NOBODY, NONE, Draw, Frame, State, action_at, explain, score, without
from .board import ActOnCells, MoveTokens, RollDie
from .gains import NOT_AMONG_THESE, SheMayTakeNomad, has_variant
from .priest import PriestExtra, condition_met, discard_altar

REACH: Final = (1, 2)  # spaces her priest looks ahead (TW-14.16.1)
SLOTS: Final = 4
VARIANT_VP: Final = 2
EXTRA_AFTER: Final = "extra-after"  # the other reading of R33
PRIEST_REASONS: Final = tuple(f"priest-{name}" for name in ACTION.values)


@frame
class SheTakesTurn(Frame):
    """The first of the three that applies (TW-14.16)."""

    seat: int = AUTO

    def take(self, s: State, choice: Choice) -> None:
        player = s.players[HER_SEAT]
        for steps in REACH:
            action = action_at(s, (player.priest + steps) % SECTORS)
            if condition_met(s, action):
                explain(s, PRIEST_REASONS[action])
                she_activates(s, steps)
                return
        if player.workers:
            explain(s, "die")
            push(s, RollForPlacement())
        else:
            without_workers(s)


def she_activates(s: State, steps: int) -> None:
    """The nearer action whose condition is met (TW-14.16.1, TW-14.18, TW-14.34.4)."""
    action = move_priest(s, HER_SEAT, steps)
    if has_variant(s, "hard_priest_vp"):
        explain(s, "hard-priest")
        score(s, HER_SEAT, VARIANT_VP, BY_AXOMAMMA)
    if EXTRA_AFTER in s.rulings:
        push(s, PriestExtra())
    activate(s, HER_SEAT, action, gold=False)
    if EXTRA_AFTER not in s.rulings:
        push(s, PriestExtra())


def without_workers(s: State) -> None:
    """TW-14.29, TW-14.33.5, TW-14.34.6."""
    explain(s, "no-workers")
    push(s, SheMayTakeNomad(), FinishWithoutWorkers())


@frame
class FinishWithoutWorkers(Frame):
    """Altar, army card, priest; nothing is activated (TW-14.29)."""

    seat: int = AUTO

    def take(self, s: State, choice: Choice) -> None:
        discard_altar(s, 1)
        if has_variant(s, "hard_no_worker_vp"):
            explain(s, "hard-no-workers")
            score(s, HER_SEAT, VARIANT_VP, BY_AXOMAMMA)
        move_priest(s, HER_SEAT, 1)
        if not has_variant(s, "easy_no_worker_army"):
            draw_armies(s, HER_SEAT, 1)


# Placement


@frame
class RollForPlacement(RollDie):
    """The die selects a god card slot, and later cells of her board (TW-14.20)."""

    seat: int = CHANCE

    def rolled(self, s: State, die: int) -> None:
        assert s.solo is not None
        workers = s.players[HER_SEAT].workers
        if s.solo.placed or len(set(workers)) == 1:
            push(s, FindSpace(AUTO, die, workers[0]))
        else:
            push(s, PickWorker(CHANCE, die))


@frame
class PickWorker(Draw):
    """Her first worker of the game is a random one (TW-14.20)."""

    seat: int
    die: int

    asks = (ANY_WORKER,)
    absent = NOT_AMONG_THESE

    def chances(self, s: State) -> dict[int, int]:
        return Counter(sorted(s.players[HER_SEAT].workers))

    def take(self, s: State, choice: Choice) -> None:
        push(s, FindSpace(AUTO, self.die, choice[1]))


def terraces(s: State) -> list[int]:
    """The preferred terrace by ceremonies held, the one above it, the one below it (TW-14.21)."""
    preferred = min(s.held, BOTTOM)
    order = [n for n in (preferred, preferred - 1, preferred + 1) if 0 <= n <= BOTTOM]
    assert s.solo is not None
    cards = (*s.solo.tucked, *s.god_deck.cards, *s.god_under, *s.altar)
    gods = {s.box.card_god[card] for card in cards if card != NONE}
    if not any(empty_spaces(s, god, terrace) for god in gods for terrace in order):
        order += [n for n in range(BOTTOM + 1) if n not in order]  # R38
    return order


def empty_spaces(s: State, god: int, terrace: int) -> list[int]:
    hill = s.box.hill
    return [space for space in hill.of_god[god] if hill.terrace[space] == terrace and s.hill[space] == NOBODY]


def her_spaces(s: State, god: int) -> tuple[int, ...]:
    """The spaces she would take: the first terrace that has any, at the least cost (TW-14.21)."""
    for terrace in terraces(s):
        found = empty_spaces(s, god, terrace)
        if found:
            costs = [way_cost(s, s.players[HER_SEAT].priest, space) for space in found]
            return tuple(space for space, cost in zip(found, costs, strict=True) if cost == min(costs))
    return ()


@frame
class FindSpace(Frame):
    """A space with the symbol of the selected card, or another card (TW-14.21, TW-14.22)."""

    seat: int
    die: int
    worker: int

    def take(self, s: State, choice: Choice) -> None:
        assert s.solo is not None
        card = s.solo.tucked[self.die - 1]
        spaces = her_spaces(s, s.box.card_god[card]) if card != NONE else ()
        if spaces:
            explain(s, "place")
            push(s, PickSpace(CHANCE, self.die, self.worker, spaces))
        elif card != NONE:
            push(s, TurnUpSlot(CHANCE, self.die), DrawSlot(AUTO, self.die), self)
        else:
            push(s, ActOnCells(AUTO, self.die), MoveTokens(AUTO, self.die))


@frame
class TurnUpSlot(Frame):
    """A card whose symbol has no space goes to the altar (TW-14.22)."""

    seat: int
    slot: int

    asks = (TURN_UP,)

    def refuse(self, s: State, choice: Choice) -> Refusal | None:
        return None

    def take(self, s: State, choice: Choice) -> None:
        explain(s, "no-space")
        use_slot(s, self.slot)


@frame
class PickSpace(Draw):
    """Of equal spaces a random one (TW-14.21)."""

    seat: int
    die: int
    worker: int
    spaces: tuple[int, ...]

    asks = (ANY_SPACE,)
    absent = NOT_AMONG_THESE

    def chances(self, s: State) -> dict[int, int]:
        return dict.fromkeys(self.spaces, 1)

    def take(self, s: State, choice: Choice) -> None:
        assert s.solo is not None
        space, player = choice[1], s.players[HER_SEAT]
        use_stairs(s, HER_SEAT, space)
        player.workers = without(player.workers, self.worker)
        s.hill[space] = self.worker
        s.solo.placed = True
        tell(s, PLACED, HER_SEAT, self.worker, space)
        god = s.box.hill.god[space]
        if player.statues[god] or player.statues[god + GODS]:
            explain(s, "statue-bonus")
            score(s, HER_SEAT, s.box.solo.statue_vp, BY_AXOMAMMA)
        use_slot(s, self.die)
        push(s, DrawSlot(AUTO, self.die), ActOnCells(AUTO, self.die), MoveTokens(AUTO, self.die))


# God cards under her board


def use_slot(s: State, slot: int) -> None:
    """The card of a slot goes to the altar at once (TW-14.22, TW-14.23)."""
    assert s.solo is not None
    card = s.solo.tucked[slot - 1]
    set_slot(s, slot, NONE)
    lay_on_altar(s, card)


def set_slot(s: State, slot: int, card: int) -> None:
    assert s.solo is not None
    tucked = s.solo.tucked
    s.solo.tucked = (*tucked[: slot - 1], card, *tucked[slot:])


@frame
class DrawSlot(Frame):
    """A new card from the deck comes into the slot (TW-14.4, TW-14.23)."""

    seat: int
    slot: int

    def take(self, s: State, choice: Choice) -> None:
        fill_god_deck(s)
        if top_gods(s):
            push(s, TuckSymbol(CHANCE, self.slot))


@frame
class TuckSymbol(Draw):
    """Only the symbol of a tucked card shows (TW-14.4) …"""

    seat: int
    slot: int

    asks = (TUCK_GOD,)
    absent = NOT_TOP_CARD

    def chances(self, s: State) -> dict[int, int]:
        return Counter(s.box.card_god[card] for card in top_gods(s))

    def take(self, s: State, choice: Choice) -> None:
        tell(s, TUCKED, self.slot, choice[1])
        push(s, TuckCard(CHANCE, self.slot, choice[1]))


@frame
class TuckCard(Draw):
    """… which card it is nobody knows yet."""

    seat: int
    slot: int
    god: int

    asks = (TUCK,)
    absent = NOT_TOP_CARD

    def chances(self, s: State) -> dict[int, int]:
        return {card: 1 for card in top_gods(s) if s.box.card_god[card] == self.god}

    def seen_by(self, s: State, choice: Choice) -> int:
        return 0

    def take(self, s: State, choice: Choice) -> None:
        leave_god_deck(s, choice[1])
        set_slot(s, self.slot, choice[1])
