"""The yardstick: what it measures, and how it takes turns with a peer."""

import random
import sys
from pathlib import Path

import pytest
from tests.toys import feast

from patolli.core.dealer import play_out
from patolli.lab import peers
from patolli.lab.bench import bench, positions, rate, state_bytes
from patolli.lab.peers import Peer, PeerError

# A peer that claims 100, 200, 300 … decisions per second.
FAKE = """
import sys
print("1.2.3", flush=True)
for number, line in enumerate(sys.stdin, 1):
    assert float(line) > 0
    print(100 * number, flush=True)
"""


@pytest.fixture
def fake(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An environment that is ready, so that nothing has to be installed."""
    folder = tmp_path / "fake"
    (folder / "bin").mkdir(parents=True)
    (folder / "bin" / "python").symlink_to(sys.executable)
    (folder / "ready").write_text("fake==1.2.3", "utf-8")
    (tmp_path / "fake_peer.py").write_text(FAKE, "utf-8")
    monkeypatch.setattr(peers, "PEERS", {"fake": ("fake==1.2.3",)})
    monkeypatch.setattr(peers, "SCRIPTS", tmp_path)
    monkeypatch.setattr(peers, "HOME", tmp_path)
    return tmp_path


def test_every_figure_is_measured() -> None:
    found = bench(feast.GAME, slices=1, seconds=0.02)
    assert (found["game"], found["seats"], found["peer"]) == ("feast", 3, None)
    assert found["decisions_per_second"] > 0
    assert found["recorded_decisions_per_second"] > 0
    assert found["copies_per_second"] * found["copy_microseconds"] == pytest.approx(1e6, rel=0.01)
    assert found["games_per_second"] > 0
    assert found["options_per_second"] > 0
    assert 500 < found["state_bytes"] < 50_000


def test_decisions_are_choices_of_seats() -> None:
    setup = feast.GAME.setup(2)
    asked = positions(feast.GAME, setup, random.Random(1))
    assert play_out(feast.GAME.new(setup), random.Random(1)) == len(asked)
    assert all(s.agenda for s in asked)


def test_the_bytes_of_a_state_are_those_a_copy_adds() -> None:
    states = positions(feast.GAME, feast.GAME.setup(2), random.Random(1))
    larger = [s.copy() for s in states]
    for s in larger:
        s.players[0].hand += [0] * 1000  # type: ignore[attr-defined]
    assert state_bytes(larger) - state_bytes(states) == pytest.approx(8000, rel=0.1)


def test_a_rate_is_work_by_time() -> None:
    calls: list[int] = []

    def work() -> int:
        calls.append(1)
        return 7

    assert rate(work, 0.01) == pytest.approx(7 * len(calls) / 0.01, rel=0.5)


def test_a_peer_takes_turns_with_us_and_its_median_counts(fake: Path) -> None:
    found = bench(feast.GAME, peer="fake", slices=3, seconds=0.01)
    assert found["peer"] is not None
    assert (found["peer"]["name"], found["peer"]["version"]) == ("fake", "1.2.3")
    assert found["peer"]["decisions_per_second"] == 200
    assert found["peer"]["ratio"] == pytest.approx(found["decisions_per_second"] / 200, rel=0.01)
    assert found["peer"]["recorded_ratio"] < found["peer"]["ratio"]


def test_a_peer_that_cannot_run_says_so(fake: Path) -> None:
    with pytest.raises(PeerError, match="unknown peer 'nobody'; expected one of: fake"):
        Peer("nobody")
    (fake / "fake_peer.py").write_text("raise SystemExit(3)", "utf-8")
    with pytest.raises(PeerError, match="fake stopped with exit code 3"):
        Peer("fake")


def test_a_peer_that_cannot_be_installed_says_why(fake: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(peers, "PEERS", {"fake": ("fake==2",)})
    monkeypatch.setattr(sys, "executable", "/bin/false")
    with pytest.raises(PeerError, match="-m venv"):
        Peer("fake")
