"""What `./play compile` gives to mypyc, and when what it made is used. That it plays the same is tested on itself:
`./test` runs the laws of all games, whole matches and counted lines of play on the compiled rules too."""

import ast
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from patolli import native
from patolli.games import GAMES

ROOT = Path(__file__).parents[2]
EXPAND = """
import sys
sys.path.insert(0, "tools")
import compiling
for name in sys.argv[1:]:
    print(f"# {name}")
    print(compiling.expand(name))
"""


@pytest.fixture(scope="module")
def expanded() -> dict[str, ast.Module]:
    """All modules as mypyc gets them."""
    names = native.compiled_modules()
    command = [sys.executable, "-c", EXPAND, *names]
    text = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    parts = text.split("\n# patolli.")
    assert len(parts) == len(names)
    return {name: ast.parse(part.partition("\n")[2]) for name, part in zip(names, parts, strict=True)}


def test_every_chapter_with_frames_is_compiled() -> None:
    homes = {frame.__module__ for game in GAMES.values() for frame in game.frames.values()}
    assert homes <= set(native.compiled_modules())


def test_no_class_is_left_to_a_decorator(expanded: dict[str, ast.Module]) -> None:
    classes = [node for tree in expanded.values() for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]
    decorators = {ast.unparse(d).partition("(")[0] for node in classes for d in node.decorator_list}
    assert len(classes) > 300
    assert decorators == {"mypyc_attr"}


def test_constants_are_final_and_numbers_are_literal(expanded: dict[str, ast.Module]) -> None:
    seen = {}
    for tree in expanded.values():
        for node in tree.body:
            assert not isinstance(node, ast.Assign) or "TypeVar" in ast.unparse(node) or not is_constant(node)
            if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.value:
                seen[node.target.id] = ast.unparse(node.value)
    assert seen["CHANCE"] == "-1"


def is_constant(node: ast.Assign) -> bool:
    return ast.unparse(node.targets[0]).isupper()


def test_every_field_of_a_record_is_copied(expanded: dict[str, ast.Module]) -> None:
    found = 0
    for tree in expanded.values():
        for cls in [node for node in tree.body if isinstance(node, ast.ClassDef)]:
            methods = {node.name: node for node in cls.body if isinstance(node, ast.FunctionDef)}
            if "copy" in methods and "__init__" in methods and "copy" in ast.unparse(methods["copy"]).split("(")[0]:
                returned = methods["copy"].body[-1]
                if isinstance(returned, ast.Return) and isinstance(returned.value, ast.Call):
                    assert len(returned.value.args) == len(methods["__init__"].args.args) - 1, cls.name
                    found += 1
    assert found == 10  # the records of all games


def runs(**environment: str) -> str:
    """What a fresh Patolli says of itself."""
    command = [sys.executable, "-m", "patolli", "--version"]
    done = subprocess.run(command, env={**os.environ, **environment}, capture_output=True, text=True, check=True)
    return done.stdout.split()[-1]


def test_the_environment_can_ask_for_the_interpreted_rules() -> None:
    assert runs(PATOLLI_INTERPRETED="1") == "(interpreted)"


@pytest.fixture
def finders(monkeypatch: pytest.MonkeyPatch) -> Sequence[object]:
    """Who finds modules, restored afterwards."""
    monkeypatch.setattr(sys, "meta_path", sys.meta_path[:])
    monkeypatch.delenv(native.FORCED, raising=False)
    return sys.meta_path


def test_what_was_made_from_these_sources_by_these_tools_is_used(
    finders: Sequence[object], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(native, "STAMP", tmp_path / "made_from")
    before = finders[:]
    assert not native.use()
    native.STAMP.write_text(native.made_from())
    assert native.use()
    assert finders[1:] == before


@pytest.mark.parametrize("changed", ["core/engine.py", "games/tikal/state.py", "tools/compiling.py"])
def test_a_change_makes_it_unfit(
    changed: str, finders: Sequence[object], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(native, "STAMP", tmp_path / "made_from")
    native.STAMP.write_text(native.made_from())
    read = Path.read_bytes

    def touched(path: Path) -> bytes:
        return read(path) + (b"#" if str(path).endswith(changed) else b"")

    monkeypatch.setattr(Path, "read_bytes", touched)
    assert not native.use()


def test_another_python_has_another_digest(monkeypatch: pytest.MonkeyPatch) -> None:
    before = native.digest(())
    monkeypatch.setattr(native, "EXTENSION_SUFFIXES", [".cpython-399.so"])
    assert native.digest(()) != before


@pytest.mark.soak
@pytest.mark.timeout(1800)
def test_a_compiled_wheel_plays_compiled(tmp_path: Path) -> None:
    bootstrap = [sys.executable, str(ROOT / "tools" / "bootstrap.py"), "wheel"]
    environment = {name: value for name, value in os.environ.items() if name != native.FORCED}
    subprocess.run(bootstrap, check=True, env=environment)
    wheel = max((ROOT / "dist").glob("patolli-*-linux_*.whl"), key=lambda path: path.stat().st_mtime)
    subprocess.run([sys.executable, "-m", "venv", str(tmp_path / "venv")], check=True)
    python = str(tmp_path / "venv" / "bin" / "python")
    subprocess.run([python, "-m", "pip", "install", "--quiet", str(wheel)], check=True)
    version = [python, "-m", "patolli", "--version"]
    told = subprocess.run(version, capture_output=True, text=True, check=True, cwd=tmp_path)
    assert told.stdout.endswith("(compiled)\n")
    game = ["simulate", "tikal", "--seats", "random,random", "--json"]
    subprocess.run([python, "-m", "patolli", *game], capture_output=True, check=True, cwd=tmp_path)
