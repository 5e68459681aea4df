"""How a seat is marked where only text can be shown: by shape, so that colour is never needed."""

from typing import Final

MARKS: Final = "◆●▲■▼✚"
