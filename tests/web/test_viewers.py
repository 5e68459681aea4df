"""A viewer who does not read: what waits for them is bounded."""

from pathlib import Path

import pytest
from tests.web.guests import ALL_GAMES
from websockets.frames import Frame, Opcode

from patolli.table.hall import Hall
from patolli.table.opening import Opening, Place
from patolli.table.people import People
from patolli.table.storage import Storage
from patolli.web import viewers
from patolli.web.messages import Done
from patolli.web.protocol import text_frame
from patolli.web.viewers import Audience, Viewer


class Deaf:
    """A connection that nothing goes through."""

    async def send_text(self, data: str) -> None:
        raise AssertionError("nobody has sent anything yet")

    async def close(self, code: int) -> None:
        raise AssertionError("nobody hangs up")


async def test_what_waits_for_a_viewer_is_bounded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(viewers, "OUTBOX", 400_000)
    hall = Hall(await Storage.open(f"sqlite+aiosqlite:///{tmp_path}/tables.db"), ALL_GAMES)
    ana, _ = await People(hall.storage).add("Ana")
    opened = await hall.open(ana, Opening("tikal", (Place("bot", "random"), Place("bot", "random")), pace="calm"))
    table = await hall.get(opened.id)
    viewer = Viewer(table, "", "", "en", Deaf(), Audience())
    viewer.greet()
    for number in range(viewers.BACKLOG + 1):
        viewer.send(Done(str(number), 0))
    viewer.seen = -2
    viewer.moved()
    assert len(viewer.outbox) == 2, "the table and the position, afresh"
    most = 0
    while not viewer.is_lost:
        viewer.send(Done("x" * 10_000, 0))
        most = max(most, viewer.waiting)
        assert viewer.waiting == sum(map(len, viewer.outbox))
    assert 300_000 < most <= 400_000
    assert not viewer.outbox
    viewer.send(Done("1", 0))
    assert not viewer.outbox, "whoever is let go is told no more"
    await hall.stop()


@pytest.mark.parametrize("size", [0, 125, 126, 65_535, 65_536])
def test_a_message_is_framed_as_the_library_does_it(size: int) -> None:
    assert text_frame(b"x" * size) == Frame(Opcode.TEXT, b"x" * size).serialize(mask=False)
