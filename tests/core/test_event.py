"""Events: what happened, and who may be told."""

from patolli.core.event import EVERYONE, Event, only


def test_an_event_knows_who_may_be_told() -> None:
    secret, public = Event((0,), only(0, 2)), Event((0,))
    assert [secret.seen(seat) for seat in (0, 1, 2, None)] == [True, False, True, False]
    assert [public.seen(seat) for seat in (0, 1, 2, None)] == [True] * 4
    assert only() == 0
    assert only(1, 1) == 2
    assert public.seen_by == EVERYONE
