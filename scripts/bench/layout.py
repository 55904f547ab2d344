#!/usr/bin/env python3
"""Measures the layout of pages of text with the boxes of all glyphs, in CPU milliseconds.

    python scripts/bench/layout.py [--count N]

Scenes are drawn beforehand; a measurement is the tree sized and placed, every line shaped and its
items made, then the advance and ink box of every glyph. It is scaled to 2,500 glyphs, and held
against the drawing of the same pages.
"""

from __future__ import annotations

import argparse
import time

from pointerbench.raster import draw
from pointerbench.rng import Stream
from pointerbench.suites.text.compose import Brief, compose
from pointerbench.suites.text.layout import lay_out_scene
from pointerbench.suites.text.surfaces import SURFACES
from pointerbench.task import STANDARD

GLYPHS = 2500


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--count", type=int, default=2, help="pages a surface (2)")
    count = parser.parse_args().count
    names = [(name, seed) for seed in range(count) for name in SURFACES]
    scenes = [compose(Stream(f"bench/{seed}/{name}"), Brief(name, "en")) for name, seed in names]
    for scene in scenes[: len(SURFACES)]:
        lay_out_scene(scene, STANDARD, worn=False)
    laid, boxed, drawn, glyphs = 0.0, 0.0, 0.0, 0
    for scene in scenes:
        start = time.process_time()
        shot = lay_out_scene(scene, STANDARD, worn=False)
        middle = time.process_time()
        glyphs += sum(1 for _ in shot.page.glyph_boxes())
        end = time.process_time()
        draw(shot.frame)
        laid, boxed = laid + middle - start, boxed + end - middle
        drawn += time.process_time() - end
    scaled = 1000 * (laid + boxed) * GLYPHS / glyphs
    print(f"{len(scenes)} pages, {glyphs / len(scenes):.0f} glyphs a page")
    print(f"layout with all boxes: {scaled:.1f} ms for {GLYPHS} glyphs (goal 10)")
    print(f"  = {(laid + boxed) / drawn:.2f} x the drawing of the same pages")


if __name__ == "__main__":
    main()
