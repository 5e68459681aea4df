"""Somebody who knows nothing and does what hints say completes a game, and does at least as well as `easy`."""

from pathlib import Path
from statistics import fmean

import pytest
from tests.web.guests import Guest, Page
from tests.web.test_hints import hint_for

from patolli.games import GAMES
from patolli.lab.simulate import simulate
from patolli.table.limits import RATES

LONGEST = 600  # questions


@pytest.fixture
def database(tmp_path: Path) -> str:
    return f"sqlite+aiosqlite:///{tmp_path}/patolli.db"


@pytest.fixture
def eager(ana: Guest) -> Guest:
    """Somebody who asks quicker than people do; who may ask how often is tested elsewhere."""
    ana.client.app.state.limits.rates = dict.fromkeys(RATES, (1e6, 1e6))  # type: ignore[attr-defined]
    return ana


def follow_hints(page: Page, questions: int) -> int:
    """Do what is shown, step by step, until the game is over or so many questions are answered."""
    for answered in range(questions):
        page.until(lambda: page.question or page.now["final"])
        if page.now["final"]:
            return answered
        assert page.question
        choices = [choice["text"] for choice in page.question["choices"]]
        if len(choices) == 1:
            page.plays(choices[0])
            continue
        shown = hint_for(page)
        assert shown["type"] == "hint", shown
        for step in shown["steps"]:
            page.plays(step["text"])
    return questions


@pytest.mark.parametrize("game", GAMES)
def test_following_hints_is_always_legal(eager: Guest, game: str) -> None:
    """The first turns of a first game."""
    with eager.looks_at(eager.opens("me", "bot random", game=game, pace="fast")) as page:
        assert follow_hints(page, 2)


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
def test_following_hints_completes_a_game_and_scores_as_easy_does(eager: Guest, game: str) -> None:
    found = simulate(GAMES[game], GAMES[game].setup(2), ("easy", "easy"), games=10, seed=15)
    easy = fmean(seat["mean_score"] for seat in found["seats"])
    with eager.looks_at(eager.opens("me", "bot easy", game=game, pace="fast")) as page:
        follow_hints(page, LONGEST)
        assert page.now["final"], "the game is not over"
        mine = page.now["final"]["scores"][0]
    print(f"{game}: {mine:g} by following hints, {easy:.1f} by easy on average")
    assert mine >= easy
