"""The texts of the help. They are plain lines, so that nobody waits for what makes sentences of the others."""

import re
from pathlib import Path

LINE = re.compile(r"^(help[\w-]*) = (.+)$", re.MULTILINE)


class Help:
    """The messages `help-…` in one language."""

    def __init__(self, lang: str) -> None:
        folder = Path(__file__).parents[1] / "wording"
        self.texts = {k: v for file in folder.glob(f"*.{lang}.ftl") for k, v in LINE.findall(file.read_text("utf-8"))}

    def has(self, key: str) -> bool:
        return key in self.texts

    def text(self, key: str) -> str:
        return self.texts[key]
