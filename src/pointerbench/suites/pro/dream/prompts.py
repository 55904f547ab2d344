"""What an image model is told: the templates in ``prompts/``, filled in."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any

from pointerbench.values.errors import PointerbenchError

PROMPTS = files(__package__) / "prompts"


@cache
def template(name: str) -> str:
    """The text of ``prompts/<name>.txt``; fields stand in braces."""
    return (PROMPTS / f"{name}.txt").read_text("utf-8").strip()


@cache
def _words() -> dict[str, Any]:
    return tomllib.loads((PROMPTS / "words.toml").read_text("utf-8"))


def words(kind: str, slug: str) -> str:
    """How a prompt says a slug, as "Windows 11" for the platform ``windows_11``."""
    return str(_words()[kind][slug])


def fill(name: str, **values: str) -> str:
    """The prompt; what a value leaves empty leaves no blanks behind.

    Raises:
        PointerbenchError: the template cannot be read as one, or has a field that no value is for.
    """
    try:
        filled = template(name).format(**values)
    except (KeyError, IndexError, ValueError) as error:
        raise PointerbenchError(f"prompts/{name}.txt cannot be filled in: {error!r}") from None
    return "\n".join(line.strip() for line in filled.split("\n"))
