"""What OmniParser writes: a list of ``{"type": "text" or "icon", "bbox": [x1, y1, x2, y2],
"content": ..., "interactivity": ...}``, the boxes as shares of the picture.

The content of an icon is a caption, so it is what the element is called; only where ``source`` says
that it was read (``box_yolo_content_ocr``) it is its text.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from pointerbench.capture.captured import CONFIRMED, Captured, Evidence
from pointerbench.values.errors import UsageError
from pointerbench.values.geometry import Box

LIST = "parsed_content_list"
"""The key of the list in what a server of OmniParser answers."""

_EXAMPLE = '{"type": "icon", "bbox": [0.1, 0.2, 0.3, 0.4], "content": "...", "interactivity": true}'


def elements(content: Any, size: tuple[int, int], place: str) -> tuple[Captured, ...]:
    """The elements of a list, or of an object that holds it, for a picture of that size.

    Raises:
        UsageError: an entry is not as described; ``place`` says where it was met.
    """
    entries = content.get(LIST) if isinstance(content, dict) else content
    if not isinstance(entries, list):
        raise UsageError(f"{place}: expected a list of entries such as {_EXAMPLE}")
    found: list[Captured] = []
    for number, entry in enumerate(entries):
        box = _box(entry, size, f"{place}: entry {number}")
        if box.area:
            found.append(_element(f"e{len(found)}", entry, box))
    return tuple(found)


def _box(entry: Any, size: tuple[int, int], at: str) -> Box:
    given: Mapping[str, Any] = entry if isinstance(entry, dict) else {}
    shares = given.get("bbox")
    sound = isinstance(shares, list) and len(shares) == 4 and all(map(_is_share, shares))
    if given.get("type") not in ("text", "icon") or not sound:
        raise UsageError(f"{at}: expected {_EXAMPLE}, got {entry!r:.120}")
    assert isinstance(shares, list)
    x1, y1, x2, y2 = shares
    width, height = size
    box = Box(round(x1 * width), round(y1 * height), round(x2 * width), round(y2 * height))
    return box.intersect(Box(0, 0, width, height))


def _is_share(value: Any) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool) and -0.01 <= value <= 1.01


def _element(id: str, entry: Mapping[str, Any], box: Box) -> Captured:
    said = " ".join(str(entry.get("content") or "").split())
    active = entry.get("interactivity") is True
    read = entry["type"] == "text" or str(entry.get("source", "")).endswith("content_ocr")
    kind = "text" if entry["type"] == "text" else "button" if read and said else "icon"
    return Captured(
        id,
        kind,
        box,
        text=said if read else "",
        name=said,
        active=active,
        evidence=(Evidence("located", CONFIRMED, _score(entry)),),
    )


def _score(entry: Mapping[str, Any]) -> float:
    score = entry.get("score", entry.get("confidence", 1.0))
    return min(1.0, max(0.0, float(score))) if isinstance(score, int | float) else 1.0


def rows(found: Sequence[Captured], size: tuple[int, int]) -> list[dict[str, Any]]:
    """The inverse: elements as OmniParser writes them."""
    width, height = size
    return [
        {
            "type": "text" if element.type == "text" else "icon",
            "bbox": [
                element.box.x1 / width,
                element.box.y1 / height,
                element.box.x2 / width,
                element.box.y2 / height,
            ],
            "interactivity": element.active,
            "content": element.text or element.name or None,
            "source": "box_ocr_content_ocr" if element.text else "box_yolo_content_yolo",
        }
        for element in found
    ]
