"""What tests of every game do at a table: answer in notation, be refused, look at what is asked and told."""

from typing import Any, ClassVar, Self

from patolli.core import engine
from patolli.core.choice import Choice
from patolli.core.frame import CHANCE
from patolli.core.game import Game
from patolli.core.refusal import Refusal


class Sitting:
    """A position that can be played on. Each game's `Table` adds how it is arranged; every verb returns the table."""

    game: ClassVar[Game]
    s: Any
    told: list[str]

    def plays(self, *lines: str) -> Self:
        """Answer what is asked. A number or `*` (chance) in front says who is expected to answer; `lay any` takes the
        first legal choice of its kind."""
        for line in lines:
            who, choice = self._read(line)
            self.s.events = []
            engine.play(self.s, who, choice)
            self._listen()
            self.game.check(self.s)
        return self

    def refuses(self, line: str, reason: Refusal) -> Self:
        """This line is not allowed, for this reason."""
        who, choice = self._read(line)
        found = engine.refusal(self.s, who, choice)
        assert found is not None, f"{line!r} is allowed; expected {reason}"
        assert (found.why, found.rule) == (reason.why, reason.rule), f"{line!r} is refused for {found}"
        assert who not in engine.asked(self.s) or choice not in engine.options(self.s, who)
        return self

    def allows(self, *lines: str) -> Self:
        """Each of these lines may be played now, and the menu shows it."""
        for line in lines:
            who, choice = self._read(line)
            assert engine.refusal(self.s, who, choice) is None, f"{line!r}: {engine.refusal(self.s, who, choice)}"
            assert choice in engine.options(self.s, who), f"{line!r} is not on the menu"
        return self

    def heard(self, beginning: str) -> int:
        """How many events were told that begin so: `heard("captured 0 1")`."""
        return sum(f"{line} ".startswith(f"{beginning} ") for line in self.told)

    @property
    def menu(self) -> list[str]:
        """Every legal line of the first seat asked."""
        return [self.game.choices.text(choice) for choice in engine.options(self.s)]

    @property
    def asked(self) -> str:
        """Who is asked by which frame: `0 PickUp`, `* DrawCard`, `0+1 ChooseCards`; empty when the game is over."""
        if not self.s.agenda:
            return ""
        who = "+".join("*" if seat == CHANCE else str(seat) for seat in engine.asked(self.s))
        return f"{who} {type(self.s.agenda[-1]).__name__}"

    def _listen(self) -> None:
        self.told += [self.game.events.text(event.what) for event in self.s.events or []]
        self.s.events = None

    def _read(self, line: str) -> tuple[int, Choice]:
        asked = engine.asked(self.s)[0] if self.s.agenda else CHANCE
        who, _, rest = line.partition(" ")
        if who == "*" or who.isdecimal():
            asked, line = (CHANCE if who == "*" else int(who)), rest
        if line.endswith(" any"):
            return asked, self.game.choices.parse(next(text for text in self.menu if text.startswith(line[:-3])))
        return asked, self.game.choices.parse(line)
