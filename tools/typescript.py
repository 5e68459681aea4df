"""The page's TypeScript types, made from the Python annotations they mirror.

    python tools/typescript.py            write client/src/wire.ts and client/src/games/<game>/view.ts
    python tools/typescript.py --check    fail, naming the files, if one of them is stale

Messages (`web/messages.py`, msgspec structs) and bodies (`web/models.py` and its kin, pydantic models) go to one file;
a name that both use for different things is told apart by a prefix. A game's view is made from the TypedDicts of its
`view.py` and `printed.py`.
"""

import inspect
import os
import sys
import types
from collections.abc import Iterator, Mapping
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints, is_typeddict

import msgspec
from pydantic import BaseModel

os.environ["PATOLLI_INTERPRETED"] = "1"  # compiled classes do not tell their annotations

from patolli.games import GAMES
from patolli.web import contest_models, friend_models, messages, models, puzzle_models, rating_models, review_models

CLIENT = Path(__file__).resolve().parent.parent / "client" / "src"
BODIES = (models, friend_models, rating_models, contest_models, review_models, puzzle_models)
HEAD = "// Made by tools/typescript.py from {}. Do not edit.\n"
PLAIN = {
    int: "number",
    float: "number",
    str: "string",
    bool: "boolean",
    type(None): "null",
    Any: "unknown",
    object: "unknown",
}


class Names:
    """What each Python class is called in TypeScript."""

    def __init__(self, classes: Mapping[type, str]) -> None:
        self.classes = classes

    def of(self, hint: Any) -> str:
        """The TypeScript of one annotation."""
        if hint in PLAIN:
            return PLAIN[hint]
        if isinstance(hint, type) and hint in self.classes:
            return self.classes[hint]
        origin, args = get_origin(hint), get_args(hint)
        if origin is Annotated:
            return self.of(args[0])
        if origin is Literal:
            return " | ".join(f'"{value}"' if isinstance(value, str) else str(value).lower() for value in args)
        if origin in (Union, types.UnionType):
            return " | ".join(self.of(arg) for arg in args)
        if origin is tuple and args[-1] is not Ellipsis:
            return f"[{', '.join(self.of(arg) for arg in args)}]"
        if origin in (list, tuple):
            item = self.of(args[0])
            return f"({item})[]" if " " in item else f"{item}[]"
        if origin is dict:
            return f"Record<{self.of(args[0])}, {self.of(args[1])}>"
        raise TypeError(f"no TypeScript for {hint!r}")


def defined(module: ModuleType) -> Iterator[type]:
    """The record classes that a module defines itself, in its order."""
    for value in vars(module).values():
        if inspect.isclass(value) and value.__module__ == module.__name__ and fields(value):
            yield value


def fields(record: type) -> dict[str, tuple[Any, bool]]:
    """Field → its annotation, and whether it may be left out of what the page sends."""
    if issubclass(record, msgspec.Struct):
        given = {field.name: field.required for field in msgspec.structs.fields(record)}
    elif issubclass(record, BaseModel):
        given = {name: field.is_required() for name, field in record.model_fields.items()}
    elif is_typeddict(record):
        given = {name: name in getattr(record, "__required_keys__") for name in record.__annotations__}  # noqa: B009
    else:
        return {}
    hints = get_type_hints(record)
    return {name: (hints[name], not required) for name, required in given.items()}


def comment(record: type) -> str:
    """The first line of the docstring, if the class has one of its own."""
    text = (record.__dict__.get("__doc__") or "").strip().split("\n")[0]
    return f"/** {text} */\n" if text and not text.startswith("Usage docs") else ""


def interface(record: type, name: str, names: Names) -> str:
    """One class as an interface; a message carries its tag in `type`."""
    tag = getattr(getattr(record, "__struct_config__", None), "tag", None)
    lines = [f'  type: "{tag}";'] if tag else []
    lines += [f"  {field}{'?' if free else ''}: {names.of(hint)};" for field, (hint, free) in fields(record).items()]
    return f"{comment(record)}export interface {name} {{\n" + "\n".join(lines) + "\n}\n"


def wire() -> str:
    """Messages and bodies in one file. Where both name a thing, the body's type is called `Http…`."""
    said, bodies = list(defined(messages)), [record for room in BODIES for record in defined(room)]
    taken = {record.__name__ for record in said}
    known = {record: record.__name__ for record in said}
    known |= {record: f"Http{record.__name__}" if record.__name__ in taken else record.__name__ for record in bodies}
    names = Names(known)
    parts = [HEAD.format("patolli/web/messages.py, patolli/web/models.py and those beside it")]
    parts += [interface(record, name, names) for record, name in known.items()]
    for union in ("ServerMessage", "ClientMessage"):
        parts.append(f"export type {union} = {names.of(getattr(messages, union))};\n")
    return "\n".join(parts)


def view(game: str) -> str:
    """What a seat of this game may see; what is printed may have a module of its own."""
    rooms = [f"{GAMES[game].package}.{room}" for room in ("view", "printed")]
    modules = [module for module in map(import_module, filter(find_spec, rooms)) if any(defined(module))]
    known = {record: record.__name__ for module in modules for record in defined(module)}
    names = Names(known)
    parts = [HEAD.format(" and ".join(f"{module.__name__.replace('.', '/')}.py" for module in modules))]
    return "\n".join([*parts, *(interface(record, name, names) for record, name in known.items())])


def files() -> dict[Path, str]:
    """Every file this tool makes, with its text."""
    return {CLIENT / "wire.ts": wire(), **{CLIENT / "games" / game / "view.ts": view(game) for game in GAMES}}


def stale() -> list[Path]:
    """The files whose text is not what the annotations say."""
    return [path for path, text in files().items() if not path.exists() or path.read_text(encoding="utf-8") != text]


def main(arguments: list[str]) -> int:
    old = stale()
    if "--check" in arguments:
        for path in old:
            print(f"stale: client/src/{path.relative_to(CLIENT)}; run python tools/typescript.py", file=sys.stderr)
        return 1 if old else 0
    texts = files()
    for path in old:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(texts[path], encoding="utf-8")
        print(f"wrote client/src/{path.relative_to(CLIENT)}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
