"""The page's types are made from the Python annotations, and are not stale."""

from typing import Annotated, Any, Literal, NotRequired, TypedDict

import pytest
from msgspec import Struct
from tools import typescript


def test_the_types_in_the_page_are_what_the_annotations_say() -> None:
    assert typescript.stale() == []


def test_a_stale_file_fails_the_check(tmp_path: Any, monkeypatch: pytest.MonkeyPatch, capsys: Any) -> None:
    monkeypatch.setattr(typescript, "CLIENT", tmp_path)
    assert typescript.main(["--check"]) == 1
    assert "wire.ts" in capsys.readouterr().err
    assert typescript.main([]) == 0
    assert typescript.main(["--check"]) == 0


@pytest.mark.parametrize(
    ("hint", "text"),
    [
        (int, "number"),
        (str | None, "string | null"),
        (list[int], "number[]"),
        (list[int | None], "(number | null)[]"),
        (tuple[int, ...], "number[]"),
        (tuple[int, str], "[number, string]"),
        (dict[str, list[str]], "Record<string, string[]>"),
        (Literal["a", "b"], '"a" | "b"'),
        (Annotated[str, "anything"], "string"),
        (Any, "unknown"),
    ],
)
def test_each_annotation_has_its_typescript(hint: object, text: str) -> None:
    assert typescript.Names({}).of(hint) == text


def test_an_annotation_without_typescript_is_named() -> None:
    with pytest.raises(TypeError, match="complex"):
        typescript.Names({}).of(complex)


class Hello(Struct, tag="hello"):
    """Somebody says hello."""

    name: str
    times: int = 1


class Card(TypedDict):
    name: str
    back: NotRequired[str]


def test_a_message_carries_its_tag_and_what_has_a_default_may_be_left_out() -> None:
    assert typescript.interface(Hello, "Hello", typescript.Names({})) == (
        "/** Somebody says hello. */\n"
        'export interface Hello {\n  type: "hello";\n  name: string;\n  times?: number;\n}\n'
    )


def test_a_view_may_leave_out_a_field_that_is_not_required() -> None:
    assert typescript.interface(Card, "Card", typescript.Names({})) == (
        "export interface Card {\n  name: string;\n  back?: string;\n}\n"
    )
