"""Every column survives thousands of rows: in typed shards, and in a folder that may be guessed."""

from __future__ import annotations

import io
import os
import zipfile
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

from pointerbench.hub.columns import check_for_imagefolder, features
from pointerbench.hub.sets import FinishedSet
from pointerbench.hub.shards import cut, write_shards
from pointerbench.values.errors import UsageError
from pointerbench.values.example import row_line

COUNT = 6_000
BLOCK = 10_000_000  # bytes of metadata that a loader looks at to guess types
Rows = list[dict[str, Any]]


def row(index: int) -> dict[str, Any]:
    """Two thousand bytes, of which the last third of a set is unlike the first."""
    late = index > 2 * COUNT // 3
    return {
        "file_name": f"{index:05d}.png",
        "id": f"pbx_{index:05d}",
        "instruction": "Click the cell " + "that is a long way down " * 76,
        "bbox": [1, 2.5, 3, 4.5] if late else [1, 2, 3, 4],
        "polygon": [[1, 2], [3.5, 4], [5, 6]] if late else None,
        "score": 0.5 if late else 1,
        "note": "seen late" if late else None,
        "eval": {"type": "point_in_bbox", "bbox": [1, 2, 3, 4], "regions": None},
        "image_size": [1, 1],
    }


@pytest.fixture(scope="module")
def picture() -> bytes:
    file = io.BytesIO()
    Image.new("RGB", (1, 1), "#123456").save(file, "PNG")
    return file.getvalue()


@pytest.fixture(autouse=True)
def offline(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in ("HF_HUB_OFFLINE", "HF_DATASETS_OFFLINE"):
        monkeypatch.setenv(name, "1")
    monkeypatch.setenv("HF_HOME", str(tmp_path / "home"))


def load(*arguments: str, **options: Any) -> Any:
    from datasets import load_dataset  # noqa: PLC0415 - reads the settings when imported
    from datasets.utils.logging import disable_progress_bar  # noqa: PLC0415

    disable_progress_bar()
    return load_dataset(*arguments, **options)


def test_shards_keep_every_column_and_its_type(picture: bytes, tmp_path: Path) -> None:
    rows: Rows = [row(index) for index in range(COUNT)]
    assert sum(len(row_line(r)) for r in rows) > BLOCK
    columns = features(rows, "metadata.jsonl")
    pictures = tmp_path / "pictures"
    pictures.mkdir()
    (pictures / rows[0]["file_name"]).write_bytes(picture)
    for r in rows[1:]:  # one file under many names
        os.link(pictures / rows[0]["file_name"], pictures / r["file_name"])
    finished = FinishedSet("sheets", pictures, {}, rows)
    limit = len(picture) * COUNT // 2 - 1
    shards = write_shards(finished, columns, tmp_path, limit)
    assert len(shards.names) == 3
    files = [str(tmp_path / name) for name in shards.names]
    loaded = load("parquet", data_files=files, split="train", cache_dir=str(tmp_path / "cache"))
    assert loaded.features == columns
    assert repr(columns["polygon"]) == "List(List(Value('float64')))"
    assert repr(columns["eval"]["regions"]) == "List(List(Value('float64')))"
    assert repr(columns["note"]) == "Value('string')"
    plain = loaded.remove_columns("image").to_list()
    assert plain == [{k: v for k, v in r.items() if k != "file_name"} for r in rows]
    assert loaded[COUNT - 1]["image"].getpixel((0, 0)) == (0x12, 0x34, 0x56)


def test_a_folder_of_pictures_keeps_every_column(picture: bytes, tmp_path: Path) -> None:
    last = row(COUNT - 1)
    rows: Rows = [
        {**last, "file_name": row(i)["file_name"], "id": row(i)["id"], "bbox": [1, 2, 3, 4]}
        for i in range(COUNT)
    ]
    for r in rows:
        r["polygon"], r["eval"] = [[1.0, 2.0]], {"type": "point_in_bbox", "bbox": [1, 2, 3, 4]}
    check_for_imagefolder(rows, "metadata.jsonl")
    text = "".join(f"{row_line(r)}\n" for r in rows)
    assert len(text) > BLOCK
    packed = tmp_path / "test.zip"  # one file to look up instead of thousands
    with zipfile.ZipFile(packed, "w") as archive:
        archive.writestr("metadata.jsonl", text)
        for r in rows:
            archive.writestr(r["file_name"], picture)
    files = {"test": str(packed)}
    loaded = load("imagefolder", data_files=files, split="test", cache_dir=str(tmp_path / "cache"))
    plain = sorted(loaded.remove_columns("image").to_list(), key=lambda r: str(r["id"]))
    assert plain == [{k: v for k, v in r.items() if k != "file_name"} for r in rows]


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ([{}, {"more": 1}], "metadata.jsonl:2: the keys of the row differ"),
        ([{"eval": {"type": "x"}}, {"eval": {}}], "metadata.jsonl:2: the keys of 'eval' differ"),
        ([{"image": "a.png"}, {}], "metadata.jsonl:1: the key 'image' belongs to the picture"),
        ([{"zoom": 1}, {"zoom": "large"}], "several types"),
        ([{"zoom": 1}, {"zoom": True}], "several types"),
        ([], "metadata.jsonl:1: no rows"),
    ],
)
def test_rows_that_no_loader_could_keep_are_refused(changes: Rows, said: str) -> None:
    with pytest.raises(UsageError, match=said):
        features([{"id": "a", **change} for change in changes], "metadata.jsonl")


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ([{"polygon": None}, {"polygon": [[1.0]]}], "polygon is empty in row 1"),
        ([{"eval": {"excluded": []}}, {"eval": {"excluded": [[1]]}}], "eval.excluded is empty"),
        ([{"bbox": [1, 2]}, {"bbox": [1, 2.5]}], "bbox holds float and int"),
    ],
)
def test_a_folder_whose_types_would_be_guessed_wrongly_is_refused(changes: Rows, said: str) -> None:
    with pytest.raises(UsageError, match=said):
        check_for_imagefolder([{"id": "a", **change} for change in changes], "metadata.jsonl")


def test_shards_are_cut_in_order_and_none_is_too_large() -> None:
    sizes = [5, 5, 5, 30, 1, 9, 10]
    parts = cut(sizes, 10)
    assert [i for part in parts for i in part] == list(range(len(sizes)))
    assert parts == [range(2), range(2, 3), range(3, 4), range(4, 6), range(6, 7)]
