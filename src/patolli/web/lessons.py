"""Routes about lessons: which there are, taking one, and what is asked for now."""

from collections.abc import Iterable

from fastapi import APIRouter, Request

from patolli.core.choice import Choice
from patolli.core.engine import asked, options
from patolli.core.game import Game
from patolli.table.lessons import Lesson, Standing, explained, fits, lessons_of, standing
from patolli.table.live_match import LiveMatch
from patolli.table.seating import Missing

from .dependencies import Caller, KnownCaller, Lang, TheHall, ThePeople, may_open, problems
from .library import find
from .models import Detour, LessonNow, NewLesson, Opened
from .viewers import rule_text

router = APIRouter(prefix="/api", tags=["lessons"])


@router.post("/games/{game}/lessons/{lesson}", responses=problems(401, 404, 429), status_code=201)
async def take(
    game: str,
    lesson: str,
    body: NewLesson,
    request: Request,
    hall: TheHall,
    person: KnownCaller,
    people: ThePeople,
) -> Opened:
    """Take a lesson: at the table where one left off, at the step one had reached, or from the step that is wished."""
    title = find(hall, game)
    found = lessons_of(title).get(lesson)
    if found is None:
        raise Missing("no-such-lesson")
    if body.step is None and (left := await hall.storage.lesson_of(person.id, title.name, lesson)):
        return Opened(id=left["id"], invitations={}, commitment="")
    await may_open(request, person)
    reached = (await people.learnt(person)).get(f"{title.name}/{lesson}", 0) if body.step is None else body.step
    opened = await hall.learn(person, title, found, reached % len(found.steps), body.pace)
    return Opened(id=opened.id, invitations={}, commitment="")


@router.get("/tables/{table_id}/lesson", responses=problems(404))
async def now(table_id: str, hall: TheHall, person: Caller, lang: Lang = "en") -> LessonNow:
    """What is said at this table now."""
    table = await hall.find(table_id, person)
    if table.script is None or table.live is None:
        raise Missing("no-such-lesson")
    return told(table.game, table.script.lesson, table.live, lang)


def told(game: Game, lesson: Lesson, live: LiveMatch, lang: str) -> LessonNow:
    """A lesson as somebody of this language is told it, at this point of the match."""
    since = live.match.plies[lesson.begins :]
    mine = [game.choices.text(ply.choice) for ply in since if ply.seat == lesson.seat]
    where, words = standing(lesson, mine), lesson.words[lang]
    done = where.step == len(lesson.steps)
    is_asked = lesson.seat in asked(live.match.state)
    heading, why, ask = ("", "", "") if done else lesson.steps[where.step].words[lang]
    step = None if done else lesson.steps[where.step]
    legal = options(live.match.state, lesson.seat) if is_asked and not done and not where.astray else []
    wanted = _wanted(game, lesson, where, legal)
    names = list(lessons_of(game))
    following = names[names.index(lesson.name) + 1 :]
    return LessonNow(
        ply=live.ply,
        name=lesson.name,
        title=words["title"],
        step=where.step,
        steps=len(lesson.steps),
        heading=heading,
        why=why,
        ask=ask,
        rule=step.rule if step else "",
        rule_text=rule_text(game, lang, step.rule) if step and step.rule else "",
        mine=is_asked,
        kinds=sorted({game.choices.specs[choice[0]].name for choice in wanted}),
        choice=game.choices.text(wanted[0]) if wanted else "",
        lit=dict(step.lit) if step and step.lit else _places(game, wanted),
        detour=_detour(lesson, where, lang),
        learned=words["learned"] if done else [],
        following=following[0] if following else "",
    )


def _wanted(game: Game, lesson: Lesson, where: Standing, legal: Iterable[Choice]) -> list[Choice]:
    """What can be chosen now to do what is asked for; the lesson's own way first."""
    if where.step == len(lesson.steps):
        return []
    place = len(where.done)
    ways = [way for way in lesson.steps[where.step].ways if all(map(fits, way, where.done))]
    patterns = [way[place] for way in ways if len(way) > place]
    found = [(game.choices.text(choice), choice) for choice in legal]
    return list(dict.fromkeys(choice for pattern in patterns for text, choice in found if fits(pattern, text)))


def _places(game: Game, wanted: list[Choice]) -> dict[str, list[str]]:
    """What these choices name, by domain."""
    lit: dict[str, list[str]] = {}
    for choice in wanted:
        for domain, value in game.choices.named(choice).values():
            if domain.values[value] not in lit.setdefault(domain.name, []):
                lit[domain.name].append(domain.values[value])
    return lit


def _detour(lesson: Lesson, where: Standing, lang: str) -> Detour | None:
    if not where.astray:
        return None
    title, text = explained(lesson, where.step, where.astray, lang)
    return Detour(title=title, text=text)
