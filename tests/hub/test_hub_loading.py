"""The written folder loads with the real `datasets` library, offline, with every column."""

from __future__ import annotations

import json
import socket
from pathlib import Path
from typing import Any

import pytest


@pytest.fixture
def offline(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Settings for no network, and a socket that refuses if something tries all the same."""

    def refuse(*_: object) -> None:
        raise AssertionError("a connection was tried")

    for name in ("HF_HUB_OFFLINE", "HF_DATASETS_OFFLINE"):
        monkeypatch.setenv(name, "1")
    for name in ("HF_HOME", "HF_DATASETS_CACHE", "XDG_CACHE_HOME"):
        monkeypatch.setenv(name, str(tmp_path / "cache"))
    monkeypatch.setattr(socket.socket, "connect", refuse)


@pytest.mark.usefixtures("offline")
@pytest.mark.parametrize("fixture", ["small_set", "small_text_set"])
def test_load_dataset_gives_pictures_and_every_column(
    fixture: str, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    small_set: Path = request.getfixturevalue(fixture)
    from datasets import load_dataset  # noqa: PLC0415 - reads the settings when imported
    from datasets.utils.logging import disable_progress_bar  # noqa: PLC0415

    disable_progress_bar()
    loaded = load_dataset(
        "imagefolder",
        data_dir=str(small_set),
        split="test",
        cache_dir=str(tmp_path / "cache"),
    )
    lines = (small_set / "test" / "metadata.jsonl").read_text("utf-8").splitlines()
    rows = sorted(map(json.loads, lines), key=lambda row: str(row["id"]))
    found: list[dict[str, Any]] = sorted(loaded, key=lambda row: str(row["id"]))
    assert len(found) == len(rows)
    for row, item in zip(rows, found, strict=True):
        image = item.pop("image")
        assert list(image.size) == row["image_size"]
        assert image.mode == "RGB"
        row.pop("file_name")
        assert item == row
