"""Records: copy, JSON, digest and equality written from the annotations."""

import json
from collections.abc import Callable
from typing import Any, NamedTuple, Optional

import pytest
from hypothesis import given
from hypothesis import strategies as st

from patolli.core.deck import Deck
from patolli.core.frame import Frame, frame
from patolli.core.record import Record, Shared, Told, from_plain, record, to_plain


@record
class Purse(Record):
    coins: int
    notes: list[int]


@frame
class Ask(Frame[Any]):
    seat: int
    path: tuple[tuple[int, int], ...] = ()
    word: str = ""


@record
class Shelf(Record):
    box: Shared[dict[str, int]]
    told: Told[list[str] | None]
    owner: str
    open: bool
    deck: Deck
    rows: list[tuple[int, int]]
    grid: list[list[int]]
    cubes: list[list[list[int]]]
    purses: list[Purse]
    best: Purse | None
    spare: Optional[list[int]]  # noqa: UP045  # the old spelling must work too
    maybe: int | None
    agenda: list[Frame[Any]]
    pair: tuple[int, str]


def shelf() -> Shelf:
    return Shelf(
        box={"a": 1}, told=["x"], owner="Ana", open=True, deck=Deck(((1, 2), (3,)), (4,)), rows=[(1, 2)],
        grid=[[1], [2, 3]], cubes=[[[1]]], purses=[Purse(1, [2]), Purse(0, [])], best=Purse(9, [9]), spare=[1],
        maybe=None, agenda=[Ask(0, ((1, 2),), "w"), Ask(1)], pair=(1, "z"),
    )  # fmt: skip


FRAMES = {"Ask": Ask}


def back(data: Any, box: Any) -> Shelf:
    made: Shelf = from_plain(json.loads(json.dumps(data)), Shelf, FRAMES, {"box": box})
    return made


def mutable_parts(value: Any) -> list[Any]:
    """Every list and record in it, however deep."""
    if isinstance(value, Record):
        parts = [getattr(value, name) for name in type(value).__dataclass_fields__ if name != "box"]  # type: ignore[attr-defined]
        return [value, *(found for part in parts for found in mutable_parts(part))]
    if isinstance(value, (list, tuple)):
        own = [value] if isinstance(value, list) else []
        return [*own, *(found for item in value for found in mutable_parts(item))]
    return []


def test_a_copy_is_equal_and_shares_nothing_mutable() -> None:
    first = shelf()
    second = first.copy()
    assert second == first
    assert second.digest() == first.digest()
    ours = {id(part) for part in mutable_parts(first)}
    assert len(ours) > 10
    assert not ours & {id(part) for part in mutable_parts(second)}


@pytest.mark.parametrize(
    "change",
    [
        lambda s: s.grid[1].append(9),
        lambda s: s.cubes[0][0].append(9),
        lambda s: s.purses[0].notes.append(9),
        lambda s: s.best.notes.append(9),
        lambda s: s.spare.append(9),
        lambda s: s.agenda.pop(),
        lambda s: setattr(s, "best", None),
        lambda s: setattr(s, "maybe", 3),
        lambda s: setattr(s, "deck", s.deck.draw(1)),
    ],
)
def test_a_change_to_a_copy_is_not_seen_in_the_original(change: Callable[[Any], None]) -> None:
    first = shelf()
    digest = first.digest()
    second = first.copy()
    change(second)
    assert first.digest() == digest != second.digest()
    assert first.key() == shelf().key() != second.key()
    assert len({first.key(), shelf().key(), second.key()}) == 2
    assert first == shelf()
    assert first != second


def test_shared_things_stay_shared_and_what_was_told_is_dropped() -> None:
    first = shelf()
    second = first.copy()
    assert second.box is first.box
    assert second.told is None
    assert {"box", "told"}.isdisjoint(first.plain())
    assert back(first.plain(), first.box).box is first.box


def test_equality_and_digest_leave_out_what_is_shared_or_told() -> None:
    first, second = shelf(), shelf()
    second.box, second.told = {}, None
    assert first == second
    assert first.digest() == second.digest()


def test_json_round_trip() -> None:
    first = shelf()
    second = back(first.plain(), first.box)
    assert second == first
    assert second.digest() == first.digest()
    assert second.rows == [(1, 2)]
    assert type(second.rows[0]) is tuple
    assert second.agenda[0] == Ask(0, ((1, 2),), "w")
    assert second.deck == Deck(((1, 2), (3,)), (4,))
    assert second.best is not None
    assert second.best.notes == [9]


def test_absent_things_come_back_absent() -> None:
    first = shelf()
    first.best = first.spare = None
    assert back(first.plain(), first.box) == first
    assert first.copy() == first


@pytest.mark.parametrize(
    ("field", "value"),
    [("open", 1), ("owner", 3), ("owner", None), ("pair", [1]), ("pair", [1, 2]), ("maybe", "x"), ("maybe", 1.0)],
)
def test_json_of_another_type_is_not_read(field: str, value: Any) -> None:
    with pytest.raises(ValueError, match=r"expected|argument"):
        back({**shelf().plain(), field: value}, {})


def test_an_unknown_frame_in_json_is_named() -> None:
    with pytest.raises(ValueError, match="Askk"):
        back({**shelf().plain(), "agenda": [["Askk", 0]]}, {})


def test_a_record_is_equal_to_its_own_kind_only() -> None:
    assert Purse(1, []) == Purse(1, [])
    assert Purse(1, []) != Purse(1, [0])
    others: list[object] = [(1, []), None, 1]
    assert Purse(1, []) not in others

    @record
    class Bag(Record):
        coins: int
        notes: list[int]

    bag: object = Bag(1, [])
    assert Purse(1, []) != bag


def test_a_record_cannot_be_a_key() -> None:
    with pytest.raises(TypeError):
        hash(Purse(1, []))


def test_a_record_has_no_room_for_stray_fields() -> None:
    with pytest.raises(AttributeError):
        Purse(1, []).extra = 3  # type: ignore[attr-defined]


class Pair(NamedTuple):
    a: int


@pytest.mark.parametrize(
    "hint",
    [
        dict[str, int], set[int], frozenset[int], dict, set, list, tuple, float, object, Any, bytes, Pair,
        list[dict[str, int]], list[set[int]], list[float], dict[str, int] | None, set[int] | None, int | str,
        tuple[Purse, ...], tuple[list[int], ...], tuple[dict[str, int], int], Callable[[], None],
    ],
    ids=str,
)  # fmt: skip
def test_a_field_that_cannot_be_copied_saved_and_compared_is_refused_when_the_class_is_made(hint: Any) -> None:
    with pytest.raises(TypeError, match="odd"):
        record(type("Odd", (Record,), {"__annotations__": {"odd": hint}}))


def test_a_class_without_the_decorator_cannot_be_copied() -> None:
    class Bare(Record):
        pass

    with pytest.raises(NotImplementedError, match="@record"):
        Bare().copy()


def test_frames_are_values() -> None:
    assert Ask(1, ((2, 3),)) == Ask(1, ((2, 3),))
    assert len({Ask(1), Ask(1), Ask(2)}) == 2
    assert to_plain(Ask(1, ((2, 3),), "w")) == ["Ask", 1, [[2, 3]], "w"]


purses = st.builds(Purse, st.integers(-5, 5), st.lists(st.integers(-2, 2), max_size=3))


@given(purses, purses)
def test_records_are_equal_exactly_when_their_digests_are(a: Purse, b: Purse) -> None:
    assert (a == b) == (a.digest() == b.digest())
    assert from_plain(json.loads(json.dumps(a.plain())), Purse, {}, {}) == a
