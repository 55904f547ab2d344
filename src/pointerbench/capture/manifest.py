"""What a folder of captured states says of itself: ``MANIFEST.json``."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field, fields
from pathlib import Path
from typing import Any

from pointerbench.capture.captured import Captured
from pointerbench.values.errors import UsageError
from pointerbench.values.files import write_text

NAME = "MANIFEST.json"


@dataclass(frozen=True, slots=True)
class Entry:
    """A captured state.

    ``picture`` is the SHA-256 of size and pixels; ``counts`` as `counted` has them; ``notes`` what
    else was found, as the defects of the tree.
    """

    id: str
    title: str
    steps: tuple[str, ...]
    picture: str
    counts: Mapping[str, int]
    seconds: float = 0.0
    notes: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Skipped:
    """A state that is not there, and why."""

    id: str
    reason: str


@dataclass(frozen=True)
class Manifest:
    """A program's folder.

    Attributes:
        packages: version by package, the program's own first.
        fonts: SHA-256 of the list of fonts with their versions.
        environment: SHA-256 of all packages that take part in a picture, with their versions.
    """

    program: str
    name: Mapping[str, str]
    platform: str
    toolkit: str
    domain: str
    version: str
    packages: Mapping[str, str]
    licence: str
    artwork: str
    homepage: str
    language: str
    size: tuple[int, int]
    theme: str
    seed: int
    fonts: str
    environment: str
    states: tuple[Entry, ...]
    skipped: tuple[Skipped, ...] = ()


def counted(elements: Sequence[Captured]) -> dict[str, int]:
    """How many are active, and of those proved, contradicted and undecided; disabled ones, which
    nothing can prove, are counted apart."""
    active = [e for e in elements if e.active and "disabled" not in e.state]
    proved = sum(element.proved for element in active)
    against = sum(element.contradicted for element in active)
    return {
        "elements": len(elements),
        "active": len(active),
        "proved": proved,
        "contradicted": against,
        "undecided": len(active) - proved - against,
        "disabled": sum(e.active and "disabled" in e.state for e in elements),
    }


def write_manifest(folder: Path, manifest: Manifest) -> None:
    text = json.dumps(asdict(manifest), ensure_ascii=False, indent=1)
    write_text(folder / NAME, text + "\n")


def read_manifest(folder: Path) -> Manifest:
    """The manifest of a program's folder.

    Raises:
        UsageError: there is none, or it is none of ours.
    """
    path = folder / NAME
    try:
        row = json.loads(path.read_text("utf-8"))
    except FileNotFoundError:
        raise UsageError(f"{path}: not there; expected a captured program's folder") from None
    except (OSError, ValueError) as error:
        raise UsageError(f"{path}: cannot be read ({error})") from None
    try:
        known = {f.name for f in fields(Manifest)}
        states = tuple(Entry(**{**e, "steps": tuple(e["steps"])}) for e in row["states"])
        skipped = tuple(Skipped(**one) for one in row["skipped"])
        values = {key: value for key, value in row.items() if key in known}
        size = tuple(row["size"])
        return Manifest(**{**values, "states": states, "skipped": skipped, "size": size})
    except (KeyError, TypeError, ValueError) as error:
        raise UsageError(f"{path}: expected a manifest of captured states ({error!r})") from None
