"""What stands before every request: where it comes from, how large it is, and the headers of every answer."""

from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any
from urllib.parse import urlsplit

from starlette.exceptions import HTTPException
from starlette.responses import JSONResponse

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]

COOKIE = "patolli"
LARGEST = 3_000_000  # bytes of a request: the longest match file with its pack
TOO_LARGE = f"a request has at most {LARGEST} bytes"
HEADERS = (
    (b"content-security-policy", b"default-src 'self'; img-src 'self' data:; "
     b"base-uri 'none'; form-action 'self'; frame-ancestors 'none'; object-src 'none'"),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"x-frame-options", b"DENY"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
)  # fmt: skip


def same_origin(scope: Scope) -> bool:
    """Whether a browser sends this from our own page. Programs that are no browsers send no origin."""
    headers = dict(scope["headers"])
    origin = headers.get(b"origin")
    if origin is None:
        return headers.get(b"sec-fetch-site", b"same-origin") in (b"same-origin", b"none")
    try:
        return urlsplit(origin.decode("latin-1")).netloc.lower() == headers.get(b"host", b"").decode("latin-1").lower()
    except ValueError:
        return False


class Guards:
    """The outermost layer of the app."""

    def __init__(self, app: App) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            return await self.app(scope, receive, send)

        async def with_headers(message: MutableMapping[str, Any]) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", []), *HEADERS]
            await send(message)

        if scope["method"] in ("POST", "PUT", "PATCH", "DELETE") and not same_origin(scope):
            return await _problem(403, "this request comes from another site")(scope, receive, with_headers)
        length = dict(scope["headers"]).get(b"content-length", b"0")
        if not length.isdigit() or int(length) > LARGEST:
            return await _problem(413, TOO_LARGE)(scope, receive, with_headers)
        await self.app(scope, _Bounded(receive), with_headers)


class _Bounded:
    """A body without a length is cut off where it grows too large."""

    def __init__(self, receive: Receive) -> None:
        self.receive = receive
        self.size = 0

    async def __call__(self) -> MutableMapping[str, Any]:
        message = await self.receive()
        self.size += len(message.get("body", b""))
        if self.size > LARGEST:
            raise TooLarge
        return message


class TooLarge(HTTPException):
    """The body of a request is larger than anything we take."""

    def __init__(self) -> None:
        super().__init__(413, TOO_LARGE)


def _problem(status: int, detail: str) -> JSONResponse:
    return JSONResponse({"detail": detail}, status)
