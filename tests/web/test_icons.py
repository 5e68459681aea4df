"""What the page draws beside the answers to a question."""

import re
from pathlib import Path

import pytest

from patolli.core.engine import kinds_asked
from patolli.games import GAMES

GAMES_OF_THE_PAGE = Path(__file__).parents[2] / "client" / "src" / "games"
ICON = re.compile(r'"?([a-z-]+)"?: "(i-[a-z -]+)"')


@pytest.mark.parametrize("name", sorted(GAMES))
def test_two_answers_to_one_question_never_share_an_icon(name: str) -> None:
    _, _, kinds = (GAMES_OF_THE_PAGE / name / "index.ts").read_text("utf-8").partition("kindIcons: {")
    icons = dict(ICON.findall(kinds.partition("}")[0]))
    specs = GAMES[name].choices.specs
    shared = {
        frame: found
        for frame, made in GAMES[name].frames.items()
        if (found := [icons[kind] for kind in (specs[number].name for number in kinds_asked(made)) if kind in icons])  # type: ignore[arg-type]  # the class has all that is asked for
        and len(set(found)) < len(found)
    }
    assert shared == {}
