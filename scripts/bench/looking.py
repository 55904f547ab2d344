#!/usr/bin/env python3
"""How long the page of an audit takes from a verdict to the next example on the screen.

python scripts/bench/looking.py [ROWS]      (40; the limit is 100 ms)

Screens of 3840 x 2160 pixels and of the usual size, as PNG and as WebP. Counted from the key that
is pressed: the answer is on the disk, and the browser has shown the next picture for two frames.
"""

from __future__ import annotations

import json
import statistics
import sys
import tempfile
import threading
from pathlib import Path

import numpy as np
from PIL import Image, ImageDraw

from pointerbench.browser import chromium
from pointerbench.contract.stored import find_sets
from pointerbench.looking.desk import Desk
from pointerbench.looking.serve import server_of
from pointerbench.quality.audit.drawing import draw, survey
from pointerbench.quality.audit.page import AuditPage
from pointerbench.quality.audit.plan import Asked

KINDS = (
    ("4K, PNG", (3840, 2160), "png"),
    ("4K, WebP", (3840, 2160), "webp"),
    ("usual, PNG", (1280, 800), "png"),
)
THINKS = 1.0  # seconds between verdicts: faster than anybody judges for long


def written(folder: Path, rows: int, size: tuple[int, int], kind: str) -> None:
    """A set of screens full of small boxes, a photograph in the middle of each."""
    folder.mkdir()
    generator = np.random.default_rng(1)
    photo = Image.fromarray(generator.integers(0, 255, (40, 60, 3), np.uint8)).resize(
        (size[0] // 3, size[1] // 3), Image.Resampling.BICUBIC
    )
    with (folder / "metadata.jsonl").open("w") as file:
        for number in range(rows):
            picture = Image.new("RGB", size, "#f4f5f7")
            pen = ImageDraw.Draw(picture)
            for _ in range(600):
                x, y = (int(generator.integers(0, side)) for side in size)
                shade = tuple(int(value) for value in generator.integers(0, 255, 3))
                pen.rectangle((x, y, x + 40, y + 12), fill=shade)
            picture.paste(photo, (size[0] // 3, size[1] // 3))
            picture.save(folder / f"{number}.{kind}", compress_level=1, quality=80, method=0)
            x, y = (int(generator.integers(0, side - 60)) for side in size)
            rule = {"type": "point_in_bbox", "bbox": [x, y, x + 40, y + 12]}
            row = {"file_name": f"{number}.{kind}", "id": f"b_{number}", "eval": rule}
            file.write(json.dumps({**row, "instruction": f"Click on number {number}"}) + "\n")


def took(folder: Path, rows: int) -> list[float]:
    """Milliseconds from each verdict to the next example."""
    asked = Asked(sample=rows)
    surveyed = [survey(found, asked) for found in find_sets(folder)]
    plan, _ = draw(surveyed, asked, folder / "audit", folder / "audit")
    page = AuditPage(plan)
    page.begin("somebody")
    browser = chromium.live_browser(["127.0.0.1"])
    with server_of(Desk(page), 0) as server:
        threading.Thread(target=server.serve_forever, args=(0.02,)).start()
        try:
            tab = browser.new_page(viewport={"width": 1280, "height": 800})
            tab.goto(server.address)
            tab.wait_for_selector("html[data-ready=yes]")
            for _ in range(rows - 1):
                tab.wait_for_timeout(1000 * THINKS)
                tab.keyboard.press("1")
            tab.wait_for_timeout(1000)
            read = "performance.getEntriesByName('next').map((one) => one.duration)"
            found: list[float] = tab.evaluate(read)
        finally:
            browser.close()
            server.shutdown()
            page.close()
    return found


def main() -> None:
    rows = int(sys.argv[1]) if len(sys.argv) > 1 else 40
    with tempfile.TemporaryDirectory() as name:
        for place, (what, size, kind) in enumerate(KINDS):
            folder = Path(name) / str(place)
            written(folder, rows, size, kind)
            found = sorted(took(folder, rows))
            middle, most = statistics.median(found), found[int(len(found) * 0.95)]
            print(
                f"{what:<11} median {middle:.0f} ms, 95th percentile {most:.0f} ms, n {len(found)}"
            )
    chromium.close()


if __name__ == "__main__":
    main()
