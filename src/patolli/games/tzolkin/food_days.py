"""Food Days: buildings that pay, feeding, temple rewards, debts and prophecies (TZ-10)."""

from typing import NamedTuple

from patolli.core.choice import Choice
from patolli.core.frame import AUTO, frame, push, tell
from patolli.core.refusal import Refusal

from .box import Gain
from .choices import (
    BORE,
    DEBT_PAID,
    DECLINE,
    DOWN,
    EK_CHUAH,
    END,
    FED,
    FOOD_DAY,
    LED,
    NO_SKULLS,
    PROPHECY_CAME,
    SKULL,
    STARVED,
    TEMPLE_LOSS,
    TEMPLE_POINTS,
    TEMPLES_GAVE,
    YALUK,
)
from .display import SwapAges
from .materials import gain
from .prophecies import ScoreProphecy, hunger, skulls_are_cursed
from .quick_actions import lay_out
from .state import BY_DEBT, BY_HUNGER, BY_LEADERS, BY_TEMPLES, Frame, State, add_skull, earn, prophecy
from .temples import CANNOT_SINK, TEMPLES, can_sink, sink
from .tribes import Repayment


def food_day(s: State, order: list[int]) -> list[Frame]:
    """The steps of a Food Day, each finished by all before the next begins (TZ-10.2, TZ-10.14)."""
    number = s.held + 1
    s.used = ()  # what was borrowed in the last turn may be given back now (TZ-22.26)
    tell(s, FOOD_DAY, number)
    debtors = [seat for seat in order if s.players[seat].tribe == EK_CHUAH]
    return [
        *[PayOut(AUTO, seat, number) for seat in order],
        *[Feed(AUTO, seat) for seat in order],
        *(lay_out(s, 1) if number == 1 else []),
        *([ScoreTemples(AUTO, number)] if s.box.scoring_days[s.held] else [RewardTemples(AUTO, tuple(order))]),
        *([SwapAges()] if number == 2 else []),
        *[RepayDebt(seat) for seat in debtors],
        *[ChargeDebt(AUTO, seat, number == 4) for seat in debtors],
        ScoreProphecy(),
        CloseFoodDay(),
    ]


@frame
class PayOut(Frame):
    """Buildings that give something at every Food Day do so before feeding (TZ-24.4, TZ-24.13)."""

    seat: int
    whose: int
    number: int

    def take(self, s: State, choice: Choice) -> None:
        for building in s.players[self.whose].buildings:
            gains = s.box.buildings[building].effect.food_day
            if gains:
                tell(s, BORE, self.whose, building)
                gain(s, self.whose, gains[self.number - 1])


@frame
class Feed(Frame):
    """Each worker eats in full or not at all, those with the smallest need first (TZ-10.3 to TZ-10.5)."""

    seat: int
    whose: int

    def take(self, s: State, choice: Choice) -> None:
        player = s.players[self.whose]
        eaten = fed = 0
        for need in needs(s, self.whose):
            if eaten + need <= player.corn:
                eaten += need
                fed += 1
        player.corn -= eaten
        player.fed = fed
        tell(s, FED, self.whose, fed, eaten)
        starving = player.workers - fed
        if starving:
            points = starving * (s.box.tribes.yaluk_unfed if player.tribe == YALUK else s.box.unfed)
            earn(s, self.whose, BY_HUNGER, points)
            tell(s, STARVED, self.whose, starving, -points)


def needs(s: State, seat: int) -> list[int]:
    """The corn each worker needs, smallest first (TZ-10.4, TZ-10.12, TZ-22.13, TZ-23.20)."""
    player, box = s.players[seat], s.box
    effects = [box.buildings[b].effect for b in player.buildings] + [box.wealth[w].effect for w in player.wealth]
    more = hunger(s) + (box.tribes.yaluk_need if player.tribe == YALUK else 0)
    need = box.need + more - sum(effect.farm_all for effect in effects)
    covered = min(sum(effect.farm_one for effect in effects), player.workers)
    return [max(need - box.farm_saves, 0)] * covered + [max(need, 0)] * (player.workers - covered)


@frame
class RewardTemples(Frame):
    """Food Days 1 and 3: every material on one's step and below; skulls for all or for nobody (TZ-10.6, TZ-1.3)."""

    seat: int
    order: tuple[int, ...]

    def take(self, s: State, choice: Choice) -> None:
        gifts: list[Frame] = []
        claimants: list[int] = []
        given = False
        for seat in self.order:
            blocks = [0, 0, 0]
            for temple in TEMPLES:
                for material in s.box.temples[temple].reward[: s.players[seat].steps[temple] + 2]:
                    if material == SKULL:
                        claimants.append(seat)
                    elif material >= 0:
                        blocks[material] += 1
            gifts.append(GiveBlocks(AUTO, seat, *blocks))
            given |= any(blocks)
        if given or claimants:
            tell(s, TEMPLES_GAVE)
        push(s, *gifts, ClaimSkulls(AUTO, tuple(claimants)))


@frame
class GiveBlocks(Frame):
    """The blocks of one's temples."""

    seat: int
    whose: int
    wood: int
    stone: int
    gold: int

    def take(self, s: State, choice: Choice) -> None:
        gain(s, self.whose, Gain(blocks=(self.wood, self.stone, self.gold)))


@frame
class ClaimSkulls(Frame):
    """Temple skulls are added up before anybody gets one; under desecration each is declared first (TZ-10.16)."""

    seat: int
    waiting: tuple[int, ...]
    claims: tuple[tuple[int, int], ...] = ()  # (seat, temple to step down in, -1 for none)

    def take(self, s: State, choice: Choice) -> None:
        if not self.waiting or not s.bank_skulls:
            _give_skulls(s, self.claims + tuple((seat, -1) for seat in self.waiting))
            return
        seat, rest = self.waiting[0], self.waiting[1:]
        if not skulls_are_cursed(s):
            push(s, ClaimSkulls(AUTO, rest, (*self.claims, (seat, -1))))
        elif any(can_sink(s, seat, temple) for temple in TEMPLES):
            push(s, DeclareSkull(seat, rest, self.claims))
        else:
            push(s, ClaimSkulls(AUTO, rest, self.claims))


@frame
class DeclareSkull(Frame):
    """Say in which temple one would step down for the skull, or leave it (TZ-10.16, TZ-23.16)."""

    seat: int
    waiting: tuple[int, ...]
    claims: tuple[tuple[int, int], ...]

    asks = (DOWN, DECLINE)

    def refuse(self, s: State, choice: Choice) -> Refusal | None:
        return None if choice[0] == DECLINE or can_sink(s, self.seat, choice[1]) else CANNOT_SINK

    def take(self, s: State, choice: Choice) -> None:
        claim = ((self.seat, choice[1]),) if choice[0] == DOWN else ()
        push(s, ClaimSkulls(AUTO, self.waiting, (*self.claims, *claim)))


def _give_skulls(s: State, claims: tuple[tuple[int, int], ...]) -> None:
    if len(claims) > s.bank_skulls:
        tell(s, NO_SKULLS)
        return
    for seat, temple in claims:
        if temple >= 0:
            sink(s, seat, temple)
        add_skull(s, seat)


class Lead(NamedTuple):
    """Who stands highest in a temple, and what the bonus is: the whole one, and each one’s share of it."""

    seats: tuple[int, ...]
    bonus: int
    share: int


def lead(s: State, temple: int, number: int) -> Lead:
    """The bonus of the highest on a Food Day with points: halved when tied (TZ-10.7)."""
    steps = [player.steps[temple] for player in s.players]
    seats = tuple(seat for seat, step in enumerate(steps) if step == max(steps))
    bonus = s.box.temples[temple].leader[0 if number == 2 else 1]
    return Lead(seats, bonus, bonus // 2 if len(seats) > 1 else bonus)


@frame
class ScoreTemples(Frame):
    """Food Days 2 and 4: the points of one's steps, and the bonus of the highest, halved when tied (TZ-10.7)."""

    seat: int
    number: int

    def take(self, s: State, choice: Choice) -> None:
        for seat, player in enumerate(s.players):
            points = [s.box.temples[temple].vp[step + 1] for temple, step in enumerate(player.steps)]
            earn(s, seat, BY_TEMPLES, sum(points))
            for temple in TEMPLES:
                if points[temple] > 0:
                    tell(s, TEMPLE_POINTS, seat, temple, points[temple])
            for temple in TEMPLES:
                if points[temple] < 0:
                    tell(s, TEMPLE_LOSS, seat, temple, -points[temple])
        leads = [lead(s, temple, self.number) for temple in TEMPLES]
        for seat in range(len(s.players)):
            for temple in TEMPLES:
                seats, _, share = leads[temple]
                if seat in seats:
                    earn(s, seat, BY_LEADERS, share)
                    tell(s, LED, seat, temple, share, len(seats) - 1)


@frame
class RepayDebt(Frame):
    """Before the charge Ek Chuah may still give back what was borrowed (TZ-22.26)."""

    seat: int

    asks = (END,)
    asides = (Repayment(),)

    def refuse(self, s: State, choice: Choice) -> Refusal | None:
        return None

    def take(self, s: State, choice: Choice) -> None:
        pass


@frame
class ChargeDebt(Frame):
    """Every block still owed costs corn, or points where the corn is short; at the end points once more (TZ-22.27)."""

    seat: int
    whose: int
    last: bool

    def take(self, s: State, choice: Choice) -> None:
        player, figures = s.players[self.whose], s.box.tribes
        owed = sum(player.debt)
        if not owed:
            return
        paid = min(owed, player.corn // figures.debt_corn)
        player.corn -= paid * figures.debt_corn
        points = (owed - paid) * figures.debt_vp + (owed * figures.debt_end_vp if self.last else 0)
        earn(s, self.whose, BY_DEBT, points)
        tell(s, DEBT_PAID, self.whose, paid * figures.debt_corn, -points)


@frame
class CloseFoodDay(Frame):
    """The Food Day is over; from tomorrow the next prophecy is in force (TZ-23.1)."""

    seat: int = AUTO

    def take(self, s: State, choice: Choice) -> None:
        s.held += 1
        if prophecy(s) >= 0:
            tell(s, PROPHECY_CAME, prophecy(s))
