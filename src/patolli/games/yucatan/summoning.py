"""The temple: summoning creatures and extending their stay (YU-6.14 to YU-6.20, YU-15)."""

from collections.abc import Iterator

from patolli.core.choice import Choice
from patolli.core.frame import push, tell
from patolli.core.record import frame
from patolli.core.refusal import Refusal

from .choices import (
    ARMIES,
    EXTEND,
    EXTEND_WORD,
    FIRST_CREATURE_CARD,
    FOR_GOOD,
    IDLE,
    PASS,
    RETURNED,
    ROUND_NUMBER,
    STAYS,
    SUMMON,
    SUMMON_WORD,
    SUMMONED,
    SUMMONS,
    TEMPLE,
    UNTIL,
)
from .effect_lines import Effect, Op
from .effects import word
from .prices import Terms, can_pay, price, terms
from .state import NONE, Frame, MayPass, Player, State, highest, put_in_hand, take_from_hand

NOT_IN_AREA = Refusal("not-in-area", "YU-6.14")
HAS_CREATURE = Refusal("has-creature", "YU-15.1")
SUMMONS_ROW = Refusal("summons-row", "YU-6.15")
SUMMONED_ALREADY = Refusal("summoned-already", "YU-6.14")
TOO_DEAR_TO_SUMMON = Refusal("too-dear-to-summon", "YU-6.16")
NO_CREATURE = Refusal("no-creature", "YU-6.14")
JUST_SUMMONED = Refusal("just-summoned", "YU-6.14")
EXTENDED_ALREADY = Refusal("extended-already", "YU-6.14")
NOT_LATER = Refusal("not-later", "YU-6.19")
TOO_DEAR_TO_EXTEND = Refusal("too-dear-to-extend", "YU-6.18")
NOT_THAT_ROUND = Refusal("not-that-round", "YU-20.12")


@word(SUMMON_WORD)
def summon_by_effect(s: State, seat: int, op: Op, army: int, effect: Effect) -> None:
    """Both parts of the action; price and discount do not touch extra rounds (YU-20.11)."""
    start_summoning(s, seat, terms(s, seat, TEMPLE, op))


def start_summoning(s: State, seat: int, by: Terms) -> None:
    free = s.box.buildings[TEMPLE][s.players[seat].levels[TEMPLE]].free
    go_on(s, Summon(seat, by, free, NONE, ()), True)


def go_on(s: State, question: "Summon", first: bool = False) -> None:
    """Ask as long as something can be done."""
    if not question.ask(s) and first:
        tell(s, IDLE, question.seat, SUMMON_WORD)


def extension_cost(s: State, rounds: int, free: int) -> int:
    """Jade for so many extra rounds, of which some are free (YU-6.18)."""
    return s.box.extension * max(rounds - free, 0)


@frame
class Summon(MayPass):
    """Bind one creature to an army without one, and extend one bound before, in either order (YU-6.14)."""

    seat: int
    by: tuple[int, int, int, int]
    free: int  # extra rounds the temple still pays for
    summoned: int  # the army that got its creature now
    extended: tuple[int, ...]  # armies whose creature was extended

    asks = (SUMMON, EXTEND, PASS)

    def refuse(self, s: State, choice: Choice) -> Refusal | None:
        if choice[0] == SUMMON:
            level = s.box.creatures[choice[1]].level
            return self.cannot_summon(s, choice[1], choice[2]) or self.cannot_summon_level(s, level)
        if choice[0] == EXTEND:
            return self.cannot_extend(s, choice[1]) or self.cannot_extend_until(s, choice[1], choice[2])
        return None

    def cannot_summon(self, s: State, creature: int, army: int) -> Refusal | None:
        """One creature of the area, for an army without one (YU-6.14, YU-15.1)."""
        if self.summoned != NONE:
            return SUMMONED_ALREADY
        if creature not in s.area:
            return NOT_IN_AREA
        return None if s.players[self.seat].creature[army] == NONE else HAS_CREATURE

    def cannot_summon_level(self, s: State, level: int) -> Refusal | None:
        """As far as the summons column has come, and paid for (YU-6.15, YU-6.16)."""
        if level > s.players[self.seat].rows[SUMMONS]:
            return SUMMONS_ROW.of(level=level)
        jade, corn = price(self.by, level)
        return None if can_pay(s, self.seat, jade, corn) else TOO_DEAR_TO_SUMMON.of(jade=jade, corn=corn)

    def cannot_extend(self, s: State, army: int) -> Refusal | None:
        """One creature that was bound before (YU-6.14)."""
        if s.players[self.seat].creature[army] == NONE:
            return NO_CREATURE
        if army == self.summoned:
            return JUST_SUMMONED
        late = army in self.extended or (self.extended and "extend_both" not in s.readings)
        return EXTENDED_ALREADY if late else None

    def cannot_extend_until(self, s: State, army: int, until: int) -> Refusal | None:
        """To a later round, paid for (YU-6.18, YU-6.19)."""
        player = s.players[self.seat]
        if until <= player.ends[army]:
            return NOT_LATER
        cost = extension_cost(s, until - player.ends[army], self.free)
        return None if cost <= player.jade else TOO_DEAR_TO_EXTEND.of(jade=cost)

    def answers(self, s: State) -> Iterator[Choice]:
        armies = range(ARMIES)
        top = highest(lambda level: self.cannot_summon_level(s, level)) if self.summoned == NONE else 0
        for creature in s.area:
            if s.box.creatures[creature].level <= top:
                yield from ((SUMMON, creature, n) for n in armies if self.cannot_summon(s, creature, n) is None)
        for army in armies:
            if self.cannot_extend(s, army) is None:
                rounds = range(len(ROUND_NUMBER))
                yield from ((EXTEND, army, n) for n in rounds if self.cannot_extend_until(s, army, n) is None)

    def take(self, s: State, choice: Choice) -> None:
        if choice[0] == PASS:
            if self.summoned == NONE and not self.extended:
                tell(s, IDLE, self.seat, SUMMON_WORD)
            return
        if choice[0] == SUMMON:
            self.bind(s, choice[1], choice[2])
            return
        _, army, until = choice
        rounds = until - s.players[self.seat].ends[army]
        extend(s, self.seat, army, until, extension_cost(s, rounds, self.free))
        go_on(s, Summon(self.seat, self.by, max(self.free - rounds, 0), self.summoned, (*self.extended, army)))

    def bind(self, s: State, creature: int, army: int) -> None:
        """Token to the army's row, figure to the army, card to the hand (YU-6.17)."""
        player = s.players[self.seat]
        jade, corn = price(self.by, s.box.creatures[creature].level)
        player.jade -= jade
        player.corn -= corn
        s.area = tuple([other for other in s.area if other != creature])
        player.creature[army], player.ends[army] = creature, s.round
        card = FIRST_CREATURE_CARD + creature
        s.home = tuple([other for other in s.home if other != card])
        put_in_hand(player, card)
        tell(s, SUMMONED, self.seat, creature, army, jade, corn)
        after = Summon(self.seat, self.by, self.free, army, self.extended)
        stay = ChooseStay(self.seat, army, after)
        if len(stay.options(s)) > 1:
            push(s, stay)
        else:
            go_on(s, after)


@frame
class ChooseStay(Frame):
    """How long a creature stays that was just summoned: one jade for each round after this one (YU-6.18)."""

    seat: int
    army: int
    after: Summon

    asks = (UNTIL,)

    def refuse(self, s: State, choice: Choice) -> Refusal | None:
        if choice[1] < s.round:
            return NOT_LATER
        cost = extension_cost(s, choice[1] - s.round, self.after.free)
        return None if cost <= s.players[self.seat].jade else TOO_DEAR_TO_EXTEND.of(jade=cost)

    def take(self, s: State, choice: Choice) -> None:
        rounds, free = choice[1] - s.round, self.after.free
        if rounds:
            extend(s, self.seat, self.army, choice[1], extension_cost(s, rounds, free))
        before = self.after
        go_on(s, Summon(self.seat, before.by, max(free - rounds, 0), before.summoned, before.extended))


def extend(s: State, seat: int, army: int, until: int, jade: int) -> None:
    player = s.players[seat]
    player.jade -= jade
    player.ends[army] = until
    tell(s, STAYS, seat, player.creature[army], until, jade)


# Extending by an effect


@word(EXTEND_WORD)
def extend_by_effect(s: State, seat: int, op: Op, army: int, effect: Effect) -> None:
    """One own creature of choice stays longer, free; nothing without a creature (YU-20.12)."""
    question = ExtendFree(seat, op.n)
    found = question.options(s)
    if len(found) > 1:
        push(s, question)
    elif found:
        question.take(s, found[0])


@frame
class ExtendFree(Frame):
    """Which of the own creatures stays longer (YU-20.12)."""

    seat: int
    rounds: int

    asks = (EXTEND,)

    def refuse(self, s: State, choice: Choice) -> Refusal | None:
        player = s.players[self.seat]
        if player.creature[choice[1]] == NONE:
            return NO_CREATURE
        return None if self.end(player, choice[1]) == choice[2] > player.ends[choice[1]] else NOT_THAT_ROUND

    def end(self, player: Player, army: int) -> int:
        return min(player.ends[army] + self.rounds, FOR_GOOD)

    def take(self, s: State, choice: Choice) -> None:
        extend(s, self.seat, choice[1], choice[2], 0)


# Leaving


def send_home(s: State, seat: int, army: int) -> None:
    """Creature and card return to the summoning area, the card from whichever hand holds it (YU-12.1)."""
    player = s.players[seat]
    creature = player.creature[army]
    player.creature[army], player.ends[army] = NONE, 0
    s.area = tuple(sorted((*s.area, creature)))
    card = FIRST_CREATURE_CARD + creature
    for other in s.players:
        if card in other.hand:
            take_from_hand(other, card)
            s.home = tuple(sorted((*s.home, card)))
    tell(s, RETURNED, seat, creature)
