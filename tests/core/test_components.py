"""Component tables and packs: every error names the table, the row and the field."""

import pickle
import re
import time
import tomllib
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from tests.setups import refused
from tests.toys import feast

from patolli.core.components import (
    ComponentError,
    Components,
    Pack,
    export,
    load,
    read_pack,
    refuse_idle_changes,
    with_pack,
    within,
)
from patolli.games import GAMES

OURS = load(feast.COMPONENTS)
HEAD = 'game = "feast"\nname = "mine"\n'


def pack(text: str) -> Pack:
    return read_pack(HEAD + text, OURS, "feast")


def test_tables_and_rows_are_found() -> None:
    assert OURS.one("purse")["coins"] == 3
    assert [row["id"] for row in OURS.rows("dish")] == ["show", "feast"]
    assert [(table, row_id) for table, row_id, _ in OURS.every()] == [
        ("purse", ""), ("turn", ""), ("dish", "show"), ("dish", "feast"),
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ('[turn]\nsteps = 1\nsource = "hearsay"\n', "[turn]: source must be seed, public, recalled or house"),
        ("[turn]\nsteps = 1\n", "[turn]: source must be seed, public, recalled or house"),
        ("[turn]\nsource = 3\n", "[turn]: source must be"),
        ('[turn]\nsource = ["seed"]\n', "[turn]: source must be"),
        ('[turn]\nsource = "seed"\nfield_source = "seed"\n', "[turn]: field_source must be a table"),
        ('[turn]\nsource = "seed"\nfield_source = { steps = "x" }\n', "[turn]: source must be"),
        ("[game]\nx = 1\n", "No table can be called game or name"),
        ('[[dish]]\nid = "a"\n', "[[dish]] id 'a': source must be"),
        (
            '[[dish]]\nid = "a"\nsource = "seed"\n[[dish]]\nid = "a"\nsource = "seed"\n',
            "[[dish]] id 'a': this row is given twice",
        ),
        ("dish = [1, 2]\n", "[[dish]]: expected rows"),
        ("[turn\n", "not a TOML file"),
    ],
)
def test_a_table_of_ours_that_does_not_say_its_source_is_named(text: str, message: str) -> None:
    with refused(re.escape(message)):
        load(text)


def test_a_pack_puts_figures_in_place_of_ours() -> None:
    mine = pack('[purse]\ncoins = 5\n[[dish]]\nid = "feast"\ncoins = 1\n')
    theirs = with_pack(OURS, mine)
    assert theirs.one("purse")["coins"] == 5
    assert theirs.one("purse")["bank"] == 60
    assert [row["coins"] for row in theirs.rows("dish")] == [1, 1]
    assert theirs.pack is mine
    assert OURS.one("purse")["coins"] == 3
    assert with_pack(OURS, None) is OURS


def test_only_what_a_pack_sets_is_said_to_come_from_it() -> None:
    theirs = with_pack(OURS, pack('[purse]\ncoins = 5\n[[dish]]\nid = "feast"\ncoins = 1\n'))
    assert theirs.one("purse")["source"] == "house"
    assert theirs.one("purse")["field_source"] == {"bank": "public", "coins": "pack"}
    assert [row.get("field_source") for row in theirs.rows("dish")] == [None, {"coins": "pack"}]


def test_digests_tell_figures_apart_and_nothing_else() -> None:
    plain = OURS.digest
    assert with_pack(OURS, pack("[purse]\ncoins = 5\n")).digest != plain
    assert with_pack(OURS, pack("[purse]\ncoins = 3\n")).digest == plain
    assert load(feast.COMPONENTS.replace('"recalled"', '"public"')).digest == plain
    assert load(feast.COMPONENTS.replace("prices = [1, 2]", "prices = [2, 1]")).digest != plain


def test_a_pack_is_named_by_what_it_says() -> None:
    one = pack("[purse]\ncoins = 5\n[turn]\nsteps = 1\n")
    assert one.digest == pack("[turn]\nsteps = 1\n[purse]\ncoins = 5\n").digest
    assert one.digest != pack("[purse]\ncoins = 5\n").digest
    assert one.digest != read_pack('game = "feast"\nname = "x"\n[purse]\ncoins = 5\n', OURS, "feast").digest


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("[purses]\ncoins = 1\n", "[purses]: there is no such table; expected purse, turn or dish"),
        ("purse = 3\n", "[purse]: expected one table"),
        ("[[purse]]\ncoins = 1\n", "[purse]: expected one table"),
        ("[dish]\ncoins = 1\n", "[[dish]]: expected rows in double brackets"),
        ("dish = [1]\n", "[[dish]]: expected rows in double brackets"),
        ("[[dish]]\ncoins = 1\n", "[[dish]]: row 1 has no id"),
        ('[[dish]]\nid = "None"\n', "[[dish]] id 'None': there is no such id; expected show or feast"),
        ("[[dish]]\nid = 3\n", "[[dish]] id '3': there is no such id; expected show or feast"),
        ('[[dish]]\nid = "show"\n[[dish]]\nid = "show"\n', "[[dish]] id 'show': this row is given twice"),
        ('[purse]\ncoin = 1\n', "[purse]: coin: there is no such field; expected coins or bank"),
        ('[purse]\nsource = "seed"\n', "[purse]: source: there is no such field; expected coins or bank"),
        ('[[dish]]\nid = "show"\nprice = 1\n', "[[dish]] id 'show': price: there is no such field; expected coins"),
        ('[purse]\ncoins = "5"\n', "[purse]: coins must be a whole number, not '5'"),
        ("[purse]\ncoins = true\n", "[purse]: coins must be a whole number, not True"),
        ("[purse]\ncoins = 5.0\n", "[purse]: coins must be a whole number, not 5.0"),
        ("[purse]\ncoins = [5]\n", "[purse]: coins must be a whole number, not [5]"),
        ("[purse]\ncoins = 1979-05-27\n", "[purse]: coins must be a whole number, not datetime.date"),
        ("[purse.coins]\nx = 1\n", "[purse]: coins must be a whole number, not {'x': 1}"),
        ('[turn]\nprices = [1, "2"]\n', "[turn]: prices[1] must be a whole number, not '2'"),
        ('[turn]\nprices = [1, 2, "3"]\n', "[turn]: prices[2] must be a whole number"),
        ('[[dish]]\nid = "show"\nnames.en = 3\n', "[[dish]] id 'show': names.en must be a text, not 3"),
        ('[[dish]]\nid = "show"\nnames.fr = "x"\n', "[[dish]] id 'show': names.fr: there is no such field"),
        ('[[dish]]\nid = "feast"\ntags = [1979-05-27]\n', "[[dish]] id 'feast': tags[0] must be"),
        ('[[dish]]\nid = "feast"\ntags = [nan]\n', "[[dish]] id 'feast': tags[0] must be"),
        ('[[dish]]\nid = "feast"\ntags = [{ a = [inf] }]\n', "[[dish]] id 'feast': tags[0]"),
        ("[purse]\ncoins = 1000000000\n", "[purse]: coins must be a number of at most 9 digits"),
        ("[purse]\ncoins = 0x" + "f" * 3400, "[purse]: coins must be a number of at most 9 digits"),
        ("[[dish]]\nid = 0x" + "f" * 3400, "there is no such id; expected show or feast"),
        ('[[dish]]\nid = "feast"\ntags = [1e300]\n', "[[dish]] id 'feast': tags[0] must be"),
        ("[purse\n", "not a TOML file"),
        ("purse.coins = 1\npurse.coins = 2\n", "not a TOML file"),
    ],
)  # fmt: skip
def test_a_pack_that_does_not_fit_is_told_where_and_what_was_expected(text: str, message: str) -> None:
    with refused(re.escape(message), field="pack"):
        pack(text)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", 'must begin with game = "feast"'),
        ('game = "other"\nname = "x"\n', 'must begin with game = "feast"'),
        ('game = "feast"\n', "needs name"),
        ('game = "feast"\nname = ""\n', "needs name"),
        ('game = "feast"\nname = "  "\n', "needs name"),
        ('game = "feast"\nname = 3\n', "needs name"),
        ('game = "feast"\nname = "a\\nb"\n', "needs name"),
        ('game = "feast"\nname = "a\\u0000b"\n', "needs name"),
        (f'game = "feast"\nname = "{"x" * 81}"\n', "needs name"),
        ("x = " + "[" * 3000, "not a TOML file"),
        ("x = " + "[\n" * 90_000, "not a TOML file"),
        ("x = " + "1" * 3495, 'must begin with game = "feast"'),
        ("x = 1\ny = " + "1" * 3500, "Line 2 is longer than 3,500 characters"),
        ("#\n" * 100_000 + "x", "longer than 200,000 characters"),
        (".".join("a" * 52) + " = 1", "Line 1 has more than 50 dots"),
        ("[" + ".".join("a" * 52) + "]", "Line 1 has more than 50 dots"),
        ("x = {" + ".".join("a" * 52) + " = 1}", "Line 1 has more than 50 dots"),
    ],
)
def test_a_pack_says_its_game_and_its_name(text: str, message: str) -> None:
    with refused(re.escape(message), field="pack"):
        read_pack(text, OURS, "feast")


def test_a_row_may_have_any_field_that_some_row_of_its_table_has() -> None:
    """A printed piece may be of another sort than our stand-in."""
    mine = pack('[[dish]]\nid = "show"\ntags = ["spicy"]\n')
    assert with_pack(OURS, mine).rows("dish")[0]["tags"] == ["spicy"]


def test_a_message_about_a_long_value_stays_short() -> None:
    with pytest.raises(ComponentError) as error:
        pack('[purse]\ncoins = "' + "x" * 3000 + '"\n')
    assert len(str(error.value)) < 200


DEEP = ".".join("a" * 51)


@pytest.mark.parametrize("line", [f"{DEEP}b# = 1", f"[{DEEP}b#]", "[[a.b#]]", "x# = {a={a={a=1}}}", '"\\n#" = 1'])
def test_however_a_pack_is_written_it_is_refused_within_a_moment(line: str) -> None:
    lines = [line.replace("#", str(number)) for number in range(190_000 // (len(line) + 6))]
    began = time.process_time()
    with pytest.raises(ComponentError):
        pack("\n".join(lines))
    assert time.process_time() - began < 5


def test_a_pack_of_another_game_does_not_fit() -> None:
    other = load('[board]\nhexes = 7\nsource = "seed"\n')
    stranger = read_pack('game = "x"\nname = "x"\n[board]\nhexes = 9\n', other, "x")
    with refused(r"\[board\]"):
        with_pack(OURS, stranger)
    with refused(r"\[\[dish\]\] id 'soup'"):
        with_pack(OURS, Pack("x", (("dish", "soup", "{}"),)))
    with refused(r"\[dish\]"):
        with_pack(OURS, Pack("x", (("dish", "", "{}"),)))


TABLES = {"feast": OURS, **{name: game.components for name, game in GAMES.items()}}


@pytest.mark.parametrize("name", TABLES)
def test_an_exported_pack_can_be_filled_in_and_read_again(name: str) -> None:
    ours = TABLES[name]
    mine = read_pack(export(ours, name), ours, name)
    assert with_pack(ours, mine).digest == ours.digest
    named = {(table, row_id) for table, row_id, _ in ours.every() if row_id or isinstance(ours.tables[table], dict)}
    assert {(table, row_id) for table, row_id, _ in mine.rows} == named


VALUES = st.recursive(
    st.one_of(st.integers(), st.booleans(), st.floats(), st.text(max_size=5), st.dates(), st.times()),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(["en", "es", "x"]), inner, max_size=2),
    max_leaves=4,
)


def toml(value: Any) -> str:
    if isinstance(value, dict):
        return "{" + ", ".join(f'"{k}" = {toml(v)}' for k, v in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(map(toml, value)) + "]"
    if isinstance(value, str):
        return '"' + "".join(f"\\u{ord(c):04x}" if ord(c) < 0x10000 else f"\\U{ord(c):08x}" for c in value) + '"'
    return str(value).lower() if isinstance(value, (bool, float)) else str(value)


FIELDS = ["id", "coins", "bank", "steps", "prices", "names", "tags", "source"]


@st.composite
def packs(draw: st.DrawFn) -> str:
    text = HEAD
    tables = st.sampled_from(["[purse]", "[turn]", "[[dish]]", "[dish]", "[[purse]]", "[x]"])
    for table in draw(st.lists(tables, max_size=3)):
        text += table + "\n"
        for key in draw(st.lists(st.sampled_from(FIELDS), max_size=4, unique=True)):
            text += f"{key} = {toml(draw(VALUES | st.sampled_from(['show', 'feast', 1, 2])))}\n"
    return text


@given(st.one_of(packs(), st.text(), st.text().map(lambda text: HEAD + text)))
@example(HEAD + '[[dish]]\nid = "feast"\ntags = [[1979-05-27]]\n')
@settings(max_examples=150)
def test_a_pack_is_read_or_refused_with_a_component_error_never_anything_else(text: str) -> None:
    try:
        found = read_pack(text, OURS, "feast")
    except ComponentError:
        return
    changed: Components = with_pack(OURS, found)
    assert changed.digest
    assert tomllib.loads(text)["name"] == found.name


def test_what_only_describes_is_no_figure() -> None:
    """It is in no digest, no export, and no pack may set it."""
    text = '[turn]\nsteps = 2\nsource = "seed"\n'
    described = text + 'about = { colour = "red" }\n[about]\nyear = 1999\n'
    plain, told = load(text), load(described)
    assert told.digest == plain.digest
    assert export(told, "feast") == export(plain, "feast")
    assert list(told.tables) == ["turn"]
    with refused(r"\[about\]: there is no such table"):
        read_pack('game = "feast"\nname = "x"\n[about]\nyear = 1\n', told, "feast")
    with refused("about: there is no such field"):
        read_pack('game = "feast"\nname = "x"\n[turn]\nabout = {}\n', told, "feast")


def test_a_figure_is_kept_within_its_bounds() -> None:
    assert within("[turn]: steps", 2, 1, 3) == 2
    for wrong in (0, 4, True, "2", None):
        with refused(r"\[turn\]: steps must be a whole number from 1 to 3, not"):
            within("[turn]: steps", wrong, 1, 3)


def test_rows_that_must_be_there_are_there_in_order() -> None:
    tables = load('[[dish]]\nid = "a"\nsource = "seed"\n[[dish]]\nid = "b"\nsource = "seed"\n')
    assert [row["id"] for row in tables.listed("dish", ("a", "b"))] == ["a", "b"]
    with refused(r"\[\[dish\]\]: expected the rows b, a in this order"):
        tables.listed("dish", ("b", "a"))


def test_a_pack_changes_only_what_is_open_to_packs() -> None:
    ours = '[turn]\nsteps = 2\nplates = 4\nsource = "seed"\n'

    def with_rows(rows: str) -> Components:
        tables = load(ours)
        return with_pack(tables, read_pack(f'game = "feast"\nname = "x"\n{rows}', tables, "feast"))

    def steps_only(table: str, row: dict[str, object]) -> tuple[str, ...]:
        return ("steps",)

    refuse_idle_changes(load(ours), ours, steps_only)
    refuse_idle_changes(with_rows("[turn]\nsteps = 3\nplates = 4\n"), ours, steps_only)
    with refused(r"\[turn\]: plates cannot be changed; in this row a pack may change steps"):
        refuse_idle_changes(with_rows("[turn]\nplates = 5\n"), ours, steps_only)
    with refused("a pack may change nothing in this row"):
        refuse_idle_changes(with_rows("[turn]\nplates = 5\n"), ours, lambda table, row: ())


def test_what_is_wrong_with_a_pack_comes_whole_out_of_another_process() -> None:
    found = pickle.loads(pickle.dumps(ComponentError("kind", "[turn]", value="ten")))
    assert type(found) is ComponentError
    assert (found.why, found.field, found.told) == ("kind", "pack", {"here": "[turn]", "value": "ten"})
