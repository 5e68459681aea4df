"""The balance report: who took what, and how often takers win."""

from dataclasses import replace
from typing import Any

import pytest
from tests.toys import feast

from patolli.bots.bot import ask
from patolli.bots.plugged import BotFault
from patolli.core.choice import Choice
from patolli.games import GAMES
from patolli.lab import simulate
from patolli.lab.balance import EVEN, OFTEN, Balance, Count, Piece, balance, often, outside, pieces_of

SETUP = feast.GAME.setup(2)


def report(pieces: list[Piece]) -> Balance:
    return Balance(
        game="toy", options={}, bots=[], games=1, seed=0, opening=0, mean_score=0, mean_winning_score=0, pieces=pieces,
        faults=[],
    )  # fmt: skip


def test_a_game_must_say_what_is_taken() -> None:
    with pytest.raises(ValueError, match="does not say which events take a piece"):
        balance(replace(feast.GAME, pieces_taken={}), SETUP, ["random", "random"], 1)


def test_shares_are_wins_of_takers_over_an_even_share() -> None:
    axe, pot = frozenset({("tool", "axe")}), frozenset({("tool", "pot")})
    counts = [Count((axe, pot), (1.0, 0.0), (9.0, 3.0))] * 30 + [Count((axe, frozenset()), (0.0, 1.0), (1.0, 2.0))] * 10
    found = {piece["piece"]: piece for piece in pieces_of(counts, 2)}
    assert (found["axe"]["taken"], found["axe"]["share"]) == (0.5, 1.5)
    assert (found["pot"]["taken"], found["pot"]["share"]) == (0.375, 0.0)
    assert found["axe"]["low"] < 1.5 < found["axe"]["high"]


def test_only_what_is_taken_often_and_surely_off_lies_outside() -> None:
    axe = frozenset({("tool", "axe")})
    sure = pieces_of([Count((axe, frozenset()), (1.0, 0.0), (1.0, 0.0))] * 50, 2)
    unsure = pieces_of([Count((axe, frozenset()), (1.0, 0.0), (1.0, 0.0))] * 2, 2)
    assert [piece["piece"] for piece in outside(report(sure))] == ["axe"]
    assert outside(report(unsure)) == []
    assert [piece["piece"] for piece in outside(report(unsure), surely=False)] == ["axe"]


def test_what_is_taken_often_and_what_is_even_is_said_once() -> None:
    def piece(taken: float, share: float) -> Piece:
        return Piece(kind="tool", piece="axe", taken=taken, share=share, low=share, high=share)

    seldom, even, poor, rich = piece(0.049, 2.0), piece(0.05, 1.5), piece(0.5, 0.66), piece(0.5, 1.51)
    found = report([seldom, even, poor, rich])
    assert (OFTEN, EVEN) == (0.05, (0.67, 1.5))
    assert often(found) == [even, poor, rich]
    assert outside(found) == outside(found, surely=False) == [poor, rich]


def test_many_games_are_counted_the_same_every_time() -> None:
    kind = next(spec.kind for spec in feast.GAME.events.specs if "seat" in spec.args and len(spec.args) > 1)
    argument = next(arg for arg in feast.GAME.events.specs[kind].args if arg != "seat")
    game = replace(feast.GAME, pieces_taken={kind: (argument,)})
    found = balance(game, SETUP, ["random", "random"], 12, seed=3, opening=2)
    assert found == balance(game, SETUP, ["random", "random"], 12, seed=3, opening=2)
    assert found["games"] == 12
    assert all(0 < piece["taken"] <= 1 for piece in found["pieces"])


@pytest.mark.parametrize("name", GAMES)
def test_every_game_says_what_is_taken_and_by_whom(name: str) -> None:
    game = GAMES[name]
    found = balance(game, game.setup(2), ["greedy", "random"], 1)
    domains = {domain.name: domain for spec in game.events.specs for domain in spec.domains}
    for piece in often(found):
        for kind, word in zip(piece["kind"].split(), piece["piece"].split(), strict=True):
            assert word in domains[kind].index
    assert len({piece["kind"] for piece in often(found)}) > 1


def test_a_game_that_a_bot_loses_by_its_own_fault_is_told_and_the_others_are_counted(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = GAMES["tikal"]
    alone = [balance(game, game.setup(2), ["random", "greedy"], games)["mean_score"] for games in (1, 2)]
    asked = 0

    def fails_once(*args: Any) -> Choice:
        nonlocal asked
        asked += 1
        if asked == 1:
            raise BotFault("guest:Bot", "failed", "no idea")
        return ask(*args)

    monkeypatch.setattr(simulate, "ask", fails_once)
    found = balance(game, game.setup(2), ["random", "greedy"], 2)
    assert (found["games"], found["faults"]) == (1, ["guest:Bot, failed: no idea"])
    assert found["mean_score"] == pytest.approx(2 * alone[1] - alone[0], abs=0.02)


def test_where_no_game_comes_to_its_end_nothing_is_said_of_the_pieces(monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(*_: object) -> Choice:
        raise BotFault("guest:Bot", "failed", "no idea")

    monkeypatch.setattr(simulate, "ask", fails)
    game = GAMES["tikal"]
    found = balance(game, game.setup(2), ["random", "greedy"], 2)
    assert (found["games"], found["pieces"], len(found["faults"])) == (0, [], 2)
