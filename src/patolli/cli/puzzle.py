"""`patolli puzzle`: the puzzle of the day in the terminal."""

from collections.abc import Sequence
from datetime import UTC, date, datetime
from typing import Annotated

import typer

from patolli.core.choice import Choice
from patolli.review.puzzles import Puzzle, compared, of_day, puzzle_of, steps, taken, verdict
from patolli.wording import Wording, wording

from .arguments import GameName, find_game
from .fault import Fault
from .session import Session
from .speech import Lang


def register(app: typer.Typer) -> None:
    app.command("puzzle")(command)


def command(
    game_name: GameName,
    day: Annotated[str, typer.Option("--day", metavar="YYYY-MM-DD", show_default=False)] = "",
    lang: Lang = "",
) -> None:
    game, say = find_game(game_name, lang), wording(None, lang)
    try:
        wanted = date.fromisoformat(day) if day else datetime.now(UTC).date()
    except ValueError:
        raise Fault(say.text("puzzle-bad-day", day=day)) from None
    name = of_day(game, wanted)
    if not name:
        raise Fault(say.text("puzzle-none", game=game.name))
    raise typer.Exit(Solving(puzzle_of(game, name), lang).run())


class Solving(Session):
    """One turn of somebody, until the best is found or shown. The others wait."""

    def __init__(self, puzzle: Puzzle, lang: str) -> None:
        super().__init__(puzzle.match(), lang)
        self.puzzle, self.before, self.start = puzzle, self.match.state.copy(), len(self.match.plies)
        self.leaving, self.begun = False, False

    @property
    def unsaved(self) -> bool:
        return False  # it is the same again tomorrow

    @property
    def seat(self) -> int | None:
        return self.puzzle.seat

    def go_on(self) -> None:
        self.narrow(())
        self.match.deal()
        self.at_keyboard = self.puzzle.seat
        path, over = taken(self.match.game, self.before, self.puzzle.seat, self.match.plies[self.start :])
        if over:
            self.judge(path)
            return
        if not self.begun:
            self.begun = True
            self.drawing.show(self.at_keyboard)
            self.screen.say(self.say.text("puzzle-task", name=self.names[self.puzzle.seat]), "bold")
            self.told[self.at_keyboard] = []
        elif self.drawing.is_new(self.at_keyboard):
            self.drawing.show(self.at_keyboard)

    def judge(self, path: tuple[Choice, ...]) -> None:
        """Say what the turn was worth: the best is explained, another may be tried again."""
        found = verdict(self.puzzle, self.before, path)
        chances = {"chance": round(100 * found.chance), "best": round(100 * found.best)}
        self.screen.say(self.say.text(f"puzzle-{found.mark}", **chances), "bold")
        if found.mark != "best":
            if found.reasons:
                self.screen.say(self.say.text("puzzle-look", part=self.say.text(f"part-{found.reasons[0].part}")))
            answer = self.read(self.say.text("puzzle-again") + " ")
            if not answer or self._is_yes(answer):
                self.match, self.begun = self.puzzle.match(), False
                self.drawing.match = self.match
                self.go_on()
                return
        for line in explained(self.puzzle, self.names, self.say):
            self.screen.say(line)
        self.leaving = True


def explained(puzzle: Puzzle, names: Sequence[str], say: Wording) -> list[str]:
    """The turns that were compared, and what speaks for the best of them."""
    before = puzzle.match().state
    lines: list[str] = []
    for turn, path in zip(puzzle.data["turns"], puzzle.paths(), strict=True):
        lines.append(say.text("puzzle-turn", chance=round(100 * turn["chance"])))
        lines += [f"  {say.choice(choice, hints, names)}" for choice, hints, _ in steps(puzzle, before, path)]
    why = [f"{say.text('part-' + reason['part'])} {reason['points']:+.1f}" for reason in puzzle.data["reasons"]]
    because = [say.contrast(one, names) for one in compared(puzzle, before)]
    return [*lines, *because, say.text("review-why", why="; ".join(why))]
