"""`patolli lab train` and `patolli lab arena`."""

import json
from pathlib import Path

from .conftest import Patolli


def test_the_arena_shows_a_table_and_keeps_a_report_and_a_picture(patolli: Patolli, tmp_path: Path) -> None:
    ran = patolli("lab", "arena", "tzolkin", "--bots", "greedy,random", "--games", "2", "--out", "deep/report.json")
    assert (ran.code, ran.err) == (0, "")
    assert "greedy ahead of random: 2 of 2" in ran.out
    report = json.loads((tmp_path / "deep/report.json").read_text("utf-8"))
    assert report["command"] == "patolli lab arena tzolkin --players 2 --bots greedy,random --games 2 --seed 0"
    assert (tmp_path / "deep/report.svg").read_text("utf-8").startswith("<svg")
    assert "'clever' cannot take a seat" in patolli("lab", "arena", "tzolkin", "--bots", "clever").err


def test_weights_are_learned_and_can_be_tried_in_the_arena(patolli: Patolli, tmp_path: Path) -> None:
    learn = ("lab", "train", "tzolkin", "--games", "1", "--first", "2", "--seed", "9", "--out", "new.json")
    ran = patolli(*learn)
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.splitlines()[-1] == "Weights written to new.json"
    made_by = json.loads((tmp_path / "new.json").read_text("utf-8"))["made_by"]
    assert made_by == (
        "patolli lab train tzolkin --players 2 --games 1 --round 40 --seed 9 --noise 0.08 --ridge 300 --budget 400"
        " --first 2 --slip 4"
    )
    assert patolli("lab", "arena", "tzolkin", "--bots", "hard:new.json,random", "--games", "2").code == 0
    on = patolli("lab", "train", "tzolkin", "--games", "1", "--start", "new.json", "--folder", "on", "--out", "on.json")
    assert (on.code, on.err) == (0, "")
    assert [file.name for file in sorted((tmp_path / "on").glob("*.npz"))] == ["round-001.npz"]
    again = patolli(*learn, "--noise", "0.5")
    assert again.code == 2
    assert "other settings" in again.err
