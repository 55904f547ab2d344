"""The pictures of an imported set: measured where they lie, then linked or copied to its rows."""

from __future__ import annotations

import hashlib
import os
import shutil
from collections.abc import Collection, Iterator
from pathlib import Path

from pointerbench.contract.unpacked import linked_or_copied
from pointerbench.imports.conventions import Size
from pointerbench.imports.entry import Picture
from pointerbench.picture.pixels import picture_size
from pointerbench.values.errors import UsageError

LINK, COPY, EITHER = "link", "copy", "link, else copy"

_KINDS = {b"\x89PNG": ".png", b"\xff\xd8\xff": ".jpg", b"RIFF": ".webp", b"BM": ".bmp"}
_EMBEDDED = "images"


class Pictures:
    """Pictures by the name they get in the new set.

    Those of a table are written into ``folder`` as they come, and once only; those on disk stay
    where they are until `place`. A name is the path below ``source``, or the digest of the bytes.
    """

    def __init__(self, folder: Path, source: Path) -> None:
        self.folder = folder
        self.source = source
        self._paths: dict[str, Path] = {}
        self._sizes: dict[str, Size | str] = {}

    def take(self, picture: Picture) -> tuple[str, Size | str]:
        """The name of a picture and its size in pixels, or the kind of its defect."""
        if picture.data is not None:
            return self._embedded(picture.data)
        if picture.path is None:
            return picture.name, "no_picture"
        name = Path(os.path.relpath(picture.path, self.source)).as_posix()
        self._paths[name] = picture.path
        return name, self._measured(name, picture.path)

    def _embedded(self, data: bytes) -> tuple[str, Size | str]:
        suffix = next((end for start, end in _KINDS.items() if data.startswith(start)), None)
        if suffix is None:
            return "", "bad_picture"
        name = f"{_EMBEDDED}/{hashlib.sha256(data).hexdigest()[:24]}{suffix}"
        path = self.folder / name
        if name not in self._sizes:
            path.parent.mkdir(exist_ok=True)
            path.write_bytes(data)
        return name, self._measured(name, path)

    def _measured(self, name: str, path: Path) -> Size | str:
        if name not in self._sizes:
            try:
                self._sizes[name] = picture_size(path)
            except UsageError:
                self._sizes[name] = "bad_picture"
        return self._sizes[name]

    def place(self, names: Collection[str], how: str) -> Iterator[str]:
        """Puts the named pictures into the folder and takes all others out of it; yields, for each,
        its digest.

        Raises:
            UsageError: links are asked for and cannot be made.
        """
        for name in names:
            target = self.folder / name
            if name in self._paths:
                target.parent.mkdir(parents=True, exist_ok=True)
                put(self._paths[name].resolve(), target, how)
            with target.open("rb") as file:
                yield hashlib.file_digest(file, "sha256").hexdigest()
        for name in self._sizes.keys() - self._paths.keys() - set(names):
            (self.folder / name).unlink()


def put(source: Path, target: Path, how: str) -> None:
    """``source`` is no symbolic link: a link to one would break where the other set is moved.

    Raises:
        UsageError: a link is asked for and cannot be made.
    """
    if how == EITHER:
        linked_or_copied(source, target)
    elif how == COPY:
        shutil.copyfile(source, target)
    else:
        try:
            os.link(source, target)
        except OSError as error:
            raise UsageError(
                f"{source}: cannot be linked into {target.parent} ({error.strerror}); "
                "give --copy, or an --out on the same disk"
            ) from None
