#!/usr/bin/env python3
"""Measures the layout of pages of text with the boxes of all glyphs, in CPU milliseconds.

    python scripts/bench/layout.py [--count N]

A scene is laid out once beforehand, so that its fonts are open and its glyphs known; its texts are
forgotten. What is measured is the tree sized and placed, every line shaped and set, its items made,
pictures painted, and then the advance and ink box of every glyph. Pages dense with text are scaled
to 2,500 glyphs; on others, controls and pictures weigh more, so they are given as they are.
"""

from __future__ import annotations

import argparse
import time

from pointerbench.building.workers import settle
from pointerbench.contract.task import STANDARD
from pointerbench.flow import paragraph
from pointerbench.picture.raster import draw
from pointerbench.suites.text.compose import Brief, compose
from pointerbench.suites.text.layout import lay_out_scene
from pointerbench.suites.text.surfaces import SURFACES
from pointerbench.values.rng import Stream

GLYPHS, DENSE = 2500, 1800


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--count", type=int, default=2, help="pages a surface (2)")
    count = parser.parse_args().count
    settle()
    names = [(name, seed) for seed in range(count) for name in SURFACES]
    scenes = [compose(Stream(f"bench/{seed}/{name}"), Brief(name, "en")) for name, seed in names]
    dense = [0, 0.0]
    total = drawn = 0.0
    for scene in scenes:
        lay_out_scene(scene, STANDARD, worn=False)
        paragraph._pens.cache_clear()  # fonts stay open, but no text is known any more
        start = time.process_time()
        shot = lay_out_scene(scene, STANDARD, worn=False)
        glyphs = sum(1 for _ in shot.page.glyph_boxes())
        spent = time.process_time() - start
        total += spent
        if glyphs >= DENSE:
            dense = [dense[0] + glyphs, dense[1] + spent]
        start = time.process_time()
        draw(shot.frame)
        drawn += time.process_time() - start
    scaled = 1000 * dense[1] * GLYPHS / dense[0]
    print(f"pages of {DENSE} glyphs and more: {scaled:.1f} ms for {GLYPHS} glyphs (goal 10)")
    print(f"all {len(scenes)} pages: {1000 * total / len(scenes):.1f} ms a page")
    print(f"  = {total / drawn:.2f} x the drawing of the same pages")


if __name__ == "__main__":
    main()
