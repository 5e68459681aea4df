"""What can be chosen, and what can be told, with the words for it."""

from typing import Final

from patolli.core.choice import Domain, Vocabulary, numbers
from patolli.core.event import ANYTHING, Telling

SEATS: Final = 4
SECTORS: Final = 5
TERRACES: Final = ("top", "middle", "bottom")
TOP, MIDDLE, BOTTOM = range(3)

SEAT = numbers("seat", 0, SEATS - 1)
SECTOR = numbers("sector", 0, SECTORS - 1)
SPACE = Domain(
    "space", tuple(f"{row[0]}{n}{x}" for n in range(SECTORS) for row in ("Tab", "Mabc", "Babcd") for x in row[1:])
)
ICON = Domain("icon", tuple(f"i{n}{x:02}" for n in range(SECTORS) for x in range(1, 12)))
STAIR = Domain("stair", tuple(f"S{n}{x}" for n in range(SECTORS) for x in "ul"))
WORKER = Domain("worker", ("architect", "craftsman", "warrior", "courier", "priest"), spoken=True)
ARCHITECT, CRAFTSMAN, WARRIOR, COURIER, PRIEST = range(5)
RESOURCE = Domain("resource", ("potato", "corn", "stone", "gold"), spoken=True)
POTATO, CORN, STONE, GOLD = range(4)
GOOD = Domain("good", ("potato", "corn", "stone", "gold", "worker"), spoken=True)
GOD = Domain("god", ("inti", "quilla", "illapa", "pachamama", "cocha", "viracocha"), spoken=True)
GODS: Final = len(GOD)
STATUE = Domain("statue", tuple(f"{size}-{god}" for size in ("small", "large") for god in GOD.values), spoken=True)
CARD = Domain("card", tuple(f"G{n:02}" for n in range(1, 43)), spoken=True)
ARMY = Domain("army", tuple(f"A{n:02}" for n in range(1, 31)), spoken=True)
PRODUCTIONS: Final = 19
BUILDING = Domain("building", (*(f"P{n:02}" for n in range(1, 20)), *(f"Z{n:02}" for n in range(1, 21))), spoken=True)
TILE = Domain("tile", (*(f"SW{n:02}" for n in range(1, 5)), *(f"W{n:02}" for n in range(1, 32))), spoken=True)
PATTERN = Domain("pattern", ("steps", "waves", "condor", "puma", "llama", "sun", "star"), spoken=True)
EDGE = Domain("edge", ("gold", "stone", "potato", "god", "restore", "army", "climb", "vp"), spoken=True)
TASK = Domain(
    "task",
    ("potato", "corn", "stone", "gold", "weave", "statue", "stairs", "build", "train", "produce", "trade"),
    spoken=True,
)
T_WEAVE, T_STATUE, T_STAIRS, T_BUILD, T_TRAIN, T_PRODUCE, T_TRADE = range(4, 11)
ACTION = Domain("action", ("production", "worship", "offering", "conquest", "restoration"), spoken=True)
PRODUCTION, WORSHIP, OFFERING, CONQUEST_ACTION, RESTORATION = range(5)
REGION = Domain("region", ("chinchaysuyu", "antisuyu", "qullasuyu", "kuntisuyu"), spoken=True)
LAND = Domain("land", tuple(f"{region}-{n}" for region in REGION.values for n in range(1, 7)), spoken=True)
END = Domain("end", ("potato", "corn"), spoken=True)
SIDE = Domain("side", ("left", "right"), spoken=True)
LEFT, RIGHT = range(2)
EFFECT = Domain(
    "effect",
    (
        *("god-card", "army-draw", "weave", "worker", "step", "restore", "build", "statue", "stairs", "produce"),
        *("trade", "either"),
    ),
    spoken=True,
)
GOD_CARD, ARMY_DRAW, WEAVE, FREE_WORKER, STEP, RESTORE, BUILD, SMALL_STATUE, STAIRS, PRODUCE, TRADE, EITHER = range(12)
TAPESTRY = numbers("tapestry", 0, 34)
STEPS = numbers("steps", 0, 3)
SOME = numbers("some", 0, 8)
DIE = numbers("die", 0, 4)
AMOUNT = numbers("amount", 0, 999)
PERSONALITY = Domain("personality", ("1A", "1B", "2A", "2B"), spoken=True)
ROW = Domain("row", ("top", "middle", "bottom"), spoken=True)
CELL = numbers("cell", 0, 5)

# Where points come from; the ledger of a player has a number for each.
SOURCES: Final = (
    *("start", "used-stairs", "stairs", "statues", "production", "cards", "army", "matches", "temple", "conquest"),
    *("regions", "token", "buildings", "unpaid", "axomamma", "tapestries", "summit", "standing", "hand", "soldiers"),
    *("workers", "gold"),
)
SOURCE = Domain("source", SOURCES, spoken=True)
(
    BY_START, BY_USED_STAIRS, BY_STAIRS, BY_STATUES, BY_PRODUCTION, BY_CARDS, BY_ARMY, BY_MATCHES, BY_TEMPLE,
    BY_CONQUEST, BY_REGIONS, BY_TOKEN, BY_BUILDINGS, BY_UNPAID, BY_AXOMAMMA, BY_TAPESTRIES, BY_SUMMIT, BY_STANDING,
    BY_HAND, BY_SOLDIERS, BY_WORKERS, BY_GOLD,
) = range(len(SOURCES))  # fmt: skip

# Why Axomamma does what she does, and the rule that says so.
REASONS: Final = (
    ("start-tile", "TW-14.1.1"), ("start-goods", "TW-14.1.2"), ("start-workers", "TW-14.1.3"),
    ("start-priest", "TW-14.2"), ("tucked", "TW-14.4"), ("start-stairs", "TW-14.5"), ("personality", "TW-14.6"),
    ("personality-stop", "TW-14.8"), ("worker-bonus", "TW-14.9"), ("too-many-workers", "TW-14.9"),
    ("altar-point", "TW-14.10"), ("army-card", "TW-14.11"), ("potatoes", "TW-14.12"), ("statue-bonus", "TW-14.13"),
    ("stone-or-worker", "TW-14.14"),
    ("priest-production", "TW-14.17.2"), ("priest-worship", "TW-14.17.3"), ("priest-offering", "TW-14.17.1"),
    ("priest-conquest", "TW-14.17.4"), ("priest-restoration", "TW-14.17.5"), ("priest-extra", "TW-14.18"),
    ("produce", "TW-14.19.1"), ("keep-building", "TW-14.19.1"), ("offer", "TW-14.19.2"), ("worship", "TW-14.19.2"),
    ("conquer", "TW-14.19.3"), ("no-conquest", "TW-14.19.3"), ("casualty", "TW-14.19.4"), ("restore", "TW-14.19.5"),
    ("soldiers", "TW-14.19.6"), ("conquer-again", "TW-14.19.7"),
    ("die", "TW-14.20"), ("place", "TW-14.21"), ("no-space", "TW-14.22"), ("top-row", "TW-14.25"),
    ("cannot-pay", "TW-14.26"), ("weave", "TW-14.26.1"), ("buys-tile", "TW-14.26.2"), ("statue", "TW-14.26.4"),
    ("build", "TW-14.26.5"), ("stairs", "TW-14.26.6"), ("bottom-row", "TW-14.27"), ("skipped", "TW-14.27"),
    ("personality-statue", "TW-14.28.1"), ("personality-weave", "TW-14.28.2"), ("personality-step", "TW-14.28.3"),
    ("personality-building", "TW-14.28.4"), ("no-workers", "TW-14.29"), ("ceremony-weavings", "TW-14.30.1"),
    ("ceremony-behind", "TW-14.30.3"), ("last-actions", "TW-14.31"), ("conquest-bonus", "TW-14.38"),
    ("tokens", "TW-14.40"), ("hard-climb", "TW-14.34.1"), ("hard-priest", "TW-14.34.4"),
    ("hard-weavings", "TW-14.34.5"), ("hard-no-workers", "TW-14.34.6"), ("hard-resources", "TW-14.34.7"),
)  # fmt: skip
REASON = Domain("reason", tuple(reason for reason, _ in REASONS), spoken=True)
RULE = Domain("rule", tuple(dict.fromkeys(rule for _, rule in REASONS)))
RULE_OF: Final = {REASON.index[reason]: RULE.index[rule] for reason, rule in REASONS}
DECIDED = Domain("decided", ("points", "resources"))  # by what the game was won

CHOICES = Vocabulary()
# Chance
FIRST: Final = CHOICES.add("first", seat=SEAT)
TURN_CORICANCHA: Final = CHOICES.add("coricancha", sector=SECTOR)
BAG: Final = CHOICES.add("bag", worker=WORKER)
DEAL: Final = CHOICES.add("deal", card=CARD)
DRAW_GOD: Final = CHOICES.add("draw-god", card=CARD)
DRAW_ARMY: Final = CHOICES.add("draw-army", army=ARMY)
REVEAL: Final = CHOICES.add("reveal", building=BUILDING)
SHOW: Final = CHOICES.add("show", tile=TILE)
ROLL: Final = CHOICES.add("roll", die=DIE)
TUCK_GOD: Final = CHOICES.add("tuck-god", god=GOD)
TUCK: Final = CHOICES.add("tuck", card=CARD)
DRAW_PERSONALITY: Final = CHOICES.add("personality", personality=PERSONALITY)
TURN_UP: Final = CHOICES.add("turn-up")
ANY_TILE: Final = CHOICES.add("any-tile", tile=TILE)
ANY_WORKER: Final = CHOICES.add("any-worker", worker=WORKER)
ANY_SPACE: Final = CHOICES.add("any-space", space=SPACE)
ANY_STATUE: Final = CHOICES.add("any-statue", statue=STATUE)
ANY_BUILDING: Final = CHOICES.add("any-building", building=BUILDING)
ANY_LAND: Final = CHOICES.add("any-land", land=LAND)
# Set-up
RETURN_WORKER: Final = CHOICES.add("return", worker=WORKER)
PICK_TILE: Final = CHOICES.add("pick", tile=TILE)
KEEP_CARD: Final = CHOICES.add("keep", card=CARD)
SET_PRIEST: Final = CHOICES.add("set-priest", sector=SECTOR)
# The turn
PLACE: Final = CHOICES.add("place", worker=WORKER, space=SPACE)
PLACE_AS: Final = CHOICES.add("place-as", worker=WORKER, kind=WORKER, space=SPACE)
MOVE: Final = CHOICES.add("move", steps=STEPS)
MOVE_FOR_GOLD: Final = CHOICES.add("move-for-gold", steps=STEPS)
PRAY: Final = CHOICES.add("pray")
TRAIN: Final = CHOICES.add("train")
HIRE: Final = CHOICES.add("hire", worker=WORKER)
# At any moment of one's own turn
SPEND_ARMY: Final = CHOICES.add("spend-army", army=ARMY)
EXCHANGE: Final = CHOICES.add("exchange", give=RESOURCE, get=RESOURCE)
BUY_CARD: Final = CHOICES.add("buy-card")
# Placement
USE_CARD: Final = CHOICES.add("use-card", card=CARD)
USE_GOLD: Final = CHOICES.add("use-gold")
PAY: Final = CHOICES.add("pay", potato=SOME, corn=SOME, stone=SOME, gold=SOME)
RECALL: Final = CHOICES.add("recall", space=SPACE)
CARD_BONUS: Final = CHOICES.add("card-bonus")
MORE_TASKS: Final = CHOICES.add("more-tasks")
DO_TASK: Final = CHOICES.add("do", task=TASK, icon=ICON)
STOP: Final = CHOICES.add("stop")
DECLINE: Final = CHOICES.add("decline")
# What tasks, bonuses and actions ask
PART: Final = CHOICES.add("part", effect=EFFECT)
TAKE_GOOD: Final = CHOICES.add("take-good", good=GOOD)
TAKE_CARD: Final = CHOICES.add("take-card", card=CARD)
FROM_DECK: Final = CHOICES.add("from-deck")
TOSS_ARMY: Final = CHOICES.add("toss-army", army=ARMY)
TAKE_NOMAD: Final = CHOICES.add("nomad", worker=WORKER)
BUILD_STAIRS: Final = CHOICES.add("build-stairs", stair=STAIR)
ERECT: Final = CHOICES.add("erect", statue=STATUE)
BUILD_HOUSE: Final = CHOICES.add("build", building=BUILDING)
SWAP: Final = CHOICES.add("swap", card=CARD)
REMOVE: Final = CHOICES.add("remove", building=BUILDING)
PUT_BACK: Final = CHOICES.add("put-back", tile=TILE)
BUY_TILE: Final = CHOICES.add("buy-tile", tile=TILE)
TOP_TILE: Final = CHOICES.add("top-tile")
TILE_BENEATH: Final = CHOICES.add("tile-beneath")
ATTACH: Final = CHOICES.add("attach", tapestry=TAPESTRY, side=SIDE)
NEW_TAPESTRY: Final = CHOICES.add("new-tapestry")
PRODUCE_WITH: Final = CHOICES.add("produce", building=BUILDING)
RESTORE_BUILDING: Final = CHOICES.add("restore", building=BUILDING)
RESTORE_ARMY: Final = CHOICES.add("restore-army", army=ARMY)
OFFER_STATUE: Final = CHOICES.add("offer-statue", statue=STATUE)
OFFER_CORN: Final = CHOICES.add("offer-corn", steps=STEPS)
SEND: Final = CHOICES.add("send", end=END)
PLAY_ARMY: Final = CHOICES.add("play-army", army=ARMY)
CONQUER: Final = CHOICES.add("conquer", land=LAND)
TURN_DOWN: Final = CHOICES.add("turn-down", army=ARMY)
LOSE_ARMY: Final = CHOICES.add("lose", army=ARMY)
# End of turn and ceremony
HIRE_VILLAGER: Final = CHOICES.add("hire-villager", end=END)
DISMISS: Final = CHOICES.add("dismiss", worker=WORKER)
COVER: Final = CHOICES.add("cover", gold=AMOUNT)
PLAY_CARD: Final = CHOICES.add("play-card", card=CARD)

EVENTS = Vocabulary()
# Set-up
BEGAN: Final = EVENTS.add("began", seat=SEAT)
TURNED: Final = EVENTS.add("turned", sector=SECTOR, action=ACTION)
DRAFTED: Final = EVENTS.add("drafted", seat=SEAT, worker=WORKER)
RETURNED: Final = EVENTS.add("returned", seat=SEAT, worker=WORKER)
VILLAGER: Final = EVENTS.add("villager", worker=WORKER)
NOMAD: Final = EVENTS.add("nomad", worker=WORKER)
BLOCKED: Final = EVENTS.add("blocked", worker=WORKER, space=SPACE)
REVEALED: Final = EVENTS.add("revealed", building=BUILDING)
SHOWN: Final = EVENTS.add("shown", tile=TILE)
PICKED: Final = EVENTS.add("picked", seat=SEAT, tile=TILE)
DEALT: Final = EVENTS.add("dealt", seat=SEAT, card=CARD)
PLAYED: Final = EVENTS.add("played", seat=SEAT, card=CARD)
KEPT: Final = EVENTS.add("kept", seat=SEAT, card=CARD)
PRIEST_SET: Final = EVENTS.add("priest-set", seat=SEAT, sector=SECTOR, action=ACTION)
# Turns
TURN: Final = EVENTS.add("turn", seat=SEAT)
GAINED: Final = EVENTS.add("gained", seat=SEAT, amount=AMOUNT, resource=RESOURCE)
PAID: Final = EVENTS.add("paid", seat=SEAT, amount=AMOUNT, resource=RESOURCE)
EXCHANGED: Final = EVENTS.add("exchanged", seat=SEAT, give=RESOURCE, get=RESOURCE)
SCORED: Final = EVENTS.add("scored", seat=SEAT, points=AMOUNT, source=SOURCE)
LOST: Final = EVENTS.add("lost", seat=SEAT, points=AMOUNT, source=SOURCE)
PLACED: Final = EVENTS.add("placed", seat=SEAT, worker=WORKER, space=SPACE)
PLACED_AS: Final = EVENTS.add("placed-as", seat=SEAT, worker=WORKER, kind=WORKER, space=SPACE)
SPENT_CARD: Final = EVENTS.add("spent-card", seat=SEAT, card=CARD)
RECALLED: Final = EVENTS.add("recalled", seat=SEAT, worker=WORKER, space=SPACE)
TASKS: Final = EVENTS.add("tasks", seat=SEAT, tasks=AMOUNT)
TASK_DONE: Final = EVENTS.add("task-done", seat=SEAT, task=TASK)
TASKS_LEFT: Final = EVENTS.add("tasks-left", seat=SEAT, tasks=AMOUNT)
BONUS_USED: Final = EVENTS.add("bonus-used", seat=SEAT, card=CARD)
MOVED: Final = EVENTS.add("moved", seat=SEAT, sector=SECTOR, action=ACTION)
TOOK_GOLD: Final = EVENTS.add("took-gold", seat=SEAT)
MISSED: Final = EVENTS.add("missed", seat=SEAT, effect=EFFECT)
# Cards
TOOK_CARD: Final = EVENTS.add("took-card", seat=SEAT, card=CARD)
DREW: Final = EVENTS.add("drew", seat=SEAT)
DREW_CARD: Final = EVENTS.add("drew-card", seat=SEAT, card=CARD)
DREW_ARMY: Final = EVENTS.add("drew-army", seat=SEAT)
DREW_ARMY_CARD: Final = EVENTS.add("drew-army-card", seat=SEAT, army=ARMY)
TOSSED: Final = EVENTS.add("tossed", seat=SEAT, army=ARMY)
SPENT_ARMY: Final = EVENTS.add("spent-army", seat=SEAT, army=ARMY)
TO_ALTAR: Final = EVENTS.add("to-altar", card=CARD)
ALTAR_CLEARED: Final = EVENTS.add("altar-cleared")
UNDER_DECK: Final = EVENTS.add("under-deck", card=CARD)
ARMY_RENEWED: Final = EVENTS.add("army-renewed")
# Pieces
STAIRS_BUILT: Final = EVENTS.add("stairs-built", seat=SEAT, stair=STAIR)
ERECTED: Final = EVENTS.add("erected", seat=SEAT, statue=STATUE)
OFFERED: Final = EVENTS.add("offered", seat=SEAT, statue=STATUE)
BUILT: Final = EVENTS.add("built", seat=SEAT, building=BUILDING)
REMOVED: Final = EVENTS.add("removed", seat=SEAT, building=BUILDING)
WOVE: Final = EVENTS.add("wove", seat=SEAT, tile=TILE)
ATTACHED: Final = EVENTS.add("attached", seat=SEAT, tile=TILE, tapestry=TAPESTRY, side=SIDE)
BEGAN_TAPESTRY: Final = EVENTS.add("began-tapestry", seat=SEAT, tile=TILE, tapestry=TAPESTRY)
MATCHED: Final = EVENTS.add("matched", seat=SEAT, edge=EDGE)
PUT_UNDER: Final = EVENTS.add("put-under", tile=TILE)
CLIMBED: Final = EVENTS.add("climbed", seat=SEAT, step=AMOUNT)
PRODUCED: Final = EVENTS.add("produced", seat=SEAT, building=BUILDING)
RESTORED: Final = EVENTS.add("restored", seat=SEAT, building=BUILDING)
RESTORED_ARMY: Final = EVENTS.add("restored-army", seat=SEAT, army=ARMY)
CASUALTY: Final = EVENTS.add("casualty", seat=SEAT, worker=WORKER, total=AMOUNT)
PLAYED_ARMY: Final = EVENTS.add("played-army", seat=SEAT, army=ARMY)
CONQUERED: Final = EVENTS.add("conquered", seat=SEAT, land=LAND)
TURNED_DOWN: Final = EVENTS.add("turned-down", seat=SEAT, army=ARMY)
LOST_ARMY: Final = EVENTS.add("lost-army", seat=SEAT, army=ARMY)
HIRED: Final = EVENTS.add("hired", seat=SEAT, worker=WORKER)
HIRED_VILLAGER: Final = EVENTS.add("hired-villager", seat=SEAT, worker=WORKER)
DISMISSED: Final = EVENTS.add("dismissed", seat=SEAT, worker=WORKER)
# Ceremonies and the end
TOOK_TOKEN: Final = EVENTS.add("took-token", seat=SEAT, number=AMOUNT)
CEREMONY: Final = EVENTS.add("ceremony", number=AMOUNT)
LAST_CEREMONY_NEAR: Final = EVENTS.add("last-ceremony-near", seat=SEAT)
REGION_WON: Final = EVENTS.add("region-won", seat=SEAT, region=REGION, points=AMOUNT)
FED: Final = EVENTS.add("fed", seat=SEAT, cards=AMOUNT, missing=AMOUNT)
CEREMONIAL: Final = EVENTS.add("ceremonial", seat=SEAT, cards=AMOUNT)
FINALE: Final = EVENTS.add("finale")
WON: Final = EVENTS.add("won", seat=SEAT, points=AMOUNT, decided=DECIDED)
SHARED_WIN: Final = EVENTS.add("shared", seat=SEAT, points=AMOUNT)
SOLO_LOST: Final = EVENTS.add("solo-lost", seat=SEAT, points=AMOUNT, hers=AMOUNT)
# Axomamma
AXOMAMMA: Final = EVENTS.add("axomamma", seat=SEAT, reason=REASON, rule=RULE)
ROLLED: Final = EVENTS.add("rolled", die=DIE)
TUCKED: Final = EVENTS.add("tucked", slot=DIE, god=GOD)
PERSONALITY_DRAWN: Final = EVENTS.add("personality-drawn", personality=PERSONALITY)
CELL_ACTED: Final = EVENTS.add("cell-acted", row=ROW, cell=CELL)
TOKEN_MOVED: Final = EVENTS.add("token-moved", die=DIE, row=ROW, cell=CELL)

# What begins a part of the account, and what is told in one sentence.
TELLINGS: Final = {
    BEGAN: Telling("setup"), TURN: Telling("turn", implied_by=ANYTHING),
    CEREMONY: Telling("ceremony", implied_by=ANYTHING), FINALE: Telling("finale"), AXOMAMMA: Telling(why=True),
    WON: Telling("end", again=True), SHARED_WIN: Telling("end", again=True), SOLO_LOST: Telling("end", again=True),
    TURNED: Telling(merges=True, each=("sector", "action")), PICKED: Telling(implied_by=BEGAN_TAPESTRY),
    VILLAGER: Telling(merges=True, each=("worker",)), NOMAD: Telling(merges=True, each=("worker",)),
    BLOCKED: Telling(merges=True, each=("worker", "space")), REVEALED: Telling(merges=True, each=("building",)),
    DRAFTED: Telling(merges=True, each=("worker",)), DEALT: Telling(merges=True, each=("card",)),
    PLAYED: Telling(merges=True, each=("card",)), KEPT: Telling(merges=True, each=("card",)),
    GAINED: Telling(merges=True, each=("resource",), sums=("amount",)),
    PAID: Telling(merges=True, each=("resource",), sums=("amount",)), SCORED: Telling(merges=True, sums=("points",)),
    DREW: Telling(merges=True, implied_by=DREW_CARD), DREW_ARMY: Telling(merges=True, implied_by=DREW_ARMY_CARD),
    MISSED: Telling(implied_by=ANYTHING),
    WOVE: Telling(implied_by=BEGAN_TAPESTRY), PUT_UNDER: Telling(merges=True, each=("tile",)),
    SHOWN: Telling(merges=True, each=("tile",)),
    RESTORED: Telling(merges=True, each=("building",)), RESTORED_ARMY: Telling(merges=True, each=("army",)),
    PLAYED_ARMY: Telling(merges=True, each=("army",)), TURNED_DOWN: Telling(merges=True, each=("army",)),
    LOST_ARMY: Telling(merges=True, each=("army",)), DISMISSED: Telling(merges=True, each=("worker",)),
    TUCKED: Telling(merges=True, each=("slot", "god")), TOKEN_MOVED: Telling(merges=True, each=("row", "cell")),
}  # fmt: skip
