"""CAGUI, its grounding part (AgentCPM-GUI, Zhang et al. 2025, arXiv 2506.01391): Chinese Android.

Files, as assumed: JSON or JSON lines named after their task (``fun2point``, ``text2point``,
``text2bbox``, ``fun2bbox``; each is a split) anywhere below ``CAGUI_grounding/`` or the folder, and
pictures beside them or in an ``images/`` there. ``bbox2text`` asks for words and is left out.
``cap.jsonl`` holds what elements are for (their captions: fun2point) and ``ocr.jsonl`` what is
written on them (text2point); their pictures may lie in ``cap/`` and ``ocr/``.
Keys: image, text, and a box as a text ``<x1,y1,x2,y2>``: left, top, right, bottom. Its key says in
what: ``abs_position`` in pixels, ``rel_position`` from 0 to 1000, ``bbox`` from 0 to 1.
``...2bbox`` is answered with a box of IoU 0.5 or more.

Source: the paper and the model's own prompts (coordinates from 0 to 1000). Not checked here against
a download: names of files and keys, which file is which task, and that ``bbox`` counts to 1.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from pointerbench.imports.entry import Entry, Layout, Raw
from pointerbench.imports.tables import expected
from pointerbench.values.errors import UsageError

TASKS = ("fun2point", "text2point", "text2bbox", "fun2bbox")
_FILES = {"cap": "fun2point", "ocr": "text2point"}
_KEYS = {"abs_position": "pixel", "rel_position": "per1000", "bbox": "unit"}
_NUMBERS = re.compile(r"\s*<?\s*([^<>,]+),([^<>,]+),([^<>,]+),([^<>,]+?)\s*>?\s*")


def find(folder: Path) -> Layout:
    home = folder / "CAGUI_grounding"
    home = home if home.is_dir() else folder
    found = sorted(path for path in home.rglob("*.json*") if path.suffix in (".json", ".jsonl"))
    files = tuple((task, path) for path in found for task in _tasks_of(path))
    if not files:
        raise expected(folder, *(f"{name}.jsonl" for name in (*TASKS, *_FILES)))
    beside = dict.fromkeys(path.parent for _, path in files)
    around = [
        place for parent in beside for place in (parent, parent.parent) if place != home.parent
    ]
    names = ("", "images", *_FILES, *(f"images/{name}" for name in _FILES))
    roots = dict.fromkeys(top / name for top in (*around, home) for name in names)
    return Layout(folder, files, tuple(roots))


def _tasks_of(path: Path) -> list[str]:
    """The task whose file that is; none of other files."""
    known = _FILES.get(path.stem)
    return [known] if known else [task for task in TASKS if task in path.stem]


def understand(raw: Raw) -> Entry:
    key = next((key for key in _KEYS if key in raw.row), None)
    if key is None:
        keys = " or ".join(f'"{key}"' for key in _KEYS)
        raise UsageError(f"{raw.place}: expected the key {keys}, found {', '.join(raw.row)}")
    return Entry(
        raw=raw,
        picture=raw.picture("image", "image_path"),
        instruction=raw.value("text", "instruction"),
        numbers=_numbers(raw.row[key]),
        convention=f"xyxy-{_KEYS[key]}",
        asks_for_box=raw.split.endswith("bbox"),
        source_id=raw.text("id"),
        fields={"task": raw.split, "platform": "android", "language": "zh"},
    )


def _numbers(text: Any) -> Any:
    """The numbers of ``<x1,y1,x2,y2>``; what is something else comes back as it is."""
    found = _NUMBERS.fullmatch(text) if isinstance(text, str) else None
    try:
        return [float(number) for number in found.groups()] if found else text
    except ValueError:
        return text
