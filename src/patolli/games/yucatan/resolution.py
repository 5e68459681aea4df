"""Combat, step 3: captures, destroyed armies, placement, cards, and the city (YU-9.16 to YU-9.27)."""

from patolli.core.choice import Choice
from patolli.core.frame import AUTO, frame, tell

from .cards import put_away
from .choices import (
    CAPTURE_3,
    CARD_BACK,
    DESTROYED,
    EXPEL,
    EXPELLED,
    FIRST_CREATURE_CARD,
    FIRST_SPECIAL,
    FORMED_ANEW,
    JUNGLE,
    PLACED,
    RETURN,
    TAKE,
    TOOK_CARD,
)
from .cities import activate_city
from .effect_lines import AFTER, RESOLVE
from .forces import SIDES, capture, offers, performances, total
from .state import (
    ATTACKER,
    BY_COMBAT,
    DEFENDER,
    NO_CARD,
    NOBODY,
    Frame,
    Player,
    State,
    barracks_number,
    fighting,
    fill,
    imprison,
    put_in_hand,
    score_points,
    take_token,
)


def resolution(s: State) -> list[Frame]:
    """The order of step 3 (YU-9.16 to YU-9.27)."""
    late = "late_cards" in s.readings and fighting(s).winner == NOBODY
    away: list[Frame] = [PutCardsAway()]
    city: list[Frame] = [TakeCity()]
    after = [*offers(s, AFTER), *performances(s, AFTER)]
    return [
        CaptureByWinning(),
        *offers(s, RESOLVE),
        CaptureAfterClash(),
        *performances(s, RESOLVE),
        PlaceArmies(),
        *(city + away + after if late else away + after + city),
        EndCombat(),
    ]


@frame
class CaptureByWinning(Frame):
    """The winner captures one figure of the losing army (YU-9.16)."""

    seat: int = AUTO

    def take(self, s: State, choice: Choice) -> None:
        winner = fighting(s).winner
        if winner != NOBODY:
            capture(s, winner, s.box.winner_capture)


@frame
class CaptureAfterClash(Frame):
    """All captures of step 3 at the same moment; and the fates cards and armies will have are noted (YU-9.18)."""

    seat: int = AUTO

    def take(self, s: State, choice: Choice) -> None:
        combat = fighting(s)
        counts = [total(s, side, RESOLVE, CAPTURE_3) for side in SIDES]
        for side in SIDES:
            capture(s, side, counts[side])
            combat.returns[side] = min(total(s, side, RESOLVE, RETURN), 1)
            combat.takes[side] = min(total(s, side, RESOLVE, TAKE), 1)
            combat.expels[side] = min(total(s, side, RESOLVE, EXPEL), 1)


# Armies


@frame
class PlaceArmies(Frame):
    """Destroyed armies are avenged and formed anew; then everybody goes where they belong (YU-9.20 to YU-9.24)."""

    seat: int = AUTO

    def take(self, s: State, choice: Choice) -> None:
        combat = fighting(s)
        attacker_stays, defender_stays = standing(s)
        for side in SIDES:
            reward_destruction(s, side)
        for side, stays in ((ATTACKER, attacker_stays), (DEFENDER, defender_stays)):
            seat, army = combat.seats[side], combat.armies[side]
            if not combat.leaders[side]:
                fill(s, seat, army, barracks_number(s, seat))
                tell(s, FORMED_ANEW, seat, army, s.players[seat].warriors[army])
            place = combat.city if stays else JUNGLE
            s.players[seat].at[army] = place
            tell(s, PLACED, seat, army, place)


def standing(s: State) -> tuple[bool, bool]:
    """Who stands in the city: the winner, in a tie the attacker; a beaten army may expel it (YU-9.23, YU-9.24)."""
    combat = fighting(s)
    seats = combat.seats
    if combat.winner == DEFENDER:
        if not combat.expels[ATTACKER]:
            return False, True
        tell(s, EXPELLED, seats[ATTACKER], seats[DEFENDER])
        return "beaten_withdraws" not in s.readings, False
    if combat.winner == ATTACKER and combat.expels[DEFENDER] and "defender_expels" in s.readings:
        tell(s, EXPELLED, seats[DEFENDER], seats[ATTACKER])
        return False, "beaten_withdraws" not in s.readings
    return True, False


def reward_destruction(s: State, captor: int) -> None:
    """An army without its leader is destroyed: a point, and a prisoner from the supply for the leader (YU-9.21)."""
    combat = fighting(s)
    if combat.leaders[1 - captor]:
        return
    seat, other = combat.seats[captor], combat.seats[1 - captor]
    tell(s, DESTROYED, seat, other, combat.armies[1 - captor])
    score_points(s, seat, BY_COMBAT, s.box.destroyed_vp)
    imprison(s, seat, s.box.destroyed_prisoners)
    take_token(s, seat, other)


# Cards


@frame
class PutCardsAway(Frame):
    """A card is taken by the other side, else returns to hand, else goes where its kind goes (YU-9.25)."""

    seat: int = AUTO

    def take(self, s: State, choice: Choice) -> None:
        combat = fighting(s)
        for side in SIDES:
            card, seat = combat.cards[side], combat.seats[side]
            if card == NO_CARD:
                continue
            kept = card >= FIRST_CREATURE_CARD and "creature_cards_stay" in s.readings
            if combat.takes[1 - side] and not kept:
                taker = combat.seats[1 - side]
                show_in_hand(s.players[taker], card)
                tell(s, TOOK_CARD, taker, seat, card)
            elif combat.returns[side]:
                show_in_hand(s.players[seat], card)
                tell(s, CARD_BACK, seat, card)
            else:
                put_away(s, seat, card)
        combat.put_away = True


def show_in_hand(player: Player, card: int) -> None:
    """A card that all have seen goes to a hand."""
    put_in_hand(player, card)
    if FIRST_SPECIAL <= card < FIRST_CREATURE_CARD:
        player.shown = tuple(sorted((*player.shown, card)))


# The city


@frame
class TakeCity(Frame):
    """An attacker whose army stands in the city activates it once, without entry jade (YU-9.27)."""

    seat: int = AUTO

    def take(self, s: State, choice: Choice) -> None:
        combat = fighting(s)
        seat = combat.seats[ATTACKER]
        drove_out = combat.winner == DEFENDER and combat.expels[ATTACKER]
        if s.players[seat].at[combat.armies[ATTACKER]] == combat.city or drove_out:
            activate_city(s, seat, combat.city, "may_decline" in s.readings)


@frame
class EndCombat(Frame):
    """The combat is over."""

    seat: int = AUTO

    def take(self, s: State, choice: Choice) -> None:
        s.combat = None
