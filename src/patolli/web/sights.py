"""What one pair of eyes sees of a match: the position, and how it changes with everything that is told.

Only what changes is sent. The position itself, with all that is printed on its pieces, is sent to those who have none.
What all see is worked out once for all of them (`Scene`), and what is each one's `own` beside it.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

import msgspec

from patolli.core.engine import scenes
from patolli.core.event import EVERYONE, Event, What
from patolli.core.frame import State
from patolli.core.game import Game, no_secrets
from patolli.core.match import Ply
from patolli.table.live_match import LiveMatch

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


def _joined(one: Any, other: Any) -> Any:
    """Two changes, encoded already, as one."""
    if other == NOTHING:
        return one
    return other if one == NOTHING else msgspec.Raw(bytes(one)[:-1] + b"," + bytes(other)[1:])


OWN: dict[tuple[Any, ...], frozenset[str]] = {}  # by game: the fields of a view that are each one's own


class Scene:
    """How things stood at one moment, for all eyes."""

    def __init__(self, game: Game, state: State) -> None:
        self.game = game
        self.state = state
        self._shared: dict[str, Any] | None = None

    @property
    def shared(self) -> dict[str, Any]:
        """What all see alike."""
        if self._shared is None:
            sort = (self.game.own, self.game.view, self.game.determinize)
            if sort not in OWN:
                OWN[sort] = frozenset(self.own(None))
            own, view = OWN[sort], self.game.view(self.state, None)
            self._shared = {key: part for key, part in view.items() if key not in own}
        return self._shared

    def own(self, eyes: int | None) -> Mapping[str, Any]:
        """What these eyes see beside that."""
        if self.game.determinize is no_secrets:
            return {}
        return self.game.own(self.state, eyes) if self.game.own else self.game.view(self.state, eyes)


class Told(NamedTuple):
    """A ply: what was told of it, how things stood each time, and how they stood in the end."""

    ply: int
    events: list[tuple[Event, Scene]]
    end: Scene


class Showing:
    """One stored state of a match: how it is seen, and what led to it; made once for all who look."""

    def __init__(self, game: Game, live: LiveMatch) -> None:
        self.game = game
        self.now = Scene(game, live.match.state)
        self.told: dict[int, list[Told]] = {}  # from which ply on → what was told
        self.changes: dict[tuple[Scene, Scene], Any] = {}  # from one scene to another, encoded
        self.ways: dict[tuple[Scene | None, int], tuple[list[Step], Any]] = {}  # here from a scene and its ply, for all

    def since(self, live: LiveMatch, ply: int) -> list[Told]:
        """What was told from a ply on."""
        if ply not in self.told:
            s, found = live.state_at(ply), list[Told]()
            for number in range(ply, live.ply):
                told = scenes(s, *live.match.plies[number])
                end = self.now if number == live.ply - 1 else Scene(self.game, s.copy())
                found.append(Told(number, [(event, Scene(self.game, scene)) for event, scene in told], end))
            self.told[ply] = found
        return self.told[ply]

    def change(self, before: Scene, after: Scene) -> Any:
        """How what all see alike has changed."""
        if before is after:
            return NOTHING
        if (before, after) not in self.changes:
            self.changes[before, after] = _encoded(difference(before.shared, after.shared))
        return self.changes[before, after]


def showing_of(game: Game, live: LiveMatch) -> Showing:
    """What is kept with a stored state, for as long as it is there."""
    if live.showing is None:
        live.showing = Showing(game, live)
    found: Showing = live.showing
    return found


class Sight:
    """A match as it is seen through some eyes and told to some reader."""

    def __init__(self, game: Game, eyes: int | None, reader: int | None) -> None:
        self.game = game
        self.eyes = eyes
        self.reader = reader
        self.alike = game.determinize is no_secrets  # all see and are told the same
        self.entries = -1
        self.ply = 0
        self.scene: Scene | None = None  # what these eyes see: what all do …
        self.own: Any = {}  # … and what is theirs
        self.since = -1  # the entry that `steps` and `rest` lead on from
        self.steps: list[Step] = []
        self.rest = NOTHING  # how the view changes besides
        self._whole: msgspec.Raw | None = None

    def follow(self, live: LiveMatch) -> None:
        """Look at the match as it is now."""
        if self.entries == live.entries:
            return
        showing = showing_of(self.game, live)
        if live.entries < self.entries:  # these eyes do not see yet what others do
            self.entries, self.ply, self.scene = -1, 0, None
        was_cut = any(number >= self.entries for number, _ in live.cuts)
        self.since, self.steps, self.rest = self.entries, [], NOTHING
        known = showing.ways.get((self.scene, self.ply)) if self.alike and not was_cut else None
        if known:
            (self.steps, self.rest), self.scene = known, showing.now
        else:
            self._go_on(showing, live, was_cut)
        self.entries, self.ply, self._whole = live.entries, live.ply, None

    def _go_on(self, showing: Showing, live: LiveMatch, was_cut: bool) -> None:
        start, goes_on = (self.scene, self.ply), self.since >= 0 and self.ply < live.ply <= self.ply + MANY
        heard = showing.since(live, self.ply) if goes_on and not was_cut else []
        for told in heard:
            self._hear(showing, told)
        if self.scene is not showing.now:
            self.rest = self._look(showing, showing.now)
        if self.alike and not was_cut and all(e.seen_by == EVERYONE for told in heard for e, _ in told.events):
            showing.ways[start] = (self.steps, self.rest)

    def _hear(self, showing: Showing, told: Told) -> None:
        """What the reader is told of a ply. The last of it leads to its end."""
        seen = [(event, scene) for event, scene in told.events if event.seen(self.reader)]
        for place, (event, scene) in enumerate(seen, 1):
            change = self._look(showing, told.end if place == len(seen) else scene)
            self.steps.append(Step(told.ply, event.what, change))

    def _look(self, showing: Showing, scene: Scene) -> Any:
        """See how things stand then; returns what has changed, encoded."""
        before, own_before, own = self.scene, self.own, scene.own(self.eyes)
        self.scene, self.own = scene, own
        if before is None:
            return NOTHING
        change = showing.change(before, scene)
        return change if own == own_before else _joined(change, _encoded(difference(own_before, own)))

    @property
    def whole(self) -> msgspec.Raw:
        """The view, for whoever has none."""
        if self._whole is None:
            assert self.scene is not None
            self._whole = msgspec.Raw(ENCODER.encode({**self.scene.shared, **self.own}))
        return self._whole


def sight_of(game: Game, live: LiveMatch, eyes: int | None, reader: int | None) -> Sight:
    """How the match is seen now."""
    key = (whose(game, eyes), reader)
    found: Sight | None = live.line.sights.get(key)
    if found is None:
        found = live.line.sights[key] = Sight(game, *key)
    found.follow(live)
    return found
