"""A web application as a child of this process: started with folders of its own, waited for, ended
with all that it started."""

from __future__ import annotations

import http.client
import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

from pointerbench.capture.failures import ProgramEndedError
from pointerbench.values.processes import below

LOOPBACK = "127.0.0.1"
_PAUSE = 0.2  # seconds between two questions whether it answers
_GRACE = 4.0  # seconds that it gets to end by itself
_PREPARING = 300.0  # seconds that one command of preparation may take
_TOLD = 3  # last lines of its log that are quoted
_LANGUAGES = {"en": "en_US.UTF-8", "zh": "zh_CN.UTF-8"}
_INHERITED = ("PATH", "LD_LIBRARY_PATH", "SYSTEMROOT", "SSL_CERT_FILE")


@dataclass(frozen=True)
class Place:
    """Where an application lives while it runs.

    `folder` is private to this run; in it lie ``home``, ``data`` and the log. `application` is
    where it is installed: its virtual environment or its ``node_modules``. `recipes` is the folder
    of its recipe, with scripts that fill it; `port` is its own.
    """

    folder: Path
    application: Path
    port: int
    recipes: Path
    language: str = "en"

    @property
    def home(self) -> Path:
        return self.folder / "home"

    @property
    def data(self) -> Path:
        return self.folder / "data"

    @property
    def log(self) -> Path:
        return self.folder / "log.txt"

    @property
    def address(self) -> str:
        return f"http://{LOOPBACK}:{self.port}"

    def filled(self, text: str) -> str:
        """A text of a recipe with its names in braces replaced; other braces stay."""
        names = {
            "port": str(self.port),
            "host": LOOPBACK,
            "address": self.address,
            "data": str(self.data),
            "home": str(self.home),
            "app": str(self.application),
            "apps": str(self.application.parent),
            "bin": str(self.application / "bin"),
            "python": sys.executable,
            "recipes": str(self.recipes),
            "modules": str(self.application / "node_modules"),
        }
        return re.sub(r"\{(\w+)\}", lambda found: names.get(found[1], found[0]), text)

    def environment(self, further: Mapping[str, str]) -> dict[str, str]:
        """All that the application inherits: little, so that it starts the same elsewhere."""
        kept = {name: os.environ[name] for name in _INHERITED if name in os.environ}
        language = _LANGUAGES[self.language]
        own = {
            "HOME": str(self.home),
            "LANG": language,
            "LC_ALL": "C.UTF-8",
            "LANGUAGE": language.partition(".")[0],
            "TZ": "UTC",
            "TMPDIR": str(self.folder / "tmp"),
            "XDG_CONFIG_HOME": str(self.home / ".config"),
            "XDG_DATA_HOME": str(self.home / ".local/share"),
            "XDG_CACHE_HOME": str(self.home / ".cache"),
            "PYTHONHASHSEED": "0",
        }
        return kept | own | {name: self.filled(value) for name, value in further.items()}

    def make(self, files: Mapping[str, str]) -> None:
        """The folders, empty but for the files that a recipe gives: paths below ``home``, or below
        ``data`` where they begin with ``{data}``."""
        for path in (self.home, self.data, self.folder / "tmp"):
            path.mkdir(parents=True, exist_ok=True)
        for name, text in files.items():
            path = self.home / self.filled(name)
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(self.filled(text), "utf-8")


def free_port() -> int:
    with socket.socket() as found:
        found.bind((LOOPBACK, 0))
        return int(found.getsockname()[1])


def prepare(place: Place, commands: Sequence[Sequence[str]], further: Mapping[str, str]) -> None:
    """Runs what fills the application's data, one command after the other.

    Raises:
        ProgramEndedError: one fails; quotes the end of what it said.
    """
    for command in commands:
        words = [place.filled(word) for word in command]
        with place.log.open("ab") as log, _child(place, words, log, further) as child:
            try:
                status = child.wait(_PREPARING)
            except subprocess.TimeoutExpired:
                raise ProgramEndedError(f"{words[0]} took over {_PREPARING:.0f} s") from None
        if status:
            raise ProgramEndedError(f"{' '.join(words)}: status {status}: {_last_words(place.log)}")


@contextmanager
def running(
    place: Place, command: Sequence[str], further: Mapping[str, str], ready: str, patience: float
) -> Iterator[None]:
    """The application runs and answers while the block does; ``ready`` is the path asked for.

    Raises:
        ProgramEndedError: it ends at once, or does not answer within ``patience`` seconds.
    """
    words = [place.filled(word) for word in command]
    with place.log.open("ab") as log, _child(place, words, log, further) as child:
        _wait(place, child, ready, patience)
        yield


@contextmanager
def _child(
    place: Place, words: Sequence[str], log: object, further: Mapping[str, str]
) -> Iterator[subprocess.Popen[bytes]]:
    environment = place.environment(further)
    if shutil.which(words[0], path=environment.get("PATH")) is None:
        raise ProgramEndedError(f"{words[0]} is not installed")
    child = subprocess.Popen(
        words,
        cwd=place.data,
        env=environment,
        stdin=subprocess.DEVNULL,
        stdout=log,  # type: ignore[call-overload]
        stderr=subprocess.STDOUT,
        start_new_session=True,
    )
    try:
        yield child
    finally:
        _end(child)


def _wait(place: Place, child: subprocess.Popen[bytes], path: str, patience: float) -> None:
    deadline = time.monotonic() + patience
    while time.monotonic() < deadline:
        if child.poll() is not None:
            raise ProgramEndedError(
                f"ended with status {child.returncode}: {_last_words(place.log)}"
            )
        if _answers(place, path):
            return
        time.sleep(_PAUSE)
    raise ProgramEndedError(f"no answer within {patience:.0f} s: {_last_words(place.log)}")


def _answers(place: Place, path: str) -> bool:
    connection = http.client.HTTPConnection(LOOPBACK, place.port, timeout=10)
    try:
        connection.request("GET", path)
        return connection.getresponse().status < 500
    except (OSError, http.client.HTTPException):
        return False
    finally:
        connection.close()


def _end(child: subprocess.Popen[bytes]) -> None:
    """Asks the child and all below it to end, then makes them; those that left its group too."""
    numbers = [child.pid, *below(child.pid)]
    _send(child.pid, numbers, signal.SIGTERM)
    with suppress(subprocess.TimeoutExpired):
        child.wait(_GRACE)
    _send(child.pid, numbers, signal.SIGKILL)
    child.wait()


def _send(group: int, numbers: Sequence[int], what: signal.Signals) -> None:
    with suppress(ProcessLookupError, PermissionError):
        os.killpg(group, what)
    for number in numbers:
        with suppress(ProcessLookupError, PermissionError):
            os.kill(number, what)


def _last_words(log: Path) -> str:
    lines = [line.strip() for line in log.read_text("utf-8", "replace").splitlines()]
    return " / ".join([line for line in lines if line][-_TOLD:]) or "it said nothing"
