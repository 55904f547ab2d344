#!/usr/bin/env python3
"""Takes the icons that applications name out of their packs, into each one's icons.json.

    python scripts/vendor_app_icons.py [SLUG ...] [--check]     all applications, or some
    python scripts/vendor_app_icons.py --find save [--pack codicon]

An application names an icon as "codicon:save", anywhere in its folder. Needs npm; the packs and
their licences stand in vendor_packs.toml. `--cache FOLDER` keeps what was fetched. `--find` lists
what packs have under a word. `--check` writes nothing and ends with status 1 where committed files
differ.
"""

from __future__ import annotations

import argparse
import json
import re
import sys
import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from vendor_common import ASSETS, Npm, VendorError

PACKS: Mapping[str, tuple[str, str]] = {
    name: (spec, license_)
    for name, (spec, license_) in tomllib.loads(
        Path(__file__).with_name("vendor_packs.toml").read_text("utf-8")
    )["packs"].items()
}
_NAMED = re.compile(rf"(?<![\w-])({'|'.join(map(re.escape, PACKS))}):([a-z0-9]+(?:-[a-z0-9]+)*)")
_READ = ("*.html", "*.js", "*.py", "*.toml", "*.css")


class Packs:
    """Packs as they were fetched, each read once."""

    def __init__(self, npm: Npm) -> None:
        self._npm = npm
        self.read = cache(self._read)

    def _read(self, name: str) -> dict[str, Any]:
        found: dict[str, Any] = json.loads(self._npm.read(PACKS[name][0], "icons.json"))
        return found

    def has(self, name: str, icon: str) -> bool:
        pack = self.read(name)
        return icon in pack["icons"] or icon in pack.get("aliases", {})

    def icon(self, name: str, icon: str) -> dict[str, str]:
        """One drawing: its view box, and what is in it."""
        pack = self.read(name)
        turn, flip, entry = 0, False, pack.get("aliases", {}).get(icon)
        if entry is not None and icon not in pack["icons"]:
            icon, turn, flip = entry["parent"], entry.get("rotate", 0), entry.get("hFlip", False)
        found = pack["icons"][icon]
        width = found.get("width", pack.get("width", 16))
        height = found.get("height", pack.get("height", 16))
        body = found["body"]
        if turn or flip:
            middle = f"{width / 2:g} {height / 2:g}"
            turned = f"rotate({90 * turn} {middle})" if turn else ""
            mirrored = f"translate({width} 0) scale(-1 1)" if flip else ""
            body = f'<g transform="{(mirrored + " " + turned).strip()}">{body}</g>'
        left, top = found.get("left", 0), found.get("top", 0)
        return {"box": f"{left} {top} {width} {height}", "body": body}


def named(folder: Path) -> list[tuple[str, str]]:
    """What an application names: packs and icons, sorted."""
    texts = (path.read_text("utf-8") for kind in _READ for path in sorted(folder.glob(kind)))
    return sorted({match.groups() for text in texts for match in _NAMED.finditer(text)})  # type: ignore[misc]


def written(folder: Path, packs: Packs) -> str:
    """The text of an application's icons.json; empty where it names no icon of a pack."""
    found = named(folder)
    if not found:
        return ""
    missing = [f"{pack}:{icon}" for pack, icon in found if not packs.has(pack, icon)]
    if missing:
        raise VendorError(f"{folder.name}: no {', '.join(missing)}; try --find")
    icons = {f"{pack}:{icon}": packs.icon(pack, icon) for pack, icon in found}
    credits = {pack: ", ".join(PACKS[pack]) for pack, _ in found}
    return json.dumps({"credits": credits, "icons": icons}, indent=0, ensure_ascii=False) + "\n"


def folders(slugs: list[str]) -> Iterator[Path]:
    """The folders of the applications that are meant, of all suites."""
    suites = ASSETS.parent / "suites"
    known = {path.parent.name: path.parent for path in sorted(suites.glob("*/apps/*/app.toml"))}
    for slug in slugs:
        if slug not in known:
            raise VendorError(f"no application {slug!r}")
    yield from (known[slug] for slug in slugs or known)


def run(arguments: argparse.Namespace, packs: Packs) -> int:
    if arguments.find:
        for name in [arguments.pack] if arguments.pack else PACKS:
            pack = packs.read(name)
            hits = sorted(icon for icon in pack["icons"] if arguments.find in icon)
            print(*(f"{name}:{icon}" for icon in hits), sep="\n")
        return 0
    status = 0
    for folder in folders(arguments.slugs):
        text, path = written(folder, packs), folder / "icons.json"
        before = path.read_text("utf-8") if path.exists() else ""
        if text == before:
            continue
        if arguments.check:
            print(f"differs: {path}")
            status = 1
        elif text:
            path.write_text(text, "utf-8")
        else:
            path.unlink()
    return status


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("slugs", nargs="*", metavar="SLUG")
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--find", metavar="WORD", default="")
    parser.add_argument("--pack", choices=tuple(PACKS))
    parser.add_argument("--cache", type=Path)
    arguments = parser.parse_args()
    try:
        if arguments.cache:
            arguments.cache.mkdir(parents=True, exist_ok=True)
            return run(arguments, Packs(Npm(arguments.cache)))
        with TemporaryDirectory() as folder:
            return run(arguments, Packs(Npm(Path(folder))))
    except VendorError as error:
        print(error, file=sys.stderr)
        return 2


if __name__ == "__main__":
    sys.exit(main())
