"""A position as a seat will find it when its next turn begins; features are read off it."""

from typing import Final

from ..food_days import needs
from ..state import NOBODY, State, last_space
from ..turn import ChooseTurn, TakeTurn

FAR: Final = 9  # days until a Food Day that will not come any more


class Outset:
    """A position as it will be when the seat's next turn begins."""

    __slots__ = (
        "again", "blocks", "box", "corn", "day", "days", "fields", "hand", "hunger", "left", "me", "need", "open_slots",
        "s", "seat", "until", "workers",
    )  # fmt: skip

    def __init__(self, s: State, seat: int) -> None:
        self.s, self.seat, self.box, self.me = s, seat, s.box, s.players[seat]
        self.again = begins_today(s, seat)
        shift = 0 if self.again else 1
        self.day = s.day + shift
        self.days = max(s.box.food_days[-1] + 1 - self.day, 0)  # turns to come, more or less
        self.left = 4 - s.held  # Food Days to come
        self.corn, self.blocks = self.me.corn, sum(self.me.blocks)
        self.until = max(s.box.food_days[s.held] - self.day, -1) if self.left else FAR
        self.need = sum(needs(s, seat))
        self.hunger = max(self.need - self.corn, 0) if self.left else 0
        self.open_slots = [n for n in range(1, 10) if s.slots[n] == NOBODY]
        self.workers: list[list[int]] = [[], [], [], [], []]  # by gear: their spaces
        back = 0
        for gear, spaces in enumerate(s.gears):
            if seat in spaces:
                last = last_space(s, seat, gear)
                for space, who in enumerate(spaces):
                    if who == seat:
                        if space + shift > last:
                            back += 1
                        else:
                            self.workers[gear].append(space + shift)
        self.hand = self.me.hand + back + (s.start_space == seat) + s.quick_space.count(seat)


def begins_today(s: State, seat: int) -> bool:
    """Whether the seat's turn of this day is still to come."""
    for frame in s.agenda:
        if (isinstance(frame, TakeTurn) and frame.whose == seat) or (
            isinstance(frame, ChooseTurn) and frame.seat == seat
        ):
            return True
    return False
