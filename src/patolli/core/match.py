"""A match is a setup and the choices made, chance included. Everything else can be worked out again from these."""

from collections.abc import Iterator
from copy import copy
from typing import NamedTuple

from .choice import Choice
from .dealer import Dealer, FairDealer, drawn
from .engine import asked, check, is_over, narrate, play, refusal, reveals, seen_by, step
from .event import Event
from .frame import CHANCE, State, Together
from .game import Game, Setup, no_secrets
from .knowledge import teaches
from .refusal import (
    REDO_NOTHING,
    UNDO_CHANCE,
    UNDO_LEARNED,
    UNDO_NOTHING,
    UNDO_OTHER,
    BadSetup,
    Illegal,
    Refusal,
)

SNAPSHOT_EVERY = 32  # plies between two kept states: undo replays fewer than this


class Ply(NamedTuple):
    """One line of a match: who answered, and what."""

    seat: int
    choice: Choice


class Step(NamedTuple):
    """One ply of a replay: the state after it, and what was told. The state is live: copy it to keep it."""

    number: int
    ply: Ply
    events: list[Event]
    state: State


class Case(NamedTuple):
    """A choice and the state it was made in."""

    game: Game
    before: State
    seats: int
    seat: int
    choice: Choice


class Match:
    """A game being played or looked at again."""

    def __init__(self, game: Game, setup: Setup, names: tuple[str, ...] = (), dealer: Dealer | None = None) -> None:
        self.game = game
        self.setup = setup
        self.names = names or tuple(f"seat {seat}" for seat in range(setup.seats))
        if len(self.names) != setup.seats:
            raise BadSetup("names", "seats", names=len(self.names), seats=setup.seats)
        self.dealer: Dealer = FairDealer() if dealer is None else dealer
        self.state = game.new(setup)
        self.plies: list[Ply] = []
        self.undone: list[Ply] = []
        self._snapshots: dict[int, State] = {0: self.state.copy()}
        self._lessons: dict[int, bool] = {}  # plies already judged: whether somebody learned something by them
        self._begun: int | None = 0  # as `_secrets_begun`; None: not known

    def copy(self) -> "Match":
        """A match to try something out on, beside this one: what is done to it does not show here."""
        other = copy(self)
        other.state = self.state.copy()
        other.plies, other.undone = self.plies[:], self.undone[:]
        other._snapshots, other._lessons = dict(self._snapshots), dict(self._lessons)
        return other

    # Playing

    @property
    def is_over(self) -> bool:
        return is_over(self.state)

    def play(self, seat: int, choice: Choice) -> list[Event]:
        """Make a choice; `Illegal` or `Malformed` leave everything as it was. Returns what happened."""
        begun = self._begun_after(seat, choice)
        told = play(self.state, seat, choice)
        self.undone.clear()
        self._note(Ply(seat, choice), begun)
        return told

    def add(self, seat: int, choice: Choice, known: bool = False) -> None:
        """The same where nobody wants to be told what happened; `known` to be legal, it is not looked at again."""
        if not known:
            check(self.state, seat, choice)
        step(self.state, choice, seat)
        if self.undone:
            self.undone.clear()
        self.plies.append(Ply(seat, choice))
        self._begun = None  # this, like earlier states, is worked out if somebody wants to know

    def deal(self) -> list[Event]:
        """Let the dealer answer until a seat is asked or the game is over. Returns what happened."""
        return [event for choice in self.draws() for event in self.play(CHANCE, choice)]

    def draws(self) -> Iterator[Choice]:
        """The dealer's answers, one by one, until a seat is asked; each must be played before the next is taken."""
        while asked(self.state) == (CHANCE,):
            yield drawn(self.dealer, self.state, len(self.plies))

    def why_not(self, seat: int, choice: Choice) -> Refusal | None:
        """What stands against a choice, or None if it could be made now."""
        self.game.choices.check(choice)
        return refusal(self.state, seat, choice)

    def _note(self, ply: Ply, begun: int | None = None) -> None:
        """The state has just gone this ply further."""
        self.plies.append(ply)
        self._begun = begun if _is_together(self.state) else len(self.plies)
        if len(self.plies) % SNAPSHOT_EVERY == 0:
            self._snapshots[len(self.plies)] = self.state.copy()

    # Taking back

    def undo_floor(self, seat: int) -> tuple[int, Refusal]:
        """How far back this seat may go, and why not further.

        To any point since which nobody else has chosen and nobody has learned anything from chance or from what
        another had hidden. This is worked out from the record and the views, never declared by a rule. Answers to the
        simultaneous question now open can be taken back whoever has answered since: their order does not matter.
        """
        while (number := self.unjudged(seat)) is not None:
            self.judge(number, teaches(*self.case(number)))
        floor = len(self.plies)
        begun = self._secrets_begun()
        if any(ply.seat != seat for ply in self.plies[begun:]):
            return next((i for i in range(begun, floor) if self.plies[i].seat == seat), floor), UNDO_OTHER
        while floor:
            ply = self.plies[floor - 1]
            if ply.seat == CHANCE:
                return floor, UNDO_CHANCE
            if ply.seat != seat:
                return floor, UNDO_OTHER
            if self._lessons.get(floor - 1):
                return floor, UNDO_LEARNED
            floor -= 1
        return floor, UNDO_NOTHING

    def unjudged(self, seat: int) -> int | None:
        """The ply that `undo_floor` would have to judge first; None: it can be asked at once, without secrets always.

        This itself takes no time: it is asked after every choice.
        """
        if self.game.determinize is no_secrets:
            return None
        plies = self.plies
        if any(ply.seat != seat for ply in plies[self._secrets_begun() :]):
            return None
        for number in range(len(plies) - 1, -1, -1):
            if plies[number].seat != seat or self._lessons.get(number):
                return None
            if number not in self._lessons:
                return number
        return None

    def case(self, number: int) -> Case:
        """What `teaches` judges a ply by. A server has that done elsewhere."""
        ply = self.plies[number]
        return Case(self.game, self.state_at(number), self.setup.seats, ply.seat, ply.choice)

    def judge(self, number: int, taught: bool) -> None:
        """Note the judgement."""
        self._lessons[number] = taught

    def undo(self, seat: int, to: int | None = None) -> int:
        """Take back this seat's last choice, or all of its since ply `to`; returns the length of the match now."""
        return self.take_back(seat, self.undo_target(seat, to))

    def undo_target(self, seat: int, to: int | None = None) -> int:
        """The ply from which on `undo` would take back; `Illegal` if it may not."""
        floor, reason = self.undo_floor(seat)
        own = [i for i in range(floor, len(self.plies)) if self.plies[i].seat == seat]
        if not own or (to is not None and to < floor):
            raise Illegal(reason)
        if to is not None and to > own[-1]:
            raise Illegal(UNDO_NOTHING)
        return own[-1] if to is None else to

    def take_back(self, seat: int, since: int) -> int:
        """Take back this seat's choices since that ply, which was judged before; others' stay."""
        taken = [ply for ply in self.plies[since:] if ply.seat == seat]
        kept = [ply for ply in self.plies[since:] if ply.seat != seat]
        undone = [*self.undone, *reversed(taken)]
        self.rewind(since)
        for ply in kept:
            step(self.state, ply.choice, ply.seat)
            self._note(ply)
        self.undone = undone
        return len(self.plies)

    def redo(self, seat: int) -> list[Event]:
        """Make the choice last taken back once more."""
        if not self.undone or self.undone[-1].seat != seat:
            raise Illegal(REDO_NOTHING)
        ply = self.undone.pop()
        begun = self._begun_after(seat, ply.choice)
        told = play(self.state, seat, ply.choice)
        self._note(ply, begun)
        return told

    def rewind(self, to: int) -> None:
        """Go back to an earlier point, dropping what came after it."""
        self.state = self.state_at(to)
        del self.plies[to:]
        self.undone.clear()
        self._begun = None
        self._snapshots = {n: s for n, s in self._snapshots.items() if n <= to}
        self._lessons = {n: taught for n, taught in self._lessons.items() if n < to}

    def _secrets_begun(self) -> int:
        """The ply of the first answer to the simultaneous question now open; the end of the match if there is none."""
        if self._begun is None:
            self._begun = self._find_begun()
        return self._begun

    def _begun_after(self, seat: int, choice: Choice) -> int | None:
        """The same once this is chosen, if a simultaneous question is open then too; None: not known."""
        top = self.state.agenda[-1] if self.state.agenda else None
        if not isinstance(top, Together):
            return len(self.plies) + 1
        if self.why_not(seat, choice) is None and reveals(self.state, seat, choice):
            if any(part.seat != seat for part in top.parts):
                self._lessons[len(self.plies)] = True  # needs no judging: it shows what others have answered
            return len(self.plies) + 1
        return self._begun

    def _find_begun(self) -> int:
        begun = len(self.plies)
        if _is_together(self.state):
            while begun:
                before, ply = self.state_at(begun - 1), self.plies[begun - 1]
                if not _is_together(before) or reveals(before, ply.seat, ply.choice):
                    break
                begun -= 1
        return begun

    # Looking back

    def state_at(self, number: int) -> State:
        """The state before ply `number` (so `len(plies)` is now), as a copy of its own."""
        if not 0 <= number <= len(self.plies):
            raise IndexError(f"ply {number} of {len(self.plies)}")
        if number == len(self.plies):
            return self.state.copy()
        start = max(n for n in self._snapshots if n <= number)
        s = self._snapshots[start].copy()
        for at in range(start, number):
            if at % SNAPSHOT_EVERY == 0 and at != start:
                self._snapshots[at] = s.copy()
            step(s, self.plies[at].choice, self.plies[at].seat)
        return s

    def replay(self) -> Iterator[Step]:
        """Play it all again, step by step, telling what happens."""
        s = self.game.new(self.setup)
        for number, ply in enumerate(self.plies):
            yield Step(number, ply, narrate(s, ply.seat, ply.choice), s)

    def hidden_from(self, seat: int | None) -> set[int]:
        """The plies whose answers a seat (None: a spectator) may not see, or not yet. One always sees one's own."""
        hidden: set[int] = set()
        unrevealed: set[int] = set()
        s = self.game.new(self.setup)
        for number, ply in enumerate(self.plies):
            if not Event(ply.choice, seen_by(s, ply.seat, ply.choice)).seen(seat):
                hidden.add(number)
            if _is_together(s):
                unrevealed.add(number)
                if reveals(s, ply.seat, ply.choice):
                    unrevealed.clear()
            step(s, ply.choice, ply.seat)
        return {number for number in hidden | unrevealed if self.plies[number].seat != seat}


def _is_together(s: State) -> bool:
    """Whether a simultaneous question is open."""
    return bool(s.agenda) and isinstance(s.agenda[-1], Together)
