"""VenusBench-GD (inclusionAI 2025).

Files, as assumed: JSON arrays in ``instruction/``, ``annotations/``, ``meta/`` or the folder
itself, one a task (each is a split), and ``images/``.
Keys, as assumed, in the manner of ScreenSpot-Pro's: img_filename (or image_path, image),
instruction, bbox, id, platform, application (or app), ui_type, language (or lang), img_size (or
image_size). A Chinese instruction stands in instruction_cn (or instruction_zh, instruction_ch) and
becomes ``instruction_zh``; or it is the instruction of a row whose language is zh. Either way
``click-eval run --language zh`` asks by it.
Boxes, as assumed: left, top, right, bottom in pixels. A row is a refusal if its file's name or its
``task`` (or ``task_type``, ``category``, ``type``) speaks of refusal, or if all four numbers are
-1, which is what the set's own prompt asks a model to answer then.

Source: the set's public prompt and what its scorers share with ScreenSpot-Pro's. Nothing of files,
keys and boxes could be checked here: look at the targets (``--preview``) before you trust a score,
and give ``--boxes`` if they lie wrong.
"""

from __future__ import annotations

from pathlib import Path

from pointerbench.imports.entry import BOX, REFUSAL, Entry, Layout, Raw
from pointerbench.imports.tables import files_like, folders

_TASKS = ("task", "task_type", "category", "type")
_NOTHING = [-1, -1, -1, -1]


def find(folder: Path) -> Layout:
    patterns = ("instruction/*.json", "annotations/*.json", "meta/*.json", "*.json")
    files = tuple((path.stem, path) for path in files_like(folder, *patterns))
    roots = folders(folder, "images", "image", "imgs")
    return Layout(folder, files, (*roots, folder))


def understand(raw: Raw) -> Entry:
    numbers = raw.value("bbox")
    task = raw.text(*_TASKS) or raw.split
    refused = numbers == _NOTHING or any("refus" in text.lower() for text in (task, raw.split))
    return Entry(
        raw=raw,
        picture=raw.picture("img_filename", "image_path", "image"),
        instruction=raw.value("instruction"),
        numbers=numbers,
        convention="xyxy-pixel",
        shape=REFUSAL if refused else BOX,
        size=raw.row.get("img_size", raw.row.get("image_size")),
        source_id=raw.text("id"),
        fields={
            "task": task,
            **raw.words(
                data_type="ui_type",
                platform="platform",
                app=("application", "app"),
                language=("language", "lang"),
                instruction_zh=("instruction_zh", "instruction_cn", "instruction_ch"),
            ),
        },
    )
