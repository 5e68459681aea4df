"""What is said at a table: plain text, kept, and heard by all who look."""

from collections.abc import Iterable

from .people import clean
from .seating import Declined, Viewer
from .storage import Row, Storage

LENGTH = 300
KEPT = 200  # lines in memory, and so for whoever comes later
ANNOUNCED = -2  # the seat of a line that the table itself says: its text is a key and a name


class Chat:
    """The talk at one table."""

    def __init__(self, table_id: str, storage: Storage, viewers: Iterable[Viewer]) -> None:
        self.table_id = table_id
        self.storage = storage
        self.viewers = viewers
        self.lines: list[Row] = []

    async def say(self, person: str, name: str, seat: int, text: str, at: float) -> None:
        """Somebody says something; it is shown as it is."""
        words = clean(text, LENGTH)
        if not words:
            raise Declined("nothing-said")
        await self._store(person, name, seat, words, at)

    async def announce(self, key: str, name: str, at: float) -> None:
        """The table says something about somebody, to each in their own language."""
        await self._store("", "", ANNOUNCED, f"{key} {name}", at)

    async def catch_up(self) -> None:
        """Hear what was said in other processes."""
        for line in await self.storage.chat(self.table_id, self.lines[-1]["number"] + 1 if self.lines else 0):
            self._hear(line)

    async def _store(self, person: str, name: str, seat: int, text: str, at: float) -> None:
        line = {"person_id": person, "name": name, "seat": seat, "text": text, "at": at}
        number = await self.storage.say(self.table_id, line)
        self._hear({**line, "number": number})

    def _hear(self, line: Row) -> None:
        if self.lines and line["number"] <= self.lines[-1]["number"]:
            return
        self.lines.append(line)
        del self.lines[:-KEPT]
        for viewer in list(self.viewers):
            viewer.heard(line)
