"""Everything that can be said is said without a gap: every choice, question, refusal and event in every language."""

import dataclasses
from pathlib import Path

import pytest
from tests.every_game import EVERY_GAME
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
from patolli.core.choice import Choice
from patolli.wording import LANGUAGES, Wording, kebab, wording

EVERY = [(name, lang) for name in EVERY_GAME for lang in LANGUAGES]
PLAYED = [(name, number) for name, game in EVERY_GAME.items() for number in range(len(tables(game)))]


@pytest.mark.parametrize(("name", "lang"), EVERY)
def test_every_choice_and_kind_has_a_label(name: str, lang: str) -> None:
    game, speech = EVERY_GAME[name], wording(EVERY_GAME[name], lang)
    for choice in samples(game.choices):
        assert_a_label(speech.choice(choice, names=NAMES), f"choice-{game.choices.specs[choice[0]].name}")
    labels = {f"kind-{spec.name}": speech.kind(spec.kind) for spec in game.choices.specs}
    for key, label in labels.items():
        assert_a_label(label, key)
    assert len(set(labels.values())) == len(labels)


def meant(speech: Wording, choice: Choice) -> tuple[int | str, ...]:
    """A choice with the names of its pieces in their place: of two that are printed alike, either may be meant."""
    assert speech.game is not None
    named = zip(speech.game.choices.specs[choice[0]].domains, choice[1:], strict=True)
    return choice[0], *(speech.value(domain.name, n, NAMES) if domain.spoken else n for domain, n in named)


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
            assert len(set(labels)) == len({meant(speech, choice) for choice in options})
            for choice, label in zip(options, labels, strict=True):
                hints = match.game.hints(state, choice)
                key = f"choice-{match.game.choices.specs[choice[0]].name}"
                assert_a_label(label, key)
                assert bool(hints) == speech.has(f"{key}.hints"), key


@pytest.mark.parametrize(("name", "lang"), EVERY)
def test_every_question_is_put_to_the_seat_and_told_to_the_others(name: str, lang: str) -> None:
    speech = wording(EVERY_GAME[name], lang)
    for frame in questions(EVERY_GAME[name]):
        asked = kebab(type(frame).__name__)
        assert_a_sentence(speech.prompt(frame, NAMES), f"ask-{asked}")
        assert_a_sentence(speech.waiting(frame, NAMES), f"wait-{asked}")


@pytest.mark.parametrize(("name", "lang"), EVERY)
def test_every_refusal_has_a_sentence(name: str, lang: str) -> None:
    speech = wording(EVERY_GAME[name], lang)
    for refusal in refusals(EVERY_GAME[name]):
        assert_a_sentence(speech.refusal(refusal), f"refusal-{refusal.why}")


@pytest.mark.parametrize(("name", "lang"), EVERY)
def test_every_event_has_a_sentence_for_everybody(name: str, lang: str) -> None:
    game, speech = EVERY_GAME[name], wording(EVERY_GAME[name], lang)
    for what in samples(game.events):
        plain, key = speech.event(what, NAMES), f"event-{game.events.specs[what[0]].name}"
        assert_a_sentence(plain, key)
        for arg, (domain, value) in game.events.named(what).items():
            telling = game.tellings.get(what[0])
            if domain.name == "seat" and not (telling and arg in telling.each):
                assert NAMES[value] in plain, f"{key} does not say who: {plain!r}"
                told = speech.event(what, NAMES, you=value)
                assert_a_sentence(told, f"{key}.you")
                assert told != plain, f"{key} needs a form .you"
                if list(game.events.named(what).values()).count((domain, value)) == 1:
                    assert NAMES[value] not in told, f"{key}.you names its reader: {told!r}"


@pytest.mark.parametrize(("name", "lang"), EVERY)
def test_domains_options_and_sources_have_names(name: str, lang: str) -> None:
    game, speech = EVERY_GAME[name], wording(EVERY_GAME[name], lang)
    domains = {d.name: d for v in (game.choices, game.events) for spec in v.specs for d in spec.domains}
    for domain in domains.values():
        said = [speech.value(domain.name, index, NAMES) for index in range(min(len(domain), len(NAMES)))]
        keys = [f"{domain.name}-{value}.does" for value in domain.values[: len(said)]]
        printed = {speech.text(key) for key in keys} if all(map(speech.has, keys)) else said
        assert len(set(said)) >= len(printed)
        for text in said:
            assert_a_label(text, domain.name)
    for option in game.options:
        assert_a_label(speech.option(option.name), f"option-{option.name}")
        values = [*option.values, *(("none", "+".join(option.values)) if option.many else ())]
        said = [speech.option_value(option.name, value) for value in values]
        assert len(set(said)) == len(said)
    for setup in tables(game):
        rows = game.breakdown(game.new(setup))[0]
        assert len({speech.source(key) for key in rows}) == len(rows)
    assert_a_label(speech.title(), "title")


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
    game = next(iter(EVERY_GAME.values()))
    assert wording(game, "en") is wording(game, "en")
    assert wording(game, "en") is not wording(None, "en")


def test_seats_without_a_name_are_counted_from_one() -> None:
    game = next(iter(EVERY_GAME.values()))
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
    game = dataclasses.replace(next(iter(EVERY_GAME.values())), package=package)
    with pytest.raises(ValueError, match=complaint):
        Wording(game, "en")


def test_a_sentence_that_is_not_whole_is_named_by_its_key() -> None:
    with pytest.raises(AssertionError, match="refusal-taken does not end like a sentence: 'That is taken'"):
        assert_a_sentence("That is taken", "refusal-taken")
    with pytest.raises(AssertionError, match="choice-mark has something wrong in it"):
        assert_a_label("mark { $cell }", "choice-mark")
