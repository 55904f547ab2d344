"""ScreenSpot (SeeClick, Cheng et al. 2024, arXiv 2401.10935) and ScreenSpot-v2 (OS-Atlas, Wu et al.
2024, arXiv 2410.23218).

Files: a JSON array for each of desktop, mobile and web, and one folder of pictures::

    screenspot_desktop.json     screenspot_mobile.json     screenspot_web.json
    screenspot_desktop_v2.json  screenspot_mobile_v2.json  screenspot_web_v2.json
    screenspot_imgs/            screenspotv2_image/ (of v2)

Keys: img_filename, bbox, instruction, data_type (text or icon), data_source (windows, shop, ...).
Boxes: left, top, width, height in pixels.

ScreenSpot is also known as Parquet (rootsautomation/ScreenSpot: image, file_name, bbox,
instruction, data_type, data_source), with left, top, right, bottom from 0 to 1.

Source: the papers, the scorers published with them, and the dataset cards. Files, keys and boxes of
the JSON form are used alike by several public scorers. Not checked here against a download: that
the Parquet form of v1 is normalised. Of the Parquet copies of v2 no convention is assumed.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from pointerbench.imports.entry import EMBEDDED, Entry, Layout, Raw
from pointerbench.imports.tables import expected, first_file, folders, parquet_files

PARTS = ("desktop", "mobile", "web")


def _find(suffix: str, pictures: tuple[str, ...], parquet: bool, folder: Path) -> Layout:
    names = {part: f"screenspot_{part}{suffix}.json" for part in PARTS}
    if not any((folder / name).is_file() for name in names.values()):
        tables = parquet_files(folder)
        if tables and parquet:
            return Layout(folder, tables)
        raise expected(folder, *names.values(), *(["data/*.parquet"] if parquet else []))
    files = tuple((part, first_file(folder, name)) for part, name in names.items())
    return Layout(folder, files, folders(folder, *pictures))


find: Callable[[Path], Layout] = partial(_find, "", ("screenspot_imgs", "images"), True)
find_v2: Callable[[Path], Layout] = partial(_find, "_v2", ("screenspotv2_image", "images"), False)


def understand(raw: Raw) -> Entry:
    table = EMBEDDED in raw.row
    platform = {} if table else {"platform": raw.split}
    return Entry(
        raw=raw,
        picture=raw.picture("img_filename"),
        instruction=raw.value("instruction"),
        numbers=raw.value("bbox"),
        convention="xyxy-unit" if table else "xywh-pixel",
        fields={**raw.words(data_type="data_type", data_source="data_source"), **platform},
    )
