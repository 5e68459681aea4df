"""What is not installed with Patolli unless one asks for it."""

from collections.abc import Iterator
from contextlib import contextmanager

from patolli.wording import Wording

from .fault import Fault


@contextmanager
def extra(say: Wording, name: str = "lab") -> Iterator[None]:
    """For imports of it: a line says what is missing, and how to get it."""
    try:
        yield
    except ModuleNotFoundError as error:
        raise Fault(say.text("cli-extra", name=error.name or "", extra=name)) from None
