"""The text of a real program, where one is installed: read, proved by ink, and by clicks."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from live_programs import installed, started

from pointerbench.capture.captured import CONFIRMED
from pointerbench.capture.desktop.environment import Looks
from pointerbench.capture.desktop.program import Program
from pointerbench.capture.desktop.reader import Reader
from pointerbench.capture.desktop.session import Session

COMMANDS = {"gedit": ["gedit", "--standalone"], "mousepad": ["mousepad", "--disable-server"]}
PROGRAM, LACKS = installed(*COMMANDS)
pytestmark = pytest.mark.skipif(bool(LACKS), reason=LACKS)
TEXT = """The ferry leaves at noon, and the bakery opens at six.

Nobody has asked for the blue ledger since the office moved.
    indented by four blanks
Ordinary words, office, fluffy, waffle.
"""


@pytest.fixture(scope="module")
def program() -> Iterator[Program]:
    with Session(Looks((800, 600))) as session:
        file = session.documents / "notes.txt"
        file.write_text(TEXT, "utf-8")
        with started(session, [*COMMANDS[PROGRAM], session.shown(file)]) as program:
            yield program


def test_lines_are_proved_by_ink_and_by_clicks_and_moved_ones_are_not(program: Program) -> None:
    look = program.look()
    elements, _ = look.reading.elements()
    reader = Reader(program)
    texts = reader.read(look, elements)
    assert texts is not None
    written = [line for line in texts.lines if line.editable]
    assert [line.text for line in written if line.text] == [
        line.rstrip() for line in TEXT.splitlines() if line
    ]
    assert all(line.proved for line in written if line.text)
    assert texts.left_out == {}

    clicked = reader.click(look, elements, texts)
    assert sum(line.clicked for line in clicked.lines) >= 4
    assert "caret" not in clicked.left_out
    assert len(clicked.lines) == len(texts.lines)

    # One letter further on: what clicks do then is not what the edges say.
    off = [replace(line, start=line.start + 1) for line in texts.lines if len(line.text) > 1]
    found = Reader(program).click(look, elements, replace(texts, lines=tuple(off)))
    assert not any(one.kind == "caret" and one.verdict == CONFIRMED
                   for line in found.lines for one in line.evidence)  # fmt: skip
    assert found.left_out.get("caret", 0) + len(found.lines) == len(off)
