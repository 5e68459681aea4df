"""What there is to be said in each game: choices, questions, refusals and events with arguments as they occur."""

import ast
import inspect
import random
import re
from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from typing import Any, get_origin, get_type_hints

from tests.every_game import EVERY_GAME

from patolli.core import engine
from patolli.core.choice import Choice, Vocabulary
from patolli.core.dealer import SeededDealer
from patolli.core.frame import Frame
from patolli.core.game import Game, Setup
from patolli.core.match import Match
from patolli.core.refusal import ENGINE_REFUSALS, BadSetup, Refusal

NAMES = ("Ana", "Борис", "Chloé", "Dmitri", "Eva", "Фёдор")
NUMBERS = (0, 1, 2, 3, 5, 11, 21, 22, 25)  # every plural form of every language


def tables(game: Game) -> list[Setup]:
    """The default, and a table for every other value of every option, each with as many seats as may play it."""
    settled = [{}, *({o.name: value} for o in game.options for value in (*o.values, "all") if value != o.default)]
    found: list[Setup] = []
    for options in settled:
        for seats in reversed(game.seats):
            with suppress(BadSetup):
                found.append(game.setup(seats, options))
                break
    return found


@cache
def played(game: str, version: int) -> Match:
    """A whole game at random, made to do something rather than to end turns."""
    found = EVERY_GAME[game]
    setup = tables(found)[version]
    match = Match(found, setup, NAMES[: setup.seats], SeededDealer(version))
    rng = random.Random(version)
    while not match.is_over:
        match.deal()
        if match.is_over:
            break
        seat = engine.asked(match.state)[0]
        options = engine.options(match.state, seat)
        fuller = [choice for choice in options if len(choice) > 1]
        match.play(seat, rng.choice(fuller if fuller and rng.random() < 0.9 else options))
    return match


def samples(vocabulary: Vocabulary) -> Iterator[Choice]:
    """Of each kind some that can be written down, among them every value of every small domain."""
    for spec in vocabulary.specs:
        longest = max((min(len(domain), 50) for domain in spec.domains), default=1)
        for i in range(longest):
            yield (spec.kind, *((i * (n + 1)) % len(domain) for n, domain in enumerate(spec.domains)))


def questions(game: Game) -> Iterator[Frame[Any]]:
    """Every frame that asks something, with various numbers in it."""
    for cls in game.frames.values():
        if cls.asks:
            for number in NUMBERS:
                yield _filled(cls, number, seat=number % game.seats[-1])


def _filled(hint: Any, number: int, **settled: int) -> Any:
    """The number, or a frame full of it, or something empty, as the type of a field wants."""
    made = get_origin(hint) or hint
    if not issubclass(made, Frame):
        return number if made is int else made()
    hints = get_type_hints(made)
    plain = {name: _filled(hints[name], number) for name in made.__match_args__}
    return made(**plain | settled)


def refusals(game: Game) -> Iterator[Refusal]:
    """Every refusal, with the arguments the rules give it."""
    specs = (*game.choices.specs, *game.events.specs)
    domains = {domain.name: domain for spec in specs for domain in spec.domains}
    given = _given(game)
    for refusal in (*ENGINE_REFUSALS, *game.refusals):
        for args in given.get(refusal, {()}):
            for number in NUMBERS:
                yield refusal.of(**{arg: number % len(domains[arg]) if arg in domains else number for arg in args})


def _given(game: Game) -> dict[Refusal, set[tuple[str, ...]]]:
    """The names of arguments that refusals are given: at once, or by a function that they are handed to."""
    given: dict[Refusal, set[tuple[str, ...]]] = {}
    handed: dict[str, tuple[str, ...]] = {}
    calls: list[tuple[dict[str, Any], ast.Call]] = []
    for module in game.modules:
        tree = ast.parse(inspect.getsource(module))
        calls += [(vars(module), node) for node in ast.walk(tree) if isinstance(node, ast.Call)]
        for function in (node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)):
            for call in (node for node in ast.walk(function) if isinstance(node, ast.Call)):
                if isinstance(call.func, ast.Attribute) and call.func.attr == "of":
                    names = tuple(str(keyword.arg) for keyword in call.keywords)
                    reason = vars(module).get(ast.unparse(call.func.value))
                    if isinstance(reason, Refusal):
                        given.setdefault(reason, set()).add(names)
                    else:
                        handed[function.name] = names
    for known, call in calls:
        for reason in (known.get(ast.unparse(arg)) for arg in call.args):
            if isinstance(reason, Refusal) and ast.unparse(call.func) in handed:
                given.setdefault(reason, set()).add(handed[ast.unparse(call.func)])
    return given


def assert_a_sentence(text: str, key: str) -> None:
    """Something is said, once and whole: no braces, doubled spaces or signs, and it ends like a sentence."""
    assert_a_label(text, key)
    assert text[-1] in ".?!)", f"{key} does not end like a sentence: {text!r}"


def assert_a_label(text: str, key: str) -> None:
    assert text.strip() == text != "", f"{key} says nothing, or has space around it: {text!r}"
    assert not re.search(r"[{}$\n]|  | [.,;:!?)]|\.\.|None", text), f"{key} has something wrong in it: {text!r}"
