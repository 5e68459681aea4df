"""Imports point one way: core ← games ← bots ← review, lab ← cli, table, web; only a game's folder names a game."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "patolli"
GAME_NAMES = sorted(path.name for path in (SOURCE / "games").iterdir() if (path / "components.toml").exists())

# What each room may import of the others; of itself it may import anything.
ROOMS: dict[str, set[str]] = {
    "core": set(),
    "games": {"core"},
    "wording": {"core", "games"},
    "bots": {"core", "games"},
    "review": {"core", "games", "bots"},
    "lab": {"core", "games", "bots", "wording", "review"},
    "table": {"core", "games", "bots", "wording", "review"},
    "web": {"core", "games", "bots", "wording", "review", "lab", "table"},
    "cli": {"core", "games", "bots", "wording", "review", "lab", "table", "web"},
}

# Parts of the standard library that neither read nor write anything. What else a game needs at play time is a mistake.
PURE = {
    "__future__", "abc", "bisect", "collections", "contextlib", "copy", "dataclasses", "enum", "fractions", "functools",
    "hashlib", "heapq", "hmac", "itertools", "json", "math", "operator", "random", "re", "secrets", "statistics",
    "string", "textwrap", "tomllib", "types", "typing",
}  # fmt: skip
FILES = "importlib.resources"  # reads the game's own tables, once, when its package is imported
FINDING = {
    SOURCE / "core" / "chapters.py": {"importlib", "pkgutil"},  # finds the modules of a game
    SOURCE / "games" / "__init__.py": {"importlib"},  # imports a game when it is wanted
}
BUILT = {"__pycache__", "compiled"}
TALK = {"open", "print", "input", "exec", "eval", "compile", "__import__"}


class Import(NamedTuple):
    """One name a module imports, and whether that happens when the module itself is imported."""

    path: Path
    line: int
    name: str
    at_import: bool

    def __str__(self) -> str:
        return f"{self.path.relative_to(ROOT)}:{self.line} imports {self.name}"


@cache
def tree_of(path: Path) -> ast.Module:
    return ast.parse(path.read_text("utf-8"))


def nodes(path: Path) -> Iterator[ast.AST]:
    return ast.walk(tree_of(path))


def imports_of(path: Path, text: str | None = None) -> Iterator[Import]:
    """Everything a module imports, wherever in it, with relative names spelled out."""
    tree = tree_of(path) if text is None else ast.parse(text)
    top = {id(node) for node in tree.body}
    package = ["patolli", *path.relative_to(SOURCE).parent.parts]
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            start = ""
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) + 1 - node.level] if node.level else []
            start = ".".join([*base, *([node.module] if node.module else []), ""])
        else:
            continue
        for alias in node.names:
            yield Import(path, node.lineno, start + alias.name, id(node) in top)


def modules(room: str) -> list[Path]:
    """The modules of a room; a `__main__` is a command, whatever folder it must be in to be found."""
    return sorted(path for path in (SOURCE / room).rglob("*.py") if path.name != "__main__.py")


def room_of(name: str) -> str:
    """The room of ours that an imported name belongs to, or "" for what is not ours."""
    parts = name.split(".")
    return parts[1] if parts[0] == "patolli" and parts[1:] and parts[1] in ROOMS else ""


def wrong_rooms(found: Iterator[Import], room: str) -> list[str]:
    return [str(i) for i in found if room_of(i.name) not in {"", room, *ROOMS[room]}]


def test_every_room_is_on_the_plan() -> None:
    assert {path.name for path in SOURCE.iterdir() if path.is_dir() and path.name not in BUILT} <= set(ROOMS)


@pytest.mark.parametrize("room", ROOMS)
def test_a_room_imports_only_from_rooms_below(room: str) -> None:
    assert not [wrong for path in modules(room) for wrong in wrong_rooms(imports_of(path), room)]


@pytest.mark.parametrize("room", ["core", "games"])
def test_rules_need_nothing_but_the_pure_part_of_the_standard_library(room: str) -> None:
    assert not [str(i) for path in modules(room) for i in imports_of(path) if not is_pure(i)]


def is_pure(found: Import) -> bool:
    if found.name.startswith(FILES):
        return found.at_import and found.path.parent.parent.name == "games"
    return found.name.split(".")[0] in {"patolli", *PURE, *FINDING.get(found.path, set())}


@pytest.mark.parametrize("room", ["core", "games"])
def test_rules_do_not_read_write_or_talk(room: str) -> None:
    allowed = {SOURCE / "core" / "record.py": {"exec"}}  # writes straight-line copies when a class is made
    found = [
        f"{path.relative_to(ROOT)}:{node.lineno} calls {node.func.id}"
        for path in modules(room)
        for node in nodes(path)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
        if node.func.id in TALK - allowed.get(path, set())
    ]
    assert not found


def test_rules_never_draw_a_number() -> None:
    """Chance is a seat: a game may be handed a generator to guess with, it has none of its own."""
    found = [
        f"{path.relative_to(ROOT)}:{node.lineno} random.{node.attr}"
        for path in modules("games")
        for node in nodes(path)
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name)
        if node.value.id in ("random", "secrets") and node.attr != "Random"
    ]
    drawn = [str(i) for path in modules("games") for i in imports_of(path) if i.name.startswith(("random.", "secrets"))]
    made = [
        f"{path.relative_to(ROOT)}:{node.lineno} makes a generator"
        for path in modules("games")
        for node in nodes(path)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "Random"
    ]
    assert not [*found, *drawn, *made]


@pytest.mark.parametrize("name", GAME_NAMES)
def test_no_game_imports_another(name: str) -> None:
    folder = SOURCE / "games" / name
    others = tuple(f"patolli.games.{other}" for other in GAME_NAMES if other != name)
    ours = [i for path in sorted(folder.rglob("*.py")) for i in imports_of(path)]
    assert not [str(i) for i in ours if i.name.startswith(others) or i.name == "patolli.games.GAMES"]


def texts() -> list[Path]:
    """Everything that may not name a game."""
    found = [path for path in SOURCE.rglob("*") if path.suffix in (".py", ".ftl", ".toml", ".sql", ".html", ".md")]
    found += [path for path in (ROOT / "client" / "src").rglob("*") if path.suffix in (".ts", ".tsx", ".css", ".json")]
    found += (ROOT / "tools").glob("*.py")
    own = [SOURCE / "games", ROOT / "client" / "src" / "games", SOURCE / "web" / "static"]
    return sorted(path for path in found if not any(path.is_relative_to(folder) for folder in own))


def names_a_game(text: str) -> list[str]:
    """The lines in which a game is named."""
    word = re.compile(r"\b(" + "|".join(GAME_NAMES) + r")\b", re.IGNORECASE)
    return [f"{number}: {line.strip()[:80]}" for number, line in enumerate(text.splitlines(), 1) if word.search(line)]


def test_only_a_games_own_folder_names_it() -> None:
    found = [f"{path.relative_to(ROOT)}:{line}" for path in texts() for line in names_a_game(path.read_text("utf-8"))]
    assert not found


# These checks can fail.


@pytest.mark.parametrize(
    ("room", "text"),
    [
        ("core", "from patolli.games import GAMES"),
        ("core", "def f():\n    import patolli.games"),
        ("core", "from ..games import GAMES"),
        ("games", "from patolli.bots import ask"),
        ("games", "from patolli.wording import wording"),
        ("bots", "from patolli.wording import wording"),
        ("bots", "from ..lab import simulate"),
        ("wording", "from patolli.cli import main"),
        ("lab", "from patolli import table"),
        ("table", "import patolli.web.app"),
        ("web", "from patolli.cli import main"),
    ],
)
def test_an_import_the_wrong_way_is_found(room: str, text: str) -> None:
    assert wrong_rooms(imports_of(SOURCE / room / "x.py", text), room)


@pytest.mark.parametrize(
    ("text", "pure"),
    [
        ("import os", False),
        ("from pathlib import Path", False),
        ("import msgspec", False),
        ("import importlib", False),
        ("from importlib.resources import files", True),
        ("def f():\n    from importlib.resources import files", False),
        ("from collections.abc import Iterable", True),
        ("from patolli.core.frame import Frame", True),
        ("from .state import State", True),
    ],
)
def test_what_is_not_pure_is_found(text: str, pure: bool) -> None:
    found = list(imports_of(SOURCE / "games" / GAME_NAMES[0] / "x.py", text))
    assert [is_pure(i) for i in found] == [pure]


def test_a_name_is_found() -> None:
    assert names_a_game(f"if game == '{GAME_NAMES[0]}':")
    assert names_a_game(f"# as in {GAME_NAMES[0].title()}")
    assert not names_a_game("if game == 'chess':")
