"""Fetch what pages are made of into src/pointerbench/pages/vendor: libraries, icons, fonts.

    pip install -e '.[assets]' && python scripts/vendor_pages.py [--check]

Needs npm. The packages and files stand in vendor_pages.toml, the icons in
src/pointerbench/elements/icons.toml. `--check` writes nothing and ends with status 1 where the
committed files differ.
"""

from __future__ import annotations

import argparse
import sys
import tomllib
from pathlib import Path
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
Built = tuple[dict[str, bytes], dict[str, Any]]


def build_libraries(npm: Npm) -> Built:
    """The files of the libraries as they stand in their packages."""
    files: dict[str, bytes] = {}
    entries: dict[str, Any] = {}
    for name, library in tomllib.loads(TABLE.read_text("utf-8"))["libraries"].items():
        own = {}
        for path, member in library["files"].items():
            data = npm.read(library["package"], member)
            own[f"{name}/{path}"] = tidy_text(data) if path == "LICENSE.txt" else data
        files |= own
        entries[name] = {
            "source": f"npm:{library['package']}",
            "license": library["license"],
            "license_file": f"{name}/LICENSE.txt",
            "files": {path: sha256(data) for path, data in own.items()},
        }
    return files, entries


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
