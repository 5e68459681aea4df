"""Times every request, for `--metrics`."""

from collections.abc import MutableMapping
from time import perf_counter
from typing import Any

from patolli.table.meters import REQUESTS

from .guards import App, Receive, Scope, Send


class Metering:
    """The outermost layer: what it sees is what whoever asked gets."""

    def __init__(self, app: App) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            return await self.app(scope, receive, send)
        start, code = perf_counter(), 500

        async def noting(message: MutableMapping[str, Any]) -> None:
            nonlocal code
            code = message.get("status", code)
            await send(message)

        try:
            await self.app(scope, receive, noting)
        finally:
            REQUESTS.labels(code).observe(perf_counter() - start)
