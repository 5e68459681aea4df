"""A match as the fold of its entries: what was chosen, taken back, handed to a bot, given up. No more is stored."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

from patolli.core import matchfile
from patolli.core.dealer import Dealer
from patolli.core.engine import asked, question
from patolli.core.event import Event
from patolli.core.frame import CHANCE, TOGETHER, Frame, State
from patolli.core.game import Game, Setup
from patolli.core.match import Match
from patolli.core.refusal import Refusal

OTHER_RULES = Refusal("frozen", "")  # the rules or figures are not those it was played with
HOLE = Refusal("damaged", "")  # an entry is missing
DIGEST_EVERY = 32  # entries between two digests, by which a later version proves that it plays the same game
REMEMBERED = 500  # messages whose repetition is recognised


class Entry(NamedTuple):
    """One line of what is stored of a match. The kinds are the methods of `LiveMatch` that begin with `_on_`."""

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
        return {
            "kind": self.kind, "seat": self.seat, "text": self.text, "at": self.at, "message": self.message,
            "digest": self.digest, "table_id": table_id, "number": number,
        }  # fmt: skip


@dataclass(slots=True)
class Asked:
    """A question put to a seat: since when, and which plies an answer to it may name."""

    ply: int
    peak: int
    at: float
    frame: Frame[Any]


class Moment(NamedTuple):
    """Before chance answers, whoever chose last may take it back for a while; others do not see it until then."""

    seat: int
    until: float
    message: str


class Line:
    """What all states of one live match have in common while each grows out of the one before."""

    def __init__(self) -> None:
        self.sights: dict[Any, Any] = {}  # by eyes and reader: what they have been shown; for whoever shows it


class Frozen(Exception):
    """These entries do not give the game they were stored from; `live` is how far they hold."""

    def __init__(self, why: Refusal, message: str, live: "LiveMatch") -> None:
        super().__init__(message)
        self.why = why
        self.live = live


class LiveMatch:
    """How a match has gone so far. One that people see never changes: a change is worked out on a `draft` beside it,
    which takes its place once it is stored."""

    def __init__(
        self, game: Game, setup: Setup, names: tuple[str, ...], dealer: Dealer, began: float, pause: float = 0.0
    ) -> None:
        self.game = game
        self.pause = pause  # how long such a moment is, in seconds
        self.moment: Moment | None = None
        self.line = Line()
        self.showing: Any = None  # what all who look at this state are shown; for whoever shows it
        self.match = Match(game, setup, names, dealer)
        self.told: list[list[Event]] = []  # by ply
        self.entries = 0
        self.cuts: list[tuple[int, int]] = []  # (number of the entry, ply): there the match went back to that ply
        self.asked: dict[int, Asked] = {}
        self.used = [0.0] * setup.seats  # seconds spent on questions answered
        self.passed: Callable[[float, float], float] = _passed  # how many of them count between two moments
        self.turns_of = [0] * setup.seats  # how many turns each seat has begun
        self.out: set[int] = set()  # seats whose time is out, where the others may end the game then
        self.called: dict[int, int] = {}  # seat asked → the ply at which its turn began
        self.stand_ins: dict[int, str] = {}
        self.taken: dict[int, int] = {}  # seats that a bot plays without their person's wish → since which entry
        self.resigned: set[int] = set()
        self.offers: set[int] = set()
        self.willing: set[int] = set()  # seats whose people would have good moves shown
        self.agreements: dict[tuple[int, int], float] = {}  # (seat that is away, who would let a bot play) → since when
        self.turns = 0  # how often another seat has come to choose; what is taken back counts too
        self.hand = CHANCE  # the seat that chose last
        self.ended = ""  # why, if it was before the rules said so
        self.pace = ""  # "": as the table was opened
        self.done: dict[str, int] = {}  # message → the ply it led to
        self.began = began
        self._message = ""
        self._before: tuple[int, State] | None = None  # the ply and the state that this draft was made at
        self._ask(began)

    @property
    def ply(self) -> int:
        return len(self.match.plies)

    @property
    def is_over(self) -> bool:
        return self.ended != "" or not self.match.state.agenda

    def winners(self) -> tuple[int, ...]:
        """Who won; whoever gave up did not, and nobody wins what was broken off."""
        if self.ended in ("agreed", "abandoned", "closed"):
            return ()
        state = self.match.state
        left = [seat for seat in range(self.match.setup.seats) if seat not in self.resigned]
        if not self.resigned or not left:
            return self.game.winners(state) if self.match.is_over else ()
        scores = self.game.scores(state)
        best = max(scores[seat] for seat in left)
        return tuple(seat for seat in left if scores[seat] == best)

    def draft(self) -> "LiveMatch":
        """The same match once more, to be changed while this one stays."""
        other = LiveMatch.__new__(LiveMatch)
        other.__dict__.update(self.__dict__)
        other.showing = None
        other.match = self.match.copy()
        other.told, other.cuts, other.used = self.told[:], self.cuts[:], self.used[:]
        other.asked = {seat: Asked(put.ply, put.peak, put.at, put.frame) for seat, put in self.asked.items()}
        other.turns_of, other.out = self.turns_of[:], self.out.copy()
        other.called, other.taken = self.called.copy(), self.taken.copy()
        other.stand_ins, other.done = self.stand_ins.copy(), self.done.copy()
        other.resigned, other.offers = self.resigned.copy(), self.offers.copy()
        other.willing = self.willing.copy()
        other.agreements = self.agreements.copy()
        other._before = (self.ply, self.match.state)
        return other

    def state_at(self, ply: int) -> State:
        """The state before a ply, as a copy of its own; that before the last change is at hand."""
        if self._before and self._before[0] == ply < self.ply:
            return self._before[1].copy()
        return self.match.state_at(ply)

    def go_on(self, entries: Iterable[Entry], at: float) -> list[Entry]:
        """Apply entries and let chance answer; returns all that there is to store of it."""
        first = self.entries
        applied: list[Entry] = []
        for entry in entries:
            self.apply(entry)
            applied.append(entry)
        if not self.is_over and not (self.moment and at < self.moment.until):
            applied += self.deal(at)
        due = self.is_over or first == 0 or first // DIGEST_EVERY != self.entries // DIGEST_EVERY
        if applied and due:
            applied[-1] = applied[-1]._replace(digest=self.match.state.digest())
        return applied

    def apply(self, entry: Entry) -> None:
        """Go one entry further; `Illegal` and `Malformed` leave everything as it was."""
        getattr(self, f"_on_{entry.kind.replace('-', '_')}")(entry)
        self.entries += 1
        if not (entry.kind == "choice" and entry.seat == CHANCE):
            self._message = entry.message  # what chance answers next still belongs to it
        if self._message:
            self.done[self._message] = self.ply
            if len(self.done) > REMEMBERED:
                del self.done[next(iter(self.done))]

    def deal(self, at: float) -> list[Entry]:
        """Let chance answer until a seat is asked; the entries that tell of it, already applied."""
        dealt: list[Entry] = []
        for choice in self.match.draws():
            dealt.append(Entry("choice", CHANCE, self.game.choices.text(choice), at))
            self.apply(dealt[-1])
        return dealt

    def replayed(self, rows: Iterable[Mapping[str, Any]], past: dict[int, "LiveMatch"] | None = None) -> "LiveMatch":
        """This match with what was stored after it; `Frozen` if it does not hold any more.

        `past` is given how it stood at the end of each turn.
        """
        live, proven = self.draft(), self
        for row in rows:
            if row["number"] != live.entries:
                raise Frozen(HOLE, f"entry {live.entries} is missing", live)
            try:
                live.apply(Entry.of(row))
            except Exception as error:
                raise Frozen(OTHER_RULES, f"entry {row['number']}: {error}", live) from error
            if row["digest"]:
                if row["digest"] != live.match.state.digest():
                    why = f"entry {row['number']} leads to another position than when it was made"
                    raise Frozen(OTHER_RULES, why, proven)
                proven = live.draft()
            if past is not None:
                past[live.turns] = live.draft()
        return live

    def record(self) -> str:
        """The match file, with everything in it: for when it is over."""
        return matchfile.write(self.match, secret=True)

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
        before, self._before = self.match.plies[:], None
        self.match.take_back(entry.seat, int(entry.text))  # judged when it was asked for, and never again
        kept = next((i for i, ply in enumerate(self.match.plies) if before[i] != ply), self.ply)
        del self.told[kept:]
        if kept < self.ply:
            self.told += [step.events for step in self.match.replay() if step.number >= kept]
        self.cuts.append((self.entries, kept))
        self.moment = None
        self._ask(entry.at)

    def _on_go_on(self, entry: Entry) -> None:
        self.moment = None

    def _on_resign(self, entry: Entry) -> None:
        self.resigned.add(entry.seat)
        self.taken.pop(entry.seat, None)
        self.stand_ins[entry.seat] = entry.text
        self.offers.discard(entry.seat)

    def _on_stand_in(self, entry: Entry) -> None:
        self.taken.pop(entry.seat, None)
        self.out.discard(entry.seat)
        if entry.text:
            self.stand_ins[entry.seat] = entry.text
            if not entry.message:
                self.taken[entry.seat] = self.entries
        else:
            self.stand_ins.pop(entry.seat, None)
            if entry.seat in self.asked:
                self.asked[entry.seat].at = entry.at

    def _on_out(self, entry: Entry) -> None:
        self.out.add(entry.seat)

    def _on_offer(self, entry: Entry) -> None:
        (self.offers.add if entry.text == "yes" else self.offers.discard)(entry.seat)

    def _on_hints(self, entry: Entry) -> None:
        (self.willing.add if entry.text == "yes" else self.willing.discard)(entry.seat)

    def _on_agree(self, entry: Entry) -> None:
        away, answer = entry.text.split()
        self.agreements.pop((int(away), entry.seat), None)
        if answer == "yes":
            self.agreements[int(away), entry.seat] = entry.at

    def _on_pace(self, entry: Entry) -> None:
        self.pace = entry.text

    def _on_end(self, entry: Entry) -> None:
        self.ended = entry.text
        self.asked = {}

    # Questions

    def _went_on(self, entry: Entry, told: list[Event]) -> None:
        self.told.append(told)
        if entry.seat not in (CHANCE, self.hand):
            self.turns, self.hand = self.turns + 1, entry.seat
            self.turns_of[entry.seat] += 1
        put = self.asked.get(entry.seat)
        if put:
            self.used[entry.seat] += max(0.0, self.passed(put.at, entry.at))
        self.out.discard(entry.seat)
        person = entry.message != ""  # bots send none, and chance does not
        held = self.pause > 0 and person and asked(self.match.state) == (CHANCE,)
        self.moment = Moment(entry.seat, entry.at + self.pause, entry.message) if held else None
        self._ask(entry.at)

    def _ask(self, at: float) -> None:
        """Note who is asked what, since when; a simultaneous question goes on while others answer theirs."""
        s, at = self.match.state, max(at, self.began)
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
        if self.asked:  # whoever is asked again after nobody else was is still in the same turn
            self.called = {seat: self.called.get(seat, self.ply) for seat in self.asked}


def _passed(start: float, end: float) -> float:
    """Without a clock that rests, all of them."""
    return end - start
