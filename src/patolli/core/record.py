"""`@record` and `@value`: slotted classes whose methods are written from the annotations.

A field nobody can forget: add it to the class and it is copied, saved, compared and digested. `Written` holds the
source of these methods: the decorators run it, and the compiler puts it into the class (`tools/compiling.py`).

>>> @record
... class Purse(Record):
...     coins: int
...     notes: list[int]
>>> a = Purse(3, [5, 10]); b = a.copy(); b.notes.append(20)
>>> a.plain(), b.plain()
({'coins': 3, 'notes': [5, 10]}, {'coins': 3, 'notes': [5, 10, 20]})
"""

import hashlib
import json
from collections.abc import Hashable, Mapping
from types import NoneType, UnionType
from typing import (
    Annotated,
    Any,
    ClassVar,
    NamedTuple,
    Self,
    TypeVar,
    Union,
    dataclass_transform,
    get_args,
    get_origin,
    get_type_hints,
)

T = TypeVar("T")

SHARED = "shared"  # the same object in every copy, not part of JSON, digest or equality: the box the game came in
TOLD = "told"  # dropped by copy and JSON: the events of the running step

Shared = Annotated[T, SHARED]
Told = Annotated[T, TOLD]


class Shaped:
    """What has named fields, in a fixed order, and is what those are that are saved."""

    __slots__ = ()
    __match_args__: ClassVar[tuple[str, ...]] = ()
    saved: ClassVar[tuple[str, ...]] = ()  # the fields that belong to the JSON form

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and all(getattr(self, name) == getattr(other, name) for name in self.saved)

    def __reduce__(self) -> tuple[Any, ...]:
        """The way between processes; compiled, it would come back without its fields."""
        return type(self), tuple([getattr(self, name) for name in type(self).__match_args__])

    def __repr__(self) -> str:
        fields = ", ".join([f"{name}={getattr(self, name)!r}" for name in type(self).__match_args__])
        return f"{type(self).__name__}({fields})"


class Value(Shaped):
    """What never changes once it is made, so that copies may share it; `@value` writes the rest."""

    __slots__ = ()

    def __hash__(self) -> int:
        return hash(tuple([getattr(self, name) for name in self.saved]))

    def but(self, **fields: Any) -> Self:
        """The same with other values in some fields."""
        kind: Any = type(self)
        made: Self = kind(*[fields.get(name, getattr(self, name)) for name in kind.__match_args__])
        return made


class Record(Shaped):
    """What every `@record` class can do; the decorator writes `saved`, `copy` and `key`."""

    __slots__ = ()

    def copy(self) -> Self:
        """An independent copy: nothing mutable is shared with the original."""
        raise NotImplementedError("decorate the class with @record")

    def key(self) -> Hashable:
        """A tuple that is the same for equal records and no others: cheaper than a digest, for search."""
        raise NotImplementedError("decorate the class with @record")

    def plain(self) -> dict[str, Any]:
        """The record as JSON data."""
        return {name: to_plain(getattr(self, name)) for name in self.saved}

    def digest(self) -> str:
        """A short fingerprint of everything saved: two states are the same exactly when their digests are."""
        text = json.dumps(self.plain(), separators=(",", ":"))
        return hashlib.sha256(text.encode()).hexdigest()[:16]


@dataclass_transform()
def record(cls: type[T]) -> type[T]:
    """Make a slotted record of an annotated class that derives from `Record`."""
    return _made(cls, written_record(cls))


@dataclass_transform(frozen_default=True)
def value(cls: type[T]) -> type[T]:
    """Make a small slotted class that derives from `Value`: compared by its fields, never changed once made."""
    return _made(cls, written_value(cls))


class Written(NamedTuple):
    """What is added to an annotated class: plain data, and the source of methods."""

    fields: tuple[str, ...]
    saved: tuple[str, ...]
    methods: tuple[str, ...]


def written_record(cls: type[Any]) -> Written:
    """A record can be copied, and there is a key of it."""
    fields = fields_of(cls)
    hints = get_type_hints(cls, include_extras=True)
    saved = tuple(name for name in fields if _mark(hints[name]) is None)
    copies = [f"    new.{name} = {_copy_of(f'self.{name}', hints[name])}" for name in fields]
    copy = ["def copy(self):", f"    new = {cls.__name__}.__new__({cls.__name__})", *copies, "    return new"]
    keys = "".join(f"{_key_of(f'self.{name}', hints[name])}, " for name in saved)
    key = f"def key(self):\n    return ({keys})"
    return Written(fields, saved, (_init(cls, fields), "\n".join(copy), key))


def written_value(cls: type[Any]) -> Written:
    """A value is made, and that is all."""
    fields = fields_of(cls)
    return Written(fields, fields, (_init(cls, fields),))


def fields_of(cls: type[Any]) -> tuple[str, ...]:
    """The annotated fields, those of the class it is derived from first."""
    own = [name for name, hint in vars(cls).get("__annotations__", {}).items() if get_origin(hint) is not ClassVar]
    return tuple(dict.fromkeys([*cls.__match_args__, *own]))


def _init(cls: type[Any], fields: tuple[str, ...]) -> str:
    takes = [f"{name}=default_{name}" if name in vars(cls) else name for name in fields]
    lines = [f"    self.{name} = {name}" for name in fields]
    return "\n".join([f"def __init__({', '.join(['self', *takes])}):", *(lines or ["    pass"])])


def _made(cls: type[T], written: Written) -> type[T]:
    """The class anew, with slots for those fields that its bases have no place for."""
    dropped = {*written.fields, "__dict__", "__weakref__"}
    space = {name: value for name, value in vars(cls).items() if name not in dropped}
    placed = {name for base in cls.__mro__[1:] for name, place in vars(base).items() if hasattr(place, "__set__")}
    space["__slots__"] = tuple(name for name in written.fields if name not in placed)
    space |= {"__match_args__": written.fields, "saved": written.saved}
    seen: dict[str, Any] = {f"default_{name}": vars(cls)[name] for name in written.fields if name in vars(cls)}
    exec("\n".join(written.methods), seen, space)
    made: Any = type(cls)
    seen[cls.__name__] = made = made(cls.__name__, cls.__bases__, space)
    result: type[T] = made
    return result


def to_plain(value: Any) -> Any:
    """JSON data for anything a record may hold."""
    if isinstance(value, Record):
        return value.plain()
    if isinstance(value, (list, tuple)):
        return [to_plain(item) for item in value]
    if value is None or isinstance(value, (int, str, bool)):
        return value
    kind: type[Any] = type(value)
    return [kind.__name__, *[to_plain(getattr(value, name)) for name in kind.__match_args__]]


def from_plain(data: Any, hint: Any, frames: Mapping[str, type[Any]], shared: Mapping[str, Any]) -> Any:
    """Read JSON data back by its annotation; frames are found by class name, shared fields are handed in."""
    origin, args = get_origin(hint), get_args(hint)
    if origin is Annotated:
        return from_plain(data, args[0], frames, shared)
    if origin in (Union, UnionType):
        if data is None:
            return None
        return from_plain(data, next(a for a in args if a is not type(None)), frames, shared)
    if origin is list:
        return [from_plain(item, args[0], frames, shared) for item in data]
    if origin is tuple:
        kinds = [args[0]] * len(data) if len(args) == 2 and args[1] is Ellipsis else args
        return tuple(from_plain(item, kind, frames, shared) for item, kind in zip(data, kinds, strict=True))
    if hint in (int, str, bool):
        if type(data) is not hint:
            raise ValueError(f"expected {hint.__name__}, found {data!r}")
        return data
    cls = origin or hint
    if issubclass(cls, Record):
        values = {}
        for name, kind in _hints(cls).items():
            mark = _mark(kind)
            if mark is None:
                values[name] = from_plain(data[name], kind, frames, shared)
            else:
                values[name] = shared[name] if mark == SHARED else None
        return cls(**values)
    cls = frames.get(data[0], cls)
    if cls.__name__ != data[0]:
        raise ValueError(f"expected {cls.__name__}, found {data[0]!r}")
    fields = zip(data[1:], _hints(cls).values(), strict=True)
    return cls(*(from_plain(item, kind, frames, shared) for item, kind in fields))


def _hints(cls: type[Any]) -> dict[str, Any]:
    """Field → annotation, in the order they were written."""
    hints = get_type_hints(cls, include_extras=True)
    return {name: hints[name] for name in cls.__match_args__}


def _mark(hint: Any) -> str | None:
    if get_origin(hint) is Annotated:
        return next((m for m in get_args(hint)[1:] if m in (SHARED, TOLD)), None)
    return None


def _copy_of(name: str, hint: Any, where: str = "") -> str:
    """The source of an expression that copies one field, or an item of the field `where`."""
    where = where or name
    mark = _mark(hint)
    if mark:
        return name if mark == SHARED else "None"
    origin, args = get_origin(hint), get_args(hint)
    if origin is list:
        item = _copy_of("item", args[0], where)
        return f"{name}[:]" if item == "item" else f"[{item} for item in {name}]"
    if origin in (Union, UnionType) and len(args) == 2 and args[1] is NoneType:
        made = _copy_of(name, args[0], where)
        return name if made == name else f"(None if {name} is None else {made})"
    if isinstance(hint, type) and issubclass(hint, Record):
        return f"{name}.copy()"
    if not _is_value(hint):
        raise TypeError(f"{where}: records hold ints, words, tuples, frames, records and typed lists, not {hint}")
    return name


def _key_of(name: str, hint: Any) -> str:
    """The source of an expression for what one field adds to the key."""
    origin, args = get_origin(hint), get_args(hint)
    if origin is list:
        item = _key_of("item", args[0])
        return f"tuple({name})" if item == "item" else f"tuple([{item} for item in {name}])"
    if origin in (Union, UnionType):
        made = _key_of(name, args[0])
        return name if made == name else f"(None if {name} is None else {made})"
    return f"{name}.key()" if isinstance(hint, type) and issubclass(hint, Record) else name


def _is_value(hint: Any) -> bool:
    """Whether copies may share what this annotation promises."""
    origin, args = get_origin(hint), get_args(hint)
    if origin is tuple:
        return all(_is_value(kind) for kind in args if kind is not Ellipsis)
    if origin in (Union, UnionType):
        return len(args) == 2 and args[1] is NoneType and _is_value(args[0])
    if hint in (int, str, bool):
        return True
    cls = origin or hint
    return isinstance(cls, type) and issubclass(cls, Value)
