"""Somebody behind the guest's chair who knows the game well, and whispers what to choose.

The table's bots look one choice ahead; to beat Axomamma surely it takes a little more. Before each turn the adviser
plays the most promising choices on for some turns, in worlds that might be the real one, and keeps what went best. The
adviser follows the match in the server's own book, and sees nothing that is hidden from the seat.
"""

import random
import sqlite3
from contextlib import closing
from typing import Any

from patolli.bots import make_bot
from patolli.bots.greedy import prospect
from patolli.core.choice import Choice
from patolli.core.dealer import weighted
from patolli.core.engine import asked, options, step
from patolli.core.frame import CHANCE
from patolli.core.game import Setup
from patolli.games import GAMES

PROMISING = 4  # choices that are tried
WORLDS = 3  # for each of them
TURNS = 3  # played on in each world


class Adviser:
    """Follows one table and chooses for one seat of it; `turn` is the frame that begins a turn."""

    def __init__(self, database: str, table: str, game: str, setup: Setup, turn: str, seat: int = 0) -> None:
        self.database, self.table, self.turn, self.seat = database, table, turn, seat
        self.game = GAMES[game]
        self.state: Any = self.game.new(setup)
        self.read = 0
        self.rng = random.Random(7)
        self.bot = make_bot("greedy")

    def advice(self) -> str:
        """What to choose now, as a line of notation."""
        self._catch_up()
        seen = self.game.determinize(self.state, self.seat, self.rng)
        choice = self._ponder(seen) if self._begins(seen) else self.bot.choose(self.game, seen, self.seat, self.rng)
        return self.game.choices.text(choice)

    def _catch_up(self) -> None:
        query = "select seat, text from entries where table_id = ? and number >= ? and kind = 'choice' order by number"
        with closing(sqlite3.connect(self.database)) as book:
            entries = book.execute(query, (self.table, self.read)).fetchall()
        for seat, text in entries:
            step(self.state, self.game.choices.parse(text), seat)
        self.read += len(entries)

    def _begins(self, s: Any) -> bool:
        return type(s.agenda[-1]).__name__ == self.turn

    def _ponder(self, s: Any) -> Choice:
        found = options(s, self.seat)
        best = sorted(found, key=lambda choice: self._outlook(s, choice), reverse=True)[:PROMISING]
        return best[0] if len(best) == 1 else max(best, key=lambda choice: self._tried(s, choice))

    def _outlook(self, s: Any, choice: Choice) -> float:
        after = s.copy()
        step(after, choice, self.seat)
        return prospect(self.game, after, self.seat, self.rng)

    def _tried(self, s: Any, choice: Choice) -> float:
        total = 0.0
        for _ in range(WORLDS):
            world = self.game.determinize(s, self.seat, self.rng)
            step(world, choice, self.seat)
            self._play_on(world)
            total += self.game.value(world, self.seat)
        return total

    def _play_on(self, s: Any) -> None:
        turns = TURNS
        while s.agenda:
            if asked(s) == (CHANCE,):
                frame = s.agenda[-1]
                found = frame.options(s)
                weights = frame.weights(s, found)
                step(s, found[weighted(self.rng.randrange(sum(weights)), weights)])
                continue
            turns -= self._begins(s)
            if turns < 0:
                return
            step(s, self.bot.choose(self.game, s, self.seat, self.rng), self.seat)
