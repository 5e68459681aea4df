"""What a game needs of a language to put its own figures into words; `patolli.wording` speaks it."""

from collections.abc import Mapping, Sequence
from typing import Protocol


class Speech(Protocol):
    """One language: messages by key, a dotted key being a form (an attribute) of one."""

    def has(self, key: str) -> bool: ...
    def text(self, key: str, **args: str | int) -> str: ...
    def forms(self, key: str, **args: str | int) -> Mapping[str, str]: ...  # all of a message; "" is the message itself
    def list(self, items: Sequence[str]) -> str: ...
