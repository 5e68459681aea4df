"""Placing a worker: price, stairs, specials, and what comes before and after the tasks (TW-4, TW-6.1, TW-6.6)."""

from typing import Final

from patolli.core.choice import Choice
from patolli.core.frame import AUTO, frame, push, tell
from patolli.core.refusal import Refusal

from .army import DrawArmies
from .choices import (
    ARCHITECT,
    BY_USED_STAIRS,
    COURIER,
    CRAFTSMAN,
    DECLINE,
    GOLD,
    PLACE,
    PLACE_AS,
    PLACED,
    PLACED_AS,
    PRIEST,
    RECALL,
    RECALLED,
    SECTORS,
    SPACE,
    SPENT_CARD,
    USE_CARD,
    USE_GOLD,
    WARRIOR,
    WORKER,
)
from .hill import BLUE, GREEN
from .payments import food, paying
from .restoration import restore_some
from .state import (
    NOBODY,
    Z_COURIER,
    Z_CRAFTS,
    Z_OWN_STAIRS,
    Z_PRIEST,
    Z_WARRIOR_RESTORES,
    Z_WARRIOR_TASKS,
    Frame,
    Question,
    State,
    is_hers,
    score,
    take_good,
    without,
)
from .tasks import BeforeTasks

NO_SUCH_WORKER = Refusal("no-such-worker", "TW-4.1")
SPACE_TAKEN = Refusal("space-taken", "TW-4.1")
NO_CARD_OR_GOLD = Refusal("no-card-or-gold", "TW-4.1")
NOT_ENOUGH_FOOD = Refusal("not-enough-food", "TW-4.10")
CANNOT_TREAT_AS = Refusal("cannot-treat-as", "TW-12.0")
WRONG_GOD = Refusal("wrong-god", "TW-4.1")
CARD_NOT_IN_HAND = Refusal("card-not-in-hand", "TW-4.1")
NO_GOLD = Refusal("no-gold", "TW-4.1")
NOT_A_NEIGHBOUR = Refusal("not-a-neighbour", "TW-6.6.3")
WARRIORS_STAY = Refusal("warriors-stay", "TW-6.6.3")
NOBODY_THERE = Refusal("nobody-there", "TW-6.6.3")

RESTORED_BY_Z03: Final = 2
NEVER: Final = -99  # food left where nothing can be paid
PLACES: Final[tuple[tuple[Choice, ...], ...]] = tuple(  # every placement of a worker as what it is
    tuple((PLACE, worker, at) for at in range(len(SPACE))) for worker in range(len(WORKER))
)
TREAT_ADDS: Final = "treat-adds"  # the other reading of R24


def stairs_above(s: State, space: int) -> list[int]:
    """Whose stairs lead to a space (TW-4.4)."""
    hill = s.box.hill
    first = 2 * hill.sector[space]
    return [owner for owner in s.stairs[first : first + hill.terrace[space]] if owner != NOBODY]


def ways_up(s: State, priest: int, sector: int) -> tuple[int, int, int]:
    """Food for distance and height in one sector, by terrace (TW-4.3, TW-4.4)."""
    less, (top, middle, bottom) = s.box.stairs_discount, s.box.height
    distance = s.box.distance[(sector - priest) % SECTORS]
    upper, lower = s.stairs[2 * sector] != NOBODY, s.stairs[2 * sector + 1] != NOBODY
    return (
        distance + top,
        distance + max(middle - less * upper, 0),
        distance + max(bottom - less * (upper + lower), 0),
    )


def way_costs(s: State, priest: int) -> list[int]:
    """Food for the way, by segment."""
    costs: list[int] = []
    for sector in range(SECTORS):
        costs += ways_up(s, priest, sector)
    return costs


def way_cost(s: State, priest: int, space: int) -> int:
    """Food for the way to one space."""
    hill = s.box.hill
    return ways_up(s, priest, hill.sector[space])[hill.terrace[space]]


def food_cost(s: State, seat: int, space: int, courier: bool) -> int:
    """What placing there costs; a courier finds a shorter way (TW-4.6)."""
    return max(way_cost(s, s.players[seat].priest, space) - courier, 0)


def specials(s: State, worker: int, kind: int) -> tuple[int, ...]:
    """The kinds whose abilities a placed worker has (TW-12.0)."""
    return (worker, kind) if TREAT_ADDS in s.rulings and worker != kind else (kind,)


def treated_as(s: State, seat: int, worker: int) -> list[int]:
    """What else a worker may be treated as (TW-12.0)."""
    works = s.players[seat].works
    found: list[int] = []
    if not works & (Z_COURIER | Z_PRIEST | Z_CRAFTS):
        return found
    if works & Z_COURIER and worker != COURIER:
        found.append(COURIER)
    if works & Z_PRIEST and worker != PRIEST:
        found.append(PRIEST)
    if works & Z_CRAFTS and worker in (ARCHITECT, CRAFTSMAN):
        found.append(CRAFTSMAN if worker == ARCHITECT else ARCHITECT)
    return found


def cannot_place(s: State, seat: int, worker: int, kind: int, space: int) -> Refusal | None:
    """TW-4.1, TW-4.10, TW-12.0."""
    player = s.players[seat]
    if worker not in player.workers:
        return NO_SUCH_WORKER
    if kind != worker and kind not in treated_as(s, seat, worker):
        return CANNOT_TREAT_AS
    if s.hill[space] != NOBODY:
        return SPACE_TAKEN
    with_card, with_gold = food_for_way(s, seat)
    food = with_card if any(s.box.card_god[card] == s.box.hill.god[space] for card in player.hand) else with_gold
    if food < 0:
        return NO_CARD_OR_GOLD
    cost = food_cost(s, seat, space, COURIER in specials(s, worker, kind))
    return None if cost <= food else NOT_ENOUGH_FOOD.of(cost=cost, owned=food)


def food_for_way(s: State, seat: int) -> tuple[int, int]:
    """What can be paid for the way if the space is paid with a card, and with gold; NEVER: there is none (TW-4.1)."""
    potato, corn, _, gold = s.players[seat].goods
    return potato + corn + gold, potato + corn + gold - 1 if gold else NEVER


def placements(s: State, seat: int) -> list[Choice]:
    """Every placement that can be paid for: each space is looked at once, whatever workers there are."""
    player, hill = s.players[seat], s.box.hill
    if not player.workers:
        return []
    with_card, with_gold = food_for_way(s, seat)
    gods = 0  # one bit for each god of a card in hand
    for card in player.hand:
        gods |= 1 << s.box.card_god[card]
    near: list[int] = []
    nearer: list[int] = []  # for a courier
    for segment, cost in zip(hill.segments, way_costs(s, player.priest), strict=True):
        if cost <= with_card + 1:
            for space in segment:
                if s.hill[space] == NOBODY:
                    left = (with_card if gods >> hill.god[space] & 1 else with_gold) - cost
                    if left >= -1:
                        nearer.append(space)
                        if left >= 0:
                            near.append(space)
    near.sort()
    nearer.sort()
    found: list[Choice] = []
    for at, worker in enumerate(player.workers):
        if worker in player.workers[:at]:
            continue
        places = PLACES[worker]
        found += [places[space] for space in (nearer if worker == COURIER else near)]
        for kind in treated_as(s, seat, worker):
            spaces = nearer if COURIER in specials(s, worker, kind) else near
            found += [(PLACE_AS, worker, kind, space) for space in spaces]
    return found


def place(s: State, seat: int, worker: int, kind: int, space: int) -> None:
    """Ask for the god card or the gold, unless there is only one way (TW-4.8)."""
    frame = PayForSpace(seat, worker, kind, space)
    found = frame.options(s)
    if len(found) == 1:
        frame.take(s, found[0])
    else:
        push(s, frame)


@frame
class PayForSpace(Frame):
    """A god card with the symbol of the space, or a gold (TW-4.1)."""

    seat: int
    worker: int
    kind: int
    space: int

    asks = (USE_CARD, USE_GOLD)

    def cost(self, s: State) -> int:
        return food_cost(s, self.seat, self.space, COURIER in specials(s, self.worker, self.kind))

    def refuse(self, s: State, choice: Choice) -> Refusal | None:
        player = s.players[self.seat]
        goods = player.goods
        if choice[0] == USE_GOLD:
            if not goods[GOLD]:
                return NO_GOLD
            cost, food = self.cost(s), food_for_way(s, self.seat)[1]
            return None if cost <= food else NOT_ENOUGH_FOOD.of(cost=cost, owned=food)
        if choice[1] not in player.hand:
            return CARD_NOT_IN_HAND
        return None if s.box.card_god[choice[1]] == s.box.hill.god[self.space] else WRONG_GOD

    def candidates(self, s: State) -> list[Choice]:
        return [*((USE_CARD, card) for card in s.players[self.seat].hand), (USE_GOLD,)]

    def take(self, s: State, choice: Choice) -> None:
        player = s.players[self.seat]
        if choice[0] == USE_GOLD:
            take_good(s, self.seat, GOLD, 1)
        else:
            player.hand = without(player.hand, choice[1])
            s.played = choice[1]
            tell(s, SPENT_CARD, self.seat, choice[1])
        push(s, paying(self.seat, food(self.cost(s))), PutDown(AUTO, self.seat, self.worker, self.kind, self.space))


def use_stairs(s: State, seat: int, space: int) -> None:
    """The owners of stairs used gain a point, oneself only with Z07 (TW-4.5, TW-12.6), Axomamma never (TW-14.15)."""
    for owner in stairs_above(s, space):
        if owner != seat or (s.players[seat].works & Z_OWN_STAIRS and not is_hers(s, seat)):
            score(s, owner, s.box.stairs_use_vp, BY_USED_STAIRS)


def neighbours_alike(s: State, space: int, kind: int) -> int:
    """Neighbouring workers of a colour (TW-1.7, TW-5.1)."""
    count = 0
    for near in s.box.hill.neighbours[space]:
        count += s.hill[near] == kind
    return count


def task_count(s: State, seat: int, worker: int, kind: int, space: int) -> int:
    """Tasks of a worker about to be put down, but for the priest's potato (TW-5.1, TW-5.8)."""
    hill, able = s.box.hill, specials(s, worker, kind)
    colour = worker if len(able) > 1 else kind
    count = 1 + neighbours_alike(s, space, colour)
    count += ARCHITECT in able and hill.colour[space] == BLUE
    count += CRAFTSMAN in able and hill.colour[space] == GREEN
    if COURIER in able:
        count += all(s.hill[other] == NOBODY for other in hill.segments[hill.segment[space]])
    if WARRIOR in able and s.players[seat].works & Z_WARRIOR_TASKS:
        count += 2
    return count


@frame
class PutDown(Frame):
    """Stairs are used, the worker stands, its special works (TW-4.8)."""

    seat: int
    whose: int
    worker: int
    kind: int
    space: int

    def take(self, s: State, choice: Choice) -> None:
        seat, player = self.whose, s.players[self.whose]
        use_stairs(s, seat, self.space)
        count = task_count(s, seat, self.worker, self.kind, self.space)
        player.workers = without(player.workers, self.worker)
        s.hill[self.space] = self.worker
        if self.worker == self.kind:
            tell(s, PLACED, seat, self.worker, self.space)
        else:
            tell(s, PLACED_AS, seat, self.worker, self.kind, self.space)
        able = specials(s, self.worker, self.kind)
        push(s, BeforeTasks(AUTO, seat, self.space, count, PRIEST in able))
        if WARRIOR in able:
            if player.works & Z_WARRIOR_RESTORES:
                restore_some(s, seat, RESTORED_BY_Z03, buildings=True)
            push(s, DrawArmies(AUTO, seat, False), OfferRecall(AUTO, seat, self.space))


@frame
class OfferRecall(Frame):
    """A warrior may take a neighbour, if there is one (TW-6.6.3)."""

    seat: int
    whose: int
    space: int

    def take(self, s: State, choice: Choice) -> None:
        for near in s.box.hill.neighbours[self.space]:
            if s.hill[near] != NOBODY and s.hill[near] != WARRIOR:
                push(s, RecallWorker(self.whose, self.space))
                return


@frame
class RecallWorker(Question):
    """Take a neighbouring worker that is no warrior into the supply (TW-6.6.3, TW-6.11)."""

    seat: int
    space: int

    asks = (RECALL, DECLINE)

    def refuse(self, s: State, choice: Choice) -> Refusal | None:
        if choice[0] == DECLINE:
            return None
        if choice[1] not in s.box.hill.neighbours[self.space]:
            return NOT_A_NEIGHBOUR
        if s.hill[choice[1]] == NOBODY:
            return NOBODY_THERE
        return WARRIORS_STAY if s.hill[choice[1]] == WARRIOR else None

    def candidates(self, s: State) -> list[Choice]:
        return [*((RECALL, near) for near in s.box.hill.neighbours[self.space]), (DECLINE,)]

    def take(self, s: State, choice: Choice) -> None:
        if choice[0] == RECALL:
            worker = s.hill[choice[1]]
            s.hill[choice[1]] = NOBODY
            s.players[self.seat].workers += (worker,)
            tell(s, RECALLED, self.seat, worker, choice[1])
