"""Pictures as a browser shows them: what they are, from the first bytes of their file."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from PIL import Image

from pointerbench.values.errors import UsageError

_SHOWN = ("PNG", "JPEG", "WEBP", "GIF", "BMP")


@dataclass(frozen=True, slots=True)
class Looks:
    """``size`` is width and height in pixels as they are stored, whatever a camera says of how to
    turn them; ``kind`` the media type."""

    size: tuple[int, int]
    kind: str


def looks_of(path: Path) -> Looks:
    """Only the beginning of the file is read.

    Raises:
        UsageError: it is not there, no picture, or of a kind that browsers do not show; says so of
            the picture, without its name.
    """
    try:
        with Image.open(path, formats=_SHOWN) as picture:
            return Looks(picture.size, Image.MIME[str(picture.format)])
    except FileNotFoundError:
        raise UsageError("is not there") from None
    except (OSError, ValueError, Image.DecompressionBombError):
        kinds = f"{', '.join(_SHOWN[:-1])} or {_SHOWN[-1]}"
        raise UsageError(f"cannot be read; expected {kinds}") from None


def inside(folder: Path, picture: Path) -> bool:
    """Whether a picture lies in the folder, links followed."""
    return picture.resolve().is_relative_to(folder.resolve())
