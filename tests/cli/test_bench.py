"""`patolli bench`."""

import json
from functools import partial

import pytest

from patolli.cli import bench as command
from patolli.games import GAMES
from patolli.lab.bench import bench
from patolli.lab.peers import PeerError

from .conftest import Patolli


@pytest.fixture(autouse=True)
def _hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is measured does not matter here."""
    monkeypatch.setattr(command, "measure", partial(bench, slices=1, seconds=0.001))


def test_one_game_is_one_object(patolli: Patolli) -> None:
    found = json.loads(patolli("bench", "tikal", "--json").out)
    assert found["game"] == "tikal"
    assert found["peer"] is None
    assert all(found[figure] > 0 for figure in command.FIGURES)


def test_without_a_game_all_are_measured(patolli: Patolli) -> None:
    assert [result["game"] for result in json.loads(patolli("bench", "--json").out)] == list(GAMES)


@pytest.mark.parametrize(
    ("lang", "said"), [("en", "bytes per state"), ("ru", "байт на позицию"), ("es", "bytes por estado")]
)
def test_the_figures_are_a_table(patolli: Patolli, lang: str, said: str) -> None:
    ran = patolli("bench", "tikal", "--lang", lang)
    assert (ran.code, ran.err) == (0, "")
    assert said in ran.out


def test_peer_and_environment_are_shown_with_their_ratios(patolli: Patolli, monkeypatch: pytest.MonkeyPatch) -> None:
    def beside(game: object, peer: str | None, learning: bool) -> dict[str, object]:
        figures = dict.fromkeys(command.FIGURES, 10)
        other = {"name": peer, "version": "1.2", "decisions_per_second": 4, "ratio": 2.5, "recorded_ratio": 1.5}
        ours = dict.fromkeys(command.LEARNING_FIGURES, 0.83) if learning else None
        return {"game": "tikal", "runs": "compiled", "seats": 4, **figures, "peer": other, "learning": ours}

    monkeypatch.setattr(command, "measure", beside)
    out = patolli("bench", "tikal", "--peer", "catanatron").out
    assert "catanatron 1.2" in out
    assert "2.5" in out
    assert "0.83" not in out
    assert patolli("bench", "tikal", "--peer", "catanatron", "--learning").out.count("0.83") == 4


def test_a_peer_that_cannot_be_had_is_one_line(patolli: Patolli, monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(game: object, peer: str | None, learning: bool) -> None:
        raise PeerError("no network")

    monkeypatch.setattr(command, "measure", missing)
    assert patolli("bench", "tikal", "--peer", "catanatron") == (1, "", "patolli: no network\n")
    unknown = patolli("bench", "--peer", "hare")
    assert (unknown.code, unknown.out) == (2, "")
    assert "unknown peer 'hare'; expected one of: catanatron" in unknown.err


def test_without_the_packages_for_learners_one_line_says_how_to_get_them(
    patolli: Patolli, monkeypatch: pytest.MonkeyPatch
) -> None:
    def missing(game: object, peer: str | None, learning: bool) -> None:
        raise ModuleNotFoundError(name="pettingzoo")

    monkeypatch.setattr(command, "measure", missing)
    ran = patolli("bench", "tikal", "--learning")
    assert (ran.code, ran.out, ran.err) == (2, "", 'patolli: This needs pettingzoo: pip install "patolli[rl]"\n')
