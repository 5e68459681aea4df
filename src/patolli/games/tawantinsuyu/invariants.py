"""What must hold after every step: no worker, card, tile, marker or statue is made or lost."""

from .buildings import PutHousesUnder
from .choices import ARMY, BUILDING, CARD, PRODUCTIONS, TILE, WORKER
from .components import TOP_STEP
from .setup import START_TILES, DrawFirstSeat, FillBag, LayOut
from .state import NOBODY, NONE, State
from .tapestries import AttachTile


def check(s: State) -> None:
    """Raise AssertionError when a piece was made or lost."""
    for seat, player in enumerate(s.players):
        assert min(player.goods) >= 0, "resources"
        assert 0 <= player.step <= TOP_STEP, "temple"
        assert player.vp >= 0, "points below zero"
        assert player.vp == sum(player.ledger), "ledger"
        assert player.stairs + s.stairs.count(seat) == s.box.stairs_markers, "stairs"
        assert player.markers + s.lands.count(seat) == s.box.markers, "conquest markers"
        for tapestry in player.tapestries:
            patterns = [s.box.pattern[tile] for tile in tapestry]
            assert len(set(patterns)) == len(patterns), "patterns of a tapestry"
    for sector in range(0, len(s.stairs), 2):
        assert s.stairs[sector + 1] == NOBODY or s.stairs[sector] != NOBODY, "lower stairs without upper"
    _check_workers(s)
    _check_cards(s)
    _check_tiles(s)
    _check_statues(s)


def _check_workers(s: State) -> None:
    later = s.box.workers - s.box.removed[s.seats] - s.box.draft_bag
    waiting = later if any(isinstance(frame, (DrawFirstSeat, LayOut, FillBag)) for frame in s.agenda) else 0
    for kind in range(len(WORKER)):
        count = s.bag[kind] + s.nomads[kind] + s.boxed[kind] + s.village.count(kind) + s.casualties.count(kind)
        count += s.hill.count(kind) + sum(player.workers.count(kind) for player in s.players)
        assert count + waiting == s.box.workers, "workers"


def _check_cards(s: State) -> None:
    gods = [*s.god_deck.cards, *s.god_under, *s.altar, *s.set_aside]
    armies = [*s.army_deck.cards, *s.army_deck.discard]
    for player in s.players:
        gods += [*player.hand, *player.dealt]
        armies += [*player.army_hand, *player.drawn, *player.army_up, *player.army_down]
    if s.played != NONE:
        gods.append(s.played)
    if s.solo is not None:
        gods += [card for card in s.solo.tucked if card != NONE]
    assert sorted(gods) == list(range(len(CARD))), "god cards"
    assert sorted(armies) == list(range(len(ARMY))), "army cards"
    assert len(s.altar) <= s.box.altar[s.seats], "altar"


def _check_tiles(s: State) -> None:
    houses = [*s.market, *s.house_decks[0].cards, *s.house_decks[1].cards]
    tiles = [*s.tile_deck.cards, *s.loom, *([s.tile_top] if s.tile_top != NONE else []), *s.start_tiles]
    for player in s.players:
        houses += [*player.up, *player.down]
        houses += [n for n in range(PRODUCTIONS, len(BUILDING)) if player.works >> n - PRODUCTIONS & 1]
        tiles += [tile for tapestry in player.tapestries for tile in tapestry]
    tiles += [frame.tile for frame in s.agenda if isinstance(frame, AttachTile)]
    going = [house for frame in s.agenda if isinstance(frame, PutHousesUnder) for house in frame.going]
    assert sorted([*houses, *going]) == list(range(len(BUILDING))), "buildings"
    used = [n for n in range(len(TILE)) if n < START_TILES or s.box.tile_players[n] <= len(s.players)]
    assert sorted(tiles) == used, "weavings"


def _check_statues(s: State) -> None:
    for statue, gone in enumerate(s.statues_gone):
        count = s.statues[statue] + gone + sum(player.statues[statue] for player in s.players)
        assert count == s.box.statues[statue], "statues"
