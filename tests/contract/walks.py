"""Where laws are looked at: setups that try every option, and games played at random through them."""

import random
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from itertools import count, product
from math import prod
from typing import NamedTuple

from patolli.core.choice import Choice, Vocabulary
from patolli.core.dealer import SeededDealer, drawn
from patolli.core.engine import asked, options, step
from patolli.core.frame import CHANCE, State
from patolli.core.game import Game, Option, Setup
from patolli.core.refusal import BadSetup

BOUND = 6000  # no game takes so many choices
WIDE = 4000  # a question with more answers than this is compared with its definition by samples
PER_SEATS = 2  # setups tried at least for each number of seats


class Position(NamedTuple):
    """A moment of a game: the state, and the choice that is about to be made in it."""

    ply: int
    state: State
    seat: int
    choice: Choice


def walk(game: Game, setup: Setup, seed: int, bound: int = BOUND) -> Iterator[Position]:
    """Play a game at random. The state is live: it changes after each position."""
    rng = random.Random(seed)
    dealer = SeededDealer(rng)
    s = game.new(setup)
    for ply in range(bound):
        seats = asked(s)
        if not seats:
            return
        seat = rng.choice(seats)
        where = f"{name_of(game, setup)}, seed {seed}, ply {ply}, {s.agenda[-1]}"
        with explained(f"{where}: options cannot be listed"):
            found = options(s, seat)
        assert found, f"{where}: dead end, nothing can be chosen"
        if seat == CHANCE:
            choice = drawn(dealer, s, ply)
        else:
            choice = rng.choice(found)
        yield Position(ply, s, seat, choice)
        with explained(f"{where}: {choice} cannot be taken"):
            step(s, choice, seat)
    raise AssertionError(f"{name_of(game, setup)}, seed {seed}: not over after {bound} choices")


@contextmanager
def explained(what: str) -> Iterator[None]:
    """Whatever goes wrong inside is told as a law that was broken."""
    try:
        yield
    except Exception as error:
        raise AssertionError(f"{what}: {error!r}") from error


def some(game: Game, setup: Setup, seed: int, count: int) -> list[Position]:
    """Positions from a whole game, spread over it; every kind of question that came up is among them."""
    found = [position._replace(state=position.state.copy()) for position in walk(game, setup, seed)]
    by_kind = {type(position.state.agenda[-1]): position for position in found}
    picked = random.Random(seed).sample(found, min(count, len(found)))
    return sorted({p.ply: p for p in (*by_kind.values(), *picked)}.values())


def name_of(game: Game, setup: Setup) -> str:
    return " ".join((game.name, str(setup.seats), *(value for _, value in setup.options)))


def setups(game: Game) -> list[Setup]:
    """A few setups for each number of seats, which together use every value of every option."""
    rng, used, found = random.Random(0), set[tuple[str, str]](), list[Setup]()
    for seats in game.seats:
        possible = _every(game, seats)
        for number in count():
            best = max(possible, key=lambda setup: (len(_words(setup) - used), rng.random()))
            if number >= PER_SEATS and _words(best) <= used:
                break
            used |= _words(best)
            if best not in found:
                found.append(best)
    return found


def any_setup(game: Game, rng: random.Random) -> Setup:
    """Any number of seats with any mix of options; where they do not go together, another."""
    while True:
        mix = {option.name: _any_value(option, rng) for option in game.options}
        with suppress(BadSetup):
            return game.setup(rng.choice(game.seats), mix)


def _any_value(option: Option, rng: random.Random) -> str:
    if not option.many:
        return rng.choice(option.values)
    return "+".join(value for value in option.values if rng.random() < 0.5) or "none"


def _every(game: Game, seats: int) -> list[Setup]:
    """All that can be settled for so many seats; where that is too much, each value by itself and a thousand mixes."""
    found: dict[Setup, None] = {}
    names, values = [option.name for option in game.options], [_values(option) for option in game.options]
    if prod(map(len, values)) <= 1000:
        mixes = list(product(*values))
    else:
        rng, usual = random.Random(seats), [option.default for option in game.options]
        mixes = [(*usual[:n], word, *usual[n + 1 :]) for n, words in enumerate(values) for word in words]
        mixes += [tuple(rng.choice(words) for words in values) for _ in range(1000)]
    for mix in mixes:
        with suppress(BadSetup):
            found[game.setup(seats, dict(zip(names, mix, strict=True)))] = None
    return list(found)


def _values(option: Option) -> list[str]:
    return ["all", "none", *option.values] if option.many else list(option.values)


def _words(setup: Setup) -> set[tuple[str, str]]:
    return {(option, word) for option, value in setup.options for word in value.split("+")}


def place(game: Game, setup: Setup, seed: int, position: Position) -> str:
    """Where something was found, so that it can be looked at again."""
    top = position.state.agenda[-1] if position.state.agenda else "the end"
    return f"{name_of(game, setup)}, seed {seed}, ply {position.ply}, {top}"


def samples(vocabulary: Vocabulary, kinds: tuple[int, ...], rng: random.Random, count: int) -> list[Choice]:
    """Well-formed choices of these kinds, most of them not allowed."""
    found = []
    for _ in range(count if kinds else 0):
        spec = vocabulary.specs[rng.choice(kinds)]
        found.append((spec.kind, *(rng.randrange(len(domain)) for domain in spec.domains)))
    return found


def width(vocabulary: Vocabulary, kind: int) -> int:
    width = 1
    for domain in vocabulary.specs[kind].domains:
        width *= len(domain)
    return width
