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


@pytest.mark.parametrize(("game", "lesson"), LESSONS)
def test_other_choices_are_allowed_and_explained(game: Game, lesson: Lesson) -> None:
    """Every step that has others names choices that could be made there, and not what is asked for."""
    match, mine, script = Match(game, lesson.setup, lesson.names, Script(game, lesson)), 0, Script(game, lesson)
    starts = {step.first: step for step in lesson.steps}
    for ply, (seat, text) in enumerate(lesson.lines):
        if ply in starts:
            step = starts[ply]
            legal = [game.choices.text(choice) for choice in options(match.state, lesson.seat)]
            wrong = [one for one in legal if not any(fits(way[0], one) for way in step.ways)]
            for other in step.others:
                assert any(fits(pattern, one) for pattern in other.when for one in wrong), f"{text}: {other.when}"
            if wrong:
                assert len(explained(lesson, lesson.steps.index(step), wrong[0], "ru")) == 2
            mine += 1
        match.play(seat, game.choices.parse(text))
    assert mine == len(lesson.steps)
    assert script.answer(CHANCE, 0, []) is None
