"""The catalogue entry is read by the format's own library, where that is installed."""

from __future__ import annotations

from pathlib import Path

import pytest
from hub_client import built_once, local_rows

from pointerbench.hub.sets import find_sets
from pointerbench.hub.staging import Plan, stage


@pytest.fixture(scope="module")
def small_sets(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A data folder with three examples of each suite; nobody may change it."""
    return built_once(tmp_path_factory, 3)


@pytest.mark.filterwarnings("ignore")  # another project's
@pytest.mark.parametrize("layout", ["parquet", "imagefolder"])
def test_its_reader_finds_the_rows(layout: str, small_sets: Path, tmp_path: Path) -> None:
    croissant = pytest.importorskip("mlcroissant", reason="pip install mlcroissant to read it")
    sets = tuple(find_sets(small_sets, ["sheets"]))
    stage(Plan("ORG/pointerbench", "https://hub.example", layout, sets), tmp_path)
    path = str(tmp_path / "croissant.json")
    read = croissant.Dataset(jsonld=path, mapping={"repository": str(tmp_path)})
    found = {record["sheets/id"].decode(): record for record in read.records("sheets")}
    for row in local_rows(small_sets, "sheets"):
        record = found[row["id"]]
        assert record["sheets/instruction"].decode() == row["instruction"]
        assert record["sheets/bbox"] == row["bbox"]
        assert list(record["sheets/image"].size) == row["image_size"]
