"""Fetch what pages are made of into src/pointerbench/pages/vendor: libraries, icons, fonts.

    pip install -e '.[assets]' && python scripts/vendor_pages.py [--check]

Needs npm. The packages and files stand in vendor_pages.toml, the icons in
src/pointerbench/elements/icons.toml. `--check` writes nothing and ends with status 1 where the
committed files differ.
"""

from __future__ import annotations

import argparse
import re
import sys
import tomllib
from collections.abc import Iterator, Mapping
from fnmatch import fnmatch
from pathlib import Path, PurePosixPath
from typing import Any

from vendor_common import (
    ASSETS,
    Npm,
    VendorError,
    finish,
    json_bytes,
    npm_packages,
    sha256,
    tidy_text,
)
from vendor_page_fonts import build_fonts
from vendor_page_icons import build_icons

VENDOR = ASSETS.parent / "pages" / "vendor"
TABLE = Path(__file__).with_suffix(".toml")
_MAP = r"(//|/\*)# sourceMappingURL=[^\s*]+( ?\*/)?"
Built = tuple[dict[str, bytes], dict[str, Any]]


def build_libraries(npm: Npm) -> Built:
    """The files of the libraries as they stand in their packages, but for what is cut."""
    files: dict[str, bytes] = {}
    entries: dict[str, Any] = {}
    for name, library in tomllib.loads(TABLE.read_text("utf-8"))["libraries"].items():
        own = {f"{name}/{path}": data for path, data in _files(npm, library)}
        files |= own
        entries[name] = {
            "source": f"npm:{library['package']}",
            "license": library["license"],
            "license_file": f"{name}/LICENSE.txt",
            "files": {path: sha256(data) for path, data in own.items()},
        }
    return files, entries


def _files(npm: Npm, library: Mapping[str, Any]) -> Iterator[tuple[str, bytes]]:
    """The named files of a library, and every one that its pattern finds.

    ``cut`` are expressions of what is left out: addresses on a network. Maps of sources, which
    do not come along, are not named either.
    """
    package = library["package"]
    for path, member in library["files"].items():
        data = npm.read(package, member)
        if path.endswith((".js", ".mjs", ".css")):
            data = data.replace(b"\r\n", b"\n")  # which git would do, and break the digest
            for pattern in (*library.get("cut", ()), _MAP):
                data = re.sub(pattern.encode(), b"", data)
        yield path, tidy_text(data) if path == "LICENSE.txt" else data
    if pattern := library.get("every"):
        for member, data in sorted(npm.read_all(package, "").items()):
            if fnmatch(member, pattern):
                yield PurePosixPath(member).name, data


def build() -> dict[str, bytes]:
    files: dict[str, bytes] = {}
    packages: dict[str, Any] = {}
    with npm_packages() as npm:
        for part in (build_libraries, build_icons, build_fonts):
            part_files, entries = part(npm)
            files |= part_files
            packages |= entries
    named = {path for entry in packages.values() for path in entry["files"]}
    own = {path: sha256(files[path]) for path in files if path not in named}
    files["manifest.json"] = json_bytes({"packages": packages, "own": own})
    return files


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("--check", action="store_true", help="compare with what is committed")
    check: bool = parser.parse_args().check
    try:
        return finish(VENDOR, build(), check)
    except VendorError as error:
        print(f"vendor_pages: {error}", file=sys.stderr)
        return 1


if __name__ == "__main__":
    sys.exit(main())
