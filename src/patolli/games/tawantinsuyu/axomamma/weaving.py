"""How Axomamma weaves (TW-14.26.1, TW-14.26.2)."""

from patolli.core.choice import Choice
from patolli.core.frame import AUTO, frame, tell

from ..choices import CORN, GOLD, PUT_UNDER, RIGHT, WOVE
from ..state import HER_SEAT, NONE, Frame, State, add_good, explain, take_good, without
from ..tapestries import attach, begin_tapestry, fits

BOUGHT = 2  # tiles she buys of three


def her_tapestry(s: State, tile: int) -> int:
    """Her longest tapestry that the tile can join, of equals the one begun first (R58); NONE: it starts another."""
    tapestries = s.players[HER_SEAT].tapestries
    open_ones = [n for n, tapestry in enumerate(tapestries) if fits(s.box, tapestry, tile)]
    return max(open_ones, key=lambda n: (len(tapestries[n]), -n), default=NONE)


def her_tile(s: State, tiles: tuple[int, ...]) -> int:
    """The tile for her longest tapestry, then for a shorter one, then for a new one; of equals the highest number."""
    tapestries = s.players[HER_SEAT].tapestries

    def rank(tile: int) -> tuple[int, int]:
        number = her_tapestry(s, tile)
        return (0 if number == NONE else len(tapestries[number])), tile

    return max(tiles, key=rank)


def she_weaves(s: State, tile: int) -> None:
    """Add a tile where it belongs; she ignores what its edges give (TW-14.26.1)."""
    tell(s, WOVE, HER_SEAT, tile)
    number = her_tapestry(s, tile)
    if number == NONE:
        begin_tapestry(s, HER_SEAT, tile)
    else:
        attach(s, HER_SEAT, tile, number, RIGHT)


def her_corn(s: State) -> int:
    """Corn she can pay, gold counted (TW-14.12)."""
    goods = s.players[HER_SEAT].goods
    return goods[CORN] + goods[GOLD]


def she_pays(s: State, resource: int, amount: int) -> None:
    """Gold only where it is needed (TW-14.12)."""
    goods = s.players[HER_SEAT].goods
    own = min(goods[resource], amount)
    take_good(s, HER_SEAT, resource, own)
    take_good(s, HER_SEAT, GOLD, amount - own)


@frame
class SheBuysTile(Frame):
    """In your weave task she buys a tile that does not start a tapestry, if she has two corn (TW-14.26.2)."""

    seat: int = AUTO

    def take(self, s: State, choice: Choice) -> None:
        joining = tuple(tile for tile in s.loom if her_tapestry(s, tile) != NONE)
        price = s.box.others_tile_price
        if s.players[HER_SEAT].goods[CORN] >= price and joining:
            explain(s, "buys-tile")
            tile = her_tile(s, joining)
            s.loom = without(s.loom, tile)
            she_pays(s, CORN, price)
            she_weaves(s, tile)


@frame
class SheBuysTiles(Frame):
    """In her own weave action she buys two tiles, or one and takes a gold (TW-14.26.1); one she can pay for."""

    seat: int = AUTO

    def take(self, s: State, choice: Choice) -> None:
        corn, prices = her_corn(s), s.box.tile_price
        count = max(n for n in range(min(BOUGHT, len(s.loom)) + 1) if prices[n] <= corn)
        explain(s, "weave")
        she_pays(s, CORN, prices[count])
        for _ in range(count):
            tile = her_tile(s, s.loom)
            s.loom = without(s.loom, tile)
            she_weaves(s, tile)
        if count < BOUGHT:
            add_good(s, HER_SEAT, GOLD, s.box.solo.fallback_gold)


@frame
class SheClearsLoom(Frame):
    """What is left goes under the stack in random order (R58)."""

    seat: int = AUTO

    def take(self, s: State, choice: Choice) -> None:
        for tile in s.loom:
            tell(s, PUT_UNDER, tile)
        s.tile_deck = s.tile_deck.shuffled_under(*s.loom)
        s.loom = ()
