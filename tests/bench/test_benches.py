"""The benches of the server run, and every figure is measured. How large it is says nothing here."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

BENCH = Path(__file__).parents[2] / "bench"


def run(script: str, *options: str) -> Any:
    command = [sys.executable, str(BENCH / script), "tikal", *options, "--json"]
    done = subprocess.run(command, cwd=BENCH.parent, capture_output=True, text=True, timeout=240)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


@pytest.mark.soak
def test_the_server_is_measured_with_people_bots_and_spectators() -> None:
    parts = [f"--part={part}" for part in ("people", "bots", "thinking", "spectators", "idle")]
    figures = run("server.py", "--seconds=2.5", "--tables=3", *parts)["tikal"]
    for name in ("moves_per_cpu_second", "bytes_per_move", "p99_ratio", "bot_moves_per_cpu_second", "spectators_ratio"):
        assert figures[name] > 0
    assert 0 < figures["longest_block_ms"] < 5_000
    assert figures["thinking_move_ms_p99"] >= figures["thinking_move_ms_median"] > 0
    assert "idle_mb" in figures


def test_what_a_review_takes_is_measured() -> None:
    (found,) = run("review.py", "--seats=2", "--turns=2")
    assert found["game"] == "tikal"
    assert found["judged"] == 2 < found["turns"]
    assert found["seconds"] > found["slowest"] >= 0
    assert found["runs"] in ("compiled", "interpreted")


@pytest.mark.soak
@pytest.mark.postgres
def test_a_crowd_is_predicted_and_measured() -> None:
    size = ("--tables=40", "--open=4", "--seconds=3", "--moves=6", "--visits=2", "--few=4", "--quiet=1")
    found = run("crowd.py", *size)
    assert {"visit", "table", "page", "second"} <= found["did"].keys()
    assert found["did"]["move"] + found["did"]["move apart"] > 0
    for what in ("predicted", "spent"):
        assert found[what]["servers"] > 0
        assert found[what]["database"] > 0
    assert found["prices"].keys() >= found["did"].keys()
