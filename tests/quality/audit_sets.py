"""Small sets to be audited, one grey picture a row."""

from __future__ import annotations

import io
import json
import tarfile
from pathlib import Path
from typing import Any

from looking_pages import picture

from pointerbench.contract.stored import find_sets
from pointerbench.quality.audit.drawing import draw, survey
from pointerbench.quality.audit.plan import Asked, Plan, write_plan

SIZE = (400, 300)


def box_of(number: int) -> list[int]:
    """30 x 20 pixels, ten a line."""
    x, y = number % 10 * 38 + 4, number // 10 * 40 + 10
    return [x, y, x + 30, y + 20]


def row_of(number: int, prefix: str = "a", **more: Any) -> dict[str, Any]:
    """Every fifth row fits nothing."""
    box = box_of(number)
    rule: dict[str, Any] = {"type": "point_in_bbox", "bbox": box}
    if number % 5 == 4:
        rule = {"type": "refusal", "bbox": []}
    shown = {"file_name": f"{number}.png", "id": f"{prefix}_{number}", "eval": rule}
    return {**shown, "instruction": f"Click on field {number}", "query": "secret-query", **more}


def write_set(folder: Path, count: int = 10, prefix: str = "a", **more: Any) -> Path:
    rows = [row_of(number, prefix, **more) for number in range(count)]
    for number in range(count):
        picture(folder / f"{number}.png", SIZE)
    return write_rows(folder, rows)


def write_rows(folder: Path, rows: list[dict[str, Any]]) -> Path:
    (folder / "metadata.jsonl").write_text("".join(json.dumps(row) + "\n" for row in rows))
    return folder


def write_shard(folder: Path, source: Path) -> Path:
    """The same rows as one archive of the webdataset convention."""
    folder.mkdir()
    with tarfile.open(folder / "test-00000-of-00001.tar", "w") as archive:
        for line in (source / "metadata.jsonl").read_bytes().splitlines():
            name = json.loads(line)["file_name"]
            stem = name.removesuffix(".png")
            for member, data in ((f"{stem}.json", line), (name, (source / name).read_bytes())):
                about = tarfile.TarInfo(member)
                about.size = len(data)
                archive.addfile(about, io.BytesIO(data))
    return folder


def begun(out: Path, *sets: Path, blind: bool = False, seed: int = 0) -> Plan:
    """An audit of whole sets, in its folder."""
    asked = Asked(sample=500, seed=seed, blind=blind)
    surveyed = [survey(rows, asked) for folder in sets for rows in find_sets(folder)]
    out.mkdir()
    plan, problems = draw(surveyed, asked, out, out)
    assert problems == []
    write_plan(plan, out)
    return plan
