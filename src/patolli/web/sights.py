"""What one pair of eyes sees of a match: the position, and how it changes with everything that is told.

Only what changes is sent. The position itself, with all that is printed on its pieces, is sent to those who have none.
"""

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple
from weakref import WeakKeyDictionary

import msgspec

from patolli.core.engine import scenes
from patolli.core.event import What
from patolli.core.frame import State
from patolli.core.game import Game, no_secrets
from patolli.core.match import Ply
from patolli.table.live_match import Line, LiveMatch

from .differences import Change, difference
from .match_log import ENCODER

MANY = 40  # plies that are not shown one by one to whoever comes back: the account tells of them


class Step(NamedTuple):
    """Something told, and how the view changes by it."""

    ply: int
    what: What
    change: Any  # a `Change`, perhaps encoded already


def whose(game: Game, eyes: int | None) -> int | None:
    """The eyes to look through: where there are no secrets, all see the same."""
    return None if game.determinize is no_secrets else eyes


def steps(
    game: Game, s: State, plies: Sequence[Ply], first: int, eyes: int | None, reader: int | None, view: Any
) -> Iterator[tuple[Step, Any]]:
    """What the reader is told of these plies, the first of which has the number `first`, each with the view after it.

    The state goes on with them; `view` is how it looked before. The last thing told of a ply leads to its end.
    """
    for number, ply in enumerate(plies, first):
        seen = [(event, scene) for event, scene in scenes(s, *ply) if event.seen(reader)]
        for place, (event, scene) in enumerate(seen, 1):
            now = game.view(s if place == len(seen) else scene, eyes)
            yield Step(number, event.what, difference(view, now)), now
            view = now


def _encoded(change: Change) -> Any:
    return msgspec.Raw(ENCODER.encode(change))


NOTHING: Any = _encoded([])


class Sight:
    """A match as it is seen through some eyes and told to some reader, made once for all of them."""

    def __init__(self, game: Game, eyes: int | None, reader: int | None) -> None:
        self.game = game
        self.eyes = eyes
        self.reader = reader
        self.entries = -1
        self.ply = 0
        self.view: Any = None
        self.since = -1  # the entry that `steps` and `rest` lead on from
        self.steps: list[Step] = []
        self.rest = NOTHING  # how the view changes besides
        self._whole: msgspec.Raw | None = None

    def follow(self, live: LiveMatch) -> None:
        """Look at the match as it is now."""
        if self.entries == live.entries:
            return
        if live.entries < self.entries:  # these eyes do not see yet what others do
            self.entries, self.ply, self.view = -1, 0, None
        was_cut = any(number >= self.entries for number, _ in live.cuts)
        self.since, self.steps, self.rest = self.entries, [], NOTHING
        if self.since >= 0 and not was_cut and self.ply < live.ply <= self.ply + MANY:
            self._go_on(live)
        if self.since < 0 or was_cut or self.ply < live.ply:
            before, self.view = self.view, self.game.view(live.match.state, self.eyes)
            self.rest = NOTHING if self.since < 0 else _encoded(difference(before, self.view))
        self.entries, self.ply, self._whole = live.entries, live.ply, None

    def _go_on(self, live: LiveMatch) -> None:
        """Follow what is told, as far as it leads."""
        plies = live.match.plies[self.ply :]
        state = live.state_at(self.ply)
        for step, after in steps(self.game, state, plies, self.ply, self.eyes, self.reader, self.view):
            self.steps.append(step._replace(change=_encoded(step.change)))
            self.view, self.ply = after, step.ply + 1

    @property
    def whole(self) -> msgspec.Raw:
        """The view, for whoever has none."""
        if self._whole is None:
            self._whole = msgspec.Raw(ENCODER.encode(self.view))
        return self._whole


SIGHTS: WeakKeyDictionary[Line, dict[tuple[int | None, int | None], Sight]] = WeakKeyDictionary()


def sight_of(game: Game, live: LiveMatch, eyes: int | None, reader: int | None) -> Sight:
    """How the match is seen now."""
    key = (whose(game, eyes), reader)
    found = SIGHTS.setdefault(live.line, {}).setdefault(key, Sight(game, *key))
    found.follow(live)
    return found
