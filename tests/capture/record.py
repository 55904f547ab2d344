"""Records what the tests replay without programs: a tree with its windows and picture, and what the
screen shows with the pointer on some elements.

    python tests/capture/record.py gedit --standalone notes.txt
"""

from __future__ import annotations

import json
import sys
from dataclasses import asdict
from pathlib import Path

from pointerbench.capture.captured import Captured
from pointerbench.capture.desktop.environment import Looks
from pointerbench.capture.desktop.program import Look, Program, running
from pointerbench.capture.desktop.rows import PART
from pointerbench.capture.desktop.session import Session
from pointerbench.capture.pictures import write_picture
from pointerbench.values.geometry import Box

HOME = Path(__file__).parent / "recorded"
_AROUND = 60  # pixels around an element that are kept of a picture with the pointer on it
_MOST = 12


def record(argv: list[str], name: str) -> None:
    """Writes NAME.json, NAME.png and NAME.N.png."""
    HOME.mkdir(exist_ok=True)
    with Session(Looks((640, 480))) as session:
        files = [Path(part) for part in argv[1:] if Path(part).is_file()]
        for file in files:
            (session.documents / file.name).write_bytes(file.read_bytes())
        command = [str(session.documents / Path(p).name) if Path(p).is_file() else p for p in argv]
        with running(session, command, {}) as program:
            look = program.look()
            elements, _ = look.reading.elements()
            hovers = [
                _hovered(program, look, element, HOME / f"{name}.{number}.png")
                for number, element in enumerate(_chosen(elements))
            ]
    write_picture(HOME / f"{name}.png", look.pixels)
    content = {
        "nodes": [_plain(asdict(node)) for node in look.reading.nodes if node.drop != PART],
        "windows": [asdict(window) for window in look.stack],
        "hovers": hovers,
    }
    (HOME / f"{name}.json").write_text(json.dumps(content, ensure_ascii=False) + "\n", "utf-8")


def _chosen(elements: list[Captured]) -> list[Captured]:
    buttons = [e for e in elements if e.active and e.type in ("icon", "button", "tab", "menu")]
    return [e for e in buttons if "disabled" not in e.state][:_MOST]


def _hovered(program: Program, look: Look, element: Captured, path: Path) -> dict[str, object]:
    program.park()
    program.screen.settled(0.4, 3)
    stood = {window.id for window in look.stack}
    program.hand.move(*element.box.center)
    now = program.screen.changes(look.pixels, 0.5, 0.1)
    masks = [window.box for window in program.popups() if window.id not in stood]
    width, height = program.session.looks.size
    around = element.box.grown(_AROUND).intersect(Box(0, 0, width, height))
    write_picture(path, now[around.y1 : around.y2, around.x1 : around.x2])
    return {
        "picture": path.name,
        "around": list(around),
        "box": list(element.box),
        "masks": [list(mask) for mask in masks],
    }


def _plain(value: object) -> object:
    if isinstance(value, dict):
        return {key: _plain(one) for key, one in value.items()}
    if isinstance(value, frozenset | set):
        return sorted(value)
    return [_plain(one) for one in value] if isinstance(value, list | tuple) else value


if __name__ == "__main__":
    record(sys.argv[1:], Path(sys.argv[1]).name)
