"""Folders that files are written into whole: on this machine, or at any URL that fsspec knows."""

from __future__ import annotations

import re
import shutil
import tempfile
from collections.abc import Iterable, Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext, suppress
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from typing import Any, BinaryIO, Protocol
from urllib.parse import unquote

from pointerbench.values.errors import PointerbenchError, UsageError
from pointerbench.values.files import remove_temporaries, replacing
from pointerbench.values.locks import LOCK, alone
from pointerbench.values.web import optional

_HERE = "file://"
_MEMORY = "memory://"
_BLOCK = 1 << 20
_AT_ONCE = 50  # small files that are held, and sent side by side
_LOCK = f".build{LOCK}"


class Store(Protocol):
    """One folder. It is a value of a few words that workers are handed; connections are not."""

    @property
    def shown(self) -> str:
        """Where it is, for people."""
        ...

    def below(self, name: str) -> Store: ...

    def names(self) -> dict[str, int]:
        """The files that lie right in it, with their bytes; none where there is no such folder."""
        ...

    def read(self, name: str) -> bytes | None:
        """A file's content; None where there is none."""
        ...

    def at_hand(self, name: str) -> AbstractContextManager[Path]:
        """A path at which a file can be read while a block runs.

        Raises:
            OSError, UsageError: there is no such file.
        """
        ...

    def lines(self, name: str) -> Iterator[bytes]:
        """A file's lines with their ends, none where there is no such file."""
        ...

    def writing(self, name: str) -> AbstractContextManager[BinaryIO]:
        """A file that is there, whole, once the block has ended without an error."""
        ...

    def write_all(self, files: Iterable[tuple[str, bytes]]) -> None:
        """Several small files by name, each of them whole; few of them are held at once."""
        ...

    def remove(self, names: Iterable[str]) -> None:
        """Removes files; those that are not there are no error."""
        ...

    def delete(self) -> None:
        """Removes the folder and all in it."""
        ...

    def sweep(self) -> None:
        """Removes what killed writers left behind."""
        ...

    def alone(self) -> AbstractContextManager[None]:
        """Keeps other builds out of it while a block runs.

        Raises:
            UsageError: another build is in such a block.
        """
        ...


@dataclass(frozen=True, slots=True)
class LocalStore:
    """A folder of this machine, made when the first file is written."""

    folder: Path

    @property
    def shown(self) -> str:
        return str(self.folder)

    def below(self, name: str) -> LocalStore:
        return LocalStore(self.folder / name)

    def names(self) -> dict[str, int]:
        if not self.folder.is_dir():
            return {}
        return {path.name: path.stat().st_size for path in self.folder.iterdir() if path.is_file()}

    def read(self, name: str) -> bytes | None:
        try:
            return (self.folder / name).read_bytes()
        except FileNotFoundError:
            return None

    def at_hand(self, name: str) -> AbstractContextManager[Path]:
        return nullcontext(self.folder / name)

    @contextmanager
    def writing(self, name: str) -> Iterator[BinaryIO]:
        self.folder.mkdir(parents=True, exist_ok=True)
        with replacing(self.folder / name) as file:
            yield file

    def lines(self, name: str) -> Iterator[bytes]:
        with suppress(FileNotFoundError), (self.folder / name).open("rb") as file:
            yield from file

    def write_all(self, files: Iterable[tuple[str, bytes]]) -> None:
        for name, data in files:
            with self.writing(name) as file:
                file.write(data)

    def remove(self, names: Iterable[str]) -> None:
        for name in names:
            (self.folder / name).unlink(missing_ok=True)

    def delete(self) -> None:
        if self.folder.exists():
            shutil.rmtree(self.folder)

    def sweep(self) -> None:
        remove_temporaries(self.folder)

    def alone(self) -> AbstractContextManager[None]:
        return alone(self.folder / _LOCK, busy(self.folder))


@dataclass(frozen=True, slots=True)
class RemoteStore:
    """A folder at a URL such as ``s3://bucket/sets/train``.

    Keys, endpoints and the like come from where the service's own library looks for them.
    """

    url: str

    @property
    def shown(self) -> str:
        return re.sub(r"//[^/@]*@", "//", self.url)  # without a user and a password

    def below(self, name: str) -> RemoteStore:
        return RemoteStore(f"{self.url.rstrip('/')}/{name}")

    def names(self) -> dict[str, int]:
        with self._place() as (files, path):
            files.invalidate_cache()
            try:
                entries = files.ls(path, detail=True)
            except FileNotFoundError:
                return {}
        named = [(str(entry["name"]).rpartition("/")[2], entry) for entry in entries]
        return {name: int(entry["size"] or 0) for name, entry in named if entry["type"] == "file"}

    def read(self, name: str) -> bytes | None:
        with self._place() as (files, path):
            try:
                data: bytes = files.cat_file(f"{path}/{name}")
            except FileNotFoundError:
                return None
        return data

    @contextmanager
    def at_hand(self, name: str) -> Iterator[Path]:
        with tempfile.TemporaryDirectory() as folder:
            copy = Path(folder) / name
            with self._place() as (files, path):
                files.get_file(f"{path}/{name}", str(copy))
            yield copy

    @contextmanager
    def writing(self, name: str) -> Iterator[BinaryIO]:
        # First on this machine, in a file without a name, which nobody has to clear away.
        with tempfile.TemporaryFile() as file:
            yield file
            file.seek(0)
            with self._place() as (files, path), files.transaction:
                self._make_folder(files, path)
                with files.open(f"{path}/{name}", "wb") as there:
                    shutil.copyfileobj(file, there, _BLOCK)

    def lines(self, name: str) -> Iterator[bytes]:
        yield from (self.read(name) or b"").splitlines(keepends=True)

    def write_all(self, files: Iterable[tuple[str, bytes]]) -> None:
        left = iter(files)
        while batch := dict(islice(left, _AT_ONCE)):
            with self._place() as (there, path):
                self._make_folder(there, path)
                there.pipe({f"{path}/{name}": data for name, data in batch.items()})

    def remove(self, names: Iterable[str]) -> None:
        there = self.names()
        with self._place() as (files, path):
            found = [f"{path}/{name}" for name in names if name in there]
            if found:
                files.rm(found)

    def delete(self) -> None:
        with self._place() as (files, path):
            files.invalidate_cache()
            if files.exists(path):
                files.rm(path, recursive=True)

    def sweep(self) -> None:
        """Nothing unfinished ever has a name here."""

    def alone(self) -> AbstractContextManager[None]:
        """Stores of objects have no locks; who builds the same set writes the same bytes."""
        return nullcontext()

    @staticmethod
    def _make_folder(files: Any, path: str) -> None:
        # What is asynchronous is a store of objects, without folders; making one may make a bucket.
        if not files.async_impl:
            files.makedirs(path, exist_ok=True)

    @contextmanager
    def _place(self) -> Iterator[tuple[Any, str]]:
        """The file system and the path in it; what fails in the block names the URL.

        Raises:
            UsageError: fsspec or the service's library is missing, or the service refuses.
        """
        (fsspec,) = optional("remote", "fsspec")
        try:
            files, path = fsspec.url_to_fs(self.url)
            yield files, path.rstrip("/")
        except PointerbenchError:
            raise
        except ImportError as error:
            raise UsageError(
                f"{self.shown}: {error} (pip install 'pointerbench[remote]')"
            ) from None
        except Exception as error:  # each service raises exceptions of its own
            words = str(error) or type(error).__name__
            raise UsageError(f"{self.shown}: {words}") from error


def busy(folder: Path) -> str:
    """What a second build says of a folder in which one is at work."""
    return f"{folder}: another build is at work there; wait until it ends, or choose another --out"


def is_remote(place: str) -> bool:
    """Whether it is a URL that does not lead to this machine's files."""
    return "://" in place and not place.startswith(_HERE)


def is_private(place: str) -> bool:
    """Whether no other process sees what one writes there."""
    return place.startswith(_MEMORY)


def local_path(place: str) -> Path:
    """The path that a plain path or a ``file://`` URL names."""
    return Path(unquote(place.removeprefix(_HERE)) if place.startswith(_HERE) else place)


def store_at(place: str) -> Store:
    """The folder at a path or URL."""
    return RemoteStore(place) if is_remote(place) else LocalStore(local_path(place).absolute())
