"""A match as the fold of its entries."""

import random

import pytest
from tests.toys import feast
from tests.toys.tables import DEALT

from patolli.core.dealer import Dealer, ScriptedDealer, SeededDealer
from patolli.core.engine import options
from patolli.core.refusal import Illegal
from patolli.table.clock import GRACE, Clock
from patolli.table.live_match import Entry, Frozen, LiveMatch


def live(extras: str = "none", dealer: Dealer | None = None) -> LiveMatch:
    script = [feast.CHOICES.parse(line.removeprefix("* ")) for line in DEALT]
    setup = feast.GAME.setup(2, {"extras": extras})
    return LiveMatch(feast.GAME, setup, ("Ana", "Bo"), dealer or ScriptedDealer(script), 100.0)


def begun(extras: str = "none") -> tuple[LiveMatch, list[Entry]]:
    made = live(extras)
    return made, made.deal(100.0)


def go(made: LiveMatch, entries: list[Entry], *lines: str, at: float = 100.0) -> None:
    for line in lines:
        seat, kind, *text = line.split(" ", 2)
        if kind == "undo" and not text:
            text = [str(made.match.undo_target(int(seat)))]
        entry = Entry(kind, int(seat), text[0] if text else "", at)
        made.apply(entry)
        entries.append(entry._replace(digest=made.match.state.digest()))


def replayed(entries: list[Entry], extras: str = "none") -> LiveMatch:
    return live(extras).replayed([entry.row("table", i) for i, entry in enumerate(entries)])


def test_what_is_stored_gives_the_same_course_again() -> None:
    made, entries = begun()
    go(made, entries, "0 choice show a0", "0 undo", "0 choice bury a0", "0 undo", "0 redo", "0 choice rest")
    go(made, entries, "1 choice rest", "1 choice offer b0", "1 undo", "0 choice offer b1", "1 stand-in random")
    again = replayed(entries)
    assert again.match.plies == made.match.plies
    assert again.match.state.digest() == made.match.state.digest()
    assert again.told == made.told
    assert again.asked == made.asked
    assert again.stand_ins == {1: "random"}


def test_an_entry_that_is_not_allowed_changes_nothing() -> None:
    made, _ = begun()
    before = made.match.state.digest(), made.entries, made.ply, dict(made.asked)
    for entry in (Entry("choice", 0, "show b5", 1.0), Entry("choice", 1, "rest", 1.0), Entry("redo", 0, "", 1.0)):
        with pytest.raises(Illegal):
            made.apply(entry)
        assert (made.match.state.digest(), made.entries, made.ply, dict(made.asked)) == before


def test_changed_rules_are_found_by_the_digest_or_by_a_choice_that_is_not_legal_any_more() -> None:
    made, entries = begun()
    go(made, entries, "0 choice rest")
    with pytest.raises(Frozen, match="another position"):
        replayed([*entries[:-1], entries[-1]._replace(digest="0" * 16)])
    with pytest.raises(Frozen, match="entry 4"):
        replayed([*entries[:-1], entries[-1]._replace(text="show b9")])


def test_an_undo_that_was_allowed_is_not_judged_again(monkeypatch: pytest.MonkeyPatch) -> None:
    made, entries = begun()
    go(made, entries, "0 choice show a0", "0 undo", "0 choice rest")

    def judged(*_: object) -> bool:
        raise AssertionError("what seats could learn then may be worked out differently now")

    monkeypatch.setattr("patolli.core.match.teaches", judged)
    assert replayed(entries).match.plies == made.match.plies


def test_events_are_kept_by_ply_through_undo() -> None:
    made, entries = begun()
    go(made, entries, "0 choice show a0", "0 choice rest", "0 undo 4", "0 choice rest", "1 choice rest")
    go(made, entries, "1 choice offer b0", "0 choice offer b1")
    assert made.told == [step.events for step in made.match.replay()]
    assert made.cuts[0] == (6, 4)


def test_an_answer_to_a_simultaneous_question_is_not_stale_because_others_answered() -> None:
    made, entries = begun()
    go(made, entries, "0 choice rest", "1 choice rest")
    put = made.ply
    assert all(made.answerable(seat, put) for seat in (0, 1))
    go(made, entries, "1 choice offer b0")
    assert made.answerable(0, put)
    assert made.answerable(0, put + 1)
    assert not made.answerable(0, put - 1)
    assert not made.answerable(0, put + 2)
    go(made, entries, "1 undo")
    assert made.answerable(0, put + 1), "asked before the other took an answer back"


def test_any_other_question_is_answered_at_the_last_ply_only() -> None:
    made, _ = begun()
    assert made.answerable(0, made.ply)
    assert not made.answerable(0, made.ply - 1)
    assert not made.answerable(0, made.ply + 1)


def test_time_is_counted_from_the_question_to_its_answer() -> None:
    made, entries = begun()
    go(made, entries, "0 choice show a0", at=107.0)
    go(made, entries, "0 choice rest", at=110.0)
    assert made.used == [10.0, 0.0]
    budget, move = Clock.read("budget 100"), Clock.read("move 30")
    assert budget
    assert move
    assert budget.left(made, 0, 200.0) == 90.0
    assert budget.left(made, 1, 115.0) == 95.0
    assert move.left(made, 1, 115.0) == 25.0
    assert move.deadline(made, 1) == 140.0
    assert move.deadline(made, 0) is None
    assert replayed(entries).used == made.used
    made.used[1] = 500.0
    assert budget.deadline(made, 1) == 110.0 + GRACE


@pytest.mark.parametrize("text", ["move", "move 4", "move x", "budget 99999999", "hour 3", "move -5", "move ٣٠"])
def test_a_clock_says_what_it_expects(text: str) -> None:
    with pytest.raises(ValueError, match="clock"):
        Clock.read(text)


def test_whoever_gave_up_cannot_win() -> None:
    made, entries = begun()
    go(made, entries, "0 resign random")
    assert made.winners() == (1,)
    go(made, entries, "-1 end resigned")
    assert made.is_over
    assert made.asked == {}


@pytest.mark.parametrize("seed", range(5))
def test_a_random_course_with_undo_replays(seed: int) -> None:
    rng = random.Random(seed)
    made, entries = live("wager", SeededDealer(seed)), list[Entry]()
    while not made.is_over and len(entries) < 120:
        entries += made.deal(1.0)
        if made.is_over:
            break
        seat = rng.choice(list(made.asked))
        if rng.random() < 0.3:
            try:
                go(made, entries, f"{seat} undo")
                continue
            except Illegal:
                pass
        text = feast.CHOICES.text(rng.choice(options(made.match.state, seat)))
        go(made, entries, f"{seat} choice {text}")
    again = replayed(entries, "wager")
    assert again.match.state == made.match.state
    assert again.told == made.told
