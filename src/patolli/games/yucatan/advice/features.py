"""What a position says of one seat, in plain numbers: what bots that plan have learned to weigh.

Positions are looked at where a seat has nothing more to decide in this turn: at its end, or where cards are chosen for
a fight, or where secret answers have just been shown. What is still due to the seat then (a reward to choose, markers
to move, a token to place) is told too. Each group of features is one function and its names. The hand-written value
is one of them, so that learning can begin with it and only mend it.
"""

from math import exp
from typing import Final

from ..cards import DrawCards, StartKeeping
from ..choices import (
    ABILITIES,
    ABILITY,
    ACADEMY,
    BARRACKS,
    CITIES,
    CONSTRUCTION,
    FIRST_CREATURE_CARD,
    FIRST_SPECIAL,
    FIRST_TOKEN,
    FOR_GOOD,
    JUNGLE,
    LAST_ROUND,
    POINTS,
    SITE,
    SUMMONS,
    TEMPLE,
)
from ..cities import ActivateCity, ChooseReward
from ..sacrifice import BeginSacrifices, Evolve, MakeSacrifices, sacrifice_effects
from ..scoring import bonus_points
from ..state import ATTACKER, DEFENDER, NONE, Player, State
from ..turn import BeginTurn, TakeTurn
from .clash import CLASH, Prospect, clash
from .might import army_blow, blows, hand_of, seen_cards
from .position import lead, made_of, sacrifice_worth, sacrifices_to_come

NEAR: Final = 12  # beyond this a lead of sacrifice points or strength is as good as any
LIKELIHOOD: Final = tuple(1 / (1 + exp(-gap / 2)) for gap in range(-2 * NEAR, 2 * NEAR + 1))


def likely(gap: float) -> float:
    """The chance that goes with a lead of so many points."""
    return LIKELIHOOD[int(max(-NEAR, min(NEAR, gap)) * 2) + 2 * NEAR]


class Outset:
    """A position, and what its agenda says of one seat."""

    __slots__ = (
        "after", "before", "box", "cards_due", "digest", "evolving", "free", "lead_due", "me", "moves",
        "rewards", "s", "seat", "sp", "token_due", "turns", "until",
    )  # fmt: skip

    def __init__(self, s: State, seat: int) -> None:
        self.s, self.seat, self.box, self.me = s, seat, s.box, s.players[seat]
        blows(s.box)
        self.digest = s.box.digest
        turns = until = evolving = rewards = cards = token = lead_due = 0
        self.moves: list[tuple[int, int]] = []  # evolution markers still to be moved, by seat
        before = False
        for frame in s.agenda[::-1]:
            if isinstance(frame, BeginTurn):
                if frame.whose == seat:
                    turns += 1
                elif not turns:
                    until += 1
            elif isinstance(frame, (BeginSacrifices, MakeSacrifices)):
                before = True
            elif isinstance(frame, TakeTurn):
                if frame.seat == seat:
                    token, lead_due = frame.activates, frame.leads
            elif isinstance(frame, Evolve):
                if frame.seat == seat:
                    evolving += frame.left
                self.moves.append((frame.seat, frame.left))
            elif isinstance(frame, ChooseReward):
                rewards += frame.seat == seat
            elif isinstance(frame, ActivateCity):
                rewards += frame.whose == seat
            elif isinstance(frame, DrawCards):
                cards += frame.whose == seat and not frame.to_choose
            elif isinstance(frame, StartKeeping):
                cards += frame.whose == seat
        self.turns, self.until, self.before = turns, until, before
        self.evolving, self.rewards, self.cards_due = evolving, rewards, cards
        self.token_due, self.lead_due = token, lead_due
        self.after = LAST_ROUND - s.round  # sacrifices after that of this round
        next_round = s.round if before else s.round + 1
        self.sp = s.box.prisoner_sp[next_round] if next_round <= LAST_ROUND else 0
        # Leaders that can still be used before the next sacrifice
        self.free = [n for n in (0, 1, 2) if not before or n not in self.me.led] if next_round <= LAST_ROUND else []


# The hand-written value

DUE: Final = 1.5  # a token still to be placed
CARD_DUE: Final = 1.5
MOVE: Final = 1.2  # of an evolution marker, for each sacrifice to come


def advice(o: Outset) -> float:
    """The lead, and what is due to the seat; not the cards of a fight, of which it may know only its own."""
    s, to_come = o.s, sacrifices_to_come(o.s)
    worth = lead(s, o.seat, to_come) + DUE * (o.token_due + o.lead_due) + CARD_DUE * o.cards_due
    top = s.agenda[-1] if s.agenda else None
    if isinstance(top, MakeSacrifices):
        return worth + sacrifice_worth(s, o.seat, top, to_come)
    for seat, left in o.moves:
        moved = evolution(s, seat, left, to_come)
        worth += moved if seat == o.seat else -moved / (len(s.players) - 1)
    return worth


def summands(s: State, seat: int) -> dict[str, float]:
    """The same by what people talk about (`parts`): what is under way is cards, leaders' turns or the sacrifice."""
    o = Outset(s, seat)
    found = made_of(s, seat, sacrifices_to_come(s))
    found["cards"] = found.get("cards", 0.0) + CARD_DUE * o.cards_due
    found["leaders"] = found.get("leaders", 0.0) + DUE * (o.token_due + o.lead_due)
    found["sacrifice"] = found.get("sacrifice", 0.0) + advice(o) - sum(found.values())
    return found


def evolution(s: State, seat: int, left: int, to_come: int) -> float:
    """What so many moves of evolution markers are worth: at the end a bonus, if it can be reached."""
    if s.round < LAST_ROUND:
        return MOVE * left * to_come
    return float(max(bonus_points(s, seat, bonus) for bonus in (0, 1, 2))) if max(s.players[seat].rows) == 3 else 0.0


# Stocks

STOCKS: Final = (
    *("points", "jade", "corn", "jade to 2", "jade to 5", "corn to 2", "corn to 5", "corn to 9", "jade in pairs"),
    *("corn in fours", "stores at the end", "cards", "cards to 2", "starting cards", "special cards", "best attack"),
    *("second attack", "mean attack", "best defence", "mean defence", "captures on cards", "no card", "cards to come"),
    *("prisoners", "prisoners by round", "prisoners before the sacrifice", "prisoners of the last round"),
    *("tokens", "a token", "tokens for points", "a charge", "a snare"),
)


def stocks(o: Outset) -> list[float]:
    me, box = o.me, o.box
    jade, corn, hand = me.jade, me.corn, me.hand
    held = hand_of(o.digest, hand, 0, jade > 1 and corn > 1)
    starting = special = 0
    for card in hand:
        if card < FIRST_SPECIAL:
            starting += 1
        elif card < FIRST_CREATURE_CARD:
            special += 1
    tokens = me.tokens.bit_count()
    last = o.before and not o.turns
    count = len(hand)
    return [
        me.score, jade, corn, jade if jade < 2 else 2, jade if jade < 5 else 5, corn if corn < 2 else 2,
        corn if corn < 5 else 5, corn if corn < 9 else 9, jade // box.jade_per_vp, corn // box.corn_per_vp,
        (jade // box.jade_per_vp + corn // box.corn_per_vp + count) if not o.after else 0,
        count, count if count < 2 else 2, starting, special, held.attack, held.attack_second, held.attack_mean,
        held.defence, held.defence_mean, held.captures, held.cards == 0, o.cards_due,
        me.prisoners if o.sp else 0, me.prisoners * o.sp, me.prisoners * o.sp if last else 0,
        me.prisoners if o.sp and not o.after else 0,
        tokens if o.sp else 0, tokens > 0, tokens - 1 if tokens > 1 and o.sp else 0, 0 in hand, 1 in hand,
    ]  # fmt: skip


# Sacrifices, pyramid, evolution

OFFERINGS: Final = (
    *("sure offering", "offering", "sure lead", "lead", "offering short", "sure offering short", "can advance"),
    *("surely advances", "advances now", "short now", "climb", "climb now", "climb with all", "lead on best rival"),
    *("behind best rival", "step", "step 1", "step 2", "step 3", "steps to come", "steps of rivals", "ahead on steps"),
    *("marker", "marker to come", "evolving", "rows", "row 2 construction", "row 3 construction", "row 2 abilities"),
    *("row 3 abilities", "row 2 summons", "row 3 summons", "a row 3", "bonus row", "bonus", "bonus in reach"),
    *("bonus to advance for", "bonus sure", "second bonus", "creature bonus", "ability bonus", "building bonus"),
)


def offerings(o: Outset) -> list[float]:
    s, me, after = o.s, o.me, o.after
    sure, loose = offering(o, o.seat, me)
    marker, step, rows = me.marker, me.step, me.rows
    last = o.before and not o.turns
    best = best_all = rival_steps = 0.0
    spend = 1.0 if not after else 0.5
    for seat, player in enumerate(s.players):
        if seat != o.seat:
            firm, more = offering(o, seat, player)
            if firm + spend * more > best:
                best = firm + spend * more
            if firm + more > best_all:
                best_all = firm + more
            if player.step > rival_steps:
                rival_steps = float(player.step)
    whole = sure + loose
    lead = sure + spend * loose - best
    climb = likely(lead) if o.sp and step < 3 and whole > marker else 0.0
    can, surely = o.sp > 0 and whole > marker, o.sp > 0 and sure > marker
    short = max(marker + 1 - whole, 0) if o.sp else 0
    by_kind = [bonus_points(s, o.seat, bonus) for bonus in (0, 1, 2)]
    bonuses = sorted(by_kind)
    most, top = bonuses[2], max(rows)
    reach = most if top >= 3 and o.sp else 0
    to_come = after + o.before
    return [
        sure if o.sp else 0, whole if o.sp else 0, max(sure - marker, 0) if o.sp else 0,
        max(whole - marker, 0) if o.sp else 0, short, max(marker + 1 - sure, 0) if o.sp else 0, can, surely,
        can and last, short if last else 0, climb, climb if last else 0,
        likely(whole - best_all) if can and step < 3 else 0.0,
        lead if lead > 0 and o.sp else 0.0, lead if lead < 0 and o.sp else 0.0,
        step, step >= 1, step >= 2, step >= 3, step * to_come, rival_steps, step - rival_steps,
        marker, marker * to_come, o.evolving, sum(rows) - 3,
        rows[0] >= 2, rows[0] >= 3, rows[1] >= 2, rows[1] >= 3, rows[2] >= 2, rows[2] >= 3,
        top >= 3, top >= 4, most, reach, reach if can and not after else 0,
        most if top >= 4 or (o.evolving and top == 3 and not after) else 0, bonuses[1],
        *by_kind,
    ]  # fmt: skip


def offering(o: Outset, seat: int, player: Player) -> tuple[float, float]:
    """What a seat can offer at the next sacrifice: prisoners, tokens and gifts; and from its stores."""
    if not o.sp:
        return 0.0, 0.0
    box = o.box
    tokens = player.tokens.bit_count()
    sure = player.prisoners * o.sp
    first = box.first_token_sp
    for effect in sacrifice_effects(o.s, seat):
        sure += effect.total(POINTS)
        first += effect.total(FIRST_TOKEN)
    if tokens:
        sure += first + (tokens - 1) * box.token_sp
    return sure, player.jade // box.jade_per_sp + player.corn // box.corn_per_sp


# Settlement

SETTLED: Final = (
    *("site 1", "site 2", "academy 1", "academy 2", "barracks 1", "barracks 2", "barracks 3", "temple 1", "temple 2"),
    *("temple 3", "granary 1", "granary 2", "levels", "steward", "jade carver", "pathfinder", "war captain", "envoy"),
    *("tax collector", "drill master", "blood priest", "blood priest with prisoners"),
    *("levels to build", "levels to train", "levels to summon", "idle temple", "city leader to use"),
    *("token to place", "leader to use", "turns left", "turns until mine", "city leader with power"),
    *(f"trained {name}" for name in ABILITY.values),
    *("abilities", "free slots", "ability levels"),
)


def settled(o: Outset) -> list[float]:
    me, box = o.me, o.box
    site, academy, barracks, temple, granary = me.levels
    advisors, power, rows = me.advisors, me.power, me.rows
    by = box.buildings
    slots = me.slots
    trained = [tile for tile in slots if tile != NONE]
    bare = me.creature.count(NONE)
    jade, corn = me.jade, me.corn
    city = 0 in o.free
    build, train, summon = by[SITE][site], by[ACADEMY][academy], by[TEMPLE][temple]
    return [
        site >= 1, site >= 2, academy >= 1, academy >= 2, barracks >= 1, barracks >= 2, barracks >= 3, temple >= 1,
        temple >= 2, temple >= 3, granary >= 1, granary >= 2, sum(me.levels),
        0 in advisors, 1 in advisors, 2 in advisors, 3 in advisors, 4 in advisors,
        power == 0, power == 1, power == 2, power == 2 and me.prisoners > 0,
        min(rows[CONSTRUCTION], 3 if not build.jade + build.corn else payable(build.jade, build.corn, jade, corn)),
        min(rows[ABILITIES], payable(train.jade, train.corn, jade, corn)),
        min(rows[SUMMONS], payable(summon.jade, summon.corn, jade, corn)) if bare else 0,
        temple if not bare else 0, city, o.token_due, o.lead_due, o.turns, o.until, city and power >= 0 and me.step > 0,
        *[tile in trained for tile in range(len(ABILITY))],
        len(trained), slots.count(NONE), sum([box.abilities[tile].level for tile in trained]),
    ]  # fmt: skip


def payable(jade_each: int, corn_each: int, jade: int, corn: int) -> int:
    """Levels that can be paid for, three at most."""
    levels = 3
    if jade_each:
        levels = min(levels, jade // jade_each)
    if corn_each:
        levels = min(levels, corn // corn_each)
    return levels


# Armies and cities

ARMED: Final = (
    *("strong attack", "strong defence", "weak attack", "weak defence", "warriors", "warriors to 3", "fewest warriors"),
    *("no warriors", "warriors missing", "strong in a city", "weak in a city", "both in cities", "in yellow"),
    *("in red", "in blue", "strong to use", "weak to use", "armies to use", "creature levels", "creature rounds"),
    *("creature levels by rounds", "creatures for good", "creature cards", "creatures", "cities empty"),
    *("jade in cities", "entry open", "best target", "target prize", "best target of both", "threat", "threat now"),
    *("threat prize", "rivals in cities", "won takes more"),
)


def armed(o: Outset) -> list[float]:
    s, me, box, digest = o.s, o.me, o.box, o.digest
    warriors, at = me.warriors, me.at
    forces: list[tuple[float, float, float, int]] = []
    more = 0.0
    for army in (0, 1):
        attack, defence = army_blow(digest, me, army, ATTACKER), army_blow(digest, me, army, DEFENDER)
        figures = warriors[army] + 1
        forces.append(
            (attack.strength + attack.before + figures, defence.strength + defence.before + figures, 0.0, army)
        )
        more += attack.after + attack.won
    strong, weak = forces if forces[0] >= forces[1] else (forces[1], forces[0])
    first, second = strong[3], weak[3]
    led = o.free
    full = box.buildings[BARRACKS][me.levels[BARRACKS]].warriors
    creature_levels = creature_rounds = by_rounds = for_good = creature_cards = 0
    for army in (0, 1):
        creature = me.creature[army]
        if creature != NONE:
            level = box.creatures[creature].level
            rounds = min(me.ends[army], LAST_ROUND) - s.round + o.before
            creature_levels += level
            creature_rounds += rounds
            by_rounds += level * rounds
            for_good += level * (me.ends[army] == FOR_GOOD)
            creature_cards += FIRST_CREATURE_CARD + creature in me.hand
    held = hand_of(digest, me.hand, 0, me.jade > 1 and me.corn > 1)
    holders: dict[int, tuple[int, int]] = {}
    for seat, player in enumerate(s.players):
        if player.at[0]:
            holders[player.at[0]] = seat, 0
        if player.at[1]:
            holders[player.at[1]] = seat, 1
    empty = lying = targets = 0
    best = [0.0, 0.0]
    prize = 0.0
    for city in CITIES:
        holder = holders.get(city)
        if holder is None:
            empty += 1
            lying += s.jade[city]
        elif holder[0] != o.seat:
            targets += 1
            other, army = s.players[holder[0]], holder[1]
            their_hand = hand_of(digest, *seen_cards(other.hand, other.shown), other.jade > 1 and other.corn > 1)
            theirs = (
                army_blow(digest, other, army, DEFENDER).strength + other.warriors[army] + 1 + their_hand.defence_mean
            )
            for mine in (strong, weak):
                if mine[3] + 1 in led:
                    chance = likely(mine[0] + held.attack - theirs)
                    which = mine[3] == second
                    if chance > best[which]:
                        best[which] = chance
                    if chance * o.sp > prize:
                        prize = chance * o.sp
    threat, now = 0.0, 0.0
    if at[0] or at[1]:
        for seat, other in enumerate(s.players):
            if seat == o.seat:
                continue
            their_hand = hand_of(digest, *seen_cards(other.hand, other.shown), other.jade > 1 and other.corn > 1)
            for army in (0, 1):
                free = not o.before or army + 1 not in other.led
                force = army_blow(digest, other, army, ATTACKER).strength + other.warriors[army] + 1 + their_hand.attack
                for mine in (strong, weak):
                    if at[mine[3]] != JUNGLE:
                        chance = likely(force - mine[1] - held.defence)
                        threat += chance
                        if free and chance > now:
                            now = chance
    in_cities = (at[0] != JUNGLE) + (at[1] != JUNGLE)
    return [
        strong[0], strong[1], weak[0], weak[1], warriors[0] + warriors[1], min(warriors[0], 3) + min(warriors[1], 3),
        min(warriors), (warriors[0] == 0) + (warriors[1] == 0),
        max(full - warriors[0], 0) + max(full - warriors[1], 0),
        at[first] != JUNGLE, at[second] != JUNGLE, in_cities == 2, 1 in at, 2 in at, 3 in at,
        first + 1 in led, second + 1 in led, (1 in led) + (2 in led),
        creature_levels, creature_rounds, by_rounds, for_good, creature_cards, 2 - me.creature.count(NONE),
        empty, lying, empty > 0 and (1 in led or 2 in led), max(best), prize, best[0] + best[1],
        threat, now, now * o.sp, targets, more,
    ]  # fmt: skip


# The others

RIVALS: Final = (
    *("best rival", "mean rival", "their strength", "their prisoners", "their cards", "their jade", "their corn"),
    *("their steps", "their levels", "their warriors", "their creatures", "their tokens", "begins next"),
)


def rivals(o: Outset) -> list[float]:
    s = o.s
    most = total = strength = prisoners = cards = jade = corn = steps = levels = warriors = creatures = tokens = 0.0
    for seat, player in enumerate(s.players):
        if seat == o.seat:
            continue
        if player.score > most:
            most = float(player.score)
        total += player.score
        prisoners += player.prisoners
        cards += len(player.hand)
        jade += player.jade
        corn += player.corn
        steps += player.step
        levels += sum(player.levels) + sum(player.rows)
        warriors += player.warriors[0] + player.warriors[1]
        tokens += player.tokens >> o.seat & 1
        for creature in player.creature:
            if creature != NONE:
                creatures += o.box.creatures[creature].level
        strength += (
            army_blow(o.digest, player, 0, ATTACKER).strength + army_blow(o.digest, player, 1, ATTACKER).strength
        )
    n = len(s.players) - 1
    return [
        most, total / n, strength / n, prisoners * o.sp / n, cards / n, jade / n, corn / n, steps / n, levels / n,
        warriors / n, creatures / n, tokens / n if o.sp else 0, s.first == o.seat,
    ]  # fmt: skip


# A fight that is not decided

FIGHTS: Final = ("city due", *CLASH)


def fights(o: Outset) -> list[float]:
    found: Prospect | None = clash(o.s, o.seat) if o.s.combat is not None else None
    if found is None:
        return [o.rewards, *[0.0] * len(CLASH)]
    return [o.rewards + found.city, *found.told(o.sp)]


NAMES: Final = ("advice", *STOCKS, *OFFERINGS, *SETTLED, *ARMED, *RIVALS, *FIGHTS)


def features(s: State, seat: int) -> list[float]:
    """What is said of a seat, in the order of `NAMES`."""
    o = Outset(s, seat)
    return [advice(o), *stocks(o), *offerings(o), *settled(o), *armed(o), *rivals(o), *fights(o)]


def time(s: State) -> float:
    """The part of the game to come, counted in turns and sacrifices of everybody."""
    if not s.players[0].advisors:
        return 1.0
    turns = before = 0
    for frame in s.agenda:
        kind = type(frame)
        if kind is BeginTurn:
            turns += 1
        elif kind is BeginSacrifices or kind is MakeSacrifices:
            before = 1
    whole = s.box.turns * len(s.players) + 1
    return ((LAST_ROUND - s.round) * whole + turns + before) / (LAST_ROUND * whole)
