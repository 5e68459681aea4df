"""A match as the fold of its entries: what was chosen, taken back, handed to a bot, given up. No more is stored."""

from collections import OrderedDict
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

from patolli.core.dealer import Dealer
from patolli.core.engine import asked, question
from patolli.core.event import Event
from patolli.core.frame import CHANCE, TOGETHER, Frame
from patolli.core.game import Game, Setup
from patolli.core.match import Match

DIGEST_EVERY = 16  # entries between two digests, by which a later version proves that it plays the same game
REMEMBERED = 500  # messages whose repetition is recognised


class Entry(NamedTuple):
    """One line of what is stored of a match. The kinds are the methods of `Course` that begin with `_on_`."""

    kind: str
    seat: int
    text: str
    at: float
    message: str = ""  # "<person> <id>" of the message that asked for it
    digest: str = ""

    @classmethod
    def of(cls, row: Mapping[str, Any]) -> "Entry":
        return cls(row["kind"], row["seat"], row["text"], row["at"], row["message"], row["digest"])

    def row(self, table_id: str, number: int) -> dict[str, Any]:
        return {**self._asdict(), "table_id": table_id, "number": number}


@dataclass(slots=True)
class Asked:
    """A question put to a seat: since when, and which plies an answer to it may name."""

    ply: int
    peak: int
    at: float
    frame: Frame[Any]


class Frozen(Exception):
    """These entries do not give the game they were stored from: the rules have changed since."""


class Course:
    """How a match has gone so far. Only `apply` changes it."""

    def __init__(self, game: Game, setup: Setup, names: tuple[str, ...], dealer: Dealer, began: float) -> None:
        self.game = game
        self.match = Match(game, setup, names, dealer)
        self.told: list[list[Event]] = []  # by ply
        self.entries = 0
        self.cuts: list[tuple[int, int]] = []  # (number of the entry, ply): there the course went back to that ply
        self.asked: dict[int, Asked] = {}
        self.used = [0.0] * setup.seats  # seconds spent on questions answered
        self.stand_ins: dict[int, str] = {}
        self.resigned: set[int] = set()
        self.offers: set[int] = set()
        self.ended = ""  # why, if it was before the rules said so
        self.pace = ""  # "": as the table was opened
        self.done: OrderedDict[str, int] = OrderedDict()  # message → the ply it led to
        self._message = ""
        self._ask(began)

    @property
    def ply(self) -> int:
        return len(self.match.plies)

    @property
    def is_over(self) -> bool:
        return bool(self.ended) or self.match.is_over

    def winners(self) -> tuple[int, ...]:
        """Who won; whoever gave up did not, and nobody wins what was broken off."""
        if self.ended in ("agreed", "abandoned"):
            return ()
        state = self.match.state
        left = [seat for seat in range(self.match.setup.seats) if seat not in self.resigned]
        if not self.resigned or not left:
            return self.game.winners(state) if self.match.is_over else ()
        scores = self.game.scores(state)
        best = max(scores[seat] for seat in left)
        return tuple(seat for seat in left if scores[seat] == best)

    def apply(self, entry: Entry) -> None:
        """Go one entry further; `Illegal` and `Malformed` leave everything as it was."""
        getattr(self, f"_on_{entry.kind.replace('-', '_')}")(entry)
        self.entries += 1
        if not (entry.kind == "choice" and entry.seat == CHANCE):
            self._message = entry.message  # what chance answers next still belongs to it
        if self._message:
            self.done[self._message] = self.ply
            if len(self.done) > REMEMBERED:
                self.done.popitem(last=False)

    def deal(self, at: float) -> list[Entry]:
        """Let chance answer until a seat is asked; the entries that tell of it, already applied."""
        dealt: list[Entry] = []
        match = self.match
        while asked(match.state) == (CHANCE,):
            frame = match.state.agenda[-1]
            found = frame.options(match.state)
            choice = match.dealer.pick(self.ply, found, frame.weights(match.state, found))
            dealt.append(Entry("choice", CHANCE, self.game.choices.text(choice), at))
            self.apply(dealt[-1])
        return dealt

    def with_digest(self, number: int, entry: Entry) -> Entry:
        """The entry, the latest applied, with a digest where one is due."""
        due = number % DIGEST_EVERY == DIGEST_EVERY - 1 or self.match.is_over
        return entry._replace(digest=self.match.state.digest()) if due else entry

    def replay(self, entries: list[Entry]) -> None:
        """Apply what was stored; `Frozen` if it does not hold any more."""
        for entry in entries:
            try:
                self.apply(entry)
            except Exception as error:
                raise Frozen(f"entry {self.entries}: {error}") from error
            if entry.digest and entry.digest != self.match.state.digest():
                raise Frozen(f"entry {self.entries - 1} leads to another position than when it was made")

    def answerable(self, seat: int, ply: int) -> bool:
        """Whether a message that names this ply answers what the seat is asked now.

        Usually that must be the very last ply. In a simultaneous question what others answer meanwhile does not count.
        """
        if ply == self.ply:
            return True
        put = self.asked.get(seat)
        top = self.match.state.agenda[-1] if self.match.state.agenda else None
        return put is not None and top is not None and top.seat == TOGETHER and put.ply <= ply <= put.peak

    # What each kind of entry does

    def _on_choice(self, entry: Entry) -> None:
        told = self.match.play(entry.seat, self.game.choices.parse(entry.text))
        self._went_on(entry, told)

    def _on_redo(self, entry: Entry) -> None:
        self._went_on(entry, self.match.redo(entry.seat))

    def _on_undo(self, entry: Entry) -> None:
        before = self.match.plies[:]
        self.match.take_back(entry.seat, int(entry.text))  # judged when it was asked for, and never again
        kept = next((i for i, ply in enumerate(self.match.plies) if before[i] != ply), self.ply)
        del self.told[kept:]
        if kept < self.ply:
            self.told += [step.events for step in self.match.replay() if step.number >= kept]
        self.cuts.append((self.entries, kept))
        self._ask(entry.at)

    def _on_resign(self, entry: Entry) -> None:
        self.resigned.add(entry.seat)
        self.stand_ins[entry.seat] = entry.text
        self.offers.discard(entry.seat)

    def _on_stand_in(self, entry: Entry) -> None:
        if entry.text:
            self.stand_ins[entry.seat] = entry.text
        else:
            self.stand_ins.pop(entry.seat, None)
            if entry.seat in self.asked:
                self.asked[entry.seat].at = entry.at

    def _on_offer(self, entry: Entry) -> None:
        (self.offers.add if entry.text == "yes" else self.offers.discard)(entry.seat)

    def _on_pace(self, entry: Entry) -> None:
        self.pace = entry.text

    def _on_end(self, entry: Entry) -> None:
        self.ended = entry.text
        self.asked = {}

    # Questions

    def _went_on(self, entry: Entry, told: list[Event]) -> None:
        self.told.append(told)
        put = self.asked.get(entry.seat)
        if put:
            self.used[entry.seat] += max(0.0, entry.at - put.at)
        self._ask(entry.at)

    def _ask(self, at: float) -> None:
        """Note who is asked what, since when; a simultaneous question goes on while others answer theirs."""
        s = self.match.state
        together = bool(s.agenda) and s.agenda[-1].seat == TOGETHER
        before, self.asked = self.asked, {}
        for seat in () if self.ended else asked(s):
            frame = question(s, seat)
            assert frame is not None
            put = before.get(seat)
            if together and put is not None and put.frame == frame and put.ply <= self.ply:
                put.peak = max(put.peak, self.ply)
                self.asked[seat] = put
            elif seat != CHANCE:
                self.asked[seat] = Asked(self.ply, self.ply, at, frame)
