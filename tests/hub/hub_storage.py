"""What a local Hub keeps: repositories with every commit, and how their files are listed."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

LARGE = (".parquet", ".png", ".arrow")  # kept apart from the files proper, as Git LFS does
GIVEN = ".gitattributes"
Blob = tuple[bytes, bool]  # content, and whether it is kept apart


def git_digest(content: bytes) -> str:
    return hashlib.sha1(b"blob %d\0" % len(content) + content).hexdigest()


@dataclass
class Repository:
    """One dataset repository; ``commits`` holds the files at each commit, the newest last."""

    private: bool = False
    commits: dict[str, dict[str, Blob]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.commit({GIVEN: (b"*.parquet filter=lfs diff=lfs merge=lfs -text\n", False)})

    def commit(self, files: dict[str, Blob]) -> str:
        """Adds a commit; its name."""
        seed = f"{len(self.commits)} {sorted((n, git_digest(c)) for n, (c, _) in files.items())}"
        name = hashlib.sha1(seed.encode()).hexdigest()
        self.commits[name] = files
        return name

    @property
    def head(self) -> str:
        return list(self.commits)[-1]

    @property
    def files(self) -> dict[str, Blob]:
        return self.commits[self.head]

    def at(self, revision: str) -> dict[str, Blob] | None:
        return self.files if revision == "main" else self.commits.get(revision)


def _entry(name: str, blob: Blob) -> dict[str, Any]:
    content, large = blob
    entry = {"type": "file", "path": name, "size": len(content), "oid": git_digest(content)}
    if large:
        digest = hashlib.sha256(content).hexdigest()
        pointer = (
            f"version https://git-lfs.github.com/spec/v1\noid sha256:{digest}\n"
            f"size {len(content)}\n"
        ).encode()
        entry["oid"] = git_digest(pointer)
        entry["lfs"] = {"oid": digest, "size": len(content), "pointerSize": len(pointer)}
    return entry


def _folders(files: Mapping[str, Blob]) -> Iterator[str]:
    """Every folder that is the parent of a file."""
    met: dict[str, None] = {}
    for name in files:
        parts = name.split("/")[:-1]
        met.update(dict.fromkeys("/".join(parts[: i + 1]) for i in range(len(parts))))
    return iter(met)


def entries_of(files: Mapping[str, Blob]) -> dict[str, dict[str, Any]]:
    """Files and folders by their paths, as the Hub describes them."""
    folders = {
        name: {"type": "directory", "path": name, "size": 0, "oid": git_digest(name.encode())}
        for name in _folders(files)
    }
    return {**folders, **{name: _entry(name, blob) for name, blob in files.items()}}


def upload_mode(there: Repository, name: str) -> dict[str, Any]:
    """Whether a file of that name goes with a commit or apart from it."""
    found = there.files.get(name)
    oid = None
    if found is not None:
        content, large = found
        oid = hashlib.sha256(content).hexdigest() if large else git_digest(content)
    mode = "lfs" if name.endswith(LARGE) else "regular"
    return {"path": name, "uploadMode": mode, "shouldIgnore": False, "oid": oid}
