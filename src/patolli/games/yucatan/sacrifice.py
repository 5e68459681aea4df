"""The sacrifice phase: secret offerings, the sacrifice marker, the pyramid, and evolution (YU-11, YU-16)."""

from typing import Any

from patolli.core.choice import Choice
from patolli.core.frame import AUTO, Secret, Together, frame, push, tell
from patolli.core.refusal import Refusal

from .choices import (
    ADVANCED,
    AMOUNT,
    CHOICES,
    CLIMBED,
    EVOLVE,
    EVOLVED,
    FALL_BACK,
    FELL_BACK,
    FIRST_TOKEN,
    LAST_ROUND,
    OFFER_CORN,
    OFFER_JADE,
    OFFER_PRISONERS,
    OFFER_TOKEN,
    OFFERED,
    PASS,
    POINTS,
    SACRIFICES,
    SCORED,
)
from .effect_lines import SACRIFICE, Effect
from .state import BY_PYRAMID, BY_SACRIFICES, Frame, Player, State, earn, in_turn_order

NOT_SO_MANY = Refusal("not-so-many", "YU-11.1")
TOKEN_NOT_HELD = Refusal("token-not-held", "YU-11.1")
OFFERED_ALREADY = Refusal("offered-already", "YU-11.1")
OTHER_COLUMN = Refusal("other-column", "YU-11.7")
END_OF_COLUMN = Refusal("end-of-column", "YU-11.7")
BONUS_ROW_CLOSED = Refusal("bonus-row-closed", "YU-11.8")

BONUS_ROW = 4
PRISONERS, JADE, CORN, TOKENS, DONE = range(5)  # what is asked next
ASKED = (OFFER_PRISONERS, OFFER_JADE, OFFER_CORN)


@frame
class BeginSacrifices(Frame):
    """Everybody chooses in secret, at the same time (YU-11.1)."""

    seat: int = AUTO

    def take(self, s: State, choice: Choice) -> None:
        tell(s, SACRIFICES, s.round)
        parts = tuple(next_question(s, Sacrifice(seat, PRISONERS)) for seat in range(len(s.players)))
        question = MakeSacrifices(parts)
        if question.waiting():
            push(s, question)
        else:
            question.reveal(s)


def stock(player: Player, step: int) -> int:
    """How much there is of what is asked at this step."""
    return (player.prisoners, player.jade, player.corn, player.tokens)[step]


def next_question(s: State, part: "Sacrifice") -> "Sacrifice":
    """Ask on only where there is something to give."""
    player, step, tokens = s.players[part.seat], part.step, part.tokens
    while step < TOKENS and not stock(player, step):
        step += 1
    if step == TOKENS and player.tokens == tokens:
        step = DONE
    return Sacrifice(part.seat, step, part.prisoners, part.jade, part.corn, tokens, step == DONE)


@frame
class Sacrifice(Secret[State]):
    """What one seat gives: prisoners, jade, corn, then clan tokens, from none to all (YU-11.1)."""

    seat: int
    step: int
    prisoners: int = 0
    jade: int = 0
    corn: int = 0
    tokens: int = 0  # one bit a seat
    done: bool = False

    asks = (OFFER_PRISONERS, OFFER_JADE, OFFER_CORN, OFFER_TOKEN, PASS)
    choices = CHOICES

    def refuse(self, s: State, choice: Choice) -> Refusal | None:
        kind, player = choice[0], s.players[self.seat]
        if kind == PASS:
            return None if self.step == TOKENS else OFFERED_ALREADY
        if kind == OFFER_TOKEN:
            if self.step != TOKENS or self.tokens >> choice[1] & 1:
                return OFFERED_ALREADY
            return None if player.tokens >> choice[1] & 1 else TOKEN_NOT_HELD
        if self.step == TOKENS or kind != ASKED[self.step]:
            return OFFERED_ALREADY
        return None if choice[1] <= stock(player, self.step) else NOT_SO_MANY.of(amount=stock(player, self.step))

    def options(self, s: State) -> list[Choice]:
        """Any amount of what is there, so nothing needs to be filtered; a fifth of all choices are made here."""
        if self.step == TOKENS:
            return [choice for choice in CHOICES.every((OFFER_TOKEN, PASS)) if self.refuse(s, choice) is None]
        most = min(stock(s.players[self.seat], self.step), len(AMOUNT) - 1)
        return [(ASKED[self.step], amount) for amount in range(most + 1)]

    def answered(self, s: State, choice: Choice) -> "Sacrifice":
        kind = choice[0]
        if kind == PASS:
            return Sacrifice(self.seat, DONE, self.prisoners, self.jade, self.corn, self.tokens, True)
        prisoners, jade, corn, tokens, step = self.prisoners, self.jade, self.corn, self.tokens, self.step
        if kind == OFFER_TOKEN:
            tokens |= 1 << choice[1]
        else:
            step += 1
            if kind == OFFER_PRISONERS:
                prisoners = choice[1]
            elif kind == OFFER_JADE:
                jade = choice[1]
            else:
                corn = choice[1]
        return next_question(s, Sacrifice(self.seat, step, prisoners, jade, corn, tokens))


@frame
class MakeSacrifices(Together[State]):
    """All offerings are revealed together, counted and given up (YU-11.1 to YU-11.6)."""

    parts: tuple[Secret[Any], ...]

    choices = CHOICES

    def reveal(self, s: State) -> None:
        points = [0] * len(s.players)
        for part in self.parts:
            assert isinstance(part, Sacrifice)
            points[part.seat] = offering_points(s, part.seat, part)
            give_up(s, part, points[part.seat])
        order = in_turn_order(s)
        for seat in order:
            advance(s, seat, points[seat])
        climb(s, order, points)
        for seat in order:
            score(s, seat, points[seat])
        moves = s.box.moves[s.round]
        push(
            s,
            *[Evolve(seat, moves, ()) for seat in order if s.players[seat].advanced],
            *[OfferFallBack(AUTO, seat) for seat in order if s.falling and not s.players[seat].advanced],
        )


@frame
class OfferAll(Frame):
    """As if everybody gave all they have, which is never asked: only for what a sacrifice could bring now (YU-11.2)."""

    seat: int = AUTO

    def take(self, s: State, choice: Choice) -> None:
        MakeSacrifices(_everything(s)).reveal(s)


def _everything(s: State) -> tuple[Sacrifice, ...]:
    return tuple(
        [
            Sacrifice(seat, DONE, player.prisoners, player.jade, player.corn, player.tokens, True)
            for seat, player in enumerate(s.players)
        ]
    )


def all_offered(s: State) -> list[int]:
    """Sacrifice points of all that each seat has."""
    return [offering_points(s, part.seat, part) for part in _everything(s)]


def has_sacrifices_to_come(s: State) -> bool:
    """Whether this round's sacrifices are still to come; what is secret about them counts as not yet given."""
    return any(isinstance(one, (BeginSacrifices, MakeSacrifices)) for one in s.agenda)


def sacrifice_effects(s: State, seat: int) -> list[Effect]:
    """Effects of advisors and upgrades when sacrifice points are counted."""
    box, player = s.box, s.players[seat]
    found: list[Effect] = []
    for advisor in player.advisors:
        found += box.advisors[advisor].at[SACRIFICE]
    for upgrade in range(player.step):
        found += box.upgrades[upgrade].at[SACRIFICE]
    return found


def offering_points(s: State, seat: int, part: Sacrifice) -> int:
    """Sacrifice points: prisoners by the round, jade and corn by groups, clan tokens but the first (YU-11.2)."""
    box = s.box
    points = part.prisoners * box.prisoner_sp[s.round] + part.jade // box.jade_per_sp + part.corn // box.corn_per_sp
    count = part.tokens.bit_count()
    if count:
        points += box.first_token_sp + (count - 1) * box.token_sp
    for effect in sacrifice_effects(s, seat):
        points += effect.total(POINTS)
        if count:
            points += effect.total(FIRST_TOKEN)
    return points


def give_up(s: State, part: Sacrifice, points: int) -> None:
    """All that was offered is given up, also what gave no points (YU-11.3)."""
    player = s.players[part.seat]
    player.prisoners -= part.prisoners
    s.supply += part.prisoners
    player.jade -= part.jade
    player.corn -= part.corn
    player.tokens &= ~part.tokens
    tell(s, OFFERED, part.seat, part.prisoners, part.jade, part.corn, part.tokens.bit_count(), points)


def advance(s: State, seat: int, points: int) -> None:
    """Only more points than before move the marker (YU-11.4)."""
    player = s.players[seat]
    player.offered += points
    player.advanced = points > player.marker
    if player.advanced:
        player.marker = points
        player.advances += 1
        tell(s, ADVANCED, seat, points)


def climb(s: State, order: list[int], points: list[int]) -> None:
    """Whoever has the most points and advanced goes a step up and takes its upgrade (YU-11.5)."""
    most, summit = max(points), len(s.box.step_vp) - 1
    for seat in order:
        player = s.players[seat]
        if points[seat] == most and player.advanced and player.step < summit:
            player.step += 1
            tell(s, CLIMBED, seat, player.step, player.step - 1)


def score(s: State, seat: int, points: int) -> None:
    """Points for the sacrifice and for the step of the pyramid (YU-11.6)."""
    offered, pyramid = points * s.box.vp_per_sp, s.box.step_vp[s.players[seat].step]
    earn(s, seat, BY_SACRIFICES, offered)
    earn(s, seat, BY_PYRAMID, pyramid)
    tell(s, SCORED, seat, offered, pyramid, offered + pyramid)


# Evolution


def cannot_evolve(s: State, seat: int, column: int, moved: tuple[int, ...]) -> Refusal | None:
    """The next row of a column not moved in yet; the bonus row only in the last round (YU-11.7, YU-11.8)."""
    row = s.players[seat].rows[column]
    if column in moved:
        return OTHER_COLUMN
    if row >= BONUS_ROW:
        return END_OF_COLUMN
    return BONUS_ROW_CLOSED if row + 1 == BONUS_ROW and s.round < LAST_ROUND else None


@frame
class Evolve(Frame):
    """Move an evolution marker one row down; in round 1 two, in different columns (YU-11.7, YU-11.9)."""

    seat: int
    left: int
    moved: tuple[int, ...]

    asks = (EVOLVE,)

    def refuse(self, s: State, choice: Choice) -> Refusal | None:
        return cannot_evolve(s, self.seat, choice[1], self.moved)

    def take(self, s: State, choice: Choice) -> None:
        column, player = choice[1], s.players[self.seat]
        rows = player.rows
        player.rows = (*rows[:column], rows[column] + 1, *rows[column + 1 :])
        tell(s, EVOLVED, self.seat, column, rows[column] + 1)
        if self.left > 1:
            push(s, Evolve(self.seat, self.left - 1, (*self.moved, column)))


# The variant for first games


@frame
class OfferFallBack(Frame):
    """Asked only where half the marker's value is less than the whole."""

    seat: int
    whose: int

    def take(self, s: State, choice: Choice) -> None:
        if s.players[self.whose].marker > 1:
            push(s, FallBack(self.whose))


@frame
class FallBack(Frame):
    """A marker that did not advance may go back to half its value, rounded up (YU-16.1)."""

    seat: int

    asks = (FALL_BACK, PASS)

    def refuse(self, s: State, choice: Choice) -> Refusal | None:
        return None

    def take(self, s: State, choice: Choice) -> None:
        if choice[0] == FALL_BACK:
            player = s.players[self.seat]
            player.marker = (player.marker + 1) // 2
            tell(s, FELL_BACK, self.seat, player.marker)
