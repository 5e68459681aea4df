"""What must hold after every step: no piece is made or lost (YU-18)."""

from collections import Counter

from patolli.core.frame import Together

from .choices import (
    BARRACKS,
    BUILDING,
    CARD,
    CITIES,
    CREATURE,
    FIRST_CREATURE_CARD,
    FIRST_SPECIAL,
    FOR_GOOD,
    JUNGLE,
    SPECIAL_CARDS,
)
from .cities import CollectJade
from .state import NO_CARD, NONE, SLOTS, Player, State


def check(s: State) -> None:
    """Raise AssertionError when a piece was made or lost."""
    box, seats = s.box, len(s.players)
    pool = box.pool + (box.pool_more if seats > 4 else 0)
    out = sum(sum(player.warriors) + player.prisoners for player in s.players)
    assert s.supply + out == pool, "warriors (YU-18.2)"
    assert s.supply >= 0
    cards(s)
    creatures(s)
    for city in CITIES:
        armies = sum(player.at.count(city) for player in s.players)
        assert armies <= 1, "armies in a city (YU-18.1)"
        entering = any(isinstance(frame, CollectJade) for frame in s.agenda)
        assert s.jade[city] == 0 or armies == 0 or entering, "jade in a city (YU-18.7)"
    assert s.jade[JUNGLE] == 0
    for seat, player in enumerate(s.players):
        settlement(s, seat, player)


def cards(s: State) -> None:
    """Every card is in one place (YU-18.23)."""
    found = Counter((*s.deck.cards, *s.deck.discard, *s.home, *s.gone))
    for player in s.players:
        found.update((*player.hand, *player.drawn))
        assert player.hand == tuple(sorted(player.hand))
        assert set(player.shown) <= set(player.hand), "cards seen"
        assert set(player.thrown) <= set(s.deck.discard), "cards thrown away"
    if s.combat is not None and not s.combat.put_away:
        found.update(card for card in s.combat.cards if card != NO_CARD)
    assert set(found) <= set(range(len(CARD)))
    for card in range(FIRST_SPECIAL):
        assert found[card] == len(s.players), "starting cards"
    assert all(found[FIRST_SPECIAL + i] == 1 for i in range(len(SPECIAL_CARDS))), "special cards"


def creatures(s: State) -> None:
    """Every creature is bound or in the summoning area; its card is there, in a hand or in play (YU-3.4)."""
    many = len(s.players) > 4
    bound = [creature for player in s.players for creature in player.creature if creature != NONE]
    known = [creature for creature in range(len(CREATURE)) if many or creature not in s.box.expansion_creatures]
    assert sorted((*bound, *s.area)) == known, "creatures"
    played = [] if s.combat is None or s.combat.put_away else s.combat.cards
    held = [card for player in s.players for card in player.hand] + [*s.home, *played]
    assert sorted(card for card in held if card >= FIRST_CREATURE_CARD) == [
        FIRST_CREATURE_CARD + creature for creature in known
    ], "creature cards"
    assert all(FIRST_CREATURE_CARD + creature in s.home for creature in s.area), "cards of creatures not bound"


def settlement(s: State, seat: int, player: Player) -> None:
    """What one seat owns."""
    box = s.box
    assert min(player.corn, player.jade, player.prisoners, *player.warriors) >= 0, "stocks"
    largest = max(level.warriors for level in box.buildings[BARRACKS])
    stated = max(op.limit for effect in box.effects for op in effect.ops)
    assert max(player.warriors) <= max(largest, stated, box.warriors), "size of an army (YU-18.1)"
    assert not player.tokens >> seat & 1, "clan tokens (YU-1.6)"
    assert player.tokens < 1 << len(s.players)
    assert all(0 <= player.levels[b] < len(box.buildings[b]) for b in range(len(BUILDING))), "building levels"
    tiles = [tile for tile in player.slots if tile != NONE]
    assert len(set(tiles)) == len(tiles), "ability tiles"
    for i, tile in enumerate(player.slots):
        assert tile == NONE or box.abilities[tile].level <= box.ranks[i % SLOTS], "ability slots (YU-6.10)"
    for creature, end in zip(player.creature, player.ends, strict=True):
        assert (creature == NONE) == (end == 0), "the stay of a creature"
        assert end <= FOR_GOOD
    moves = sum(player.rows) - 3
    phases = s.round if not s.agenda or _after_sacrifices(s) else s.round - 1
    assert moves <= (1 + phases if phases else 0), "evolution moves (YU-18.3)"
    assert player.rows.count(4) <= 1, "the bonus row (YU-18.3)"
    assert max(player.rows) <= 4
    assert player.step <= min(player.advances, 3), "steps of the pyramid (YU-18.4)"
    assert player.score == sum(player.ledger), "points"
    assert len(player.led) == len(set(player.led)), "leader tokens"


def _after_sacrifices(s: State) -> bool:
    """The sacrifices of this round have been made."""
    waiting = {type(frame).__name__ for frame in s.agenda}
    top = s.agenda[-1] if s.agenda else None
    return "BeginSacrifices" not in waiting and not (isinstance(top, Together) and "MakeSacrifices" in waiting)
