"""ScreenSpot-Pro (Li et al. 2025, arXiv 2504.07981).

Files: ``annotations/*.json``, a JSON array for each application and platform, and ``images/``.
Keys: id, img_filename (below ``images/``), bbox, instruction, instruction_cn, application,
platform, img_size, ui_type (text or icon), group.
Boxes: left, top, right, bottom in pixels. instruction_cn, the same in Chinese, becomes
``instruction_zh``, by which ``click-eval run --language zh`` asks.

Source: the paper, its public scorer and the dataset card; not checked here against a download.
"""

from __future__ import annotations

from pathlib import Path

from pointerbench.imports.entry import Entry, Layout, Raw
from pointerbench.imports.tables import files_like, folders


def find(folder: Path) -> Layout:
    files = files_like(folder, "annotations/*.json")
    return Layout(folder, tuple(("test", path) for path in files), folders(folder, "images"))


def understand(raw: Raw) -> Entry:
    return Entry(
        raw=raw,
        picture=raw.picture("img_filename"),
        instruction=raw.value("instruction"),
        numbers=raw.value("bbox"),
        convention="xyxy-pixel",
        size=raw.row.get("img_size"),
        source_id=raw.text("id"),
        fields=raw.words(
            data_type="ui_type",
            platform="platform",
            app="application",
            app_category="group",
            instruction_zh="instruction_cn",
        ),
    )
