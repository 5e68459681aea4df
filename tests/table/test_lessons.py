"""Every lesson is played through, by every choice it accepts; what it says is short and in three languages."""

import re
from importlib.resources import files

import pytest

from patolli.core import rulebook
from patolli.core.engine import asked, options
from patolli.core.frame import CHANCE
from patolli.core.game import Game
from patolli.core.match import Match
from patolli.games import GAMES
from patolli.table.lessons import Lesson, Script, explained, fits, lessons_of, standing
from patolli.wording import LANGUAGES

LESSONS = [
    pytest.param(game, lesson, id=f"{game.name}-{lesson.name}")
    for game in GAMES.values()
    for lesson in lessons_of(game).values()
]
SENTENCE = re.compile(r"[.!?…](?= |$)")
SENTENCES, WORDS = 2, 40


def played(game: Game, lesson: Lesson, turn: int = -1, way: tuple[str, ...] = ()) -> Match:
    """The lesson as it is meant, but for one step that is done in another way."""
    script = Script(game, lesson)
    match = Match(game, lesson.setup, lesson.names, script)
    for seat, text in lesson.lines[: lesson.begins]:
        match.play(seat, game.choices.parse(text))
    match.deal()
    mine: list[str] = []
    while (where := standing(lesson, mine)).step < len(lesson.steps):
        seats = asked(match.state)
        seat = lesson.seat if lesson.seat in seats else seats[0]
        found = options(match.state, seat)
        if seat == lesson.seat:
            ways = [way] if where.step == turn else lesson.steps[where.step].ways
            wanted = [one[len(where.done)] for one in ways if all(map(fits, one, where.done))]
            texts = {game.choices.text(choice): choice for choice in found}
            fitting = next(filter(None, ([text for text in texts if fits(one, text)] for one in wanted)), [])
            assert fitting, f"step {where.step + 1}: {wanted} cannot be chosen; {list(texts)[:30]}"
            mine.append(fitting[-1])
            match.play(seat, texts[fitting[-1]])
            assert not standing(lesson, mine).astray
        else:
            choice = script.choose(match.state, seat, len(match.plies))
            assert choice is not None, f"before step {where.step + 1} seat {seat} does not know what to do"
            match.play(seat, choice)
        match.deal()
    return match


@pytest.mark.parametrize(("game", "lesson"), LESSONS)
def test_a_lesson_can_be_done_as_it_is_written(game: Game, lesson: Lesson) -> None:
    match = played(game, lesson)
    told = [(ply.seat, game.choices.text(ply.choice)) for ply in match.plies]
    last = max(ply for ply, line in enumerate(lesson.lines) if line[0] == lesson.seat)
    assert told[: last + 1] == list(lesson.lines[: last + 1]), "draws and other seats are as in the match"


@pytest.mark.parametrize(("game", "lesson"), LESSONS)
def test_every_choice_that_is_accepted_leads_to_the_end(game: Game, lesson: Lesson) -> None:
    for number, step in enumerate(lesson.steps):
        for way in step.ways[1:]:
            assert len(way) == len(step.ways[0]), f"step {number + 1}: {way} takes longer than the lesson's own way"
            played(game, lesson, number, way)


@pytest.mark.parametrize(("game", "lesson"), LESSONS)
def test_what_is_said_is_short_and_in_three_languages(game: Game, lesson: Lesson) -> None:
    chapters = rulebook.read((files(game.package) / "rules.en.md").read_text("utf-8"))
    rules = {rule.number for chapter in chapters for rule in chapter.rules}
    for number, step in enumerate(lesson.steps, 1):
        assert not step.rule or step.rule in rules, f"step {number}: no rule {step.rule}"
        for lang in LANGUAGES:
            heading, why, ask = step.words[lang]
            assert len(heading.split()) <= 6, heading
            assert len(SENTENCE.findall(why)) <= SENTENCES, why
            assert len(f"{why} {ask}".split()) <= WORDS, why
            for other in step.others:
                title, text = other.words[lang]
                assert title
                assert len(SENTENCE.findall(text)) <= SENTENCES, text
    for lang in LANGUAGES:
        assert 3 <= len(lesson.words[lang]["learned"]) <= 6
        assert all(lesson.words[lang][key] for key in ("title", "note", "other"))


def others_of(game: Game, lesson: Lesson) -> list[set[str]]:
    """By step: all that could be chosen in it and is not asked for."""
    match, found = Match(game, lesson.setup, lesson.names, Script(game, lesson)), [set[str]() for _ in lesson.steps]
    mine: list[str] = []
    for ply, (seat, text) in enumerate(lesson.lines):
        if seat == lesson.seat and ply >= lesson.begins:
            where = standing(lesson, mine)
            if where.step < len(lesson.steps):
                ways = [way[len(where.done)] for way in lesson.steps[where.step].ways]
                legal = [game.choices.text(choice) for choice in options(match.state, seat)]
                found[where.step] |= {one for one in legal if not any(fits(way, one) for way in ways)}
            mine.append(text)
        match.play(seat, game.choices.parse(text))
    return found


@pytest.mark.parametrize(("game", "lesson"), LESSONS)
def test_other_choices_are_allowed_and_explained(game: Game, lesson: Lesson) -> None:
    """Every explanation names choices that could be made there, and not what is asked for."""
    for step, wrong in zip(lesson.steps, others_of(game, lesson), strict=True):
        for other in step.others:
            assert any(fits(pattern, one) for pattern in other.when for one in wrong), f"{step.ways[0]}: {other.when}"
    assert Script(game, lesson).answer(CHANCE, 0, []) is None


@pytest.mark.parametrize(("game", "lesson"), LESSONS)
def test_who_does_something_else_is_told_what_that_brings(game: Game, lesson: Lesson) -> None:
    """Where several kinds of other choices are open, most of them have an explanation of their own."""
    for number, (step, wrong) in enumerate(zip(lesson.steps, others_of(game, lesson), strict=True)):
        kinds = {one.split()[0] for one in wrong}
        if len(kinds) < 2:
            continue
        own = {
            one.split()[0]
            for one in wrong
            if explained(lesson, number, one, "ru") != tuple(lesson.words["ru"]["other"])
        }
        assert len(own) > len(kinds) / 2, f"step {number + 1}, {step.words['en'][0]}: nothing is said of {kinds - own}"


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_game_has_its_two_lessons_and_one_for_whoever_plays_alone(game: Game) -> None:
    assert {"first-turns", "short-game"} <= set(lessons_of(game))
    alone = 1 in game.seats and game.rival(game.new(game.setup(1))) is not None
    assert alone == any(len(lesson.names) == 1 for lesson in lessons_of(game).values())
