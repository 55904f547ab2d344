"""What locates elements, as arguments of command lines and as a value that processes are given."""

from __future__ import annotations

import argparse
import hashlib
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from pointerbench.capture.captured import Captured
from pointerbench.capture.evidence import Pixels
from pointerbench.values.errors import UsageError

Locator = Callable[[Pixels], tuple[Captured, ...]]
"""From pixels of shape (height, width, 3) to the elements there."""


@dataclass(frozen=True, slots=True)
class Source:
    """What locates: the default, a detector in an ONNX file, or a model behind an address."""

    detector: Path | None = None
    classes: tuple[str, ...] = ()
    endpoint: str = ""

    def locator(self, threads: int) -> Locator:
        """What locates, with so many threads a picture; takes seconds, as models are loaded.

        Raises:
            UsageError: an extra is not installed, or what was given cannot be used.
        """
        # Each needs packages of an extra, so it is imported where it is used.
        if self.endpoint:
            from pointerbench.label.locate.endpoint import Endpoint  # noqa: PLC0415

            return Endpoint(self.endpoint)
        if self.detector:
            from pointerbench.label.locate.detector import Detector  # noqa: PLC0415

            return Detector(self.detector, self.classes, threads)
        from pointerbench.label.locate.default import Default  # noqa: PLC0415

        return Default(threads)

    def identity(self) -> str:
        """What decides the elements, as one line; nothing names a machine.

        Raises:
            UsageError: the detector's file cannot be read.
        """
        if self.endpoint:
            return f"endpoint {self.endpoint}"
        if self.detector:
            try:
                digest = hashlib.sha256(self.detector.read_bytes()).hexdigest()
            except OSError as error:
                raise UsageError(f"{self.detector}: cannot be read ({error.strerror})") from None
            return f"detector {digest} {','.join(self.classes)}".rstrip()
        return "default"


def add_source(parser: argparse.ArgumentParser) -> None:
    """The arguments that choose what locates."""
    add = parser.add_argument
    add(
        "--detector",
        type=Path,
        metavar="FILE.onnx",
        help="a detector of elements, as YOLO exports it",
    )
    add("--classes", type=_names, default=(), metavar="A,B", help="types of the detector's classes")
    add("--endpoint", default="", metavar="URL", help="a model that answers as OmniParser does")


def source_of(given: argparse.Namespace) -> Source:
    """What the arguments choose.

    Raises:
        UsageError: they do not go together.
    """
    if given.endpoint and given.detector:
        raise UsageError("--detector or --endpoint, not both")
    if given.classes and not given.detector:
        raise UsageError("--classes is for a --detector")
    return Source(given.detector, given.classes, given.endpoint)


def _names(text: str) -> tuple[str, ...]:
    return tuple(name.strip() for name in text.split(",") if name.strip())
