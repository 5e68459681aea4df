"""What can be chosen, and what can be told, with the words for it."""

from typing import Final

from patolli.core.choice import Domain, Vocabulary, numbers
from patolli.core.event import ANYTHING, Telling

SEATS: Final = 5
SEAT = numbers("seat", 0, SEATS - 1)
AMOUNT = numbers("amount", 0, 999)
SPACE = numbers("space", 0, 12)
DAYS = numbers("days", 0, 2)

PALENQUE, YAXCHILAN, TIKAL, UXMAL, CHICHEN = range(5)
GEAR = Domain("gear", ("palenque", "yaxchilan", "tikal", "uxmal", "chichen_itza"), spoken=True)
CHAAC, QUETZALCOATL, KUKULKAN = range(3)
TEMPLE = Domain("temple", ("chaac", "quetzalcoatl", "kukulkan"), spoken=True)
WOOD, STONE, GOLD = range(3)
BLOCK = Domain("block", ("wood", "stone", "gold"), spoken=True)
CORN, SKULL = 3, 4
MATERIAL = Domain("material", ("wood", "stone", "gold", "corn", "skull"), spoken=True)
AGRICULTURE, EXTRACTION, ARCHITECTURE, THEOLOGY = range(4)
TRACK = Domain("track", ("agriculture", "extraction", "architecture", "theology"), spoken=True)
HARVEST_WOOD, HARVEST_CORN, BURN = range(3)
HARVEST = Domain("harvest", ("wood", "corn", "burn"), spoken=True)

BUILDING = Domain(
    "building",
    (
        *("a1_small_farm", "a1_common_farm", "a1_grave_brown_yellow", "a1_grave_brown_green", "a1_grave_builder"),
        *("a1_municipal_agriculture", "a1_municipal_agriculture_stone", "a1_municipal_extraction_corn"),
        *("a1_municipal_extraction_gold", "a1_shrine_architecture", "a1_shrine_theology_green"),
        *("a2_large_farm", "a2_grave_trade", "a2_grave_worker", "a2_grave_points", "a2_grave_action"),
        *("a2_grave_three_temples", "a2_municipal_tech_stone", "a2_municipal_tech_gold", "a2_municipal_tech_corn"),
        *("a2_municipal_tech_skull", "a2_shrine_brown", "a2_shrine_green", "a2_shrine_yellow"),
        *("a2_shrine_architecture", "a2_shrine_theology", "a2_shrine_two_techs"),
        *("x1_farm_corn", "x1_grave_wood_skull", "x1_municipal_gold", "x1_shrine_stone"),
        *("x2_farm_harvest", "x2_grave_monument", "x2_municipal_exchange", "x2_shrine_skull"),
    ),
    spoken=True,
)
MONUMENT = Domain(
    "monument",
    (
        *("m01_graveyards", "m02_all_constructions", "m03_corn_tiles", "m04_wood_tiles", "m05_all_monuments"),
        *("m06_municipals", "m07_max_technologies", "m08_technology_levels", "m09_workers", "m10_shrines"),
        *("m11_temple_points", "m12_highest_temple", "m13_skulls", "m14_granary", "m15_quarters"),
    ),
    spoken=True,
)
WEALTH = Domain("wealth", (*(f"w{n:02}" for n in range(1, 22)), "w22_reservoir", "w23_mini2"), spoken=True)
TRIBE = Domain(
    "tribe",
    (
        *("ah_chuy_kak", "ahau_chamahez", "ahmakiq", "bacab", "balam", "cit_bolon_tum", "huracan", "itzamna", "ixtab"),
        *("vacub_caquix", "xaman_ek", "yaluk", "yumkaax", "ek_chuah"),
    ),
    spoken=True,
)
AH_CHUY_KAK, AHAU_CHAMAHEZ, AHMAKIQ, BACAB, BALAM, CIT_BOLON_TUM, HURACAN = range(7)
ITZAMNA, IXTAB, VACUB_CAQUIX, XAMAN_EK, YALUK, YUMKAAX, EK_CHUAH = range(7, 14)
PROPHECY = Domain(
    "prophecy",
    (
        *("wrathful_gods", "angry_god_chaac", "angry_god_quetzalcoatl", "angry_god_kukulkan", "forest_fires"),
        *("drought", "gold_shortage", "desecration", "teacher_shortage", "forgotten_lore", "crowded_cities"),
        *("hunger", "high_floodwaters"),
    ),
    spoken=True,
)
WRATHFUL_GODS, ANGRY_CHAAC, ANGRY_QUETZALCOATL, ANGRY_KUKULKAN, FOREST_FIRES, DROUGHT = range(6)
GOLD_SHORTAGE, DESECRATION, TEACHER_SHORTAGE, FORGOTTEN_LORE, CROWDED_CITIES, HUNGER, HIGH_FLOODWATERS = range(6, 13)
QUICK = Domain(
    "quick",
    ("qa_corn", "qa_wood_corn", "qa_stone", "qa_gold", "qa_technology", "qa_trade", "qa_build"),
    spoken=True,
)
DECIDED = Domain("decided", ("points", "workers"))  # by what the game was won

CHOICES = Vocabulary()
# Chance
FIRST: Final = CHOICES.add("first", seat=SEAT)
REVEAL: Final = CHOICES.add("reveal", building=BUILDING)
REVEAL_MONUMENT: Final = CHOICES.add("reveal-monument", monument=MONUMENT)
FORETELL: Final = CHOICES.add("foretell", prophecy=PROPHECY)
LAY_OUT: Final = CHOICES.add("lay-out", quick=QUICK)
DEAL: Final = CHOICES.add("deal", wealth=WEALTH)
DEAL_TRIBE: Final = CHOICES.add("deal-tribe", tribe=TRIBE)
DRAW: Final = CHOICES.add("draw", wealth=WEALTH)
# Set-up, in secret
JOIN: Final = CHOICES.add("join", tribe=TRIBE)
KEEP: Final = CHOICES.add("keep", wealth=WEALTH)
# A turn
BEG: Final = CHOICES.add("beg", temple=TEMPLE)
PASS: Final = CHOICES.add("pass")
PLACE: Final = CHOICES.add("place", gear=GEAR)
PLACE_CHEAP: Final = CHOICES.add("place-for-three", gear=GEAR)
PLACE_SKIP: Final = CHOICES.add("place-skipping", gear=GEAR)
PLACE_MERCY: Final = CHOICES.add("place-in-mercy", gear=GEAR)
PLACE_START: Final = CHOICES.add("place-start")
PLACE_QUICK: Final = CHOICES.add("place-quick")
PICK: Final = CHOICES.add("pick", gear=GEAR, space=SPACE)
END: Final = CHOICES.add("end")
# With a worker in hand
ACT: Final = CHOICES.add("act", gear=GEAR, space=SPACE)
ACT_AHEAD: Final = CHOICES.add("act-ahead", gear=GEAR, space=SPACE)
NOTHING: Final = CHOICES.add("nothing")
HARVESTING: Final = CHOICES.add("harvest", harvest=HARVEST)
ADVANCE: Final = CHOICES.add("advance", track=TRACK)
BONUS: Final = CHOICES.add("bonus", track=TRACK)
LOWER: Final = CHOICES.add("lower", track=TRACK)
RENOVATE: Final = CHOICES.add("renovate", building=BUILDING)
BUILD: Final = CHOICES.add("build", building=BUILDING)
BUILD_PLAIN: Final = CHOICES.add("build-plain", building=BUILDING)
BUILD_MONUMENT: Final = CHOICES.add("build-monument", monument=MONUMENT)
SAVE: Final = CHOICES.add("save", block=BLOCK)
PAY: Final = CHOICES.add("pay", block=BLOCK)
TAKE: Final = CHOICES.add("take", block=BLOCK)
TAKE_GOLD: Final = CHOICES.add("take-gold", amount=AMOUNT)
UP: Final = CHOICES.add("up", temple=TEMPLE)
DOWN: Final = CHOICES.add("down", temple=TEMPLE)
LEAVE_OUT: Final = CHOICES.add("leave-out", temple=TEMPLE)
SELL: Final = CHOICES.add("sell", block=BLOCK)
BUY: Final = CHOICES.add("buy", block=BLOCK)
DECLINE: Final = CHOICES.add("decline")
# At any moment of one's turn, by tribe
XAMAN_SELL: Final = CHOICES.add("sell-one", block=BLOCK)
BORROW: Final = CHOICES.add("borrow", block=BLOCK)
REPAY: Final = CHOICES.add("repay", block=BLOCK)
# The calendar
TURN_CALENDAR: Final = CHOICES.add("turn", days=DAYS)

EVENTS = Vocabulary()
BEGAN: Final = EVENTS.add("began", seat=SEAT)
SHOWN: Final = EVENTS.add("shown", building=BUILDING)
SHOWN_MONUMENT: Final = EVENTS.add("shown-monument", monument=MONUMENT)
FORETOLD: Final = EVENTS.add("foretold", prophecy=PROPHECY, quarter=AMOUNT)
LAID_OUT: Final = EVENTS.add("laid-out", quick=QUICK, day=AMOUNT)
DEALT: Final = EVENTS.add("dealt", seat=SEAT, wealth=WEALTH)
DEALT_TRIBE: Final = EVENTS.add("dealt-tribe", seat=SEAT, tribe=TRIBE)
DUMMY_PLACED: Final = EVENTS.add("dummy-placed", gear=GEAR, space=SPACE)
DUMMY_QUICK: Final = EVENTS.add("dummy-quick", spaces=AMOUNT)
JOINED: Final = EVENTS.add("joined", seat=SEAT, tribe=TRIBE)
KEPT: Final = EVENTS.add("kept", seat=SEAT, wealth=WEALTH)
DRAINED: Final = EVENTS.add("drained", seat=SEAT, corn=AMOUNT)  # by the Reservoir
TURN_BEGAN: Final = EVENTS.add("turn-began", seat=SEAT, day=AMOUNT)
TOPPED_UP: Final = EVENTS.add("topped-up", seat=SEAT)
BEGGED: Final = EVENTS.add("begged", seat=SEAT, temple=TEMPLE, corn=AMOUNT)
PASSED: Final = EVENTS.add("passed", seat=SEAT, corn=AMOUNT)
PLACED: Final = EVENTS.add("placed", seat=SEAT, gear=GEAR, space=SPACE, cost=AMOUNT)
PLACED_START: Final = EVENTS.add("placed-start", seat=SEAT, cost=AMOUNT)
PLACED_QUICK: Final = EVENTS.add("placed-quick", seat=SEAT, cost=AMOUNT)
START_CORN: Final = EVENTS.add("start-corn", seat=SEAT, corn=AMOUNT)
QUICK_DONE: Final = EVENTS.add("quick-done", seat=SEAT, quick=QUICK)
PICKED: Final = EVENTS.add("picked", seat=SEAT, gear=GEAR, space=SPACE)
IDLED: Final = EVENTS.add("idled", seat=SEAT, gear=GEAR, space=SPACE)
ACTED: Final = EVENTS.add("acted", seat=SEAT, gear=GEAR, space=SPACE, cost=AMOUNT)  # not the worker’s own space
GAINED: Final = EVENTS.add("gained", seat=SEAT, amount=AMOUNT, material=MATERIAL)
PAID: Final = EVENTS.add("paid", seat=SEAT, amount=AMOUNT, material=MATERIAL)
SOLD: Final = EVENTS.add("sold", seat=SEAT, amount=AMOUNT, block=BLOCK, corn=AMOUNT)
BOUGHT: Final = EVENTS.add("bought", seat=SEAT, amount=AMOUNT, block=BLOCK, corn=AMOUNT)
HARVESTED: Final = EVENTS.add("harvested", seat=SEAT, space=SPACE, harvest=HARVEST, amount=AMOUNT)
ROSE: Final = EVENTS.add("rose", seat=SEAT, temple=TEMPLE)
SANK: Final = EVENTS.add("sank", seat=SEAT, temple=TEMPLE)
LIGHTENED: Final = EVENTS.add("lightened", seat=SEAT)
LEARNED: Final = EVENTS.add("learned", seat=SEAT, track=TRACK, level=AMOUNT)
FORGOT: Final = EVENTS.add("forgot", seat=SEAT, track=TRACK, level=AMOUNT)
MASTERED: Final = EVENTS.add("mastered", seat=SEAT, track=TRACK)
RENOVATED: Final = EVENTS.add("renovated", seat=SEAT, building=BUILDING)
BUILT: Final = EVENTS.add("built", seat=SEAT, building=BUILDING)
BUILT_MONUMENT: Final = EVENTS.add("built-monument", seat=SEAT, monument=MONUMENT)
SCORED: Final = EVENTS.add("scored", seat=SEAT, points=AMOUNT)
SKULL_PLACED: Final = EVENTS.add("skull-placed", seat=SEAT, space=SPACE)
NEW_WORKER: Final = EVENTS.add("new-worker", seat=SEAT)
BORROWED: Final = EVENTS.add("borrowed", seat=SEAT, block=BLOCK)
REPAID: Final = EVENTS.add("repaid", seat=SEAT, block=BLOCK)
CORN_ADDED: Final = EVENTS.add("corn-added", day=AMOUNT, corn=AMOUNT)
NEW_START: Final = EVENTS.add("new-start", seat=SEAT, day=AMOUNT)
HURRIED: Final = EVENTS.add("hurried", seat=SEAT)
PUSHED_OFF: Final = EVENTS.add("pushed-off", seat=SEAT, gear=GEAR)
FOOD_DAY: Final = EVENTS.add("food-day", number=AMOUNT)
BORE: Final = EVENTS.add("bore", seat=SEAT, building=BUILDING)  # a building that gives something on Food Days
TEMPLES_GAVE: Final = EVENTS.add("temples-gave")
FED: Final = EVENTS.add("fed", seat=SEAT, workers=AMOUNT, corn=AMOUNT)
STARVED: Final = EVENTS.add("starved", seat=SEAT, workers=AMOUNT, points=AMOUNT)
TEMPLE_POINTS: Final = EVENTS.add("temple-points", seat=SEAT, temple=TEMPLE, points=AMOUNT)
TEMPLE_LOSS: Final = EVENTS.add("temple-loss", seat=SEAT, temple=TEMPLE, points=AMOUNT)
LED: Final = EVENTS.add("led", seat=SEAT, temple=TEMPLE, points=AMOUNT, tied=AMOUNT)  # with so many others
NO_SKULLS: Final = EVENTS.add("no-skulls")
NEW_AGE: Final = EVENTS.add("new-age")
PROPHECY_CAME: Final = EVENTS.add("prophecy-came", prophecy=PROPHECY)
FULFILLED: Final = EVENTS.add("fulfilled", seat=SEAT, prophecy=PROPHECY, reached=AMOUNT, points=AMOUNT)
FAILED: Final = EVENTS.add("failed", seat=SEAT, prophecy=PROPHECY, reached=AMOUNT, points=AMOUNT)
DEBT_PAID: Final = EVENTS.add("debt-paid", seat=SEAT, corn=AMOUNT, points=AMOUNT)
QUICK_NOW: Final = EVENTS.add("quick-now", quick=QUICK)
MONUMENT_POINTS: Final = EVENTS.add("monument-points", seat=SEAT, monument=MONUMENT, points=AMOUNT)
# Stores are worth whole points and quarters of a point.
STORES: Final = EVENTS.add("stores", seat=SEAT, corn=AMOUNT, skulls=AMOUNT, points=AMOUNT, quarters=AMOUNT)
FINALE: Final = EVENTS.add("finale")
WON: Final = EVENTS.add("won", seat=SEAT, decided=DECIDED)
SHARED_WIN: Final = EVENTS.add("shared", seat=SEAT)

# What begins a part of the account, and what is told in one sentence.
TELLINGS: Final = {
    TURN_BEGAN: Telling("turn", implied_by=ANYTHING), FOOD_DAY: Telling("food-day", implied_by=ANYTHING),
    CORN_ADDED: Telling("evening"), NEW_START: Telling("evening"),
    FINALE: Telling("finale"), WON: Telling("end", again=True), SHARED_WIN: Telling("end", again=True),
    SHOWN: Telling(merges=True, each=("building",)), SHOWN_MONUMENT: Telling(merges=True, each=("monument",)),
    FORETOLD: Telling(merges=True, each=("prophecy", "quarter")), LAID_OUT: Telling(merges=True, each=("quick", "day")),
    DUMMY_PLACED: Telling(merges=True, each=("gear", "space")),
    PLACED: Telling(merges=True, each=("gear", "space"), sums=("cost",)), PICKED: Telling(implied_by=IDLED),
    GAINED: Telling(merges=True, each=("material",), sums=("amount",)),
    PAID: Telling(merges=True, each=("material",), sums=("amount",)),
    SOLD: Telling(merges=True, each=("block",), sums=("amount", "corn")),
    BOUGHT: Telling(merges=True, each=("block",), sums=("amount", "corn")),
    BORROWED: Telling(merges=True, each=("block",)), REPAID: Telling(merges=True, each=("block",)),
    ROSE: Telling(merges=True, each=("temple",)), SANK: Telling(merges=True, each=("temple",)),
    LEARNED: Telling(merges=True, each=("track", "level")), SCORED: Telling(merges=True, sums=("points",)),
    PUSHED_OFF: Telling(merges=True, each=("gear",)),
    TEMPLE_POINTS: Telling(merges=True, each=("temple",), sums=("points",)),
    TEMPLE_LOSS: Telling(merges=True, each=("temple",), sums=("points",)),
    LED: Telling(merges=True, each=("temple", "tied"), sums=("points",)),
    MONUMENT_POINTS: Telling(merges=True, each=("monument",), sums=("points",)),
}  # fmt: skip
