"""What can be chosen, and what can be told, with the words for it."""

from typing import Final

from patolli.core.choice import Domain, Vocabulary, numbers
from patolli.core.event import Telling

COLUMNS: Final = 8
ROWS: Final = 5
HEXES: Final = COLUMNS * ROWS
SEATS: Final = 4

HEX = Domain("hex", tuple(f"{'abcdefgh'[col]}{row + 1}" for col in range(COLUMNS) for row in range(ROWS)))
SEAT = numbers("seat", 0, SEATS - 1)
ROTATION = numbers("rotation", 0, 5)
EXPLORER, LEADER = 0, 1
FIGURE = Domain("figure", ("explorer", "leader"), spoken=True)
LETTERS: Final = (("A", 6), ("B", 6), ("C", 5), ("D", 5), ("E", 5), ("F", 5), ("G", 4))
TILE = Domain("tile", tuple(f"{letter}{n + 1}" for letter, count in LETTERS for n in range(count)))
TERRAIN = Domain("terrain", ("jungle", "base", "temple", "clearing", "site", "volcano"), spoken=True)
TREASURES: Final = ("mask", "vessel", "necklace", "blade", "whistle", "shell", "mirror", "codex")
TREASURE = Domain("treasure", TREASURES, spoken=True)
AMOUNT = numbers("amount", 0, 999)
DECIDED = Domain("decided", ("points", "temple", "treasures"))  # by what the game was won

CHOICES = Vocabulary()
FIRST: Final = CHOICES.add("first", seat=SEAT)
REVEAL: Final = CHOICES.add("reveal", tile=TILE)
LAY: Final = CHOICES.add("lay", hex=HEX, rotation=ROTATION)
PLACE: Final = CHOICES.add("place", figure=FIGURE, hex=HEX)
WALK: Final = CHOICES.add("walk", figure=FIGURE, start=HEX, end=HEX)
TRAVEL: Final = CHOICES.add("travel", figure=FIGURE, start=HEX, end=HEX)
UNCOVER: Final = CHOICES.add("uncover", hex=HEX)
RECOVER: Final = CHOICES.add("recover", hex=HEX)
FIND: Final = CHOICES.add("find", treasure=TREASURE)
SWAP: Final = CHOICES.add("swap", seat=SEAT, give=TREASURE, get=TREASURE)
CAMP: Final = CHOICES.add("camp", hex=HEX)
GUARD: Final = CHOICES.add("guard", figure=FIGURE, hex=HEX)
END: Final = CHOICES.add("end")
BID: Final = CHOICES.add("bid", amount=AMOUNT)
PASS: Final = CHOICES.add("pass")
TAKE: Final = CHOICES.add("take", tile=TILE)

EVENTS = Vocabulary()
BEGAN: Final = EVENTS.add("began", seat=SEAT)
# A tile is told with its face: its terrain and the value of a temple or the treasures of a site (else 0).
REVEALED: Final = EVENTS.add("revealed", seat=SEAT, tile=TILE, terrain=TERRAIN, value=AMOUNT)
SHOWN: Final = EVENTS.add("shown", tile=TILE, terrain=TERRAIN, value=AMOUNT)
LAID: Final = EVENTS.add("laid", seat=SEAT, tile=TILE, terrain=TERRAIN, value=AMOUNT, hex=HEX)
NO_ROOM: Final = EVENTS.add("no-room", seat=SEAT, tile=TILE, terrain=TERRAIN, value=AMOUNT)
PLACED: Final = EVENTS.add("placed", seat=SEAT, figure=FIGURE, hex=HEX)
WALKED: Final = EVENTS.add("walked", seat=SEAT, figure=FIGURE, start=HEX, end=HEX, cost=AMOUNT)
TRAVELLED: Final = EVENTS.add("travelled", seat=SEAT, figure=FIGURE, start=HEX, end=HEX)
UNCOVERED: Final = EVENTS.add("uncovered", seat=SEAT, hex=HEX, value=AMOUNT)
RECOVERED: Final = EVENTS.add("recovered", seat=SEAT, hex=HEX, treasure=TREASURE, owned=AMOUNT)
SWAPPED: Final = EVENTS.add("swapped", seat=SEAT, other=SEAT, gave=TREASURE, got=TREASURE)
CAMPED: Final = EVENTS.add("camped", seat=SEAT, hex=HEX)
# Whether the leader goes out of play, as guard or with the others, and how many explorers leave the game.
GUARDED: Final = EVENTS.add("guarded", seat=SEAT, figure=FIGURE, hex=HEX, leader=AMOUNT, gone=AMOUNT)
ENDED: Final = EVENTS.add("ended", seat=SEAT, unused=AMOUNT)
ERUPTED: Final = EVENTS.add("erupted", seat=SEAT, round=AMOUNT)
SCORED: Final = EVENTS.add("scored", seat=SEAT, temples=AMOUNT, treasures=AMOUNT, points=AMOUNT)
ROUND: Final = EVENTS.add("round", round=AMOUNT)
OPENED: Final = EVENTS.add("opened", seat=SEAT, place=AMOUNT)
OFFERED: Final = EVENTS.add("offered", seat=SEAT, amount=AMOUNT)
PASSED: Final = EVENTS.add("passed", seat=SEAT)
BOUGHT: Final = EVENTS.add("bought", seat=SEAT, amount=AMOUNT)
GIVEN: Final = EVENTS.add("given", seat=SEAT)
LEFT_OVER: Final = EVENTS.add("left-over", seat=SEAT, tile=TILE, terrain=TERRAIN, value=AMOUNT)
TOOK: Final = EVENTS.add("took", seat=SEAT, tile=TILE, terrain=TERRAIN, value=AMOUNT)
FINALE: Final = EVENTS.add("finale")
WON: Final = EVENTS.add("won", seat=SEAT, points=AMOUNT, decided=DECIDED)
SHARED_WIN: Final = EVENTS.add("shared", seat=SEAT, points=AMOUNT)

# What begins a part of the account, and what is told in one sentence.
TELLINGS: Final = {
    REVEALED: Telling("turn", implied_by=LAID), TOOK: Telling("turn", implied_by=LAID), LEFT_OVER: Telling("turn"),
    LAID: Telling("turn", again=True),
    ERUPTED: Telling("scoring"), FINALE: Telling("finale"),
    ROUND: Telling("round"), OPENED: Telling("auction"),
    WON: Telling("end", again=True), SHARED_WIN: Telling("end", again=True),
    SHOWN: Telling(merges=True, each=("tile", "terrain", "value")),
    PLACED: Telling(merges=True), WALKED: Telling(merges=True, sums=("cost",), path=("start", "end")),
    TRAVELLED: Telling(merges=True), UNCOVERED: Telling(merges=True, each=("value",)),
    RECOVERED: Telling(merges=True, each=("treasure", "owned")),
}  # fmt: skip
