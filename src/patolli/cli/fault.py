"""What is wrong with what we were given, as one line."""

import sys

BAD_INPUT = 2
CHECK_FAILED = 1


class Fault(Exception):
    """Something we were given cannot be used; the message names it and what was expected."""

    def __init__(self, message: str, code: int = BAD_INPUT) -> None:
        super().__init__(" ".join(message.split()))
        self.code = code

    def report(self) -> int:
        """Say it on stderr; returns the exit code."""
        print(f"patolli: {self}", file=sys.stderr)
        return self.code
