"""Planners: they search their turn, keep to their plan where it fits, and know only what their seat may know."""

import json
import random
from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from pathlib import Path

import pytest
from tests.toys import feast
from tests.toys.tables import DEALT, played

from patolli.bots import ask, make_bot
from patolli.bots.levels import LEVELS
from patolli.bots.mixed import Answer, match_regrets, shortlist
from patolli.bots.planner import Level, Planner, sight
from patolli.bots.search import Search
from patolli.bots.value import Judge, LinearValue, judge, learned_value
from patolli.core.choice import Choice
from patolli.core.dealer import SeededDealer, drawn
from patolli.core.engine import asked, options, step
from patolli.core.frame import CHANCE, State, Together
from patolli.core.game import Game
from patolli.core.insight import Insight
from patolli.games import GAMES

QUICK = Level(width=2, nodes=200)


def positions(game: Game, seed: int, seats: int = 2, bot: str = "greedy") -> Iterator[tuple[State, int]]:
    """Where seats are asked in one game that bots play; with random choices in between, so that more is seen."""
    rng, dealer, s = random.Random(seed), SeededDealer(seed), game.new(game.setup(seats))
    players = [make_bot(bot), make_bot("random")]
    ply = 0
    while seats_asked := asked(s):
        if seats_asked == (CHANCE,):
            step(s, drawn(dealer, s, ply))
        else:
            seat = rng.choice(seats_asked)
            yield s, seat
            step(s, ask(players[rng.random() < 0.2], game, s, seat, rng), seat)
        ply += 1


def choice_of(bot: str, game: Game, s: State, seat: int, luck: int) -> Choice:
    return ask(make_bot(bot), game, s, seat, random.Random(luck))


@pytest.mark.parametrize("level", ["easy", *LEVELS])
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_with_hidden_things_exchanged_the_choice_is_the_same(game: Game, level: str) -> None:
    """Two worlds that a seat cannot tell apart; its bot must not tell them apart either."""
    rng, compared = random.Random(3), 0
    few = 2 if level == "master" else 8
    for s, seat in islice(positions(game, 5), 3, None, 11):
        if len(options(s, seat)) == 1:
            continue
        twin = game.determinize(s, seat, random.Random(rng.random()))
        luck = rng.getrandbits(32)
        assert choice_of(level, game, s, seat, luck) == choice_of(level, game, twin, seat, luck)
        compared += 1
        if compared == few:
            return
    pytest.fail("too few questions")


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_plan_is_kept_and_followed_without_searching_again(game: Game) -> None:
    """Whatever is planned is played to its end if nothing comes in between; each of its steps is legal."""
    followed = 0
    for s, seat in islice(positions(game, 7), 0, None, 9):
        if isinstance(s.agenda[-1], Together) or len(options(s, seat)) == 1:
            continue
        bot, here = Planner(QUICK), s.copy()
        step(here, ask(bot, game, s, seat, random.Random(1)), seat)
        kept = bot.kept
        for luck in range(len(kept)):
            assert asked(here) == (seat,)
            choice = ask(bot, game, here, seat, random.Random(luck))
            assert bot.kept is kept, "it has searched again"
            assert choice in options(here, seat)
            step(here, choice, seat)
        followed += len(kept) > 0
        if followed == 5:
            return
    pytest.fail("no plans of several steps")


def test_a_plan_is_dropped_where_the_position_is_another() -> None:
    game = GAMES["tawantinsuyu"]
    for s, seat in positions(game, 11):
        bot = Planner(QUICK)
        first = ask(bot, game, s, seat, random.Random(1))
        if len(bot.kept) < 2:
            continue
        kept = dict(bot.kept)
        other = next(c for c in options(s, seat) if c != first)
        after = s.copy()
        step(after, other, seat)
        if asked(after) == (seat,) and len(options(after, seat)) > 1 and sight(game, after, seat) not in kept:
            assert ask(bot, game, after, seat, random.Random(1)) in options(after, seat)
            assert not set(bot.kept) & set(kept)
            return
    pytest.fail("no plan of several steps")


def test_more_nodes_find_no_worse_turn_and_the_budget_is_kept() -> None:
    game = GAMES["tzolkin"]
    better = 0
    for s, seat in islice(positions(game, 2), 40, 160, 12):
        if isinstance(s.agenda[-1], Together):
            continue
        worths = []
        for width, nodes in ((1, 30), (3, 3000)):
            search = Search(game, judge(game, s, seat), width, nodes)
            worths.append(search.turns(s)[0].worth)
            assert search.nodes > -400  # a step begun is finished
        better += worths[1] > worths[0]
        assert worths[1] >= worths[0] - 1e-9
    assert better


@pytest.mark.parametrize("name", LEVELS)
def test_a_budget_lowers_what_a_level_looks_at_and_never_raises_it(name: str) -> None:
    lowered, plenty = make_bot(name, 100), make_bot(name, 10**6)
    assert isinstance(lowered, Planner)
    assert isinstance(plenty, Planner)
    assert lowered.level_in(feast.GAME) == replace(LEVELS[name], nodes=100)
    assert plenty.level_in(feast.GAME) == LEVELS[name]


def test_a_game_tunes_the_levels_that_it_names() -> None:
    game = replace(feast.GAME, insight=replace(feast.GAME.insight, tuned={"medium": {"slip": 4.0}}))
    medium, hard = make_bot("medium", 100), make_bot("hard")
    assert isinstance(medium, Planner)
    assert isinstance(hard, Planner)
    assert medium.level_in(game) == replace(LEVELS["medium"], nodes=100, slip=4.0)
    assert hard.level_in(game) == LEVELS["hard"]


def test_a_linear_value_is_folded_for_its_time() -> None:
    value = LinearValue([2.0, 1.0, 3.0, 10.0, 20.0, 100.0, 200.0])
    x, t = [0.5, -1.0], 0.25
    by_hand = 2 + (0.5 * (1 + 10 * t + 100 * t * t)) + (-1 * (3 + 20 * t + 200 * t * t))
    assert value(x, t) == pytest.approx(by_hand)
    assert value(x, t) == value(x, t)


def test_a_skewed_value_misjudges_a_feature_at_all_times_alike() -> None:
    value = LinearValue([1.0, 2.0, -3.0, 4.0, 5.0, -6.0, 7.0])
    skewed = value.skewed(0.5, random.Random(1))
    factors = [b / a for a, b in zip(value.weights, skewed.weights, strict=True)]
    assert factors[0] == 1
    assert factors[1:3] * 2 == pytest.approx(factors[3:7])
    assert factors[1] != factors[2]
    assert min(factors) > 0, "what is good is never thought bad"


def test_the_nearest_weights_are_used(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "some_game" / "advice" / "weights"
    folder.mkdir(parents=True)
    (tmp_path / "some_game" / "__init__.py").touch()
    for variant, seats, first in (("base", 2, 1.0), ("base", 4, 2.0), ("modules", 4, 3.0)):
        data = {"made_by": "", "variant": variant, "seats": seats, "features": ["x"], "weights": [first, 0, 0, 0]}
        (folder / f"{variant}-{seats}.json").write_text(json.dumps(data), "utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))

    def constant(variant: str, seats: int) -> float:
        found = learned_value("some_game", ("x",), variant, seats)
        assert found
        return found.weights[0]

    assert [constant("base", seats) for seats in (1, 2, 4, 5)] == [1, 1, 2, 2]
    assert constant("base", 3) == 2  # equally near: the fuller table
    assert constant("modules", 2) == 3  # the same variant first, then the number of seats
    assert constant("unheard of", 2) == 1
    assert learned_value("some_game", ("y",), "base", 2) is None, "weights of other features"


def test_a_game_over_is_worth_its_points_and_a_rival_counts_against_them() -> None:
    game = GAMES["tikal"]
    s = game.new(game.setup(2))
    s.agenda.clear()
    s.players[0].ledger, s.players[1].ledger = (7, *[0] * 9), (4, *[0] * 9)  # type: ignore[attr-defined]
    scores = game.scores(s)
    assert Judge(game, 0, None).worth(s) == scores[0]
    rivals = replace(game, insight=Insight(rivalry=lambda seats: 0.5))
    assert Judge(rivals, 0, None).worth(s) == scores[0] - 0.5 * scores[1]


def test_a_shortlist_has_an_answer_to_everything_that_the_other_may_answer() -> None:
    """One's best answer is the same number as the other's; beyond it the higher is the better one."""
    found: dict[int, list[Answer]] = {0: [((0, n),) for n in range(40)], 1: [((0, 7),), ((0, 30),)]}

    def worth(answers: dict[int, Answer], seat: int) -> float:
        mine, theirs = answers[0][0][1], answers[1][0][1]
        return 100.0 if mine == theirs else float(mine)

    kept = shortlist(worth, found, 0, 6, random.Random(2))
    assert len(kept) == 6
    assert {((0, 7),), ((0, 30),), ((0, 39),)} <= set(kept)


def test_secret_answers_are_mixed_so_that_nobody_can_exploit_them() -> None:
    """Rock, paper, scissors; a win with rock counts double: the mixture is 1/4 rock, 1/2 paper, 1/4 scissors."""
    answers = {seat: [((kind,),) for kind in range(3)] for seat in (0, 1)}

    def worth(made: dict[int, tuple[Choice, ...]], seat: int) -> float:
        mine, theirs = made[0][0][0], made[1][0][0]
        won = (mine - theirs) % 3
        points = 0.0 if won == 0 else (2.0 if mine == 0 else 1.0) if won == 1 else -(2.0 if theirs == 0 else 1.0)
        return -points if seat else points

    total = match_regrets(worth, answers, 0, random.Random(1))  # type: ignore[arg-type]
    rock, paper, scissors = (part / sum(total) for part in total)
    assert rock == pytest.approx(0.25, abs=0.1)
    assert paper == pytest.approx(0.5, abs=0.12)
    assert scissors == pytest.approx(0.25, abs=0.1)


def test_a_planner_answers_secret_questions_differently_with_other_luck() -> None:
    wagered = (*DEALT, "0 rest", "1 rest")
    s = played(*wagered).state
    assert isinstance(s.agenda[-1], Together)
    assert {ask(Planner(QUICK), feast.GAME, s, 0, random.Random(luck)) for luck in range(30)} <= set(options(s, 0))
