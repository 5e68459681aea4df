"""Compile the rules to machine code with mypyc: `./play compile`. What is compiled is in `patolli.native`.

mypyc takes no class decorators like ours. So the sources are expanded first, in a folder of their own: what `@record`,
`@frame` and `@value` write when a class is made is written into the class, with types; constants become `Final`, and
those that are whole numbers become literals, which mypyc puts where they are used.

With `--quick` the C compiler takes less trouble: half the time, for tests. What it makes is used like any other, until
`./play compile` makes it properly.
"""

from __future__ import annotations

import ast
import importlib
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import types
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, ClassVar, TypeVar, get_origin

os.environ["PATOLLI_INTERPRETED"] = "1"

from patolli import native
from patolli.core import record
from patolli.core.choice import Domain

ROOT = Path(__file__).resolve().parent.parent
QUICK = native.FOLDER / "quick"  # is there if it was made with less trouble
BUILD = ROOT / "build" / "compiled"
GROUP = native.LIBRARY.removesuffix("__mypyc")
CONSTANT = re.compile(r"_?[A-Z][A-Z0-9_]+")
WRITERS: dict[str, Callable[[type[Any]], record.Written]] = {
    "record": record.written_record, "frame": record.written_value, "value": record.written_value,
}  # fmt: skip
HEAD = """
from typing import TYPE_CHECKING, Any, ClassVar, Final
if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr
"""
ANY_BOX = "Shared[Any]"  # a field that each game declares as what it is; mypyc does not take it twice
COLD = ("box", "choices", "components", "figures", "rows", "setup")  # chapters that work once, when a game is opened
PARAMETERS = (
    (r"\b((?:\w+\.)?(?:AnyFrame|Frame|Together|Secret|Draw|Aside))\[(?:State|Any|S)\]", r"\1"),
    (r"\bs: S\b", "s: Any"),
    (r"-> S:", "-> Any:"),
    (
        r"(class (?:Frame|Aside))\((Value)?(?:, )?Generic\[S\]\):\n",
        r"\1(\2):\n    @classmethod\n    def __class_getitem__(cls, item: object) -> Any:\n        return cls\n",
    ),
)
UNITS = 10  # pieces that the C compiler gets, so that several cores have something to do
ONCE = re.compile(r"^char CPyDef_\w+_____top_level__\(void\) {$", re.MULTILINE)  # what runs when a module is imported
FLAGS = ("-g0", "-fPIC", "-fvisibility=hidden", "-fno-semantic-interposition", "-fwrapv", "-DNDEBUG", "-w")


# Expanding


def expand(name: str) -> str:
    """The source of a module as mypyc takes it."""
    module = importlib.import_module(name)
    assert module.__file__
    text = plainly(Path(module.__file__).read_text("utf-8"), vars(module))
    tree = ast.parse(text)
    lines = text.split("\n")
    edits: list[tuple[int, int, list[str]]] = []  # first line, the line behind the last, what comes in their place
    for node in tree.body:
        if isinstance(node, ast.ClassDef):
            edits += expanded_class(node, getattr(module, node.name))
        elif isinstance(node, ast.FunctionDef):
            decorators = [d for d in node.decorator_list if "dataclass_transform" in ast.unparse(d)]
            edits += [(*place(d), []) for d in decorators]
        elif isinstance(node, (ast.Assign, ast.AnnAssign)):
            edits += final(node, vars(module))
    first = next(node.lineno for node in tree.body if isinstance(node, (ast.Import, ast.ImportFrom)))
    stars = "" if name.startswith("patolli.core.") else "from patolli.core.frame import push_all, tell_all\n"
    edits.append((first, first, (HEAD + stars).split("\n")))
    for start, end, new in sorted(edits, key=lambda edit: edit[:2], reverse=True):
        lines[start - 1 : end - 1] = new
    return without_parameters("\n".join(lines))


def without_parameters(text: str) -> str:
    """Frames and asides of any state: mypyc takes a class with type parameters for one that may be part of a cycle."""
    for pattern, plain in PARAMETERS:
        text = re.sub(pattern, plain, text)
    return text


def plainly(text: str, space: dict[str, Any]) -> str:
    """Calls as mypyc knows them best: `push` and `tell` without stars; the length of what never changes is a number."""
    source, starts = text.encode(), [0]
    for line in source.split(b"\n"):
        starts.append(starts[-1] + len(line) + 1)
    for call in sorted(starred(ast.parse(text), space), key=lambda call: (-call.lineno, -call.col_offset)):
        assert call.end_lineno
        assert call.end_col_offset
        start, end = starts[call.lineno - 1] + call.col_offset, starts[call.end_lineno - 1] + call.end_col_offset
        source = source[:start] + ast.unparse(Plainly(space).visit(call)).encode() + source[end:]
    return source.decode()


def starred(node: ast.AST, space: dict[str, Any]) -> Iterator[ast.Call]:
    """The outermost calls that can be written plainly."""
    if isinstance(node, ast.Call) and plain_call(node, space):
        yield node
    else:
        for part in ast.iter_child_nodes(node):
            yield from starred(part, space)


class Plainly(ast.NodeTransformer):
    """Writes a call plainly, and those within it."""

    def __init__(self, space: dict[str, Any]) -> None:
        self.space = space

    def visit_Call(self, node: ast.Call) -> ast.expr:
        self.generic_visit(node)
        plain = plain_call(node, self.space)
        return expression(plain) if plain else node


def plain_call(node: ast.Call, space: dict[str, Any]) -> str | None:
    """What to write in place of a call."""
    name = node.func.id if isinstance(node.func, ast.Name) else ""
    if name == "len" and isinstance(node.args[0], ast.Name):
        value = space.get(node.args[0].id)
        return str(len(value)) if isinstance(value, (Domain, tuple)) else None
    if name in ("push", "tell") and any(isinstance(argument, ast.Starred) for argument in node.args):
        state, *rest = map(ast.unparse, node.args)
        words = "".join(f", {word.arg}={ast.unparse(word.value)}" for word in node.keywords)
        return f"{name}_all({state}, ({', '.join(rest)},){words})"
    return None


def final(node: ast.Assign | ast.AnnAssign, space: dict[str, Any]) -> Iterator[tuple[int, int, list[str]]]:
    """Constants of a module, made final; numbers as literals."""
    target = node.target if isinstance(node, ast.AnnAssign) else node.targets[0]
    targets = target.elts if isinstance(target, ast.Tuple) else [target]
    names = [name.id for name in targets if isinstance(name, ast.Name)]
    if not names or node.value is None or not all(map(CONSTANT.fullmatch, names)):
        return
    here = place(node)
    if all(type(space[name]) in (int, bool) for name in names):
        literal = [f"{name}: Final = {space[name]!r}" for name in names]
        said = ast.unparse(node.value)
        if isinstance(target, ast.Tuple):
            said, wanted = f"tuple({said})", f"({', '.join(names)},)"
        else:
            said, wanted = f"({said})", names[0]
        yield (*here, literal if isinstance(node.value, ast.Constant) else [*literal, f"assert {said} == {wanted}"])
    elif len(names) == 1 and (kind := of_floats(space[names[0]])):
        yield (*here, [f"{names[0]}: Final[{kind}] = {ast.unparse(node.value)}"])
    elif isinstance(node, ast.Assign) and len(names) == 1 and not is_type(space[names[0]]):
        yield (*here, [f"{names[0]}: Final = {ast.unparse(node.value)}"])
    elif isinstance(node, ast.AnnAssign) and "Final" not in ast.unparse(node.annotation):
        yield (*here, [f"{names[0]}: Final[{ast.unparse(node.annotation)}] = {ast.unparse(node.value)}"])


def place(node: ast.stmt | ast.expr) -> tuple[int, int]:
    """Its first line, and the one behind its last."""
    assert node.end_lineno
    return node.lineno, node.end_lineno + 1


def of_floats(value: object) -> str:
    """The type of a tuple of nothing but floats: mypyc would keep it as so many numbers, and never find it set."""
    if type(value) is not tuple or not value:
        return ""
    inner = {"float" if type(item) is float else of_floats(item) for item in value}
    return f"tuple[{inner.pop()}, ...]" if len(inner) == 1 and "" not in inner else ""


def is_protocol(cls: type[Any]) -> bool:
    return bool(getattr(cls, "_is_protocol", False))


def is_type(value: object) -> bool:
    return isinstance(value, (type, TypeVar, types.GenericAlias, types.UnionType)) or get_origin(value) is not None


def expanded_class(node: ast.ClassDef, cls: type[Any]) -> Iterator[tuple[int, int, list[str]]]:
    """A class with its methods written out, and what mypyc should know of it."""
    end = place(node)[1]
    kind = next((d.id for d in node.decorator_list if isinstance(d, ast.Name) and d.id in WRITERS), None)
    for decorator in node.decorator_list:
        yield (*place(decorator), [])
    told = []
    if issubclass(cls, record.Shaped):  # nothing in it ever leads back to it
        told.append("acyclic=True")
    if cls.__module__.startswith("patolli.core.") and not issubclass(cls, tuple) and not is_protocol(cls):
        told.append("allow_interpreted_subclasses=True")
    if told:
        yield node.lineno, node.lineno, [f"@mypyc_attr({', '.join(told)})"]
    defaults = {}
    for item in node.body:
        here = place(item)
        if isinstance(item, ast.Assign) and isinstance(item.targets[0], ast.Name):
            name = item.targets[0].id
            if name == "__slots__":
                yield (*here, [])
            elif is_class_variable(cls, name):
                yield (*here, [f"    {name}: ClassVar = {ast.unparse(item.value)}"])
        elif kind and isinstance(item, ast.AnnAssign) and isinstance(item.target, ast.Name):
            hint = ast.unparse(item.annotation)
            if hint == ANY_BOX:
                yield (*here, [])
            elif item.value and "ClassVar" not in hint:
                defaults[item.target.id] = ast.unparse(item.value)
                yield (*here, [f"    {item.target.id}: {hint}"])
    if kind:
        yield end, end, list(written(node, cls, WRITERS[kind](plain_class(cls, defaults)), defaults))


def plain_class(cls: type[Any], defaults: Iterable[str]) -> type[Any]:
    """The class as it was before it was decorated: its fields are in the annotations, its defaults in the class."""
    parent = next(base for base in cls.__mro__[1:] if "__match_args__" in vars(base))
    space = {"__annotations__": vars(cls).get("__annotations__", {}), "__module__": cls.__module__}
    plain = type(cls.__name__, (parent,), space | dict.fromkeys(defaults, None))
    assert record.fields_of(plain) == cls.__match_args__, cls
    return plain


def is_class_variable(cls: type[Any], name: str) -> bool:
    """Whether a class that this one is derived from says so."""
    hints = [vars(base).get("__annotations__", {}).get(name) for base in cls.__mro__[1:]]
    return any(get_origin(hint) is ClassVar for hint in hints)


def written(node: ast.ClassDef, cls: type[Any], shape: record.Written, defaults: dict[str, str]) -> Iterator[str]:
    """The lines that the decorator stands for, with types."""
    own = {
        item.target.id: ast.unparse(item.annotation)
        for item in node.body
        if isinstance(item, ast.AnnAssign) and isinstance(item.target, ast.Name)
    }
    yield f"    __match_args__: ClassVar[tuple[str, ...]] = {shape.fields!r}"
    yield f"    saved: ClassVar[tuple[str, ...]] = {shape.saved!r}"
    for source in () if ANY_BOX in own.values() else shape.methods:
        method = ast.parse(source).body[0]
        assert isinstance(method, ast.FunctionDef)
        typed(method, cls, own, defaults)
        yield from ("    " + line for line in ast.unparse(method).split("\n"))
    yield f"setattr({cls.__name__}, '__annotations__', { {name: own[name] for name in own if name in shape.fields}!r})"


def typed(method: ast.FunctionDef, cls: type[Any], own: dict[str, str], defaults: dict[str, str]) -> None:
    """Give a method its types; a copy is made by the constructor, which costs a compiled class nothing."""
    method.returns = expression({"__init__": "None", "copy": repr(cls.__name__), "key": "tuple[Any, ...]"}[method.name])
    for argument in method.args.args[1:]:
        argument.annotation = expression(repr(own.get(argument.arg, "Any")))
    if method.name == "__init__":
        given = [argument.arg for argument in method.args.args if argument.arg in defaults]
        method.args.defaults = [expression(defaults[name]) for name in given]
    if method.name == "copy":
        values = [ast.unparse(line.value) for line in method.body[1:-1] if isinstance(line, ast.Assign)]
        method.body = [ast.Return(expression(f"{cls.__name__}({', '.join(values)})"))]


def expression(text: str) -> ast.expr:
    return ast.parse(text, mode="eval").body


# Compiling


def compile_all(quick: bool) -> None:
    """Make `patolli/compiled` anew."""
    tree, c_files = BUILD / "patolli", BUILD / "c"
    shutil.rmtree(tree, ignore_errors=True)
    modules = native.compiled_modules()
    chosen = {path_of(name) for name in modules}
    for source in [native.HOME / "__init__.py", *native.sources()]:
        path = source.relative_to(native.HOME.parent)
        made = BUILD / path
        made.parent.mkdir(parents=True, exist_ok=True)
        name = ".".join(path.with_suffix("").parts)
        seen = expand(name) if path in chosen else without_parameters(source.read_text("utf-8"))
        made.write_text(seen, "utf-8")
    made_from = native.made_from()
    files = translate(sorted(map(str, chosen)), c_files)
    libraries = link(files, c_files, modules, "-O1" if quick else "-O2")
    fresh = native.FOLDER.with_name("compiled.new")
    shutil.rmtree(fresh, ignore_errors=True)
    fresh.mkdir()
    for library in libraries:
        shutil.copy(library, fresh)
    (fresh / native.STAMP.name).write_text(made_from)
    if quick:
        (fresh / QUICK.name).touch()
    shutil.rmtree(native.FOLDER, ignore_errors=True)
    fresh.rename(native.FOLDER)


def path_of(module: str) -> Path:
    return Path(*module.split(".")).with_suffix(".py")


def translate(paths: list[str], into: Path) -> list[Path]:
    """Python to C."""
    from mypyc.build import mypyc_build
    from mypyc.options import CompilerOptions

    options = CompilerOptions(multi_file=True, target_dir=str(into), include_runtime_files=True, group_name=GROUP)
    before = Path.cwd()
    os.chdir(BUILD)  # mypyc names modules after where they are
    try:
        _, groups, _ = mypyc_build(["--config-file", str(ROOT / "tools" / "compiling.ini"), *paths], options)
    finally:
        os.chdir(before)
    return [Path(file) for files, _ in groups for file in files]


def link(files: list[Path], folder: Path, modules: list[str], care: str) -> list[Path]:
    """C to libraries: one with everything, and for each package one that starts its modules from there."""
    from mypyc.build import include_dir

    cc = compiler()
    assert cc
    includes = ["-I", sysconfig.get_path("include"), "-I", include_dir(), "-I", str(folder)]
    jobs = []
    for number, unit in enumerate(units(files)):
        source = folder / f"unit{number}.c"
        text = "".join(part.read_text("utf-8") for part in unit)
        source.write_text(ONCE.sub(r'__attribute__((optimize("O0"))) \g<0>', text), "utf-8")
        speed = "-O0" if is_cold(unit[0]) else care
        jobs.append([cc, *FLAGS, speed, *includes, "-c", str(source), "-o", str(source.with_suffix(".o"))])
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        list(pool.map(run, jobs))
        suffix = sysconfig.get_config_var("EXT_SUFFIX")
        everything = folder / (native.LIBRARY + suffix)
        run([cc, "-shared", *(job[-1] for job in jobs), "-o", str(everything)])
        jobs = []
        for package in sorted({name.rpartition(".")[0] for name in modules}):
            source = folder / f"{package}.c"
            source.write_text(starters([name for name in modules if name.rpartition(".")[0] == package]))
            jobs.append([cc, *FLAGS, *includes, "-shared", str(source), "-o", str(folder / (package + suffix))])
        list(pool.map(run, jobs))
    return [everything, *(Path(job[-1]) for job in jobs)]


def units(files: list[Path]) -> list[list[Path]]:
    """The files in pieces of like size; what is read once, when a game is opened, by itself."""
    found: list[list[Path]] = []
    for cold in (True, False):
        pieces: list[list[Path]] = [[] for _ in range(2 if cold else UNITS)]
        for file in sorted(files, key=lambda file: -file.stat().st_size):
            if is_cold(file) is cold:
                min(pieces, key=lambda piece: sum(part.stat().st_size for part in piece)).append(file)
        found += filter(None, pieces)
    return found


def is_cold(file: Path) -> bool:
    return file.stem.rpartition("___")[2] in COLD


def starters(modules: list[str]) -> str:
    """C that has the big library make modules, each when it is imported."""
    from mypyc.namegen import exported_name

    starts = []
    for name in modules:
        init = f"{native.LIBRARY}.init_{exported_name(name)}"
        starts.append(f'PyMODINIT_FUNC PyInit_{name.rpartition(".")[2]}(void) {{ return start("{init}"); }}')
    return (
        """#include <Python.h>
static PyObject *start(const char *name) {
    PyObject *library = PyImport_ImportModule("LIBRARY");
    if (!library) return NULL;
    PyObject *capsule = PyObject_GetAttrString(library, strchr(name, '.') + 1);
    Py_DECREF(library);
    if (!capsule) return NULL;
    PyObject *(*init)(void) = PyCapsule_GetPointer(capsule, name);
    Py_DECREF(capsule);
    return init ? init() : NULL;
}
""".replace("LIBRARY", native.LIBRARY)
        + "\n".join(starts)
        + "\n"
    )


def compiler() -> str | None:
    return next((found for name in ("cc", "gcc", "clang") if (found := shutil.which(name))), None)


def run(command: list[str]) -> None:
    subprocess.run(command, check=True)


if __name__ == "__main__":
    is_quick = "--quick" in sys.argv
    if native.STAMP.exists() and native.STAMP.read_text() == native.made_from() and (is_quick or not QUICK.exists()):
        sys.exit()  # as it is
    if not compiler():
        sys.exit("patolli: no C compiler was found (cc, gcc or clang), so the rules stay interpreted")
    print("patolli: compiling the rules (a minute or two)", file=sys.stderr, flush=True)
    compile_all(is_quick)
