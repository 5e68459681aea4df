"""`patolli serve`: the table in the browser. Prints the address, and opens a browser where there is one."""

import contextlib
import os
import socket
import sys
import threading
import time
import webbrowser
from collections.abc import Sequence
from enum import StrEnum
from pathlib import Path
from typing import Annotated, Any

import typer

from patolli import __version__
from patolli.wording import Wording, wording

from .fault import Fault
from .speech import Lang, default_language

PORT = 8000
TRIED = 20  # ports, if the first is taken
LOOPBACK = ("127.0.0.1", "localhost", "::1")
OWN_NAMES = ("localhost", "127.0.0.1", "[::1]")


class LogStyle(StrEnum):
    text = "text"
    json = "json"


def register(app: typer.Typer) -> None:
    app.command("serve")(serve)


def default(lang: str = "") -> None:
    """What `patolli` alone does."""
    serve(lang=lang)


def serve(
    host: Annotated[str, typer.Option("--host")] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", min=0, max=65535)] = 0,
    db: Annotated[str, typer.Option("--db")] = "",
    open_page: Annotated[bool, typer.Option("--open/--no-open")] = True,
    bot: Annotated[list[str] | None, typer.Option("--bot", metavar="NAME")] = None,
    allowed_host: Annotated[list[str] | None, typer.Option("--allowed-host", metavar="NAME")] = None,
    smtp: Annotated[str, typer.Option("--smtp", metavar="URL", envvar="PATOLLI_SMTP")] = "",
    mail_from: Annotated[str, typer.Option("--mail-from", metavar="ADDRESS")] = "",
    private_hooks: Annotated[bool, typer.Option("--private-hooks")] = False,
    full_sync: Annotated[bool, typer.Option("--full-sync")] = False,
    metrics: Annotated[int, typer.Option("--metrics", metavar="PORT", min=0, max=65535)] = 0,
    metrics_host: Annotated[str, typer.Option("--metrics-host")] = "127.0.0.1",
    log: Annotated[LogStyle, typer.Option("--log")] = LogStyle.text,
    access_log: Annotated[bool, typer.Option("--access-log")] = False,
    lang: Lang = "",
) -> None:
    """Serve until interrupted. Without a port: 8000, or the next that is free."""
    import uvicorn  # here, because other commands should not wait for the web

    from patolli.table.post.couriers import MailServer
    from patolli.table.post.outside import Outside
    from patolli.table.storage import database_url, without_password
    from patolli.web.app import create_app
    from patolli.web.models import Reach
    from patolli.web.protocol import Requests, Sockets
    from patolli.web.server import PATIENCE, Server

    from .logs import set_up

    say = wording(None, lang or default_language())
    offer(bot or [], say)
    set_up(log, access_log)
    url = database_url(db or str(default_file()))
    listening = bind(host, port)
    if metrics:
        show_metrics(metrics_host, metrics)
    address = f"http://{'localhost' if host in ('127.0.0.1', '0.0.0.0') else host}:{listening.getsockname()[1]}"
    print(say.text("serve-ready", address=address, database=without_password(url)), flush=True)
    if open_page and has_browser():
        threading.Thread(target=_open_when_up, args=(listening.getsockname(), address), daemon=True).start()
    names = allowed_host or []
    port = listening.getsockname()[1]
    reach = Reach(here_only=host in LOOPBACK and not names, address=shared_address(names, host, port))
    sender = mail_from or f"Patolli <patolli@{names[0] if names else 'localhost'}>"
    app = create_app(
        url, sync="FULL" if full_sync else "NORMAL", hosts=allowed(names, host), reach=reach,
        outside=Outside(private_hooks), mail=MailServer(smtp, sender) if smtp else None,
    )  # fmt: skip
    config = uvicorn.Config(
        app, log_config=None, access_log=access_log, http=Requests, ws=Sockets, ws_max_size=1_000_000,
        ws_per_message_deflate=False, timeout_graceful_shutdown=PATIENCE,
    )  # fmt: skip
    about = {"address": address, "database": without_password(url), "version": __version__}
    Server(config, app, about).run(sockets=[listening])


def offer(names: Sequence[str], say: Wording) -> None:
    """Let people play against these bots that others have written; each of them can be had."""
    from patolli.bots import BOTS, GUESTS
    from patolli.bots.plugged import BotFault, Plugged
    from patolli.games import GAMES

    from .arguments import blame, read_seats

    GUESTS[:] = [name for name in names if name not in BOTS]  # ours are there anyway
    for name in GUESTS:
        read_seats(name, say.lang, people=False)
        game = next(iter(GAMES.values()))
        guest = Plugged(name, game.setup(game.seats[0]))
        try:
            guest.start()
        except BotFault as fault:
            raise blame(fault, say.lang) from None
        guest.close()


def allowed(names: Sequence[str], host: str) -> Sequence[str]:
    """The names this server goes by: any if none is named. One that only this machine reaches keeps its own."""
    return [*names, *OWN_NAMES] if names and host in LOOPBACK else names


def shared_address(names: Sequence[str], host: str, port: int) -> str:
    """Where friends find this server: by the name it was given, or on the network this machine is in; "" if in none.

    A server with a name that listens on this machine only is behind another one, which speaks HTTPS.
    """
    if names:
        return f"https://{names[0]}" if host in LOOPBACK else f"http://{names[0]}:{port}"
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe, contextlib.suppress(OSError):
        probe.connect(("192.0.2.1", 9))  # sends nothing: only asks which way it would go
        own = str(probe.getsockname()[0])
        return f"http://{own}:{port}" if own not in LOOPBACK else ""
    return ""


def show_metrics(host: str, port: int) -> None:
    """Answer Prometheus on a port of its own, from a thread of its own."""
    from prometheus_client import start_http_server

    from patolli.table.meters import REGISTRY

    try:
        start_http_server(port, host, REGISTRY)
    except OSError as error:
        raise Fault(f"cannot listen on {host}:{port}: {error.strerror}") from None


def default_file() -> Path:
    """Where tables are kept unless another place is named."""
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(home) / "patolli" / "patolli.db"


def bind(host: str, port: int) -> socket.socket:
    """A listening socket on this port, or without one on the first free from 8000 on."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for wanted in (port,) if port else range(PORT, PORT + TRIED):
        listening = socket.socket(family, socket.SOCK_STREAM)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listening.bind((host, wanted))
            listening.listen(2048)
        except OSError as error:
            listening.close()
            last = error
        else:
            return listening
    raise Fault(f"cannot listen on {host}:{port or PORT}: {last.strerror}")


def has_browser() -> bool:
    """Whether there is a screen to open a page on."""
    if sys.platform.startswith("linux") and not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        return False
    try:
        webbrowser.get()
    except webbrowser.Error:
        return False
    return True


def _open_when_up(where: Any, address: str) -> None:
    for _ in range(100):
        time.sleep(0.1)
        try:
            socket.create_connection(where[:2], 1).close()
        except OSError:
            continue
        webbrowser.open(address)
        return
