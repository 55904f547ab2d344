"""A tree beside a picture: what a program, a page or a device says of its elements.

It has the picture's name: ``NAME.elements.jsonl`` is ours (a captured or located state),
``NAME.xml`` a dump of Android's uiautomator, ``NAME.json`` one of a document, of AT-SPI, or what
OmniParser writes.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from pointerbench.capture.captured import CONFIRMED, Captured, Evidence
from pointerbench.capture.evidence import Pixels
from pointerbench.capture.stored import ENDING, read_state
from pointerbench.elements.tree import Group
from pointerbench.label.locate import atspi, dom, omniparser, uiautomator
from pointerbench.values.errors import UsageError

ENDINGS = (ENDING, ".xml", ".json")
"""What comes after the picture's name, the first that is there counts."""

_FORMS = (
    'a list as OmniParser writes it, {"form": "dom", "nodes": [...]} or '
    '{"form": "at-spi", "nodes": [...]}'
)


@dataclass(frozen=True)
class Told:
    """What a tree tells of a picture; ``platform`` and ``language`` are empty where it does not."""

    elements: tuple[Captured, ...]
    groups: Mapping[str, Group] = field(default_factory=dict)
    language: str = ""
    platform: str = ""
    title: str = ""


def tree_beside(picture: Path) -> Path | None:
    """The file with the tree of a picture; None where there is none."""
    names = (picture.with_name(f"{picture.stem}{ending}") for ending in ENDINGS)
    return next((path for path in names if path.is_file()), None)


def read_tree(path: Path, pixels: Pixels) -> Told:
    """The elements that a tree tells of a picture with these pixels.

    Raises:
        UsageError: with the file, its line where it has lines, and what was expected.
    """
    height, width = pixels.shape[:2]
    if path.name.endswith(ENDING):
        state = read_state(path)
        if state.size != (width, height):
            raise UsageError(
                f"{path}:1: of a picture of {state.size[0]}x{state.size[1]}, "
                f"this one has {width}x{height}"
            )
        texts = state.language, state.platform, state.title
        return Told(state.elements, state.groups, *texts)
    if path.suffix == ".xml":
        return Told(_told(uiautomator.elements(path, (width, height))), platform="mobile")
    content = _json(path)
    if isinstance(content, list) or (isinstance(content, dict) and omniparser.LIST in content):
        return Told(omniparser.elements(content, (width, height), str(path)))
    nodes = content.get("nodes") if isinstance(content, dict) else None
    if not isinstance(nodes, list):
        raise UsageError(f"{path}: expected {_FORMS}")
    if content.get("form") == "at-spi":
        elements, groups = atspi.elements(content, pixels, str(path))
        return Told(_told(elements), groups, platform="desktop")
    if content.get("form") == "dom":
        found = dom.elements(content, (width, height), str(path))
        return Told(_told(found), language=dom.language(content), platform="web")
    raise UsageError(f"{path}: expected {_FORMS}")


def _json(path: Path) -> Any:
    read: Callable[[str], Any] = json.loads
    try:
        return read(path.read_text("utf-8-sig"))
    except (OSError, ValueError, RecursionError) as error:
        raise UsageError(f"{path}: not JSON that can be read ({error})") from None


def _told(elements: tuple[Captured, ...]) -> tuple[Captured, ...]:
    told = (Evidence("told", CONFIRMED, 1.0),)
    return tuple(replace(element, evidence=told) for element in elements)
