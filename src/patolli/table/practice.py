"""Where somebody may be helped to think: good moves at a table, and looking again at positions of other games.

Nobody is helped with a position that they are playing elsewhere, whichever way it comes: as the review of a game that
had it, as a fork, or as a good move at a table that was brought to it. Positions are the same if the seat that plays
one of them could not tell them apart.
"""

from collections import OrderedDict
from collections.abc import Iterator
from typing import TYPE_CHECKING, Literal, NamedTuple

from patolli.bots.planner import sight
from patolli.core.engine import asked, step
from patolli.core.frame import State

from .errands import Played
from .live_match import Entry, LiveMatch
from .seating import Declined
from .worker import Games

if TYPE_CHECKING:
    from .hall import Hall
    from .table import Table

KEPT = 500  # answers that are remembered
Hints = Literal["on", "agree", "never"]  # agree: once all people at the table do


def hints_at(table: "Table") -> Hints:
    """Whether good moves are shown here: the one place that says so."""
    row = table.row
    if row["lesson"] or row["record"] or row["rated"] or row["contest"]:
        return "never"
    people = {seat.person for seat in table.seats if seat.kind != "bot"}
    if len(people) == 1:
        return "on"
    live = table.live
    if live is None:
        return "agree"
    playing = {i for i, seat in enumerate(table.seats) if seat.kind == "person"} - live.resigned
    willing = {table.seats[seat].person for seat in live.willing}
    return "on" if playing and all(table.seats[seat].person in willing for seat in playing) else "agree"


def agree_to_hints(table: "Table", seat: int, message: str, take_back: bool) -> list[Entry]:
    """Somebody would have good moves shown, or not any more."""
    if hints_at(table) == "never" or len({one.person for one in table.seats if one.kind == "person"}) < 2:
        raise Declined("hints-settled")
    return [Entry("hints", seat, "no" if take_back else "yes", table.now(), message)]


class Place(NamedTuple):
    """What stands at a running table, for some of its seats: since the turn began that is thought about."""

    played: Played
    seats: tuple[int, ...]
    first: int


class Practice:
    """Knows what everybody plays."""

    def __init__(self, hall: "Hall") -> None:
        self.hall = hall
        self.answers: OrderedDict[tuple[object, ...], bool] = OrderedDict()

    async def check(self, person: str, table: "Table", ply: int | None = None, hints: bool = False) -> None:
        """`Declined` if the position after so many plies (None: any of the match) is one that this person plays.

        Tables that were forked are for practice, and where good moves are shown they may be shown twice.
        """
        live = table.live
        if not person or live is None or (ply is not None and not 0 <= ply <= live.ply):
            return
        others = [
            (one.id, one.live, one.seats_of(person))
            for one in await self._playing(person, table)
            if one.live and not (hints and hints_at(one) == "on")
        ]
        if not others:
            return
        key = (table.id, live.entries, ply, *((name, other.entries) for name, other, _ in others))
        if key not in self.answers:
            places = [Place(Played.of(other.match), seats, turn_of(other)) for _, other, seats in others]
            name = table.game.name
            self.answers[key] = await self.hall.workshop.do(stands_at, name, Played.of(live.match), ply, places)
            if len(self.answers) > KEPT:
                self.answers.popitem(last=False)
        if self.answers[key]:
            raise Declined("being-played")

    async def _playing(self, person: str, but: "Table") -> list["Table"]:
        """The tables at which somebody plays the same game; not those that go on from another's middle."""
        rows = await self.hall.storage.tables_of(person)
        ids = [
            row["id"] for row in rows
            if row["status"] == "running" and row["game"] == but.game.name and row["secret"] and row["id"] != but.id
        ]  # fmt: skip
        found = [await self.hall.get(table_id) for table_id in ids]
        return [table for table in found if table.status == "running" and len(table.seats) == len(but.seats)]


def turn_of(live: LiveMatch) -> int:
    """The ply with which the turn began that somebody thinks about now."""
    return min([live.ply, *(live.called[seat] for seat in live.asked if seat in live.called)])


def stands_at(games: Games, played: Played, ply: int | None, places: list[Place]) -> bool:
    """Whether a match comes to what stands at one of these tables; with a ply, whether that very position is it."""
    wanted: dict[int, dict[tuple[object, ...], set[str]]] = {}
    for place in places:
        for number, s in enumerate(positions(games, place.played)):
            if number >= place.first:
                for seat in place.seats:
                    alike = wanted.setdefault(seat, {}).setdefault(outline(games, played.game, s), set())
                    alike.add(sight(games[played.game], s, seat))
    for number, s in enumerate(positions(games, played)):
        if ply in (None, number):
            drawn = outline(games, played.game, s)
            for seat, found in wanted.items():
                if drawn in found and sight(games[played.game], s, seat) in found[drawn]:
                    return True
    return False


def positions(games: Games, played: Played) -> Iterator[State]:
    """Every position of a match; each is the same object, gone on."""
    s: State = games[played.game].new(played.setup)
    yield s
    for ply in played.plies:
        step(s, ply.choice, ply.seat)
        yield s


def outline(games: Games, game: str, s: State) -> tuple[object, ...]:
    """What is quickly compared."""
    return (asked(s), *games[game].scores(s))
