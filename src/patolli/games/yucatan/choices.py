"""What can be chosen, and what can be told, with the words for it."""

from typing import Final

from patolli.core.choice import Domain, Vocabulary, numbers
from patolli.core.event import ANYTHING, Telling

SEATS: Final = 6
ARMIES: Final = 2
LAST_ROUND: Final = 4
FOR_GOOD: Final = 5  # the round that is not played: a creature that is still there at the end (YU-6.18)

SITE, ACADEMY, BARRACKS, TEMPLE, GRANARY = range(5)
JUNGLE: Final = 0  # the cities are the places 1 to 3
CITIES: Final = (1, 2, 3)
CITY_LEADER: Final = 0  # the army leaders are the leaders 1 and 2
CONSTRUCTION, ABILITIES, SUMMONS = range(3)
SUMMON_BONUS, ABILITY_BONUS, BUILDING_BONUS = range(3)

SEAT = numbers("seat", 0, SEATS - 1)
AMOUNT = numbers("amount", 0, 299)
LEVEL = numbers("level", 0, 3)
RANK = numbers("rank", 0, 3)
ROUND_NUMBER = numbers("round", 0, FOR_GOOD)
ARMY = Domain("army", ("1", "2"), spoken=True)
BUILDING = Domain("building", ("site", "academy", "barracks", "temple", "granary"), spoken=True)
LEADER = Domain("leader", ("city", "first", "second"), spoken=True)
PLACE = Domain("place", ("jungle", "yellow", "red", "blue"), spoken=True)
COLUMN = Domain("column", ("construction", "abilities", "summons"), spoken=True)
BONUS_KIND = Domain("bonus", ("summons", "abilities", "buildings"), spoken=True)
GIFT = Domain("gift", ("corn", "jade", "card"), spoken=True)
REWARD_SLOT = Domain("reward", ("1a", "1b", "1c", "2", "3", "4"), spoken=True)
FATE = Domain("fate", ("gone", "discarded", "home"), spoken=True)  # of a card that was played (YU-9.25)

STARTING_CARDS: Final = ("charge", "snare", "raid", "ambush", "skirmish")
SPECIAL_CARDS: Final = (
    "obsidian_onslaught", "beast_riders", "victors_chains", "net_throwers", "blowgun_volley", "captive_hunt",
    "night_attack", "storm_the_stairs", "feigned_rout", "hired_trackers", "bribed_guards", "jade_blades", "war_drums",
    "stolen_banner", "spies", "war_oracle", "banish_the_beast", "tribute_bearers", "plunder", "glory", "fresh_levies",
    "clan_trophies", "battlefield_offering",
)  # fmt: skip
CREATURES: Final = (
    "jaguar", "crocodile", "macaw", "camazotz", "cabrakan", "alux", "kukulkan", "zipacna", "vucub_caquix",
    "monkey", "hunahpu_and_xbalanque", "avatar_of_hunahpu_utiu",
)  # fmt: skip
FIRST_SPECIAL: Final = len(STARTING_CARDS)
FIRST_CREATURE_CARD: Final = FIRST_SPECIAL + len(SPECIAL_CARDS)
CREATURE_CARDS: Final = tuple(f"{name}_card" for name in CREATURES)
CARD = Domain("card", STARTING_CARDS + SPECIAL_CARDS + CREATURE_CARDS, spoken=True)
CREATURE = Domain("creature", CREATURES, spoken=True)
ABILITY = Domain(
    "ability",
    (
        "shields", "trail_scouts", "looters", "veterans", "captive_takers", "beast_wardens", "champions",
        "net_masters", "night_stalkers",
    ),
    spoken=True,
)  # fmt: skip
ADVISOR = Domain("advisor", ("steward", "jade_carver", "pathfinder", "war_captain", "envoy"), spoken=True)
POWER = Domain("power", ("tax_collector", "drill_master", "blood_priest"), spoken=True)
UPGRADE = Domain("upgrade", ("jade_regalia", "council_of_war", "voice_of_the_gods"), spoken=True)

# The words effects are made of, in the order of YU-20.
WORDS: Final = (
    "strength", "capture_step1", "capture_step3", "ignore_enemy_creature", "expel_on_loss", "return_card",
    "take_opponent_card", "discount_move_corn", "sacrifice_points", "clan_first_counts", "gain_corn", "gain_jade",
    "gain_vp", "gain_clan_token", "draw_special", "draw_special_keep", "reinforce", "extend_creature", "build", "train",
    "summon", "activate_city",
)  # fmt: skip
(
    STRENGTH_WORD, CAPTURE_1, CAPTURE_3, IGNORE, EXPEL, RETURN, TAKE, DISCOUNT, POINTS, FIRST_TOKEN, GAIN_CORN,
    GAIN_JADE, GAIN_VP, GAIN_TOKEN, DRAW_SPECIAL, DRAW_KEEP, REINFORCE_WORD, EXTEND_WORD, BUILD_WORD, TRAIN_WORD,
    SUMMON_WORD, ACTIVATE_WORD,
) = range(len(WORDS))  # fmt: skip
WORD_DOMAIN = Domain("word", WORDS, spoken=True)
DECIDED = Domain("decided", ("points", "marker", "sacrifices"))  # by what the game was won

CHOICES = Vocabulary()
FIRST: Final = CHOICES.add("first", seat=SEAT)
DRAW: Final = CHOICES.add("draw", card=CARD)
ADVISE: Final = CHOICES.add("advise", advisor=ADVISOR)
EMPOWER: Final = CHOICES.add("empower", power=POWER)
FOUND: Final = CHOICES.add("found", building=BUILDING)
ACTIVATE: Final = CHOICES.add("activate", building=BUILDING)
LEAD: Final = CHOICES.add("lead", leader=LEADER)
BUILD: Final = CHOICES.add("build", building=BUILDING, level=LEVEL)
TRAIN: Final = CHOICES.add("train", ability=ABILITY, army=ARMY, rank=RANK)
REINFORCE: Final = CHOICES.add("reinforce", army=ARMY)
SUMMON: Final = CHOICES.add("summon", creature=CREATURE, army=ARMY)
UNTIL: Final = CHOICES.add("until", round=ROUND_NUMBER)
EXTEND: Final = CHOICES.add("extend", army=ARMY, round=ROUND_NUMBER)
RECEIVE: Final = CHOICES.add("receive", gift=GIFT)
USE_POWER: Final = CHOICES.add("use-power", power=POWER)
MOVE: Final = CHOICES.add("move", place=PLACE)
HOLD: Final = CHOICES.add("hold")
FIGHT: Final = CHOICES.add("fight", card=CARD)
BARE: Final = CHOICES.add("bare")
USE_CARD: Final = CHOICES.add("use-card", card=CARD)
USE_ABILITY: Final = CHOICES.add("use-ability", ability=ABILITY)
USE_CREATURE: Final = CHOICES.add("use-creature", creature=CREATURE)
USE_ADVISOR: Final = CHOICES.add("use-advisor", advisor=ADVISOR)
REWARD: Final = CHOICES.add("reward", reward=REWARD_SLOT)
PAY: Final = CHOICES.add("pay")
PICK: Final = CHOICES.add("pick", word=WORD_DOMAIN)
TOKEN: Final = CHOICES.add("token", seat=SEAT)
KEEP: Final = CHOICES.add("keep", card=CARD)
OFFER_PRISONERS: Final = CHOICES.add("offer-prisoners", amount=AMOUNT)
OFFER_JADE: Final = CHOICES.add("offer-jade", amount=AMOUNT)
OFFER_CORN: Final = CHOICES.add("offer-corn", amount=AMOUNT)
OFFER_TOKEN: Final = CHOICES.add("offer-token", seat=SEAT)
EVOLVE: Final = CHOICES.add("evolve", column=COLUMN)
FALL_BACK: Final = CHOICES.add("fall-back")
HAND: Final = CHOICES.add("hand", seat=SEAT)
BONUS: Final = CHOICES.add("bonus", bonus=BONUS_KIND)
PASS: Final = CHOICES.add("pass")
USE_UPGRADE: Final = CHOICES.add("use-upgrade", upgrade=UPGRADE)

EVENTS = Vocabulary()
BEGAN: Final = EVENTS.add("began", seat=SEAT)
ADVISED: Final = EVENTS.add("advised", seat=SEAT, advisor=ADVISOR)
EMPOWERED: Final = EVENTS.add("empowered", seat=SEAT, power=POWER)
FOUNDED: Final = EVENTS.add("founded", seat=SEAT, building=BUILDING)
ROUND: Final = EVENTS.add("round", round=ROUND_NUMBER)
TURN: Final = EVENTS.add("turn", seat=SEAT, turn=AMOUNT)
ACTIVATED: Final = EVENTS.add("activated", seat=SEAT, building=BUILDING)
LED: Final = EVENTS.add("led", seat=SEAT, leader=LEADER)
IDLE: Final = EVENTS.add("idle", seat=SEAT, word=WORD_DOMAIN)  # nothing could be done, or was wanted
BUILT: Final = EVENTS.add("built", seat=SEAT, building=BUILDING, level=LEVEL, jade=AMOUNT, corn=AMOUNT)
TRAINED: Final = EVENTS.add("trained", seat=SEAT, ability=ABILITY, army=ARMY, rank=RANK, jade=AMOUNT, corn=AMOUNT)
REINFORCED: Final = EVENTS.add("reinforced", seat=SEAT, army=ARMY, amount=AMOUNT, warriors=AMOUNT)
SUMMONED: Final = EVENTS.add("summoned", seat=SEAT, creature=CREATURE, army=ARMY, jade=AMOUNT, corn=AMOUNT)
STAYS: Final = EVENTS.add("stays", seat=SEAT, creature=CREATURE, round=ROUND_NUMBER, jade=AMOUNT)
GOT_CORN: Final = EVENTS.add("got-corn", seat=SEAT, amount=AMOUNT)
GOT_JADE: Final = EVENTS.add("got-jade", seat=SEAT, amount=AMOUNT)
COLLECTED: Final = EVENTS.add("collected", seat=SEAT, amount=AMOUNT, place=PLACE)  # the jade just got
GOT_POINTS: Final = EVENTS.add("got-points", seat=SEAT, points=AMOUNT)
PAID: Final = EVENTS.add("paid", seat=SEAT, corn=AMOUNT, jade=AMOUNT, prisoners=AMOUNT)
USED_POWER: Final = EVENTS.add("used-power", seat=SEAT, power=POWER)
MOVED: Final = EVENTS.add("moved", seat=SEAT, army=ARMY, start=PLACE, end=PLACE, corn=AMOUNT)
HELD: Final = EVENTS.add("held", seat=SEAT, army=ARMY)
ATTACKED: Final = EVENTS.add("attacked", seat=SEAT, other=SEAT, place=PLACE)
PLAYED: Final = EVENTS.add("played", seat=SEAT, card=CARD)
PLAYED_NONE: Final = EVENTS.add("played-none", seat=SEAT)
IGNORED: Final = EVENTS.add("ignored", seat=SEAT, creature=CREATURE)  # the creature of this seat
USED_CARD: Final = EVENTS.add("used-card", seat=SEAT, card=CARD)
USED_ABILITY: Final = EVENTS.add("used-ability", seat=SEAT, ability=ABILITY)
USED_CREATURE: Final = EVENTS.add("used-creature", seat=SEAT, creature=CREATURE)
USED_ADVISOR: Final = EVENTS.add("used-advisor", seat=SEAT, advisor=ADVISOR)
USED_UPGRADE: Final = EVENTS.add("used-upgrade", seat=SEAT, upgrade=UPGRADE)
USED: Final = {
    USE_CARD: USED_CARD, USE_ABILITY: USED_ABILITY, USE_CREATURE: USED_CREATURE, USE_ADVISOR: USED_ADVISOR,
    USE_UPGRADE: USED_UPGRADE,
}  # fmt: skip
CAPTURED: Final = EVENTS.add("captured", seat=SEAT, other=SEAT, warriors=AMOUNT)
CAPTURED_LEADER: Final = EVENTS.add("captured-leader", seat=SEAT, other=SEAT)
TOOK_TOKEN: Final = EVENTS.add("took-token", seat=SEAT, other=SEAT)
# The parts of a seat's strength: its card, its figures, its abilities with other effects, its creature.
STRENGTH: Final = EVENTS.add(
    "strength", seat=SEAT, total=AMOUNT, card=AMOUNT, figures=AMOUNT, effects=AMOUNT, creature=AMOUNT
)
BEAT: Final = EVENTS.add("beat", seat=SEAT, other=SEAT)
TIED: Final = EVENTS.add("tied", seat=SEAT, other=SEAT)
DESTROYED: Final = EVENTS.add("destroyed", seat=SEAT, other=SEAT, army=ARMY)
FORMED_ANEW: Final = EVENTS.add("formed-anew", seat=SEAT, army=ARMY, warriors=AMOUNT)
EXPELLED: Final = EVENTS.add("expelled", seat=SEAT, other=SEAT)
PLACED: Final = EVENTS.add("placed", seat=SEAT, army=ARMY, place=PLACE)
TOOK_CARD: Final = EVENTS.add("took-card", seat=SEAT, other=SEAT, card=CARD)
CARD_BACK: Final = EVENTS.add("card-back", seat=SEAT, card=CARD)
CARD_AWAY: Final = EVENTS.add("card-away", seat=SEAT, card=CARD, fate=FATE)
CITY_ACTIVATED: Final = EVENTS.add("city-activated", seat=SEAT, place=PLACE)
REWARDED: Final = EVENTS.add("rewarded", seat=SEAT, place=PLACE, reward=REWARD_SLOT)
DECLINED: Final = EVENTS.add("declined", seat=SEAT)
DREW: Final = EVENTS.add("drew", seat=SEAT)
GOT_CARD: Final = EVENTS.add("got-card", seat=SEAT, card=CARD)
KEPT: Final = EVENTS.add("kept", seat=SEAT)
RESHUFFLED: Final = EVENTS.add("reshuffled", amount=AMOUNT)
NO_CARDS: Final = EVENTS.add("no-cards", seat=SEAT)
SACRIFICES: Final = EVENTS.add("sacrifices", round=ROUND_NUMBER)
OFFERED: Final = EVENTS.add(
    "offered", seat=SEAT, prisoners=AMOUNT, jade=AMOUNT, corn=AMOUNT, tokens=AMOUNT, points=AMOUNT
)
ADVANCED: Final = EVENTS.add("advanced", seat=SEAT, marker=AMOUNT)
CLIMBED: Final = EVENTS.add("climbed", seat=SEAT, step=LEVEL, upgrade=UPGRADE)
SCORED: Final = EVENTS.add("scored", seat=SEAT, sacrifice=AMOUNT, pyramid=AMOUNT, points=AMOUNT)
EVOLVED: Final = EVENTS.add("evolved", seat=SEAT, column=COLUMN, row=AMOUNT)
FELL_BACK: Final = EVENTS.add("fell-back", seat=SEAT, marker=AMOUNT)
CALENDAR: Final = EVENTS.add("calendar", round=ROUND_NUMBER)
RETURNED: Final = EVENTS.add("returned", seat=SEAT, creature=CREATURE)
JADE_LAID: Final = EVENTS.add("jade-laid", place=PLACE, jade=AMOUNT)
HANDED: Final = EVENTS.add("handed", seat=SEAT, other=SEAT)
FINALE: Final = EVENTS.add("finale")
BONUS_TAKEN: Final = EVENTS.add("bonus-taken", seat=SEAT, bonus=BONUS_KIND, points=AMOUNT)
STORES: Final = EVENTS.add("stores", seat=SEAT, jade=AMOUNT, corn=AMOUNT, cards=AMOUNT, points=AMOUNT)
WON: Final = EVENTS.add("won", seat=SEAT, points=AMOUNT, decided=DECIDED)
SHARED_WIN: Final = EVENTS.add("shared", seat=SEAT, points=AMOUNT)

# What begins a part of the account, what is told in one sentence, and what goes without saying.
TELLINGS: Final = {
    ROUND: Telling("round"), TURN: Telling("turn", implied_by=ANYTHING),
    SACRIFICES: Telling("sacrifices", implied_by=ANYTHING), CALENDAR: Telling("calendar", implied_by=ANYTHING),
    FINALE: Telling("end"),
    ADVISED: Telling(merges=True, each=("advisor",)),
    LED: Telling(implied_by=MOVED), IDLE: Telling(implied_by=ANYTHING),
    CITY_ACTIVATED: Telling(implied_by=REWARDED),
    GOT_CORN: Telling(merges=True, sums=("amount",)),
    GOT_JADE: Telling(merges=True, sums=("amount",), implied_by=COLLECTED),
    DREW: Telling(merges=True, implied_by=GOT_CARD), KEPT: Telling(implied_by=GOT_CARD),
    EVOLVED: Telling(merges=True, each=("column", "row")),
    JADE_LAID: Telling(merges=True, each=("place", "jade")),
}  # fmt: skip
