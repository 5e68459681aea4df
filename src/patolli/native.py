"""The rules compiled to machine code, where that was done (`./play compile`), from the sources as they are now.

The folder `compiled` beside this module holds one library of everything that was compiled and, for each package, one
that starts its modules; `made_from` is the digest of what they were made from. If that is what is here now, a finder
hands these libraries to whoever imports a module of the rules. Otherwise, or if `PATOLLI_INTERPRETED` is set, nothing
happens, and Python reads the sources. In an installed package the tools are missing: there the sources must fit.
"""

import hashlib
import os
import sys
from collections.abc import Sequence
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType

HOME = Path(__file__).parent
FOLDER = HOME / "compiled"
STAMP = FOLDER / "made_from"
LIBRARY = "patolli__mypyc"  # as mypyc calls it, after the group "patolli"
FORCED = "PATOLLI_INTERPRETED"
# What compiles the rules, in a checkout; the lock says which mypyc.
TOOLS = [HOME.parents[1] / name for name in ("tools/compiling.py", "requirements-compile.lock")]

# What of `core` is on the way of a move; of the games all but the packages and what few ask for; how bots search; and
# what the server works out after every move.
CORE = (
    "aside", "choice", "deck", "dealer", "draw", "engine", "event", "frame", "ranking", "record", "refusal", "turns",
)  # fmt: skip
SELDOM = ("board", "glance", "invariants", "observation", "pieces")
BOTS = ("bots/search", "bots/value")
SERVER = ("wording/merging", "wording/story", "web/differences", "web/match_log", "web/sights", "web/updates")


def sources() -> list[Path]:
    """Every source that has a part in what is compiled: the modules, and those whose types these use."""
    rules = [*sorted((HOME / "core").glob("*.py")), *sorted((HOME / "games").glob("**/*.py"))]
    return [Path(__file__), *rules, *(HOME / f"{name}.py" for name in (*BOTS, *SERVER))]


def compiled_modules() -> list[str]:
    """The names of the modules that are compiled."""
    skipped = {path for name in SELDOM for path in (HOME / "games").glob(f"*/{name}.py")}
    games = [path for path in (HOME / "games").glob("*/**/*.py") if path.stem != "__init__" and path not in skipped]
    chosen = (
        [HOME / "core" / f"{name}.py" for name in CORE]
        + sorted(games)
        + [HOME / f"{name}.py" for name in (*BOTS, *SERVER)]
    )
    return [".".join(path.relative_to(HOME.parent).with_suffix("").parts) for path in chosen]


def digest(tools: Sequence[Path]) -> str:
    """A fingerprint of the sources, of these tools, and of the Python and the machine that it is for."""
    total = hashlib.sha256(EXTENSION_SUFFIXES[0].encode())
    for path in (*sources(), *tools):
        content = path.read_bytes()
        total.update(f"{path.name} {len(content)}\n".encode() + content)
    return total.hexdigest()


def made_from() -> str:
    """What belongs into `made_from`: the digest for a checkout, and the one for where the tools are not."""
    return f"{digest(TOOLS)}\n{digest(())}\n"


class Finder:
    """Finds the modules of `compiled_modules`, and the library they are in."""

    def __init__(self) -> None:
        self.libraries = {LIBRARY: LIBRARY} | {name: name.rpartition(".")[0] for name in compiled_modules()}

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        library = self.libraries.get(name)
        if library is None:
            return None
        file = str(FOLDER / (library + EXTENSION_SUFFIXES[0]))
        return spec_from_file_location(name, file, loader=ExtensionFileLoader(name, file))


def use() -> bool:
    """Have imports find what was compiled, if it fits; whether it does."""
    if os.environ.get(FORCED) or not STAMP.exists():
        return False
    if digest([path for path in TOOLS if path.exists()]) not in STAMP.read_text().split():
        return False
    sys.meta_path.insert(0, Finder())
    return True
