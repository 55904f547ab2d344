"""Sets are read past rows that cannot be used, by those who ask for it."""

from __future__ import annotations

import io
import json
import tarfile
from pathlib import Path

import pytest

from pointerbench.contract.stored import Entry, Rows, find_sets
from pointerbench.values.errors import UsageError

LINES = ['{"file_name": "a.png", "id": "a"}', "{", '{"file_name": "b.png", "id": "b"}']


def read(rows: Rows) -> list[str]:
    """The ids of rows, and the errors that stand in the place of others."""
    return [one.id if isinstance(one, Entry) else str(one) for one in rows.attempts()]


def test_lines_of_a_folder(tmp_path: Path) -> None:
    (tmp_path / "metadata.jsonl").write_text("\n\n".join(LINES))
    (rows,) = find_sets(tmp_path)
    first, wrong, last = read(rows)
    assert (first, last) == ("a", "b")
    assert wrong.startswith(f"{tmp_path}/metadata.jsonl:3: not JSON")
    with pytest.raises(UsageError) as error:
        list(rows.entries())
    assert str(error.value) == wrong


def test_members_of_archives(tmp_path: Path) -> None:
    """What is wrong with a file does not keep one from the next."""
    for number in range(2):
        with tarfile.open(tmp_path / f"test-0000{number}-of-00002.tar", "w") as archive:
            for at, line in enumerate(LINES):
                for name, data in ((f"{at}.json", line.encode()), (f"{at}.png", b"x")):
                    member = tarfile.TarInfo(name)
                    member.size = len(data)
                    archive.addfile(member, io.BytesIO(data))
    (rows,) = find_sets(tmp_path)
    assert [one.partition(": ")[2][:6] or one for one in read(rows)] == ["a", "1.json", "b"] * 2
    (tmp_path / "test-00000-of-00002.tar").write_bytes(b"x" * 2000)
    found = read(rows)
    assert "not a tar archive" in found[0]
    assert len(found) == 4


def test_a_set_of_sound_rows_is_the_same_in_both(tmp_path: Path) -> None:
    lines = [json.dumps({"file_name": f"{at}.png", "id": f"r{at}"}) for at in range(5)]
    (tmp_path / "metadata.jsonl").write_text("\n".join(lines))
    (rows,) = find_sets(tmp_path)
    assert list(rows.attempts()) == list(rows.entries())


def test_a_folder_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(UsageError, match=r"gone: no such file or folder"):
        find_sets(tmp_path / "gone", "test")
