"""The command as the shell sees it: another process, pipes and signals."""

import os
import signal
import subprocess
import sys
from pathlib import Path

PATOLLI = (sys.executable, "-m", "patolli")


def shell(
    *args: str, typed: bytes = b"", cwd: Path | None = None, **environment: str
) -> subprocess.CompletedProcess[bytes]:
    env = {**os.environ, "LANG": "en_GB.UTF-8", "LC_ALL": "", "COLUMNS": "80", **environment}
    return subprocess.run([*PATOLLI, *args], input=typed, capture_output=True, cwd=cwd, env=env, timeout=120)


def test_the_module_runs_as_the_command() -> None:
    ran = shell("--version")
    assert ran.returncode == 0
    assert ran.stdout.startswith(b"patolli ")


def test_bad_input_leaves_no_traceback() -> None:
    ran = shell("simulate", "chess", "--seats", "random", LC_ALL="ru_RU.UTF-8")
    assert ran.returncode == 2
    assert ran.stdout == b""
    assert ran.stderr.decode().startswith("patolli: неизвестная игра «chess»")
    assert ran.stderr.count(b"\n") == 1


def test_a_game_is_played_through_a_pipe_even_with_bytes_that_are_no_text(tmp_path: Path) -> None:
    typed = b"1\n0\n\xff\xfe\nplace leader a5\nsave game.match\nquit\n"
    ran = shell("play", "tikal", "--option", "first=0", typed=typed, cwd=tmp_path)
    assert (ran.returncode, ran.stderr) == (0, b"")
    assert shell("match", "verify", "game.match", cwd=tmp_path).returncode == 0


def test_a_terminal_without_these_letters_still_gets_an_answer() -> None:
    ran = shell("rules", "tikal", "TK-4.3", "--lang", "ru", PYTHONIOENCODING="ascii")
    assert (ran.returncode, ran.stderr) == (0, b"")
    assert ran.stdout.startswith(b"TK-4.3  ?")


def test_a_reader_who_leaves_early_is_no_error() -> None:
    with subprocess.Popen([*PATOLLI, "rules", "tikal"], stdout=subprocess.PIPE, stderr=subprocess.PIPE) as running:
        assert running.stdout
        assert running.stderr
        running.stdout.read(10)
        running.stdout.close()
        assert running.stderr.read() == b""


def test_control_c_ends_quietly(tmp_path: Path) -> None:
    """Also where these tests run in the background of a shell, which makes its children deaf to it."""
    command = [*PATOLLI, "play", "tikal", "--option", "first=0"]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, cwd=tmp_path,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),
    ) as running:  # fmt: skip
        assert running.stdin
        assert running.stdout
        assert running.stderr
        running.stdin.write(b"1\n")
        running.stdin.flush()
        running.stdout.read(1)  # it has begun to play
        running.send_signal(signal.SIGINT)
        assert running.wait(120) == 130
        assert running.stderr.read() == b""
