"""Which reasons play provokes, and which are named in tests: a reason that nothing provokes may not work."""

import ast
import random
from collections.abc import Iterator
from pathlib import Path

from tests.contract.walks import samples, walk

from patolli.core.choice import Choice
from patolli.core.engine import asked, kinds_asked, options, question, refusal
from patolli.core.game import Game, Setup
from patolli.core.refusal import Refusal


def provoked(game: Game, setup: Setup, seed: int) -> set[Refusal]:
    """The reasons given along a game when all sorts of wrong choices are tried."""
    rng = random.Random(seed)
    found: set[Refusal] = set()
    for position in walk(game, setup, seed):
        s = position.state
        for seat in asked(s):
            frame = question(s, seat)
            assert frame is not None
            legal = options(s, seat)
            slips = [slip for choice in rng.sample(legal, min(3, len(legal))) for slip in near(game, choice, rng)]
            for choice in (*slips, *samples(game.choices, kinds_asked(frame), rng, 20)):
                reason = refusal(s, seat, choice)
                if reason:
                    found.add(reason.but(args=()))
    return found


def near(game: Game, choice: Choice, rng: random.Random) -> Iterator[Choice]:
    """Choices that differ from a legal one in a single argument: slips rather than nonsense."""
    for i, domain in enumerate(game.choices.specs[choice[0]].domains, 1):
        for value in rng.sample(range(len(domain)), min(12, len(domain))):
            yield (*choice[:i], value, *choice[i + 1 :])


def constants(game: Game, reason: Refusal) -> set[str]:
    """What a reason is called in the game's modules."""
    return {name for module in game.modules for name, value in vars(module).items() if value == reason}


def named_in(folder: Path, skip: Path | None = None) -> set[str]:
    """Every name, attribute and string that the test functions in a folder use."""
    found: set[str] = set()
    for path in sorted(folder.rglob("test_*.py")):
        if path != skip:
            for node in ast.walk(ast.parse(path.read_text("utf-8"))):
                if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)) and node.name.startswith("test_"):
                    found |= _used(node)
    return found


def _used(function: ast.AST) -> set[str]:
    found: set[str] = set()
    for node in ast.walk(function):
        if isinstance(node, ast.Name):
            found.add(node.id)
        elif isinstance(node, ast.Attribute):
            found.add(node.attr)
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            found.add(node.value)
    return found
