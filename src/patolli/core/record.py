"""`@record`: slotted classes whose copy, equality, key, JSON and digest are written from the annotations.

A field nobody can forget: add it to the class and it is copied, saved, compared and digested.

>>> @record
... class Purse(Record):
...     coins: int
...     notes: list[int]
>>> a = Purse(3, [5, 10]); b = a.copy(); b.notes.append(20)
>>> a.plain(), b.plain()
({'coins': 3, 'notes': [5, 10]}, {'coins': 3, 'notes': [5, 10, 20]})
"""

import dataclasses
import hashlib
import json
from collections.abc import Callable, Hashable, Mapping
from types import NoneType, UnionType
from typing import (
    Annotated,
    Any,
    ClassVar,
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


class Value:
    """What never changes once it is made, so that copies may share it."""

    __slots__ = ()


class Record:
    """What every `@record` class can do; the decorator writes `saved`, `copy`, `key` and `__eq__`."""

    __slots__ = ()
    saved: ClassVar[tuple[str, ...]]  # the fields that belong to the JSON form, in the order they were written

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


R = TypeVar("R", bound=Record)


@dataclass_transform()
def record(cls: type[R]) -> type[R]:
    """Make a slotted record of an annotated class that derives from `Record`."""
    made: Any = dataclasses.dataclass(slots=True, eq=False)(cls)
    hints = _hints(made)
    made.saved = tuple(name for name, hint in hints.items() if _mark(hint) is None)
    lines = [f"    new.{name} = {_copy_of(f'self.{name}', hint)}" for name, hint in hints.items()]
    made.copy = _write("copy(self)", ["    new = fresh(cls)", *lines, "    return new"], cls=made, fresh=object.__new__)
    keys = "".join(f"{_key_of(f'self.{name}', hints[name])}, " for name in made.saved)
    made.key = _write("key(self)", [f"    return ({keys})"])
    same = " and ".join(f"self.{n} == other.{n}" for n in made.saved) or "True"
    made.__eq__ = _write("__eq__(self, other)", [f"    return other.__class__ is cls and {same}"], cls=made)
    made.__hash__ = None
    result: type[R] = made
    return result


def to_plain(value: Any) -> Any:
    """JSON data for anything a record may hold."""
    if isinstance(value, Record):
        return value.plain()
    if isinstance(value, (list, tuple)):
        return [to_plain(item) for item in value]
    if value is None or isinstance(value, (int, str, bool)):
        return value
    return [type(value).__name__, *(to_plain(getattr(value, f.name)) for f in dataclasses.fields(value))]


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
    return {field.name: hints[field.name] for field in dataclasses.fields(cls)}


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
    frozen: bool = getattr(getattr(cls, "__dataclass_params__", None), "frozen", False)
    return frozen or (isinstance(cls, type) and issubclass(cls, Value))


def _write(head: str, body: list[str], **names: Any) -> Callable[..., Any]:
    space: dict[str, Any] = dict(names)
    exec(f"def {head}:\n" + "\n".join(body), space)
    made: Callable[..., Any] = space[head.split("(")[0]]
    return made
