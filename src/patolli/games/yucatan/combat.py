"""Combat, steps 1 and 2: cards, captures before the clash, strength (YU-9.1 to YU-9.15). Then comes `resolution`."""

from typing import Any

from patolli.core.choice import Choice
from patolli.core.frame import AUTO, Secret, Together, frame, push, tell
from patolli.core.refusal import Refusal

from .choices import (
    ATTACKED,
    BARE,
    BEAT,
    CAPTURE_1,
    CHOICES,
    FIGHT,
    FIRST_CREATURE_CARD,
    PLAYED,
    PLAYED_NONE,
    STRENGTH_WORD,
    TIED,
)
from .choices import STRENGTH as STRENGTH_TOLD
from .effect_lines import REVEAL, STRENGTH
from .forces import SIDES, capture, ignore_creatures, offers, performances, total
from .resolution import resolution
from .state import (
    ATTACKER,
    DEFENDER,
    NO_CARD,
    NOBODY,
    NONE,
    Combat,
    Frame,
    Player,
    State,
    abilities,
    fighting,
    take_from_hand,
)

NOT_IN_HAND = Refusal("not-in-hand", "YU-9.4")
CREATURE_NOT_HERE = Refusal("creature-not-here", "YU-9.4")
MUST_PLAY_CARD = Refusal("must-play-card", "YU-9.5")


def start_combat(s: State, seat: int, army: int, other: int, theirs: int, city: int) -> None:
    """Who moved is the attacker; both choose a card in secret (YU-9.1, YU-9.4)."""
    s.combat = Combat(
        city=city, seats=(seat, other), armies=(army, theirs), cards=[NO_CARD, NO_CARD], ignored=[0, 0],
        leaders=[1, 1], paid=[(), ()], captured=[0, 0], power=[0, 0], winner=NOBODY, returns=[0, 0], takes=[0, 0],
        expels=[0, 0], put_away=False,
    )  # fmt: skip
    tell(s, ATTACKED, seat, other, city)
    push(s, ChooseCards((ChooseCard(seat, ATTACKER), ChooseCard(other, DEFENDER))))


def playable(player: Player, army: int) -> list[int]:
    """Cards of the hand that this army can play, each kind once."""
    return [card for card in dict.fromkeys(player.hand) if can_play(player, army, card)]


def can_play(player: Player, army: int, card: int) -> bool:
    """Creature cards are played only with their creature (YU-9.4)."""
    return card < FIRST_CREATURE_CARD or card - FIRST_CREATURE_CARD == player.creature[army]


@frame
class ChooseCard(Secret[State]):
    """One side's card; whoever holds none that can be played plays none (YU-9.4, YU-9.5)."""

    seat: int
    side: int
    card: int = NO_CARD
    done: bool = False

    asks = (FIGHT, BARE)
    choices = CHOICES

    def refuse(self, s: State, choice: Choice) -> Refusal | None:
        player, army = s.players[self.seat], fighting(s).armies[self.side]
        if choice[0] == BARE:
            return MUST_PLAY_CARD if playable(player, army) else None
        if choice[1] not in player.hand:
            return NOT_IN_HAND
        return None if can_play(player, army, choice[1]) else CREATURE_NOT_HERE

    def options(self, s: State) -> list[Choice]:
        """All cards that can be played, or none; every fight begins with this, twice."""
        cards = playable(s.players[self.seat], fighting(s).armies[self.side])
        return [(FIGHT, card) for card in cards] or [(BARE,)]

    def answered(self, s: State, choice: Choice) -> "ChooseCard":
        return ChooseCard(self.seat, self.side, choice[1] if choice[0] == FIGHT else NO_CARD, True)


@frame
class ChooseCards(Together[State]):
    """Both cards are revealed together (YU-9.4)."""

    parts: tuple[Secret[Any], ...]

    choices = CHOICES

    def reveal(self, s: State) -> None:
        combat = fighting(s)
        for part in self.parts:
            assert isinstance(part, ChooseCard)
            combat.cards[part.side] = part.card
            if part.card == NO_CARD:
                tell(s, PLAYED_NONE, part.seat)
            else:
                take_from_hand(s.players[part.seat], part.card)
                tell(s, PLAYED, part.seat, part.card)
        ignore_creatures(s)
        push(
            s,
            *offers(s, REVEAL),
            CaptureBeforeClash(),
            *offers(s, STRENGTH),
            Clash(),
        )


@frame
class CaptureBeforeClash(Frame):
    """All captures of step 1 at the same moment, then what else happens on revealing (YU-9.7)."""

    seat: int = AUTO

    def take(self, s: State, choice: Choice) -> None:
        ignore_creatures(s)  # once more, for those that were paid for
        counts = [total(s, side, REVEAL, CAPTURE_1) for side in SIDES]
        capture(s, ATTACKER, counts[ATTACKER])
        capture(s, DEFENDER, counts[DEFENDER])
        push(s, *performances(s, REVEAL))


# Step 2


def sure_strength(s: State, player: Player, army: int) -> int:
    """Figures, abilities and creature, as far as nothing has to be met or paid (YU-9.13)."""
    box = s.box
    pieces = [box.abilities[tile] for tile in abilities(player, army)]
    if player.creature[army] != NONE:
        pieces.append(box.creatures[player.creature[army]])
    sure = [e for piece in pieces for e in piece.at[STRENGTH] if not (e.priced or e.attacker or e.own_creature)]
    figures = player.warriors[army] * box.warrior_strength + box.leader_strength
    return figures + sum(piece.strength for piece in pieces) + sum(effect.total(STRENGTH_WORD) for effect in sure)


def strength(s: State, side: int) -> tuple[int, int, int, int]:
    """Card, figures still there, effects, creature (YU-9.13)."""
    combat, box = fighting(s), s.box
    player, army = s.players[combat.seats[side]], combat.armies[side]
    card = box.cards[combat.cards[side]].strength if combat.cards[side] != NO_CARD else 0
    figures = player.warriors[army] * box.warrior_strength + combat.leaders[side] * box.leader_strength
    counts = player.creature[army] != NONE and not combat.ignored[side]
    creature = box.creatures[player.creature[army]].strength if counts else 0
    return card, figures, total(s, side, STRENGTH, STRENGTH_WORD), creature


@frame
class Clash(Frame):
    """The higher total wins; equal totals are a tie (YU-9.14)."""

    seat: int = AUTO

    def take(self, s: State, choice: Choice) -> None:
        combat = fighting(s)
        for side in SIDES:
            parts = strength(s, side)
            combat.power[side] = sum(parts)
            tell(s, STRENGTH_TOLD, combat.seats[side], sum(parts), *parts)
        ours, theirs = combat.power
        if ours == theirs:
            tell(s, TIED, *combat.seats)
        else:
            combat.winner = ATTACKER if ours > theirs else DEFENDER
            tell(s, BEAT, combat.seats[combat.winner], combat.seats[1 - combat.winner])
        push(s, *performances(s, STRENGTH), *resolution(s))
