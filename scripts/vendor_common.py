"""What both vendoring scripts share: pinned npm packages, hashes, files written or compared."""

from __future__ import annotations

import hashlib
import json
import subprocess
import sys
import tarfile
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

ASSETS = Path(__file__).resolve().parents[1] / "src" / "pointerbench" / "assets"


class VendorError(Exception):
    """A package, name or glyph is not what the script expects; the message says which."""


class Npm:
    """Fetches each `name@version` once through `npm pack` and hands out files of its tarball."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._tarballs: dict[str, Path] = {}

    def tarball(self, spec: str) -> Path:
        kept = self.folder / f"{spec.lstrip('@').replace('/', '-').replace('@', '-')}.tgz"
        if spec not in self._tarballs and kept.exists():
            self._tarballs[spec] = kept
        if spec not in self._tarballs:
            print(f"npm pack {spec}", file=sys.stderr)
            command = ["npm", "pack", "--json", "--pack-destination", str(self.folder), spec]
            done = subprocess.run(command, capture_output=True, text=True, check=False)
            if done.returncode:
                raise VendorError(f"npm pack {spec} failed:\n{done.stderr}")
            packed = json.loads(done.stdout)
            entry = packed[0] if isinstance(packed, list) else next(iter(packed.values()))
            name = entry["filename"].lstrip("@").replace("/", "-")
            self._tarballs[spec] = self.folder / name
        return self._tarballs[spec]

    def read(self, spec: str, member: str) -> bytes:
        """The bytes of one file, its path relative to the package's root."""
        with tarfile.open(self.tarball(spec)) as tar:
            try:
                handle = tar.extractfile(f"package/{member}")
            except KeyError:
                handle = None
            if handle is None:
                raise VendorError(f"{spec} has no file {member}")
            return handle.read()

    def read_all(self, spec: str, ending: str) -> dict[str, bytes]:
        """All files whose path ends so, by path: a tarball is read through for every look."""
        with tarfile.open(self.tarball(spec)) as tar:
            found = {entry.name: tar.extractfile(entry) for entry in tar if entry.isfile()}
            return {
                name.removeprefix("package/"): handle.read()
                for name, handle in found.items()
                if handle is not None and name.endswith(ending)
            }

    def members(self, spec: str) -> list[str]:
        with tarfile.open(self.tarball(spec)) as tar:
            return [name.removeprefix("package/") for name in tar.getnames()]


@contextmanager
def npm_packages() -> Iterator[Npm]:
    """An `Npm` whose downloads vanish afterwards."""
    with TemporaryDirectory() as folder:
        yield Npm(Path(folder))


def sha256(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()


def tidy_text(data: bytes) -> bytes:
    """Licences with plain line ends, so that git on no machine changes their sha256."""
    lines = data.decode("utf-8-sig").replace("\r\n", "\n").split("\n")
    return ("\n".join(line.rstrip() for line in lines).strip("\n") + "\n").encode()


def json_bytes(value: Any) -> bytes:
    return (json.dumps(value, indent=1, sort_keys=True, ensure_ascii=False) + "\n").encode()


def write_tree(root: Path, files: dict[str, bytes], keep: Iterable[str] = ()) -> None:
    """Make `root` hold exactly `files` and what `keep` names; anything else there is removed."""
    for old in sorted(root.rglob("*"), reverse=True):
        relative = old.relative_to(root).as_posix()
        if old.is_dir():
            if not any(old.iterdir()):
                old.rmdir()
        elif relative not in files and relative not in keep:
            old.unlink()
    for relative, data in files.items():
        path = root / relative
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)


def differences(root: Path, files: dict[str, bytes]) -> list[str]:
    """The files of which `root` holds other bytes, or none."""

    def differs(relative: str, data: bytes) -> bool:
        path = root / relative
        return not path.is_file() or path.read_bytes() != data

    return [relative for relative, data in sorted(files.items()) if differs(relative, data)]


def finish(root: Path, files: dict[str, bytes], check: bool, keep: Iterable[str] = ()) -> int:
    """Write, or with `check` only compare; the exit status of a vendoring script."""
    size = sum(len(data) for data in files.values())
    print(f"{len(files)} files, {size / 1e6:.2f} MB")
    if not check:
        write_tree(root, files, keep)
        return 0
    changed = differences(root, files)
    for relative in changed:
        print(f"differs: {relative}")
    return 1 if changed else 0
