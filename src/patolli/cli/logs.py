"""The server's log, on standard error: sentences for people, or one JSON object a line for programs.

A line that concerns something takes its fields from a dictionary: `LOG.error("table %(table)s …", {"table": id})`.
Text shows the sentence, JSON the fields too. Tokens appear in neither.
"""

import json
import logging
import re
import time
from typing import Any

from patolli.table.meters import ErrorCounter

TOKENS = re.compile(r"(/invite/|/api/invitations/|/friend/|/api/friend-links/)[^\s/?\"\\]+")


def set_up(style: str, access: bool) -> None:
    """Send everything to standard error, as "text" or "json". Text leaves out start and end: people see them anyway."""
    lines = logging.StreamHandler()
    lines.setFormatter(Json() if style == "json" else Text())
    root = logging.getLogger()
    root.handlers = [lines, ErrorCounter()]
    root.setLevel(logging.WARNING)
    logging.getLogger("patolli").setLevel(logging.INFO if style == "json" else logging.WARNING)
    logging.getLogger("uvicorn.access").setLevel(logging.INFO if access else logging.CRITICAL)


class Text(logging.Formatter):
    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(name)s: %(message)s")

    def format(self, record: logging.LogRecord) -> str:
        return without_tokens(super().format(record))


class Json(Text):
    def format(self, record: logging.LogRecord) -> str:
        clock = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
        line: dict[str, Any] = {
            "time": f"{clock}.{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if isinstance(record.args, dict):
            line |= record.args
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return without_tokens(json.dumps(line, ensure_ascii=False, default=str))


def without_tokens(text: str) -> str:
    """Invitations work once, and never stand in a log."""
    return TOKENS.sub(r"\1…", text)
