"""The shared replies of model families, one JSON object a line: what is read out of each."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

FILES = ("replies.jsonl", "replies_2.jsonl")

ROWS: list[dict[str, Any]] = [
    json.loads(line)
    for name in FILES
    for line in Path(__file__).with_name(name).read_text("utf-8").splitlines()
]
