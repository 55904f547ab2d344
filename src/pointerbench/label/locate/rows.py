"""Texts that are entries of menus, tabs or links, by their rows and what they lie on."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import pairwise
from statistics import median

import numpy as np

from pointerbench.capture.evidence import Pixels
from pointerbench.label.locate.cuts import is_blue
from pointerbench.label.locate.found import Found
from pointerbench.label.locate.regions import Region, Regions
from pointerbench.values.geometry import Box

_TITLES = {
    *("file", "edit", "view", "insert", "format", "tools", "window", "windows", "help", "options"),
    *("settings", "image", "layer", "select", "document", "project", "search", "go", "bookmarks"),
    *(
        "文件",
        "编辑",
        "视图",
        "查看",
        "插入",
        "格式",
        "工具",
        "窗口",
        "帮助",
        "选项",
        "设置",
        "图像",
        "图层",
    ),
}
"""What the titles of menu bars are; a mnemonic in brackets may follow."""
_KEYS = re.compile(r"(?i)^(ctrl|shift|alt|super|meta|⌘|⇧|⌥)\W|^f\d{1,2}$|^(del|delete|esc|return)$")
_MNEMONIC = re.compile(r"\s*[(（]\w[)）]")

_APART = 64  # pixels between neighbours of a row at scale 1
_BAR = 5  # pixels that the bar below a chosen tab is high at most
_BELOW = 18  # pixels between a tab's words and its bar
_WIDER = 90  # pixels by which a bar is wider than the words
_STANDS_OUT = 40  # levels between a bar and its ground
_NARROW = 14  # pixels of the words of a tab at least
_LEFT = 4  # pixels that entries of a menu may be out of line


def typed(found: Sequence[Found], regions: Regions, pixels: Pixels, scale: float) -> list[Found]:
    """The elements, with texts that are entries, tabs or links typed as such."""
    texts = [one for one in found if one.type == "text"]
    kinds: dict[Box, str] = {}
    for text in texts:
        if is_blue(text.box, pixels):
            kinds[text.box] = "link"
    for row in _rows(texts, scale):
        if _is_menu_bar(row):
            kinds.update((text.box, "menu") for text in row)
        elif any(_has_bar(text.box, pixels, scale) for text in row):
            kinds.update((text.box, "tab") for text in row)
    entries = dict(_entries(texts, [k for k, v in kinds.items() if v == "menu"], regions, scale))
    return [
        _typed(one, kinds, entries) for one in found if one.box not in entries or entries[one.box]
    ]


def _typed(one: Found, kinds: dict[Box, str], entries: dict[Box, Box | None]) -> Found:
    if one.type != "text":
        return one
    row = entries.get(one.box)
    if row:
        return replace(one, type="menu", box=row, ink=one.box)
    return replace(one, type=kinds.get(one.box, "text"))


def _rows(texts: Sequence[Found], scale: float) -> Iterator[list[Found]]:
    """Texts of one height that stand side by side, three or more."""
    left = sorted(texts, key=lambda text: (text.box.center[1], text.box.x1))
    while left:
        first = left[0]
        near = 0.4 * first.box.height
        line = [one for one in left if abs(one.box.center[1] - first.box.center[1]) <= near]
        left = [one for one in left if one not in line]
        row: list[Found] = []
        for text in sorted(line, key=lambda one: one.box.x1):
            if row and text.box.x1 - row[-1].box.x2 > _APART * scale:
                if len(row) > 1:
                    yield row
                row = []
            row.append(text)
        if len(row) > 1:
            yield row


def _is_menu_bar(row: Sequence[Found]) -> bool:
    words = [_MNEMONIC.sub("", text.text).casefold().strip() for text in row]
    return len(row) >= 3 and sum(word in _TITLES for word in words) >= 2


def _has_bar(box: Box, pixels: Pixels, scale: float) -> bool:
    """Whether a bar of another colour lies right below a text, about as wide as it."""
    height, width = pixels.shape[:2]
    below = pixels[box.y2 + 1 : min(height, box.y2 + round(_BELOW * scale)), :].astype(np.int16)
    wide = round(_WIDER * scale) // 2
    left, right = max(0, box.x1 - wide), min(width - 1, box.x2 + wide)
    if not len(below) or box.width < _NARROW * scale:
        return False
    ground = below[0, box.x1]
    own = below[:, box.x1 + 1 : box.x2 - 1]
    even = own.max(axis=1) - own.min(axis=1)
    bar = (np.abs(own - ground).max(axis=2) >= _STANDS_OUT).all(axis=1) & (even.max(axis=1) <= 12)
    if not bar.any():
        return False
    first = int(bar.argmax())
    rows = first + int((~bar[first:]).argmax() or len(bar) - first)
    ends = np.abs(below[first, (left, right)] - own[first, :1]).max(axis=1) >= _STANDS_OUT
    return bool(ends.all()) and rows - first <= _BAR * scale


def _entries(
    texts: Sequence[Found], titles: Sequence[Box], regions: Regions, scale: float
) -> Iterator[tuple[Box, Box | None]]:
    """The texts of open menus, each with its row; the keys beside an entry with None."""
    for region in regions.by_number.values():
        inside = [text for text in texts if region.box.covers(text.box)]
        if not 2 <= len(inside) <= 60 or region.fullness < 0.9:
            continue
        keys = [text for text in inside if _KEYS.search(text.text)]
        if not _is_open_menu(region, inside, keys, titles, scale):
            continue
        own = [text for text in inside if text not in keys]
        middles = sorted(text.box.center[1] for text in own)
        pitch = median([b - a for a, b in pairwise(middles)] or [24 * scale])
        for text in own:
            top = text.box.center[1] - round(pitch) // 2
            x1, x2 = region.box.x1, region.box.x2
            yield text.box, Box(x1, top, x2, top + round(pitch)).intersect(region.box)
        for text in keys:
            yield text.box, None


def _is_open_menu(
    region: Region,
    inside: Sequence[Found],
    keys: Sequence[Found],
    titles: Sequence[Box],
    scale: float,
) -> bool:
    """Whether texts in a region stand below each other as entries of a menu do, and it hangs on a
    title of the menu bar, or keys stand at its right."""
    own = [text.box for text in inside if text not in keys]
    if len(own) < 2 or any(abs(a.center[1] - b.center[1]) < 8 for a, b in pairwise(_down(own))):
        return False
    left = median(box.x1 for box in own)
    lined = sum(abs(box.x1 - left) <= _LEFT * scale for box in own)
    hangs = any(
        abs(region.box.y1 - title.y2) <= 16 * scale and abs(region.box.x1 - title.x1) <= 16 * scale
        for title in titles
    )
    narrow = region.box.width <= 600 * scale
    return lined >= 0.7 * len(own) and narrow and (hangs or len(keys) >= 2)


def _down(boxes: Sequence[Box]) -> list[Box]:
    return sorted(boxes, key=lambda box: box.center[1])
