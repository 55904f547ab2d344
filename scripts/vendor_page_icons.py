"""The icon sets of pages: drawings of four packages under the names of our vocabulary."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from vendor_common import ASSETS, Npm, VendorError, json_bytes, sha256, tidy_text

VOCABULARY = ASSETS.parent / "elements" / "icons.toml"
# Apache-2.0 asks for a copy of itself; the licence file of this set only points to it.
APACHE_TEXT = ("@expo-google-fonts/roboto-slab@0.4.2", "LICENSE_FONT")
_FILLED = "-filled"


@dataclass(frozen=True)
class Set:
    """An icon set: its package, where an icon lies in it, how wide its strokes are (0: filled).

    ``places`` are tried in turn, the plain name in the braces.
    """

    package: str
    license: str
    stroke: float
    outlined: tuple[str, ...]
    filled: tuple[str, ...]


SETS = {
    "lucide": Set("lucide-static@1.62.0", "ISC", 2, ("icons/{}.svg",), ()),
    "tabler": Set(
        "@tabler/icons@3.49.0", "MIT", 2, ("icons/outline/{}.svg",), ("icons/filled/{}.svg",)
    ),
    "material": Set(
        "@mdi/svg@7.4.47", "Apache-2.0", 0, ("svg/{}-outline.svg", "svg/{}.svg"), ("svg/{}.svg",)
    ),
    "ionic": Set(
        "ionicons@8.1.0",
        "MIT",
        0,
        ("dist/svg/{}-outline.svg", "dist/svg/{}.svg"),
        ("dist/svg/{}.svg",),
    ),
}


def vocabulary() -> dict[str, Mapping[str, Any]]:
    """Our names, and how an icon is called in the sets that call it otherwise."""
    return tomllib.loads(VOCABULARY.read_text("utf-8"))


class Drawer:
    """Takes the icons of one set out of its package."""

    def __init__(self, npm: Npm, name: str) -> None:
        self.name = name
        self.set = SETS[name]
        self.members = npm.read_all(self.set.package, ".svg")

    def drawn(self, name: str, called: str | None) -> dict[str, Any] | None:
        """The icon of our name, which the set may call otherwise; None where it has none."""
        if called == "":
            return None
        if called is None:
            return self._found(name.removesuffix(_FILLED), name.endswith(_FILLED))
        found = self._exactly(called)
        if found is None:
            raise VendorError(f"icons.toml: {self.name} has no {called!r} ({name})")
        return found

    def _exactly(self, called: str) -> dict[str, Any] | None:
        """An icon by the very name of its file; where filled ones lie apart, ending so."""
        if called.endswith(_FILLED):
            return self._found(called.removesuffix(_FILLED), True)
        member = self.set.outlined[-1].format(called)
        return self._read(member, self.set.stroke) if member in self.members else None

    def _found(self, plain: str, filled: bool) -> dict[str, Any] | None:
        for place in self.set.filled if filled else self.set.outlined:
            if (member := place.format(plain)) in self.members:
                return self._read(member, 0 if filled else self.set.stroke)
        if filled and self.name == "lucide" and (drawn := self._found(plain, False)):
            return drawn | {"body": f'<g fill="currentColor">{drawn["body"]}</g>'}
        return None

    def _read(self, member: str, stroke: float) -> dict[str, Any]:
        text = self.members[member].decode()
        match = re.search(r"<svg\b[^>]*?viewBox=\"([^\"]+)\"[^>]*>(.*)</svg>", text, re.S)
        if match is None:
            raise VendorError(f"{self.set.package}: {member} is no drawing")
        body = re.sub(r"\s*\n\s*", "", match[2]).strip()
        body = body.replace('<path stroke="none" d="M0 0h24v24H0z" fill="none" />', "")
        return {"box": match[1], "stroke": stroke, "body": body}


def build_icons(npm: Npm) -> tuple[dict[str, bytes], dict[str, Any]]:
    """A file for every set, and the entries of their packages."""
    files: dict[str, bytes] = {}
    entries: dict[str, Any] = {}
    words = vocabulary()
    for name, entry in SETS.items():
        drawer = Drawer(npm, name)
        drawings = {icon: drawer.drawn(icon, said.get(name)) for icon, said in words.items()}
        table = {icon: drawing for icon, drawing in drawings.items() if drawing}
        if name == "lucide":
            every = {m[6:-4] for m in drawer.members if re.fullmatch(r"icons/[a-z0-9-]+\.svg", m)}
            table |= {icon: drawer.drawn(icon, icon) for icon in sorted(every - set(words))}
        licence, path = f"icons/{name}.LICENSE.txt", f"icons/{name}.json"
        files[licence] = tidy_text(npm.read(entry.package, "LICENSE"))
        if entry.license == "Apache-2.0":
            files[licence] += b"\n" + tidy_text(npm.read(*APACHE_TEXT))
        files[path] = json_bytes(table)
        entries[name] = {
            "source": f"npm:{entry.package}",
            "license": entry.license,
            "license_file": licence,
            "files": {licence: sha256(files[licence]), path: sha256(files[path])},
        }
    return files, entries
