"""What a good player looks at: points, what stocks and pieces will still bring, fights that can be won, and sacrifices
planned so that the marker advances a little each round.

Everything is counted in victory points. Questions of the own turn are thought through to their end: a building token
is worth the best that can be done with it.
"""

from typing import Final

from patolli.core.engine import step
from patolli.core.frame import AUTO
from patolli.core.frame import Frame as AnyFrame

from ..buildings import Train
from ..cards import DrawCard, DrawCards, StartKeeping
from ..choices import (
    ARMIES,
    BUILDING,
    FIRST_CREATURE_CARD,
    FIRST_SPECIAL,
    FOR_GOOD,
    LAST_ROUND,
    SUMMON,
    TRAIN,
)
from ..combat import ChooseCard, ChooseCards
from ..sacrifice import BeginSacrifices, Evolve, MakeSacrifices, Sacrifice
from ..scoring import bonus_points, store_points
from ..setup import ChooseAdvisor, ChooseBuilding, ChoosePower, ChooseStart
from ..state import NONE, Player, State
from ..summoning import Summon
from ..turn import TakeTurn
from .offerings import best_offering, evolution_worth
from .skirmish import fight

DEPTH: Final = 4  # questions thought ahead within the own turn
FEW: Final = 3  # abilities or creatures worth a closer look

JADE: Final = (0.5, 0.52, 0.6, 0.66, 0.7)  # by sacrifices to come
CORN: Final = (0.25, 0.26, 0.29, 0.31, 0.33)
CARD_IN_HAND: Final = (1.0, 1.05, 1.2, 1.3, 1.4)
SPECIAL: Final = (0.0, 0.4, 0.7, 0.9, 1.0)  # more for a special card
TOKENS: Final = (0.0, 0.3, 1.15, 2.0, 2.85, 3.7)  # by clan tokens held
WARRIOR: Final = (0.9, 0.7, 0.55, 0.4, 0.3, 0.25)  # the first, the second … of an army
ABILITY: Final = 0.38  # a level, for each round to come
ABILITY_STRENGTH: Final = 0.15  # a point of strength more
CREATURE: Final = 0.62  # a level, for each round it stays
CREATURE_CARD: Final = 0.9
LEVELS: Final = (
    (0.0, 0.45, 0.6),
    (0.0, 0.45, 0.55),
    (0.0, 0.7, 1.1, 1.5),
    (0.0, 0.5, 1.0, 1.4),
    (0.0, 0.7, 1.1),
)  # by building and level, for each round to come
UPGRADE: Final = 0.7  # a step of the pyramid, for each round to come, besides its points
BONUS_HOPE: Final = (0.0, 0.4, 0.35, 0.3, 0.25)  # how much of the end bonus counts before it is reached
BURDEN: Final = 0.3  # a point of the sacrifice marker, as long as there are sacrifices to come
ADVISOR_WORTH: Final = (1.2, 1.3, 2.0, 1.6, 1.5)
POWER_WORTH: Final = (3.0, 2.4, 2.0)
FOUNDED_WORTH: Final = (1.4, 1.5, 2.2, 1.6, 1.8)


def value(s: State, seat: int) -> float:
    """How many points ahead of the others a seat will probably be."""
    return outlook(s, seat, DEPTH)


def outlook(s: State, seat: int, depth: int) -> float:
    """The value of a position, after the best answers to the own questions that come next."""
    top = s.agenda[-1] if s.agenda else None
    if top is None or depth == 0 or top.seat != seat or isinstance(top, TakeTurn):
        return position(s, seat)
    best = float("-inf")
    for choice in worth_a_look(s, top):
        after = s.copy()
        step(after, choice, seat)
        best = max(best, outlook(after, seat, depth - 1))
    return best


def worth_a_look(s: State, frame: AnyFrame[State]) -> list[tuple[int, ...]]:
    """The options, without slots higher than need be and the less likely of many tiles and creatures."""
    found = frame.options(s)
    if isinstance(frame, Train) and len(found) > 2 * FEW:
        strongest = sorted({c[1] for c in found if c[0] == TRAIN}, key=lambda a: -ability_worth(s, a))[:FEW]
        lowest: dict[tuple[int, int], tuple[int, ...]] = {}
        for choice in found:
            if choice[0] == TRAIN and choice[1] in strongest:
                lowest.setdefault((choice[1], choice[2]), choice)
        return [*lowest.values(), found[-1]]
    if isinstance(frame, Summon) and len(found) > 2 * FEW:
        strongest = sorted({c[1] for c in found if c[0] == SUMMON}, key=lambda c: -s.box.creatures[c].level)[:FEW]
        return [c for c in found if c[0] != SUMMON or c[1] in strongest]
    return found


def ability_worth(s: State, ability: int) -> float:
    piece = s.box.abilities[ability]
    power = sum(op.n for effect in piece.at[1] for op in effect.ops if not effect.priced and not effect.attacker)
    return ABILITY * piece.level + ABILITY_STRENGTH * power


def position(s: State, seat: int) -> float:
    """Own prospects less the mean of the others', with what is under way."""
    to_come = sacrifices_to_come(s)
    worth = lead(s, seat, to_come)
    top = s.agenda[-1] if s.agenda else None
    if isinstance(top, ChooseCards):
        worth += combat_worth(s, seat, top, to_come)
    elif isinstance(top, MakeSacrifices):
        worth += sacrifice_worth(s, seat, top, to_come)
    elif isinstance(top, ChooseStart):
        worth += start_worth(next(part for part in top.parts if part.seat == seat))
    elif s.agenda:
        worth += pending(s, seat, to_come)
    return worth


def sacrifice_worth(s: State, seat: int, question: MakeSacrifices, to_come: int) -> float:
    """The gain of the best offering."""
    mine = next(part for part in question.parts if part.seat == seat)
    assert isinstance(mine, Sacrifice)
    return best_offering(s, seat, mine, to_come - 1)


def sacrifices_to_come(s: State) -> int:
    """Those of this round and of the rounds after it."""
    before = any(isinstance(frame, BeginSacrifices | MakeSacrifices) for frame in s.agenda)
    return LAST_ROUND - s.round + before


def lead(s: State, seat: int, to_come: int) -> float:
    """Own prospects less the mean of the others'."""
    worth = 0.0
    share = 1 / (len(s.players) - 1)
    for number, player in enumerate(s.players):
        if number == seat:
            worth += prospects(s, number, player, to_come)
        else:
            worth -= share * prospects(s, number, player, to_come)
    return worth


def prospects(s: State, seat: int, player: Player, to_come: int) -> float:
    """Points of one seat and what its stocks and pieces will bring."""
    if not s.agenda:
        return float(player.score)
    if s.round == LAST_ROUND and to_come == 0:
        return player.score + sum(store_points(s, player)) + best_bonus(s, seat)
    worth = player.score + goods(player, to_come) + prisoners(s, player, to_come) + cards(player, to_come)
    worth += buildings(player, to_come) + leaders(player, to_come) + temple(player, to_come)
    worth += warriors(player, to_come) + creatures(s, player, to_come) + abilities(s, player, to_come)
    return worth + best_bonus(s, seat) * BONUS_HOPE[to_come]


def made_of(s: State, seat: int, to_come: int) -> dict[str, float]:
    """What the lead is made of: own prospects by what people talk about, and those of the others together."""
    player = s.players[seat]
    own = prospects(s, seat, player, to_come)
    found = {"rivals": lead(s, seat, to_come) - own, "points": float(player.score)}
    if not s.agenda:
        return found
    if s.round == LAST_ROUND and to_come == 0:
        return {**found, "goods": float(sum(store_points(s, player))), "building": best_bonus(s, seat)}
    return {
        **found,
        "goods": goods(player, to_come),
        "prisoners": prisoners(s, player, to_come),
        "cards": cards(player, to_come),
        "building": buildings(player, to_come) + best_bonus(s, seat) * BONUS_HOPE[to_come],
        "leaders": leaders(player, to_come),
        "sacrifice": temple(player, to_come),
        "armies": warriors(player, to_come),
        "creatures": creatures(s, player, to_come),
        "training": abilities(s, player, to_come),
    }


def goods(player: Player, to_come: int) -> float:
    return player.jade * JADE[to_come] + player.corn * CORN[to_come]


def prisoners(s: State, player: Player, to_come: int) -> float:
    """What they give at the next sacrifice."""
    return float(player.prisoners * s.box.prisoner_sp[LAST_ROUND - to_come + 1]) if to_come else 0.0


def leaders(player: Player, to_come: int) -> float:
    """Clan tokens they brought together."""
    return TOKENS[player.tokens.bit_count()] * (to_come > 0)


def cards(player: Player, to_come: int) -> float:
    """Cards in hand; special ones more."""
    specials = sum([FIRST_SPECIAL <= card < FIRST_CREATURE_CARD for card in player.hand])
    return len(player.hand) * CARD_IN_HAND[to_come] + specials * SPECIAL[to_come]


def buildings(player: Player, to_come: int) -> float:
    """Their levels, in every round to come."""
    worth = 0.0
    for building in range(len(BUILDING)):
        worth += LEVELS[building][min(player.levels[building], len(LEVELS[building]) - 1)] * to_come
    return worth


def temple(player: Player, to_come: int) -> float:
    """Steps of the pyramid, the marker that has to be moved, and where evolution stands."""
    worth = player.step * to_come * (1 + UPGRADE) - BURDEN * player.marker * (to_come > 0)
    for row in player.rows:
        worth += evolution_worth(row, to_come)
    return worth


def warriors(player: Player, to_come: int) -> float:
    """Each one of an army is worth less than the one before."""
    worth = 0.0
    if to_come:
        for army in range(ARMIES):
            for nth in range(min(player.warriors[army], len(WARRIOR))):
                worth += WARRIOR[nth]
    return worth


def creatures(s: State, player: Player, to_come: int) -> float:
    """Their strength, for as long as they stay, and their cards."""
    worth = 0.0
    for army in range(ARMIES):
        creature = player.creature[army]
        if creature != NONE:
            rounds = min(player.ends[army], LAST_ROUND) - s.round + 1
            worth += CREATURE * s.box.creatures[creature].level * min(rounds, to_come)
            if FIRST_CREATURE_CARD + creature in player.hand:
                worth += CREATURE_CARD - CARD_IN_HAND[to_come] * (player.ends[army] != FOR_GOOD)
    return worth


def abilities(s: State, player: Player, to_come: int) -> float:
    """Tiles on the armies, in every round to come."""
    worth = 0.0
    for tile in player.slots:
        if tile != NONE:
            worth += ability_worth(s, tile) * to_come
    return worth


def best_bonus(s: State, seat: int) -> float:
    """The highest bonus a seat could take at the end; all of it once a marker is in the bonus row."""
    most = max(bonus_points(s, seat, bonus) for bonus in range(3))
    return float(most) if s.round < LAST_ROUND or max(s.players[seat].rows) > 3 else 0.0


def pending(s: State, seat: int, to_come: int) -> float:
    """Cards still to be drawn, and markers still to be moved."""
    worth = 0.0
    for frame in s.agenda[::-1]:
        if isinstance(frame, DrawCard | DrawCards) and frame.whose == seat:
            worth += 0.2 if frame.to_choose else CARD_IN_HAND[to_come] + SPECIAL[to_come]
        elif isinstance(frame, StartKeeping) and frame.whose == seat:
            worth += CARD_IN_HAND[to_come] + SPECIAL[to_come]
        elif isinstance(frame, Evolve) and frame.seat == seat:
            worth += frame.left * (1.2 * to_come if s.round < LAST_ROUND else 3.0)
        elif frame.seat != AUTO:
            break
    return worth


def combat_worth(s: State, seat: int, question: ChooseCards, to_come: int) -> float:
    """What a fight will bring with the card chosen, or with the best one."""
    mine = next((part for part in question.parts if part.seat == seat), None)
    if mine is None:
        return 0.0
    assert isinstance(mine, ChooseCard)
    prisoner = float(s.box.prisoner_sp[s.round]) if to_come else 0.0
    return fight(s, mine, prisoner, CARD_IN_HAND[to_come])


def start_worth(part: object) -> float:
    """The secret choices of the beginning, by what experience says."""
    worth = 0.0
    if isinstance(part, ChooseAdvisor | ChoosePower | ChooseBuilding):
        worth += sum(ADVISOR_WORTH[advisor] for advisor in part.advisors)
    if isinstance(part, ChooseBuilding):
        worth += POWER_WORTH[part.power] + (FOUNDED_WORTH[part.building] if part.building != NONE else 0.0)
    return worth
