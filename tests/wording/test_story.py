"""The account of a match: everything a seat may know, in order, in each language, and nothing else."""

import pytest
from tests.every_game import EVERY_GAME
from tests.wording.matter import NAMES, assert_a_label, assert_a_sentence, played, tables

from patolli.core.event import Event, only
from patolli.wording import LANGUAGES, wording
from patolli.wording.story import Part, retell, story

PLAYED = [(name, number) for name, game in EVERY_GAME.items() for number in range(len(tables(game)))]


def plies(parts: list[Part]) -> list[int]:
    return [ply for part in parts for line in part.lines for ply in line.plies]


@pytest.mark.parametrize(("name", "number"), PLAYED)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_match_is_told_from_beginning_to_end(name: str, number: int, lang: str) -> None:
    match = played(name, number)
    parts = story(match, lang, seat=0, you=0)
    told = [step.number for step in match.replay() if any(event.seen(0) for event in step.events)]
    assert list(dict.fromkeys(plies(parts))) == told
    for part in parts:
        assert_a_label(part.heading, "heading")
        assert part.lines
        for line in part.lines:
            assert_a_sentence(line.text, f"what was told of ply {line.plies[0]}")
            if line.why:
                assert_a_sentence(line.why, f"why, in ply {line.plies[0]}")


@pytest.mark.parametrize(("name", "number"), PLAYED)
def test_refs_name_values_of_their_domains(name: str, number: int) -> None:
    match = played(name, number)
    domains = {d.name: d for spec in match.game.events.specs for d in spec.domains}
    lines = [line for part in story(match, "en") for line in part.lines]
    assert any(line.refs for line in lines)
    for line in lines:
        for domain, values in line.refs.items():
            assert set(values) <= set(domains[domain].values)
            assert len(set(values)) == len(values)
        assert line.seat is None or wording(match.game, "en").value("seat", line.seat, match.names) in line.text


@pytest.mark.parametrize("name", EVERY_GAME)
def test_a_seat_is_told_only_what_it_may_see(name: str) -> None:
    match = played(name, 0)
    open_events = [(step.number, Event(event.what)) for step in match.replay() for event in step.events]
    secret = [(ply, Event(event.what, only(1)) if ply % 2 else event) for ply, event in open_events]
    speech = wording(match.game, "en")
    everything, spectator = (retell(speech, secret, NAMES, seat) for seat in (1, None))
    assert everything == retell(speech, open_events, NAMES)
    assert set(plies(spectator)) == {ply for ply, _ in open_events if ply % 2 == 0}


def test_nothing_has_happened_yet() -> None:
    assert retell(wording(next(iter(EVERY_GAME.values())), "en"), [], NAMES) == []
