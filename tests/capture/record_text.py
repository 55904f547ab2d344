"""Records what the tests of text replay without programs: what a program told of its characters,
and what it showed.

    python tests/capture/record_text.py gedit libreoffice-calc libreoffice-writer

The folders for the tests of `pointerbench.questions` are made by ``pointerbench capture desktop``
with ``--recipe NAME --state start --size 640x480 --out tests/questions/captured``.
"""

from __future__ import annotations

import json
import sys
import tempfile
from dataclasses import asdict
from pathlib import Path

from pointerbench.capture.desktop.characters import clip_of, told_texts
from pointerbench.capture.desktop.command import driven
from pointerbench.capture.order import Order, named_recipes
from pointerbench.capture.pictures import write_picture

HOME = Path(__file__).parent / "recorded_text"
SIZE = (900, 420)


def record(name: str) -> None:
    """Writes NAME.json and NAME.png."""
    HOME.mkdir(exist_ok=True)
    (recipe,) = named_recipes([name], "desktop")
    order = Order(recipe, HOME, SIZE, recipe.themes[0], seed=1)
    with (
        tempfile.TemporaryDirectory() as work,
        driven(order, order.wanted[0], Path(work)) as driver,
    ):
        look = driver.program.look()
        elements, _ = look.reading.elements()
        told = list(told_texts(driver.program.bus, look, elements))
        clips = {element.id: list(clip_of(look, element)) for element in elements}
    rows = [{**asdict(one), "clip": clips[one.element]} for one in told]
    write_picture(HOME / f"{name}.png", look.pixels)
    text = json.dumps(rows, ensure_ascii=False, separators=(",", ":"))
    (HOME / f"{name}.json").write_text(text + "\n", "utf-8")


if __name__ == "__main__":
    for one in sys.argv[1:]:
        record(one)
