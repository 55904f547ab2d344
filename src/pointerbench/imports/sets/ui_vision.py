"""UI-Vision, element grounding (Nayak et al. 2025, arXiv 2503.15661).

Files: ``annotations/element_grounding/element_grounding_{basic,functional,spatial}.json``, JSON
arrays and the splits, and ``images/``.
Keys: image_path (``element_grounding/....png`` below ``images/``), image_size, prompt_to_evaluate,
bbox, platform (the application's name), category.
Boxes: left, top, right, bottom in pixels.

Source: the paper and the card; not checked here against a download. Layout grounding, which asks
for other things, is not imported.
"""

from __future__ import annotations

from pathlib import Path

from pointerbench.imports.entry import Entry, Layout, Raw
from pointerbench.imports.tables import first_file, folders

PARTS = ("basic", "functional", "spatial")
_HOME = "annotations/element_grounding"


def find(folder: Path) -> Layout:
    names = {part: f"{_HOME}/element_grounding_{part}.json" for part in PARTS}
    files = tuple((part, first_file(folder, name)) for part, name in names.items())
    roots = folders(folder, "images")
    return Layout(folder, files, (*roots, *(root / "element_grounding" for root in roots)))


def understand(raw: Raw) -> Entry:
    return Entry(
        raw=raw,
        picture=raw.picture("image_path"),
        instruction=raw.value("prompt_to_evaluate", "instruction"),
        numbers=raw.value("bbox"),
        convention="xyxy-pixel",
        size=raw.row.get("image_size"),
        fields={"task": raw.split, **raw.words(app="platform", app_category="category")},
    )
