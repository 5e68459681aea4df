"""What can be chosen, and what can be told, with the words for it."""

from typing import Final

from patolli.core.choice import Domain, Vocabulary, numbers

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
TREASURES: Final = ("mask", "vessel", "necklace", "blade", "whistle", "shell", "mirror", "codex")
TREASURE = Domain("treasure", TREASURES, spoken=True)
AMOUNT = numbers("amount", 0, 999)

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
REVEALED: Final = EVENTS.add("revealed", seat=SEAT, tile=TILE)
SHOWN: Final = EVENTS.add("shown", tile=TILE)
LAID: Final = EVENTS.add("laid", seat=SEAT, tile=TILE, hex=HEX)
NO_ROOM: Final = EVENTS.add("no-room", seat=SEAT, tile=TILE)
PLACED: Final = EVENTS.add("placed", seat=SEAT, figure=FIGURE, hex=HEX)
WALKED: Final = EVENTS.add("walked", seat=SEAT, figure=FIGURE, start=HEX, end=HEX, cost=AMOUNT)
TRAVELLED: Final = EVENTS.add("travelled", seat=SEAT, figure=FIGURE, start=HEX, end=HEX)
UNCOVERED: Final = EVENTS.add("uncovered", seat=SEAT, hex=HEX, value=AMOUNT)
RECOVERED: Final = EVENTS.add("recovered", seat=SEAT, hex=HEX, treasure=TREASURE, count=AMOUNT)
SWAPPED: Final = EVENTS.add("swapped", seat=SEAT, other=SEAT, gave=TREASURE, got=TREASURE)
CAMPED: Final = EVENTS.add("camped", seat=SEAT, hex=HEX)
GUARDED: Final = EVENTS.add("guarded", seat=SEAT, figure=FIGURE, hex=HEX, gone=AMOUNT)
ENDED: Final = EVENTS.add("ended", seat=SEAT, unused=AMOUNT)
ERUPTED: Final = EVENTS.add("erupted", seat=SEAT, round=AMOUNT)
SCORED: Final = EVENTS.add("scored", seat=SEAT, temples=AMOUNT, treasures=AMOUNT, points=AMOUNT)
ROUND: Final = EVENTS.add("round", round=AMOUNT)
OPENED: Final = EVENTS.add("opened", seat=SEAT, place=AMOUNT)
OFFERED: Final = EVENTS.add("offered", seat=SEAT, amount=AMOUNT)
PASSED: Final = EVENTS.add("passed", seat=SEAT)
BOUGHT: Final = EVENTS.add("bought", seat=SEAT, amount=AMOUNT)
GIVEN: Final = EVENTS.add("given", seat=SEAT)
LEFT_OVER: Final = EVENTS.add("left-over", seat=SEAT, tile=TILE)
TOOK: Final = EVENTS.add("took", seat=SEAT, tile=TILE)
FINALE: Final = EVENTS.add("finale")
WON: Final = EVENTS.add("won", seat=SEAT, points=AMOUNT)
SHARED_WIN: Final = EVENTS.add("shared", seat=SEAT, points=AMOUNT)
