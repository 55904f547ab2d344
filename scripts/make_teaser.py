#!/usr/bin/env python3
"""Draws the README's picture of a suite from its official set: one example a look, targets framed.

python scripts/make_teaser.py sheets
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from pointerbench.building.preview import caption, contact_sheet, marked
from pointerbench.values.files import replacing

ROOT = Path(__file__).resolve().parent.parent
WANTED = {
    "gd": ("pbg_00530", "pbg_00155", "pbg_00361", "pbg_01926", "pbg_00845", "pbg_01588"),
    "pro": ("pbp_0000", "pbp_0297", "pbp_0311", "pbp_0489", "pbp_0211", "pbp_0241"),
    "text": ("pbt_0123", "pbt_0004", "pbt_0469", "pbt_0008", "pbt_0151", "pbt_0292"),
    "sheets": ("pbs_0058", "pbs_0061", "pbs_0067", "pbs_0051", "pbs_0062", "pbs_0124"),
}


def main(suite: str) -> None:
    folder = ROOT / "data" / suite / "test"
    lines = (folder / "metadata.jsonl").read_text("utf-8").splitlines()
    rows = {row["id"]: row for row in map(json.loads, lines)}
    chosen = [rows[name] for name in WANTED[suite]]
    sheet = contact_sheet([(marked(folder, row), caption(row)) for row in chosen], columns=3)
    with replacing(ROOT / "assets" / f"teaser-{suite}.png") as file:
        sheet.save(file, "PNG", optimize=True)


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "sheets")
