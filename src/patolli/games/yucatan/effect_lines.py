"""What pieces do: the effect lines of `components.toml`, read into plain data (YU-20).

resolve if win: capture_step3 1                when, on which condition, what
reveal pay 2 jade: capture_step1 1             an effect with a cost is optional
resolve if win: gain_jade 1 or gain_corn 3     one of several
reward if summons 2: summon at 2 corn          an evolution marker in that row or further; a price per level
reward: gain_corn 2, train less 4 corn         all in the order written; a discount on the whole price
after: reinforce this_army to barracks         or any_own_army, or to a number
"""

import re
from typing import Final

from patolli.core.components import ComponentError, one_of, within
from patolli.core.record import Value, value

from .choices import (
    ACTIVATE_WORD,
    BUILD_WORD,
    CAPTURE_1,
    CAPTURE_3,
    COLUMN,
    DISCOUNT,
    DRAW_KEEP,
    EXPEL,
    FIRST_TOKEN,
    GAIN_CORN,
    IGNORE,
    POINTS,
    REINFORCE_WORD,
    RETURN,
    STRENGTH_WORD,
    SUMMON_WORD,
    TAKE,
    TRAIN_WORD,
    WORDS,
)

TIMES: Final = (
    "reveal", "strength", "resolve", "after", "move", "leader", "sacrifice", "reward", "city_corn", "city_jade",
)  # fmt: skip
REVEAL, STRENGTH, RESOLVE, AFTER, MOVE, LEADER, SACRIFICE, REWARD, CITY_CORN, CITY_JADE = range(len(TIMES))
COMBAT: Final = (REVEAL, STRENGTH, RESOLVE, AFTER)

OWN_PRICE: Final = -1  # in place of a price: that of the player's own building
BARRACKS_NUMBER: Final = -1  # in place of a number of warriors: that of the player's own barracks

# Where a word may stand (YU-20.25); all others may stand anywhere.
ONLY_AT: Final = {
    IGNORE: REVEAL, CAPTURE_1: REVEAL, STRENGTH_WORD: STRENGTH, CAPTURE_3: RESOLVE, EXPEL: RESOLVE, RETURN: RESOLVE,
    TAKE: RESOLVE, ACTIVATE_WORD: AFTER, DISCOUNT: MOVE, POINTS: SACRIFICE, FIRST_TOKEN: SACRIFICE,
}  # fmt: skip
PLAIN: Final = (IGNORE, EXPEL, RETURN, TAKE, ACTIVATE_WORD)  # words without a number
FIRST_ACTION: Final = REINFORCE_WORD  # words from here on are actions; those before only give something
FIRST_DONE: Final = GAIN_CORN  # words from here on are carried out; those before are read where their figure is needed


@value
class Op(Value):
    """One thing an effect does."""

    word: int
    n: int = 0
    keep: int = 0
    this_army: bool = False
    limit: int = BARRACKS_NUMBER
    jade: int = OWN_PRICE  # stated price per level, with `corn`
    corn: int = OWN_PRICE
    less_jade: int = 0
    less_corn: int = 0


@value
class Effect(Value):
    """One line: when it applies, on which conditions, for which price, and what it does."""

    number: int  # in the box's list of all effects
    text: str  # as it is written
    at: int
    ops: tuple[Op, ...]
    either: bool = False
    win: bool = False
    attacker: bool = False
    own_creature: bool = False
    column: int = -1
    row: int = 0
    corn: int = 0
    jade: int = 0
    prisoners: int = 0
    priced: bool = False  # it has a cost, and so is optional (YU-2.2)
    acts: bool = False  # it does more than change a figure
    action: bool = False  # it gives an action, whose outcome may hang on what came before
    use: tuple[int, int] = (-1, -1)  # its piece, as the choice that pays for it in combat or says that it comes next

    def total(self, word: int) -> int:
        """The sum of the numbers with this word."""
        found = 0
        for op in self.ops:
            if op.word == word:
                found += op.n
        return found


Effects = tuple[Effect, ...]
NOTHING: Final[tuple[Effects, ...]] = ((),) * len(TIMES)

LINE: Final = re.compile(r"(?P<at>[a-z_]+)(?: if (?P<cond>[a-z0-9_ ]+?))?(?: pay (?P<pay>[a-z0-9 ]+?))?: (?P<ops>.+)")
FORM: Final = "time [if condition] [pay cost]: what it does"
RESOURCES: Final = ("corn", "jade", "prisoner")
MOST: Final = 20  # no figure of an effect is higher


def read(line: str, number: int, where: str) -> Effect:
    """One effect; `ComponentError` says what cannot be read."""
    found = LINE.fullmatch(line.strip())
    if not found or found["at"] not in TIMES:
        raise ComponentError("effect", where, text=line[:60], form=FORM, known=TIMES)
    at = TIMES.index(found["at"])
    either = " or " in found["ops"]
    ops = tuple(_op(part.strip(), at, where) for part in re.split(" or " if either else ",", found["ops"]))
    paid = _amounts(found["pay"] or "", RESOURCES, where)
    effect = Effect(
        number, line.strip(), at, ops, either, corn=paid[0], jade=paid[1], prisoners=paid[2], priced=any(paid),
        acts=any(op.word >= FIRST_DONE for op in ops), action=any(op.word >= FIRST_ACTION for op in ops),
    )  # fmt: skip
    for word in (found["cond"] or "").split(" and ") if found["cond"] else ():
        effect = _with_condition(effect, word.strip(), where)
    _check(effect, where)
    return effect


def _with_condition(effect: Effect, word: str, where: str) -> Effect:
    column, _, row = word.partition(" ")
    if word == "win" and effect.at in (RESOLVE, AFTER):
        return effect.but(win=True)
    if word == "attacker" and effect.at in COMBAT:
        return effect.but(attacker=True)
    if word == "own_creature" and effect.at in COMBAT:
        return effect.but(own_creature=True)
    if column in COLUMN.values and row in ("1", "2", "3") and effect.at == REWARD:
        return effect.but(column=COLUMN.index[column], row=int(row))
    raise ComponentError("condition", where, text=word[:30], time=TIMES[effect.at])


def _check(effect: Effect, where: str) -> None:
    for op in effect.ops:
        if ONLY_AT.get(op.word, effect.at) != effect.at:
            raise ComponentError("only-at", where, word=WORDS[op.word], time=TIMES[ONLY_AT[op.word]])
    words = [op.word for op in effect.ops]
    if effect.either and (len(set(words)) < len(words) or min(words) < FIRST_DONE):
        raise ComponentError("or", where, first=WORDS[FIRST_DONE])
    if effect.priced and effect.at in (MOVE, SACRIFICE):
        raise ComponentError("no-cost", where, time=TIMES[effect.at])
    if effect.at == SACRIFICE and max(words) >= FIRST_DONE:
        raise ComponentError("at-sacrifice", where, known=("sacrifice_points", "clan_first_counts"))


def _op(text: str, at: int, where: str) -> Op:
    word, *rest = text.split()
    kind = one_of(where, word, WORDS)
    if kind in (BUILD_WORD, TRAIN_WORD, SUMMON_WORD):
        return _priced_action(kind, rest, where)
    if kind == REINFORCE_WORD:
        return _reinforcement(rest, at, where)
    if kind in PLAIN:
        if rest:
            raise ComponentError("no-number", where, word=word)
        return Op(kind, 1)
    if kind == DRAW_KEEP:
        if len(rest) != 3 or rest[1:] != ["keep", "1"]:
            raise ComponentError("write", where, form="draw_special_keep 3 keep 1", text=text[:40])
        return Op(kind, _number(rest[0], where), keep=1)
    if len(rest) != 1:
        raise ComponentError("write", where, form=f"{word} 1", text=text[:40])
    return Op(kind, _number(rest[0], where))


def _reinforcement(rest: list[str], at: int, where: str) -> Op:
    targets = ("any_own_army", "this_army")
    if len(rest) != 3 or rest[0] not in targets or rest[1] != "to":
        raise ComponentError("reinforcement", where, form="reinforce any_own_army to barracks", army="this_army")
    this_army = rest[0] == "this_army"
    if this_army and at != AFTER:
        raise ComponentError("only-at", where, word="this_army", time=TIMES[AFTER])
    limit = BARRACKS_NUMBER if rest[2] == "barracks" else _number(rest[2], where)
    return Op(REINFORCE_WORD, 1, this_army=this_army, limit=limit)


def _priced_action(kind: int, rest: list[str], where: str) -> Op:
    """`build`, with a stated price (`at 2 corn and 1 jade`, `at nothing`) or a discount (`less 2 jade`)."""
    text = " ".join(rest)
    found = re.fullmatch(r"(?:at (?P<at>[a-z0-9 ]+?))?(?: ?less (?P<less>[a-z0-9 ]+))?", text)
    if not found:
        raise ComponentError("price", where, text=text[:40], known=("at 2 corn", "at nothing", "less 2 jade"))
    less = _amounts(found["less"] or "", RESOURCES[:2], where)
    if found["at"] is None:
        return Op(kind, 1, less_corn=less[0], less_jade=less[1])
    price = _amounts("" if found["at"] == "nothing" else found["at"], RESOURCES[:2], where)
    return Op(kind, 1, corn=price[0], jade=price[1], less_corn=less[0], less_jade=less[1])


def _amounts(text: str, kinds: tuple[str, ...], where: str) -> list[int]:
    """Amounts by kind of '2 corn and 1 jade'."""
    found = [0] * len(kinds)
    for part in text.split(" and ") if text else ():
        amount, _, kind = part.strip().partition(" ")
        if kind.removesuffix("s") not in kinds:
            raise ComponentError("amount", where, text=part[:30], known=kinds)
        found[kinds.index(kind.removesuffix("s"))] += _number(amount, where)
    return found


def _number(text: str, where: str) -> int:
    return within(where, int(text) if text.isdecimal() else text[:20], 1, MOST)
