"""WebClick (H Company 2025).

Files: Parquet shards in ``data/`` (``test-00000-of-00002.parquet`` ...).
Columns: image, instruction, bbox, bucket (agentbrowse, calendars or humanbrowse).
Boxes: left, top, right, bottom from 0 to 1.

Source: the card and the public scorer; not checked here against a download.
"""

from __future__ import annotations

from pathlib import Path

from pointerbench.imports.entry import Entry, Layout, Raw
from pointerbench.imports.tables import expected, parquet_files


def find(folder: Path) -> Layout:
    files = parquet_files(folder)
    if not files:
        raise expected(folder, "data/test-*.parquet")
    return Layout(folder, files)


def understand(raw: Raw) -> Entry:
    return Entry(
        raw=raw,
        picture=raw.picture("image"),
        instruction=raw.value("instruction"),
        numbers=raw.value("bbox"),
        convention="xyxy-unit",
        fields=raw.words(category="bucket"),
    )
