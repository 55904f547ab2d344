"""A private desktop: an X server without a screen, a bus, a window manager; a home of its own.

All of it are children of this process, each in a group of its own, and are ended by their numbers.
"""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from types import TracebackType
from typing import IO, Self

from pointerbench.capture.desktop.environment import HOME_FILES, Looks, clock, variables
from pointerbench.capture.desktop.frame import FrameBuffer
from pointerbench.capture.desktop.wrapping import SHOWN, end_with_us, moved, of_theirs, person
from pointerbench.capture.failures import CaptureError, ProgramEndedError
from pointerbench.values.errors import UsageError
from pointerbench.values.locks import LOCK, Lock

NEEDED: Mapping[str, str] = {
    "Xvfb": "xvfb",
    "openbox": "openbox",
    "dbus-daemon": "dbus",
    "xsetroot": "x11-xserver-utils",
}
"""Programs of the session, with the Debian package of each."""

_LAUNCHERS = ("/usr/libexec/at-spi-bus-launcher", "/usr/lib/at-spi2-core/at-spi-bus-launcher")
_PLACES = 64
_BUS = """<!DOCTYPE busconfig PUBLIC "-//freedesktop//DTD D-Bus Bus Configuration 1.0//EN"
 "http://www.freedesktop.org/standards/dbus/1.0/busconfig.dtd">
<busconfig>
  <include>/usr/share/dbus-1/session.conf</include>
  <policy context="default"><allow user="root"/></policy>
</busconfig>
"""
_GRACE = 2.0  # seconds for a program to end by itself


def check_machine() -> None:
    """Raises UsageError, saying what to install, where a session could not start."""
    missing = [package for name, package in NEEDED.items() if shutil.which(name) is None]
    if _launcher() is None:
        missing.append("at-spi2-core")
    if missing:
        raise UsageError(f"a session needs packages: apt-get install {' '.join(missing)}")


def _launcher() -> str | None:
    return next((path for path in _LAUNCHERS if Path(path).exists()), None)


@dataclass
class Session:
    """A running desktop, from ``with`` to its end.

    Attributes:
        home: the home folder of its programs; gone at the end. `shown` tells where they see it.
        environment: the variables of its programs.
        screen: what is shown.
    """

    looks: Looks = field(default_factory=Looks)
    home: Path = field(init=False)
    environment: dict[str, str] = field(init=False)
    screen: FrameBuffer = field(init=False)
    _root: Path = field(init=False)
    _lock: Lock = field(init=False)
    _wrap: list[str] = field(default_factory=list)
    _children: list[subprocess.Popen[bytes]] = field(default_factory=list)
    _logs: list[IO[bytes]] = field(default_factory=list)

    def __enter__(self) -> Self:
        check_machine()
        self._take_place()
        try:
            self._start()
        except BaseException:
            self.close()
            raise
        return self

    def __exit__(
        self,
        _kind: type[BaseException] | None,
        _error: BaseException | None,
        _trace: TracebackType | None,
    ) -> None:
        self.close()

    @property
    def documents(self) -> Path:
        return self.home / "Documents"

    def shown(self, path: str | Path) -> str:
        """A path, or a value that holds one, as the programs see it."""
        return str(path).replace(str(self.home), str(SHOWN)) if self._wrap else str(path)

    @property
    def display(self) -> str:
        return self.environment["DISPLAY"]

    def _take_place(self) -> None:
        """A folder whose name is the same from run to run: it may show in titles."""
        above = Path(tempfile.gettempdir())
        for number in range(_PLACES):
            root = above / f"pointerbench-desk{number}"
            try:
                self._lock = Lock(above / f".{root.name}{LOCK}", "taken")
            except UsageError:
                continue
            shutil.rmtree(root, ignore_errors=True)
            self._root, self.home = root, root / "home"
            return
        raise UsageError(f"{above}: {_PLACES} sessions run already")

    def _start(self) -> None:
        for name in ("home/Documents", "home/.config", "home/.local/share", "home/.cache", "frame"):
            (self._root / name).mkdir(parents=True)
        (self._root / "run").mkdir(mode=0o700)
        self.environment = variables(self.home, self._root / "run", self.looks)
        for name, content in HOME_FILES.items():
            self.write_home(name, content)
        self.hand_over(self._root)
        self._wrap = moved(self._root)
        self._start_x()
        self._start_bus()
        self.start(["openbox"], "openbox")
        subprocess.run(
            ["xsetroot", "-solid", "#3a6ea5"],
            env=self.environment,
            check=False,
            capture_output=True,
        )

    def write_home(self, name: str, content: str) -> None:
        """A file of the home folder, with the folders above it; ``{home}`` is replaced."""
        path = self.home / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(content.replace("{home}", self.shown(self.home)), "utf-8")

    def hand_over(self, path: Path) -> None:
        """Gives a file or a folder with all in it to whom the programs run as."""
        owner = person()
        if owner:
            for one in [path, *path.rglob("*")]:
                os.chown(one, owner["user"], owner["group"], follow_symlinks=False)

    def _start_x(self) -> None:
        width, height = self.looks.size
        reading, writing = os.pipe()
        self.start(
            [
                *("Xvfb", "-displayfd", str(writing), "-screen", "0", f"{width}x{height}x24"),
                *("-dpi", "96", "-nolisten", "tcp", "-noreset", "-nocursor", "-ac"),
                *("-fbdir", str(self._root / "frame"), "+extension", "GLX"),
            ],
            "xvfb",
            pass_fds=(writing,),
        )
        os.close(writing)
        with os.fdopen(reading) as answer:
            number = answer.readline().strip()
        if not number:
            raise CaptureError(f"Xvfb did not start: {self.log('xvfb')}")
        self.environment["DISPLAY"] = f":{number}"
        self.screen = FrameBuffer(self._root / "frame" / "Xvfb_screen0")

    def _start_bus(self) -> None:
        settings = self._root / "bus.conf"
        settings.write_text(_BUS, "utf-8")
        bus = self.start(
            [
                *("dbus-daemon", f"--config-file={settings}"),
                *(f"--address=unix:dir={self._root / 'run'}", "--print-address=1"),
                *("--nofork", "--nopidfile"),
            ],
            "bus",
            stdout=subprocess.PIPE,
        )
        assert bus.stdout is not None
        address = bus.stdout.readline().decode().strip()
        bus.stdout.close()
        if not address:
            raise CaptureError(f"dbus-daemon did not start: {self.log('bus')}")
        self.environment["DBUS_SESSION_BUS_ADDRESS"] = address
        launcher = _launcher()
        assert launcher is not None
        self.start([launcher, "--launch-immediately"], "at-spi")

    def start(
        self,
        argv: Sequence[str],
        name: str,
        *,
        environment: Mapping[str, str] | None = None,
        stdout: int | None = None,
        pass_fds: tuple[int, ...] = (),
    ) -> subprocess.Popen[bytes]:
        """A child in a process group of its own; what it says goes to a log of that name."""
        log = (self._root / f"{name}.log").open("ab")
        self._logs.append(log)
        child = subprocess.Popen(
            argv,
            env=environment or self.environment,
            stdin=subprocess.DEVNULL,
            stdout=stdout or log,
            stderr=log,
            cwd=self.documents,
            start_new_session=True,
            pass_fds=pass_fds,
            preexec_fn=end_with_us,  # noqa: PLW1509  # a capture has no threads
            **person(),
        )
        self._children.append(child)
        return child

    def start_program(
        self, argv: Sequence[str], environment: Mapping[str, str]
    ) -> subprocess.Popen[bytes]:
        """The program itself, with a clock of its own where the machine can fake one.

        Raises:
            ProgramEndedError: there is no such program.
        """
        if shutil.which(argv[0], path=self.environment["PATH"]) is None:
            raise ProgramEndedError(f"{argv[0]}: no such program here")
        self.hand_over(self.home)
        own = {name: self.shown(value) for name, value in self.environment.items()}
        own |= clock() | dict(environment)
        wrap = [*self._wrap, *of_theirs(argv), "--"] if self._wrap else []
        return self.start([*wrap, *argv], "program", environment=own)

    def log(self, name: str) -> str:
        """The last line that a child said, for messages."""
        path = self._root / f"{name}.log"
        lines = path.read_text("utf-8", "replace").splitlines() if path.exists() else []
        return next((line for line in reversed(lines) if line.strip()), "it said nothing")[:300]

    def end(self, child: subprocess.Popen[bytes]) -> None:
        """Ends a child and its group."""
        self._signal(child, signal.SIGTERM)
        self._wait([child])
        self._children.remove(child)

    def close(self) -> None:
        """Ends all children, newest first, and removes the home; a second time does nothing."""
        children, self._children = self._children[::-1], []
        for child in children:
            self._signal(child, signal.SIGTERM)
        self._wait(children)
        for log in self._logs:
            log.close()
        self._logs.clear()
        if hasattr(self, "screen"):
            self.screen.close()
        shutil.rmtree(self._root, ignore_errors=True)
        self._lock.close()

    def _signal(self, child: subprocess.Popen[bytes], number: signal.Signals) -> None:
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(child.pid, number)

    def _wait(self, children: Sequence[subprocess.Popen[bytes]]) -> None:
        """Until all have ended; those that take too long are killed, with their groups."""
        until = time.monotonic() + _GRACE
        for child in children:
            with suppress(subprocess.TimeoutExpired):
                child.wait(max(0.05, until - time.monotonic()))
            self._signal(child, signal.SIGKILL)
            child.wait()
