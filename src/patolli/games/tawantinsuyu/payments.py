"""Paying with resources, gold standing for any of them (TW-1.6)."""

from patolli.core.choice import Choice
from patolli.core.frame import AUTO, frame, push
from patolli.core.refusal import Refusal

from .bonus import Goods
from .choices import CORN, GOLD, PAY, POTATO, STONE
from .components import Cost
from .state import Frame, Question, State, take_good

NOTHING: Cost = (0, 0, 0, 0, 0)
NOT_THE_PRICE = Refusal("not-the-price", "TW-1.6")


def food(amount: int) -> Cost:
    return 0, 0, 0, 0, amount


def price(resource: int, amount: int) -> Cost:
    """So much of one resource."""
    return (
        amount if resource == POTATO else 0,
        amount if resource == CORN else 0,
        amount if resource == STONE else 0,
        amount if resource == GOLD else 0,
        0,
    )


def too_dear(reason: Refusal, goods: list[int], resource: int, amount: int) -> Refusal | None:
    """The reason with what is needed of a resource and what there is of it, gold included; None if that is enough."""
    owned = goods[resource] + (goods[GOLD] if resource != GOLD else 0)
    return None if owned >= amount else reason.of(resource=resource, amount=amount, owned=owned)


def can_pay(goods: list[int], cost: Cost) -> bool:
    """Whether the price can be met, gold filling the gaps (TW-1.6)."""
    potato, corn = goods[POTATO] - cost[0], goods[CORN] - cost[1]
    missing = cost[3]
    if potato < 0:
        missing -= potato
        potato = 0
    if corn < 0:
        missing -= corn
        corn = 0
    if goods[STONE] < cost[2]:
        missing += cost[2] - goods[STONE]
    if potato + corn < cost[4]:
        missing += cost[4] - potato - corn
    return missing <= goods[GOLD]


def ways(goods: list[int], cost: Cost) -> list[Goods]:
    """Every mix of resources that meets the price exactly."""
    need_p, need_c, need_s, need_g, need_f = cost
    have_p, have_c, have_s, have_g = goods
    total = sum(cost)
    found: list[Goods] = []
    for s in range(min(have_s, need_s), -1, -1):
        for p in range(min(have_p, need_p + need_f), -1, -1):
            over = max(p - need_p, 0)  # potatoes that stand for food
            for c in range(min(have_c, need_c + need_f - over), -1, -1):
                g = total - s - p - c
                if g > have_g:
                    break
                if g >= need_g:
                    found.append((p, c, s, g))
    return found


def pay(s: State, seat: int, cost: Cost) -> None:
    """Pay a price that can be met; asked only where there is more than one way."""
    goods = s.players[seat].goods
    if not any(cost):
        return
    if not goods[GOLD] and not cost[4]:
        _give(s, seat, (cost[0], cost[1], cost[2], cost[3]))
        return
    found = ways(goods, cost)
    if len(found) == 1:
        _give(s, seat, found[0])
    else:
        push(s, PayCost(seat, cost))


def _give(s: State, seat: int, goods: Goods) -> None:
    for resource, amount in enumerate(goods):
        take_good(s, seat, resource, amount)


@frame
class PayCost(Frame):
    """Choose what to pay with (TW-1.6, TW-4.2). What may be done at any time is done before one owes something."""

    seat: int
    cost: Cost

    asks = (PAY,)

    def refuse(self, s: State, choice: Choice) -> Refusal | None:
        return None if choice[1:] in ways(s.players[self.seat].goods, self.cost) else NOT_THE_PRICE

    def options(self, s: State) -> list[Choice]:
        """By hand: `refuse` looks for a mix among all that there are, and these are they."""
        return [(PAY, *mix) for mix in ways(s.players[self.seat].goods, self.cost)]

    def take(self, s: State, choice: Choice) -> None:
        _give(s, self.seat, (choice[1], choice[2], choice[3], choice[4]))


class Purchase(Question):
    """A question whose answer is paid for before it is carried out."""

    __slots__ = ()

    def buy(self, s: State, choice: Choice) -> None:
        """Carry out what has been paid for."""
        raise NotImplementedError


@frame
class Bought(Frame):
    """What was chosen comes once it is paid for."""

    seat: int
    question: Purchase
    choice: Choice

    def take(self, s: State, choice: Choice) -> None:
        self.question.buy(s, self.choice)


def sell(s: State, question: Purchase, choice: Choice, cost: Cost) -> None:
    """First the price, then what it is paid for."""
    push(s, Bought(AUTO, question, choice))
    pay(s, question.seat, cost)


@frame
class Pay(Frame):
    """Pay when what comes before is done."""

    seat: int
    whose: int
    cost: Cost

    def take(self, s: State, choice: Choice) -> None:
        pay(s, self.whose, self.cost)


def paying(seat: int, cost: Cost) -> Pay:
    return Pay(AUTO, seat, cost)
