"""The ceremony: trade, temple, regions, potatoes, a new village, ceremonial cards (TW-10)."""

from functools import cache

from patolli.core.choice import Choice
from patolli.core.frame import AUTO, CHANCE, frame, push, tell
from patolli.core.refusal import Refusal

from .any_time import last_moment
from .axomamma.gains import she_gains_for_weavings
from .bonus import Goods
from .ceremonial_cards import CeremonialCards
from .choices import (
    BLOCKED,
    BY_BUILDINGS,
    BY_REGIONS,
    BY_TEMPLE,
    BY_UNPAID,
    CEREMONY,
    COVER,
    EITHER,
    FED,
    GOLD,
    LAST_CEREMONY_NEAR,
    MIDDLE,
    POTATO,
    REGION,
    REGION_WON,
)
from .gaining import A_WORKER, gain_bonus, gain_parts
from .high_priest import A_STEP_FOR_GOLD
from .scoring import end_game
from .state import (
    NOBODY,
    Z_CEREMONY_GOODS,
    Z_CEREMONY_POTATOES,
    Z_CEREMONY_TAPESTRY,
    Z_OFFERING_CLIMB,
    Frame,
    Question,
    State,
    add_good,
    add_goods,
    can_act_freely,
    is_hers,
    order_from,
    score,
    take_good,
)
from .tapestries import trade
from .workers import AddVillager, FromBag, take_token

NOT_SO_MUCH_GOLD = Refusal("not-so-much-gold", "TW-10.6")

POTATOES_OF_Z06 = 4
GOODS_OF_Z10: Goods = (2, 1, 1, 0)
WHOLE_REWARD = "temple-all"  # the other reading of R19


def hold_ceremony(s: State, seat: int) -> None:
    """At the start of the turn of who holds the token (TW-10.1)."""
    tell(s, CEREMONY, s.held + 1)
    order = order_from(s, seat)
    people = [other for other in order if not is_hers(s, other)]
    push(
        s,
        *[ClimbBefore(AUTO, other) for other in people],
        *[OpenCeremony(AUTO, other) for other in people],
        *[TradeFreely(AUTO, other) for other in order],
        *[TempleIncome(AUTO, other) for other in order],
        ScoreRegions(),
        *[FeedCards(AUTO, other) for other in people],
        BeforeTheEnd(AUTO, seat),
        EndCeremony(AUTO, seat),
    )


@frame
class ClimbBefore(Frame):
    """Z12, just before the ceremony (TW-10.2, TW-12.10)."""

    seat: int
    whose: int

    def take(self, s: State, choice: Choice) -> None:
        if s.players[self.whose].works & Z_OFFERING_CLIMB:
            gain_parts(s, self.whose, (A_STEP_FOR_GOLD,))


@frame
class OpenCeremony(Frame):
    """Z06, Z09, Z10 (TW-10.2, TW-12.5, TW-12.8, TW-12.19)."""

    seat: int
    whose: int

    def take(self, s: State, choice: Choice) -> None:
        player = s.players[self.whose]
        if player.works & Z_CEREMONY_POTATOES:
            add_good(s, self.whose, POTATO, POTATOES_OF_Z06)
        if player.works & Z_CEREMONY_TAPESTRY:
            score(s, self.whose, max(map(len, player.tapestries)), BY_BUILDINGS)
        if player.works & Z_CEREMONY_GOODS:
            add_goods(s, self.whose, GOODS_OF_Z10)


@frame
class TradeFreely(Frame):
    """Step 1: a free trade (TW-10.3); Axomamma scores her weavings (TW-14.30.1)."""

    seat: int
    whose: int

    def take(self, s: State, choice: Choice) -> None:
        if is_hers(s, self.whose):
            she_gains_for_weavings(s)
        else:
            trade(s, self.whose)


@frame
class TempleIncome(Frame):
    """Step 2: points at the right of the step, resources at its left (TW-10.4)."""

    seat: int
    whose: int

    def take(self, s: State, choice: Choice) -> None:
        step = s.players[self.whose].step
        bonus = s.box.left[step]
        score(s, self.whose, s.box.right[step], BY_TEMPLE)
        if WHOLE_REWARD in s.rulings:
            gain_bonus(s, self.whose, bonus, source=BY_TEMPLE)
            return
        add_goods(s, self.whose, bonus.goods)
        for effect, which, _, _ in bonus.parts:
            if effect == EITHER:
                good, amount = next(one for one in s.box.eithers[which] if one[0] != A_WORKER)
                add_good(s, self.whose, good, amount)


def region_leader(s: State, region: int) -> int:
    """Who has most markers in a region; of equals who has the one furthest to the right (TW-10.5)."""
    return leading(tuple([s.lands[land] for land in s.box.lands[region]]))


@cache
def leading(owners: tuple[int, ...]) -> int:
    leader, most = NOBODY, 0
    for owner in reversed(owners):
        if owner != NOBODY and owners.count(owner) > most:
            leader, most = owner, owners.count(owner)
    return leader


@frame
class ScoreRegions(Frame):
    """Step 3: a point for every casualty, in each region to who leads there (TW-10.5)."""

    seat: int = AUTO

    def take(self, s: State, choice: Choice) -> None:
        for region in range(len(REGION)):
            leader = region_leader(s, region)
            if leader != NOBODY and s.casualties:
                tell(s, REGION_WON, leader, region, len(s.casualties))
                score(s, leader, len(s.casualties), BY_REGIONS)


@frame
class FeedCards(Frame):
    """Step 4: a potato for each god card in hand (TW-10.6)."""

    seat: int
    whose: int

    def take(self, s: State, choice: Choice) -> None:
        player = s.players[self.whose]
        if missing_potatoes(s, self.whose) and (player.goods[GOLD] or can_act_freely(s, self.whose)):
            push(s, CoverPotatoes(self.whose))
        else:
            feed(s, self.whose, 0)


def missing_potatoes(s: State, seat: int) -> int:
    player = s.players[seat]
    return max(len(player.hand) - player.goods[POTATO], 0)


def feed(s: State, seat: int, gold: int) -> None:
    """Potatoes as far as they reach, so much gold, and points for the rest (TW-10.6)."""
    player = s.players[seat]
    missing = missing_potatoes(s, seat) - gold
    tell(s, FED, seat, len(player.hand), missing)
    take_good(s, seat, POTATO, min(len(player.hand), player.goods[POTATO]))
    take_good(s, seat, GOLD, gold)
    score(s, seat, -s.box.unpaid_vp * missing, BY_UNPAID)


@frame
class FeedWithPotatoes(Frame):
    """As if nobody gave gold, which is never asked: only for what a ceremony would bring now."""

    seat: int
    whose: int

    def take(self, s: State, choice: Choice) -> None:
        feed(s, self.whose, 0)


@frame
class CoverPotatoes(Question):
    """Gold may stand for missing potatoes, as much as one likes (TW-10.6, R20)."""

    seat: int

    asks = (COVER,)

    def refuse(self, s: State, choice: Choice) -> Refusal | None:
        most = min(missing_potatoes(s, self.seat), s.players[self.seat].goods[GOLD])
        return None if choice[1] <= most else NOT_SO_MUCH_GOLD

    def candidates(self, s: State) -> list[Choice]:
        return [(COVER, gold) for gold in range(s.players[self.seat].goods[GOLD] + 1)]

    def take(self, s: State, choice: Choice) -> None:
        feed(s, self.seat, choice[1])


def is_last(s: State) -> bool:
    """Whether the ceremony being held is the last (TW-10.7, TW-10.14)."""
    return s.last or s.held + 1 == len(s.box.token_vp)


@frame
class BeforeTheEnd(Frame):
    """No turn follows the last ceremony: who is active may use army cards now (TW-3.3, TW-10.13)."""

    seat: int
    whose: int

    def take(self, s: State, choice: Choice) -> None:
        if is_last(s) and not is_hers(s, self.whose):
            last_moment(s, self.whose)


@frame
class EndCeremony(Frame):
    """Steps 5 and 6: the end of the game, or a new village (TW-10.7 to TW-10.9, TW-10.14)."""

    seat: int
    whose: int

    def take(self, s: State, choice: Choice) -> None:
        ends = is_last(s)
        s.held += 1
        if ends:
            end_game(s)
            return
        push(s, BlockMiddle(), CeremonialCards(AUTO, self.whose))
        s.token = NOBODY
        if any(s.bag):
            missing = s.box.village[s.seats] - len(s.village)
            push(s, *[AddVillager() for _ in range(min(missing, sum(s.bag)))])
        else:
            s.last = True
            tell(s, LAST_CEREMONY_NEAR, self.whose)
            take_token(s, self.whose)


@frame
class BlockMiddle(Frame):
    """After the first ceremony of two players, workers block the marked spaces of the middle terrace (TW-10.9)."""

    seat: int = AUTO

    def take(self, s: State, choice: Choice) -> None:
        if s.seats <= 2 and s.held == 1:
            block(s, MIDDLE)


def block(s: State, terrace: int) -> None:
    """A random worker on each empty marked space, as far as the bag reaches (TW-2.8, TW-10.9)."""
    hill = s.box.hill
    spaces = [space for space in hill.blocked if hill.terrace[space] == terrace and s.hill[space] == NOBODY]
    push(s, *[BlockSpace(CHANCE, space) for space in spaces[: sum(s.bag)]])


@frame
class BlockSpace(FromBag):
    """A blocking worker (TW-2.8)."""

    seat: int
    space: int

    def put(self, s: State, worker: int) -> None:
        s.hill[self.space] = worker
        tell(s, BLOCKED, worker, self.space)
