"""A real program, where one is installed: it is started, proved, walked through, and gone again."""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from live_programs import installed, started

from pointerbench.capture.desktop.environment import Looks
from pointerbench.capture.desktop.program import Program, running
from pointerbench.capture.desktop.proofs import Prover
from pointerbench.capture.desktop.session import Session
from pointerbench.capture.failures import ProgramEndedError
from pointerbench.cli import main
from pointerbench.values.processes import below

COMMANDS = {"gedit": ["gedit", "--standalone"], "gnumeric": ["gnumeric", "--no-splash"]}
PROGRAM, LACKS = installed(*COMMANDS)
pytestmark = pytest.mark.skipif(bool(LACKS), reason=LACKS)


@pytest.fixture(scope="module")
def program() -> Iterator[Program]:
    with Session(Looks((800, 600))) as session, started(session, COMMANDS[PROGRAM]) as program:
        yield program


def test_proofs_hold_and_those_of_moved_boxes_do_not(program: Program) -> None:
    look = program.look()
    elements, _ = look.reading.elements()
    prover = Prover(program)
    proved = prover.prove(look, elements)
    assert not prover.disturbed
    right = [element for element in proved if element.active and "disabled" not in element.state]
    assert sum(element.proved for element in right) >= 0.6 * len(right)
    assert sum(element.contradicted for element in right) <= 0.03 * len(right)

    lit = {e.id for e in right for f in e.evidence if (f.kind, f.verdict) == ("hover", "confirmed")}
    moved = [replace(e, box=e.box.moved(8, 8)) for e in elements if e.id in lit]
    assert len(moved) >= 3
    still = [element for element in Prover(program).prove(look, moved) if element.proved]
    assert len(still) <= 0.1 * len(moved)


def test_a_program_that_ends_or_is_not_there_is_told() -> None:
    with Session(Looks((640, 480))) as session:
        with pytest.raises(ProgramEndedError, match="status 0"), running(session, ["true"], {}):
            pass
        with pytest.raises(ProgramEndedError, match="no such program"):
            session.start_program(["no-such-program"], {})


def test_nothing_is_left_running_and_no_home() -> None:
    with Session(Looks((640, 480))) as session:
        home = session.home
        assert home.exists()
    assert not home.exists()


def test_the_command_captures_and_captures_the_same_again(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    recipe = tmp_path / "own.toml"
    recipe.write_text(
        f'id = "own"\nname = "Own"\ntoolkit = "gtk3"\ndomain = "office"\nlicence = "GPL"\n'
        f"command = {COMMANDS[PROGRAM]}\nsizes = [[800, 600]]\n"
        '[[states]]\nid = "start"\n[[states]]\nid = "lost"\nsteps = [{ press = "No such thing" }]\n'
    )
    for out in ("a", "b"):
        argv = ["capture", "desktop", "--recipe", str(recipe), "--out", str(tmp_path / out)]
        assert main(argv) == 1
    said = capsys.readouterr().out
    assert "1 states captured" in said
    assert f"own/lost: {recipe}:12: no element 'No such thing'" in said
    assert main(["capture", "compare", str(tmp_path / "a/own"), str(tmp_path / "b/own")]) == 0
    assert main(["capture", "mark", str(tmp_path / "a/own"), "--out", str(tmp_path / "m")]) == 0
    assert (tmp_path / "m/start.boxes.png").exists()
    assert not below_of_ours()


def below_of_ours() -> list[str]:
    """Names of the session's programs among our children, but for those of the fixture."""
    names = []
    for number in below(os.getpid()):
        path = Path(f"/proc/{number}/comm")
        names.append(path.read_text().strip() if path.exists() else "")
    return [name for name in names if name == PROGRAM and names.count(name) > 1]
