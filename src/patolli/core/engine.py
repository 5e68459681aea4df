"""How a game moves: ask the frame on top, take a choice, run on to the next question. Nothing else drives a game."""

from collections.abc import Iterable
from typing import Any

from .aside import Aside
from .choice import Choice
from .event import Event
from .frame import AUTO, CHANCE, TOGETHER, Frame, State, Together
from .refusal import GAME_OVER, NOT_NOW, NOT_YOUR_TURN, Illegal, Refusal


def is_over(s: State) -> bool:
    """Nothing is left to ask."""
    return not s.agenda


def asked(s: State) -> tuple[int, ...]:
    """The seats that may answer now: usually one; several in a simultaneous choice; `(CHANCE,)`; `()` at the end."""
    if not s.agenda:
        return ()
    top = s.agenda[-1]
    return top.waiting() if isinstance(top, Together) else (top.seat,)


def question(s: State, seat: int) -> Frame[Any] | None:
    """The frame this seat is asked to answer now."""
    if not s.agenda:
        return None
    top = s.agenda[-1]
    if isinstance(top, Together):
        return top.part(seat)
    return top if top.seat == seat else None


def options(s: State, seat: int | None = None) -> list[Choice]:
    """Every legal answer of `seat` to the question on top, or of the first seat asked; none if it is not asked."""
    if not s.agenda:
        return []
    top = s.agenda[-1]
    if top.seat == TOGETHER:
        part = question(s, asked(s)[0] if seat is None else seat)
        return part.options(s) if part else []
    if seat is not None and seat != top.seat:
        return []
    found = top.options(s)
    for aside in top.asides:
        beside = aside.options(s, top.seat)
        if beside:
            found = found + [choice for choice in beside if top.forbids(s, aside, choice) is None]
    return found


def kinds_asked(frame: Frame[Any]) -> tuple[int, ...]:
    """The kinds of choice that may be made while this is asked: its answers, then what may be done beside it."""
    return (*frame.asks, *(kind for aside in frame.asides for kind in aside.asks))


def definition(s: State, seat: int) -> Iterable[Choice]:
    """What legality means: every choice of these kinds that is not refused. `options` must agree with it."""
    frame = question(s, seat)
    assert frame is not None
    return (choice for choice in frame.choices.every(kinds_asked(frame)) if refusal(s, seat, choice) is None)


def refusal(s: State, seat: int, choice: Choice) -> Refusal | None:
    """Why `seat` may not choose this now, or None if it may."""
    if not s.agenda:
        return GAME_OVER
    frame = question(s, seat)
    if frame is None:
        return NOT_YOUR_TURN
    if choice[0] in frame.asks:
        return frame.refuse(s, choice)
    aside = aside_for(frame, choice)
    if aside is None:
        return NOT_NOW
    return aside.refuse(s, seat, choice) or frame.forbids(s, aside, choice)


def aside_for(frame: Frame[Any], choice: Choice) -> Aside[Any] | None:
    """What would be done beside the question; None if the choice answers it, or is nothing that it lets in."""
    if choice[0] not in frame.asks:
        for aside in frame.asides:
            if choice[0] in aside.asks:
                return aside
    return None


def seen_by(s: State, seat: int, choice: Choice) -> int:
    """Which seats may see this choice of one that is asked, one bit a seat."""
    frame = question(s, seat)
    assert frame is not None
    aside = aside_for(frame, choice)
    return aside.seen_by(s, seat, choice) if aside else frame.seen_by(s, choice)


def play(s: State, seat: int, choice: Any) -> list[Event]:
    """Apply a choice from outside: refuse it with a reason, or do it and return what happened.

    `Malformed` and `Illegal` leave everything as it was.
    """
    check(s, seat, choice)
    return narrate(s, seat, choice)


def check(s: State, seat: int, choice: Any) -> None:
    """`Malformed` or `Illegal` unless this, whatever it is, is a choice that `seat` may make now."""
    if not s.agenda:
        raise Illegal(GAME_OVER)
    s.agenda[-1].choices.check(choice)
    reason = refusal(s, seat, choice)
    if reason is not None:
        raise Illegal(reason)


def narrate(s: State, seat: int, choice: Choice) -> list[Event]:
    """Apply a choice known to be legal, and return what was told of it; whoever listens already hears it too."""
    listening = s.events
    told: list[Event] = [] if listening is None else listening
    before = len(told)
    s.events = told
    step(s, choice, seat)
    s.events = listening
    return told[before:]


def scenes(s: State, seat: int, choice: Choice) -> list[tuple[Event, State]]:
    """Apply a choice known to be legal; returns what was told of it, each with how things stood at that moment.

    What was asked stays asked until all is told, unless it was a simultaneous question: that is over when it is told.
    """
    top = s.agenda[-1]
    s.scenes = []
    told = narrate(s, seat, choice)
    found, s.scenes = s.scenes, None
    if top.seat != TOGETHER:
        for scene in found:
            scene.agenda.append(top)
    return list(zip(told, found, strict=True))


def step(s: State, choice: Choice, seat: int = CHANCE) -> None:
    """Apply a choice known to be legal, then run on to the next question. `seat` matters only in secret choices."""
    agenda = s.agenda
    top = agenda.pop()
    if top.seat == TOGETHER:
        assert isinstance(top, Together)
        top.answer(s, seat, choice)
    elif top.asides:
        _answer_or_aside(s, top, choice)
    else:
        top.take(s, choice)
    while agenda and agenda[-1].seat == AUTO:
        agenda.pop().take(s, ())


def _answer_or_aside(s: State, top: Frame[Any], choice: Choice) -> None:
    if choice[0] in top.asks:
        for other in top.asides:
            if other.remembers:
                other.forget(s)
        top.take(s, choice)
        return
    aside = aside_for(top, choice)
    assert aside is not None
    s.agenda.append(top)  # and so it is asked again
    aside.take(s, top.seat, choice)


def reveals(s: State, seat: int, choice: Choice) -> bool:
    """Whether this is the last answer to a simultaneous question: after it all answers are known."""
    top = s.agenda[-1] if s.agenda else None
    return isinstance(top, Together) and not top.noted(s, seat, choice).waiting()


def run(s: State) -> None:
    """Carry out bookkeeping that is on top of the agenda; needed once, after set-up."""
    while s.agenda and s.agenda[-1].seat == AUTO:
        s.agenda.pop().take(s, ())


def perft(s: State, depth: int) -> int:
    """How many lines of play of this length start here, chance included: the yardstick of a rules engine."""
    if depth == 0 or not s.agenda:
        return 1
    seat = asked(s)[0]
    found = options(s, seat)
    if depth == 1:
        return len(found)
    total = 0
    for choice in found:
        after = s.copy()
        step(after, choice, seat)
        total += perft(after, depth - 1)
    return total
