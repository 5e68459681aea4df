"""Match files: what is written can be read, executed and checked; what was changed is found where it was changed."""

import re
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.toys import feast
from tests.toys.feast import GAME
from tests.toys.tables import DEALT, SECRET, at_random, go_on, lines_of, played

from patolli.core import matchfile
from patolli.core.components import Pack
from patolli.core.dealer import FairDealer
from patolli.core.engine import options, question
from patolli.core.frame import CHANCE, Together
from patolli.core.match import Match
from patolli.core.matchfile import BadMatch, Written, parse, renamed, write

GAMES = {"feast": GAME}
FEASTING = (*DEALT, "0 rest", "1 rest")


def replay(data: str | bytes, pack: Pack | None = None) -> Match:
    return matchfile.replay(parse(data), GAMES, pack)


def refused(data: str | bytes, pack: Pack | None = None) -> BadMatch:
    with pytest.raises(BadMatch) as error:
        replay(data, pack)
    assert str(error.value) == f"line {error.value.line}: {error.value.message}"
    return error.value


def line_refused(data: str | bytes) -> int | None:
    try:
        replay(data)
    except BadMatch as error:
        return error.line
    return None


def same(a: Match, b: Match) -> bool:
    """Two matches in which the same was done at the same table."""
    return (a.game, a.setup, a.names, a.plies, a.state) == (b.game, b.setup, b.names, b.plies, b.state)


FAIR = at_random(7, fair=True, names=("Ana", "Бо Ñ"))
FAIR_TEXT = write(FAIR)
SEEDED = at_random(7, seats=3, options_given={"extras": "wager"})
HALF = at_random(7, fair=True, until=14)


def unchecked(text: str) -> str:
    """The file as somebody would write it by hand: no checks behind the lines."""
    return re.sub(r" ~[0-9a-f]+$", "", text, flags=re.MULTILINE)


# Round trips


def test_a_file_looks_like_this() -> None:
    match = played(*DEALT, "0 show b1")
    match.names = ("Ana", "Bo")
    assert unchecked(write(match)) == "\n".join(
        [
            "patolli-match 1",
            "game: feast",
            "rules: 1",
            f"components: {GAME.components.digest}",
            "option length: short",
            "option extras: wager+music",
            "seat 0: Ana",
            "seat 1: Bo",
            "",
            "* deal a0",
            "* deal b0",
            "* deal b1",
            "* deal a1",
            "0 show b1",
            f"stop {match.state.digest()}",
            "",
        ]
    )


BEGUN = at_random(7, fair=True, until=0)


@pytest.mark.parametrize(
    "match", [FAIR, SEEDED, HALF, played(), BEGUN], ids=["fair", "seeded", "half", "seeded begun", "fair begun"]
)
@pytest.mark.parametrize("secret", [None, True])
def test_what_is_written_can_be_read_executed_and_written_again(match: Match, secret: bool | None) -> None:
    text = write(match, secret=secret)
    again = replay(text)
    assert same(again, match)
    assert same(replay(text.encode()), match)
    assert write(again, secret=secret) == text or (isinstance(match.dealer, FairDealer) and "secret" not in text)


@pytest.mark.parametrize("match", [FAIR, HALF])
def test_a_name_can_be_taken_out_and_the_file_holds(match: Match) -> None:
    text = write(match, comment="seat 1: not this one")
    new = renamed(text, 1, "a former\nplayer")
    assert replay(new).names == (parse(text).names[0], "a former player")
    assert renamed(new, 1, parse(text).names[1]) == text
    assert renamed(unchecked(text), 1, "x") == unchecked(renamed(text, 1, "x"))


def test_checks_can_be_left_out() -> None:
    assert same(replay(unchecked(FAIR_TEXT)), FAIR)


def test_a_header_may_hold_comments() -> None:
    text = write(FAIR)
    first, rest = text.split("\n", 1)
    top, below = rest.split("\n\n", 1)
    commented = f"{first}\n# Two at a feast.\n{top}\n# They eat: well\n\n{below}"
    assert same(replay(commented), FAIR)
    assert write(replay(commented)) == text
    assert write(FAIR, comment="Two at a feast.") == f"{first}\n# Two at a feast.\n{rest}"
    end = commented[: commented.index("\nend ") + 1].count("\n") + 1
    assert refused(commented.replace("\nend ", "\nend 0")).line == end


def test_lines_may_end_as_on_other_machines() -> None:
    assert same(replay(FAIR_TEXT.replace("\n", "\r\n")), FAIR)
    assert same(replay(FAIR_TEXT.rstrip("\n")), FAIR)
    assert same(replay(FAIR_TEXT + "\n\n"), FAIR)


@pytest.mark.parametrize(
    "name",
    ["two  spaces", " padded ", "line\nbreak\r\nseat 1: x", "x" * 200, "x" * 79 + " yz", "", "a: b", "~abc", "\ud800"],
)
def test_any_name_fits_in_a_line(name: str) -> None:
    match = at_random(3, fair=True, names=(name, "Bo"))
    text = write(match)
    again = replay(text)
    assert again.plies == match.plies
    assert write(again) == text


@pytest.mark.parametrize("word", ["two  spaces", "line\nbreak", "x" * 200, "x" * 79 + " yz", "", "é ", "\ud800"])
def test_draws_can_be_checked_whatever_people_added(word: str) -> None:
    match = Match(GAME, GAME.setup(2), dealer=FairDealer(SECRET, (word, "other")))
    match.deal()
    text = write(match, secret=True)
    assert write(replay(text), secret=True) == text


def test_a_pack_is_named_and_must_be_given() -> None:
    pack = GAME.read_pack('game = "feast"\nname = "my own copy"\n[purse]\ncoins = 9\n')
    match = Match(GAME, GAME.setup(2, {}, pack), dealer=FairDealer(SECRET))
    match.deal()
    text = write(match)
    assert f"pack: {pack.digest} my own copy" in text.split("\n")
    assert same(replay(text, pack), match)
    error = refused(text)
    assert (error.line, error.message) == (5, f"played with pack {pack.digest}, given: none")
    other = GAME.read_pack('game = "feast"\nname = "other"\n[purse]\ncoins = 9\n')
    assert refused(text, other).line == 5
    error = refused(write(HALF), pack)
    assert (error.line, error.message) == (4, f"played with pack none, given: pack {pack.digest}")


def test_a_pack_cannot_break_out_of_its_line() -> None:
    pack = Pack("evil\nseat 0: x", (("purse", "", '{"coins": 9}'),))
    match = Match(GAME, GAME.setup(2, {}, pack), dealer=FairDealer(SECRET))
    assert same(replay(write(match), pack), match)


def test_a_pack_that_does_not_fit_the_game_is_refused_at_its_line() -> None:
    stranger = Pack("x", (("board", "", "{}"),))
    text = write(HALF).replace("option length", f"pack: {stranger.digest} x\noption length")
    assert refused(text, stranger).line == 5


# Going on


def test_a_saved_match_goes_on_with_the_same_dealer() -> None:
    half = replay(write(HALF, secret=True))
    assert isinstance(half.dealer, FairDealer)
    assert half.dealer.commitment == FairDealer(SECRET).commitment


@pytest.mark.parametrize("match", [HALF, at_random(7, until=14)], ids=["fair", "seeded"])
def test_a_match_that_goes_on_without_its_secret_no_longer_says_it_is_fair(match: Match) -> None:
    """Else its file would promise draws that the new secret cannot give, and could not be verified."""
    half = replay(write(match))
    half.deal()
    while not half.is_over:
        seat = half.state.agenda[-1].seat
        part = half.state.agenda[-1]
        seat = part.waiting()[0] if isinstance(part, Together) else seat
        half.play(seat, options(half.state, seat)[0])
        half.deal()
    text = write(half)
    assert "fair:" not in text
    assert same(replay(text), half)


# Edits


def edit(text: str, number: int, new: str | None, *more: str) -> str:
    """The text with line `number` replaced by other lines."""
    lines = text.split("\n")
    lines[number - 1 : number] = [] if new is None else [new, *more]
    return "\n".join(lines)


LINES = FAIR_TEXT.split("\n")
TOP = LINES.index("") + 1
CLOSING = next(i for i, line in enumerate(LINES, 1) if line.startswith("end "))
BODY = range(TOP + 1, CLOSING)


def number_of(start: str) -> int:
    return next(i for i, line in enumerate(LINES, 1) if line.startswith(start))


@pytest.mark.parametrize("number", BODY)
def test_a_changed_choice_is_found_at_its_line(number: int) -> None:
    who, rest = LINES[number - 1].split(" ", 1)
    text, check = rest.split(" ~")
    ply = number - TOP - 1
    legal = options(FAIR.state_at(ply), FAIR.plies[ply].seat)
    other = next((c for c in legal if c != FAIR.plies[ply].choice), None)
    if other is not None:
        assert refused(edit(FAIR_TEXT, number, f"{who} {GAME.choices.text(other)} ~{check}")).line == number
    assert refused(edit(FAIR_TEXT, number, f"{who} luck 2 ~{check}")).line == number
    assert refused(edit(FAIR_TEXT, number, f"{who} nonsense ~{check}")).line == number
    assert refused(edit(FAIR_TEXT, number, f"{1 if who == '0' else 0} {text} ~{check}")).line == number
    assert (
        refused(edit(FAIR_TEXT, number, f"{who} {text} ~{'0' if check[0] != '0' else '1'}{check[1:]}")).line == number
    )
    assert refused(edit(FAIR_TEXT, number, None)).line == number
    assert refused(edit(FAIR_TEXT, number, LINES[number - 1], LINES[number - 1])).line == number + 1
    if number + 1 in BODY and LINES[number].split(" ~")[0] != LINES[number - 1].split(" ~")[0]:
        swapped = edit(edit(FAIR_TEXT, number, LINES[number]), number + 1, LINES[number - 1])
        assert refused(swapped).line == number


@pytest.mark.parametrize("number", BODY)
def test_without_checks_a_changed_draw_or_an_illegal_choice_is_found_at_its_line(number: int) -> None:
    text = unchecked(FAIR_TEXT)
    who = LINES[number - 1].split(" ")[0]
    ply = number - TOP - 1
    seat, choice = FAIR.plies[ply]
    if seat == CHANCE:
        other = next(c for c in options(FAIR.state_at(ply)) if c != choice)
        error = refused(edit(text, number, f"* {GAME.choices.text(other)}"))
        assert error.line == number
        assert "is not what the committed secret gives" in error.message
    error = refused(edit(text, number, f"{who} luck 2"))
    assert error.line == number
    assert "may not 'luck 2'" in error.message


def test_a_refused_line_says_who_may_not_what_why_and_who_is_asked() -> None:
    text = write(played(*DEALT, "0 rest"))
    line = text.split("\n").index("") + 7
    start = unchecked("\n".join(text.split("\n")[: line - 1]))
    for said, told in (
        ("0 rest", "seat 0 may not 'rest': not-your-turn; asked now: seat 1"),
        ("* luck 0", "chance may not 'luck 0': not-your-turn; asked now: seat 1"),
        ("1 show a0", "seat 1 may not 'show a0': not-in-hand (FE-2.1); asked now: seat 1"),
        ("1 show x", "'x' is not a card"),
        ("1 ?", "hidden in this copy of the match, so it cannot be executed"),
    ):
        error = refused(f"{start}\n{said}\nstop 0\n")
        assert error.line == line
        assert told in error.message
    error = refused(unchecked(edit(FAIR_TEXT, CLOSING, "0 rest", LINES[CLOSING - 1])))
    assert (error.line, error.message) == (
        CLOSING,
        "seat 0 may not 'rest': game-over; asked now: nobody: the game is over",
    )


@pytest.mark.parametrize(
    ("start", "new", "message"),
    [
        ("patolli", "patolli-match 2", "expected 'patolli-match 1'"),
        ("game:", "game: chess", "unknown game 'chess'; expected one of: feast"),
        ("game:", "game feast", "expected 'key: value'"),
        ("game:", "Game: feast", "unknown or repeated header 'Game'"),
        ("rules:", "rules: 2", "made with rules version 2 of feast; this is 1"),
        ("rules:", "rules: one", "rules must be a number"),
        ("rules:", "rules: -1", "rules must be a number"),
        ("rules:", "rules: " + "1" * 5000, "rules must be a number"),
        ("components:", "components: 0123456789abcdef", "played with components 0123456789abcdef"),
        ("option length", "option length: brief", "options.length: value (value brief"),
        ("option extras", "option extras: opera", "options.extras: values (value opera"),
        ("option extras", "option size: big", "options.size: option"),
        ("option extras", "option length: long", "unknown or repeated header 'option length'"),
        ("seat 1", "seat 2: Bo", "expected 'seat 1: name'"),
        ("seat 1", "seat x: Bo", "expected 'seat 1: name'"),
        ("fair:", "fair: x", "fair must be 64 hex digits"),
        ("fair:", "fair:", "fair must be 64 hex digits"),
    ],
)
def test_a_changed_header_is_found_at_its_line(start: str, new: str, message: str) -> None:
    number = number_of(start)
    error = refused(edit(FAIR_TEXT, number, new))
    assert error.line == number
    assert message in error.message


@pytest.mark.parametrize("start", ["rules:", "components:", "option length", "fair:", "game:"])
def test_a_header_is_found_wherever_it_stands(start: str) -> None:
    """Hand-written files have their headers in any order; a message names the line all the same."""
    number = number_of(start)
    wrong = {
        "rules:": "rules: 9", "components:": "components: 0", "option length": "option length: x",
        "fair:": f"fair: {'0' * 64}", "game:": "game: x",
    }  # fmt: skip
    moved = edit(unchecked(FAIR_TEXT), number, None)
    assert same(replay(edit(moved, TOP - 1, LINES[number - 1], "")), FAIR)
    error = refused(edit(moved, TOP - 1, wrong[start], ""))
    assert error.line == (CLOSING + 1 if start == "fair:" else TOP - 1)


def test_options_that_do_not_go_together_are_found_at_one_of_them() -> None:
    text = edit(FAIR_TEXT, number_of("option length"), "option length: long")
    text = edit(text, number_of("option extras"), "option extras: none")
    error = refused(text)
    assert error.line == number_of("option length")
    assert "options.length" in error.message


@pytest.mark.parametrize("start", ["game:", "rules:", "components:"])
def test_a_missing_header_is_named(start: str) -> None:
    error = refused(edit(FAIR_TEXT, number_of(start), None))
    assert (error.line, error.message) == (TOP - 1, f"the header has no '{start}'")


def test_a_wrong_number_of_seats_is_found_at_the_last_of_them() -> None:
    assert refused(edit(FAIR_TEXT, number_of("seat 1"), None)).line == number_of("seat 0")
    text = edit(FAIR_TEXT, number_of("seat 1"), "seat 1: b", "seat 2: c", "seat 3: d")
    error = refused(text)
    assert error.line == number_of("seat 1") + 2
    assert "seats: seats" in error.message
    none = edit(edit(FAIR_TEXT, number_of("seat 1"), None), number_of("seat 0"), None)
    assert refused(none).line == TOP - 2


@pytest.mark.parametrize("start", ["game:", "rules:", "components:", "option length", "fair:", "seat 1"])
def test_a_header_given_twice_is_found_at_the_second(start: str) -> None:
    number = number_of(start)
    assert refused(edit(FAIR_TEXT, number, LINES[number - 1], LINES[number - 1])).line == number + 1


@pytest.mark.parametrize("start", ["seat 0", "fair:", "entropy:"])
def test_a_change_to_what_cannot_be_executed_is_found_by_the_first_check(start: str) -> None:
    number = number_of(start)
    last = LINES[number - 1][-1]
    error = refused(edit(FAIR_TEXT, number, LINES[number - 1][:-1] + ("0" if last != "0" else "1")))
    assert error.line == (CLOSING + 1 if start == "fair:" else TOP + 1)


@pytest.mark.parametrize(
    ("new", "message"),
    [
        ("end 0123456789abcdef scores 3 3", "digest 0123456789abcdef should be"),
        (LINES[CLOSING - 1] + " 1", "scores "),
        (LINES[CLOSING - 1].rsplit(" ", 1)[0] + " 99", "99 should be"),
        (LINES[CLOSING - 1].split(" scores")[0], "expected 'end <digest> scores"),
        (LINES[CLOSING - 1].replace("end", "stop").split(" scores")[0], "says the game is not over, but it is over"),
        ("end", "expected 'end <digest> scores"),
        ("stop", "expected 'end <digest> scores"),
        ("end x scores --5", "expected 'end <digest> scores"),
        ("end x scores ²", "expected 'end <digest> scores"),
        ("end x scores " + "9" * 5000, "expected 'end <digest> scores"),
        ("end x points 5", "expected 'end <digest> scores"),
    ],
)
def test_a_changed_end_is_found_at_the_closing_line(new: str, message: str) -> None:
    error = refused(edit(FAIR_TEXT, CLOSING, new))
    assert error.line == CLOSING
    assert message in error.message


def test_a_match_that_is_not_over_cannot_be_said_to_be() -> None:
    text = write(HALF)
    closing = text.split("\n").index(f"stop {HALF.state.digest()}") + 1
    error = refused(edit(text, closing, f"end {HALF.state.digest()} scores 3 3"))
    assert error.line == closing
    assert "says the game is over, but it is not over" in error.message


@pytest.mark.parametrize(
    ("new", "message"),
    [
        (f"secret: {'0' * 64}", "the secret is not the one committed to"),
        (f"secret: {'0' * 63}", "expected nothing more, or 'secret: <64 hex digits>'"),
        (f"secret: {'G' * 64}", "expected nothing more"),
        ("more", "expected nothing more"),
    ],
)
def test_a_wrong_secret_is_found_at_its_line(new: str, message: str) -> None:
    error = refused(edit(FAIR_TEXT, CLOSING + 1, new))
    assert error.line == CLOSING + 1
    assert message in error.message


def test_nothing_but_the_draws_follows_the_secret() -> None:
    secret = LINES[CLOSING]
    assert refused(edit(FAIR_TEXT, CLOSING + 1, secret, secret)).line == CLOSING + 2
    assert refused(edit(FAIR_TEXT, CLOSING + 1, "", secret)).line == CLOSING + 1
    assert refused(FAIR_TEXT + "x").line == len(LINES)
    assert refused(FAIR_TEXT + LINES[-2]).line == len(LINES)


def test_what_chance_could_have_answered_is_written_behind_the_secret() -> None:
    drawn = [line for line in LINES[TOP:] if line.startswith("* ")]
    written = [line for line in LINES if line.startswith("draw ")]
    assert len(written) == len(drawn)
    assert LINES[CLOSING + 1 : -1] == written
    assert written[-1] == "draw 29 luck: 0*7 | 1*2"


@pytest.mark.parametrize(
    "edited", ["draw 29 luck: 0*8 | 1*2", "draw 28 luck: 0*7 | 1*2", "draw 29 luck: 1*2 | 0*7", None]
)
def test_draws_from_other_things_than_the_rules_offer_are_found(edited: str | None) -> None:
    last = len(LINES) - 1
    error = refused(edit(FAIR_TEXT, last, edited))
    assert error.line == last
    assert "draw 29 luck: 0*7 | 1*2" in error.message


def test_older_files_without_draws_are_read() -> None:
    older = "\n".join(line for line in LINES if not line.startswith("draw "))
    assert same(replay(older), FAIR)


def test_a_secret_nobody_committed_to_proves_nothing() -> None:
    text = unchecked(edit(FAIR_TEXT, number_of("fair:"), None))
    error = refused(text)
    assert (error.line, error.message) == (CLOSING, "a secret without a commitment ('fair:') in the header")


def test_without_the_secret_the_draws_stand_unchecked() -> None:
    assert same(replay("\n".join(LINES[:CLOSING])), FAIR)


def test_a_file_cut_short_says_so() -> None:
    for count in range(1, CLOSING):
        error = refused("\n".join(LINES[:count]))
        assert error.line == count
    assert "cut short" in refused("\n".join(LINES[: CLOSING - 1])).message
    assert "inside the header" in refused("\n".join(LINES[:3])).message


@pytest.mark.parametrize(
    "data", ["", "\n", b"", "hello", "\ufeff" + FAIR_TEXT, b"\x00" * 50, FAIR_TEXT.encode("utf-16")]
)
def test_what_is_no_match_file_is_refused_at_its_first_line(data: str | bytes) -> None:
    assert refused(data).line == 1


def test_text_that_is_not_utf8_is_found_at_its_line() -> None:
    data = FAIR_TEXT.encode()
    number = number_of("seat 1")
    at = sum(len(line.encode()) + 1 for line in LINES[: number - 1]) + 9
    error = refused(data[:at] + b"\xff" + data[at:])
    assert (error.line, error.message) == (number, "not UTF-8 text")
    error = refused(FAIR_TEXT.replace("Ana", "A\ud800a"))
    assert (error.line, error.message) == (number_of("seat 0"), "not UTF-8 text")


@pytest.mark.parametrize(
    "line", ["", " ", "0", "x rest", "-1 rest", "999 rest", "٣ rest", "0rest", "rest", "~abc", "? ?"]
)
def test_a_line_that_is_no_choice_is_found(line: str) -> None:
    number = TOP + 1
    error = refused(edit(FAIR_TEXT, number, line))
    assert error.line == number


WHOLE_AND_HALF = ((FAIR_TEXT.encode(), FAIR), (write(HALF, secret=True).encode(), HALF))


@given(st.data())
@settings(max_examples=250)
def test_one_changed_byte_is_refused_or_changes_nothing(data: Any) -> None:
    """Whatever a single slip of a pen or a disk does to a file, nobody is ever shown another match for it."""
    for raw, match in WHOLE_AND_HALF:
        at = data.draw(st.integers(0, len(raw)))
        cut = data.draw(st.integers(0, 1))
        new = data.draw(st.one_of(st.binary(max_size=2), st.sampled_from([b" ", b"\n", b"0", b"~", b"?", b"\r", b"a"])))
        try:
            found = replay(raw[:at] + new + raw[at + cut :])
        except BadMatch:
            continue
        assert same(found, match)


@given(st.one_of(st.text(), st.binary(), st.text().map(lambda text: "patolli-match 1\n" + text)))
@settings(max_examples=150)
def test_any_text_is_a_match_or_refused(data: str | bytes) -> None:
    with pytest.raises(BadMatch):
        replay(data)


PIECES = [
    *LINES,
    "",
    "option length: long",
    "seat 2: c",
    "0 rest",
    "* luck 0",
    "end x scores 1 2",
    "stop ?",
    "entropy: x",
]


@given(st.lists(st.sampled_from(PIECES), max_size=30))
@settings(max_examples=150)
def test_any_lines_are_a_match_or_refused(lines: list[str]) -> None:
    line = line_refused("\n".join(["patolli-match 1", *lines]))
    assert line is None or 1 <= line <= len(lines) + 2


# Redacted copies


def redacted(match: Match, seat: int | None) -> list[str]:
    lines = unchecked(write(match, seat=seat, redact=True)).split("\n")
    return lines[lines.index("") + 1 :]


def test_each_seat_sees_its_own_cards_and_a_spectator_none() -> None:
    match = played(*DEALT, "0 bury a0", "0 rest")
    assert redacted(match, 0)[:6] == ["* deal a0", "* ?", "* deal b1", "* ?", "0 bury a0", "0 rest"]
    assert redacted(match, 1)[:6] == ["* ?", "* deal b0", "* ?", "* deal a1", "0 ?", "0 rest"]
    assert redacted(match, None)[:6] == ["* ?", "* ?", "* ?", "* ?", "0 ?", "0 rest"]
    assert redacted(match, None)[6] == "stop ?"


def test_an_open_answer_is_hidden_from_others_until_all_are_in() -> None:
    match = played(*FEASTING, "1 offer a1")
    assert redacted(match, 1)[6] == "1 offer a1"
    assert redacted(match, 0)[6] == redacted(match, None)[6] == "1 ?"
    go_on(match, "0 offer a0")
    for seat in (0, 1, None):
        assert redacted(match, seat)[6:8] == ["1 offer a1", "0 offer a0"]
    go_on(match, "0 wager 1", "1 wager 2")
    assert redacted(match, 0)[6:10] == ["1 offer a1", "0 offer a0", "0 wager 1", "1 ?"]
    assert redacted(match, None)[6:10] == ["1 offer a1", "0 offer a0", "0 ?", "1 ?"]
    go_on(match, "0 back 0", "1 back 1")
    assert redacted(match, None)[8:12] == ["0 wager 1", "1 wager 2", "0 back 0", "1 back 1"]


def test_one_always_sees_what_one_chose_oneself(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(feast.TakeTurn, "seen_by", lambda self, s, choice: 0)
    match = played(*DEALT, "0 bury a0")
    assert redacted(match, 0)[4] == "0 bury a0"
    assert redacted(match, 1)[4] == "0 ?"


def test_the_digest_and_the_secret_of_a_copy_with_something_hidden_are_hidden_too() -> None:
    """The digest would confirm a guess, the secret would tell every card that was dealt."""
    for seat in (0, 1, None):
        for secret in (None, True):
            text = write(FAIR, seat=seat, redact=True, secret=secret)
            assert FAIR.state.digest() not in text
            assert SECRET.hex() not in text
            assert text.split("\n")[-2].startswith("end ? scores ")


def test_where_nothing_is_hidden_the_copy_is_the_file() -> None:
    match = played(fair=True)
    assert write(match, redact=True) == write(match)


def test_a_copy_with_something_hidden_cannot_be_executed_and_says_where() -> None:
    text = write(FAIR, seat=0, redact=True)
    assert isinstance(parse(text), Written)
    first = next(i for i, line in enumerate(text.split("\n"), 1) if line.startswith("* ?"))
    error = refused(text)
    assert (error.line, error.message) == (first, "hidden in this copy of the match, so it cannot be executed")


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("seat", [0, 1, None])
def test_worlds_a_seat_cannot_tell_apart_give_the_same_copy(seed: int, seat: int | None) -> None:
    """Change one hidden answer and nothing else, checks and closing line included: the copy stays the same."""
    match = at_random(seed, fair=True)
    lines, compared = lines_of(match), 0
    for number, ply in enumerate(match.plies):
        s = match.state_at(number)
        frame = question(s, ply.seat)
        assert frame is not None
        hidden = frame.seen_by(s, ply.choice) != -1 and (seat is None or not frame.seen_by(s, ply.choice) >> seat & 1)
        if hidden and ply.seat != seat:
            for other in options(s, ply.seat)[:3]:
                if frame.seen_by(s, other) == frame.seen_by(s, ply.choice):
                    one = played(*lines[: number + 1], fair=True)
                    two = played(*lines[:number], fair=True)
                    two.play(ply.seat, other)
                    assert write(one, seat, redact=True) == write(two, seat, redact=True)
                    compared += 1
    assert compared > 3


def test_replaying_needs_the_game() -> None:
    with pytest.raises(BadMatch, match="line 2: unknown game 'feast'"):
        matchfile.replay(parse(FAIR_TEXT), {})
    with pytest.raises(BadMatch, match="line 3: made with rules version 1 of feast; this is 2"):
        matchfile.replay(parse(FAIR_TEXT), {"feast": replace(GAME, rules_version=2)})
