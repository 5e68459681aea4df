"""Patterns made into functions say what `fluent.runtime` says."""

import random

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor
from tests.every_game import EVERY_GAME

from patolli.core.game import Game
from patolli.wording import LANGUAGES, wording

WORDS: list[str | int | float] = ["a word", "one", "few", 0, 1, 2, 3, 5, 11, 21, 999, 1000, 12345, -4, 2.5]


class Names(Visitor):
    """The arguments that a message names, through all that it refers to."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.found.add(node.id.name)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", [None, *EVERY_GAME.values()], ids=["the app", *EVERY_GAME])
def test_every_message_is_said_as_fluent_says_it(game: Game | None, lang: str) -> None:
    speech, rng = wording(game, lang), random.Random(1)
    names = Names()
    for message in speech.bundle._messages.values():
        names.visit(message)
    said = 0
    for name in speech.bundle._messages:
        found = speech.bundle.get_message(name)
        for key, pattern in [(name, found.value), *((f"{name}.{k}", v) for k, v in found.attributes.items())]:
            for _ in range(4):
                if pattern is None:
                    break
                args = {arg: rng.choice(WORDS) for arg in names.found}
                wanted, errors = speech.bundle.format_pattern(pattern, args)
                assert not errors
                assert speech.patterns.say(key, args) == wanted, (key, args)
                said += 1
    assert said > 20


def test_an_argument_that_is_missing_is_an_error_and_no_word() -> None:
    speech = wording(None, "en")
    with pytest.raises(KeyError, match="number"):
        speech.text("player")
