"""Whole files or none."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from pointerbench.values.files import remove_temporaries, replacing, write_bytes, write_text


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def test_a_file_appears_only_when_it_is_complete(tmp_path: Path) -> None:
    path = tmp_path / "a.txt"
    with replacing(path) as file:
        file.write(b"half")
        file.flush()
        assert not path.exists()
        assert all(name.startswith(".") for name in names(tmp_path))
    assert path.read_bytes() == b"half"
    assert names(tmp_path) == ["a.txt"]


@pytest.mark.parametrize("error", [ValueError, KeyboardInterrupt, SystemExit])
def test_a_failed_writer_leaves_nothing(tmp_path: Path, error: type[BaseException]) -> None:
    def write() -> None:
        with replacing(tmp_path / "new") as file:
            file.write(b"x")
            raise error

    with pytest.raises(error):
        write()
    assert names(tmp_path) == []


def test_a_failed_writer_leaves_what_was_there(tmp_path: Path) -> None:
    path = tmp_path / "old"
    path.write_bytes(b"before")

    def write() -> None:
        with replacing(path) as file:
            file.write(b"after")
            raise OSError

    with pytest.raises(OSError):
        write()
    assert path.read_bytes() == b"before"
    assert names(tmp_path) == ["old"]


def test_what_is_written_takes_the_place_of_what_was_there(tmp_path: Path) -> None:
    path = tmp_path / "file"
    write_bytes(path, b"a much longer text")
    write_bytes(path, b"\x00\xff")
    assert path.read_bytes() == b"\x00\xff"
    write_text(path, "Größe – ✓\n")
    assert path.read_text("utf-8") == "Größe – ✓\n"
    assert names(tmp_path) == ["file"]


def test_a_folder_that_is_not_there_is_an_error_that_names_it(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError, match="nowhere"):
        write_bytes(tmp_path / "nowhere" / "file", b"")


def test_only_temporaries_are_swept_away(tmp_path: Path) -> None:
    keep = [".hidden", "0001.png", "tmp", "notes.tmp", ".journal.jsonl"]
    for name in (*keep, ".0001.png.77.tmp", f".metadata.jsonl.{os.getpid()}.tmp"):
        (tmp_path / name).touch()
    remove_temporaries(tmp_path)
    assert names(tmp_path) == sorted(keep)


def test_two_writers_of_one_file_do_not_collide(tmp_path: Path) -> None:
    """Another process's temporary file of the same name is neither used nor removed."""
    other = tmp_path / f".file.{os.getpid() + 1}.tmp"
    other.write_bytes(b"theirs")
    write_bytes(tmp_path / "file", b"ours")
    assert other.read_bytes() == b"theirs"
