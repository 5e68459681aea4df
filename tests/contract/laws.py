"""The laws every game keeps (DESIGN, section 7). Each `check_…` raises an AssertionError that says what broke where."""

import json
import pickle
import random
from collections.abc import Callable, Iterator
from contextlib import suppress
from itertools import cycle
from typing import Any

from tests.contract.figures import check_figures
from tests.contract.legality import check_legality, check_reading
from tests.contract.secrecy import check_no_leaks, check_simultaneous, check_views
from tests.contract.walks import explained, name_of, place, samples, some, walk, width

from patolli.core import matchfile
from patolli.core.components import ComponentError, export
from patolli.core.dealer import FairDealer
from patolli.core.engine import asked, options, scenes, step
from patolli.core.frame import CHANCE, Frame, State
from patolli.core.game import Game, Setup
from patolli.core.match import Match
from patolli.core.record import Record, Value

# 1


def check_copies(game: Game, setup: Setup, seed: int) -> None:
    """Copies are equal and share nothing mutable; what is played on a copy is not seen in the original."""
    rng = random.Random(seed)
    for position in walk(game, setup, seed):
        if position.ply % 12:
            continue
        s, where = position.state, place(game, setup, seed, position)
        copy, digest = s.copy(), s.digest()
        assert copy == s, f"{where}: a copy is not equal to its original"
        assert copy.digest() == digest, f"{where}: a copy has another digest"
        sent = pickle.loads(pickle.dumps(s))
        assert sent == s, f"{where}: what goes to another process does not come there"
        shared = {id(part): part for part in _mutable_parts(s)}.keys() & {id(part) for part in _mutable_parts(copy)}
        found = [part for part in _mutable_parts(s) if id(part) in shared]
        assert not found, f"{where}: copies share {found[:3]}"
        _play_on(copy, rng, 30)
        assert s.digest() == digest, f"{where}: playing on a copy changes the original"


def _mutable_parts(value: Any) -> Iterator[Any]:
    if isinstance(value, Record):
        yield value
        for name in value.saved:
            yield from _mutable_parts(getattr(value, name))
    elif isinstance(value, tuple):
        for item in value:
            yield from _mutable_parts(item)
    elif isinstance(value, list):
        yield value
        for item in value:
            yield from _mutable_parts(item)
    elif isinstance(value, Value):
        for name in type(value).__match_args__:
            yield from _mutable_parts(getattr(value, name))
    elif not (value is None or isinstance(value, (int, str))):
        yield value


def _play_on(s: State, rng: random.Random, count: int) -> None:
    for _ in range(count):
        if s.agenda:
            seat = rng.choice(asked(s))
            step(s, rng.choice(options(s, seat)), seat)


# 2


def check_json(game: Game, setup: Setup, seed: int) -> None:
    """A state comes back from JSON the same: equal, with the same digest, options and views, and plays on the same."""
    for position in some(game, setup, seed, 8):
        s, where = position.state, place(game, setup, seed, position)
        with explained(f"{where}: cannot be read back from JSON"):
            back = game.from_plain(json.loads(json.dumps(s.plain())), setup)
        assert back == s, f"{where}: not equal after JSON"
        for _ in range(2):
            assert back.digest() == s.digest(), f"{where}: another digest after JSON"
            assert asked(back) == asked(s), f"{where}: others are asked after JSON"
            for seat in asked(s):
                assert options(back, seat) == options(s, seat), f"{where}: other options after JSON"
            for reader in (None, *range(setup.seats)):
                assert game.view(back, reader) == game.view(s, reader), f"{where}: another view after JSON"
            if s is position.state:
                s = s.copy()
                step(s, position.choice, position.seat)
                step(back, position.choice, position.seat)


# 3


def check_match_file(game: Game, setup: Setup, seed: int) -> None:
    """A match file replays to the same digest at every ply, whole or saved half way and taken up again."""
    match = Match(game, setup, dealer=FairDealer(bytes([seed % 256]) * 32))
    states, half = _played(match, random.Random(seed))
    text, where = matchfile.write(match), f"{name_of(game, setup)}, seed {seed}"
    with explained(f"{where}: the file of a match is refused"):
        again = matchfile.replay(matchfile.parse(text.encode()), {game.name: game}, setup.pack)
        resumed = matchfile.replay(matchfile.parse(half), {game.name: game}, setup.pack)
    assert again.plies == match.plies, f"{where}: the file has other choices than the match"
    for number, (found, state) in enumerate(zip(again.replay(), states, strict=True)):
        assert found.state == state, f"{where}: after ply {number} the replay is in another state"
    assert again.state.digest() == match.state.digest(), f"{where}: the replay ends with another digest"
    assert matchfile.write(again) == text, f"{where}: the file of a replayed match differs"
    for ply in match.plies[len(resumed.plies) :]:
        resumed.play(*ply)
    assert resumed.state.digest() == match.state.digest(), f"{where}: a match taken up again ends differently"


def _played(match: Match, rng: random.Random) -> tuple[list[State], str]:
    """Play a match to its end: the state after each ply, and a save from half way."""
    states: list[State] = []
    half, save_at = "", rng.randrange(5, 60)
    while not match.is_over:
        seat = rng.choice(asked(match.state))
        match.play(seat, next(match.draws()) if seat == CHANCE else rng.choice(options(match.state, seat)))
        states.append(match.state.copy())
        if len(states) == save_at:
            half = matchfile.write(match, secret=True)
    return states, half or matchfile.write(match, secret=True)


# 6 and 7


def check_course(game: Game, setup: Setup, seed: int) -> None:
    """No piece is made or lost; the game ends, never stuck on the way; each point has its source; somebody wins."""
    last = None
    for position in walk(game, setup, seed):
        with explained(place(game, setup, seed, position)):
            game.check(position.state)
        if position.ply % 20 == 0:
            _check_points(game, setup, position.state, place(game, setup, seed, position))
        last = position
    assert last is not None, f"{name_of(game, setup)}: nobody is ever asked"
    s = last.state  # live: by now it has gone on to the end
    where = f"{name_of(game, setup)}, seed {seed}, the end"
    game.check(s)
    assert asked(s) == (), f"{where}: somebody is still asked"
    _check_points(game, setup, s, where)
    winners, scores = game.winners(s), game.scores(s)
    assert len(set(winners)) == len(winners), f"{where}: winners {winners}"
    assert set(winners) <= set(range(setup.seats)), f"{where}: winners {winners}"
    assert winners or setup.seats == 1, f"{where}: nobody has won"
    assert all(scores[seat] == max(scores) for seat in winners), f"{where}: winners {winners} with points {scores}"


def _check_points(game: Game, setup: Setup, s: State, where: str) -> None:
    scores, sources = game.scores(s), game.breakdown(s)
    assert len(scores) == len(sources) == setup.seats, f"{where}: points for {len(scores)} seats of {setup.seats}"
    for seat, (points, rows) in enumerate(zip(scores, sources, strict=True)):
        assert sum(rows.values()) == points, f"{where}: seat {seat} has {points} points, but the sum of {rows}"
    assert game.rival(s) is None or setup.seats == 1, f"{where}: a rival of {setup.seats} players"


# 8


def check_notation(game: Game) -> None:
    """Every choice and event has one text and one number of its own, and can be read back from either."""
    for vocabulary in (game.choices, game.events):
        rng = random.Random(0)
        for spec in vocabulary.specs:
            if width(vocabulary, spec.kind) <= 1000:
                choices = list(vocabulary.all(spec.kind))
            else:
                choices = samples(vocabulary, (spec.kind,), rng, 500)
            texts = {vocabulary.text(choice) for choice in choices}
            numbers = {vocabulary.number(choice) for choice in choices}
            assert len(texts) == len(set(choices)), f"{game.name}: two choices of {spec.name!r} are written alike"
            assert len(numbers) == len(set(choices)), f"{game.name}: two choices of {spec.name!r} have one number"
            for choice in choices:
                vocabulary.check(choice)
                text, number = vocabulary.text(choice), vocabulary.number(choice)
                assert vocabulary.parse(text) == choice, f"{game.name}: {text!r} is read as {vocabulary.parse(text)}"
                assert 0 <= number < vocabulary.size, f"{game.name}: {text!r} has the number {number}"
                assert vocabulary.numbered(number) == choice, f"{game.name}: number {number} is not {text!r} again"


def check_telling(game: Game, setup: Setup, seed: int) -> None:
    """Whatever is told is well said, in the game's own words, and when it is told the table can be looked at."""
    readers = cycle((None, *range(setup.seats)))
    for position in walk(game, setup, seed):
        where = place(game, setup, seed, position)
        for event, scene in scenes(position.state.copy(), position.seat, position.choice):
            with explained(f"{where}: an event that cannot be told"):
                game.events.check(event.what)
            with explained(f"{where}: nobody can look at the table when {event.what} is told"):
                game.view(scene, next(readers))


# 10


def check_frames(game: Game, setup: Setup, seed: int) -> None:
    """Frames never change once they are made, since copies share them."""
    seen: dict[int, tuple[Frame[Any], str, str]] = {}
    for position in walk(game, setup, seed):
        where = place(game, setup, seed, position)
        for frame in position.state.agenda:
            assert type(frame).__name__ in game.frames, f"{where}: {frame} is not among the game's frames"
            seen.setdefault(id(frame), (frame, repr(frame), where))
    for frame, before, where in seen.values():
        assert repr(frame) == before, f"{where}: {before} was changed into {frame}"
        with explained(f"{where}: {frame} holds something that can change"):
            hash(frame)


def check_frames_are_found(game: Game) -> None:
    """Every frame of the game's package can be read back from JSON by its name, which no other has."""
    assert game.frames, f"{game.name} has no frames"
    written: dict[str, str] = {}
    for cls in _subclasses(Frame):
        home = cls.__module__
        if (home == game.package or home.startswith(f"{game.package}.")) and "__match_args__" in vars(cls):
            other = written.setdefault(cls.__name__, home)
            assert other == home, f"{game.name}: {cls.__name__} is in {other} and in {home}"
    lost = written.keys() - game.frames.keys()
    assert not lost, f"{game.name}: frames that cannot be found by their name: {sorted(lost)}"


def _subclasses(cls: type[Any]) -> Iterator[type[Any]]:
    for sub in cls.__subclasses__():
        yield sub
        yield from _subclasses(sub)


# Packs


def check_packs(game: Game, seed: int = 0) -> None:
    """An exported pack fits; a pack with figures changed at random fits or is refused with a ComponentError."""
    text = export(game.components, game.name)
    assert game.read_pack(text).rows, f"{game.name}: nothing to change in a pack"
    rng = random.Random(seed)
    lines = text.split("\n")
    figures = [i for i, line in enumerate(lines) if " = " in line and not line.startswith(("id =", "game =", "name ="))]
    for at in rng.sample(figures, min(30, len(figures))):
        key, _, value = lines[at].partition(" = ")
        changed = [*lines[:at], f"{key} = {_other_figure(value, rng)}", *lines[at + 1 :]]
        with explained(f"{game.name}: {changed[at]!r} in a pack makes"), suppress(ComponentError):
            game.read_pack("\n".join(changed))


def _other_figure(value: str, rng: random.Random) -> str:
    """Another value of the same sort."""
    found: Any = json.loads(value) if "{" not in value else None
    if isinstance(found, bool):
        return "false" if found else "true"
    if isinstance(found, int):
        return str(rng.choice([found + 1, found - 1, 0, -1, 999, 10**9]))
    if isinstance(found, str):
        return json.dumps(rng.choice(["", "x", found + "x", found[:-1]]))
    if isinstance(found, list) and found:
        return value.replace(json.dumps(found[0]), json.dumps(found[-1]), 1) if rng.random() < 0.5 else "[]"
    return value.replace("1", "7", 1)


# One of these is run for each game and setup …
LAWS: tuple[Callable[[Game, Setup, int], object], ...] = (
    check_copies,
    check_json,
    check_match_file,
    check_legality,
    check_reading,
    check_no_leaks,
    check_views,
    check_course,
    check_telling,
    check_simultaneous,
    check_frames,
)

# … and of these for each game.
GAME_LAWS: tuple[Callable[[Game], object], ...] = (check_notation, check_frames_are_found, check_packs, check_figures)
