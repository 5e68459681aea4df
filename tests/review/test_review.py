"""The review of a finished game: turns, chances, and what was better, from what a seat could know."""

import json
import random
from itertools import islice
from math import isclose
from pathlib import Path

import pytest
from tests.every_game import EVERY_GAME

from patolli.cli import run
from patolli.cli.review import show
from patolli.core import matchfile
from patolli.core.dealer import SeededDealer
from patolli.core.engine import step
from patolli.core.frame import CHANCE, Together
from patolli.core.game import Game, no_secrets
from patolli.core.insight import Hurdles
from patolli.core.match import Match
from patolli.games import GAMES
from patolli.lab.calibration import Batch, Seen, fit, surprise, table, watch
from patolli.lab.simulate import play_game
from patolli.review.chances import Look, Spread, chances, look, shares
from patolli.review.figures import Figures, all_figures, with_row
from patolli.review.hints import hint
from patolli.review.judging import dealt, dealt_chance, judged, known_chances
from patolli.review.reasons import parts
from patolli.review.review import MARKS, reviewed, seed_of, summed_up, turn_review
from patolli.review.turns import Turn, turns
from patolli.wording import wording

EVERY = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
PAIR, ALONE = ("greedy", "random"), ("greedy",)
SOLO = [game for game in GAMES.values() if 1 in game.seats and game.rival(game.new(game.setup(1))) is not None]
EVERY_TABLE = pytest.mark.parametrize(
    ("game", "bots"),
    [
        *(pytest.param(game, PAIR, id=game.name) for game in GAMES.values()),
        *(pytest.param(game, ALONE, id=f"{game.name}-alone") for game in SOLO),
    ],
)


def a_match(game: Game, bots: tuple[str, ...] = PAIR, number: int = 0) -> Match:
    return play_game(game, game.setup(len(bots)), bots, 7, number)


@EVERY_TABLE
def test_every_open_choice_of_a_seat_belongs_to_one_turn(game: Game, bots: tuple[str, ...]) -> None:
    match = a_match(game, bots)
    found = [ply for turn in turns(match) for ply in turn.plies]
    s, secret = game.new(match.setup), set[int]()
    for number, ply in enumerate(match.plies):
        if isinstance(s.agenda[-1], Together):
            secret.add(number)
        step(s, ply.choice, ply.seat)
    assert found == [n for n, ply in enumerate(match.plies) if ply.seat != CHANCE and n not in secret]
    assert all(match.plies[ply].seat == turn.seat for turn in turns(match) for ply in turn.plies)


@EVERY
def test_what_was_chosen_in_secret_is_counted_and_not_judged(game: Game) -> None:
    match = a_match(game)
    judged_plies = sum(len(turn.plies) for turn in turns(match))
    found = summed_up(match, [])
    assert judged_plies + sum(seat["secret"] for seat in found["seats"]) == sum(
        ply.seat != CHANCE for ply in match.plies
    )


@EVERY_TABLE
def test_chances_are_shares_and_in_the_end_the_winners(game: Game, bots: tuple[str, ...]) -> None:
    match = a_match(game, bots)
    for turn in islice(turns(match), 0, None, 7):
        found = chances(game, turn.before)
        assert isclose(sum(found), 1.0)
        assert min(found) >= 0
        assert len(found) == len(game.points(turn.before)), "of every seat, then of the rival"
        assert (game.insight.hurdles(turn.before) is None) == (game.rival(turn.before) is None)
    winners = game.winners(match.state) or (len(bots),)
    assert chances(game, match.state) == tuple((who in winners) / len(winners) for who in range(max(2, len(bots))))


@pytest.mark.parametrize("game", SOLO, ids=[game.name for game in SOLO])
def test_alone_one_needs_more_than_the_rival_and_enough(game: Game) -> None:
    """What makes either hurdle higher makes winning less likely; the rival has what is left."""
    turn = list(turns(a_match(game, ALONE)))[20]
    seen = look(game, turn.before)
    assert seen.hurdles
    worth, spread = seen.worths[0], Spread()

    def chance(rival: float, goal: float) -> float:
        mine, hers = shares(seen._replace(hurdles=Hurdles(rival, goal)), spread)
        assert isclose(mine + hers, 1.0)
        return mine

    easy, ahead_of_her, enough = worth - 100, worth - 30, worth - 30
    assert chance(easy, easy) > 0.95
    assert chance(worth + 30, enough) < 0.2, "more than she has"
    assert chance(ahead_of_her, worth + 30) < 0.2, "enough"


@pytest.mark.parametrize("game", SOLO, ids=[game.name for game in SOLO])
def test_alone_the_chances_shortly_before_the_end_say_how_it_ends(game: Game) -> None:
    matches = [a_match(game, ("medium",), number) for number in range(6)]
    late = {bool(game.winners(match.state)): list(turns(match))[-4].before for match in matches}
    assert set(late) == {True, False}
    assert chances(game, late[True])[0] > 0.5 > chances(game, late[False])[0]


@EVERY_TABLE
def test_review_and_hints_show_nothing_that_the_seat_could_not_know(game: Game, bots: tuple[str, ...]) -> None:
    """With hidden things exchanged all that is said of a turn is the same: chances, luck, verdict, reasons."""
    twins = ((turn, twin_of(game, turn)) for turn in islice(turns(a_match(game, bots)), 4, None, 2))
    found = list(islice(((turn, twin) for turn, twin in twins if twin.before != turn.before), 3))
    assert len(found) == (0 if game.determinize is no_secrets else 3), "worlds that differ"
    for turn, twin in found:
        assert_alike(game, turn, twin)


@pytest.mark.soak
@EVERY
def test_so_it_is_for_every_turn_among_four(game: Game) -> None:
    for turn in turns(a_match(game, ("medium", "easy", "greedy", "random"))):
        assert_alike(game, turn, twin_of(game, turn))


def twin_of(game: Game, turn: Turn) -> Turn:
    """The same turn in another world that its seat cannot tell from this one."""
    rng = random.Random(turn.number)
    undealt = turn.undealt and game.determinize(turn.undealt, turn.seat, rng)
    return turn._replace(before=game.determinize(turn.before, turn.seat, rng), undealt=undealt)


def assert_alike(game: Game, turn: Turn, twin: Turn) -> None:
    assert turn_review(game, turn, 5) == turn_review(game, twin, 5)
    assert hint(game, turn.before, turn.seat, 5) == hint(game, twin.before, turn.seat, 5)


@EVERY_TABLE
def test_a_turn_that_is_called_better_is_not_marked_itself(game: Game, bots: tuple[str, ...]) -> None:
    match = a_match(game, bots)
    for turn in islice(turns(match), 2, 30, 9):
        seed = seed_of(match, turn.plies[0])
        found = judged(game, turn.before, turn.seat, seed, turn.choices)
        again = judged(game, turn.before, turn.seat, seed, found.best.path)
        assert again.loss < MARKS[-1][1]


def test_whoever_could_have_won_at_once_is_told_so() -> None:
    """Noughts and crosses: two in a row, and the third not taken."""
    game = EVERY_GAME["noughts"]
    match = Match(game, game.setup(2), ("Ana", "Bo"), SeededDealer(random.Random(1)))
    for seat, text in enumerate(["mark a1", "mark b2", "mark a2", "mark c1"]):
        match.play(seat % 2, game.choices.parse(text))
    missed, won = (game.choices.parse(text) for text in ("mark c2", "mark a3"))
    found = judged(game, match.state, 0, 1, (missed,))
    assert found.best.path == (won,)
    assert found.loss >= MARKS[0][1]
    assert judged(game, match.state, 0, 1, (won,)).loss == 0


@EVERY
def test_the_parts_of_a_value_add_up_to_it(game: Game) -> None:
    from patolli.bots.value import judge

    turn = next(islice(turns(a_match(game)), 10, None))
    found = parts(game, turn.before, turn.seat)
    assert isclose(sum(found.values()), judge(game, turn.before, turn.seat).worth(turn.before), abs_tol=1e-6)


def test_a_review_is_the_same_whenever_it_is_made() -> None:
    match = a_match(EVERY_GAME["noughts"])
    one, other = (summed_up(match, list(reviewed(match))) for _ in range(2))
    assert one == other
    assert [turn["number"] for turn in one["turns"]] == list(range(1, len(one["turns"]) + 1))
    assert all(0 <= seat["accuracy"] <= 100 for seat in one["seats"])


def test_worse_luck_makes_no_mark() -> None:
    """The same moment dealt well and badly: whoever makes the best of what came gives nothing away."""
    game = GAMES["tikal"]
    turn = next(turn for turn in islice(turns(a_match(game, ("easy", "easy"))), 20, None) if turn.undealt)
    rng, lucks = random.Random(3), list[float]()
    for _ in range(4):
        assert turn.undealt
        before = dealt(game, turn.undealt, turn.seat, rng)
        best = judged(game, before, turn.seat, 5).best.path
        found = turn_review(game, turn._replace(before=before, choices=best), 5)
        assert found["mark"] in ("fine", "")
        assert not found["better"]
        lucks.append(found["luck"])
    assert max(lucks) - min(lucks) > 0.01, "and luck is told"


@EVERY
def test_luck_is_no_gift_to_whoever_is_on_turn(game: Game) -> None:
    """A drawn tile with points to spend is worth more than none: only what it was, and not that it came, is luck."""
    match = a_match(game, ("easy", "easy"))
    lucks = [luck_of(game, match, turn) for turn in turns(match) if turn.undealt]
    assert lucks
    assert abs(sum(lucks)) <= 0.03 * len(lucks)


def luck_of(game: Game, match: Match, turn: Turn) -> float:
    assert turn.undealt
    seed = seed_of(match, turn.plies[0])
    now = known_chances(game, turn.before, turn.seat, seed)[turn.seat]
    return now - dealt_chance(game, turn.undealt, turn.seat, seed)


def test_a_spread_is_fitted_to_what_came_true() -> None:
    """Positions worth ten points more are won nine times out of ten: so much is said of them then."""
    found = [
        Seen([Look((10.0, 0.0), (0.0, 0.5), 0.5)], (1.0, 0.0) if number % 10 else (0.0, 1.0)) for number in range(200)
    ]
    fitted = fit(found)
    assert surprise(found, fitted) <= surprise(found, Spread())
    assert abs(shares(found[0].looks[0], fitted)[0] - 0.9) < 0.02
    assert [row["positions"] for row in table(found, fitted)] == [200, 200]


@pytest.mark.parametrize("game", SOLO, ids=[game.name for game in SOLO])
def test_chances_are_fitted_to_games_for_one(game: Game) -> None:
    """Each position counts for the player and for the rival, and what was fitted is surprised less than a guess."""
    setup = game.setup(1)
    found = watch(game, Batch(setup, ("easy",), 3, tuple(range(8)), None))
    fitted = fit(found)
    assert fitted.goal or fitted.goal_time or fitted.rival or fitted.rival_time
    assert surprise(found, fitted) < surprise(found, Spread())
    rows = table(found, fitted)
    assert sum(row["positions"] for row in rows) == 2 * sum(len(seen.looks) for seen in found)


def test_figures_of_a_kind_of_table_take_the_place_of_the_old_ones() -> None:
    rows = [Figures(made_by=f"{n}", variant="base", seats=n, figures={"x": float(n)}) for n in (2, 4)]
    new = Figures(made_by="again", variant="base", seats=2, figures={"x": 7.0})
    assert json.loads(with_row(rows, new)) == [new, rows[1]]


@EVERY
def test_figures_say_what_made_them(game: Game) -> None:
    for name in ("chances", "strong"):
        for row in all_figures(game.package, name):
            assert row["made_by"].startswith(f"patolli lab {name} {game.name} --seats")
            assert row["figures"]


def test_a_seat_is_compared_with_strong_play() -> None:
    match = a_match(GAMES["yucatan"])
    found = summed_up(match, [])
    for seat in found["seats"]:
        assert sum(seat["points"].values()) == match.game.scores(match.state)[seat["seat"]]


def test_from_a_blunder_the_game_goes_on_twice(small: Game, capsys: pytest.CaptureFixture[str]) -> None:
    """Where a turn wins at once and another loses, playing on says the same as the review."""
    assert run(["lab", "blunders", small.name, "--seats", "random,greedy", "--games", "6", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["blunders"]
    assert all(len(one["played"]) == len(one["better"]) == 12 for one in found["blunders"])
    assert found["gained"] > 0.1
    for lang in ("en", "ru", "es"):
        assert run(["lab", "blunders", small.name, "--seats", "random,greedy", "--games", "1", "--lang", lang]) == 0
        assert "100" in capsys.readouterr().out


def test_strong_play_is_measured_by_source(small: Game, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["lab", "strong", small.name, "--seats", "hard,hard", "--games", "2"]) == 0
    assert "together" in capsys.readouterr().out


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> Game:
    """A small game, known to the command line."""
    game = EVERY_GAME["noughts"]
    monkeypatch.setitem(GAMES, game.name, game)
    return game


def test_the_command_prints_a_review(small: Game, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "my.match"
    file.write_text(matchfile.write(a_match(small)), "utf-8")
    assert run(["review", str(file), "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert {turn["seat"] for turn in found["turns"]} == {0, 1}
    for lang, word in (("en", "accuracy"), ("ru", "точность"), ("es", "precisión")):
        assert run(["review", str(file), "--lang", lang]) == 0
        assert word in capsys.readouterr().out


@pytest.mark.parametrize("game", SOLO, ids=[game.name for game in SOLO])
def test_in_a_game_for_one_the_line_of_the_rival_is_printed_below(
    game: Game, capsys: pytest.CaptureFixture[str]
) -> None:
    match, say = a_match(game, ALONE), wording(game, "en")
    show(match, summed_up(match, list(islice(reviewed(match), 3))), ["Ana"], say)
    said = capsys.readouterr().out
    assert "\nAna" in said
    assert f"\n{say.text('rival')} " in said


def test_a_running_game_is_not_reviewed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match = a_match(GAMES["tikal"])
    match.rewind(40)
    file = tmp_path / "half.match"
    file.write_text(matchfile.write(match), "utf-8")
    assert run(["review", str(file)]) == 2
    assert "not over" in capsys.readouterr().err
