"""What must hold after every step: no worker, skull or tile is made or lost."""

from .choices import BUILDING, MONUMENT, WEALTH
from .state import DUMMY, NOBODY, State, workers_on_gears


def check(s: State) -> None:
    """Raise AssertionError when a piece was made or lost."""
    box = s.box
    for seat, player in enumerate(s.players):
        out = len(workers_on_gears(s, seat)) + s.quick_space.count(seat) + (s.start_space == seat)
        assert player.hand + out == player.workers <= box.most_workers, "workers"
        assert player.corn >= 0, "corn"
        assert min(player.blocks) >= 0, "blocks"
        assert player.skulls >= 0, "skulls"
        for temple, step in enumerate(player.steps):
            assert -1 <= step <= box.temples[temple].top
        assert all(0 <= level <= 3 for level in player.levels)
        assert min(player.debt) >= 0
    for temple, printed in enumerate(box.temples):
        assert sum(player.steps[temple] == printed.top for player in s.players) <= 1, "one on top"
    placed = sum(who != NOBODY for who in s.slots)
    owned = sum(player.skulls for player in s.players)
    assert s.bank_skulls + owned + placed + s.skulls_on_tiles == box.skulls, "skulls"
    for space in range(2, 6):
        assert 0 <= s.wood_left[space] <= s.corn_left[space]
    assert sum(who == DUMMY for gear in s.gears for who in gear) <= max(box.dummies_quick)
    _check_tiles(s)


def _check_tiles(s: State) -> None:
    """Every tile is in one place; renovated ones and those of a past age have left the game."""
    seen = [0] * len(BUILDING)
    for building in (*s.shown, *(b for player in s.players for b in player.buildings)):
        seen[building] += 1
    for deck in s.decks:
        for building in deck.cards:
            seen[building] += 1
    assert all(count <= tile.count for count, tile in zip(seen, s.box.buildings, strict=True)), "buildings"
    monuments = [*s.shown_monuments, *s.monument_deck.cards, *(m for player in s.players for m in player.monuments)]
    assert len(set(monuments)) == len(monuments) <= len(MONUMENT), "monuments"
    wealth = [*s.wealth_deck.cards]
    for player in s.players:
        wealth += [*player.dealt, *player.wealth, *player.discarded]
    assert len(set(wealth)) == len(wealth) <= len(WEALTH), "wealth"
