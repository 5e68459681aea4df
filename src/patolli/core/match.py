"""A match is a setup and the choices made, chance included. Everything else can be worked out again from these."""

import random
from collections.abc import Iterator
from typing import NamedTuple

from .choice import Choice
from .dealer import Dealer, FairDealer
from .engine import asked, is_over, refusal, step
from .event import Event
from .frame import CHANCE, State, Together
from .game import Game, Setup, no_secrets
from .refusal import (
    REDO_NOTHING,
    UNDO_CHANCE,
    UNDO_LEARNED,
    UNDO_NOTHING,
    UNDO_OTHER,
    Illegal,
    Refusal,
)

SNAPSHOT_EVERY = 32  # plies between two kept states: undo replays fewer than this
TWINS = 3  # how many re-dealt worlds are compared to see whether a choice taught somebody something


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


class Match:
    """A game being played or looked at again."""

    def __init__(self, game: Game, setup: Setup, names: tuple[str, ...] = (), dealer: Dealer | None = None) -> None:
        self.game = game
        self.setup = setup
        self.names = names or tuple(f"seat {seat}" for seat in range(setup.seats))
        self.dealer: Dealer = FairDealer() if dealer is None else dealer
        self.state = game.new(setup)
        self.plies: list[Ply] = []
        self.undone: list[Ply] = []
        self._snapshots: dict[int, State] = {0: self.state.copy()}

    # Playing

    @property
    def is_over(self) -> bool:
        return is_over(self.state)

    def play(self, seat: int, choice: Choice) -> list[Event]:
        """Make a choice; `Illegal` or `Malformed` leave everything as it was. Returns what happened."""
        self.game.choices.check(choice)
        reason = refusal(self.state, seat, choice)
        if reason:
            raise Illegal(reason)
        self.undone.clear()
        return self._add(Ply(seat, choice))

    def deal(self) -> list[Event]:
        """Let the dealer answer until a seat is asked or the game is over. Returns what happened."""
        told: list[Event] = []
        while asked(self.state) == (CHANCE,):
            frame = self.state.agenda[-1]
            found = frame.options(self.state)
            choice = self.dealer.pick(len(self.plies), found, frame.weights(self.state, found))
            told += self.play(CHANCE, choice)
        return told

    def why_not(self, seat: int, choice: Choice) -> Refusal | None:
        """What stands against a choice, or None if it could be made now."""
        self.game.choices.check(choice)
        return refusal(self.state, seat, choice)

    def _add(self, ply: Ply) -> list[Event]:
        s = self.state
        s.events = []
        step(s, ply.choice, ply.seat)
        told, s.events = s.events, None
        self.plies.append(ply)
        if len(self.plies) % SNAPSHOT_EVERY == 0:
            self._snapshots[len(self.plies)] = s.copy()
        return told

    # Taking back

    def undo_floor(self, seat: int) -> tuple[int, Refusal]:
        """How far back this seat may go, and why not further.

        To any point since which nobody else has chosen and nobody has learned anything from chance or from what
        another had hidden. This is worked out from the record and the views, never declared by a rule.
        """
        floor = len(self.plies)
        while floor:
            ply = self.plies[floor - 1]
            if ply.seat == CHANCE:
                return floor, UNDO_CHANCE
            if ply.seat != seat:
                return floor, UNDO_OTHER
            if self._taught(floor - 1):
                return floor, UNDO_LEARNED
            floor -= 1
        return floor, UNDO_NOTHING

    def undo(self, seat: int, to: int | None = None) -> int:
        """Take back this seat's last choice, or all since ply `to`; returns the length of the match now.

        An answer to a simultaneous question may be taken back while others are still thinking.
        """
        if self._take_back_secret(seat):
            return len(self.plies)
        floor, reason = self.undo_floor(seat)
        target = len(self.plies) - 1 if to is None else to
        if not floor <= target < len(self.plies):
            raise Illegal(reason if target < floor or not self.plies else UNDO_NOTHING)
        self.undone.extend(reversed(self.plies[target:]))
        self.rewind(target)
        return target

    def redo(self, seat: int) -> list[Event]:
        """Make the choice last taken back once more."""
        if not self.undone or self.undone[-1].seat != seat:
            raise Illegal(REDO_NOTHING)
        ply = self.undone.pop()
        reason = refusal(self.state, seat, ply.choice)
        if reason:
            raise Illegal(reason)
        return self._add(ply)

    def rewind(self, to: int) -> None:
        """Go back to an earlier point, dropping what came after it."""
        self.state = self.state_at(to)
        del self.plies[to:]
        self._snapshots = {n: s for n, s in self._snapshots.items() if n <= to}

    def _take_back_secret(self, seat: int) -> bool:
        """Drop the seat's last answer to the open simultaneous question: their order does not matter (law 5)."""
        mine = self._answers_of(seat) if _is_together(self.state) else []
        if not mine:
            return False
        kept = [ply for i, ply in enumerate(self.plies) if i > mine[-1]]
        self.rewind(mine[-1])
        for ply in kept:
            self._add(ply)
        return True

    def _answers_of(self, seat: int) -> list[int]:
        """The plies with which a seat has answered the simultaneous question now open."""
        begun = len(self.plies)
        while begun and _is_together(self.state_at(begun - 1)):
            begun -= 1
        return [i for i in range(begun, len(self.plies)) if self.plies[i].seat == seat]

    def _taught(self, number: int) -> bool:
        """Whether some seat learned something hidden through this ply.

        Take worlds that look the same to a seat before it: if the ply makes them look different, it has learned which.
        """
        if self.game.determinize is no_secrets:
            return False
        before = self.state_at(number)
        if _is_together(before):
            return not _is_together(self.state_at(number + 1))  # the last answer reveals them all
        ply = self.plies[number]
        rng = random.Random(number)
        for seat in range(self.setup.seats):
            seen = None
            for _ in range(TWINS):
                twin = self.game.determinize(before, seat, rng)
                if refusal(twin, ply.seat, ply.choice):
                    return True
                step(twin, ply.choice, ply.seat)
                view = self.game.view(twin, seat)
                if seen is not None and view != seen:
                    return True
                seen = view
        return False

    # Looking back

    def state_at(self, number: int) -> State:
        """The state before ply `number` (so `len(plies)` is now), as a copy of its own."""
        if number == len(self.plies):
            return self.state.copy()
        start = max(n for n in self._snapshots if n <= number)
        s = self._snapshots[start].copy()
        for ply in self.plies[start:number]:
            step(s, ply.choice, ply.seat)
        return s

    def replay(self) -> Iterator[Step]:
        """Play it all again, step by step, telling what happens."""
        s = self.game.new(self.setup)
        for number, ply in enumerate(self.plies):
            s.events = []
            step(s, ply.choice, ply.seat)
            told, s.events = s.events, None
            yield Step(number, ply, told, s)


def _is_together(s: State) -> bool:
    return bool(s.agenda) and isinstance(s.agenda[-1], Together)
