"""A fight under way, as one side sees it: what it will probably bring, before and after the cards are down."""

from typing import Final, NamedTuple

from ..choices import CAPTURE_1, CAPTURE_3, EXPEL, FIRST_CREATURE_CARD, JUNGLE
from ..combat import CaptureBeforeClash, ChooseCards, Clash, playable, strength
from ..effect_lines import RESOLVE, REVEAL
from ..forces import total
from ..resolution import CaptureAfterClash, PlaceArmies, TakeCity
from ..state import ATTACKER, DEFENDER, NO_CARD, NOBODY, NONE, State, fighting
from .might import KNOWN, RICH, UNKNOWN, Blow, army_blow, seen_cards

CLASH: Final = (
    *("attacking", "defending", "won", "held", "taken", "taken by round", "lost", "they are destroyed"),
    *("we are destroyed", "gain", "card kept"),
)
CITY: Final = 1.7
NOTHING: Final = Blow(0.0, 0.0, 0.0, 0.0, 0.0)


class Prospect(NamedTuple):
    """What a fight will bring one side."""

    side: int
    city: float = 0.0  # activations of the city
    won: float = 0.0
    held: float = 0.0  # the defender stays
    taken: float = 0.0
    lost: float = 0.0
    destroys: float = 0.0
    destroyed: float = 0.0
    gain: float = 0.0
    kept: float = 0.0
    open: bool = True  # not decided yet

    def told(self, sp: int) -> list[float]:
        attacks = self.side == ATTACKER
        return [
            attacks and self.open, not attacks and self.open, self.won, self.held, self.taken, self.taken * sp,
            self.lost, self.destroys, self.destroyed, self.gain, self.kept,
        ]  # fmt: skip


def clash(s: State, seat: int) -> Prospect | None:
    """What the fight under way will bring a seat; None if it takes no part."""
    combat = fighting(s)
    if seat not in combat.seats:
        return None
    side = combat.seats.index(seat)
    kinds = {type(frame) for frame in s.agenda[-12:]}
    if ChooseCards in kinds:
        return with_best_card(s, side)
    if Clash in kinds:
        return with_cards(s, side, CaptureBeforeClash in kinds)
    if CaptureAfterClash in kinds:
        return decided(s, side)
    city = 0.0
    if side == ATTACKER and TakeCity in kinds:
        stays = combat.winner != DEFENDER or combat.expels[ATTACKER]
        city = float(stays if PlaceArmies in kinds else s.players[seat].at[combat.armies[side]] != JUNGLE)
    return Prospect(side, city, open=False)


def figures(s: State, side: int) -> int:
    combat = fighting(s)
    return s.players[combat.seats[side]].warriors[combat.armies[side]] + combat.leaders[side]


def with_best_card(s: State, side: int) -> Prospect:
    """Each of the own cards against all that the other may play, so far as they are known; the best one."""
    combat, found = fighting(s), KNOWN[s.box.digest]
    other = 1 - side
    me, they = s.players[combat.seats[side]], s.players[combat.seats[other]]
    my_army, their_army = combat.armies[side], combat.armies[other]
    ours, theirs = figures(s, side), figures(s, other)
    mine, their_base = army_blow(s.box.digest, me, my_army, side), army_blow(s.box.digest, they, their_army, other)
    rich, they_rich = me.corn >= RICH and me.jade >= RICH, they.corn >= RICH and they.jade >= RICH
    beast, their_beast = me.creature[my_army] != NONE, they.creature[their_army] != NONE
    known, unknown = seen_cards(they.hand, they.shown)
    bound = they.creature[their_army]
    answers: list[tuple[float, float, float, float]] = []
    for card in known:
        if card < FIRST_CREATURE_CARD or card - FIRST_CREATURE_CARD == bound:
            blow = found.cards[card][other][they_rich]
            extra = found.with_creature[card] if their_beast else 0
            answers.append((blow.strength + extra, blow.before, blow.after, blow.won))
    answers += [(UNKNOWN.strength, UNKNOWN.before, UNKNOWN.after, UNKNOWN.won)] * unknown
    if not answers:
        answers = [(0.0, 0.0, 0.0, 0.0)]
    best, most = None, float("-inf")
    for card in playable(me, my_army) or [NO_CARD]:
        blow = found.cards[card][side][rich] if card != NO_CARD else NOTHING
        force = mine.strength + blow.strength + ours + (found.with_creature[card] if beast and card != NO_CARD else 0)
        before, after = mine.before + blow.before, mine.after + blow.after
        won_more = mine.won + blow.won + s.box.winner_capture
        won = tied = taken = lost = destroys = destroyed = 0.0
        for their_strength, their_before, their_after, their_won in answers:
            gap = force - their_base.strength - their_strength - theirs
            gap += min(before, theirs) - min(their_before + their_base.before, ours)
            get, give = before + after, their_before + their_base.before + their_after + their_base.after
            if gap > 0.25:
                won += 1
                get += won_more
            elif gap < -0.25:
                give += their_won + their_base.won + s.box.winner_capture
            else:
                tied += 1
            destroys += get >= theirs
            destroyed += give >= ours
            taken += min(get, theirs)
            lost += min(give, ours)
        n = len(answers)
        expels = card != NO_CARD and side == ATTACKER and found.expels[card]
        city = (1.0 if expels else (won + tied) / n) if side == ATTACKER else 0.0
        kept = float(card == NO_CARD or found.returns[card])
        one = Prospect(
            side, city, won / n, won / n if side == DEFENDER else 0.0, taken / n, lost / n, destroys / n, destroyed / n,
            mine.gain + blow.gain, kept,
        )  # fmt: skip
        worth = (
            CITY * (one.city + one.held) + 2 * one.taken + one.destroys - one.lost - one.destroyed + one.gain + one.kept
        )
        if worth > most:
            best, most = one, worth
    assert best is not None
    return best


def with_cards(s: State, side: int, captures: bool) -> Prospect:
    """The cards are down, the clash is to come; costs not paid yet are left out."""
    combat = fighting(s)
    power = [float(sum(strength(s, each))) for each in (0, 1)]
    count = [figures(s, each) for each in (0, 1)]
    early = [total(s, each, REVEAL, CAPTURE_1) if captures else 0 for each in (0, 1)]
    for each in (0, 1):
        power[each] -= min(early[1 - each], count[each])
    found = KNOWN[s.box.digest]
    gap = power[side] - power[1 - side]
    winner = side if gap > 0 else 1 - side if gap < 0 else NOBODY
    takes = [0.0, 0.0]
    gains = 0.0
    for each in (0, 1):
        player, card = s.players[combat.seats[each]], combat.cards[each]
        base = army_blow(s.box.digest, player, combat.armies[each], each)
        blow = found.cards[card][each][False] if card != NO_CARD else NOTHING
        takes[each] = early[each] + base.after + blow.after
        if winner == each:
            takes[each] += s.box.winner_capture + base.won + blow.won
        if each == side:
            gains = base.gain + blow.gain
    return result(s, side, winner, takes, gains, bool(total(s, ATTACKER, RESOLVE, EXPEL)))


def decided(s: State, side: int) -> Prospect:
    """After the clash: captures still to come."""
    takes = [float(total(s, each, RESOLVE, CAPTURE_3)) for each in (0, 1)]
    return result(s, side, fighting(s).winner, takes, 0.0, bool(total(s, ATTACKER, RESOLVE, EXPEL)))


def result(s: State, side: int, winner: int, takes: list[float], gain: float, expels: bool) -> Prospect:
    other = 1 - side
    ours, theirs = figures(s, side), figures(s, other)
    stands = winner != DEFENDER or expels
    return Prospect(
        side, float(side == ATTACKER and stands), float(winner == side), float(side == DEFENDER and not stands),
        min(takes[side], theirs), min(takes[other], ours), float(takes[side] >= theirs), float(takes[other] >= ours),
        gain, 0.0,
    )  # fmt: skip
