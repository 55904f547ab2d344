"""A small suite with what browsers' suites need: five examples a screen, two sizes, WebP, layers, a
tool of its own, and pages that throw. As a program it is the builder with this suite in its list.

What changes from test to test stands in variables of the environment, so that workers see it.
"""

from __future__ import annotations

import os
import random
import sys
from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

from PIL import Image, ImageDraw

from pointerbench import build
from pointerbench.contract.task import Made, Options, Pictures
from pointerbench.suites import SUITES
from pointerbench.values.errors import ExampleError, UsageError
from pointerbench.values.example import Example, Row, example_id
from pointerbench.values.rng import example_stream

NAME = "stand"
ROWS = 5
SIZES = ((240, 180), (120, 240))  # small: most of a build of these is the encoding of pictures

BROWSER, THROWS, SHIFTED = "STAND_IN_BROWSER", "STAND_IN_THROWS", "STAND_IN_SHIFTED"
"""Which browser is here ("" for none); which examples' pages throw; pixels drawn another way."""


class StandIn:
    """Buttons on a plain page."""

    name = NAME
    prefix = "pst"
    version = "1.0.0"
    official_seed = 1
    official_count = 20
    pictures = Pictures("webp", ROWS, layers=True)
    mix: Mapping[str, float] = {"element": 1.0}
    choices: Mapping[str, tuple[str, ...]] = {"language": ("en", "zh")}
    count_by = ("language",)

    def tools(self) -> Mapping[str, str]:
        browser = os.environ.get(BROWSER, "Chromium 1.0")
        if not browser:
            raise UsageError("no browser here: install one")
        return {"browser": browser}

    def listings(self, rows: Iterable[Row]) -> Mapping[str, str]:
        return {}

    def make(self, index: int, seed: int, split: str, options: Options) -> Made:
        if str(index) in os.environ.get(THROWS, "").split():
            raise ExampleError("page shop: TypeError: x is undefined")
        screen = index // ROWS
        name = self.pictures.file_of(index)
        boxes = _boxes(seed, screen, split)
        languages = options.only.get("language", self.choices["language"])
        row: dict[str, Any] = {
            "file_name": name,
            "id": example_id(self.prefix, index, 5),
            "instruction": f"Click button {index % ROWS}",
            "bbox": boxes[index % ROWS],
            "language": languages[screen % len(languages)],
            "category": "element",
            "image_size": list(SIZES[screen % 2]),
        }
        layer = {
            "screen": name.partition(".")[0],
            "file_name": name,
            "elements": [{"type": "button", "box": box, "text": "", "state": []} for box in boxes],
        }
        return Made(Example(row), None, Counter(), _picture(screen, boxes), layer)


SUITE = StandIn()


def _boxes(seed: int, screen: int, split: str) -> list[list[int]]:
    stream = example_stream(seed, NAME, split, screen)
    lefts = [stream.child(f"button{i}").integer(4, 80) for i in range(ROWS)]
    return [[x, 10 + 30 * i, x + 36, 30 + 30 * i] for i, x in enumerate(lefts)]


def _picture(screen: int, boxes: list[list[int]]) -> Image.Image:
    image = Image.new("RGB", SIZES[screen % 2], "#f4f4f6")
    pen = ImageDraw.Draw(image)
    for box in boxes:
        pen.rectangle(box, fill="#3366cc" if SHIFTED not in os.environ else "#3366cd")
    if screen % 3 == 0:  # a screen with a photograph, which is written with loss
        noise = random.Random(screen).randbytes(3 * image.width * 140)
        image.paste(Image.frombytes("RGB", (image.width, 140), noise), (0, 20))
    return image


if __name__ in ("__main__", "__mp_main__"):  # of this process, and of its workers
    SUITES[NAME] = "stand_in"

if __name__ == "__main__":
    sys.exit(build.main())
