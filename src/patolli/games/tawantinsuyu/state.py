"""What is on the table: hill, village, temple, regions, cards and tiles, and what each player owns."""

from typing import Final

from patolli.core import draw, frame
from patolli.core.deck import Deck
from patolli.core.frame import tell
from patolli.core.record import Record, Shared, record
from patolli.core.turns import clockwise

from .bonus import Goods
from .choices import (
    AXOMAMMA,
    BUILDING,
    BY_AXOMAMMA,
    CHOICES,
    GAINED,
    LOST,
    PAID,
    POTATO,
    PRODUCTIONS,
    REASON,
    RULE_OF,
    SCORED,
)
from .components import Box

NOBODY: Final = -1
NONE: Final = -1  # no card, no tile
HER_SEAT: Final = 1  # where Axomamma sits in a solo game; no seat of the table

# Permanent buildings, as bits of `Player.works`.
(
    Z_COURIER, Z_PRIEST, Z_WARRIOR_RESTORES, Z_INSTANT_MATCH, Z_CRAFTS, Z_CEREMONY_POTATOES, Z_OWN_STAIRS, Z_WEAVE_FIVE,
    Z_CEREMONY_TAPESTRY, Z_CEREMONY_GOODS, Z_OFFERING_WEAVE, Z_OFFERING_CLIMB, Z_EASY_CONQUEST, Z_WARRIOR_TASKS,
    Z_EXCHANGE, Z_PRODUCTION_RESTORE, Z_CONQUEST_INCOME, Z_RESTORATION_INCOME, Z_POTATO_FOR_CARD, Z_GATHER_MORE,
) = (1 << n for n in range(len(BUILDING) - PRODUCTIONS))  # fmt: skip


@record
class Player(Record):
    """What one player owns; in a solo game Axomamma is a player too."""

    goods: list[int]  # potato, corn, stone, gold
    workers: tuple[int, ...]  # in the supply, the oldest first
    priest: int  # where the high priest stands, NOBODY before the first turn
    step: int  # on the temple
    hand: tuple[int, ...]  # god cards
    dealt: tuple[int, ...]  # god cards to keep three of, in set-up
    army_hand: tuple[int, ...]
    drawn: tuple[int, ...]  # two army cards of which one is kept
    army_up: tuple[int, ...]
    army_down: tuple[int, ...]
    up: tuple[int, ...]  # production buildings face up …
    down: tuple[int, ...]  # … and face down
    works: int  # permanent buildings, one bit each
    tapestries: tuple[tuple[int, ...], ...]
    statues: tuple[int, ...]  # small by god, then large by god
    stairs: int  # markers left
    markers: int  # conquest markers left
    vp: int
    ledger: list[int]  # by source


@record
class Solo(Record):
    """Axomamma's board (TW-14)."""

    tokens: tuple[tuple[int, int, int], ...]  # number, row, cell
    tucked: tuple[int, ...]  # god cards in slots 1 to 4
    personality: int  # or NONE
    placed: bool  # she has placed a worker before
    difficulty: tuple[str, ...]
    trigger: str  # when her personality acts: both, stop, activation (R30)
    metric: str  # how she picks a land: discard, flip, vp (R35)


@record
class State(frame.State):
    """A position of Tawantinsuyu."""

    box: Shared[Box]
    players: list[Player]
    seats: int  # players who are people or bots: 1 in a solo game
    rulings: tuple[str, ...]  # other readings of the rulebook that were agreed on
    solo: Solo | None
    active: int  # whose turn it is, NOBODY in set-up
    token: int  # who holds the ceremony token
    held: int  # ceremonies held
    last: bool  # the next ceremony is the last whatever its number (TW-10.14)
    rotation: int  # of the Coricancha
    hill: list[int]  # by space: a kind of worker or NOBODY
    stairs: list[int]  # by stair space: whose marker
    lands: list[int]  # by conquest space: whose marker
    bag: list[int]  # workers by kind
    nomads: list[int]  # workers by kind
    boxed: list[int]  # workers by kind that have left the game
    village: tuple[int, ...]  # from the potato end to the corn end
    casualties: tuple[int, ...]
    god_deck: Deck  # shuffled …
    god_under: tuple[int, ...]  # … and known cards beneath, the next one first
    altar: tuple[int, ...]  # the oldest first
    played: int  # the god card played this turn
    set_aside: tuple[int, ...]  # god cards played in set-up or in a ceremony
    deck_only: bool  # god cards come from the deck only (TW-10.16)
    army_deck: Deck
    house_decks: list[Deck]  # production, permanent
    market: tuple[int, ...]
    tile_deck: Deck
    tile_top: int
    loom: tuple[int, ...]  # tiles taken from the stack to choose from
    start_tiles: tuple[int, ...]
    statues: tuple[int, ...]  # to be had: small by god, then large by god
    statues_gone: tuple[int, ...]
    exchanged: int  # what was given and got since the last other choice (TW-12.13)


class Frame(frame.Frame[State]):
    """A step of Tawantinsuyu during which nothing else can be done."""

    __slots__ = ()
    choices = CHOICES


class Question(Frame):
    """A question to a player. Beside it one may do what is possible at any moment (TW-3.3): see `any_time.py`."""

    __slots__ = ()


class Draw(draw.Draw[State]):
    """Something of Tawantinsuyu that is left to chance."""

    __slots__ = ()
    choices = CHOICES


def can_act_freely(s: State, seat: int) -> bool:
    """Whether anything could be done beside a question now."""
    for aside in Question.asides:
        if aside.options(s, seat):
            return True
    return False


def order_from(s: State, seat: int) -> list[int]:
    """Everybody clockwise, beginning with a seat (TW-1.1)."""
    return clockwise(len(s.players), seat)


def is_hers(s: State, seat: int) -> bool:
    """Whether this is Axomamma."""
    return s.solo is not None and seat == HER_SEAT


def explain(s: State, reason: str) -> None:
    """Say why Axomamma does what she does, with the rule."""
    if s.events is not None:
        index = REASON.index[reason]
        tell(s, AXOMAMMA, HER_SEAT, index, RULE_OF[index])


def action_at(s: State, sector: int) -> int:
    """The high-priest action above a sector (TW-1.13)."""
    return s.box.order[(sector - s.rotation) % len(s.box.order)]


def score(s: State, seat: int, points: int, source: int) -> None:
    """Every point goes through here. A loss stops at zero (TW-1.2)."""
    player = s.players[seat]
    points = max(points, -player.vp)
    if points:
        player.vp += points
        player.ledger[source] += points
        tell(s, SCORED if points > 0 else LOST, seat, abs(points), source)


def add_good(s: State, seat: int, resource: int, amount: int) -> None:
    """Take from the unlimited supply (TW-1.3); Axomamma turns potatoes into points at once (TW-14.12)."""
    if not amount:
        return
    goods = s.players[seat].goods
    goods[resource] += amount
    tell(s, GAINED, seat, amount, resource)
    if resource == POTATO and is_hers(s, seat):
        turn_potatoes_to_points(s)


def turn_potatoes_to_points(s: State) -> None:
    """Axomamma does so as soon as she can (TW-14.12)."""
    some, points = s.box.solo.potatoes
    if s.players[HER_SEAT].goods[POTATO] >= some:
        explain(s, "potatoes")
    while s.players[HER_SEAT].goods[POTATO] >= some:
        take_good(s, HER_SEAT, POTATO, some)
        score(s, HER_SEAT, points, BY_AXOMAMMA)


def add_goods(s: State, seat: int, goods: Goods) -> None:
    for resource, amount in enumerate(goods):
        add_good(s, seat, resource, amount)


def take_good(s: State, seat: int, resource: int, amount: int) -> None:
    """Give back to the supply."""
    if amount:
        s.players[seat].goods[resource] -= amount
        tell(s, PAID, seat, amount, resource)


def changed(counts: tuple[int, ...], at: int, by: int) -> tuple[int, ...]:
    """The same counts but for one."""
    return (*counts[:at], counts[at] + by, *counts[at + 1 :])


def without(items: tuple[int, ...], item: int) -> tuple[int, ...]:
    """The same items but for one of these."""
    at = items.index(item)
    return items[:at] + items[at + 1 :]
