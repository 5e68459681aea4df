"""Tables at which somebody solves a puzzle: one turn of one seat, while the others wait.

Such a table has the day and the name of its puzzle where others have a lesson. Nobody sits in the other seats, so that
nothing happens when the turn is over; whoever wants to play on does so at another table (`Hall.fork`).
"""

from datetime import date, timedelta
from typing import TYPE_CHECKING, NamedTuple
from weakref import WeakKeyDictionary

from patolli.core.choice import Choice
from patolli.core.game import Game
from patolli.review.puzzles import EARLIER, Puzzle, Verdict, of_day, puzzle_of, taken

from .errands import verdict_on
from .lessons import PUZZLE, puzzle_at
from .live_match import LiveMatch
from .new_table import NewTable
from .opening import Opening, Place, seat_rows, table_row
from .people import People, Person
from .records import as_entries
from .seating import Missing
from .table import Table
from .workshop import Workshop

if TYPE_CHECKING:
    from .hall import Hall

SHOWN, SOLVED = 1, 2  # what is kept of a day
JUDGED: WeakKeyDictionary[LiveMatch, Verdict] = WeakKeyDictionary()


class Posed(NamedTuple):
    """The puzzle of a table."""

    day: date
    puzzle: Puzzle

    @property
    def what(self) -> str:
        """Under which name is kept how somebody did."""
        return kept_as(self.puzzle.game, self.day)


def kept_as(game: Game, day: date) -> str:
    return f"{game.name}/puzzle-{day.isoformat()}"


def days(today: date) -> list[date]:
    """Whose puzzles there are, today's last."""
    return [today - timedelta(days=back) for back in range(EARLIER, -1, -1)]


async def pose(hall: "Hall", host: Person, game: Game, day: date, again: bool) -> str:
    """The table at which somebody solves the puzzle of a day: a new one, or the one they have begun. Its id."""
    name = of_day(game, day)
    if not name:
        raise Missing("no-such-puzzle")
    lesson = f"{PUZZLE}{day.isoformat()} {name}"
    if not again and (left := await hall.storage.lesson_of(host.id, game.name, lesson)):
        return str(left["id"])
    puzzle = puzzle_of(game, name)
    places = tuple(
        Place("me") if seat == puzzle.seat else Place("bot", "", called) for seat, called in enumerate(puzzle.names)
    )
    row = table_row(game, puzzle.setup, host, hall.now(), lesson=lesson, pace="normal", access="closed",
                    watching="nobody")  # fmt: skip
    seats = [{**seat, "kind": "person"} for seat in seat_rows(row["id"], Opening(game.name, places), host)]
    entries = as_entries(row["id"], puzzle.lines)
    await hall.keep(NewTable(game, puzzle.setup, row, seats, "", entries=entries))
    return str(row["id"])


def posed_at(table: Table) -> Posed:
    """The puzzle that is solved at a table; `Missing` if there is none, or it does not come with the game any more."""
    found = puzzle_at(table.game, table.row)
    if found is None:
        raise Missing("no-such-puzzle")
    return Posed(date.fromisoformat(found[0]), found[1])


def turn_at(posed: Posed, live: LiveMatch) -> tuple[tuple[Choice, ...], bool]:
    """What the seat has chosen so far, and whether its turn is over."""
    puzzle, start = posed.puzzle, len(posed.puzzle.lines)
    return taken(puzzle.game, live.state_at(start), puzzle.seat, live.match.plies[start:])


async def judged(workshop: Workshop, posed: Posed, live: LiveMatch, path: tuple[Choice, ...]) -> Verdict:
    """What the turn was worth: worked out once."""
    if live not in JUDGED:
        game = posed.puzzle.game.name
        JUDGED[live] = await workshop.do(verdict_on, game, game, posed.puzzle.name, path)
    return JUDGED[live]


async def keep(people: People, person: Person, posed: Posed, how: int) -> int:
    """Keep how somebody did on a day: what came first counts. What is kept."""
    known = (await people.learnt(person)).get(posed.what, 0)
    if not known:
        await people.learn(person, posed.what, how)
    return known or how
