"""Candidates as files have them: read strictly, written as they were read."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from review_sets import candidate, write_lines

from pointerbench.label.candidates import read_candidates, write_candidates
from pointerbench.label.command import main as label
from pointerbench.values.errors import UsageError


def test_what_is_written_is_what_was_read(tmp_path: Path) -> None:
    rows = [
        candidate(0, instruction="点击“保存”\u2028", note=None),
        candidate(1, gt_bbox=[0.5, 1, 2.25, 3]),
        candidate(2, gt_bbox=None, task="refusal"),
        candidate(3, instruction="\ud800 lone"),
    ]
    write_lines(tmp_path / "a", rows)
    found = read_candidates(tmp_path / "a")
    assert [one.row() for one in found] == rows
    (tmp_path / "b").mkdir()
    path = write_candidates(tmp_path / "b", found)
    assert [json.loads(line) for line in path.read_bytes().splitlines()] == rows
    assert found[0].rest == {"source": {"model": "m", "score": 0.25}, "note": None}
    assert found[2].gt_bbox is None
    assert found[1].place == f"{tmp_path / 'a' / 'candidates.jsonl'}:2"


WRONG: list[tuple[Any, str]] = [
    ({"id": ""}, 'expected "id" to be a text'),
    ({"id": 7}, 'expected "id" to be a text, got 7'),
    ({"id": "c0"}, "is that of"),
    ({"image": "../a.png"}, 'expected "image" below this folder'),
    ({"image": "/etc/passwd"}, 'expected "image" below this folder'),
    ({"image": "C:\\a.png"}, 'expected "image" below this folder'),
    ({"image": None}, 'expected "image" to be a text'),
    ({"instruction": " \n"}, 'expected "instruction" to be a text'),
    ({"gt_bbox": [1, 2, 3]}, 'expected "gt_bbox" to be [x1, y1, x2, y2]'),
    ({"gt_bbox": [3, 2, 3, 4]}, "x1 < x2"),
    ({"gt_bbox": [1, 2, "3", 4]}, "x1 < x2"),
    ({"gt_bbox": [1, 2, float("nan"), 4]}, "x1 < x2"),
    ({"gt_bbox": [True, 2, 3, 4]}, "x1 < x2"),
    ({"gt_bbox": None}, "x1 < x2"),  # only a refusal has none
    ({"language": None}, 'expected "language"'),
    ({"task": ""}, 'expected "task"'),
    ({"flags": "small"}, 'expected "flags" to be a list of texts'),
    ({"flags": [1]}, 'expected "flags" to be a list of texts'),
]


@pytest.mark.parametrize(("values", "words"), WRONG)
def test_what_is_wrong_is_said_with_file_and_line(
    tmp_path: Path, values: dict[str, Any], words: str
) -> None:
    write_lines(tmp_path, [candidate(0), candidate(1, **values), candidate(2)])
    with pytest.raises(UsageError) as raised:
        read_candidates(tmp_path)
    assert str(raised.value).startswith(f"{tmp_path / 'candidates.jsonl'}:2: ")
    assert words in str(raised.value)


@pytest.mark.parametrize(
    "key", ["id", "image", "instruction", "gt_bbox", "language", "task", "flags"]
)
def test_no_field_may_be_missing(tmp_path: Path, key: str) -> None:
    row = candidate(0)
    del row[key]
    write_lines(tmp_path, [row])
    with pytest.raises(UsageError, match=rf'candidates\.jsonl:1: expected "{key}"'):
        read_candidates(tmp_path)


def test_all_wrong_lines_are_named_at_once(tmp_path: Path) -> None:
    write_lines(tmp_path, [candidate(n, task="") for n in range(25)])
    with pytest.raises(UsageError) as raised:
        read_candidates(tmp_path)
    told = str(raised.value).splitlines()
    assert [line.split(":")[1] for line in told[:20]] == [str(n) for n in range(1, 21)]
    assert told[20].strip() == "... and 5 more"


def test_broken_files_are_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for lines in (["{"], [candidate(0), "[]"], ['{"id": 1} {}']):
        write_lines(tmp_path, lines)
        assert label(["review", str(tmp_path)]) == 2
        assert f"{tmp_path / 'candidates.jsonl'}:{len(lines)}: " in capsys.readouterr().err
    assert label(["review", str(tmp_path / "gone")]) == 2
    assert "gone" in capsys.readouterr().err
    with pytest.raises(UsageError, match="no step 'revue'; expected one of locate, review"):
        label(["revue"])
