"""Where programs see their home."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from pointerbench.capture.desktop.session import NEEDED, Session

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
