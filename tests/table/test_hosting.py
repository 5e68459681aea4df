"""The commands of docs/hosting.md do what the page says."""

import re
import shlex
import sqlite3
import subprocess
import sys
from pathlib import Path

import typer.core
from typer.main import get_command

from patolli.cli import commands
from patolli.table.hall import Hall
from patolli.table.meters import REGISTRY
from patolli.table.people import People
from patolli.table.storage import Storage

PAGE = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text("utf-8")


def command(word: str) -> str:
    """The line of a code block that holds this word."""
    blocks = re.findall(r"```sh\n(.*?)```", PAGE, re.DOTALL)
    return next(line for block in blocks for line in block.splitlines() if word in line)


async def test_a_backup_made_while_the_server_runs_can_be_restored(tmp_path: Path) -> None:
    storage = await Storage.open(f"sqlite+aiosqlite:///{tmp_path}/patolli.db")
    _, token = await People(storage).add("Ana")
    words = shlex.split(command("VACUUM INTO"))
    subprocess.run([sys.executable, *words[1:]], cwd=tmp_path, check=True)
    await People(storage).add("Bo")
    await storage.close()
    subprocess.run(["sh", "-c", command("cp backup.db")], cwd=tmp_path, check=True)
    restored = await Storage.open(f"sqlite+aiosqlite:///{tmp_path}/patolli.db")
    found = await People(restored).find(token)
    assert found
    assert found.name == "Ana"
    await restored.close()
    connection = sqlite3.connect(tmp_path / "patolli.db")
    assert connection.execute("SELECT count(*) FROM people").fetchone() == (1,)
    connection.close()


async def test_the_page_tells_of_every_figure_that_is_counted(tmp_path: Path) -> None:
    hall = Hall(await Storage.open(f"sqlite+aiosqlite:///{tmp_path}/patolli.db"))
    await hall.start()
    counted = {family.name + ("_total" if family.type == "counter" else "") for family in REGISTRY.collect()}
    await hall.stop()
    told = set(re.findall(r"patolli_[a-z_]+", PAGE))
    assert told == {name for name in counted if name.startswith("patolli_")}


def test_the_servers_on_the_page_have_only_options_that_exist() -> None:
    patolli = get_command(commands())
    assert isinstance(patolli, typer.core.TyperGroup)
    known = {option for param in patolli.commands["serve"].params for option in (*param.opts, *param.secondary_opts)}
    used = {
        option for line in PAGE.splitlines() if "patolli serve" in line for option in re.findall(r"--[a-z-]+", line)
    }
    assert {"--db", "--log", "--metrics", "--allowed-host"} <= used <= known
