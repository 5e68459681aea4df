"""Names and tokens."""

import pytest

from patolli.table.people import People, clean, named
from patolli.table.storage import Storage


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("  Ana  ", "Ana"),
        ("A\x00n\na", "A n a"),
        ("\u202eAna\u200b\ufeff", "Ana"),
        ("<b>Ana</b>", "<b>Ana</b>"),
        ("Ñusta Ольга 日本", "Ñusta Ольга 日本"),
        ("x" * 100, "x" * 40),
        ("\u2028", ""),
    ],
)
def test_a_name_is_one_line_of_visible_text(given: str, kept: str) -> None:
    assert clean(given, 40) == kept


@pytest.mark.parametrize(
    "name", ["", " ", "\u3164", "\u115f \u1160", "\uffa0", "\u200b", "…", "\u0301", "\u2800", "🗿", "—"]
)
def test_a_name_in_which_nobody_sees_a_letter_or_a_digit_is_none(name: str) -> None:
    assert named(name) == ""


@pytest.mark.parametrize("name", ["A", "7", "Ñusta", "日本", "① ", "🗿 2", "-x-"])
def test_a_name_needs_only_one_letter_or_digit(name: str) -> None:
    assert named(name) == name.strip()


async def test_a_token_finds_its_person_and_no_other_does(tmp_path: object) -> None:
    storage = await Storage.open(f"sqlite+aiosqlite:///{tmp_path}/people.db")
    people = People(storage)
    ana, token = await people.add("Ana")
    assert await people.find(token) == ana
    for wrong in ("", "x", token[:-1], token + "x", token.swapcase(), "x" * 10_000):
        assert await people.find(wrong) is None
    await storage.close()


async def test_a_transfer_code_is_not_an_invitation_nor_the_other_way_round(tmp_path: object) -> None:
    storage = await Storage.open(f"sqlite+aiosqlite:///{tmp_path}/people.db")
    people = People(storage)
    ana, _ = await people.add("Ana")
    code = await people.transfer_code(ana)
    assert await people.claim(code + "A") is None
    found = await people.claim(code)
    assert found
    assert found[0] == ana
    assert await people.claim(code) is None
    await storage.close()
