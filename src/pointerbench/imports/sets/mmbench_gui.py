"""MMBench-GUI, level 2: element grounding (Wang et al. 2025, arXiv 2507.19478).

Files: ``L2_annotations.json``, a JSON array, and the unpacked ``offline_images/``.
Keys: image_path (below ``offline_images/`` or its ``os_<platform>/``), instruction, bbox,
image_size, platform, app_name, data_type (text or icon), grounding_type (basic or advanced, which
is the split), index.
Boxes: left, top, right, bottom from 0 to 1.

Source: the paper and the card; boxes as public scorers read them. Not checked here against a
download: the names of app_name, grounding_type and index, and the folders below offline_images.
"""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from pointerbench.imports.entry import Entry, Layout, Raw
from pointerbench.imports.tables import first_file, folders


def find(folder: Path) -> Layout:
    file = first_file(folder, "L2_annotations.json", "data/L2_annotations.json")
    roots = folders(file.parent, "offline_images", "MMBench-GUI-OfflineImages", "images")
    return Layout(folder, (("test", file),), roots)


def understand(raw: Raw) -> Entry:
    platform = raw.text("platform")
    below = {f"os_{platform}", platform} - {""} if platform.isprintable() else set()
    roots = [root / name for root in raw.layout.roots for name in sorted(below)]
    there = replace(raw, layout=replace(raw.layout, roots=(*raw.layout.roots, *roots)))
    return Entry(
        raw=raw,
        picture=there.picture("image_path", "img_filename"),
        instruction=raw.value("instruction"),
        numbers=raw.value("bbox"),
        convention="xyxy-unit",
        size=raw.row.get("image_size"),
        split=raw.text("grounding_type"),
        source_id=raw.text("index"),
        fields=raw.words(
            data_type="data_type",
            category="grounding_type",
            platform="platform",
            app=("app_name", "app"),
        ),
    )
