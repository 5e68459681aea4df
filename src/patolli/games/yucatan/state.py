"""What is on the table: settlements, armies, cities, creatures, cards; and the stocks everything is taken from."""

from collections.abc import Callable, Iterator
from typing import Final

from patolli.core import draw, frame
from patolli.core.choice import Choice
from patolli.core.deck import Deck
from patolli.core.frame import tell
from patolli.core.record import Record, Shared, record
from patolli.core.refusal import Refusal
from patolli.core.turns import clockwise

from .choices import BARRACKS, CHOICES, GOT_CORN, GOT_JADE, GOT_POINTS, LEVEL, PAID, PASS, SEATS, TOOK_TOKEN
from .components import Box

NOBODY: Final = -1
NO_CARD: Final = -1
NONE: Final = -1  # no ability in a slot, no creature with an army
PASSING: Final[Choice] = (PASS,)
TOP_LEVEL: Final = len(LEVEL) - 1
SLOTS: Final = 3  # ability slots of an army
ATTACKER, DEFENDER = 0, 1  # the sides of a combat

# Where points come from: the ledger of a player has a number for each.
SOURCES: Final = ("sacrifices", "pyramid", "combat", "effects", "cities", "bonus", "jade", "corn", "cards")
BY_SACRIFICES, BY_PYRAMID, BY_COMBAT, BY_EFFECTS, BY_CITIES, BY_BONUS, BY_JADE, BY_CORN, BY_CARDS = range(9)

# Other readings of what the texts leave open, and the rule each belongs to.
READINGS: Final = {
    "own_price": "YU-2.6",
    "late_cards": "YU-9.25",
    "defender_expels": "YU-9.24",
    "may_decline": "YU-9.27",
    "sum_of_sacrifices": "YU-13.4",
    "beaten_withdraws": "YU-9.24",
    "creature_cards_stay": "YU-9.25",
    "extend_both": "YU-6.14",
    "reward_first": "YU-8.5",
}


@record
class Player(Record):
    """What one seat owns."""

    corn: int
    jade: int
    prisoners: int
    tokens: int  # clan tokens held: one bit for each seat
    levels: tuple[int, ...]  # by building
    slots: tuple[int, ...]  # ability tiles: three slots of the first army, three of the second
    warriors: list[int]  # by army
    at: list[int]  # by army: its place
    creature: list[int]  # by army
    ends: list[int]  # by army: the round after which its creature leaves
    hand: tuple[int, ...]  # combat cards, sorted
    shown: tuple[int, ...]  # special cards of the hand that all have seen
    drawn: tuple[int, ...]  # cards drawn of which one may be kept
    thrown: tuple[int, ...]  # cards of the discard pile that only this seat has seen
    advisors: tuple[int, ...]
    power: int  # the city leader's ability
    step: int  # of the pyramid; its upgrades are those of this step and the ones below
    marker: int  # sacrifice marker
    advanced: bool  # the marker moved in the last sacrifice phase
    advances: int  # sacrifice phases in which it moved
    offered: int  # sacrifice points of all rounds
    rows: tuple[int, ...]  # by column of the evolution board: 1 to 3, 4 is the bonus row
    used: tuple[int, ...]  # buildings activated this round
    led: tuple[int, ...]  # leaders activated this round
    score: int
    ledger: tuple[int, ...]  # the score by source


@record
class Combat(Record):
    """A combat under way; lists have the attacker's figure first."""

    city: int
    seats: tuple[int, int]
    armies: tuple[int, int]
    cards: list[int]  # played, NO_CARD before that and for none
    ignored: list[int]  # 1: this side's creature does not count
    leaders: list[int]  # 0: this side's leader was captured
    paid: list[tuple[int, ...]]  # numbers of effects paid for
    captured: list[int]  # figures this side has captured
    power: list[int]  # strength, once it is known
    winner: int  # side, or NOBODY before the clash and in a tie
    returns: list[int]  # 1: this side's card goes back to its hand
    takes: list[int]  # 1: this side takes the other's card
    expels: list[int]  # 1: this side drives the other out if it loses
    put_away: bool  # the cards have gone where they go; their effects still count


@record
class State(frame.State):
    """A position of Yucatan."""

    box: Shared[Box]
    players: list[Player]
    readings: tuple[str, ...]
    falling: bool  # the variant for first games (YU-16)
    round: int
    first: int  # who holds the first player token
    supply: int  # warriors
    jade: list[int]  # by place: jade lying there
    area: tuple[int, ...]  # creatures that can be summoned
    home: tuple[int, ...]  # creature cards in the summoning area
    deck: Deck  # special cards, with their discard pile
    gone: tuple[int, ...]  # starting cards out of the game
    combat: Combat | None
    panel: int  # what the city being activated has given, and what that has set off (cities.py)


class Frame(frame.Frame[State]):
    """A question of Yucatan."""

    __slots__ = ()
    choices = CHOICES


class MayPass(Frame):
    """A question that *pass* is an answer to, asked only where there is another one.

    What else can be answered is written out, level by level, as it is looked for at almost every turn: to ask `refuse`
    of every tile, army and slot takes ten times as long. It calls the same guards.
    """

    __slots__ = ()

    def answers(self, s: State) -> Iterator[Choice]:
        """Every legal answer but *pass*."""
        raise NotImplementedError

    def options(self, s: State) -> list[Choice]:
        return [*self.answers(s), PASSING]

    def ask(self, s: State) -> bool:
        """Put the question, if there is something to be done; whether it was put."""
        if not any(self.answers(s)):
            return False
        s.agenda.append(self)
        return True


class Draw(draw.Draw[State]):
    """Chance at work in Yucatan."""

    __slots__ = ()
    choices = CHOICES


def in_turn_order(s: State) -> list[int]:
    """From the holder of the first player token clockwise (YU-1.10)."""
    return clockwise(len(s.players), s.first)


def fighting(s: State) -> Combat:
    """The combat under way."""
    assert s.combat is not None
    return s.combat


def highest(cannot: Callable[[int], Refusal | None]) -> int:
    """The highest level that can be had: what is out of reach at one level is so at all above it."""
    level = 0
    while level < TOP_LEVEL and cannot(level + 1) is None:
        level += 1
    return level


# Stocks


def add_corn(s: State, seat: int, amount: int) -> None:
    if amount:
        s.players[seat].corn += amount
        tell(s, GOT_CORN, seat, amount)


def add_jade(s: State, seat: int, amount: int) -> None:
    if amount:
        s.players[seat].jade += amount
        tell(s, GOT_JADE, seat, amount)


def pay(s: State, seat: int, corn: int, jade: int, prisoners: int = 0) -> None:
    """A cost is paid in full before its effect (YU-2.2); prisoners go back to the supply (YU-20.20)."""
    player = s.players[seat]
    player.corn -= corn
    player.jade -= jade
    player.prisoners -= prisoners
    s.supply += prisoners
    if corn or jade or prisoners:
        tell(s, PAID, seat, corn, jade, prisoners)


def earn(s: State, seat: int, source: int, points: int) -> None:
    """Every point goes through here, so the ledger always adds up to the score."""
    if points:
        player = s.players[seat]
        ledger = player.ledger
        player.score += points
        player.ledger = (*ledger[:source], ledger[source] + points, *ledger[source + 1 :])


def score_points(s: State, seat: int, source: int, points: int) -> None:
    """Give points, and say so."""
    if points:
        earn(s, seat, source, points)
        tell(s, GOT_POINTS, seat, points)


def imprison(s: State, seat: int, count: int) -> None:
    """Warriors from the supply into a prison, as many as there are (YU-3.2)."""
    count = min(count, s.supply)
    s.supply -= count
    s.players[seat].prisoners += count


def take_token(s: State, seat: int, other: int) -> None:
    """A clan token of another seat's colour, if none is held (YU-1.6)."""
    player = s.players[seat]
    if not player.tokens >> other & 1:
        player.tokens |= 1 << other
        tell(s, TOOK_TOKEN, seat, other)


def tokens_held(player: Player) -> list[int]:
    """The seats whose clan token a player holds."""
    return [seat for seat in range(SEATS) if player.tokens >> seat & 1]


# Armies


def barracks_number(s: State, seat: int) -> int:
    """How many warriors the own barracks fill an army up to (YU-6.12)."""
    return s.box.buildings[BARRACKS][s.players[seat].levels[BARRACKS]].warriors


def fill(s: State, seat: int, army: int, limit: int) -> int:
    """Warriors from the supply up to a number, as far as it lasts; returns how many came (YU-6.12, YU-3.2)."""
    warriors = s.players[seat].warriors
    count = min(limit - warriors[army], s.supply)
    if count <= 0:
        return 0
    s.supply -= count
    warriors[army] += count
    return count


def army_in(s: State, city: int) -> tuple[int, int]:
    """(seat, army) of the army in a city, NOBODY if there is none (YU-8.7)."""
    for seat, player in enumerate(s.players):
        first, second = player.at
        if first == city:
            return seat, 0
        if second == city:
            return seat, 1
    return NOBODY, 0


def abilities(player: Player, army: int) -> list[int]:
    """The ability tiles of an army."""
    return [tile for tile in player.slots[SLOTS * army : SLOTS * army + SLOTS] if tile != NONE]


# Hands


def put_in_hand(player: Player, card: int) -> None:
    player.hand = tuple(sorted((*player.hand, card)))


def take_from_hand(player: Player, card: int) -> None:
    at = player.hand.index(card)
    player.hand = player.hand[:at] + player.hand[at + 1 :]
    if card in player.shown:
        player.shown = tuple([other for other in player.shown if other != card])
