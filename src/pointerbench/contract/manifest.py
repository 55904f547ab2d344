"""The manifest of a finished set: what it is, its digests and counts, and the tools it took."""

from __future__ import annotations

import json
import platform
from collections.abc import Mapping
from dataclasses import dataclass
from importlib.metadata import version
from pathlib import Path
from typing import Any

from PIL import features

from pointerbench.contract.task import Suite
from pointerbench.values.errors import UsageError

METADATA = "metadata.jsonl"
LAYERS = "layers.jsonl"
"""What is on each screen, a line a screen, beside the rows of suites that tell it."""
MANIFEST = "MANIFEST.json"

# What a manifest means that does not say it.
_UNSAID: dict[str, Any] = {
    "only": None,
    "format": "imagefolder",
    "shard_size": None,
    "source": "pages",
}


@dataclass(frozen=True, slots=True)
class Identity:
    """What decides every byte of a set, besides the tools' versions."""

    suite: str
    suite_version: str
    seed: int
    split: str
    start: int
    count: int
    options: Mapping[str, Any]

    def as_json(self) -> dict[str, Any]:
        return {
            "suite": self.suite,
            "suite_version": self.suite_version,
            "seed": self.seed,
            "split": self.split,
            "start": self.start,
            "count": self.count,
            **self.options,
        }

    @property
    def indices(self) -> range:
        return range(self.start, self.start + self.count)


def read_manifest(folder: Path) -> dict[str, Any] | None:
    """The manifest of a finished set, or None.

    Raises:
        UsageError: the file is not a manifest.
    """
    path = folder / MANIFEST
    return parse_manifest(path.read_bytes(), str(path)) if path.exists() else None


def parse_manifest(text: bytes, where: str) -> dict[str, Any]:
    """The inverse of `manifest_text`; ``where`` says in an error which file it was.

    Raises:
        UsageError: the text is not a manifest.
    """
    try:
        manifest = json.loads(text)
        return {"suite": manifest["suite"], **manifest}
    except (ValueError, KeyError, TypeError) as error:
        raise UsageError(f"{where}: not a manifest of pointerbench ({error})") from error


def manifest_text(manifest: Mapping[str, Any]) -> str:
    """The manifest as it is written."""
    return json.dumps(manifest, indent=1, ensure_ascii=False) + "\n"


def difference(identity: Identity, manifest: Mapping[str, Any]) -> str:
    """How a manifest differs from what is to be built, in words; empty if it does not."""
    wanted = {**_UNSAID, **identity.as_json()}
    there = {**_UNSAID, **manifest}
    return ", ".join(
        f"{key} {there.get(key)} instead of {value}"
        for key, value in wanted.items()
        if there.get(key) != value
    )


def tools() -> dict[str, str]:
    """The versions that pixels may depend on."""
    return {
        "pointerbench": version("pointerbench"),
        "python": platform.python_version(),
        "pillow": version("pillow"),
        "freetype": str(features.version_module("freetype2")),
        "harfbuzz": version("uharfbuzz"),
        "numpy": version("numpy"),
    }


def tools_of(suite: Suite) -> dict[str, str]:
    """The versions that the pixels of a suite may depend on.

    Raises:
        UsageError: a program that it needs is missing.
    """
    format = {} if suite.pictures.format == "png" else {"webp": str(features.version("webp"))}
    return {**tools(), **format, **suite.tools()}


def differing_tool(expected: Mapping[str, str], there: Mapping[str, str]) -> str:
    """The first tool of another version that may decide pixels; empty if there is none.

    Python itself decides no pixel; everything else that is listed may.
    """
    names = (name for name in expected if name != "python")
    return next((name for name in names if there.get(name) != expected[name]), "")
