"""Activating a central city: one reward of its panel, and what that sets off (YU-10)."""

from typing import Final

from patolli.core.choice import Choice
from patolli.core.frame import AUTO, frame, push, tell
from patolli.core.refusal import Refusal

from .choices import ACTIVATE_WORD, CITY_ACTIVATED, COLLECTED, DECLINED, IDLE, PASS, REWARD, REWARD_SLOT, REWARDED
from .effect_lines import CITY_CORN, CITY_JADE, Effect, Op
from .effects import GAVE_CORN, GAVE_JADE, Offer, offer_all, word
from .state import Frame, State, add_jade, fighting

NOT_THIS_ROUND = Refusal("not-this-round", "YU-10.1")
CONDITION_UNMET = Refusal("condition-unmet", "YU-10.3")
MUST_ACTIVATE = Refusal("must-activate", "YU-10.6")

SET_OFF: Final = 2  # how far the bits of what was set off are from those of what was given


def enter_city(s: State, seat: int, city: int) -> None:
    """Peaceful entry: a jade and all jade lying there, and the city is activated (YU-8.5)."""
    if "reward_first" in s.readings:
        push(s, ActivateCity(AUTO, seat, city, False), CollectJade(AUTO, seat, city))
    else:
        collect_jade(s, seat, city)
        activate_city(s, seat, city, False)


def collect_jade(s: State, seat: int, city: int) -> None:
    amount = s.box.entry_jade + s.jade[city]
    s.jade[city] = 0
    if amount:
        add_jade(s, seat, amount)
        tell(s, COLLECTED, seat, amount, city)


@frame
class CollectJade(Frame):
    """The jade of a city just entered, for those who take the reward first (YU-19.35)."""

    seat: int
    whose: int
    city: int

    def take(self, s: State, choice: Choice) -> None:
        collect_jade(s, self.whose, self.city)


@word(ACTIVATE_WORD)
def activate_once_more(s: State, seat: int, op: Op, army: int, effect: Effect) -> None:
    """The city of this combat once more (YU-20.10)."""
    activate_city(s, seat, fighting(s).city, False)


def activate_city(s: State, seat: int, city: int, optional: bool) -> None:
    s.panel = 0
    tell(s, CITY_ACTIVATED, seat, city)
    push(s, ChooseReward(seat, city, optional))


@frame
class ActivateCity(Frame):
    """A city is activated when its turn comes."""

    seat: int
    whose: int
    city: int
    optional: bool

    def take(self, s: State, choice: Choice) -> None:
        activate_city(s, self.whose, self.city, self.optional)


def cannot_take(s: State, seat: int, city: int, slot: int) -> Refusal | None:
    """A reward of this or an earlier round whose condition is met (YU-10.1, YU-10.3)."""
    if slot not in s.box.slots[s.round]:
        return NOT_THIS_ROUND
    return None if condition_met(s, seat, city, slot) else CONDITION_UNMET


def condition_met(s: State, seat: int, city: int, slot: int) -> bool:
    """An evolution marker in the row a reward names, or further (YU-10.3)."""
    rows = s.players[seat].rows
    return all(effect.column < 0 or rows[effect.column] >= effect.row for effect in s.box.rewards[city][slot])


def gives_anything(s: State, seat: int, city: int) -> bool:
    """Whether one of its rewards can be taken."""
    return any(cannot_take(s, seat, city, slot) is None for slot in range(len(REWARD_SLOT)))


@frame
class ChooseReward(Frame):
    """One reward of the panel, none only where none can be had; in round 4 that of round 4 too (YU-10.1, YU-2.2)."""

    seat: int
    place: int
    optional: bool

    asks = (REWARD, PASS)

    def refuse(self, s: State, choice: Choice) -> Refusal | None:
        if choice[0] == PASS:
            return MUST_ACTIVATE if not self.optional and gives_anything(s, self.seat, self.place) else None
        return cannot_take(s, self.seat, self.place, choice[1])

    def take(self, s: State, choice: Choice) -> None:
        if choice[0] == PASS and gives_anything(s, self.seat, self.place):
            tell(s, DECLINED, self.seat)
            return
        added = s.box.added[s.round]
        if added:
            push(s, TakeReward(AUTO, self.seat, self.place, added[0]))
        if choice[0] == REWARD:
            take_reward(s, self.seat, self.place, choice[1])
        else:
            tell(s, IDLE, self.seat, ACTIVATE_WORD)


@frame
class TakeReward(Frame):
    """The reward that is added to the chosen one (YU-10.4)."""

    seat: int
    whose: int
    city: int
    slot: int

    def take(self, s: State, choice: Choice) -> None:
        if condition_met(s, self.whose, self.city, self.slot):
            take_reward(s, self.whose, self.city, self.slot)


def take_reward(s: State, seat: int, city: int, slot: int) -> None:
    tell(s, REWARDED, seat, city, slot)
    effects = [Offer(AUTO, seat, effect.number) for effect in s.box.rewards[city][slot]]
    push(s, *effects, SetOff(AUTO, seat))


@frame
class SetOff(Frame):
    """What advisors add when a panel gave corn or jade, once per activation for each (YU-10.5)."""

    seat: int
    whose: int

    def take(self, s: State, choice: Choice) -> None:
        due: list[Effect] = []
        for bit, at in ((GAVE_CORN, CITY_CORN), (GAVE_JADE, CITY_JADE)):
            if s.panel & bit and not s.panel >> SET_OFF & bit:
                s.panel |= bit << SET_OFF
                for advisor in s.players[self.whose].advisors:
                    due += s.box.advisors[advisor].at[at]
        due.sort(key=lambda effect: effect.number)
        offer_all(s, self.whose, due)
