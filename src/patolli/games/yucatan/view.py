"""What a seat may see: everything but other hands and answers not yet revealed (YU-2.8)."""

from typing import Final, TypedDict

from patolli.core.engine import asked
from patolli.core.frame import Together

from .choices import (
    ABILITY,
    ADVISOR,
    ARMIES,
    BUILDING,
    CARD,
    CITIES,
    COLUMN,
    CREATURE,
    FIRST_CREATURE_CARD,
    FIRST_TOKEN,
    GIFT,
    LEADER,
    PLACE,
    POINTS,
    POWER,
    REWARD_SLOT,
    UPGRADE,
)
from .cities import ChooseReward, cannot_take
from .combat import ChooseCard, ChooseCards, strength, sure_strength
from .leaders import gift
from .printed import NamedPieceView, PrintedView, faces, printed
from .sacrifice import BeginSacrifices, MakeSacrifices, Sacrifice, sacrifice_effects
from .setup import ChooseAdvisor, ChooseBuilding, ChoosePower, ChooseStart
from .state import NO_CARD, NOBODY, NONE, SLOTS, State, army_in, tokens_held
from .turn import BeginTurn, TakeTurn


class ArmyView(TypedDict):
    """One army."""

    place: str
    warriors: int
    creature: str  # "" for none
    until: int  # the last round of its creature, 0 without one
    abilities: list[str]  # by slot, "" where it is free
    strength: int  # what it always has: without a card, a condition or a price


class BuildingView(TypedDict):
    """One building of a settlement."""

    name: str
    level: int
    tokens: int  # action tokens on it


class PlayerView(TypedDict):
    """What a seat has before it."""

    corn: int
    jade: int
    prisoners: int
    tokens: list[int]  # the seats whose clan token it holds
    buildings: list[BuildingView]
    armies: list[ArmyView]
    led: list[str]  # leaders activated this round
    advisors: list[str]
    power: str  # "" before the choice is revealed
    upgrades: list[str]
    gifts: dict[str, list[str]]  # what each gift of the city leader does, upgrades counted
    step: int
    marker: int
    rows: dict[str, int]  # by column of the evolution board; 4 is the bonus row
    cards: int  # how many are in hand
    score: int


class RewardView(TypedDict):
    """One reward of a panel."""

    slot: str
    open: bool  # it could be taken by whoever is to move, as far as round and evolution go
    effects: list[str]


class CityView(TypedDict):
    """A central city."""

    name: str
    jade: int
    seat: int  # whose army stands there, or -1
    army: int
    rewards: list[RewardView]


class SideView(TypedDict):
    """One side of a combat."""

    seat: int
    army: int
    card: str  # "" before it is revealed, or if none was played
    strength: list[int]  # card, figures, effects, creature; empty before cards are revealed
    total: int
    leader: bool  # still there
    ignored: bool  # its creature does not count
    captured: int


class CombatView(TypedDict):
    """A combat under way."""

    place: str
    revealed: bool
    sides: list[SideView]  # the attacker first
    winner: int  # seat, or -1


class AnswerView(TypedDict):
    """What this seat has answered so far to a simultaneous question."""

    advisors: list[str]
    power: str
    building: str
    card: str
    prisoners: int
    jade: int
    corn: int
    tokens: list[int]


class OfferingView(TypedDict):
    """What a seat's offerings count for in this round's sacrifice."""

    prisoner: int  # points for each
    jade: int  # so many for a point
    corn: int
    first: int  # points for the first clan token
    further: int  # … for every further one
    extra: int  # points by advisors and upgrades, whatever is offered


class Own(TypedDict):
    """What is not alike for all readers."""

    you: int
    hand: list[NamedPieceView]
    drawn: list[NamedPieceView]
    answer: AnswerView | None
    offering: OfferingView | None


class View(TypedDict):
    """The whole table."""

    you: int  # the seat whose view this is, or -1
    round: int
    first: int
    turn: int  # whose turn it is, or -1
    number: int  # which of the turns of the round, or 0 when there are none
    prisoner_points: int  # sacrifice points for a prisoner this round
    players: list[PlayerView]
    cities: list[CityView]
    creatures: list[NamedPieceView]  # in the summoning area
    creature_cards: list[str]  # creatures whose card lies in the summoning area
    supply: int
    deck: int
    discard: int
    hand: list[NamedPieceView]  # of this seat alone
    drawn: list[NamedPieceView]  # cards of which this seat may keep one
    combat: CombatView | None
    activating: str  # the city whose reward is being chosen, or ""
    together: str  # what everybody is asked at once: "start", "cards", "sacrifice", or ""
    answered: list[int]  # in a simultaneous question: who is done
    answer: AnswerView | None
    offering: OfferingView | None
    printed: PrintedView


TOGETHER: Final[dict[type, str]] = {ChooseStart: "start", ChooseCards: "cards", MakeSacrifices: "sacrifice"}


def view(s: State, seat: int | None) -> View:
    """What this seat sees; a spectator sees no hand."""
    top = s.agenda[-1] if s.agenda else None
    parts = top.parts if isinstance(top, Together) else ()
    mine, visitor = own(s, seat), whose_turn(s)
    return View(
        you=mine["you"],
        round=s.round,
        first=s.first,
        turn=visitor,
        number=turn_number(s),
        prisoner_points=s.box.prisoner_sp[s.round],
        players=[_player(s, number) for number in range(len(s.players))],
        cities=[_city(s, city, visitor) for city in CITIES],
        creatures=[faces(s.box).creatures[creature] for creature in s.area],
        creature_cards=[CREATURE.values[card - FIRST_CREATURE_CARD] for card in s.home],
        supply=s.supply,
        deck=len(s.deck),
        discard=len(s.deck.discard),
        hand=mine["hand"],
        drawn=mine["drawn"],
        combat=_combat(s),
        activating=PLACE.values[top.place] if isinstance(top, ChooseReward) else "",
        together=TOGETHER.get(type(top), ""),
        answered=sorted(part.seat for part in parts if part.done),
        answer=mine["answer"],
        offering=mine["offering"],
        printed=printed(s.box),
    )


def own(s: State, seat: int | None) -> Own:
    """What this reader sees in another way than others do."""
    me = None if seat is None else s.players[seat]
    top = s.agenda[-1] if s.agenda else None
    parts = top.parts if isinstance(top, Together) else ()
    return Own(
        you=NOBODY if seat is None else seat,
        hand=[faces(s.box).cards[card] for card in me.hand] if me else [],
        drawn=[faces(s.box).cards[card] for card in me.drawn] if me else [],
        answer=next((_answer(part) for part in parts if part.seat == seat), None),
        offering=None if seat is None else _offering(s, seat),
    )


def turn_number(s: State) -> int:
    """Turns go on until sacrifices begin; in the set-up there are none."""
    if not any(isinstance(frame, BeginSacrifices) for frame in s.agenda):
        return 0
    return s.box.turns - sum(isinstance(frame, BeginTurn) for frame in s.agenda) // len(s.players)


def whose_turn(s: State) -> int:
    """The seat whose turn it is: the last that was asked to place a token, while the turn's questions go on."""
    for frame in reversed(s.agenda):
        if isinstance(frame, TakeTurn):
            return frame.seat
        if isinstance(frame, BeginTurn):
            break
    if s.combat is not None:
        return s.combat.seats[0]
    found = asked(s)
    return found[0] if len(found) == 1 and found[0] >= 0 else NOBODY


def _player(s: State, seat: int) -> PlayerView:
    player = s.players[seat]
    return PlayerView(
        corn=player.corn,
        jade=player.jade,
        prisoners=player.prisoners,
        tokens=tokens_held(player),
        buildings=[
            BuildingView(name=name, level=player.levels[i], tokens=player.used.count(i))
            for i, name in enumerate(BUILDING.values)
        ],
        armies=[_army(s, seat, army) for army in range(ARMIES)],
        led=[LEADER.values[leader] for leader in player.led],
        advisors=[ADVISOR.values[advisor] for advisor in player.advisors],
        power=POWER.values[player.power] if player.power != NONE else "",
        upgrades=list(UPGRADE.values[: player.step]),
        gifts={name: [effect.text for effect in gift(s, seat, i)] for i, name in enumerate(GIFT.values)},
        step=player.step,
        marker=player.marker,
        rows=dict(zip(COLUMN.values, player.rows, strict=True)),
        cards=len(player.hand),
        score=player.score,
    )


def _army(s: State, seat: int, army: int) -> ArmyView:
    player = s.players[seat]
    creature, slots = player.creature[army], player.slots[SLOTS * army : SLOTS * army + SLOTS]
    return ArmyView(
        place=PLACE.values[player.at[army]],
        warriors=player.warriors[army],
        creature=CREATURE.values[creature] if creature != NONE else "",
        until=player.ends[army],
        abilities=[ABILITY.values[tile] if tile != NONE else "" for tile in slots],
        strength=sure_strength(s, player, army),
    )


def _city(s: State, city: int, visitor: int) -> CityView:
    seat, army = army_in(s, city)
    effects = faces(s.box).rewards[city]
    added = s.box.added[s.round]
    return CityView(
        name=PLACE.values[city],
        jade=s.jade[city],
        seat=seat,
        army=army,
        rewards=[
            RewardView(
                slot=slot,
                open=i in added or (visitor != NOBODY and cannot_take(s, visitor, city, i) is None),
                effects=effects[i],
            )
            for i, slot in enumerate(REWARD_SLOT.values)
        ],
    )


def _combat(s: State) -> CombatView | None:
    combat = s.combat
    if combat is None:
        return None
    top = s.agenda[-1] if s.agenda else None
    revealed = not isinstance(top, Together)
    return CombatView(
        place=PLACE.values[combat.city],
        revealed=revealed,
        sides=[_side(s, side, revealed) for side in (0, 1)],
        winner=combat.seats[combat.winner] if combat.winner != NOBODY else NOBODY,
    )


def _side(s: State, side: int, revealed: bool) -> SideView:
    combat = s.combat
    assert combat is not None
    card = combat.cards[side]
    return SideView(
        seat=combat.seats[side],
        army=combat.armies[side],
        card=CARD.values[card] if card != NO_CARD else "",
        strength=list(strength(s, side)) if revealed else [],
        total=combat.power[side],
        leader=bool(combat.leaders[side]),
        ignored=bool(combat.ignored[side]),
        captured=combat.captured[side],
    )


def _answer(part: object) -> AnswerView:
    found = AnswerView(advisors=[], power="", building="", card="", prisoners=0, jade=0, corn=0, tokens=[])
    if isinstance(part, ChooseAdvisor | ChoosePower | ChooseBuilding):
        found["advisors"] = [ADVISOR.values[advisor] for advisor in part.advisors]
        if isinstance(part, ChooseBuilding):
            found["power"] = POWER.values[part.power]
            found["building"] = BUILDING.values[part.building] if part.building != NONE else ""
    elif isinstance(part, ChooseCard):
        found["card"] = CARD.values[part.card] if part.card != NO_CARD else ""
    elif isinstance(part, Sacrifice):
        found["prisoners"], found["jade"], found["corn"] = part.prisoners, part.jade, part.corn
        found["tokens"] = [seat for seat in range(6) if part.tokens >> seat & 1]
    return found


def _offering(s: State, seat: int) -> OfferingView:
    box, effects = s.box, sacrifice_effects(s, seat)
    return OfferingView(
        prisoner=box.prisoner_sp[s.round],
        jade=box.jade_per_sp,
        corn=box.corn_per_sp,
        first=box.first_token_sp + sum(effect.total(FIRST_TOKEN) for effect in effects),
        further=box.token_sp,
        extra=sum(effect.total(POINTS) for effect in effects),
    )
