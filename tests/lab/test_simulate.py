"""Simulations: each game depends on the seed and its number alone, and can be looked at again."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from tests.toys import feast

from patolli.bots import Bot, UnknownBot, make_bot
from patolli.core import matchfile
from patolli.core.frame import CHANCE
from patolli.core.game import Setup
from patolli.core.match import Match
from patolli.games import GAMES
from patolli.lab import companies as companies_module
from patolli.lab import simulate as simulate_module
from patolli.lab.arena import arena
from patolli.lab.balance import balance
from patolli.lab.simulate import Simulation, play_game, simulate

GAME = next(iter(GAMES.values()))
SETUP = GAME.setup(GAME.seats[0])
RANDOM = ["random"] * SETUP.seats


def some(games: int, seed: int = 1, **more: Any) -> Simulation:
    return simulate(GAME, SETUP, RANDOM, games, seed, **more)


def read(path: Path) -> Match:
    return matchfile.replay(matchfile.parse(path.read_bytes()), {**GAMES, "feast": feast.GAME})


def test_a_game_is_the_same_whatever_the_number_of_jobs_and_games() -> None:
    alone = some(9)["results"]
    assert some(9, jobs=2)["results"] == alone
    assert some(2)["results"] == alone[:2]
    assert len({result["digest"] for result in alone}) == 9
    assert some(2, seed=2)["results"] != alone[:2]


def test_a_runner_may_play_the_games_anywhere_and_in_any_order() -> None:
    def backwards(work: Callable[[Any], Any], tasks: Sequence[Any]) -> Iterator[Any]:
        return map(work, reversed(tasks))

    assert some(5, runner=backwards)["results"] == some(5)["results"]


def test_saved_matches_verify_and_say_what_the_result_says(tmp_path: Path) -> None:
    found = some(3, save_dir=tmp_path / "deep" / "down")
    files = sorted((tmp_path / "deep" / "down").iterdir())
    assert [file.name for file in files] == [f"{GAME.name}-1-{number}.match" for number in range(3)]
    decisions = 0
    for file, result in zip(files, found["results"], strict=True):
        match = read(file)  # executes every line, and every draw against the commitment
        assert matchfile.parse(file.read_bytes()).secret
        assert (list(match.game.scores(match.state)), match.state.digest()) == (result["scores"], result["digest"])
        assert len(match.plies) == result["choices"]
        decisions += sum(ply.seat != CHANCE for ply in match.plies)
    assert found["decisions"] == decisions


def test_the_draws_do_not_depend_on_who_plays() -> None:
    setup = feast.GAME.setup(2)
    one, other = (play_game(feast.GAME, setup, bots, 1, 0) for bots in (("random", "random"), ("greedy", "greedy")))
    assert one.plies != other.plies
    assert one.plies[:4] == other.plies[:4]  # the first hands, dealt before anybody has chosen
    assert one.names == ("random", "random")


def test_seats_add_up_and_keep_their_order(tmp_path: Path) -> None:
    found = simulate(feast.GAME, feast.GAME.setup(3), ["greedy", "random", "random"], 20, 4, save_dir=tmp_path)
    assert [seat["bot"] for seat in found["seats"]] == ["greedy", "random", "random"]
    assert sum(seat["wins"] for seat in found["seats"]) == pytest.approx(20, abs=0.01)
    for seat, row in enumerate(found["seats"]):
        scores = [result["scores"][seat] for result in found["results"]]
        assert row["mean_score"] == pytest.approx(sum(scores) / 20, abs=0.01)
    assert found["options"] == {"length": "short", "extras": "wager+music"}
    assert {read(file).names for file in tmp_path.iterdir()} == {("greedy", "random", "random")}


def test_a_shared_win_is_shared() -> None:
    friendly = replace(feast.GAME, winners=lambda s: (0, 2))
    found = simulate(friendly, feast.GAME.setup(3), ["random"] * 3, 5)
    assert [seat["wins"] for seat in found["seats"]] == [2.5, 0, 2.5]


def test_progress_is_told_up_to_the_last_game() -> None:
    told: list[int] = []
    some(20, progress=told.append)
    assert told == sorted(told)
    assert (len(told) > 3, told[-1]) == (True, 20)


def test_what_cannot_be_played_is_refused() -> None:
    with pytest.raises(ValueError, match="3 bots cannot take 2 seats"):
        simulate(feast.GAME, feast.GAME.setup(2), ["random"] * 3)
    with pytest.raises(UnknownBot):
        simulate(feast.GAME, feast.GAME.setup(2), ["random", "clever"])
    with pytest.raises(ValueError, match="at least 1"):
        some(0)
    with pytest.raises(ValueError, match="another process does not know this feast"):
        simulate(feast.GAME, feast.GAME.setup(2), ["random"] * 2, 4, jobs=2)


def test_a_budget_reaches_the_bots_of_every_series(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[str, int | None]] = []

    def noted(name: str, setup: Setup, budget: int | None = None) -> Bot:
        asked.append((name, budget))
        return make_bot("random")

    for module in (simulate_module, companies_module):
        monkeypatch.setattr(module, "bot_for", noted)
    setup = feast.GAME.setup(2)
    monkeypatch.setitem(GAMES, feast.GAME.name, feast.GAME)
    simulate(feast.GAME, setup, ("hard", "medium"), budget=70)
    taking = replace(feast.GAME, pieces_taken={-1: ("seat",)})  # an event that never comes
    balance(taking, setup, ("hard", "medium"), 1, budget=80)
    arena(feast.GAME, setup, ("hard", "medium"), 1, budget=90)
    assert {budget for _, budget in asked if budget} == {70, 80, 90}
    assert {(name, 90) for name in ("hard", "medium")} <= set(asked)
