"""What workers of the `workshop` are sent to do. All of it can be packed into bytes: what goes in, and what comes out."""

from dataclasses import dataclass
from typing import Any

from patolli.core import matchfile
from patolli.core.choice import Choice
from patolli.core.dealer import FairDealer
from patolli.core.event import Event
from patolli.core.game import Setup
from patolli.core.knowledge import teaches
from patolli.core.match import Match, Ply

from .opening import Opening, settle
from .workshop import Games


@dataclass(frozen=True, slots=True)
class Played:
    """A match as far as it has gone, to be looked at elsewhere."""

    game: str
    setup: Setup
    names: tuple[str, ...]
    plies: tuple[Ply, ...]
    dealer: FairDealer | None

    @classmethod
    def of(cls, match: Match) -> "Played":
        dealer = match.dealer if isinstance(match.dealer, FairDealer) else None
        return cls(match.game.name, match.setup, match.names, tuple(match.plies), dealer)

    def again(self, games: Games) -> tuple[Match, list[list[Event]]]:
        """The match once more, and what was told of each ply."""
        match = Match(games[self.game], self.setup, self.names, self.dealer or NOBODY)
        return match, [match.play(*ply) for ply in self.plies]


class _Nobody:
    """A dealer for matches in which all has been dealt."""

    def pick(self, ply: int, options: Any, weights: Any) -> Choice:
        raise AssertionError("nothing is dealt here")


NOBODY = _Nobody()


def settled(games: Games, opening: Opening) -> Setup:
    """A table with a pack: whether it can be opened so, and a match begun."""
    game = games[opening.game]
    setup = settle(opening, game)
    game.view(game.new(setup), None)
    return setup


def pack_of(games: Games, game: str, text: str) -> Any:
    """A pack that was kept, read again."""
    return games[game].read_pack(text)


def has_taught(games: Games, game: str, setup: Setup, before: Any, seat: int, choice: Choice) -> bool:
    """Whether a choice has taught anybody anything."""
    found = games[game]
    return teaches(found, found.from_plain(before, setup), setup.seats, seat, choice)


def redacted(games: Games, played: Played, seat: int | None) -> str:
    """The match file as this seat (None: a spectator) may have it."""
    return matchfile.write(played.again(games)[0], seat=seat, redact=True)
