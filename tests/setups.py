"""What is said of a table that cannot be opened, or of a pack that does not fit."""

import re
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from patolli.core.game import Game
from patolli.core.refusal import BadSetup
from patolli.wording import LANGUAGES, wording


@contextmanager
def refused(words: str, game: Game | None = None, field: str = "") -> Iterator[None]:
    """What is done here is refused in words like these, and can be said in every language."""
    with pytest.raises(BadSetup) as found:
        yield
    error = found.value
    assert error.field == field or not field
    for lang in LANGUAGES:
        assert wording(game, lang).bad_setup(error).endswith(".")
    said = wording(game, "en").bad_setup(error)
    assert re.search(words, said), said
