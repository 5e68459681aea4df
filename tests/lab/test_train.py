"""Learning: the same seed gives the same weights whoever plays, a stopped run goes on, and what is learned is a fit."""

import json
import random
from importlib.resources import files
from pathlib import Path

import numpy as np
import pytest
from tests.toys import feast

from patolli.bots.planner import Level
from patolli.bots.value import LinearValue, read_weights
from patolli.core.game import Game
from patolli.games import GAMES
from patolli.lab.self_play import Course, Noise, Task, play_task
from patolli.lab.strength import learning, stops
from patolli.lab.train import OtherPlan, Plan, carried, expanded, fit, returns, train, weights_file

GAME = GAMES["tzolkin"]
SETUP = GAME.setup(2)
TINY = Plan(first=3, games=4, per_round=2, seed=5, level=Level(width=1, nodes=60))


def test_any_number_of_jobs_learns_the_same_and_a_stopped_run_goes_on(tmp_path: Path) -> None:
    rounds: list[int] = []
    alone = train(GAME, SETUP, TINY, tmp_path / "alone", 1, lambda report: rounds.append(report.round))
    assert rounds == [0, 1, 2]
    assert len(alone) == 3 * len(GAME.insight.names) + 1
    assert train(GAME, SETUP, TINY, tmp_path / "shared", 2) == alone
    (tmp_path / "alone" / "round-002.npz").unlink()  # as if it had been stopped in the last round
    kept = (tmp_path / "alone" / "round-001.npz").stat().st_mtime_ns
    assert train(GAME, SETUP, TINY, tmp_path / "alone") == alone
    assert (tmp_path / "alone" / "round-001.npz").stat().st_mtime_ns == kept
    with pytest.raises(OtherPlan):
        train(GAME, SETUP, TINY._replace(seed=6), tmp_path / "alone")


def test_learning_in_steps_is_learning_at_once(tmp_path: Path) -> None:
    at_once = train(GAME, SETUP, TINY, tmp_path / "once")
    for games in (1, 3, 4):  # the second step plays the round again that the first had cut short
        found = train(GAME, SETUP, TINY._replace(games=games), tmp_path / "steps")
    assert found == at_once


def test_where_greedy_bots_take_seats_only_the_others_teach() -> None:
    weights = (0.0, 1.0, *[0.0] * (3 * len(GAME.insight.names) - 1))
    task = Task("tzolkin", SETUP, "foes", (0,), weights, TINY.level, Noise(), foes=1)
    assert [len(one.courses) for one in play_task(task)] == [1]
    assert [len(one.courses) for one in play_task(task._replace(foes=0))] == [2]


def test_a_game_without_features_teaches_nothing(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="feast has no features"):
        train(feast.GAME, feast.GAME.setup(2), TINY, tmp_path)


def courses(count: int, weights: list[float], rng: random.Random) -> list[Course]:
    """Games of one turn whose outcome is what these weights say."""
    value = LinearValue(weights)
    seen = [[rng.uniform(-1, 1), rng.uniform(-1, 1)] for _ in range(count)]
    times = [rng.random() for _ in range(count)]
    return [Course([x], [t], value(x, t), 0.0) for x, t in zip(seen, times, strict=True)]


def test_a_fit_finds_the_weights_behind_what_was_seen() -> None:
    true = [5.0, 1.0, -2.0, 3.0, 0.5, -1.0, 4.0]
    found, _ = fit([courses(3000, true, random.Random(1))], [], ridge=0.01)
    assert found == pytest.approx(true, abs=0.05)


def test_what_is_held_changes_little_where_little_was_seen() -> None:
    true, before = [5.0, 1.0, -2.0, 3.0, 0.5, -1.0, 4.0], [0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0]
    few, off = fit([courses(5, true, random.Random(1))], before)
    many, _ = fit([courses(20_000, true, random.Random(2))], before)
    assert off > 1
    assert abs(few[2]) < 0.2 < 1.5 < abs(many[2])


def test_returns_go_back_from_the_end_over_what_the_weights_say() -> None:
    course = Course([[1.0], [2.0], [3.0]], [0.0, 0.0, 0.0], 10.0, 10.0)
    assert returns(course, None)[1].tolist() == [10, 10, 10]
    wanted = returns(course, np.array([0.0, 1.0, 0.0, 0.0]))[1]
    last = 10.0
    middle = 0.15 * 3 + 0.85 * last
    assert wanted.tolist() == pytest.approx([0.15 * 2 + 0.85 * middle, middle, last])
    assert expanded(np.array([[2.0]]), np.array([0.5])).tolist() == [[1, 2, 1, 0.5]]


def test_what_counts_of_the_end_and_how_many_rounds_are_fitted_belongs_to_the_plan(tmp_path: Path) -> None:
    usual = train(GAME, SETUP, TINY, tmp_path / "usual")
    other = train(GAME, SETUP, TINY._replace(ends=0.8, window=1), tmp_path / "other")
    assert other != usual
    assert train(GAME, SETUP, TINY._replace(ends=0.8), tmp_path / "ends") not in (usual, other)
    with pytest.raises(OtherPlan):
        train(GAME, SETUP, TINY, tmp_path / "other")
    assert train(GAME, SETUP, TINY._replace(ends=0.8, window=1), tmp_path / "other") == other


def test_a_plan_is_told_as_before_where_nothing_new_is_settled() -> None:
    assert TINY.settled == TINY[:8]
    assert TINY._replace(foes=1).settled == TINY._replace(foes=1)[:9]
    assert TINY._replace(ends=0.8).settled == TINY._replace(ends=0.8)[:10]
    assert TINY._replace(window=5).settled == TINY._replace(window=5)


def test_with_another_lambda_more_is_believed_of_what_the_weights_say() -> None:
    course = Course([[1.0], [2.0]], [0.0, 0.0], 10.0, 10.0)
    assert returns(course, np.array([0.0, 1.0, 0.0, 0.0]), 0.5)[1].tolist() == [0.5 * 2 + 0.5 * 10, 10]


def test_a_file_of_weights_says_what_made_it_and_is_read_back(tmp_path: Path) -> None:
    weights = [0.123456789] * (3 * len(GAME.insight.names) + 1)
    file = tmp_path / "base-2.json"
    file.write_text(weights_file(GAME, SETUP, weights, "patolli lab train …"), "utf-8")
    found = read_weights(file, GAME.insight.names)
    assert found
    assert (found["made_by"], found["variant"], found["seats"]) == ("patolli lab train …", "base", 2)
    assert found["weights"][0] == 0.123457
    assert read_weights(file, ("other",)) is None


def test_weights_to_start_with_are_carried_over_by_the_names_of_features(tmp_path: Path) -> None:
    file = tmp_path / "old.json"
    old = {"features": ["corn", "gold"], "weights": [9.0, 1.0, 2.0, 10.0, 20.0, 100.0, 200.0]}
    file.write_text(json.dumps(old), "utf-8")
    assert carried(file, ["gold", "jade", "corn"]) == (9, 2, 0, 1, 20, 0, 10, 200, 0, 100)
    assert carried(file, ["jade"]) == ()


def test_a_report_says_how_strong_the_rounds_became(tmp_path: Path) -> None:
    assert stops(range(1, 21)) == [1, 5, 9, 12, 16, 20]
    train(GAME, SETUP, TINY, tmp_path)
    for late in (tmp_path / "weights-001.json", tmp_path / "weights-002.json"):
        late.write_text((tmp_path / "weights-000.json").read_text("utf-8"), "utf-8")
    (tmp_path / "weights-002.json").unlink()
    found = learning(GAME, SETUP, tmp_path, 2, "patolli lab train …")
    assert [(s["round"], s["against"], s["games"]) for s in found["strengths"]] == [
        (0, "greedy", 2), (1, "greedy", 2), (1, "round 0", 2),
    ]  # fmt: skip
    assert found["strengths"][2]["won"] == 1, "equals share two games with the same draws"


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_the_weights_in_the_repository_fit_their_game_and_are_small(game: Game) -> None:
    folder = Path(str(files(game.package).joinpath("advice", "weights")))
    found = sorted(folder.glob("*.json"))
    names = game.insight.names
    assert names or not found
    for file in found:
        weights = read_weights(file, names)
        assert weights, f"{file.name} is about other features"
        assert file.stem == f"{weights['variant']}-{weights['seats']}"
        made_by = weights["made_by"]
        assert made_by.startswith("by hand: ") or "games" in made_by, "neither by hand nor from so many games"
        assert len(weights["weights"]) == 3 * len(names) + 1
    assert sum(file.stat().st_size for file in found) < 1_000_000
