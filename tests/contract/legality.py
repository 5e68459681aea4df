"""Law 4: what is offered is what is allowed, and asking changes nothing."""

import random
from collections.abc import Callable
from typing import Any

from tests.contract.walks import WIDE, explained, place, samples, some, width

from patolli.core.choice import Vocabulary
from patolli.core.engine import asked, definition, kinds_asked, options, play, question, refusal, seen_by
from patolli.core.frame import CHANCE, Frame, State
from patolli.core.game import Game, Setup
from patolli.core.refusal import ENGINE_REFUSALS, NOT_YOUR_TURN, Illegal, Malformed


def check_legality(game: Game, setup: Setup, seed: int) -> None:
    """What is offered is exactly what is not refused; all of it can be taken, nothing else gets past `play`."""
    rng = random.Random(seed)
    for position in some(game, setup, seed, 5):
        where = place(game, setup, seed, position)
        for seat in asked(position.state):
            frame = question(position.state, seat)
            assert frame is not None
            assert frame.choices is game.choices, f"{where}: asks in another vocabulary"
            _check_options(position.state, frame, seat, rng, where)
            _check_taking(position.state, seat, rng, where)
        with explained(f"{where}: refusing"):
            _check_refusing(game, setup, position.state, rng, where)


def _check_options(s: State, frame: Frame[Any], seat: int, rng: random.Random, where: str) -> None:
    found = options(s, seat)
    offered, kinds = set(found), kinds_asked(frame)
    assert len(set(kinds)) == len(kinds), f"{where}: a kind is asked for twice"
    assert len(offered) == len(found), f"{where}: an option is listed twice"
    strays = [c for c in offered if c[0] not in kinds]
    assert not strays, f"{where}: offers {strays[:3]}, kinds it does not ask for"
    vocabulary = frame.choices
    if sum(width(vocabulary, kind) for kind in kinds) <= WIDE:
        meant = set(definition(s, seat))
        assert offered >= meant, f"{where}: options leave out {_texts(vocabulary, meant - offered)}"
        assert offered <= meant, f"{where}: options include {_texts(vocabulary, offered - meant)}, which are refused"
    refused = [c for c in found if refusal(s, seat, c) is not None]
    assert not refused, f"{where}: options include {_texts(vocabulary, refused)}, which are refused"
    for choice in samples(vocabulary, kinds, rng, 600):
        allowed = refusal(s, seat, choice) is None
        is_so = "is allowed but not offered" if allowed else "is offered but refused"
        assert allowed == (choice in offered), f"{where}: {vocabulary.text(choice)} {is_so}"
    if seat == CHANCE:
        weights = frame.weights(s, found)
        assert len(weights) == len(found), f"{where}: {len(weights)} weights for {len(found)} outcomes"
        assert all(type(weight) is int and weight > 0 for weight in weights), f"{where}: weights {weights}"


def _check_taking(s: State, seat: int, rng: random.Random, where: str) -> None:
    found = options(s, seat)
    for choice in rng.sample(found, min(25, len(found))):
        after = s.copy()
        with explained(f"{where}: {choice} is offered but cannot be taken"):
            play(after, seat, choice)
        for next_seat in asked(after):
            assert options(after, next_seat), f"{where}: {choice} leads to a dead end, {after.agenda[-1]}"


def _check_refusing(game: Game, setup: Setup, s: State, rng: random.Random, where: str) -> None:
    digest, seats = s.digest(), asked(s)
    for choice in samples(game.choices, tuple(range(len(game.choices.specs))), rng, 120):
        for seat in (CHANCE, *range(setup.seats)):
            if choice in options(s, seat):
                continue
            reason = refusal(s, seat, choice)
            assert reason is not None, f"{where}: seat {seat} may {choice}, though it is not offered"
            assert reason in ENGINE_REFUSALS or reason.but(args=()) in game.refusals, f"{where}: unlisted {reason}"
            assert seat in seats or reason == NOT_YOUR_TURN, f"{where}: seat {seat} is not asked, but told {reason}"
            _expect(Illegal, s, seat, choice, where)
    kinds = len(game.choices.specs)
    spec = rng.choice(game.choices.specs)
    for bad in ((), (kinds,), (-1,), (spec.kind, *(len(d) for d in spec.domains), 0), ("x",), [0], None, (True,)):
        _expect(Malformed, s, seats[0], bad, where)
    assert s.digest() == digest, f"{where}: refusing a choice changes the state"


def _expect(kind: type[Exception], s: State, seat: int, choice: Any, where: str) -> None:
    after = s.copy()
    try:
        play(after, seat, choice)
    except kind:
        assert after == s, f"{where}: a refused {choice} by seat {seat} changes the state"
        return
    except Exception as error:
        raise AssertionError(f"{where}: {choice} by seat {seat} should be {kind.__name__}, but: {error!r}") from error
    raise AssertionError(f"{where}: {choice} by seat {seat} gets past play")


def check_reading(game: Game, setup: Setup, seed: int) -> None:
    """Whoever asks, looks, weighs or counts changes nothing."""
    rng = random.Random(seed)
    for position in some(game, setup, seed, 10):
        s, where = position.state, place(game, setup, seed, position)
        digest = s.digest()
        for name, read in _readings(game, setup, s, position.seat, rng).items():
            read()
            assert s.digest() == digest, f"{where}: {name} changes the state"


def _readings(game: Game, setup: Setup, s: State, seat: int, rng: random.Random) -> dict[str, Callable[[], object]]:
    frame = question(s, seat)
    assert frame is not None
    found, kinds, seats = options(s, seat), kinds_asked(frame), range(setup.seats)
    return {
        "options": lambda: options(s, seat),
        "refuse": lambda: [refusal(s, seat, c) for c in samples(game.choices, kinds, rng, 200)],
        "weights": lambda: frame.weights(s, found),
        "seen_by": lambda: [seen_by(s, seat, c) for c in found],
        "view": lambda: [game.view(s, reader) for reader in (None, *seats)],
        "hints": lambda: [game.hints(s, c) for c in found],
        "determinize": lambda: [game.determinize(s, reader, rng) for reader in seats],
        "value": lambda: [game.value(s, reader) for reader in seats],
        "scores": lambda: (game.scores(s), game.winners(s), game.breakdown(s)),
        "check": lambda: game.check(s),
    }


def _texts(vocabulary: Vocabulary, choices: Any) -> list[str]:
    return [vocabulary.text(choice) for choice in sorted(choices)][:5]
