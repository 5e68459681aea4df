"""What the documents show is true: the Python in them runs, here and where only the wheel is installed."""

from pathlib import Path
from typing import Any

import pytest
from tools import fresh


@pytest.mark.parametrize("page", fresh.PAGES)
def test_the_blocks_of_a_page_run(
    page: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    text = fresh.program(page)
    assert text.count("\n\n\n") >= 4
    monkeypatch.chdir(tmp_path)  # where a program leaves what it writes
    names: dict[str, Any] = {}
    exec(compile(text, page, "exec"), names)
    assert capsys.readouterr().out.strip()
