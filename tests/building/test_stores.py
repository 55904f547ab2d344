"""Where shards are written: a folder, or what fsspec reaches."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from pointerbench.building.stores import LocalStore, RemoteStore, Store, store_at


@pytest.fixture(params=["folder", "memory"])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Store]:
    if request.param == "folder":
        yield LocalStore(tmp_path / "store")
        return
    pytest.importorskip("fsspec", reason="needs the extra remote")
    there = RemoteStore(f"memory://{tmp_path.name}/store")
    yield there
    there.delete()


def test_a_store_gives_back_what_it_got(store: Store) -> None:
    assert store.names() == {}
    assert store.read("a") is None
    store.write_all([("a", b"one"), ("b", b"")])
    with store.writing("c") as file:
        file.write(b"three")
    store.below("deep").write_all([("d", b"four")])
    assert store.names() == {"a": 3, "b": 0, "c": 5}
    assert store.read("c") == b"three"
    store.remove(["a", "never there"])
    assert store.names() == {"b": 0, "c": 5}
    store.below("deep").delete()
    assert store.below("deep").read("d") is None
    store.below("never there").delete()


def test_a_file_that_was_not_finished_is_not_there(store: Store) -> None:
    store.write_all([("a", b"old")])
    with pytest.raises(ZeroDivisionError), store.writing("a") as file:
        file.write(b"new")
        raise ZeroDivisionError
    assert store.names() == {"a": 3}
    assert store.read("a") == b"old"


def test_a_password_in_a_url_is_not_shown() -> None:
    assert store_at("sftp://me:secret@host/set").shown == "sftp://host/set"
    assert store_at("sftp://me:secret@host/set").below("test").shown == "sftp://host/set/test"
