"""Which reasons a game can give, which of them play provokes, and which are named in tests."""

import ast
from pathlib import Path


def named_in(folder: Path, skip: Path | None = None) -> set[str]:
    """Every name, attribute and string that the test functions in a folder use."""
    found: set[str] = set()
    for path in sorted(folder.rglob("test_*.py")):
        if path != skip:
            for node in ast.walk(ast.parse(path.read_text("utf-8"))):
                if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                    found |= _used(node)
    return found


def _used(function: ast.FunctionDef) -> set[str]:
    found: set[str] = set()
    for node in ast.walk(function):
        if isinstance(node, ast.Name):
            found.add(node.id)
        elif isinstance(node, ast.Attribute):
            found.add(node.attr)
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            found.add(node.value)
    return found
