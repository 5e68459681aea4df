"""What building, training and summoning cost: a price per level, of the own building or stated by an effect (YU-2)."""

from patolli.core.refusal import Refusal

from .effect_lines import OWN_PRICE, Op
from .state import State

TOO_DEAR = Refusal("too-dear", "YU-2.2")

Terms = tuple[int, int, int, int]  # jade and corn per level, jade and corn off the whole price


def own_terms(s: State, seat: int, building: int) -> Terms:
    """What the own building asks for at its level."""
    level = s.box.buildings[building][s.players[seat].levels[building]]
    return level.jade, level.corn, 0, 0


def terms(s: State, seat: int, building: int, op: Op) -> Terms:
    """What an effect's action costs: its stated price, else that of the own building; then its discount (YU-2.6)."""
    own = op.jade == OWN_PRICE or "own_price" in s.readings
    jade, corn = own_terms(s, seat, building)[:2] if own else (op.jade, op.corn)
    return jade, corn, op.less_jade, op.less_corn


def price(by: Terms, levels: int) -> tuple[int, int]:
    """Jade and corn for so many levels: a discount comes off the whole, never below nothing (YU-2.4, YU-2.5)."""
    return max(by[0] * levels - by[2], 0), max(by[1] * levels - by[3], 0)


def can_pay(s: State, seat: int, jade: int, corn: int) -> bool:
    player = s.players[seat]
    return player.jade >= jade and player.corn >= corn


def cannot_afford(s: State, seat: int, by: Terms, levels: int) -> Refusal | None:
    jade, corn = price(by, levels)
    return None if can_pay(s, seat, jade, corn) else TOO_DEAR.of(jade=jade, corn=corn)
