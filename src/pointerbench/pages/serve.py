"""What pages are served: the runtime, the parts, vendored libraries, fonts, icons, photographs."""

from __future__ import annotations

import mimetypes
import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path, PurePosixPath
from typing import Any

from pointerbench.values.errors import UsageError

_HERE = Path(__file__).parent
_ASSETS = _HERE.parent / "assets"
_ROOTS = {
    "static": _HERE / "static",
    "parts": _HERE / "parts",
    "vendor": _HERE / "vendor",
    "fonts": _ASSETS / "fonts",
    "photos": _ASSETS / "photos",
    "browser": _HERE.parent / "browser",
}
_COMMON_CSS = ("/vendor/fonts.css", "/static/base.css")
_COMMON_JS = ("/vendor/vue/vue.global.prod.js", "/browser/elements.js", "/static/runtime.js")
_TYPES = {".woff2": "font/woff2", ".js": "text/javascript", ".mjs": "text/javascript"}


@cache
def kits() -> Mapping[str, Mapping[str, Any]]:
    """The sets of libraries that a page may be made of: by name, their ``css`` and ``js``."""
    return tomllib.loads((_HERE / "kits.toml").read_text("utf-8"))


def icon_sets() -> tuple[str, ...]:
    """The sets of icons that a page may draw from."""
    return tuple(sorted(path.stem for path in (_ROOTS["vendor"] / "icons").glob("*.json")))


def start_of(kit: str) -> str:
    """The path of the document for a kit.

    Raises:
        UsageError: there is no such kit.
    """
    if kit not in kits():
        raise UsageError(f"no kit {kit!r} (there are: {', '.join(kits())})")
    return f"/start/{kit}.html"


def serve(path: str) -> tuple[bytes, str] | None:
    """The file at a path of the pages' origin, with its media type."""
    parts = PurePosixPath(path.partition("?")[0].partition("#")[0]).parts[1:]
    if not parts or ".." in parts:
        return None
    if parts[0] == "start":
        return _document(PurePosixPath(parts[-1]).stem).encode(), "text/html; charset=utf-8"
    root = _ROOTS.get(parts[0])
    if root is None:
        return None
    file = root.joinpath(*parts[1:])
    if not file.is_file():
        return None
    return file.read_bytes(), _TYPES.get(file.suffix) or mimetypes.guess_type(file.name)[0] or ""


def _document(kit: str) -> str:
    entry = kits()[kit]
    parts = sorted(path.name for path in (_HERE / "parts").glob("*.js"))
    looks = sorted(path.name for path in (_HERE / "parts").glob("*.css"))
    sheets = [*entry.get("css", ()), *_COMMON_CSS, *(f"/parts/{name}" for name in looks)]
    scripts = [*_COMMON_JS, *entry.get("js", ()), *(f"/parts/{name}" for name in parts)]
    links = "".join(f'<link rel="stylesheet" href="{path}">' for path in sheets)
    loads = "".join(
        f'<script src="{path}"{" type=module" if path.endswith(".mjs") else ""}></script>'
        for path in scripts
    )
    head = f'<head><meta charset="utf-8">{links}</head>'
    return f'<!doctype html><html>{head}<body><div id="pb-root"></div>{loads}</body></html>'
