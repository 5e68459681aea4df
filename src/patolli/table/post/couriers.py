"""Those who carry a message: push, mail, hook. Each says by an exception what went wrong."""

import hashlib
import hmac
import json
import smtplib
import ssl
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from typing import Any
from urllib.parse import unquote, urlsplit

from cryptography.hazmat.primitives.asymmetric import ec

from ..people import clean
from .outside import Answered, NotPublic, Outside
from .push import letter, plain, sealed
from .threads import Threads

DAY = 86400
PATIENCE = 15.0  # seconds for a mail server
PUSHED = 3000  # bytes of a pushed message: a record has 4096
PLAIN = str.maketrans("<>", "‹›")  # letters with which a name could call a whole channel
HOOKED = 1900  # letters of what a hook is told: services for chats refuse more than 2000


class NoMail(Exception):
    """This server sends none."""


REASONS: tuple[tuple[type[Exception], str], ...] = (
    (NotPublic, "not-public"), (NoMail, "no-mail"), (TimeoutError, "silent"), (ssl.SSLError, "insecure"),
    (OSError, "unreachable"),
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Message:
    """What is told, and the page it leads to."""

    title: str
    lines: tuple[str, ...]
    link: str
    kind: str
    table: str

    @property
    def text(self) -> str:
        return "\n".join(self.lines)


@dataclass(frozen=True, slots=True)
class MailServer:
    """Where mail goes out: smtp://[user:password@]host[:port] (with STARTTLS where it is offered) or smtps://…"""

    url: str
    sender: str

    def send(self, message: EmailMessage) -> None:
        parts = urlsplit(self.url)
        host, secure = parts.hostname or "localhost", parts.scheme == "smtps"
        context = ssl.create_default_context()
        with (
            smtplib.SMTP_SSL(host, parts.port or 465, timeout=PATIENCE, context=context)
            if secure
            else smtplib.SMTP(host, parts.port or 25, timeout=PATIENCE)
        ) as server:
            server.ehlo_or_helo_if_needed()
            if not secure and server.has_extn("starttls"):
                server.starttls(context=context)
            if parts.username:
                server.login(unquote(parts.username), unquote(parts.password or ""))
            server.send_message(message)


async def send_mail(server: MailServer, to: str, message: Message, footer: str, threads: Threads) -> None:
    """One letter, in plain text. No line break of anybody's name gets into its head."""
    mail = EmailMessage()
    mail["From"] = server.sender
    mail["To"] = to
    mail["Subject"] = clean(message.title, 150)
    mail["Date"] = formatdate()
    mail["Message-ID"] = make_msgid(domain="patolli")
    mail["Auto-Submitted"] = "auto-generated"
    mail.set_content("\n\n".join(filter(None, (message.text, message.link, footer))) + "\n")
    await threads.do(server.send, mail)


async def send_push(outside: Outside, key: ec.EllipticCurvePrivateKey, row: dict[str, Any], message: Message) -> None:
    """Wake a browser. A later message about a table takes the place of one that was not delivered yet."""
    contact = message.link if message.link.startswith("https://") else "mailto:patolli@localhost"
    told = {"title": message.title, "text": "", "link": message.link, "tag": message.table or message.kind}
    told["text"] = fitting(message.lines, PUSHED - _size(told), _size)
    headers = {
        "Authorization": letter(key, row["endpoint"], contact),
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(DAY),
        "Urgency": "high" if message.kind == "time" else "normal",
        "Topic": hashlib.sha256(told["tag"].encode()).hexdigest()[:32],
    }
    body = sealed(json.dumps(told, ensure_ascii=False).encode(), plain(row["key"]), plain(row["auth"]))
    await outside.post(row["endpoint"], headers, body)


async def send_hook(outside: Outside, url: str, secret: str, message: Message) -> None:
    """A body that services for chats understand; whoever has the secret can check that it is from here, and when.

    Discord reads `content`, Slack `text`; ntfy makes its message from both by the templates in the head. No name in it
    calls anybody there.
    """
    text = f"{fitting(message.lines, HOOKED - len(message.link), len)}\n{message.link}".translate(PLAIN)
    told = {"text": text, "content": text, "title": message.title.translate(PLAIN), "link": message.link}
    more = {"kind": message.kind, "table": message.table, "allowed_mentions": {"parse": []}}
    body = json.dumps({**told, **more}, ensure_ascii=False).encode()
    at = str(int(time.time()))
    headers = {
        "Content-Type": "application/json",
        "X-Patolli-Signature": f"t={at},v1={signature(secret, at, body)}",
        "X-Template": "yes",
        "X-Title": "{{.title}}",
        "X-Message": "{{.text}}",
        "X-Click": message.link,
    }
    await outside.post(url, headers, body)


def what_went_wrong(error: Exception) -> str:
    """In a word, and the number that the other side gave for it: readers are told in their language."""
    if isinstance(error, Answered):
        return f"answered {error.status}"
    if isinstance(error, smtplib.SMTPRecipientsRefused):
        return f"mail {next(iter(error.recipients.values()))[0]}"
    if isinstance(error, smtplib.SMTPResponseException):
        return f"mail {error.smtp_code}"
    return next((why for kind, why in REASONS if isinstance(error, kind)), "unknown")


def fitting(lines: Sequence[str], room: int, size: Callable[[str], int]) -> str:
    """As many whole lines as there is room for; three dots stand for the others."""
    kept: list[str] = []
    for i, line in enumerate(lines):
        more = ["…"] if i + 1 < len(lines) else []
        if size("\n".join([*kept, line, *more])) > room:
            return "\n".join([*kept, "…"])
        kept.append(line)
    return "\n".join(kept)


def _size(told: object) -> int:
    return len(json.dumps(told, ensure_ascii=False).encode())


def signature(secret: str, at: str, body: bytes) -> str:
    """What a receiver computes too: HMAC-SHA256 over the time, a dot, and the body."""
    return hmac.new(secret.encode(), f"{at}.".encode() + body, hashlib.sha256).hexdigest()
