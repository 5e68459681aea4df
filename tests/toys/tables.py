"""Tables of the toy game: matches played from lines of text, and random ones."""

import random
from collections.abc import Mapping

from tests.toys import feast

from patolli.core.dealer import Dealer, FairDealer, SeededDealer
from patolli.core.engine import asked, options
from patolli.core.frame import CHANCE
from patolli.core.game import Game
from patolli.core.match import Match

SECRET = bytes(range(32))

# Seat 0 holds a0 b1 and seat 1 holds b0 a1: the first cards are the lowest pair.
DEALT = ("* deal a0", "* deal b0", "* deal b1", "* deal a1")


def played(
    *lines: str, game: Game = feast.GAME, seats: int = 2, options: Mapping[str, str] | None = None, fair: bool = False
) -> Match:
    """A match after these lines, `* deal a0` or `0 show b1`."""
    dealer: Dealer = FairDealer(SECRET) if fair else SeededDealer(0)
    match = Match(game, game.setup(seats, options), dealer=dealer)
    go_on(match, *lines)
    return match


def go_on(match: Match, *lines: str) -> None:
    """Play more lines."""
    for line in lines:
        who, _, text = line.partition(" ")
        match.play(CHANCE if who == "*" else int(who), match.game.choices.parse(text))


def lines_of(match: Match) -> list[str]:
    """What was played, as lines."""
    text = match.game.choices.text
    return [f"{'*' if ply.seat == CHANCE else ply.seat} {text(ply.choice)}" for ply in match.plies]


def at_random(
    seed: int,
    game: Game = feast.GAME,
    seats: int = 2,
    options_given: Mapping[str, str] | None = None,
    fair: bool = False,
    until: int | None = None,
    names: tuple[str, ...] = (),
) -> Match:
    """A match played at random to its end, or until it has this many plies."""
    rng = random.Random(seed)
    dealer: Dealer = FairDealer(SECRET, ("seed", str(seed))) if fair else SeededDealer(seed)
    match = Match(game, game.setup(seats, options_given), names, dealer)
    while not match.is_over and (until is None or len(match.plies) < until):
        seat = rng.choice(asked(match.state))
        if seat == CHANCE:
            draw_one(match)
        else:
            match.play(seat, rng.choice(options(match.state, seat)))
    return match


def draw_one(match: Match) -> None:
    """Let the dealer answer one question only."""
    match.play(CHANCE, next(match.draws()))
