"""Axomamma and the high-priest actions, her own and her reactions to yours (TW-14.17 to TW-14.19, TW-14.31)."""

from typing import Final

from patolli.core.choice import Choice
from patolli.core.draw import of_each
from patolli.core.frame import AUTO, CHANCE, frame, push
from patolli.core.refusal import Refusal

from ..army import draw_armies
from ..choices import (
    ANY_LAND,
    ANY_STATUE,
    ANY_WORKER,
    CORN,
    GODS,
    OFFERING,
    PRODUCTION,
    REGION,
    RESTORATION,
    TURN_UP,
    WORSHIP,
)
from ..components import TOP_STEP
from ..conquest import bury, field, lose_army, mark_land, open_lands, turn_down
from ..production import exhaust, produce
from ..restoration import restore_army, restore_building
from ..soldiers import Army, army_of, both, demand
from ..state import HER_SEAT, Draw, Frame, State, explain
from ..temple import MOST_STEPS, climb, offering_price, remove_statue, worship_steps
from ..workers import POTATO_END, leave_nomads, leave_village
from .gains import NOT_AMONG_THESE, discard_oldest, has_variant, strongest
from .weaving import her_corn, she_pays

ALTAR_DISCARDS = 2
MARKERS_ENOUGH = 3
# Of equal regions (TW-14.19.3).
REGION_ORDER: Final = tuple(REGION.index[name] for name in ("antisuyu", "chinchaysuyu", "kuntisuyu", "qullasuyu"))


def condition_met(s: State, action: int) -> bool:
    """Whether she would activate an action (TW-14.17)."""
    player, wanted = s.players[HER_SEAT], s.box.solo.wanted[action]
    if action == OFFERING:
        return player.goods[CORN] >= wanted
    if action == PRODUCTION:
        return len(player.up) >= wanted
    if action == WORSHIP:
        return sum(player.statues) >= wanted + has_variant(s, "easy_worship")
    if action == RESTORATION:
        return len(player.down) + len(player.army_down) >= wanted
    army = army_of(s, HER_SEAT)
    more = army[0] + 2 * army[1] + len(player.army_hand) - len(s.casualties)
    return more >= wanted - has_variant(s, "hard_conquest_condition")


def discard_altar(s: State, points: int) -> None:
    """Up to two altar cards, the oldest first, go under the god deck (TW-14.18, TW-14.29.2)."""
    for _ in range(min(ALTAR_DISCARDS, len(s.altar))):
        discard_oldest(s, points)


@frame
class PriestExtra(Frame):
    """With every action of hers she draws an army card and discards from the altar (TW-14.18)."""

    seat: int = AUTO

    def take(self, s: State, choice: Choice) -> None:
        explain(s, "priest-extra")
        discard_altar(s, 0)
        draw_armies(s, HER_SEAT, 1)


def she_joins(s: State, action: int, own: bool) -> None:
    """Her part of an action that is not conquest (TW-14.19)."""
    if action == PRODUCTION:
        she_produces(s, own)
    elif action == RESTORATION:
        she_restores(s, own)
    else:
        push(s, *([SheOffers(AUTO, own)] if action == OFFERING else she_worships(own)))
        if own and has_variant(s, "hard_climb"):
            explain(s, "hard-climb")
            climb(s, HER_SEAT, 1)


def she_produces(s: State, own: bool) -> None:
    """All face-up buildings; of her own action the highest stays face up (TW-14.19.1)."""
    player = s.players[HER_SEAT]
    if not player.up:
        return
    explain(s, "produce")
    producing, kept = player.up, max(player.up) if own else -1
    for building in producing:
        if building != kept:
            exhaust(s, HER_SEAT, building)
    if own:
        explain(s, "keep-building")
    push(s, *[SheProduces(AUTO, building) for building in producing])


@frame
class SheProduces(Frame):
    """What one building gives her (TW-14.19.1)."""

    seat: int
    building: int

    def take(self, s: State, choice: Choice) -> None:
        produce(s, HER_SEAT, self.building)


def she_restores(s: State, own: bool) -> None:
    """Everything, or as a reaction half of the buildings and half of the cards, rounded up (TW-14.19.5)."""
    player = s.players[HER_SEAT]
    buildings, cards = sorted(player.down, reverse=True), strongest(s, player.army_down)
    if not own:
        buildings, cards = buildings[: (len(buildings) + 1) // 2], cards[: (len(cards) + 1) // 2]
    if buildings or cards:
        explain(s, "restore")
    for building in buildings:
        restore_building(s, HER_SEAT, building)
    for card in cards:
        restore_army(s, HER_SEAT, card)


@frame
class SheOffers(Frame):
    """As many steps as her corn pays for, gold filling up (TW-14.19.2)."""

    seat: int
    own: bool

    def take(self, s: State, choice: Choice) -> None:
        room = TOP_STEP - s.players[HER_SEAT].step
        most = min(MOST_STEPS if self.own else 1, room)
        steps = max(n for n in range(most + 1) if not n or offering_price(self.own, n) <= her_corn(s))
        if steps:
            explain(s, "offer")
            she_pays(s, CORN, offering_price(self.own, steps))
            climb(s, HER_SEAT, steps)


# Worship


def she_worships(own: bool) -> list[Frame]:
    """Her own: a large statue and a small one; as a reaction one statue, rather a small one (TW-14.19.2)."""
    return [SheWorships(AUTO, True, GODS), SheWorships(AUTO, True, 0)] if own else [SheWorships(AUTO, False, 0)]


@frame
class SheWorships(Frame):
    """A statue of a size, if she has one and is not at the top yet; `first` is where that size begins."""

    seat: int
    own: bool
    first: int

    def take(self, s: State, choice: Choice) -> None:
        player, first = s.players[HER_SEAT], self.first
        if not self.own and not any(player.statues[:GODS]):
            first = GODS
        if any(player.statues[first : first + GODS]) and player.step < TOP_STEP:
            push(s, SheOffersStatue(CHANCE, self.own, first))


@frame
class SheOffersStatue(Draw):
    """Among equal statues a random one (TW-14.19.2)."""

    seat: int
    own: bool
    first: int

    asks = (ANY_STATUE,)
    absent = NOT_AMONG_THESE

    def chances(self, s: State) -> dict[int, int]:
        owned = s.players[HER_SEAT].statues
        return {n: owned[n] for n in range(self.first, self.first + GODS) if owned[n]}

    def take(self, s: State, choice: Choice) -> None:
        explain(s, "worship")
        climb(s, HER_SEAT, worship_steps(s, choice[1], self.own))
        remove_statue(s, HER_SEAT, choice[1])


# Conquest


def she_sends_casualty(s: State) -> None:
    """From the potato end, or a random nomad (TW-14.19.4)."""
    if s.village:
        explain(s, "casualty")
        bury(s, leave_village(s, POTATO_END))
    elif any(s.nomads):
        explain(s, "casualty")
        push(s, SheSendsNomad())


@frame
class SheSendsNomad(Draw):
    """A random nomad becomes a casualty (TW-14.19.4)."""

    seat: int = CHANCE

    asks = (ANY_WORKER,)
    absent = NOT_AMONG_THESE

    def chances(self, s: State) -> dict[int, int]:
        return of_each(s.nomads)

    def take(self, s: State, choice: Choice) -> None:
        bury(s, choice[1])
        leave_nomads(s, choice[1])


def she_musters(s: State) -> None:
    if s.players[HER_SEAT].army_hand:
        push(s, SheMusters())


@frame
class SheMusters(Frame):
    """All her army cards, face down until now, come into play for nothing (TW-14.19.3)."""

    seat: int = CHANCE

    asks = (TURN_UP,)

    def refuse(self, s: State, choice: Choice) -> Refusal | None:
        return None

    def take(self, s: State, choice: Choice) -> None:
        for card in s.players[HER_SEAT].army_hand:
            field(s, HER_SEAT, card)


def she_conquers(s: State, again: bool) -> None:
    """The dearest land she can pay for; a second time the cheapest (TW-14.19.3, TW-14.19.7)."""
    if again and has_variant(s, "easy_conquest"):
        return
    lands = open_lands(s, HER_SEAT)
    if not lands:
        explain(s, "no-conquest")
    elif again:
        fewest = min(cards_lost(s, land) for land in lands)
        push(s, SheConquersAny(CHANCE, tuple(land for land in lands if cards_lost(s, land) == fewest)))
    else:
        explain(s, "conquer")
        she_takes_land(s, min(lands, key=lambda land: her_rank(s, land)))


def her_rank(s: State, land: int) -> tuple[int, ...]:
    """The smaller, the better: her metric, then regions, then flips and place (TW-14.19.3, R60)."""
    box, region = s.box, s.box.region[land]
    owners = [owner for at, owner in enumerate(s.lands) if box.region[at] == region and owner >= 0]
    hers = owners.count(HER_SEAT)
    assert s.solo is not None
    metric = {"discard": box.discard[land], "flip": box.flip[land], "vp": box.land[land].vp}[s.solo.metric]
    place = (REGION_ORDER.index(region), -box.flip[land], -land)
    return (-metric, len(owners), hers >= MARKERS_ENOUGH, len(owners) - hers, *place)


def her_payment(s: State, land: int) -> tuple[Army, Army]:
    """Turned down and discarded: fewest cards of two soldiers lost, then fewest of one turned (TW-14.19.6)."""
    flip, lose, _ = demand(s, HER_SEAT, land)
    return min(both(army_of(s, HER_SEAT), flip, lose), key=lambda pay: (pay[1][1], pay[0][0], pay[1][0]))


def cards_lost(s: State, land: int) -> int:
    return sum(her_payment(s, land)[1])


def she_takes_land(s: State, land: int) -> None:
    push(s, ShePaysSoldiers(AUTO, land))
    mark_land(s, HER_SEAT, land)
    if s.box.land[land].parts:
        explain(s, "conquest-bonus")


@frame
class SheConquersAny(Draw):
    """Of the lands that cost her fewest cards a random one (TW-14.19.7)."""

    seat: int
    lands: tuple[int, ...]

    asks = (ANY_LAND,)
    absent = NOT_AMONG_THESE

    def chances(self, s: State) -> dict[int, int]:
        return dict.fromkeys(self.lands, 1)

    def take(self, s: State, choice: Choice) -> None:
        explain(s, "conquer-again")
        she_takes_land(s, choice[1])


@frame
class ShePaysSoldiers(Frame):
    """She pays as TW-14.19.6 says."""

    seat: int
    land: int

    def take(self, s: State, choice: Choice) -> None:
        turned, lost = her_payment(s, self.land)
        if sum(turned) or sum(lost):
            explain(s, "soldiers")
        for soldiers in (1, 2):
            cards = [card for card in s.players[HER_SEAT].army_up if s.box.soldiers[card] == soldiers]
            for card in cards[: turned[soldiers - 1]]:
                turn_down(s, HER_SEAT, card)
            for card in cards[turned[soldiers - 1] :][: lost[soldiers - 1]]:
                lose_army(s, HER_SEAT, card)


# The end


def last_actions(s: State) -> None:
    """Before the final scoring a restoration and a worship of hers, without you (TW-14.31)."""
    push(s, SheEnds())


@frame
class SheEnds(Frame):
    """Both as her own actions, but nothing is activated (TW-14.31, R61)."""

    seat: int = AUTO

    def take(self, s: State, choice: Choice) -> None:
        explain(s, "last-actions")
        push(s, *she_worships(True))
        she_restores(s, True)
