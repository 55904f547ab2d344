#!/usr/bin/env python3
"""Draws screens of the Pro suite at full size, to be looked at, and tells what is wrong.

python scripts/screens.py --out /tmp/x chrome_devtools            # its five screens
python scripts/screens.py --out /tmp/x --boxes kicad_pcb --number 2   # with every target's box
python scripts/screens.py --check                                 # no pictures: flaws of all
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from PIL import ImageDraw
from surfaces import flaws as page_flaws

from pointerbench.contract.task import STANDARD
from pointerbench.picture.raster import draw
from pointerbench.suites.pro.app import load_app, slugs
from pointerbench.suites.pro.compose import compose, screen_stream
from pointerbench.suites.pro.layout import Shot, lay_out_scene
from pointerbench.suites.pro.propose import Proposal, proposals
from pointerbench.suites.pro.source import ELEMENT_TYPES
from pointerbench.values.errors import PointerbenchError

COLORS = {"icon": "#ff2bd6", "text": "#00c853", "other": "#ff9100"}
FEWEST = 60  # elements in sight


def shot_of(slug: str, number: int, seed: int) -> tuple[Shot, list[Proposal], Counter[str]]:
    """A screen with what may be asked for on it, and why the rest may not."""
    stream = screen_stream(seed, "look", slug, number)
    shot = lay_out_scene(compose(load_app(slug), number, stream, STANDARD), STANDARD)
    rejects: Counter[str] = Counter()
    return shot, proposals(shot, stream.child("targets"), rejects), rejects


def flaws(shot: Shot, found: list[Proposal]) -> Iterator[str]:
    """What can be told of a screen without looking at it."""
    if not shot.modal:
        count = sum(map(shot.in_sight, shot.elements))
        if count < FEWEST:
            yield f"only {count} elements"
        kinds = Counter(entry.placed.element.kind for entry in found)
        for kind in ELEMENT_TYPES:
            if kinds[kind] < 5:
                yield f"only {kinds[kind]} targets of type {kind}"
    for entry in found:
        box = entry.placed.box
        wide, high = box.width / shot.frame.width, box.height / shot.frame.height
        if wide > 0.6 or high > 0.6 or wide * high > 0.08:
            yield f"target too large: {entry.task.instruction!r}"
    yield from page_flaws(shot.page)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("apps", nargs="*", metavar="APP", help="slugs (all)")
    parser.add_argument("--out", type=Path)
    parser.add_argument("--number", type=int, action="append", help="of a screen (1 to 5)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--boxes", action="store_true", help="draw the targets' boxes")
    parser.add_argument("--list", action="store_true", help="print every instruction")
    parser.add_argument("--check", action="store_true", help="print flaws; status 1 if there are")
    arguments = parser.parse_args()
    bad = 0
    for slug in arguments.apps or slugs():
        for number in arguments.number or range(1, 6):
            try:
                shot, found, rejects = shot_of(slug, number, arguments.seed)
            except PointerbenchError as error:
                print(f"{slug}: {error}", file=sys.stderr)
                bad += 1
                break
            name = f"{slug}_{number:02d}"
            kinds = Counter(entry.placed.element.kind for entry in found)
            scene = shot.scene
            print(f"{name}: {scene.platform} {scene.tone}, {len(shot.elements)} elements,", end=" ")
            print(dict(kinds), dict(rejects))
            if arguments.list:
                for entry in found:
                    print(f"   {entry.placed.element.kind:5} {entry.task.instruction}")
            if arguments.check:
                for flaw in flaws(shot, found):
                    print(f"   {flaw}")
                    bad += 1
            if arguments.out:
                arguments.out.mkdir(parents=True, exist_ok=True)
                image = draw(shot.frame)
                if arguments.boxes:
                    pen = ImageDraw.Draw(image)
                    for entry in found:
                        x1, y1, x2, y2 = entry.placed.box
                        pen.rectangle((x1, y1, x2 - 1, y2 - 1), None, COLORS[entry.task.category])
                image.save(arguments.out / f"{name}.png")
    return int(bad > 0)


if __name__ == "__main__":
    sys.exit(main())
