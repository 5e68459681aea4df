"""Feast: a whole small game for tests, with all the engine knows: chance seen and unseen, hidden hands, a look into
another's hand, choices made face down, and two simultaneous secret questions one right after the other.

Each round every seat is dealt two cards, then takes a turn of two steps: show a card for a coin, bury one face down,
peek at the first card of another's hand, draw one more, or rest. Then all secretly offer a card; the highest rank (two
cards share one) wins the feast if it is alone. With the extra `wager` all secretly stake coins on a seat, and luck
chooses one.
"""

import random
from dataclasses import dataclass
from itertools import count
from typing import Any, TypedDict

from patolli.core import frame as core
from patolli.core.choice import Choice, Domain, Vocabulary, numbers
from patolli.core.components import Components, within
from patolli.core.deck import Deck
from patolli.core.event import only
from patolli.core.frame import AUTO, CHANCE, Secret, Together, frame, push, tell
from patolli.core.game import Game, Option, Setup
from patolli.core.record import Record, Shared, record
from patolli.core.refusal import BadSetup, Refusal

COMPONENTS = """
schema_version = 1

[about]
players = "two or three"

[purse]
coins = 3
bank = 60
source = "house"
field_source = { bank = "public" }

[turn]
steps = 2
prices = [1, 2]
source = "seed"

[[dish]]
id = "show"
coins = 1
names = { en = "show", es = "mostrar" }
about = { spice = "chilli" }
source = "recalled"

[[dish]]
id = "feast"
coins = 2
names = { en = "feast", es = "fiesta" }
tags = []
source = "house"
"""

CARDS = 24
NOTHING = -1

SEAT = numbers("seat", 0, 2)
CARD = Domain("card", tuple(f"{suit}{rank}" for rank in range(CARDS // 2) for suit in "ab"))
STAKE = numbers("stake", 0, 2)
AMOUNT = numbers("amount", 0, 99)

CHOICES = Vocabulary()
DEAL = CHOICES.add("deal", card=CARD)
SHOW = CHOICES.add("show", card=CARD)
BURY = CHOICES.add("bury", card=CARD)
PEEK = CHOICES.add("peek", seat=SEAT)
DRAW = CHOICES.add("draw")
REST = CHOICES.add("rest")
OFFER = CHOICES.add("offer", card=CARD)
WAGER = CHOICES.add("wager", stake=STAKE)
BACK = CHOICES.add("back", seat=SEAT)
LUCK = CHOICES.add("luck", seat=SEAT)

EVENTS = Vocabulary()
DREW = EVENTS.add("drew", seat=SEAT)
GOT = EVENTS.add("got", seat=SEAT, card=CARD)
SHOWED = EVENTS.add("showed", seat=SEAT, card=CARD)
BURIED = EVENTS.add("buried", seat=SEAT)
PEEKED = EVENTS.add("peeked", seat=SEAT, other=SEAT)
SAW = EVENTS.add("saw", seat=SEAT, other=SEAT, card=CARD)
RESTED = EVENTS.add("rested", seat=SEAT)
OFFERED = EVENTS.add("offered", seat=SEAT, card=CARD)
FEASTED = EVENTS.add("feasted", seat=SEAT, coins=AMOUNT)
STAKED = EVENTS.add("staked", seat=SEAT, stake=STAKE, on=SEAT)
LUCKY = EVENTS.add("lucky", seat=SEAT)
WON = EVENTS.add("won", seat=SEAT, coins=AMOUNT)

NOT_ON_TOP = Refusal("not-on-top", "FE-1.1")
NOT_IN_HAND = Refusal("not-in-hand", "FE-2.1")
LAST_CARD = Refusal("last-card", "FE-2.2")
NOT_ANOTHER = Refusal("not-another", "FE-2.3")
SEEN_ALREADY = Refusal("seen-already", "FE-2.4")
DECK_LOW = Refusal("deck-low", "FE-2.5")
TOO_POOR = Refusal("too-poor", "FE-3.1")
NO_SUCH_SEAT = Refusal("no-such-seat", "FE-3.2")
STAKE_FIRST = Refusal("stake-first", "FE-3.3")
SEAT_NEXT = Refusal("seat-next", "FE-3.4")


@dataclass(frozen=True)
class Box:
    """What is printed."""

    digest: str
    coins: int
    bank: int
    steps: int
    for_showing: int
    for_feasting: int
    prices: tuple[int, ...]
    menu: tuple[tuple[tuple[str, str], ...], ...]  # by dish: what it is called in each language
    tags: tuple[str, ...]


def make_box(tables: Components) -> Box:
    purse, turn = tables.one("purse"), tables.one("turn")
    rows = tables.listed("dish", ("show", "feast"))
    dishes = {row["id"]: row["coins"] for row in rows}
    menu = tuple(tuple(row["names"].items()) for row in rows)
    within("[purse]: coins", purse["coins"], 0, 9)
    within("[purse]: bank", purse["bank"], 40, 99)
    within("[turn]: steps", turn["steps"], 1, 3)
    for coins in dishes.values():
        within("[[dish]]: coins", coins, 0, 2)
    return Box(
        tables.digest, purse["coins"], purse["bank"], turn["steps"], dishes["show"], dishes["feast"],
        tuple(turn["prices"]), menu, tuple(rows[1]["tags"]),
    )  # fmt: skip


@record
class Player(Record):
    """What one seat owns."""

    hand: list[int]  # in the order the cards came
    buried: tuple[int, ...]
    shown: tuple[int, ...]
    seen: tuple[int, ...]  # the seats whose first card this one has looked at
    coins: int
    ledger: tuple[int, ...]  # coins by source: purse, showing, feasts, wagers


@record
class State(core.State):
    """A position of Feast."""

    box: Shared[Box]
    players: list[Player]
    deck: Deck
    table: tuple[int, ...]  # cards offered, face up
    bank: int
    round: int
    rounds: int
    wagers: bool


class Frame(core.Frame[State]):
    __slots__ = ()
    choices = CHOICES


PURSE, SHOWING, FEASTS, WAGERS = range(4)


def pay(s: State, seat: int, source: int, coins: int) -> None:
    player = s.players[seat]
    s.bank -= coins
    player.coins += coins
    player.ledger = tuple(had + coins * (i == source) for i, had in enumerate(player.ledger))


def lose_card(s: State, seat: int, card: int) -> None:
    """A card leaves a hand; if it was the first, nobody knows the next one."""
    hand = s.players[seat].hand
    if hand[0] == card:
        for other in s.players:
            other.seen = tuple(known for known in other.seen if known != seat)
    hand.remove(card)


def cannot_part_with(s: State, seat: int, card: int) -> Refusal | None:
    hand = s.players[seat].hand
    if card not in hand:
        return NOT_IN_HAND
    return LAST_CARD if len(hand) == 1 else None


def cannot_peek(s: State, seat: int, other: int) -> Refusal | None:
    if other == seat or other >= len(s.players):
        return NOT_ANOTHER
    return SEEN_ALREADY if other in s.players[seat].seen else None


def needed(s: State) -> int:
    """Cards the rounds to come will deal."""
    return 2 * len(s.players) * (s.rounds - s.round)


@frame
class StartRound(Frame):
    """Two cards for everyone, a turn each, then the feast."""

    seat: int = AUTO

    def take(self, s: State, choice: Choice) -> None:
        s.round += 1
        seats = range(len(s.players))
        deals = [Deal(CHANCE, seat) for _ in range(2) for seat in seats]
        push(s, *deals, *(TakeTurn(seat, s.box.steps) for seat in seats), BeginFeast(), EndRound())


@frame
class Deal(Frame):
    """One card, face down, to one seat."""

    seat: int
    to: int

    asks = (DEAL,)

    def refuse(self, s: State, choice: Choice) -> Refusal | None:
        return None if choice[1] in s.deck.chances() else NOT_ON_TOP

    def options(self, s: State) -> list[Choice]:
        return [(DEAL, card) for card in s.deck.chances()]

    def seen_by(self, s: State, choice: Choice) -> int:
        return only(self.to)

    def take(self, s: State, choice: Choice) -> None:
        s.deck = s.deck.draw(choice[1])
        s.players[self.to].hand.append(choice[1])
        tell(s, DREW, self.to)
        tell(s, GOT, self.to, choice[1], seen_by=only(self.to))


@frame
class TakeTurn(Frame):
    """A turn: as many steps as are left, of any kind."""

    seat: int
    left: int

    asks = (SHOW, BURY, PEEK, DRAW, REST)

    def refuse(self, s: State, choice: Choice) -> Refusal | None:
        if choice[0] in (SHOW, BURY):
            return cannot_part_with(s, self.seat, choice[1])
        if choice[0] == PEEK:
            return cannot_peek(s, self.seat, choice[1])
        if choice[0] == DRAW and len(s.deck) <= needed(s):
            return DECK_LOW.of(cards=len(s.deck))
        return None

    def options(self, s: State) -> list[Choice]:
        hand = s.players[self.seat].hand
        found: list[Choice] = [(kind, card) for kind in (SHOW, BURY) for card in hand if len(hand) > 1]
        found += [(PEEK, other) for other in range(len(s.players)) if not cannot_peek(s, self.seat, other)]
        return [*found, *([(DRAW,)] if len(s.deck) > needed(s) else []), (REST,)]

    def seen_by(self, s: State, choice: Choice) -> int:
        return only(self.seat) if choice[0] == BURY else -1

    def take(self, s: State, choice: Choice) -> None:
        if choice[0] == REST:
            tell(s, RESTED, self.seat)
            return
        if self.left > 1:
            push(s, TakeTurn(self.seat, self.left - 1))
        if choice[0] == SHOW:
            show(s, self.seat, choice[1])
        elif choice[0] == BURY:
            bury(s, self.seat, choice[1])
        elif choice[0] == PEEK:
            peek(s, self.seat, choice[1])
        else:
            push(s, Deal(CHANCE, self.seat))


def show(s: State, seat: int, card: int) -> None:
    lose_card(s, seat, card)
    s.players[seat].shown += (card,)
    pay(s, seat, SHOWING, s.box.for_showing)
    tell(s, SHOWED, seat, card)


def bury(s: State, seat: int, card: int) -> None:
    lose_card(s, seat, card)
    s.players[seat].buried += (card,)
    tell(s, BURIED, seat)


def peek(s: State, seat: int, other: int) -> None:
    s.players[seat].seen += (other,)
    tell(s, PEEKED, seat, other)
    tell(s, SAW, seat, other, s.players[other].hand[0], seen_by=only(seat))


@frame
class BeginFeast(Frame):
    """The turns are over: all offer a card."""

    seat: int = AUTO

    def take(self, s: State, choice: Choice) -> None:
        push(s, OfferCards(tuple(Offer(seat) for seat in range(len(s.players)))))


@frame
class Offer(Secret[State]):
    """One seat's card for the feast."""

    seat: int
    card: int = NOTHING
    done: bool = False

    choices = CHOICES
    asks = (OFFER,)

    def refuse(self, s: State, choice: Choice) -> Refusal | None:
        return None if choice[1] in s.players[self.seat].hand else NOT_IN_HAND

    def answered(self, s: State, choice: Choice) -> "Offer":
        return Offer(self.seat, choice[1], True)


@frame
class OfferCards(Together[State]):
    """The offers are turned up: the highest rank feasts, if only one offered it."""

    parts: tuple[Offer, ...]

    choices = CHOICES

    def reveal(self, s: State) -> None:
        for part in self.parts:
            lose_card(s, part.seat, part.card)
            tell(s, OFFERED, part.seat, part.card)
        s.table = tuple(sorted((*s.table, *(part.card for part in self.parts))))
        best = max(part.card // 2 for part in self.parts)
        first = [part.seat for part in self.parts if part.card // 2 == best]
        if len(first) == 1:
            pay(s, first[0], FEASTS, s.box.for_feasting)
            tell(s, FEASTED, first[0], s.box.for_feasting)
        if s.wagers:
            push(s, StakeCoins(tuple(Stake(part.seat) for part in self.parts), s.round))


@frame
class Stake(Secret[State]):
    """One seat's wager: two answers, how much and on whom."""

    seat: int
    stake: int = NOTHING
    on: int = NOTHING
    done: bool = False

    choices = CHOICES
    asks = (WAGER, BACK)

    def refuse(self, s: State, choice: Choice) -> Refusal | None:
        kind, value = choice
        if kind == WAGER:
            if self.stake != NOTHING:
                return SEAT_NEXT
            return TOO_POOR.of(coins=s.players[self.seat].coins) if value > s.players[self.seat].coins else None
        if self.stake == NOTHING:
            return STAKE_FIRST
        return None if value < len(s.players) else NO_SUCH_SEAT

    def answered(self, s: State, choice: Choice) -> "Stake":
        kind, value = choice
        return Stake(self.seat, value) if kind == WAGER else Stake(self.seat, self.stake, value, True)


@frame
class StakeCoins(Together[State]):
    """Stakes go to the bank before luck speaks."""

    parts: tuple[Stake, ...]
    round: int  # the parts of a simultaneous question are not all it may hold

    choices = CHOICES

    def reveal(self, s: State) -> None:
        for part in self.parts:
            pay(s, part.seat, WAGERS, -part.stake)
            tell(s, STAKED, part.seat, part.stake, part.on)
        assert self.round == s.round
        push(s, DrawLuck(CHANCE, tuple((part.seat, part.stake, part.on) for part in self.parts)))


@frame
class DrawLuck(Frame):
    """Luck smiles more often on those with more coins; who backed the lucky one is paid three for one."""

    seat: int
    stakes: tuple[tuple[int, int, int], ...]

    asks = (LUCK,)

    def refuse(self, s: State, choice: Choice) -> Refusal | None:
        return None if choice[1] < len(s.players) else NO_SUCH_SEAT

    def weights(self, s: State, options: list[Choice]) -> list[int]:
        return [s.players[seat].coins + 1 for _, seat in options]

    def take(self, s: State, choice: Choice) -> None:
        tell(s, LUCKY, choice[1])
        for seat, stake, on in self.stakes:
            if on == choice[1] and stake:
                pay(s, seat, WAGERS, 3 * stake)
                tell(s, WON, seat, 3 * stake)


@frame
class EndRound(Frame):
    """The next round, or the end."""

    seat: int = AUTO

    def take(self, s: State, choice: Choice) -> None:
        if s.round < s.rounds:
            push(s, StartRound())


def start(box: Box, setup: Setup) -> State:
    players = [Player([], (), (), (), box.coins, (box.coins, 0, 0, 0)) for _ in range(setup.seats)]
    rounds = 2 if setup.option("length") == "short" else 3
    return State(
        box=box, agenda=[StartRound()], events=None, scenes=None, players=players,
        deck=Deck.shuffled(tuple(range(CARDS))), table=(),
        bank=box.bank - box.coins * setup.seats, round=0, rounds=rounds, wagers=setup.has("extras", "wager"),
    )  # fmt: skip


def check_setup(setup: Setup) -> None:
    if setup.option("length") == "long" and not setup.has("extras", "wager"):
        raise BadSetup("value", "options.length", value="long", known=("short",))


class PlayerView(TypedDict):
    coins: int
    cards: int
    buried: int
    shown: list[int]


class View(TypedDict):
    players: list[PlayerView]
    hand: list[int]
    my_buried: list[int]
    known: list[list[int]]  # [seat, its first card]
    table: list[int]
    deck: int
    bank: int
    round: int
    answered: list[int]  # in a simultaneous question: who is done
    my_answer: list[int]


def view(s: State, seat: int | None) -> View:
    me = None if seat is None else s.players[seat]
    top = s.agenda[-1] if s.agenda else None
    parts = top.parts if isinstance(top, Together) else ()
    mine = next((part for part in parts if part.seat == seat), None)
    return View(
        players=[
            PlayerView(coins=p.coins, cards=len(p.hand), buried=len(p.buried), shown=list(p.shown)) for p in s.players
        ],
        hand=list(me.hand) if me else [],
        my_buried=list(me.buried) if me else [],
        known=[[other, s.players[other].hand[0]] for other in sorted(me.seen)] if me else [],
        table=list(s.table),
        deck=len(s.deck),
        bank=s.bank,
        round=s.round,
        answered=[part.seat for part in parts if part.done],
        my_answer=_answer(mine),
    )


def _answer(part: Secret[Any] | None) -> list[int]:
    if isinstance(part, Offer):
        return [part.card]
    return [part.stake, part.on] if isinstance(part, Stake) else []


def determinize(s: State, seat: int, rng: random.Random) -> State:
    """Deal anew all that a seat does not know. What is pooled is sorted, so that nothing shows through its order.

    Whose first card others still know is a secret too: it would tell whether a first card was buried. They forget it.
    """
    t = s.copy()
    me = t.players[seat]
    others = [p for i, p in enumerate(t.players) if i != seat]
    known = {id(t.players[i]): 1 for i in me.seen}
    pool = [*t.deck.cards, *(card for p in others for card in (*p.hand[known.get(id(p), 0) :], *p.buried))]
    pool.sort()
    rng.shuffle(pool)
    for p in others:
        keep = known.get(id(p), 0)
        p.hand[keep:] = [pool.pop() for _ in p.hand[keep:]]
        p.buried = tuple(pool.pop() for _ in p.buried)
        p.seen = ()
    t.deck = Deck.shuffled(tuple(pool))
    top = t.agenda[-1] if t.agenda else None
    if isinstance(top, OfferCards):
        t.agenda[-1] = OfferCards(tuple(_guess_offer(t, part, seat, rng) for part in top.parts))
    elif isinstance(top, StakeCoins):
        t.agenda[-1] = StakeCoins(tuple(_guess_stake(t, part, seat, rng) for part in top.parts), top.round)
    return t


def _guess_offer(t: State, part: Offer, seat: int, rng: random.Random) -> Offer:
    if part.seat == seat or not part.done:
        return part
    return Offer(part.seat, rng.choice(t.players[part.seat].hand), True)


def _guess_stake(t: State, part: Stake, seat: int, rng: random.Random) -> Stake:
    """Whether another has said how much is not shown, only whether it is done."""
    if part.seat == seat:
        return part
    stake = rng.randint(0, min(2, t.players[part.seat].coins))
    if part.done:
        return Stake(part.seat, stake, rng.randrange(len(t.players)), True)
    return Stake(part.seat)


def scores(s: State) -> tuple[int, ...]:
    return tuple(player.coins for player in s.players)


def winners(s: State) -> tuple[int, ...]:
    return tuple(seat for seat, coins in enumerate(scores(s)) if coins == max(scores(s)))


def breakdown(s: State) -> list[dict[str, int]]:
    return [dict(zip(("purse", "showing", "feasts", "wagers"), p.ledger, strict=True)) for p in s.players]


def check(s: State) -> None:
    cards = [*s.deck.cards, *s.table]
    for player in s.players:
        cards += [*player.hand, *player.buried, *player.shown]
        assert player.coins == sum(player.ledger) >= 0, "coins of a player"
    assert sorted(cards) == list(range(CARDS)), "cards"
    assert s.bank >= 0, "the bank"
    assert s.bank + sum(scores(s)) == s.box.bank, "coins"


def draw(seen: View, translate: Any) -> str:
    return "\n".join(f"{seat}: {player['coins']}" for seat, player in zip(count(), seen["players"]))


def value(s: State, seat: int) -> float:
    return float(s.players[seat].coins)


def hints(s: State, choice: Choice) -> dict[str, int]:
    return {"coins": s.box.for_showing} if choice[0] == SHOW else {}


GAME = Game(
    name="feast",
    rules_version=1,
    seats=(2, 3),
    options=(
        Option("length", ("short", "long"), "short"),
        Option("extras", ("wager", "music"), "all", many=True),
    ),
    choices=CHOICES,
    events=EVENTS,
    package=__name__,
    box=make_box,
    start=start,
    check_setup=check_setup,
    view=view,
    determinize=determinize,
    scores=scores,
    winners=winners,
    breakdown=breakdown,
    check=check,
    hints=hints,
    draw=draw,
    value=value,
    components_text=COMPONENTS,
)  # fmt: skip
