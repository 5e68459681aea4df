"""Under which names the server may be called. A page elsewhere whose name is made to lead here gets nothing."""

from collections.abc import Collection

from starlette.responses import JSONResponse

from .guards import App, Receive, Scope, Send


class Hosts:
    """Refuses requests and WebSockets that name another host; without names, any will do."""

    def __init__(self, app: App, names: Collection[str] = ()) -> None:
        self.app = app
        self.names = frozenset(name.lower() for name in names)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if self.names and scope["type"] in ("http", "websocket") and host(scope) not in self.names:
            return await JSONResponse({"detail": "this server has another name"}, 400)(scope, receive, send)
        await self.app(scope, receive, send)


def host(scope: Scope) -> str:
    """The name a request was sent to, without the port."""
    named: str = dict(scope["headers"]).get(b"host", b"").decode("latin-1").lower()
    name, _, port = named.rpartition(":")
    return name if port.isdigit() else named
