"""Everything that can be said is said without a gap: every choice, question, refusal and event in every language."""

import dataclasses
from pathlib import Path

import pytest
from tests.wording.matter import (
    NAMES,
    assert_a_label,
    assert_a_sentence,
    played,
    questions,
    refusals,
    samples,
    tables,
)

from patolli.core import engine
from patolli.games import GAMES
from patolli.wording import LANGUAGES, Wording, wording

EVERY = [(name, lang) for name in GAMES for lang in LANGUAGES]
PLAYED = [(name, number) for name, game in GAMES.items() for number in range(len(tables(game)))]


@pytest.mark.parametrize(("name", "lang"), EVERY)
def test_every_choice_and_kind_has_a_label(name: str, lang: str) -> None:
    game, speech = GAMES[name], wording(GAMES[name], lang)
    for choice in samples(game.choices):
        assert_a_label(speech.choice(choice, names=NAMES))
    labels = [speech.kind(spec.kind) for spec in game.choices.specs]
    for label in labels:
        assert_a_label(label)
    assert len(set(labels)) == len(labels)


@pytest.mark.parametrize(("name", "number"), PLAYED)
def test_choices_are_told_apart_and_with_their_hints(name: str, number: int) -> None:
    match = played(name, number)
    for ply in range(0, len(match.plies), 29):
        state = match.state_at(ply)
        seat = engine.asked(state)[0]
        options = engine.options(state, seat)
        for lang in LANGUAGES:
            speech = wording(match.game, lang)
            labels = [speech.choice(choice, match.game.hints(state, choice), match.names) for choice in options]
            assert len(set(labels)) == len(labels)
            for choice, label in zip(options, labels, strict=True):
                hints = match.game.hints(state, choice)
                assert_a_label(label)
                assert bool(hints) == speech.has(f"choice-{match.game.choices.specs[choice[0]].name}.hints")


@pytest.mark.parametrize(("name", "lang"), EVERY)
def test_every_question_is_put_to_the_seat_and_told_to_the_others(name: str, lang: str) -> None:
    speech = wording(GAMES[name], lang)
    for frame in questions(GAMES[name]):
        assert_a_sentence(speech.prompt(frame, NAMES))
        assert_a_sentence(speech.waiting(frame, NAMES))


@pytest.mark.parametrize(("name", "lang"), EVERY)
def test_every_refusal_has_a_sentence(name: str, lang: str) -> None:
    speech = wording(GAMES[name], lang)
    for refusal in refusals(GAMES[name]):
        assert_a_sentence(speech.refusal(refusal))


@pytest.mark.parametrize(("name", "lang"), EVERY)
def test_every_event_has_a_sentence_for_everybody(name: str, lang: str) -> None:
    game, speech = GAMES[name], wording(GAMES[name], lang)
    for what in samples(game.events):
        plain = speech.event(what, NAMES)
        assert_a_sentence(plain)
        for arg, (domain, value) in game.events.named(what).items():
            telling = game.tellings.get(what[0])
            if domain.name == "seat" and not (telling and arg in telling.each):
                assert NAMES[value] in plain
                told = speech.event(what, NAMES, you=value)
                assert_a_sentence(told)
                assert told != plain
                if list(game.events.named(what).values()).count((domain, value)) == 1:
                    assert NAMES[value] not in told


@pytest.mark.parametrize(("name", "lang"), EVERY)
def test_domains_options_and_sources_have_names(name: str, lang: str) -> None:
    game, speech = GAMES[name], wording(GAMES[name], lang)
    domains = {d.name: d for v in (game.choices, game.events) for spec in v.specs for d in spec.domains}
    for domain in domains.values():
        said = [speech.value(domain.name, index, NAMES) for index in range(min(len(domain), len(NAMES)))]
        assert len(set(said)) == len(said)
        for text in said:
            assert_a_label(text)
    for option in game.options:
        assert_a_label(speech.option(option.name))
        values = [*option.values, *(("none", "+".join(option.values)) if option.many else ())]
        said = [speech.option_value(option.name, value) for value in values]
        assert len(set(said)) == len(said)
    for setup in tables(game):
        rows = game.breakdown(game.new(setup))[0]
        assert len({speech.source(key) for key in rows}) == len(rows)
    assert_a_label(speech.title())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_missing_is_never_shown_as_a_key(lang: str) -> None:
    speech = wording(None, lang)
    assert not speech.has("no-such-key")
    assert not speech.has("player.no-such-form")
    with pytest.raises(KeyError, match="no-such-key"):
        speech.text("no-such-key")
    with pytest.raises(KeyError, match="number"):
        speech.text("player")
    with pytest.raises(KeyError, match="no game"):
        speech.kind(0)


def test_an_unknown_language_is_refused_by_naming_those_we_speak() -> None:
    with pytest.raises(ValueError, match="'tlh'; expected one of: en, ru, es"):
        Wording(None, "tlh")


def test_a_wording_is_made_once() -> None:
    game = next(iter(GAMES.values()))
    assert wording(game, "en") is wording(game, "en")
    assert wording(game, "en") is not wording(None, "en")


def test_seats_without_a_name_are_counted_from_one() -> None:
    game = next(iter(GAMES.values()))
    assert [wording(game, lang).value("seat", 0) for lang in LANGUAGES] == ["Player 1", "Игрок 1", "Jugador 1"]


def test_lists_are_said_as_in_each_language() -> None:
    said = [wording(None, lang).list(("1", "2", "3")) for lang in LANGUAGES]
    assert said == ["1, 2 and 3", "1, 2 и 3", "1, 2 y 3"]


@pytest.mark.parametrize(
    ("text", "complaint"),
    [("chance = Fortune\n", "chance is said twice"), ("no message\n", "cannot be read: 'no message")],
)
def test_a_file_that_repeats_or_garbles_a_message_is_refused(
    text: str, complaint: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = f"told_{len(text)}"
    (tmp_path / package / "wording").mkdir(parents=True)
    (tmp_path / package / "wording" / "en.ftl").write_text(text, "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    game = dataclasses.replace(next(iter(GAMES.values())), package=package)
    with pytest.raises(ValueError, match=complaint):
        Wording(game, "en")
