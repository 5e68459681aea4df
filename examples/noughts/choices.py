"""What can be chosen, and what can happen."""

from patolli.core.choice import Domain, Vocabulary, numbers

SIDE = 3
SEAT = numbers("seat", 0, 1)
CELL = Domain("cell", tuple(f"{column}{row}" for row in range(1, SIDE + 1) for column in "abc"))

CHOICES = Vocabulary()
MARK = CHOICES.add("mark", cell=CELL)

EVENTS = Vocabulary()
MARKED = EVENTS.add("marked", seat=SEAT, cell=CELL)
WON = EVENTS.add("won", seat=SEAT)
TIED = EVENTS.add("tied")
