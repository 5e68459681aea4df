"""`patolli play`, driven by what is typed."""

import dataclasses
import re
from pathlib import Path

import pytest

from patolli import cli
from patolli.cli import play
from patolli.games import GAMES

from .conftest import Patolli

START = ("play", "tikal", "--seats", "you,random", "--option", "first=0")
LAY = "1\n0\n"  # the first hex of the list, unturned


def typed(*lines: str) -> str:
    return "\n".join(lines) + "\n"


def test_a_turn_is_played_by_number_and_by_notation(patolli: Patolli) -> None:
    ran = patolli(*START, typed=LAY + typed("place leader a5", "1", "walk leader", "2", "end", "quit", "n"))
    assert (ran.code, ran.err) == (0, "")
    assert "◆★" in ran.out
    assert "Random" in ran.out
    assert ran.out.count(" / a5 ⌂ ") >= 6  # the board after every choice
    assert "\n›" in ran.out  # what has changed is marked
    assert not list(Path().iterdir())


def test_the_board_is_drawn_again_only_if_it_has_changed_or_is_asked_for(patolli: Patolli) -> None:
    start = ("play", "yucatan", "--seats", "you,random", "--option", "first=0")
    ran, asked = (patolli(*start, typed=typed("1", "1", *more, "quit", "n")) for more in ((), ("board",)))
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.count("round 1   set-up   first ◆ you") == 1
    assert asked.out.count("round 1   set-up   first ◆ you") == 2


@pytest.mark.parametrize(
    ("lang", "words", "said"),
    [
        ("en", ("board all", "board temple", "board zeppelin"), ("Sector 0: ", "Temple: step", "called “zeppelin”")),
        ("ru", ("поле всё", "поле храм", "поле дирижабль"), ("Сектор 0: ", "Храм: ступень", "названием «дирижабль»")),
        ("es", ("tablero todo", "tablero templo", "tablero zepelín"), ("sector 0: ", "Templo: escalón", "«zepelín»")),
    ],
)
def test_the_board_is_a_glance_and_tells_more_when_asked(
    patolli: Patolli, lang: str, words: tuple[str, ...], said: tuple[str, ...]
) -> None:
    alone = ("play", "tawantinsuyu", "--seats", "you", "--lang", lang)
    told = [patolli(*alone, typed=typed(word, "quit", "n")).out for word in ("", *words)]
    assert [said[0] in text for text in told] == [False, True, False, False]
    assert [said[1] in text for text in told] == [False, True, True, False]
    assert said[2] in told[3]


@pytest.mark.parametrize(
    ("lang", "what", "does"),
    [
        ("en", "what", "Jaguar: Level 1. Strength 1; +1 if you are the attacker."),
        ("ru", "что", "Ягуар: "),
        ("es", "qué", "Jaguar: "),
    ],
)
def test_choices_and_the_word_what_say_what_pieces_do(patolli: Patolli, lang: str, what: str, does: str) -> None:
    start = ("play", "yucatan", "--seats", "you,random", "--option", "first=0", "--lang", lang)
    name = does.split(":")[0].lower()
    ran = patolli(*start, typed=typed(f"{what} {name}", f"{what} 1", what, f"{what} zeppelin", "quit", "n"))
    assert (ran.code, ran.err) == (0, "")
    assert does in ran.out
    menu = ran.out.split("\n> ")[0].splitlines()
    steward = menu[next(i for i, line in enumerate(menu) if line.startswith("  1  ")) + 1].strip()
    assert steward
    assert ran.out.count(steward) == 2  # under its entry, and when asked about entry 1
    assert "zeppelin" in ran.out


def test_the_board_fits_eighty_columns(patolli: Patolli, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    ran = patolli(*START, typed=LAY + typed("help", "quit", "n"))
    board = [line for line in ran.out.splitlines() if re.search(r"[/\\]", line)]
    assert max(map(len, board)) <= 80


def test_a_choice_is_taken_back_and_made_again(patolli: Patolli) -> None:
    ran = patolli(*START, typed=LAY + typed("place leader a5", "undo", "redo", "undo", "undo", "undo", "quit", "n"))
    assert ran.out.count("Your last move is undone.") == 3
    assert "You cannot undo past a random draw." in ran.out
    again = patolli(*START, typed=typed("redo", "undo"))
    assert "There is nothing to redo." in again.out


@pytest.mark.parametrize(
    ("lang", "why", "said"),
    [
        ("en", "why", "Possible now: place explorer a5"),
        ("ru", "почему", "Сейчас можно: place explorer a5"),
        ("es", "porqué", "Ahora es posible: place explorer a5"),
    ],
)
def test_why_explains_choices_and_parts_of_choices(patolli: Patolli, lang: str, why: str, said: str) -> None:
    asked = (f"{why} place", f"{why} camp", f"{why} walk leader a5 h1", f"{why} bid", why, f"{why} dance")
    ran = patolli(*START, "--lang", lang, typed=LAY + typed(*asked, "quit", "n"))
    assert ran.code == 0
    assert said in ran.out
    assert re.search(r"^(> )?([a-h]\d, )*b4.*: .*\(TK-9\.1\)$", ran.out, re.M)  # why camp
    assert re.search(r"^> .*\(TK-5\.2\)\nTK-5\.2  ", ran.out, re.M)  # the rule is quoted
    assert "first, reveal, lay, place, walk" in ran.out


def test_an_illegal_choice_is_refused_with_its_rule(patolli: Patolli) -> None:
    ran = patolli(*START, typed=LAY + typed("place leader h1", "bid 3", "uncover", "42", "dance", "quit", "n"))
    assert "(TK-5.1)" in ran.out
    assert "You cannot do that now." in ran.out
    assert "(TK-6.2)" in ran.out  # nothing can be uncovered: the reasons are given at once
    assert '"dance" is not a number from the list, a move or a command' in ran.out
    assert '"42" is not' in ran.out


def test_the_beginning_of_a_choice_is_never_played(patolli: Patolli) -> None:
    ran = patolli(*START, typed=LAY + typed("place leader a5", "place", "quit", "n"))
    after = ran.out.split("> ")[-2]
    assert "  1  " in after
    assert "back: the whole list" in after


def test_taking_back_what_was_saved_is_saved_too(patolli: Patolli) -> None:
    ran = patolli(*START, typed=LAY + typed("place leader a5", "save a.match", "undo"))
    assert ran.out.count("Saved to a.match") == 2
    assert "place leader" not in Path("a.match").read_text()


def test_rules_log_board_help_and_back(patolli: Patolli) -> None:
    lines = ("rules TK-5.1", "rules", "rules xyzzy", "1", "back", "log", "board", "help", "", "quit")
    ran = patolli(*START, typed=typed(*lines))
    assert ran.code == 0
    assert "TK-5.1  Place a figure (1 AP)" in ran.out
    assert "TK-9  Camps and guards" in ran.out
    assert "no rule has the number or the word 'xyzzy'" in ran.out
    assert "back: the whole list" in ran.out
    assert "undo your last move, or play it again" in ran.out
    assert ran.out.count(" / a5 ⌂ ") == 2


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", ("board", "log", "help", "save a.match", "quit")),
        ("ru", ("поле", "журнал", "помощь", "сохранить a.match", "выход")),
        ("es", ("tablero", "crónica", "ayuda", "guardar a.match", "salir")),
    ],
)
def test_a_game_is_saved_and_resumed_in_each_language(patolli: Patolli, lang: str, words: tuple[str, ...]) -> None:
    ran = patolli("--lang", lang, *START, typed=LAY + typed("place leader a5", *words))
    assert (ran.code, ran.err) == (0, "")
    assert "patolli play --resume a.match" in ran.out
    saved = Path("a.match").read_text("utf-8")
    assert "seat 0: you\nseat 1: random\n" in saved
    assert re.search(r"^secret: \w{64}$", saved, re.M)
    assert patolli("match", "verify", "a.match").code == 0
    on = patolli("--lang", lang, "play", "--resume", "a.match", typed=typed("end", "save", "quit"))
    assert (on.code, on.err) == (0, "")
    longer = Path("a.match").read_text("utf-8")
    begun = saved.split("stop ")[0]
    assert longer.startswith(begun)
    assert len(longer) > len(saved)
    assert patolli("match", "verify", "a.match").code == 0


def test_a_file_is_overwritten_only_if_that_is_meant(patolli: Patolli) -> None:
    Path("mine.txt").write_text("precious")
    patolli(*START, typed=LAY + typed("save mine.txt", "n", "quit", "n"))
    assert Path("mine.txt").read_text() == "precious"
    patolli(*START, typed=LAY + typed("save mine.txt", "y", "quit"))
    assert Path("mine.txt").read_text().startswith("patolli-match 1")


def test_what_cannot_be_saved_does_not_end_the_game(patolli: Patolli) -> None:
    ran = patolli(*START, typed=LAY + typed("save no/such/folder/a.match", "board", "quit", "n"))
    assert (ran.code, ran.err) == (0, "")
    assert "no/such/folder/a.match: No such file or directory" in ran.out


def test_leaving_without_a_word_saves_the_game_and_says_where(patolli: Patolli) -> None:
    ran = patolli(*START, typed=LAY)
    assert (ran.code, ran.err) == (0, "")
    (file,) = Path().iterdir()
    assert re.fullmatch(r"tikal-\d{8}-\d{6}\.match", file.name)
    assert f"Saved to {file.name}" in ran.out
    assert patolli("match", "verify", file.name).code == 0


def test_nothing_is_saved_where_nothing_was_chosen(patolli: Patolli) -> None:
    assert patolli(*START).code == 0
    assert not list(Path().iterdir())


def test_quitting_offers_to_save(patolli: Patolli) -> None:
    assert patolli(*START, typed=LAY + typed("quit", "")).code == 0
    assert len(list(Path().iterdir())) == 1


def test_a_game_without_its_secret_goes_on_with_other_draws(patolli: Patolli) -> None:
    patolli(*START, typed=LAY + typed("save a.match", "quit"))
    text = re.sub(r"^(secret:|draw) .*\n", "", Path("a.match").read_text(), flags=re.M)
    Path("a.match").write_text(text)
    assert patolli("play", "--resume", "a.match", typed=typed("end", "save b.match", "quit")).code == 0
    ran = patolli("match", "verify", "b.match")
    assert ran.code == 0
    assert "cannot be checked" in ran.out


def test_others_can_take_the_seats_of_a_saved_game(patolli: Patolli) -> None:
    patolli(*START, typed=LAY + typed("save a.match", "quit"))
    ran = patolli("play", "tikal", "--resume", "a.match", "--seats", "random,random")
    assert ran.code == 0
    assert "The game is over." in ran.out


def test_people_share_the_keyboard(patolli: Patolli) -> None:
    ran = patolli(
        "play", "tikal", "--seats", "you,you", "--option", "first=0", typed=LAY + typed("end", "1", "0", "quit", "n")
    )
    assert "player 1: it is your turn." in ran.out
    assert "player 2: it is your turn." in ran.out
    assert "Only player" not in ran.out  # nothing is hidden in this game


def test_a_curtain_falls_between_people_where_there_are_secrets(
    monkeypatch: pytest.MonkeyPatch, patolli: Patolli
) -> None:
    secretive = dataclasses.replace(GAMES["tikal"], determinize=lambda s, seat, rng: s.copy())
    monkeypatch.setitem(GAMES, "tikal", secretive)
    ran = patolli("play", "tikal", "--seats", "you,you", "--option", "first=0", typed="\n" + LAY + "end\n\n")
    assert ran.out.index("Only player 1 should look now.") < ran.out.index("Only player 2 should look now.")


def test_bots_play_on_their_own_to_the_end(patolli: Patolli) -> None:
    ran = patolli("play", "tikal", "--seats", "random,random,random", "--lang", "ru")
    assert (ran.code, ran.err) == (0, "")
    assert "Партия окончена." in ran.out
    assert "Пирамиды, первый вулкан" in ran.out
    assert "Всего" in ran.out


def test_a_finished_game_can_still_be_read(patolli: Patolli, match_file: Path) -> None:
    lines = ("log", "why camp", "1", "undo", "board", "help", "save again.match", "quit")
    ran = patolli("play", "--resume", str(match_file), "--seats", "you,random", typed=typed(*lines))
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.count("You can still type log, board, rules, save or quit.") == 3
    assert patolli("match", "verify", "again.match").code == 0


@pytest.mark.parametrize(
    ("args", "said"),
    [
        ((), "give a game, or a saved file with --resume; games: "),
        (("chess",), "unknown game 'chess'"),
        (("tikal", "--seats", "you"), "This game is for 2, 3 or 4 players, not for 1"),
        (("tikal", "--seats", "you,me"), "'me' cannot take a seat; expected one of: you, random, easy, greedy"),
        (("tikal", "--resume", "none.match"), "none.match: No such file or directory"),
        (("tikal", "--resume", "game.match", "--option", "first=0"), "game.match: options are set when"),
        (("tikal", "--resume", "game.match", "--seats", "you,you,you"), "the game has 2 seats, --seats names 3"),
    ],
)
def test_bad_input_is_one_line(patolli: Patolli, match_file: Path, args: tuple[str, ...], said: str) -> None:
    ran = patolli("play", *args)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith("patolli: ")
    assert ran.err.count("\n") == 1
    assert said in ran.err


def test_a_file_of_another_game_is_refused(patolli: Patolli, monkeypatch: pytest.MonkeyPatch, match_file: Path) -> None:
    monkeypatch.setitem(GAMES, "other", dataclasses.replace(GAMES["tikal"], name="other"))
    ran = patolli("play", "other", "--resume", str(match_file))
    assert ran.code == 2
    assert "this is a game of tikal, not of other" in ran.err


def test_without_a_command_one_can_be_asked_what_to_play(patolli: Patolli, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cli, "default", play.invite)
    ran = patolli("--lang", "ru", typed=typed("шахматы", "", "", "", "выход"))
    assert (ran.code, ran.err) == (0, "")
    assert "Во что сыграем?" in ran.out
    assert "неизвестная игра «шахматы»" in ran.out
    assert "◆ вы" in ran.out
    assert patolli().code == 0  # nobody answers


def test_control_c_saves_and_ends(patolli: Patolli, monkeypatch: pytest.MonkeyPatch) -> None:
    lines = iter(("1", "0"))

    def interrupted(prompt: str) -> str:
        line = next(lines, None)
        if line is None:
            raise KeyboardInterrupt
        return line

    monkeypatch.setattr("builtins.input", interrupted)
    ran = patolli(*START)
    assert (ran.code, ran.err) == (130, "")
    assert "Saved to tikal-" in ran.out


def test_what_pieces_do_is_told_once_and_again_on_request(patolli: Patolli) -> None:
    place = LAY + typed("place explorer a5", "", "quit", "n")
    ran = patolli(*START, typed=place)
    assert ran.out.count("Counts 3 towards control of a temple.") == 2  # when first offered, and after Enter alone


GUEST = """
from patolli.core.engine import options

class Bot:
    def choose(self, game, seen, seat, rng):
        return options(seen, seat)[0]

class Lost:
    def choose(self, game, seen, seat, rng):
        return seen.nothing
"""


def test_a_bot_of_ones_own_sits_at_the_table(patolli: Patolli, tmp_path: Path) -> None:
    (tmp_path / "visitor.py").write_text(GUEST, "utf-8")
    seats = ("play", "tikal", "--seats", "you,visitor:Bot")
    ran = patolli(*seats, "--option", "first=1", typed=typed("save a.match", "quit"))
    assert (ran.code, ran.err) == (0, "")
    assert "visitor:Bot" in ran.out
    saved = Path("a.match").read_text("utf-8")
    assert "seat 1: visitor:Bot\n" in saved
    assert "\n1 lay " in saved
    nobody = patolli("play", "tikal", "--seats", "you,visitor:Nobody")
    assert (nobody.code, nobody.out, nobody.err.count("\n")) == (2, "", 1)
    assert "visitor:Nobody failed: AttributeError" in nobody.err


def test_a_bot_that_fails_has_lost_and_the_persons_choices_are_kept(patolli: Patolli, tmp_path: Path) -> None:
    (tmp_path / "visitor.py").write_text(GUEST, "utf-8")
    ran = patolli(
        "play", "tikal", "--seats", "you,visitor:Lost", "--option", "first=0", typed=LAY + typed("end", "yes")
    )
    assert (ran.code, ran.err) == (0, "")
    told = " ".join(ran.out.split())
    assert "visitor:Lost failed: AttributeError" in told
    assert "The bot has lost; the game cannot go on." in told
    (saved,) = tmp_path.glob("tikal-*.match")
    assert patolli("match", "verify", str(saved)).code == 0


def test_a_saved_game_runs_nobodys_code(patolli: Patolli, tmp_path: Path) -> None:
    """Who played is only a name there: it is run if it is asked for here."""
    (tmp_path / "visitor.py").write_text("raise SystemExit('run')\n", "utf-8")
    assert patolli(*START, typed=typed("save a.match", "quit")).code == 0
    text = Path("a.match").read_text("utf-8")
    Path("b.match").write_text(re.sub(r" ~\w+$", "", text, flags=re.M).replace("seat 1: random", "seat 1: visitor:Bot"))
    ran = patolli("play", "--resume", "b.match", typed=typed("quit"))
    assert (ran.code, ran.err) == (0, "")
    asked = patolli("play", "--resume", "b.match", "--seats", "you,visitor:Bot")
    assert (asked.code, "visitor:Bot failed: SystemExit: run" in asked.err) == (2, True)
