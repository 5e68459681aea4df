"""The tasks of a placed worker, and what comes right before and after them (TW-5, TW-6.1, TW-6.6.5, TW-7)."""

from patolli.core.choice import Choice
from patolli.core.frame import AUTO, frame, push, tell
from patolli.core.refusal import Refusal

from .army import train
from .bonus import AT_COST
from .buildings import BuildHouse, cannot_build, owned
from .choices import (
    BONUS_USED,
    BY_BUILDINGS,
    BY_CARDS,
    CARD_BONUS,
    DECLINE,
    DO_TASK,
    FROM_DECK,
    GODS,
    GOLD,
    MORE_TASKS,
    POTATO,
    STOP,
    T_BUILD,
    T_PRODUCE,
    T_STAIRS,
    T_STATUE,
    T_TRAIN,
    T_WEAVE,
    TAKE_CARD,
    TASK_DONE,
    TASKS,
    TASKS_LEFT,
)
from .gaining import gain_bonus
from .god_cards import MUST_TAKE_CARD, cannot_take_card, god_card_left, take_god_card, ways_to_a_card
from .payments import NOTHING, Purchase, can_pay, price, sell
from .production import ProduceOne, cannot_produce
from .stairs import BuildStairs, cannot_build_stairs
from .state import NONE, Z_GATHER_MORE, Frame, Question, State, add_good, can_act_freely, score
from .statues import ErectStatue, cannot_erect
from .tapestries import trade
from .weaving import cannot_take_tile, weave

NO_POTATO_TO_PAY = Refusal("no-potato-to-pay", "TW-6.6.5")
NO_CARD_BONUS = Refusal("no-card-bonus", "TW-6.1")
NO_PRIESTS_CARD = Refusal("no-priests-card", "TW-6.6.5")
NOT_BESIDE_SPACE = Refusal("not-beside-space", "TW-5.2")
ANOTHER_TASK = Refusal("another-task", "TW-5.2")
ICON_USED = Refusal("icon-used", "TW-5.2")

ALL_THREE = 7  # bits of the icons of a space


def has_card_bonus(s: State, seat: int) -> bool:
    """Whether the card played may be used: a statue of its god, of any size (TW-6.1, R59)."""
    if s.played == NONE:
        return False
    god, statues = s.box.card_god[s.played], s.players[seat].statues
    return bool(statues[god] or statues[god + GODS])


def use_card_bonus(s: State, seat: int) -> None:
    tell(s, BONUS_USED, seat, s.played)
    gain_bonus(s, seat, s.box.card[s.played], source=BY_CARDS)


@frame
class BeforeTasks(Frame):
    """The card's bonus may be taken now, with a statue of its god (TW-6.1)."""

    seat: int
    whose: int
    space: int
    count: int
    priest: bool

    def take(self, s: State, choice: Choice) -> None:
        if has_card_bonus(s, self.whose):
            push(s, UseBonusFirst(self.whose, self.space, self.count, self.priest))
        else:
            push(s, CountTasks(AUTO, self.whose, self.space, self.count, self.priest, False))


@frame
class UseBonusFirst(Question):
    """Take the card's bonus before the tasks, or wait (TW-6.1)."""

    seat: int
    space: int
    count: int
    priest: bool

    asks = (CARD_BONUS, DECLINE)

    def refuse(self, s: State, choice: Choice) -> Refusal | None:
        return None

    def take(self, s: State, choice: Choice) -> None:
        used = choice[0] == CARD_BONUS
        push(s, CountTasks(AUTO, self.seat, self.space, self.count, self.priest, used))
        if used:
            use_card_bonus(s, self.seat)


@frame
class CountTasks(Frame):
    """The number of tasks is settled before the first of them (TW-5.8)."""

    seat: int
    whose: int
    space: int
    count: int
    priest: bool
    used: bool  # the card's bonus

    def take(self, s: State, choice: Choice) -> None:
        paid = self.priest and (can_pay(s.players[self.whose].goods, price(POTATO, 1)) or can_act_freely(s, self.whose))
        if paid:
            push(s, PayForTask(self.whose, self.space, self.count, self.used))
        else:
            begin_tasks(s, self.whose, self.space, self.count, self.priest, self.used)


@frame
class PayForTask(Purchase):
    """A priest may pay a potato for one more task (TW-6.6.5)."""

    seat: int
    space: int
    count: int
    used: bool

    asks = (MORE_TASKS, DECLINE)

    def refuse(self, s: State, choice: Choice) -> Refusal | None:
        if choice[0] == DECLINE or can_pay(s.players[self.seat].goods, price(POTATO, 1)):
            return None
        return NO_POTATO_TO_PAY

    def take(self, s: State, choice: Choice) -> None:
        sell(s, self, choice, price(POTATO, 1) if choice[0] == MORE_TASKS else NOTHING)

    def buy(self, s: State, choice: Choice) -> None:
        begin_tasks(s, self.seat, self.space, self.count + (choice[0] == MORE_TASKS), True, self.used)


def begin_tasks(s: State, seat: int, space: int, count: int, priest: bool, used: bool) -> None:
    tell(s, TASKS, seat, count)
    push(s, DoTasks(seat, space, count, 0, False), AfterTasks(AUTO, seat, not used, priest))


# The tasks themselves


def cannot_do(s: State, seat: int, task: int) -> Refusal | None:
    """Why a task cannot be carried out now; gathering, training and trade always can (TW-5.5)."""
    if task == T_BUILD:
        return cannot_build(s, seat, AT_COST)
    if task == T_WEAVE:
        return cannot_take_tile(s, seat, 1)
    if task == T_STATUE:
        return cannot_erect(s, seat)
    if task == T_STAIRS:
        return cannot_build_stairs(s, seat)
    return cannot_produce(s, seat, 1) if task == T_PRODUCE else None


def gather(s: State, seat: int, resource: int) -> None:
    """TW-7.1, with Z20 more (TW-12.17)."""
    more = resource != GOLD and bool(s.players[seat].works & Z_GATHER_MORE)
    add_good(s, seat, resource, s.box.gathered[resource] + more)
    if more:
        score(s, seat, 1, BY_BUILDINGS)


def progress(s: State, seat: int, task: int) -> int:
    """What tells whether a task that may be declined was carried out (TW-5.9)."""
    player = s.players[seat]
    if task == T_BUILD:
        return owned(s, seat)
    return sum(player.statues) if task == T_STATUE else -player.stairs


@frame
class DoTasks(Question):
    """Spend the tasks on the three icons, each once before any is used again (TW-5.2).

    `used` are the icons of the group, one bit each; `closed`: one of them could not be carried out (TW-5.9).
    """

    seat: int
    space: int
    left: int
    used: int
    closed: bool

    asks = (DO_TASK, STOP)

    def refuse(self, s: State, choice: Choice) -> Refusal | None:
        if choice[0] == STOP:
            return None
        _, task, icon = choice
        icons = s.box.hill.icons[self.space]
        if icon not in icons:
            return NOT_BESIDE_SPACE
        if s.box.hill.task[icon] != task:
            return ANOTHER_TASK
        if self.used >> icons.index(icon) & 1:
            return ICON_USED
        return cannot_do(s, self.seat, task)

    def candidates(self, s: State) -> list[Choice]:
        hill = s.box.hill
        return [*((DO_TASK, hill.task[icon], icon) for icon in hill.icons[self.space]), (STOP,)]

    def take(self, s: State, choice: Choice) -> None:
        if choice[0] == STOP:
            tell(s, TASKS_LEFT, self.seat, self.left)
            return
        _, task, icon = choice
        seat, used = self.seat, self.used | 1 << s.box.hill.icons[self.space].index(icon)
        tell(s, TASK_DONE, seat, task)
        if task in (T_BUILD, T_STATUE, T_STAIRS):
            push(s, CheckTask(AUTO, seat, self.space, self.left, used, self.closed, task, progress(s, seat, task)))
        else:
            go_on(s, seat, self.space, self.left - 1, used, self.closed)
        do_task(s, seat, task)


def do_task(s: State, seat: int, task: int) -> None:
    """TW-7.1 to TW-7.8."""
    if task <= GOLD:
        gather(s, seat, task)
    elif task == T_WEAVE:
        weave(s, seat)
    elif task == T_STATUE:
        push(s, ErectStatue(seat, False))
    elif task == T_STAIRS:
        push(s, BuildStairs(seat, False))
    elif task == T_BUILD:
        push(s, BuildHouse(seat, False, False))
    elif task == T_TRAIN:
        train(s, seat)
    elif task == T_PRODUCE:
        push(s, ProduceOne(seat, True))
    else:
        trade(s, seat)


def go_on(s: State, seat: int, space: int, left: int, used: int, closed: bool) -> None:
    """The next task of the group, or of the next group (TW-5.2)."""
    if left and used == ALL_THREE and closed:
        tell(s, TASKS_LEFT, seat, left)
    elif left:
        push(s, DoTasks(seat, space, left, 0 if used == ALL_THREE else used, closed))


@frame
class CheckTask(Frame):
    """A task that came to nothing is not spent, but no new group will be begun (TW-5.9)."""

    seat: int
    whose: int
    space: int
    left: int
    used: int
    closed: bool
    task: int
    before: int

    def take(self, s: State, choice: Choice) -> None:
        undone = progress(s, self.whose, self.task) == self.before
        go_on(s, self.whose, self.space, self.left - (not undone), self.used, self.closed or undone)


# After the tasks


@frame
class AfterTasks(Frame):
    """The card's bonus, if not taken before, and the card a priest must take (TW-6.1, TW-6.6.5)."""

    seat: int
    whose: int
    bonus: bool
    card: bool

    def take(self, s: State, choice: Choice) -> None:
        bonus, card = self.bonus and has_card_bonus(s, self.whose), self.card and god_card_left(s)
        if bonus or card:
            push(s, FinishPlacement(self.whose, bonus, card))


@frame
class FinishPlacement(Question):
    """The card's bonus and the priest's card, in the order the player likes (TW-4.8)."""

    seat: int
    bonus: bool
    card: bool

    asks = (CARD_BONUS, TAKE_CARD, FROM_DECK, DECLINE)

    def refuse(self, s: State, choice: Choice) -> Refusal | None:
        if choice[0] == CARD_BONUS:
            return None if self.bonus else NO_CARD_BONUS
        if choice[0] == DECLINE:
            return MUST_TAKE_CARD if self.card and god_card_left(s) else None
        return cannot_take_card(s, choice) if self.card else NO_PRIESTS_CARD

    def candidates(self, s: State) -> list[Choice]:
        return [(CARD_BONUS,), *ways_to_a_card(s), (DECLINE,)]

    def take(self, s: State, choice: Choice) -> None:
        if choice[0] == DECLINE:
            return
        used = choice[0] == CARD_BONUS
        push(s, AfterTasks(AUTO, self.seat, self.bonus and not used, self.card and used))
        if used:
            use_card_bonus(s, self.seat)
        else:
            take_god_card(s, self.seat, choice)
