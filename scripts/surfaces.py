#!/usr/bin/env python3
"""Draws surfaces of the Text suite at full size, to be looked at, and tells what is wrong.

python scripts/surfaces.py --out out/surfaces                  # every surface, light and dark
python scripts/surfaces.py --out /tmp/x inbox --language de    # one of them
python scripts/surfaces.py --check --seeds 3                   # no pictures: flaws, all languages
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path

from pointerbench.contract.task import STANDARD
from pointerbench.flow.page import Line, Page
from pointerbench.language.phrases import LANGUAGES
from pointerbench.picture.raster import draw
from pointerbench.suites.text.compose import Brief, compose
from pointerbench.suites.text.difficulty import contrast
from pointerbench.suites.text.layout import Shot, lay_out_scene
from pointerbench.suites.text.surfaces import SURFACES, builder
from pointerbench.values.errors import PointerbenchError
from pointerbench.values.geometry import Box
from pointerbench.values.rng import Stream

PALE = 2.6  # below this contrast nobody would print a text


def shot_of(surface: str, language: str, theme: str, seed: int, *, worn: bool = False) -> Shot:
    """A clean picture of a surface."""
    builder(surface)
    stream = Stream(f"look/{seed}/{surface}/{theme}")
    return lay_out_scene(compose(stream, Brief(surface, language, theme)), STANDARD, worn=worn)


def flaws(page: Page) -> Iterator[str]:
    """What can be told of a layout without looking: texts that overlap, leave their box or the
    screen's side, hardly differ from their ground, and pages with little on them."""
    inks = [(line, box) for line in page.lines if (box := _visible(page, line)) is not None]
    for line, box in inks:
        block = page.blocks[line.block]
        text = line.text[:40]
        if not block.paragraph.pre and line.x(-1) > line.right + 3:
            yield f"wider than its box by {line.x(-1) - line.right}: {text!r}"
        ink = line.ink()
        if not block.paragraph.pre and ink is not None and box.width < ink.width - 2:
            yield f"cut at a side: {text!r}"
        ground = line.runs[0].span.highlight or line.runs[0].span.code or block.ground
        ratio = contrast(line.runs[0].color, ground)
        if ratio < PALE and any(map(str.isalnum, text)) and not page.veiled(block):
            yield f"contrast {ratio:.1f}: {text!r}"
    yield from _overlaps(page, inks)
    if sum(len(line.text) for line, _ in inks) < 250:
        yield "fewer than 250 characters"


def _visible(page: Page, line: Line) -> Box | None:
    ink = line.ink() if line.text.strip() else None
    if ink is None:
        return None
    seen = ink.intersect(line.clip).intersect(Box(0, 0, page.width, page.height))
    layer = page.blocks[line.block].layer
    hidden = any(box.overlaps(seen) for above, box in page.covers if above > layer)
    return None if hidden or not seen.area else seen


def _overlaps(page: Page, inks: list[tuple[Line, Box]]) -> Iterator[str]:
    ordered = sorted(inks, key=lambda entry: (entry[1].y1, entry[0].number))
    for place, (line, box) in enumerate(ordered):
        for other, beside in ordered[place + 1 :]:
            if beside.y1 >= box.y2:
                break
            if beside.overlaps(box) and beside.intersect(box).area > 12:
                yield f"overlap: {line.text[:40]!r} and {other.text[:40]!r}"


def check(names: list[str], seeds: int) -> int:
    """Prints the flaws of many pages; how many pages have any."""
    count = 0
    for name in names:
        for seed in range(seeds):
            for language in LANGUAGES:
                theme = SURFACES[name].themes[
                    (seed + LANGUAGES.index(language)) % len(SURFACES[name].themes)
                ]
                try:
                    found = sorted(set(flaws(shot_of(name, language, theme, seed).page)))
                except Exception as error:  # a sweep tells and goes on
                    found = [f"{type(error).__name__}: {error}"]
                count += bool(found)
                for flaw in found[:4]:
                    print(f"{name} {language} {theme} seed {seed}: {flaw}")
    return count


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("surfaces", nargs="*", metavar="SURFACE", help="default: all")
    parser.add_argument("--out", type=Path, help="folder for the PNGs")
    parser.add_argument("--language", default="en", help="of the page (default: en)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--worn", action="store_true", help="with grain, blur, pointers")
    parser.add_argument("--check", action="store_true", help="print flaws instead of drawing")
    parser.add_argument("--seeds", type=int, default=1, help="with --check: so many a language")
    args = parser.parse_args()
    names = args.surfaces or list(SURFACES)
    if args.check:
        return 1 if check(names, args.seeds) else 0
    if args.out is None:
        parser.error("--out or --check is needed")
    args.out.mkdir(parents=True, exist_ok=True)
    for name in names:
        builder(name)
        for theme in SURFACES[name].themes:
            shot = shot_of(name, args.language, theme, args.seed, worn=args.worn)
            draw(shot.frame).save(args.out / f"{name}-{theme}.png")
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except PointerbenchError as error:
        print(error, file=sys.stderr)
        sys.exit(2)
