"""What each side brings to a combat: the effects of its pieces, their costs, and captures (YU-9.2, YU-9.3, YU-9.8)."""

from collections.abc import Iterable

from patolli.core.choice import Choice
from patolli.core.frame import AUTO, frame, push, tell
from patolli.core.refusal import Refusal

from .choices import (
    CAPTURED,
    CAPTURED_LEADER,
    IGNORE,
    IGNORED,
    PASS,
    USE_ABILITY,
    USE_ADVISOR,
    USE_CARD,
    USE_CREATURE,
    USED,
)
from .effect_lines import REVEAL, Effect
from .effects import can_pay, perform_all
from .state import ATTACKER, DEFENDER, NO_CARD, NONE, Frame, State, abilities, fighting, pay, take_token

NOT_OFFERED_NOW = Refusal("not-offered-now", "YU-20.22")
EFFECT_TOO_DEAR = Refusal("effect-too-dear", "YU-20.20")

SIDES = (ATTACKER, DEFENDER)


def sources(s: State, side: int, at: int) -> list[Effect]:
    """Effects of a side at a time: card, abilities, creature unless ignored, advisors (YU-9.3)."""
    combat = fighting(s)
    box, player, army = s.box, s.players[combat.seats[side]], combat.armies[side]
    found: list[Effect] = []
    if combat.cards[side] != NO_CARD:
        found += box.cards[combat.cards[side]].at[at]
    for tile in abilities(player, army):
        found += box.abilities[tile].at[at]
    if player.creature[army] != NONE and not combat.ignored[side]:
        found += box.creatures[player.creature[army]].at[at]
    for advisor in player.advisors:
        found += box.advisors[advisor].at[at]
    return found


def holds(s: State, side: int, effect: Effect) -> bool:
    """Whether the conditions of an effect are met (YU-20.16)."""
    combat = fighting(s)
    if effect.win and combat.winner != side:
        return False
    if effect.attacker and side != ATTACKER:
        return False
    return not effect.own_creature or s.players[combat.seats[side]].creature[combat.armies[side]] != NONE


def in_force(s: State, side: int, at: int) -> list[Effect]:
    """Effects that count: condition met, and paid for if they have a cost (YU-20.22)."""
    paid = fighting(s).paid[side]
    return [e for e in sources(s, side, at) if (not e.priced or e.number in paid) and holds(s, side, e)]


def total(s: State, side: int, at: int, word: int) -> int:
    """The sum of a side's numbers with one word (YU-9.10)."""
    found = 0
    for effect in in_force(s, side, at):
        found += effect.total(word)
    return found


def performances(s: State, at: int) -> list[Frame]:
    """What else happens at a time: all of the attacker's, then all of the defender's (YU-9.18, YU-9.26)."""
    return [PerformSide(AUTO, side, at) for side in SIDES if any(e.acts for e in sources(s, side, at))]


@frame
class PerformSide(Frame):
    """All effects of a side at a time that do more than change a figure."""

    seat: int
    side: int
    at: int

    def take(self, s: State, choice: Choice) -> None:
        combat = fighting(s)
        due = [effect for effect in in_force(s, self.side, self.at) if effect.acts]
        perform_all(s, combat.seats[self.side], due, combat.armies[self.side])


def ignore_creatures(s: State) -> None:
    """Ignores of both sides apply at once, also those of creatures that are ignored themselves (YU-9.6)."""
    combat = fighting(s)
    before, ignored = combat.ignored, [0, 0]
    combat.ignored = [0, 0]
    for side in SIDES:
        other = 1 - side
        player = s.players[combat.seats[other]]
        creature = player.creature[combat.armies[other]]
        if creature != NONE and total(s, side, REVEAL, IGNORE):
            ignored[other] = 1
            if not before[other]:
                tell(s, IGNORED, combat.seats[other], creature)
    combat.ignored = ignored


# Costs


def offers(s: State, at: int) -> list[Frame]:
    """The attacker decides on all own costs first, then the defender (YU-9.2)."""
    return [OfferCosts(AUTO, side, at) for side in SIDES if any(e.priced for e in sources(s, side, at))]


def unpaid(s: State, side: int, at: int) -> list[Effect]:
    """Effects with a cost that this side has not paid for and that would hold now."""
    paid = fighting(s).paid[side]
    return [e for e in sources(s, side, at) if e.priced and e.number not in paid and holds(s, side, e)]


def payable(s: State, side: int, at: int) -> list[Effect]:
    """Those of them that it can pay for."""
    player = s.players[fighting(s).seats[side]]
    return [effect for effect in unpaid(s, side, at) if can_pay(player, effect)]


@frame
class OfferCosts(Frame):
    """Costs are offered only where they can be paid (YU-2.2)."""

    seat: int
    side: int
    at: int

    def take(self, s: State, choice: Choice) -> None:
        if payable(s, self.side, self.at):
            push(s, PayEffects(fighting(s).seats[self.side], self.side, self.at))


@frame
class PayEffects(Frame):
    """Effects with a cost, decided one by one in any order (YU-2.2, YU-2.9)."""

    seat: int
    side: int
    at: int

    asks = (USE_CARD, USE_ABILITY, USE_CREATURE, USE_ADVISOR, PASS)

    def refuse(self, s: State, choice: Choice) -> Refusal | None:
        if choice[0] == PASS or self.effect(s, choice):
            return None
        for effect in unpaid(s, self.side, self.at):
            if effect.use == choice:
                return EFFECT_TOO_DEAR.of(corn=effect.corn, jade=effect.jade, prisoners=effect.prisoners)
        return NOT_OFFERED_NOW

    def effect(self, s: State, choice: Choice) -> Effect | None:
        return next((e for e in payable(s, self.side, self.at) if e.use == choice), None)

    def candidates(self, s: State) -> Iterable[Choice]:
        return [*sorted({effect.use for effect in sources(s, self.side, self.at) if effect.priced}), (PASS,)]

    def take(self, s: State, choice: Choice) -> None:
        if choice[0] == PASS:
            return
        effect = self.effect(s, choice)
        assert effect is not None
        tell(s, USED[choice[0]], self.seat, choice[1])
        pay(s, self.seat, effect.corn, effect.jade, effect.prisoners)
        combat = fighting(s)
        combat.paid[self.side] += (effect.number,)
        push(s, OfferCosts(AUTO, self.side, self.at))


# Captures


def capture(s: State, side: int, count: int) -> None:
    """Warriors first, then the leader; what goes beyond is lost. A clan token comes with it (YU-9.8, YU-9.9)."""
    if not count:
        return
    combat = fighting(s)
    seat, other = combat.seats[side], combat.seats[1 - side]
    warriors, army = s.players[other].warriors, combat.armies[1 - side]
    taken = min(count, warriors[army])
    if taken:
        warriors[army] -= taken
        s.players[seat].prisoners += taken
        tell(s, CAPTURED, seat, other, taken)
    leader = int(count > taken and combat.leaders[1 - side] == 1)
    if leader:
        combat.leaders[1 - side] = 0
        tell(s, CAPTURED_LEADER, seat, other)
    if taken or leader:
        combat.captured[side] += taken + leader
        take_token(s, seat, other)
