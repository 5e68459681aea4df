"""`patolli serve`: the address that friends are told."""

import re
from pathlib import Path

import pytest

from patolli.cli.fault import Fault
from patolli.cli.serve import offer, shared_address
from patolli.wording import wording


def test_a_server_with_a_name_is_found_by_it() -> None:
    assert shared_address(["patolli.example"], "127.0.0.1", 8000) == "https://patolli.example", "behind a proxy"
    assert shared_address(["patolli.example"], "0.0.0.0", 8000) == "http://patolli.example:8000"


def test_a_server_without_a_name_is_found_on_its_network_if_it_is_in_one() -> None:
    assert re.fullmatch(r"(http://(?!127\.)\d+\.\d+\.\d+\.\d+:8000)?", shared_address([], "0.0.0.0", 8000))


def test_bots_of_ones_own_are_offered_if_they_can_be_had(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "visitor.py").write_text("class Bot:\n    pass\n", "utf-8")
    monkeypatch.chdir(tmp_path)
    guests: list[str] = []
    monkeypatch.setattr("patolli.bots.GUESTS", guests)
    offer(["visitor:Bot", "greedy"], wording(None, "en"))
    assert guests == ["visitor:Bot"]
    for name, said in (("visitor:Nobody", "visitor:Nobody failed: AttributeError"), ("clever", "cannot take a seat")):
        with pytest.raises(Fault, match=said):
            offer([name], wording(None, "en"))
