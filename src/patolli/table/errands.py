"""What workers are sent to do. All that goes in and comes out can be packed into bytes."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from patolli.core import matchfile
from patolli.core.choice import Choice
from patolli.core.components import ComponentError, Pack
from patolli.core.dealer import FairDealer
from patolli.core.event import Event
from patolli.core.game import Setup
from patolli.core.knowledge import teaches
from patolli.core.match import Match, Ply
from patolli.core.refusal import BadSetup
from patolli.review.hints import Hint, hint
from patolli.review.puzzles import Verdict, puzzle_of, verdict
from patolli.review.review import Review, TurnReview, of_turn, summed_up
from patolli.review.turns import turns

from .worker import Games


@dataclass(frozen=True, slots=True)
class Played:
    """A match as far as it has gone, to be looked at elsewhere."""

    game: str
    setup: Setup
    names: tuple[str, ...]
    plies: tuple[Ply, ...]
    dealer: FairDealer | None

    @classmethod
    def of(cls, match: Match, names: tuple[str, ...] = ()) -> "Played":
        """A match; told with other names than those of its file, if there are any."""
        dealer = match.dealer if isinstance(match.dealer, FairDealer) else None
        return cls(match.game.name, match.setup, names or match.names, tuple(match.plies), dealer)

    def again(self, games: Games) -> tuple[Match, list[list[Event]]]:
        """The match once more, and what was told of each ply."""
        match = Match(games[self.game], self.setup, self.names, self.dealer or NOBODY)
        return match, [match.play(*ply) for ply in self.plies]

    def unplayed(self, games: Games) -> Match:
        """The match for those who go through its plies by themselves."""
        match = Match(games[self.game], self.setup, self.names, self.dealer or NOBODY)
        match.plies.extend(self.plies)
        return match


class _Nobody:
    """A dealer for matches in which all has been dealt."""

    def pick(self, ply: int, options: Any, weights: Any) -> Choice:
        raise AssertionError("nothing is dealt here")


NOBODY = _Nobody()


def pack_of(games: Games, game: str, text: str, seats: int = 0, options: Mapping[str, str] | None = None) -> Pack:
    """A pack, read and checked; with a number of seats a match is begun with it, to see whether that works."""
    found = games[game]
    try:
        pack = found.read_pack(text)
        if seats:
            found.view(found.new(found.setup(seats, options, pack)), None)
    except (BadSetup, MemoryError, RecursionError):
        raise
    except Exception as error:  # a figure that the game did not expect
        raise ComponentError("missing", error=repr(error)[:60]) from None
    return pack


@dataclass(frozen=True, slots=True)
class Brought:
    """A match file that was read and executed, line by line."""

    game: str
    setup: Setup
    names: tuple[str, ...]
    lines: list[tuple[int, str]]  # seat and choice
    secret: str
    entropy: tuple[str, ...]


def brought(games: Games, text: str, pack_text: str) -> Brought:
    """Check a whole match file; `BadMatch` names the line that does not hold."""
    written = matchfile.parse(text)
    pack = pack_of(games, written.game, pack_text) if written.game in games and pack_text.strip() else None
    match = matchfile.replay(written, games, pack)
    entropy = written.entropy if written.secret else ()
    return Brought(written.game, match.setup, match.names, lines_of(match), written.secret, entropy)


def lines_of(match: Match) -> list[tuple[int, str]]:
    """Who chose what."""
    return [(ply.seat, match.game.choices.text(ply.choice)) for ply in match.plies]


def has_taught(games: Games, game: str, setup: Setup, before: Any, seat: int, choice: Choice) -> bool:
    """Whether a choice has taught anybody anything."""
    found = games[game]
    return teaches(found, found.from_plain(before, setup), setup.seats, seat, choice)


def redacted(games: Games, played: Played, seat: int | None) -> str:
    """The match file as this seat (None: a spectator) may have it."""
    return matchfile.write(played.again(games)[0], seat=seat, redact=True)


def thought_of(games: Games, game: str, setup: Setup, plain: Any, seat: int, seed: int) -> Hint:
    """A good turn for a seat."""
    return hint(games[game], games[game].from_plain(plain, setup), seat, seed)


def verdict_on(games: Games, game: str, puzzle: str, path: tuple[Choice, ...]) -> Verdict:
    """What a turn is worth that somebody took in a puzzle."""
    found = puzzle_of(games[game], puzzle)
    return verdict(found, found.match().state, path)


verdict_on.seconds = 60.0  # type: ignore[attr-defined]  # as a turn of a review


def turn_count(games: Games, played: Played) -> int:
    """How many turns a review has."""
    return sum(1 for _ in turns(played.unplayed(games)))


def judged_turn(games: Games, played: Played, number: int) -> TurnReview:
    """One turn of a match, by its number."""
    match = played.unplayed(games)
    return of_turn(match, next(turn for turn in turns(match) if turn.number == number))


judged_turn.seconds = 60.0  # type: ignore[attr-defined]  # a wide turn of a large game, where rules are not compiled


def whole_review(games: Games, played: Played, found: list[TurnReview]) -> Review:
    """The review, once all turns are judged."""
    return summed_up(played.again(games)[0], found)
