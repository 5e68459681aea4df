"""Laws 5 and 9: nobody learns what it cannot know, and simultaneous answers have no order."""

import json
import random
from itertools import permutations
from typing import Any

from tests.contract.walks import Position, explained, place, samples, some, walk

from patolli.core.choice import Choice
from patolli.core.engine import asked, kinds_asked, narrate, options, question, refusal, reveals, scenes, seen_by, step
from patolli.core.event import EVERYONE, Event, What
from patolli.core.frame import CHANCE, State, Together
from patolli.core.game import Game, Setup, no_secrets
from patolli.core.knowledge import known


def check_no_leaks(game: Game, setup: Setup, seed: int) -> None:
    """Worlds that differ only in what a seat cannot know look, ask and tell it the same, to the byte."""
    rng = random.Random(seed)
    secret = False
    for position in some(game, setup, seed, 8):
        where = place(game, setup, seed, position)
        for seat in range(setup.seats):
            _check_twin(game, setup, position, seat, rng, where)
            secret |= _check_hidden_answer(game, setup, position, seat, rng, where)
    if game.determinize is no_secrets:
        assert not secret, f"{game.name} hides answers, so determinize cannot be no_secrets"


def _check_twin(game: Game, setup: Setup, position: Position, seat: int, rng: random.Random, where: str) -> None:
    s = position.state
    twin: State = game.determinize(s, seat, random.Random(rng.random()))
    assert _bytes(game.view(twin, seat)) == _bytes(game.view(s, seat)), (
        f"{where}: seat {seat} sees what it cannot know{_difference(game.view(twin, seat), game.view(s, seat))}"
    )
    shown = _bytes(game.view(twin, None)) == _bytes(game.view(s, None))
    assert shown, f"{where}: a spectator sees what seat {seat} cannot know"
    rows = game.observation.numbers(twin, seat), game.observation.numbers(s, seat)
    assert rows[0] == rows[1], f"{where}: the numbers for learners tell seat {seat} what it cannot know"
    assert asked(twin) == asked(s), f"{where}: in a world that seat {seat} cannot tell from this one others are asked"
    _check_same_choices(game, s, twin, seat, rng, where)
    for points in (game.points, game.forecast, game.holdings):
        assert points(twin) == points(s), f"{where}: the points tell what seat {seat} cannot know"
    with explained(f"{where}: determinize makes a world with pieces missing"):
        game.check(twin)
    _check_guess(game, s, twin, seat, rng, where)
    shown = reveals(s, position.seat, position.choice)  # answers that were open may differ, and are told now
    if not shown and refusal(twin, position.seat, position.choice) is None:
        _check_same_telling(game, s, twin, position, seat, where)


def _check_same_choices(game: Game, s: State, twin: State, seat: int, rng: random.Random, where: str) -> None:
    """Options, their hints, and the reasons against others must not depend on what the seat cannot know."""
    found = options(s, seat)
    assert options(twin, seat) == found, f"{where}: the options of seat {seat} give away what it cannot know"
    for choice in found[:40]:
        assert game.hints(twin, choice) == game.hints(s, choice), f"{where}: the hints for {choice} give away secrets"
    frame = question(s, seat)
    for choice in samples(game.choices, kinds_asked(frame), rng, 60) if frame else ():
        reasons = refusal(s, seat, choice), refusal(twin, seat, choice)
        assert reasons[0] == reasons[1], f"{where}: the reason against {choice} gives away secrets: {reasons}"


def _check_guess(game: Game, s: State, twin: State, seat: int, rng: random.Random, where: str) -> None:
    """With the same dice a guess is the same in both worlds: it is made from what the seat knows and nothing else."""
    dice = rng.random()
    first, second = (game.determinize(world, seat, random.Random(dice)) for world in (s, twin))
    assert first == second, (
        f"{where}: determinize for seat {seat} peeks at what it cannot know (or pools it unsorted before the shuffle)"
    )


def _check_same_telling(game: Game, s: State, twin: State, position: Position, seat: int, where: str) -> None:
    """If both worlds still look the same after the step, the same must have been told of it."""
    one, two = s.copy(), twin.copy()
    seen = _watched(game, one, position.seat, position.choice, seat)
    twin_seen = _watched(game, two, position.seat, position.choice, seat)
    if game.view(one, seat) == game.view(two, seat):
        told, twin_told = ([what for what, _ in scenes] for scenes in (seen, twin_seen))
        assert told == twin_told, f"{where}: seat {seat} is told what it cannot see: {told} or {twin_told}"
        assert seen == twin_seen, f"{where}: seat {seat} sees what it cannot know while something is told: {told}"


def _watched(game: Game, s: State, by: int, choice: Choice, seat: int) -> list[tuple[What, Any]]:
    """What a seat is told of a choice, and sees while that happens."""
    return [(event.what, game.view(scene, seat)) for event, scene in scenes(s, by, choice) if event.seen(seat)]


def _check_hidden_answer(
    game: Game, setup: Setup, position: Position, seat: int, rng: random.Random, where: str
) -> bool:
    """Where an answer is hidden from a seat, another answer would have looked the same to it. Whether there was one."""
    s, by, choice = position.state, position.seat, position.choice
    together = isinstance(s.agenda[-1], Together)
    if by == seat or (Event((), seen_by(s, by, choice)).seen(seat) and not together):
        return False
    must = by == CHANCE or together
    found = options(s, by)
    for other in rng.sample(found, min(4, len(found))):
        if together and (reveals(s, by, choice) or reveals(s, by, other)):
            continue
        if not together and seen_by(s, by, other) != seen_by(s, by, choice):
            continue
        one, two = s.copy(), s.copy()
        watched = _watched(game, s.copy(), by, choice, seat) == _watched(game, s.copy(), by, other, seat)
        told, other_told = narrate(one, by, choice), narrate(two, by, other)
        if asked(one) != asked(two):
            continue
        first, second = known(game, one, seat, told), known(game, two, seat, other_told)
        if must:
            assert first == second, f"{where}: seat {seat} sees whether {choice} or {other} was answered in secret"
        elif first[0] == second[0]:
            assert first == second, f"{where}: seat {seat} is told whether {choice} or {other} was answered in secret"
        if first == second:
            assert watched, f"{where}: seat {seat} sees for a moment whether {choice} or {other} was answered in secret"
            _follow(game, setup, one, two, seat, rng, where)
    return True


def _follow(game: Game, setup: Setup, one: State, two: State, seat: int, rng: random.Random, where: str) -> None:
    """Play on alike in two worlds as long as a seat cannot tell them apart; its guesses must be alike all along."""
    for _ in range(8):
        if not one.agenda or asked(one) != asked(two):
            return
        _check_guess(game, one, two, seat, rng, where)
        by = rng.choice(asked(one))
        choice = rng.choice(options(one, by))
        if refusal(two, by, choice):
            return
        told, other_told = narrate(one, by, choice), narrate(two, by, choice)
        if known(game, one, seat, told) != known(game, two, seat, other_told):
            return


def check_views(game: Game, setup: Setup, seed: int) -> None:
    """Views are plain data, alike for all but for what is `own`, and one always sees what one chose oneself."""
    for position in some(game, setup, seed, 12):
        s, where = position.state, place(game, setup, seed, position)
        for reader in (None, *range(setup.seats)):
            seen = game.view(s, reader)
            assert json.loads(json.dumps(seen)) == seen, f"{where}: the view of {reader} is not plain JSON data"
            if game.own:
                whole = {**game.view(s, None), **game.own(s, reader)}
                assert seen == whole, f"{where}: what {reader} sees and others do not is not its own"
        if position.seat != CHANCE:
            mask = seen_by(s, position.seat, position.choice)
            assert mask == EVERYONE or mask >> position.seat & 1, f"{where}: its own choice is hidden from the seat"


def check_simultaneous(game: Game, setup: Setup, seed: int) -> int:
    """Simultaneous answers in any order give the same state and are told the same; returns how often it was tried."""
    rng, tried = random.Random(seed), 0
    for position in walk(game, setup, seed):
        s, top = position.state, position.state.agenda[-1]
        if isinstance(top, Together) and len(top.waiting()) > 1:
            tried += 1
            where = place(game, setup, seed, position)
            answers = {seat: _answers(s, seat, rng) for seat in top.waiting()}
            orders = list(permutations(answers))
            ends = {_ending_of(s, order, answers, where) for order in rng.sample(orders, min(6, len(orders)))}
            ends |= {_ending_of(s, _mixed(answers, rng), answers, where) for _ in range(3)}
            assert len(ends) == 1, f"{where}: the order of the answers {answers} matters"
    return tried


def _answers(s: State, seat: int, rng: random.Random) -> list[Choice]:
    """All that one seat answers to the simultaneous question, if nobody else answers meanwhile."""
    alone, found = s.copy(), []
    while seat in asked(alone):
        choice = rng.choice(options(alone, seat))
        found.append(choice)
        step(alone, choice, seat)
    return found


def _mixed(answers: dict[int, list[Choice]], rng: random.Random) -> tuple[int, ...]:
    turns = [seat for seat, found in answers.items() for _ in found]
    rng.shuffle(turns)
    return tuple(turns)


def _ending_of(s: State, order: tuple[int, ...], answers: dict[int, list[Choice]], where: str) -> str:
    """Digest and events after all have answered in this order; a seat is named once for each answer, or for all."""
    after = s.copy()
    left = {seat: list(found) for seat, found in answers.items()}
    told: list[Event] = []
    for seat in order:
        for _ in range(1 if order.count(seat) > 1 else len(left[seat])):
            choice = left[seat].pop(0)
            reason = refusal(after, seat, choice)
            assert reason is None, f"{where}: what others answer takes {choice} from seat {seat}: {reason}"
            told += narrate(after, seat, choice)
    return f"{after.digest()} {told}"


def _bytes(view: Any) -> bytes:
    return json.dumps(view, sort_keys=True).encode()


def _difference(one: Any, two: Any) -> str:
    """Where two views differ."""
    if isinstance(one, dict) and isinstance(two, dict) and one.keys() == two.keys():
        return "".join(f".{key}{_difference(one[key], two[key])}" for key in one if one[key] != two[key])
    return f": {one} or {two}"
