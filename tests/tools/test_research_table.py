"""The table of docs/research.md: what can be known without measuring is still so."""

from pathlib import Path

from tools import research_table

from patolli.games import GAMES
from patolli.lab.bench import table_of
from patolli.lab.rows import Rows

PAGE = Path(__file__).parents[2] / "docs" / "research.md"


def test_the_table_in_the_page_is_of_these_games() -> None:
    text = PAGE.read_text("utf-8")
    assert research_table.HEAD in text
    rows = {cells[1]: cells for line in text.splitlines() if len(cells := [c.strip() for c in line.split("|")]) == 10}
    for name, game in GAMES.items():
        assert rows[name][3:5] == [str(len(Rows(game, table_of(game)).names)), f"{game.choices.size:,}"]
    assert {f"OpenSpiel, {title}" for title in research_table.OTHERS.values()} <= set(rows)
