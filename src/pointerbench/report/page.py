"""The report as a folder of plain files that a browser opens from disk, without a network.

====================  ==============================================================================
index.html            the page; it names no data but its title
assets/               its style sheets and scripts, from ``static/`` here and in ``looking``
data/core.js          everything but replies; data/S-C.js, replies of set S, chunk C, when needed
pictures/DIGEST/      the screenshots, where they are copied
====================  ==============================================================================

Data are scripts that hand one JSON value to the page, so no HTML parser ever reads a text of a
model or a data set; the page itself puts texts into text nodes only.
"""

from __future__ import annotations

import hashlib
import html
import json
import os
import re
import shutil
from collections.abc import Sequence
from importlib.resources import files
from pathlib import Path
from typing import Any
from urllib.parse import quote

from pointerbench import __version__
from pointerbench import eval as scorer
from pointerbench.looking.assets import shared_assets
from pointerbench.report.columns import set_columns
from pointerbench.report.corrected import corrections_of, marks
from pointerbench.report.effort import efforts
from pointerbench.report.near import MISSED
from pointerbench.report.replies import CHUNK, replies
from pointerbench.report.sets import Set, sets_of
from pointerbench.report.values import Result, Target
from pointerbench.run.results.corrections import CORRECTIONS
from pointerbench.run.results.scoring import NEAR
from pointerbench.values.errors import UsageError
from pointerbench.values.files import write_bytes, write_text

PICTURES = ("link", "copy", "none")
INDEX, MARK = "index.html", b'name="generator" content="pointerbench report"'

_ESCAPED = {ord(mark): f"\\u{ord(mark):04x}" for mark in "<>&\u2028\u2029"}
_SURROGATE = re.compile("[\ud800-\udfff]")
_OWN = re.compile(r"[0-9a-f]{12}")


def write_report(
    results: Sequence[Result], folder: Path, title: str, pictures: str, again: str = ""
) -> Path:
    """Writes the report into ``folder``, in the place of one that is there; its index.html.

    ``pictures``: ``copy`` puts them beside it, ``link`` points to where they are, ``none`` shows
    none. A picture that is not there is left out. ``again`` is the command that writes it.

    Raises:
        UsageError: the folder holds something else than a report.
    """
    _make_room(folder)
    sets = sets_of(results)
    core = {
        "title": title,
        "again": again,
        "version": __version__,
        "scorer": scorer.__version__,
        "chunk": CHUNK,
        "near": NEAR,
        "missed": MISSED,
        "sets": [_columns(one, folder, pictures) for one in sets],
        "efforts": efforts(sets),
    }
    for place, one in enumerate(sets):
        for number, chunk in enumerate(replies(one)):
            _write_data(folder / "data" / f"{place}-{number}.js", f"{place}-{number}", chunk)
    _write_data(folder / "data" / "core.js", "core", core)
    static = files("pointerbench.report") / "static"
    for asset in (*static.iterdir(), *shared_assets()):
        if asset.name != INDEX and asset.is_file():
            write_bytes(folder / "assets" / asset.name, asset.read_bytes())
    page = (static / INDEX).read_text("utf-8").replace("{title}", html.escape(_clean(title)))
    write_text(folder / INDEX, page)
    return folder / INDEX


def _columns(one: Set, folder: Path, pictures: str) -> dict[str, Any]:
    kept = marks(one.targets, corrections_of(one.results, folder))
    return {**set_columns(one, _pictures(one, folder, pictures)), **kept}


def _make_room(folder: Path) -> None:
    """Makes the folder; of an earlier report's the data and pictures are taken away."""
    index = folder / INDEX
    if folder.exists() and not folder.is_dir():
        raise UsageError(f"{folder}: expected a folder for the report, this is a file")
    if folder.is_dir() and any(path.name != CORRECTIONS for path in folder.iterdir()):
        if not index.is_file() or MARK not in index.read_bytes()[:2000]:
            raise UsageError(f"{folder} holds something else than a report; choose another --out")
        for stale in (folder / "data").glob("*.js"):
            stale.unlink()
        for stale in (folder / "pictures").glob("*"):
            if _OWN.fullmatch(stale.name):
                shutil.rmtree(stale)
    for name in ("assets", "data"):
        (folder / name).mkdir(parents=True, exist_ok=True)
    # From here on the folder is known to be a report's, should this one be interrupted.
    write_bytes(index, b"<!doctype html><meta " + MARK + b"><title>unfinished report</title>")


def _write_data(path: Path, name: str, value: Any) -> None:
    write_bytes(path, script(name, value))


def script(name: str, value: Any) -> bytes:
    """``pointerbench.receive(name, value);`` in UTF-8.

    Characters that end lines in a script, or mean anything in HTML, are escaped, and so are lone
    surrogates, which UTF-8 cannot hold.
    """
    text = json.dumps(value, ensure_ascii=False, separators=(",", ":"), allow_nan=False)
    text = text.translate(_ESCAPED)
    text = _SURROGATE.sub(lambda found: f"\\u{ord(found[0]):04x}", text)
    return f"pointerbench.receive({json.dumps(name)},{text});\n".encode()


def _clean(text: str) -> str:
    return text.encode("utf-8", "backslashreplace").decode()


def linked_pictures(results: Sequence[Result], folder: Path) -> dict[str, Path]:
    """Where the pictures lie that a report in ``folder`` links to, by their addresses in it."""
    found = {}
    for one in sets_of(results):
        for target, address in zip(one.targets, _pictures(one, folder, "link"), strict=True):
            if address is not None:
                found[address] = one.pictures / target.picture
    return found


def _pictures(one: Set, folder: Path, how: str) -> list[str | None]:
    """The address of each row's picture as seen from the page; None where there is none."""
    addresses: dict[str, str | None] = {}
    own = hashlib.sha256(os.fsencode(one.pictures.resolve())).hexdigest()[:12]
    for target in one.targets:
        if target.picture not in addresses:
            addresses[target.picture] = _address(one, target, folder, (how, own))
    return [addresses[target.picture] for target in one.targets]


def _address(one: Set, target: Target, folder: Path, how: tuple[str, str]) -> str | None:
    source = one.pictures / target.picture
    if how[0] == "none" or not target.picture or not source.is_file():
        return None
    if how[0] == "link":
        try:
            return quote(Path(os.path.relpath(source.resolve(), folder.resolve())).as_posix())
        except ValueError:  # on another drive
            return source.resolve().as_uri()
    # A path that leads out of its folder must not lead out of ours.
    parts = [part for part in Path(target.picture).parts if part not in ("..", os.sep)]
    copy = Path("pictures", how[1], *parts)
    (folder / copy).parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, folder / copy)
    return quote(copy.as_posix())
