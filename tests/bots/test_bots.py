"""Bots: they choose legally, the same with the same luck, and see nothing that is hidden from their seat."""

import random
from collections import Counter
from dataclasses import replace

import pytest
from tests.toys import feast
from tests.toys.tables import DEALT, played

from patolli.bots import BOTS, UnknownBot, ask, make_bot, opponents
from patolli.bots.greedy import OUTCOMES, GreedyBot, prospect
from patolli.bots.levels import LEVELS
from patolli.bots.random_bot import RandomBot
from patolli.core.choice import Choice
from patolli.core.dealer import SeededDealer
from patolli.core.engine import asked, options, step
from patolli.core.frame import CHANCE, State
from patolli.core.game import Game
from patolli.core.match import Match
from patolli.games import GAMES
from patolli.lab.simulate import simulate

ALL_GAMES = [feast.GAME, *GAMES.values()]


def by_bots(game: Game, name: str, seed: int, plies: int = 10_000) -> Match:
    """A match that bots of one name play to its end, or so far; `Match.play` lets nothing illegal pass."""
    match = Match(game, game.setup(game.seats[0]), dealer=SeededDealer(seed))
    bot, rng = make_bot(name), random.Random(seed)
    while not match.is_over and len(match.plies) < plies:
        match.deal()
        for seat in asked(match.state):
            match.play(seat, ask(bot, game, match.state, seat, rng))
    return match


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("game", ALL_GAMES, ids=lambda game: game.name)
def test_a_bot_plays_a_whole_game_legally_and_the_same_with_the_same_luck(game: Game, name: str) -> None:
    far, few = (40, 15) if name in LEVELS else (10_000, 40)  # planners take their time
    whole, again, other = by_bots(game, name, 1, far), by_bots(game, name, 1, few), by_bots(game, name, 2, few)
    assert whole.is_over or name in LEVELS
    assert again.plies == whole.plies[: len(again.plies)]
    assert other.plies != whole.plies[: len(other.plies)]


def test_an_unknown_bot_is_refused_with_the_names_there_are() -> None:
    with pytest.raises(UnknownBot, match=r"unknown bot 'clever'; expected one of: random, easy, greedy, medium"):
        make_bot("clever")


@pytest.mark.parametrize("game", ALL_GAMES, ids=lambda game: game.name)
def test_people_are_offered_the_plain_bots_and_the_levels_that_a_game_vouches_for(game: Game) -> None:
    assert set(game.insight.levels) <= {"easy", *LEVELS}
    assert sorted(opponents(game)) == sorted(["random", "greedy", *game.insight.levels])
    assert opponents(game) == [name for name in BOTS if name in opponents(game)], "the weakest first"


class Vandal:
    """Notes what it is shown, and spoils it."""

    def __init__(self) -> None:
        self.seen: list[State] = []

    def choose(self, game: Game, seen: State, seat: int, rng: random.Random) -> Choice:
        choice = options(seen, seat)[0]
        self.seen.append(seen.copy())
        for player in seen.players:  # type: ignore[attr-defined]
            player.hand.clear()
        seen.agenda.clear()
        return choice


def test_a_bot_is_given_what_determinize_makes_of_the_state_and_nothing_else() -> None:
    made: list[State] = []

    def determinize(s: feast.State, seat: int, rng: random.Random) -> feast.State:
        made.append(feast.determinize(s, seat, rng))
        return made[-1]  # type: ignore[return-value]

    game = replace(feast.GAME, determinize=determinize)
    bot, state = Vandal(), played(*DEALT).state
    before = state.digest()
    ask(bot, game, state, 0, random.Random(1))
    assert len(made) == len(bot.seen) == 1
    assert made[0] is not state
    assert state.digest() == before


def test_what_is_hidden_from_a_seat_does_not_reach_its_bot() -> None:
    """Two tables that look the same to a seat give its bot the same worlds, whatever the others hold."""
    state = played(*DEALT).state
    twin = feast.determinize(state, 0, random.Random(5))  # type: ignore[arg-type]
    assert twin.digest() != state.digest()
    bot = Vandal()
    for table in (state, twin):
        for luck in range(20):
            ask(bot, feast.GAME, table, 0, random.Random(luck))
    assert [s.digest() for s in bot.seen[:20]] == [s.digest() for s in bot.seen[20:]]
    assert len({s.digest() for s in bot.seen}) > 10


def test_the_random_bot_takes_every_option_about_as_often() -> None:
    state, rng = played(*DEALT).state, random.Random(1)
    found = options(state, 0)
    taken = Counter(ask(RandomBot(), feast.GAME, state, 0, rng) for _ in range(200 * len(found)))
    assert set(taken) == set(found)
    assert all(150 < count < 250 for count in taken.values())


def test_the_greedy_bot_takes_what_its_game_values_most() -> None:
    state = played(*DEALT).state
    kinds = {ask(GreedyBot(), feast.GAME, state, 0, random.Random(luck))[0] for luck in range(20)}
    assert kinds == {feast.SHOW}  # the one thing that brings a coin
    spiteful = replace(feast.GAME, value=lambda s, seat: -s.players[seat].coins)
    kinds = {ask(GreedyBot(), spiteful, state, 0, random.Random(luck))[0] for luck in range(40)}
    assert kinds == {feast.BURY, feast.PEEK, feast.DRAW, feast.REST}  # equals are left to luck


def test_where_chance_is_next_the_greedy_bot_weighs_what_may_come() -> None:
    wagered = (*DEALT, "0 rest", "1 rest", "0 offer b1", "1 offer b0", "0 wager 2", "0 back 0", "1 wager 1", "1 back 1")
    s = played(*wagered).state
    assert asked(s) == (CHANCE,)
    weights = s.agenda[-1].weights(s, options(s))
    worths = []
    for outcome in options(s):
        after = s.copy()
        step(after, outcome)
        worths.append(feast.value(after, 0))  # type: ignore[arg-type]
    assert len(set(worths)) == 2
    expected = sum(w * v for w, v in zip(weights, worths, strict=True)) / sum(weights)
    assert prospect(feast.GAME, s, 0, random.Random(1)) == pytest.approx(expected)


def test_where_very_much_may_come_the_greedy_bot_looks_at_a_sample() -> None:
    s = played().state
    assert len(options(s)) == feast.CARDS > OUTCOMES
    looked: list[int] = []

    def value(after: feast.State, seat: int) -> float:
        looked.append(after.players[0].hand[0])
        return looked[-1]

    worth = prospect(replace(feast.GAME, value=value), s, 0, random.Random(1))
    assert len(looked) == OUTCOMES
    assert len(set(looked)) > 1
    assert worth == pytest.approx(sum(looked) / OUTCOMES)


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_the_greedy_bot_beats_the_random_one_wherever_it_sits(game: Game) -> None:
    first, second = (
        simulate(game, game.setup(2), bots, games=2, seed=1)["seats"]
        for bots in (("greedy", "random"), ("random", "greedy"))
    )
    assert first[0]["wins"] + second[1]["wins"] == 4
    assert min(first[0]["mean_score"], second[1]["mean_score"]) > max(first[1]["mean_score"], second[0]["mean_score"])
