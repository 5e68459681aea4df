"""Events in their notation, one a ply, as people are told of them."""

from patolli.core.event import Event
from patolli.core.game import Game
from patolli.wording import wording
from patolli.wording.story import Part, retell

NAMES = ("Ana", "Борис", "Clara", "Dina", "Eva", "Finn")


class Teller:
    """Tells events of one game to somebody."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def account(self, lang: str, *texts: str, names: tuple[str, ...] = NAMES, you: int | None = None) -> list[Part]:
        told = [(ply, Event(self.game.events.parse(text))) for ply, text in enumerate(texts)]
        return retell(wording(self.game, lang), told, names, you=you)

    def lines(self, lang: str, *texts: str, names: tuple[str, ...] = NAMES, you: int | None = None) -> list[str]:
        return [line.text for part in self.account(lang, *texts, names=names, you=you) for line in part.lines]
