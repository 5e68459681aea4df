"""Where the code of bots that others have written is, and what it is."""

import hashlib
import os
import sys
from importlib.machinery import ModuleSpec, PathFinder
from pathlib import Path

from patolli.bots.plugged import place_of


def spec_of(module: str) -> ModuleSpec | None:
    """Where the outermost package of a module is, found without running any of it."""
    return PathFinder.find_spec(module.partition(".")[0], [os.getcwd(), *sys.path])


def code_of(bot: str) -> dict[str, str]:
    """SHA-256 of every file of a bot's module or package, by name."""
    found = spec_of(place_of(bot).partition(":")[0])
    if not found:
        return {}
    if not found.submodule_search_locations:
        return {Path(found.origin).name: _digest(Path(found.origin))} if found.origin else {}
    folders = [Path(place) for place in found.submodule_search_locations]
    return {
        f"{folder.name}/{file.relative_to(folder).as_posix()}": _digest(file)
        for folder in folders
        for file in sorted(folder.rglob("*"))
        if file.is_file() and "__pycache__" not in file.parts
    }


def _digest(file: Path) -> str:
    return hashlib.sha256(file.read_bytes()).hexdigest()
