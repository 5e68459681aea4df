"""Rated tables: what must be settled so that one can be, and what nobody may do there."""

from typing import TYPE_CHECKING

from patolli.bots import BOTS, GUESTS
from patolli.core.components import Pack
from patolli.core.game import Game, Setup
from patolli.core.refusal import BadSetup, Refusal

from .bot_ratings import bot_ratings
from .clock import Clock

if TYPE_CHECKING:
    from .live_match import LiveMatch
    from .opening import Opening
    from .table import Table

CLOCK = "move 604800 out=lose"  # where none was wished for: whoever never comes back has left
UNDO_ASKED = Refusal("undo-asked", "")


def check_rated(opening: "Opening", game: Game, setup: Setup, pack: Pack | None) -> None:
    """`BadSetup` says why matches of such a table could not be compared with others."""
    places = opening.places
    if pack or dict(setup.options) != dict(game.setup(len(places)).options):
        raise BadSetup("rated-usual", "rated")
    if len(places) < 2 or all(place.kind == "bot" for place in places):
        raise BadSetup("rated-nobody", "rated")
    if any(place.kind == "here" for place in places):
        raise BadSetup("rated-here", "rated")
    for place in places:
        if place.kind == "bot":
            check_rated_bot(place.bot, game, len(places))
    check_ending(opening.clock)


def check_rated_bot(bot: str, game: Game, seats: int) -> None:
    """A bot nobody has measured cannot be compared with."""
    known = bot_ratings(game, seats)
    if bot not in known:
        raise BadSetup("rated-bot", "rated", value=bot, known=tuple(known), count=len(known))


def check_bot(bot: str, game: Game, seats: int, rated: bool) -> None:
    """`BadSetup` if there is no such bot, or none that may sit there."""
    if bot not in (*BOTS, *GUESTS):
        raise BadSetup("bot", "bot", value=bot, known=(*BOTS, *GUESTS))
    if rated:
        check_rated_bot(bot, game, seats)


def check_ending(clock: str) -> None:
    """A clock that leaves the end to others would let a match that counts stand still for ever."""
    found = Clock.read(clock)
    if found and found.out == "end":
        raise BadSetup("rated-clock", "clock")


def undo_floor(table: "Table", live: "LiveMatch", seat: int) -> tuple[int, Refusal]:
    """How far back a seat may go, and why not further; at a rated table never past where another seat was asked."""
    floor, reason = live.match.undo_floor(seat)
    if table.row["rated"]:
        since = live.called[seat] if seat in live.asked else live.ply
        if since > floor:
            return since, UNDO_ASKED
    return floor, reason
