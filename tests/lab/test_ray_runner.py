"""The runner for a cluster. Ray is an extra, so this module has a test only where Ray is installed."""

from importlib.util import find_spec

import pytest

from patolli.games import GAMES
from patolli.lab.simulate import simulate

if find_spec("ray"):

    @pytest.mark.slow
    def test_a_cluster_plays_the_same_games(monkeypatch: pytest.MonkeyPatch) -> None:
        import ray

        from patolli.lab.ray_runner import cluster

        monkeypatch.setenv("RAY_USAGE_STATS_ENABLED", "0")
        game = next(iter(GAMES.values()))
        setup = game.setup(game.seats[0])
        bots = ["random"] * setup.seats
        try:
            shared = simulate(game, setup, bots, 12, 1, runner=cluster())["results"]
        finally:
            ray.shutdown()
        assert shared == simulate(game, setup, bots, 12, 1)["results"]
