"""The world outside: requests to public addresses over https, and to nothing else.

Whoever names an address could otherwise have the server knock at doors in its own network. So a name is looked up here,
what it leads to is checked, and the connection goes to that very address. Nothing is followed, little is read.
"""

import asyncio
import ipaddress
import socket
import ssl
from collections.abc import Mapping
from urllib.parse import SplitResult, urlsplit

from .threads import Threads

PATIENCE = 10.0  # seconds for all of it
LONGEST = 1000  # characters of an address
LOOKUPS = 16  # names looked up at once
STRANGE = tuple(map(ipaddress.ip_network, ("64:ff9b::/96", "2002::/16", "2001::/32")))  # other networks in disguise


class NotPublic(Exception):
    """An address that we do not send anything to."""


class Answered(Exception):
    """The other side did not take it."""

    def __init__(self, status: int) -> None:
        super().__init__(f"answered {status}")
        self.status = status


class Outside:
    """Where one may send something to; an operator may allow the own network too, for services that are there."""

    def __init__(self, allow_private: bool = False) -> None:
        self.allow_private = allow_private
        self.threads = Threads(LOOKUPS)

    async def check(self, url: str) -> None:
        """`NotPublic` if nothing is to be sent there."""
        try:
            async with asyncio.timeout(PATIENCE):
                await self._address(self._parts(url))
        except TimeoutError:
            raise NotPublic(url) from None

    async def post(self, url: str, headers: Mapping[str, str], body: bytes) -> None:
        """Send; whatever is not a success is `Answered`, a redirection too."""
        parts = self._parts(url)
        async with asyncio.timeout(PATIENCE):
            address, port = await self._address(parts)
            context = ssl.create_default_context() if parts.scheme == "https" else None
            name = parts.hostname if context else None
            reader, writer = await asyncio.open_connection(address, port, limit=4096, ssl=context, server_hostname=name)
            try:
                writer.write(_request(parts, headers, body))
                await writer.drain()
                line = (await reader.readline()).split()
            finally:
                writer.close()
        status = int(line[1]) if len(line) > 1 and line[1].isdigit() else 0
        if not 200 <= status < 300:
            raise Answered(status)

    def _parts(self, url: str) -> SplitResult:
        plain = url.isascii() and url.isprintable() and " " not in url and len(url) <= LONGEST
        try:
            parts = urlsplit(url) if plain else None
            known = parts and (parts.port or 443)
        except ValueError:
            parts, known = None, None
        schemes = ("https", "http") if self.allow_private else ("https",)
        if not parts or not known or parts.scheme not in schemes or not parts.hostname or "@" in parts.netloc:
            raise NotPublic(url)
        return parts

    async def _address(self, parts: SplitResult) -> tuple[str, int]:
        """Where the name leads to; all that it may lead to has to be public."""
        port = parts.port or (443 if parts.scheme == "https" else 80)
        try:
            found = await self.threads.do(socket.getaddrinfo, parts.hostname, port, type=socket.SOCK_STREAM)
        except (OSError, UnicodeError) as error:
            raise NotPublic(parts.hostname) from error
        addresses = [str(place[4][0]) for place in found]
        if not addresses or not (self.allow_private or all(map(is_public, addresses))):
            raise NotPublic(parts.hostname)
        return addresses[0], port


def is_public(address: str) -> bool:
    """Whether an address is one of the open network."""
    ip = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(ip, ipaddress.IPv6Address):
        if ip.ipv4_mapped:
            ip = ip.ipv4_mapped
        elif any(ip in network for network in STRANGE):
            return False
    return ip.is_global and not ip.is_multicast and not ip.is_reserved


def _request(parts: SplitResult, headers: Mapping[str, str], body: bytes) -> bytes:
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    sent = {"Host": parts.netloc, "Content-Length": str(len(body)), "Connection": "close", "User-Agent": "Patolli"}
    lines = [f"POST {path} HTTP/1.1", *(f"{name}: {value}" for name, value in {**sent, **headers}.items())]
    return "\r\n".join([*lines, "", ""]).encode("ascii") + body
