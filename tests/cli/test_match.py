"""`patolli match`: what is wrong with a file is named with its line."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from .conftest import Patolli


def first(text: str, pattern: str) -> int:
    """The number of the first line that matches."""
    return next(i for i, line in enumerate(text.splitlines(), 1) if re.match(pattern, line))


def with_line(text: str, number: int, change: Callable[[str], str]) -> str:
    """The text with one line changed, and without the checks at the ends of lines, so that only rules can object."""
    lines = re.sub(r" ~\w+$", "", text, flags=re.M).splitlines()
    lines[number - 1] = change(lines[number - 1])
    return "\n".join(lines) + "\n"


def test_a_whole_match_holds(patolli: Patolli, match_file: Path) -> None:
    ran = patolli("match", "verify", str(match_file))
    assert (ran.code, ran.err) == (0, "")
    assert "played to the end; the draws are those committed to." in ran.out


def test_a_match_without_its_secret_holds_but_for_the_draws(patolli: Patolli, match_file: Path, finished: str) -> None:
    match_file.write_text(re.sub(r"secret: .*", "", finished, flags=re.DOTALL))
    ran = patolli("match", "verify", str(match_file), "--lang", "ru")
    assert ran.code == 0
    assert "проверить нельзя" in ran.out


PLACED = r"\d place explorer"


@pytest.mark.parametrize(
    ("pattern", "change", "said"),
    [
        (PLACED, lambda line: line.replace("a5", "h1"), "may not 'place explorer h1': not-your-camp (TK-5.1)"),
        (PLACED, lambda line: line.replace("place", "plaice"), "unknown word 'plaice'"),
        (PLACED, lambda line: line.replace("a5", "z9"), "'z9' is not a hex"),
        (PLACED, lambda line: f"{1 - int(line[0])}{line[1:]}", "not-your-turn; asked now: seat"),
        (r"\* reveal", lambda line: "* reveal A1" if line != "* reveal A1" else "* reveal A2", "the draw 'reveal A"),
        (r"end ", lambda line: line.replace(line[4:8], "0000"), "should be "),
        (r"end ", lambda line: line + "0", "scores "),
        (r"end ", lambda line: line.replace("end", "stop").split(" scores")[0], "the file says the game is not over"),
        (r"secret:", lambda line: "secret: " + "0" * 64, "the secret is not the one committed to"),
        (r"secret:", lambda line: "secret: none", "expected nothing more, or 'secret: <64 hex digits>'"),
        (r"seat 1:", lambda line: "seat 7: x", "expected 'seat 1: name'"),
        (r"game:", lambda line: "game: chess", "unknown game 'chess'"),
        (r"rules:", lambda line: "rules: 999", "made with rules version 999"),
        (r"components:", lambda line: "components: 0123456789abcdef", "played with components 0123456789abcdef"),
        (r"option version:", lambda line: "option version: old", "“old” is not possible here; choose base or tactical"),
    ],
)
def test_one_change_is_found_where_it_was_made(
    patolli: Patolli, match_file: Path, finished: str, pattern: str, change: Callable[[str], str], said: str
) -> None:
    number = first(finished, pattern)
    match_file.write_text(with_line(finished, number, change))
    ran = patolli("match", "verify", str(match_file))
    assert (ran.code, ran.out) == (1, "")
    where = r"line \d+" if pattern.startswith("option") else f"line {number}"
    assert re.match(rf"patolli: {match_file}: {where}: .*{re.escape(said)}.*\n$", ran.err), ran.err


def test_a_legal_change_is_found_by_the_check_of_its_line(patolli: Patolli, match_file: Path, finished: str) -> None:
    number = first(finished, PLACED)
    match_file.write_text(finished.replace("place explorer", "place leader", 1))
    ran = patolli("match", "verify", str(match_file))
    assert ran.code == 1
    assert f"line {number}: " in ran.err
    assert "was changed" in ran.err


def test_lines_in_another_order_are_found(patolli: Patolli, match_file: Path, finished: str) -> None:
    lines = finished.splitlines()
    here = first(finished, PLACED) - 1
    lines[here], lines[here + 1] = lines[here + 1], lines[here]
    match_file.write_text("\n".join(lines) + "\n")
    ran = patolli("match", "verify", str(match_file))
    assert ran.code == 1
    assert f"line {here + 1}: " in ran.err


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (b"", "line 1: expected 'patolli-match 1'"),
        (b"\x7fELF\x02\x01\xff\xfe", "line 1: not UTF-8 text"),
        (b"patolli-match 1\ngame: tikal\n\xff\n", "line 3: not UTF-8 text"),
        (b"patolli-match 1\ngame: tikal", "line 2: the file ends inside the header"),
        (b"patolli-match 1\ngame tikal\n\nstop 0\n", "line 2: expected 'key: value'"),
        (b"patolli-match 1\ngame: tikal\n\nstop 0\n", "the header has no 'rules:'"),
    ],
)
def test_a_file_that_is_no_match_is_refused(patolli: Patolli, tmp_path: Path, data: bytes, said: str) -> None:
    (tmp_path / "x.match").write_bytes(data)
    for command, code in (("verify", 1), ("show", 2)):
        ran = patolli("match", command, "x.match")
        assert (ran.code, ran.out) == (code, "")
        assert ran.err.startswith("patolli: x.match: ")
        assert said in ran.err
        assert ran.err.count("\n") == 1


def test_a_file_cut_short_is_refused(patolli: Patolli, match_file: Path, finished: str) -> None:
    match_file.write_text(finished[: len(finished) // 2])
    ran = patolli("match", "verify", str(match_file))
    assert ran.code == 1
    assert "the file is cut short" in ran.err


def test_all_files_are_checked_and_the_worst_counts(patolli: Patolli, match_file: Path, tmp_path: Path) -> None:
    (tmp_path / "bad.match").write_text("nonsense")
    ran = patolli("match", "verify", "bad.match", "none.match", str(tmp_path), str(match_file))
    assert ran.code == 2
    assert [line.split(": ")[1] for line in ran.err.splitlines()] == ["bad.match", "none.match", str(tmp_path)]
    assert ran.out.startswith(f"{match_file}: correct")


def test_a_match_with_a_pack_needs_that_pack(patolli: Patolli, tmp_path: Path) -> None:
    (tmp_path / "pack.toml").write_text('game = "tikal"\nname = "mine"\n[turn]\naction_points = 9\n')
    assert patolli(*["simulate", "tikal", "--seats", "random,random", "--pack", "pack.toml", "--save", "."]).code == 0
    without = patolli("match", "verify", "tikal-0-0.match")
    assert without.code == 1
    assert "played with pack" in without.err
    assert patolli("match", "verify", "tikal-0-0.match", "--pack", "pack.toml").code == 0


@pytest.mark.parametrize(
    ("lang", "title", "told"),
    [
        ("en", "Tikal: Random 1 and Random 2", "Random 1 "),
        ("ru", "Тикаль: Случайный 1 и Случайный 2", "Случайный 1 "),
        ("es", "Tikal: Aleatorio 1 y Aleatorio 2", "Aleatorio 1 "),
    ],
)
def test_a_match_is_shown_as_board_and_account(
    patolli: Patolli, match_file: Path, lang: str, title: str, told: str
) -> None:
    ran = patolli("match", "show", str(match_file), "--lang", lang)
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.startswith(title + "\n")
    assert " / a5 ⌂ " in ran.out
    assert re.search(rf"^{told}", ran.out, re.M)


@pytest.mark.parametrize(("name", "winner"), [("1-lost", "Axomamma"), ("1-won", "Ana")])
def test_who_played_alone_reads_the_rivals_points_too(patolli: Patolli, name: str, winner: str) -> None:
    file = Path(__file__).parents[1] / "matches" / "tawantinsuyu" / f"{name}.match"
    ran = patolli("match", "show", str(file))
    assert (ran.code, ran.err) == (0, "")
    _, _, end = ran.out.partition(f"The game is over. Winner: {winner}.\n")
    assert re.search(r"Ana +Axomamma", end)
    rows = [list(map(int, re.findall(r"-?\d+", line)[-2:])) for line in end.splitlines() if re.search(r"\d", line)]
    assert [sum(points) for points in zip(*rows[:-1], strict=True)] == rows[-1]


def test_a_seat_is_told_what_it_did_itself(patolli: Patolli, match_file: Path) -> None:
    ran = patolli("match", "show", str(match_file), "--seat", "0", "--lang", "ru")
    assert "Вы заканчиваете ход" in ran.out
    assert "Случайный 1 заканчивает" not in ran.out
    assert "Случайный 2 заканчивает" in ran.out


def test_a_match_is_shown_up_to_a_ply(patolli: Patolli, match_file: Path) -> None:
    start = patolli("match", "show", str(match_file), "--at", "0").out
    assert "Tiles left: 36" in start
    assert start.rstrip().endswith("(next letter A)")  # nothing has happened yet
    later = patolli("match", "show", str(match_file), "--at", "40").out
    whole = patolli("match", "show", str(match_file)).out
    assert len(start) < len(later) < len(whole)


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (("--at", "99999"), r"no move 99999; expected 0 to \d+$"),
        (("--at", "-1"), "no move -1; expected 0 to"),
        (("--seat", "2"), "no seat 2; expected 0 to 1$"),
        (("--seat", "-1"), "no seat -1; expected 0 to 1$"),
    ],
)
def test_a_ply_or_seat_that_is_not_there_is_refused(
    patolli: Patolli, match_file: Path, args: tuple[str, str], said: str
) -> None:
    ran = patolli("match", "show", str(match_file), *args)
    assert (ran.code, ran.out) == (2, "")
    assert re.search(said, ran.err)
