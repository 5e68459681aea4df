"""What a choice costs and brings, for the button that makes it."""

from patolli.core.choice import Choice

from .buildings import Build, Reinforce, Train
from .choices import (
    ACTIVATE,
    ACTIVATE_WORD,
    BONUS,
    BUILD,
    BUILD_WORD,
    CAPTURE_1,
    CAPTURE_3,
    DRAW_KEEP,
    DRAW_SPECIAL,
    EVOLVE,
    EXPEL,
    EXTEND,
    EXTEND_WORD,
    FALL_BACK,
    FIGHT,
    GAIN_CORN,
    GAIN_JADE,
    GAIN_TOKEN,
    GAIN_VP,
    HOLD,
    IGNORE,
    MOVE,
    OFFER_CORN,
    OFFER_JADE,
    OFFER_PRISONERS,
    PAY,
    PICK,
    POINTS,
    RECEIVE,
    REINFORCE,
    REINFORCE_WORD,
    RETURN,
    REWARD,
    STRENGTH_WORD,
    SUMMON,
    SUMMON_WORD,
    TAKE,
    TRAIN,
    TRAIN_WORD,
    UNTIL,
    USE_ABILITY,
    USE_ADVISOR,
    USE_CARD,
    USE_CREATURE,
    USE_POWER,
)
from .cities import ChooseReward
from .combat import sure_strength
from .effect_lines import LEADER, PLAIN, Effects
from .effects import OrderEffects, PayCost, PickOne
from .forces import PayEffects
from .leaders import ChooseGift, MoveArmy, discount, gift, move_cost
from .prices import price
from .sacrifice import Evolve, FallBack
from .scoring import ChooseBonus, bonus_points
from .state import NOBODY, Player, State, army_in
from .summoning import ChooseStay, ExtendFree, Summon, extension_cost
from .turn import TakeTurn

# What an effect brings, by the name of the hint.
BRINGS = {
    GAIN_CORN: "corn", GAIN_JADE: "jade", GAIN_VP: "points", GAIN_TOKEN: "tokens", DRAW_SPECIAL: "cards",
    DRAW_KEEP: "choose", REINFORCE_WORD: "reinforce", EXTEND_WORD: "extend", BUILD_WORD: "build", TRAIN_WORD: "train",
    SUMMON_WORD: "summon", STRENGTH_WORD: "strength", CAPTURE_1: "prisoners", CAPTURE_3: "prisoners",
    IGNORE: "ignore", EXPEL: "expel", RETURN: "return", TAKE: "take", ACTIVATE_WORD: "activate", POINTS: "sacrifice",
}  # fmt: skip


def hints(s: State, choice: Choice) -> dict[str, int]:
    """Figures for the question on top; nothing for choices it does not ask for."""
    top = s.agenda[-1] if s.agenda else None
    kind = choice[0]
    if kind == FIGHT:
        return {"strength": s.box.cards[choice[1]].strength}
    if kind == OFFER_PRISONERS:
        return {"points": choice[1] * s.box.prisoner_sp[s.round]}
    if kind == OFFER_JADE:
        return {"points": choice[1] // s.box.jade_per_sp}
    if kind == OFFER_CORN:
        return {"points": choice[1] // s.box.corn_per_sp}
    if top is None or kind not in top.asks:
        return {}
    return figures_for(s, top, choice)


def figures_for(s: State, top: object, choice: Choice) -> dict[str, int]:
    kind = choice[0]
    if isinstance(top, TakeTurn) and kind == ACTIVATE:
        return {"level": s.players[top.seat].levels[choice[1]]}
    if isinstance(top, Build) and kind == BUILD:
        levels = choice[2] - s.players[top.seat].levels[choice[1]]
        return _named(price(top.by, max(levels, 0)))
    if isinstance(top, Train) and kind == TRAIN:
        return _named(price(top.by, s.box.abilities[choice[1]].level))
    if isinstance(top, Summon) and kind == SUMMON:
        return _named(price(top.by, s.box.creatures[choice[1]].level))
    if isinstance(top, Summon | ExtendFree | ChooseStay) and kind in (EXTEND, UNTIL):
        return {"jade": stay_cost(s, top, choice)}
    if isinstance(top, Reinforce) and kind == REINFORCE:
        player = s.players[top.seat]
        return {"warriors": player.warriors[choice[1]] + room(s, player, choice[1], top.limit)}
    if isinstance(top, MoveArmy) and kind == MOVE:
        return moving(s, top, choice[1])
    if isinstance(top, ChooseGift) and kind == RECEIVE:
        return brought(gift(s, top.seat, choice[1]))
    if isinstance(top, ChooseReward) and kind == REWARD:
        return brought(s.box.rewards[top.place][choice[1]])
    if kind == USE_POWER:
        return brought(s.box.powers[choice[1]].at[LEADER])
    if isinstance(top, PayCost) and kind == PAY:
        return brought((s.box.effects[top.effect],))
    if isinstance(top, PayEffects) and kind in (USE_CARD, USE_ABILITY, USE_CREATURE, USE_ADVISOR):
        effect = top.effect(s, choice)
        return brought((effect,) if effect else ())
    if isinstance(top, OrderEffects):
        return brought(tuple(top.of_piece(s, choice)), paid=not top.offered)
    if isinstance(top, PickOne) and kind == PICK:
        found = [op.n for op in s.box.effects[top.effect].ops if op.word == choice[1]]
        return {"amount": sum(found)}
    if isinstance(top, Evolve) and kind == EVOLVE:
        return {"row": s.players[top.seat].rows[choice[1]] + 1}
    if isinstance(top, FallBack) and kind == FALL_BACK:
        return {"marker": (s.players[top.seat].marker + 1) // 2}
    if isinstance(top, ChooseBonus) and kind == BONUS:
        return {"points": bonus_points(s, top.seat, choice[1])}
    return {}


def moving(s: State, move: MoveArmy, place: int) -> dict[str, int]:
    """The corn, and what waits there: an army of some strength, or the jade of a city that is taken in peace."""
    corn = move_cost(s, move.seat, move.army, place, discount(s, move.seat, move.army))
    other, army = army_in(s, place) if place else (NOBODY, 0)
    if other not in (NOBODY, move.seat):
        return {"corn": corn, "fight": 1, "strength": sure_strength(s, s.players[other], army), "jade": 0}
    return {"corn": corn, "fight": 0, "strength": 0, "jade": s.box.entry_jade + s.jade[place] if place else 0}


def unspent(s: State, choice: Choice) -> int:
    """An army that could move, and has been chosen to."""
    top = s.agenda[-1]
    return int(choice[0] == HOLD and isinstance(top, MoveArmy) and len(top.options(s)) > 1)


def brought(effects: Effects, paid: bool = False) -> dict[str, int]:
    """What effects cost and bring; every figure is named, nought where there is none.

    `one_of`: the gains are what one may be chosen from; `choices`: so many choices come besides the gains.
    """
    found = dict.fromkeys(BRINGS.values(), 0)
    costs = {"cost_corn": 0, "cost_jade": 0, "cost_prisoners": 0}
    one_of = len(effects) == 1 and effects[0].either
    for effect in effects:
        if not paid:
            costs["cost_corn"] += effect.corn
            costs["cost_jade"] += effect.jade
            costs["cost_prisoners"] += effect.prisoners
        for op in effect.ops if one_of or not effect.either else ():
            if op.word in BRINGS:
                found[BRINGS[op.word]] += 1 if op.word in PLAIN else op.n
    choices = 0 if one_of else sum(effect.either for effect in effects)
    return {**found, **costs, "one_of": int(one_of), "choices": choices}


def stay_cost(s: State, top: Summon | ExtendFree | ChooseStay, choice: Choice) -> int:
    if isinstance(top, ExtendFree):
        return 0
    if isinstance(top, ChooseStay):
        return extension_cost(s, choice[1] - s.round, top.after.free)
    return extension_cost(s, choice[2] - s.players[top.seat].ends[choice[1]], top.free)


def room(s: State, player: Player, army: int, limit: int) -> int:
    """How many warriors would come."""
    return max(min(limit - player.warriors[army], s.supply), 0)


def _named(cost: tuple[int, int]) -> dict[str, int]:
    return {"jade": cost[0], "corn": cost[1]}
