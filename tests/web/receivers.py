"""Real parts on the loopback that take what the server sends: a mail server, and one that notes what is posted."""

import email
import email.policy
import socketserver
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from patolli.table.post.push import point

PATIENCE = 60.0


def until(condition: Callable[[], Any]) -> Any:
    """Wait for something that comes by itself."""
    end = time.monotonic() + PATIENCE
    while not (found := condition()):
        assert time.monotonic() < end, "it did not come"
        time.sleep(0.02)
    return found


class _Mail(socketserver.StreamRequestHandler):
    def handle(self) -> None:
        server: Any = self.server
        if server.silent:
            server.knocked += 1
            server.heard.wait(PATIENCE)
        self.wfile.write(b"220 here\r\n")
        while line := self.rfile.readline():
            verb = line[:4].upper().strip()
            if verb == b"DATA":
                self.wfile.write(b"354 go on\r\n")
                lines = []
                while (part := self.rfile.readline()) not in (b".\r\n", b""):
                    lines.append(part)
                if server.broken:
                    self.wfile.write(b"451 later\r\n")
                    continue
                server.letters.append(email.message_from_bytes(b"".join(lines), policy=email.policy.default))
                self.wfile.write(b"250 kept\r\n")
            elif verb == b"QUIT":
                self.wfile.write(b"221 bye\r\n")
                return
            else:
                self.wfile.write(b"250 good\r\n")


class MailBox(socketserver.ThreadingTCPServer):
    """An SMTP server that keeps what it gets; it may refuse, or say nothing at all until `heard`."""

    daemon_threads = True
    allow_reuse_address = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), _Mail)
        self.letters: list[EmailMessage] = []
        self.broken = False
        self.silent = False
        self.knocked = 0
        self.heard = threading.Event()


class _Posted(BaseHTTPRequestHandler):
    def do_POST(self) -> None:
        server: Any = self.server
        body = self.rfile.read(int(self.headers["Content-Length"]))
        server.posted.append((self.path, dict(self.headers), body))
        time.sleep(server.slow)
        self.send_response(server.status)
        if server.status in (301, 302, 307):
            self.send_header("Location", f"http://127.0.0.1:{server.server_port}/elsewhere")
        self.send_header("Content-Length", "0")
        self.end_headers()

    def log_message(self, *_: Any) -> None:
        pass


class Receiver(ThreadingHTTPServer):
    """Whatever is posted to it, with path and headers; it may be slow, refuse, or send one elsewhere."""

    daemon_threads = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), _Posted)
        self.posted: list[tuple[str, dict[str, str], bytes]] = []
        self.status = 201
        self.slow = 0.0

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.server_port}"


@contextmanager
def running(server: Any) -> Iterator[Any]:
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.02}, daemon=True)
    thread.start()
    try:
        yield server
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


class Subscriber:
    """A browser that has subscribed: only it can read what is pushed to it."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = b"0123456789abcdef"

    def opens(self, body: bytes) -> bytes:
        """As RFC 8188 and 8291 say, from the other side."""
        salt, size, theirs = body[:16], body[20], body[21 : 21 + body[20]]
        shared = self.key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs))
        info = b"WebPush: info\x00" + point(self.key) + theirs
        secret = HKDF(hashes.SHA256(), 32, self.auth, info).derive(shared)
        key = HKDF(hashes.SHA256(), 16, salt, b"Content-Encoding: aes128gcm\x00").derive(secret)
        nonce = HKDF(hashes.SHA256(), 12, salt, b"Content-Encoding: nonce\x00").derive(secret)
        text = AESGCM(key).decrypt(nonce, body[21 + size :], None)
        assert text.endswith(b"\x02")
        return text[:-1]
