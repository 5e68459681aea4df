"""What each viewer is told of a table: the position through their eyes, their questions, the account so far.

Viewers who hold the same seats and read the same language share a `Channel`, so everything is made once for them.
"""

from collections.abc import Callable, Mapping
from contextlib import suppress
from functools import lru_cache
from typing import Any

import msgspec

from patolli.core.choice import Choice, Vocabulary
from patolli.core.engine import asked, options, step
from patolli.core.event import What
from patolli.core.frame import TOGETHER, Frame, State
from patolli.core.game import Game, Way
from patolli.core.refusal import Refusal
from patolli.table.errands import Played
from patolli.table.limits import TooMany
from patolli.table.live_match import Line, LiveMatch
from patolli.table.rated import undo_floor
from patolli.table.seating import Unfit
from patolli.table.table import SEPARATOR, Table
from patolli.table.workshop import Workshop
from patolli.wording import Wording, wording

from . import lookback
from .match_log import ENCODER, MatchLog
from .messages import ChoiceInfo, Judged, KindInfo, Question, TableMessage, Told, UndoInfo, Update
from .messages import Final as Ending
from .sights import NOTHING, Sight, Step, sight_of

REMEMBERED = 50_000  # choices in one language …
REMEMBERED_WAYS = 10_000  # … and ways
LONG = 100  # plies that are too many to be told where everybody waits for it


class Channel:
    """What those who hold these seats and read this language are told."""

    def __init__(self, table: Table, seats: tuple[int, ...], lang: str) -> None:
        self.table = table
        self.seats = seats
        self.lang = lang
        self.speech = wording(table.game, lang, table.setup.pack)
        self.names: tuple[str, ...] = ()  # of the seats, as of the last update
        self.account: MatchLog | None = None
        self.line: Line | None = None
        self.entries = -1  # the match as of the last update
        self.plies = 0
        self.shown: Sight | None = None  # what the last update showed
        self.latest: tuple[int, int, bytes] = (-1, -1, b"")
        self._arranged: dict[bool, tuple[int, bytes]] = {}  # by whether it is for the host: as of which arrangement

    def arrangement(self, is_host: bool, make: Callable[[], TableMessage]) -> bytes:
        """The message about the table, encoded; it is the same for all here but for the host."""
        now = self.table.arrangements
        if self._arranged.get(is_host, (-1, b""))[0] != now:
            self._arranged[is_host] = (now, ENCODER.encode(make()))
        return self._arranged[is_host][1]

    async def prepare(self, workshop: Workshop) -> None:
        """Have the account of a long match told elsewhere, so that the first who looks keeps nobody waiting."""
        live = self.table.shown_to(self.seats)
        if live is None or self.account or live.ply < LONG:
            return
        account = MatchLog(self.speech, self.table.called(self.lang), self.reader)
        with suppress(Unfit, TooMany):
            told = Played.of(live.match, account.names)
            account.take_over(*await workshop.look_back(lookback.account, told, self.lang, self.reader), live.ply)
            if self.account is None:
                self.account, self.line, self.entries, self.plies = account, live.line, live.entries, live.ply

    def update(self, seen: int) -> bytes:
        """The message for a viewer who was last told of entry `seen` (-1: nothing yet)."""
        live = self.table.shown_to(self.seats)
        assert live is not None
        if self.latest[:2] == (seen, live.entries) and self.line is live.line:
            return self.latest[2]
        before, kept_lines = self._follow(live)
        if seen < 0 or seen != before:
            return ENCODER.encode(self._message(live, -1, 0))
        made = ENCODER.encode(self._message(live, before, kept_lines))
        self.latest = (seen, live.entries, made)
        return made

    def _follow(self, live: LiveMatch) -> tuple[int, int]:
        """Bring the account up to date; the entry it knew before, and how many of its lines still hold."""
        if self.account is None or self.line is not live.line:
            self.account = MatchLog(self.speech, self.table.called(self.lang), self.reader)
            self.line, self.entries, self.plies = live.line, -1, 0
        before = self.entries
        kept = min([self.plies, *(ply for number, ply in live.cuts if number >= self.entries)])
        self.account.go_on(live.told, kept)
        self.entries, self.plies = live.entries, live.ply
        return before, self.account.news()

    @property
    def reader(self) -> int | None:
        """To whom the account is told: several people at one screen get the public one."""
        return self.seats[0] if len(self.seats) == 1 else None

    def eyes(self, live: LiveMatch) -> int | None:
        """Through whose eyes the position is shown: of several people at one screen, whoever is asked."""
        if len(self.seats) < 2:
            return self.reader
        for seat in self.seats:
            if seat in live.asked and not self.table.bot_of(seat):
                return seat
        played = (ply.seat for ply in reversed(live.match.plies) if ply.seat in self.seats)
        return next(played, self.seats[0])

    def _message(self, live: LiveMatch, before: int, kept_lines: int) -> Update:
        """What leads on from the entry `before`; -1: everything."""
        assert self.account is not None
        self.names = self.table.called(self.lang)
        reset, eyes = before < 0, self.eyes(live)
        sight = sight_of(self.table.game, live, eyes, self.reader)
        follows = not reset and sight is self.shown and sight.since == before
        self.shown = sight
        goes_on = not (live.is_over or self.table.frozen or self.table.row["record"])
        asks = goes_on and eyes is not None and eyes in live.asked and not self.table.bot_of(eyes)
        return Update(
            ply=live.ply,
            reset=reset,
            seat=-1 if eyes is None else eyes,
            view=None if follows else sight.whole,
            change=sight.rest if follows else NOTHING,
            asked=list(live.asked) if goes_on else [],
            waiting=self._waiting(live) if goes_on else "",
            questions=[self._question(live, eyes)] if asks and eyes is not None else [],
            told=[told(self.table.game, step) for step in sight.steps] if follows else [],
            log_from=0 if reset else kept_lines,
            log=self.account.shown if reset else self.account.shown[kept_lines:],
            since=list(self.account.since(self.seats)),
            undo=self._undos(live) if goes_on else [],
            moment=self._moment(live),
            final=final(live),
        )

    def _moment(self, live: LiveMatch) -> float | None:
        if live.moment is None or live.moment.seat not in self.seats or live.is_over:
            return None
        return round(max(0.0, live.moment.until - self.table.now()), 2)

    def _waiting(self, live: LiveMatch) -> str:
        if not live.asked:  # only chance is
            return ""
        if len(live.asked) == 1:
            return _waiting_for(self.speech, next(iter(live.asked.values())).frame, self.names)
        return self.speech.text("table-waiting", names=self.speech.list([self.names[seat] for seat in live.asked]))

    def _question(self, live: LiveMatch, seat: int) -> Question:
        game, speech, names = self.table.game, self.speech, self.names
        state, frame = live.match.state, live.asked[seat].frame
        hints, unspent, offers = game.hints, game.unspent, offered(speech)
        offer = offers.offer
        counts = dict.fromkeys(frame.asks, 0)
        # What may be done beside the question is shown to those who could think of it: others have no such ability.
        counts |= {choice[0]: 0 for aside in frame.asides for choice in aside.candidates(state, seat)}
        choices: list[Any] = []  # encoded already
        sure: dict[str, str] = {}
        found = options(state, seat)
        for choice in found:
            counts[choice[0]] += 1
            choices.append(offer(choice, hints(state, choice), names))
            if left := unspent(state, choice):
                sure[game.choices.text(choice)] = speech.unspent(choice, left)
        for way in game.ways(state, seat):
            choices.append(offers.offer_way(way, names))
        kinds = [
            KindInfo(game.choices.specs[kind].name, _kind(speech, kind), count)
            for kind, count in counts.items()
            if count or game.thinkable(state, seat, kind)
        ]
        prompt = _prompt(speech, frame, names)
        return Question(seat, type(frame).__name__, prompt, kinds, choices, sure, moot(state, found))

    def judged(self, live: LiveMatch) -> bytes:
        """The message for those who were told of this position before all could be said of taking back."""
        self.latest = (-1, -1, b"")
        return ENCODER.encode(Judged(live.ply, self._undos(live)))

    def _undos(self, live: LiveMatch) -> list[UndoInfo]:
        return [self._undo(live, seat) for seat in self.seats]

    def _undo(self, live: LiveMatch, seat: int) -> UndoInfo:
        undone = live.match.undone
        redo = bool(undone) and undone[-1].seat == seat
        if live.match.unjudged(seat) is not None:
            return UndoInfo(seat, live.ply, False, live.ply, "", redo, False)
        floor, reason = undo_floor(self.table, live, seat)
        can = floor < live.ply and not self.table.bot_of(seat)
        return UndoInfo(seat, floor, can, floor, refusal_text(self.speech, reason), redo, True)


LAST_SHOWN: list[tuple[Any, ...]] = [(None,) * 6]  # all who look at a table are told one after the other


def showing(table: Table, live: LiveMatch | None) -> tuple[Any, ...]:
    """What of the table's arrangement changes with the match."""
    last = LAST_SHOWN[0]
    if (
        last[0] is not live
        or last[1] is not table.live
        or last[2] is not table.row
        or last[3] is not table.frozen
        or last[4] is not table.trouble
    ):
        last = LAST_SHOWN[0] = (live, table.live, table.row, table.frozen, table.trouble, _showing(table, live))
    found: tuple[Any, ...] = last[5]
    return found


def _showing(table: Table, live: LiveMatch | None) -> tuple[Any, ...]:
    if live is None:
        return (table.status,)
    return (
        table.status, table.pace, table.frozen, table.trouble, tuple(live.asked), tuple(live.offers),
        tuple(live.willing),
        live.ply if table.clock else 0, tuple(live.stand_ins.items()), len(live.resigned), tuple(live.agreements),
        tuple(live.out),
    )  # fmt: skip


def told(game: Game, step: Step) -> Told:
    """Something that happened, as it is sent."""
    return Told(step.ply, game.events.specs[step.what[0]].name, _words(game.events, step.what), step.change)


def final(live: LiveMatch) -> Ending | None:
    """How it ended, if it did."""
    if not live.is_over:
        return None
    reason: Any = live.ended or "played"
    return Ending(list(live.game.scores(live.match.state)), list(live.winners()), reason)


def moot(s: State, found: list[Choice]) -> bool:
    """Whether the one answer leaves everything open: nothing is drawn and nobody else is asked after it."""
    if len(found) != 1 or s.agenda[-1].seat == TOGETHER:
        return False
    seat, after = s.agenda[-1].seat, s.copy()
    step(after, found[0], seat)
    return asked(after) == (seat,)


class Offered:
    """Choices as they are sent in one language, encoded already: most are offered again and again, at many tables."""

    def __init__(self, speech: Wording) -> None:
        assert speech.game is not None
        self.speech = speech
        self.choices = speech.game.choices
        self.names_seats = [any(domain.name == "seat" for domain in spec.domains) for spec in self.choices.specs]
        self.made: dict[tuple[Any, ...], msgspec.Raw] = {}
        self.labels: dict[tuple[Any, ...], str] = {}  # the same way leads over many steps
        self.ways: dict[int, tuple[Way, tuple[str, ...], msgspec.Raw]] = {}  # by where they are in memory

    def offer(
        self, choice: Choice, hints: Mapping[str, int], names: tuple[str, ...], steps: tuple[Choice, ...] = ()
    ) -> msgspec.Raw:
        """A choice, or several `steps` that are told as one."""
        key = (choice, steps, *hints.items(), names) if self.names_seats[choice[0]] else (choice, steps, *hints.items())
        made = self.made.get(key)
        if made is None:
            if len(self.made) >= REMEMBERED:
                self.made.clear()
            made = self.made[key] = self._make(choice, hints, names, steps or (choice,))
        return made

    def offer_way(self, way: Way, names: tuple[str, ...]) -> msgspec.Raw:
        """Several choices that are told as one; a game that remembers its ways is not asked again what they are."""
        known = self.ways.get(id(way))
        if known is None or known[0] is not way or known[1] != names:
            if len(self.ways) >= REMEMBERED_WAYS:
                self.ways.clear()
            known = self.ways[id(way)] = (way, names, self.offer(way.whole, way.hints, names, way.steps))
        return known[2]

    def _make(
        self, choice: Choice, hints: Mapping[str, int], names: tuple[str, ...], steps: tuple[Choice, ...]
    ) -> msgspec.Raw:
        key = (choice, *hints.items(), names if self.names_seats[choice[0]] else ())
        label = self.labels.get(key)
        if label is None:
            if len(self.labels) >= REMEMBERED:
                self.labels.clear()
            label = self.labels[key] = self.speech.choice(choice, hints, names)
        kind = self.choices.specs[choice[0]].name
        text = SEPARATOR.join(map(self.choices.text, steps))
        info = ChoiceInfo(text, kind, label, words(self.choices, choice), dict(hints))
        return msgspec.Raw(ENCODER.encode(info))


@lru_cache(maxsize=64)
def offered(speech: Wording) -> Offered:
    return Offered(speech)


@lru_cache(maxsize=1_000)
def _waiting_for(speech: Wording, frame: Frame[Any], names: tuple[str, ...]) -> str:
    return speech.waiting(frame, names)


@lru_cache(maxsize=1_000)
def _prompt(speech: Wording, frame: Frame[Any], names: tuple[str, ...]) -> str:
    return speech.prompt(frame, names)


@lru_cache(maxsize=1_000)
def _kind(speech: Wording, kind: int) -> str:
    return speech.kind(kind)


@lru_cache(maxsize=1_000)
def refusal_text(speech: Wording, refusal: Refusal) -> str:
    return speech.refusal(refusal)


@lru_cache(maxsize=20_000)
def _words(vocabulary: Vocabulary, what: What) -> dict[str, str]:
    """As `words`, made once: nobody may change them."""
    return words(vocabulary, what)


def words(vocabulary: Vocabulary, what: What) -> dict[str, str]:
    """The arguments of a choice or event as words."""
    return {arg: domain.values[value] for arg, (domain, value) in vocabulary.named(what).items()}
