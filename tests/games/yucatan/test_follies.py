"""What bots that plan do not do: idle tokens, tiles that block, creatures kept for nothing, prisoners left over."""

import random
from collections import Counter

import pytest

from patolli.bots import ask, make_bot
from patolli.core.choice import Choice
from patolli.core.dealer import SeededDealer, drawn
from patolli.core.engine import asked, step
from patolli.core.frame import CHANCE
from patolli.games.yucatan import GAME
from patolli.games.yucatan.advice.planning import aftermath
from patolli.games.yucatan.choices import (
    ACTIVATE,
    ACTIVATE_WORD,
    EXTEND,
    FIRST_CREATURE_CARD,
    FOR_GOOD,
    IDLE,
    LAST_ROUND,
    TRAIN,
    UNTIL,
)
from patolli.games.yucatan.combat import ChooseCards
from patolli.games.yucatan.forces import PayEffects
from patolli.games.yucatan.state import NONE, SLOTS, State


def blocks(s: State, seat: int, choice: Choice) -> bool:
    """A tile in a slot of a higher rank than it needs, while a lower one that would do is free."""
    _, tile, army, rank = choice
    level, slots = s.box.abilities[tile].level, s.players[seat].slots[SLOTS * army : SLOTS * army + SLOTS]
    return any(slots[lower] == NONE for lower in range(level - 1, rank))


def kept_for_nothing(s: State, seat: int) -> bool:
    """A creature that stays beyond the last round, though neither it nor its card can bring a point."""
    player = s.players[seat]
    cards = [FIRST_CREATURE_CARD + creature in player.hand for creature in player.creature if creature != NONE]
    return s.round == LAST_ROUND and max(player.rows) < 3 and not any(cards)


def follies(bot: str, budget: int, seeds: range, seats: int) -> Counter[str]:
    found: Counter[str] = Counter()
    for seed in seeds:
        rng, dealer, s, ply = random.Random(seed), SeededDealer(seed), GAME.new(GAME.setup(seats)), 0
        assert isinstance(s, State)
        s.events = []
        bots = [make_bot(bot, budget) for _ in range(seats)]
        while waiting := asked(s):
            if waiting == (CHANCE,):
                step(s, drawn(dealer, s, ply))
            else:
                seat = waiting[0]
                choice = ask(bots[seat], GAME, s, seat, rng)
                found["tokens"] += choice[0] == ACTIVATE
                found["blocked"] += choice[0] == TRAIN and blocks(s, seat, choice)
                found["kept"] += choice[0] in (EXTEND, UNTIL) and choice[-1] == FOR_GOOD and kept_for_nothing(s, seat)
                step(s, choice, seat)
            ply += 1
        found["idle"] += sum(event.what[0] == IDLE and event.what[2] != ACTIVATE_WORD for event in s.events)
        found["prisoners"] += sum(player.prisoners for player in s.players)
    return found


@pytest.mark.parametrize("bot", ["medium", "hard"])
def test_bots_that_plan_waste_nothing(bot: str) -> None:
    found = follies(bot, 150, range(2), 2)
    assert found["tokens"] == 2 * 2 * 12
    assert found["idle"] <= 2, "a token on a building, or a reward, of which nothing came"
    assert found["blocked"] == 0
    assert found["kept"] == 0
    assert found["prisoners"] == 0


def test_a_fight_is_judged_where_its_costs_are_paid() -> None:
    rng, dealer, s, ply, fights = random.Random(1), SeededDealer(1), GAME.new(GAME.setup(2)), 0, 0
    while waiting := asked(s):
        fought = isinstance(s.agenda[-1], ChooseCards)
        if waiting == (CHANCE,):
            step(s, drawn(dealer, s, ply))
        else:
            step(s, ask(make_bot("greedy"), GAME, s, waiting[0], rng), waiting[0])
        ply += 1
        if fought and not (s.agenda and isinstance(s.agenda[-1], ChooseCards)):
            after = s.copy()
            assert isinstance(after, State)
            aftermath(after)
            assert not isinstance(after.agenda[-1], PayEffects)
            fights += 1
    assert fights
