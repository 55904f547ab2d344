"""What programs see of the machine, and what is seen of their windows."""

from __future__ import annotations

import shutil
import signal
import subprocess
import sys
import tempfile
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from pointerbench.capture.desktop.pointer import open_display
from pointerbench.capture.desktop.session import NEEDED, Session
from pointerbench.capture.desktop.stack import Window, windows
from pointerbench.capture.desktop.wrapping import of_theirs

_STARTS = all(shutil.which(name) for name in NEEDED)


def _session(wrap: list[str]) -> Session:
    session = Session()
    session.home = Path("/somewhere/home")
    session._wrap = wrap
    return session


def test_a_program_is_told_of_paths_as_it_sees_them() -> None:
    path = Path("/somewhere/home/Documents/a.txt")
    assert _session(["bwrap"]).shown(path) == "/home/user/Documents/a.txt"
    assert _session([]).shown(path) == str(path)


@pytest.mark.skipif(not _STARTS, reason="no desktop here")
def test_a_program_finds_its_home_where_it_is_told_of_it() -> None:
    with Session() as session:
        ending = session.start_program(["sh", "-c", 'echo "$HOME" > "$HOME/here"; pwd > there'], {})
        assert ending.wait(20) == 0
        assert (session.home / "here").read_text().strip() == session.shown(session.home)
        assert (session.documents / "there").read_text().strip() == session.shown(session.documents)


@pytest.mark.skipif(not _STARTS, reason="no desktop here")
def test_a_program_sees_nothing_of_the_temporary_folder_but_what_its_command_names() -> None:
    with tempfile.TemporaryDirectory() as own, Session() as first, Session() as second:
        if not first._wrap:
            pytest.skip("no bubblewrap here")
        Path(own).chmod(0o755)  # the program runs as somebody else
        script = Path(own) / "own.sh"
        (Path(own) / "library.sh").write_text("touch /tmp/other")
        script.write_text('ls -d /tmp/other* > "$HOME/seen"; . "$(dirname "$0")/library.sh"')
        for session in (first, second):
            assert session.start_program(["sh", str(script)], {}).wait(20) == 0
            assert (session.home / "seen").read_text() == ""
    assert not Path("/tmp/other").exists()


def test_a_program_in_a_home_is_shown_with_what_lies_beside_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(Path, "exists", lambda path: "gone" not in path.name)
    argv = ["/home/anna/bin/draw", "--open", "/home/user/bin/tool", "/usr/bin/env", "/home/gone"]
    assert list(of_theirs(argv)) == [
        *("--ro-bind-try", "/home/anna", "/home/anna"),
        *("--ro-bind-try", "/home/user/bin/tool", "/home/user/bin/tool"),
    ]


@pytest.mark.skipif(not _STARTS, reason="no desktop here")
def test_a_window_that_keeps_others_from_answering_is_known_by_what_it_told_the_manager() -> None:
    from Xlib import Xatom  # noqa: PLC0415

    with Session() as session, closing(open_display(session.display)) as display:
        screen = display.screen()
        for title in ("plain", "modal"):
            window = screen.root.create_window(9, 9, 300, 200, 0, screen.root_depth)
            window.set_wm_name(title)
            if title == "modal":
                told = [display.get_atom("_NET_WM_STATE_MODAL")]
                window.change_property(display.get_atom("_NET_WM_STATE"), Xatom.ATOM, 32, told)
            window.map()
        display.sync()
        found = _until_both(display)
        assert {one.title: one.modal for one in found} == {"plain": False, "modal": True}


def _until_both(display: Any) -> tuple[Window, ...]:
    until = time.monotonic() + 10
    while len(found := windows(display)) < 2 and time.monotonic() < until:
        time.sleep(0.1)
    return found


@pytest.mark.skipif(not _STARTS, reason="no desktop here")
def test_nothing_is_left_running_by_a_process_that_is_killed() -> None:
    killed = """
import os, signal
from pointerbench.capture.desktop.session import Session
with Session() as session:
    program = session.start_program(["sleep", "600"], {})
    print(*(child.pid for child in session._children), flush=True)
    os.kill(os.getpid(), signal.SIGKILL)
"""
    done = subprocess.run(
        [sys.executable, "-c", killed], capture_output=True, text=True, check=False
    )
    assert done.returncode == -signal.SIGKILL
    left = [int(number) for number in done.stdout.split()]
    assert len(left) >= 5
    until = time.monotonic() + 10
    while any(_runs(number) for number in left) and time.monotonic() < until:
        time.sleep(0.1)
    assert not [number for number in left if _runs(number)]


def _runs(number: int) -> bool:
    stat = Path(f"/proc/{number}/stat")
    try:
        return stat.read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False
