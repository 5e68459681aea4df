"""What the documents show is true: the Python in them runs."""

import re
from pathlib import Path
from typing import Any

import pytest

DOCS = Path(__file__).parents[1] / "docs"


@pytest.mark.parametrize("page", ["python.md", "research.md"])
def test_the_blocks_of_a_page_run(page: str, capsys: pytest.CaptureFixture[str]) -> None:
    text = (DOCS / page).read_text(encoding="utf-8")
    blocks = list(re.finditer(r"^```python\n(.*?)^```", text, re.M | re.S))
    assert len(blocks) >= 4
    names: dict[str, Any] = {}
    for block in blocks:
        before = text[: block.start(1)].count("\n")
        exec(compile("\n" * before + block[1], str(DOCS / page), "exec"), names)
    assert capsys.readouterr().out.strip()
