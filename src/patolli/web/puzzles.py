"""Routes about puzzles: which there are today, solving one, and what the turn taken there is worth."""

from datetime import UTC, date, datetime

from fastapi import APIRouter, Request

from patolli.core.choice import Choice
from patolli.core.game import Game
from patolli.review.puzzles import Verdict, compared, names_of, steps
from patolli.table.live_match import LiveMatch
from patolli.table.puzzles import SHOWN, SOLVED, Posed, days, judged, keep, kept_as, pose, posed_at, turn_at
from patolli.table.seating import Missing
from patolli.table.table import Table
from patolli.wording import Wording, wording

from .dependencies import Caller, KnownCaller, Lang, TheCounts, TheHall, ThePeople, may_open, problems
from .hinting import refs
from .library import find
from .models import Opened
from .puzzle_models import GamePuzzles, NewPuzzle, PuzzleDay, PuzzleNow, PuzzleStep, PuzzleTurn
from .review_models import ReviewReason

router = APIRouter(prefix="/api", tags=["puzzles"])
HOW = {0: "", SHOWN: "shown", SOLVED: "solved"}


def today() -> date:
    """The day of the server, the same for everybody."""
    return datetime.now(UTC).date()


@router.get("/puzzles")
async def puzzles(hall: TheHall, person: Caller, people: ThePeople) -> list[GamePuzzles]:
    """The puzzles of the last days, of every game that has some."""
    kept = await people.learnt(person) if person else {}
    return [GamePuzzles(game=name, days=told_days(game, kept)) for name, game in hall.games.items() if names_of(game)]


def told_days(game: Game, kept: dict[str, int]) -> list[PuzzleDay]:
    return [PuzzleDay(day=day.isoformat(), how=HOW[kept.get(kept_as(game, day), 0)]) for day in days(today())]  # type: ignore[arg-type]


@router.post("/games/{game}/puzzles/{day}", responses=problems(401, 404, 429), status_code=201)
async def solve(game: str, day: date, body: NewPuzzle, request: Request, hall: TheHall, person: KnownCaller) -> Opened:
    """Solve the puzzle of a day: at the table where one left off, or anew."""
    if day not in days(today()):
        raise Missing("no-such-puzzle")
    await may_open(request, person)
    return Opened(id=await pose(hall, person, find(hall, game), day, body.again), invitations={}, commitment="")


@router.get("/tables/{table_id}/puzzle", responses=problems(401, 404, 429))
async def now(
    table_id: str, hall: TheHall, person: KnownCaller, people: ThePeople, counts: TheCounts, lang: Lang = "en"
) -> PuzzleNow:
    """How the puzzle stands; a turn that is over is judged, and found to be the best or not."""
    return await _now(table_id, hall, person, people, counts, lang, False)


@router.post("/tables/{table_id}/puzzle/show", responses=problems(401, 404, 429))
async def show(
    table_id: str, hall: TheHall, person: KnownCaller, people: ThePeople, counts: TheCounts, lang: Lang = "en"
) -> PuzzleNow:
    """Have the best turn shown, which ends the day's try."""
    return await _now(table_id, hall, person, people, counts, lang, True)


async def _now(
    table_id: str, hall: TheHall, person: KnownCaller, people: ThePeople, counts: TheCounts, lang: str, shown: bool
) -> PuzzleNow:
    table = await hall.find(table_id, person)
    live, posed = table.live, posed_at(table)
    if live is None or posed.puzzle.seat not in table.seats_of(person.id):
        raise Missing("no-such-puzzle")
    path, over = turn_at(posed, live)
    verdict = None
    if over:
        await counts.take("hints", person.id)
        verdict = await judged(hall.workshop, posed, live, path)
    how = SOLVED if verdict and verdict.mark == "best" else SHOWN if shown else 0
    how = await keep(people, person, posed, how) if how else (await people.learnt(person)).get(posed.what, 0)
    told = how != 0 and (shown or over)
    speech = wording(table.game, lang, table.setup.pack)
    return Told(table, live, posed, path, speech).now(verdict, how, told, await people.learnt(person))


class Told:
    """Puts a puzzle into words."""

    def __init__(self, table: Table, live: LiveMatch, posed: Posed, path: tuple[Choice, ...], speech: Wording) -> None:
        self.live, self.posed, self.puzzle, self.path, self.speech = live, posed, posed.puzzle, path, speech
        self.game, self.names = table.game, table.called(speech.lang)
        self.before = live.state_at(len(self.puzzle.lines))

    def now(self, verdict: Verdict | None, how: int, told: bool, kept: dict[str, int]) -> PuzzleNow:
        missed = verdict.reasons[0].part if verdict and verdict.reasons and verdict.reasons[0].points > 0 else ""
        return PuzzleNow(
            ply=self.live.ply,
            game=self.game.name,
            day=self.posed.day.isoformat(),
            seat=self.puzzle.seat,
            how=HOW[how],  # type: ignore[arg-type]
            over=verdict is not None,
            mark=verdict.mark if verdict else "",  # type: ignore[arg-type]
            chance=round(verdict.chance, 4) if verdict else 0.0,
            best=round(verdict.best if verdict else self.puzzle.data["turns"][0]["chance"], 4),
            missed=self.speech.text(f"part-{missed}") if missed else "",
            next=self.next_step(),
            begun=bool(self.path),
            turns=self.turns(verdict) if told else [],
            reasons=[
                ReviewReason(label=self.speech.text(f"part-{reason['part']}"), points=reason["points"])
                for reason in self.puzzle.data["reasons"]
            ]
            if told
            else [],
            because=[self.speech.contrast(one, self.names) for one in compared(self.puzzle, self.before)]
            if told
            else [],
            days=told_days(self.game, kept),
        )

    def next_step(self) -> PuzzleStep | None:
        """The choice that leads on, as long as all that was chosen lies on the way to the best turn."""
        best, done = self.puzzle.best(), len(self.path)
        return self.steps(best, False)[done] if best[:done] == self.path and done < len(best) else None

    def turns(self, verdict: Verdict | None) -> list[PuzzleTurn]:
        """Those that were found, and the one that was taken; the best first."""
        found = [
            PuzzleTurn(steps=self.steps(path, number == 0), chance=turn["chance"], best=number == 0, mine=False)
            for number, (turn, path) in enumerate(zip(self.puzzle.data["turns"], self.puzzle.paths(), strict=True))
        ]
        if verdict:
            same = [turn for turn, path in zip(found, self.puzzle.paths(), strict=True) if path == self.path]
            if verdict.mark == "best" and not same:
                same = found[:1]
            for turn in same:
                turn.mine = True
            if not same:
                steps = self.steps(self.path, False)
                found.append(PuzzleTurn(steps=steps, chance=round(verdict.chance, 4), best=False, mine=True))
        return sorted(found, key=lambda turn: (not turn.best, -turn.chance))

    def steps(self, path: tuple[Choice, ...], seen: bool) -> list[PuzzleStep]:
        return [
            PuzzleStep(
                label=self.speech.choice(choice, hints, self.names),
                refs=refs(self.game, choice),
                view=self.game.view(after, self.puzzle.seat) if seen else None,
            )
            for choice, hints, after in steps(self.puzzle, self.before, path)
        ]
