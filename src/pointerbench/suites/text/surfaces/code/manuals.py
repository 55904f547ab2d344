"""The manual pages: those of ``manuals/<language>.toml``, and passages of the register ``manual``
that are about a command."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import NamedTuple

from pointerbench.language.phrases import read_toml
from pointerbench.suites.text.banks import typeset
from pointerbench.suites.text.writer import Writer

_TITLE = re.compile(r"([a-z]+)(?: [-–] |: )(.+)|.*comman\w+ ([a-z]+)")
_OPTIONS = (
    ("-n, --dry-run", "dry"), ("-q, --quiet", "quiet"), ("-v, --verbose", "verbose"),
    ("-f, --force", "force"), ("-o, --output=FILE", "output"), ("-r, --recursive", "recursive"),
    ("-j, --jobs=N", "jobs"), ("-c, --config=FILE", "config"), ("-x, --exclude=GLOB", "exclude"),
    ("-t, --timeout=SEC", "timeout"), ("--color=WHEN", "color"), ("-h, --help", "help"),
    ("-V, --version", "version"),
)  # fmt: skip


class Manual(NamedTuple):
    """A command with what it does, its description, and its options with their explanations."""

    name: str
    summary: str
    paragraphs: tuple[str, ...]
    options: tuple[tuple[str, str], ...]


@cache
def _own(language: str) -> tuple[Manual, ...]:
    found = []
    for page in read_toml(Path(__file__).parent / f"manuals/{language}.toml")["page"]:
        parts = typeset(page["text"].strip(), language).split("\n\n")
        lines = typeset(page["options"].strip(), language).splitlines()
        options = tuple((flag, text) for flag, _, text in (line.partition(" | ") for line in lines))
        paragraphs = tuple(part.replace("\n", " ") for part in parts)
        found.append(Manual(page["name"], page["summary"], paragraphs, options))
    return tuple(found)


def draw_manual(w: Writer) -> Manual:
    """The manual of some command."""
    if w.chance(0.75):
        return w.pick(_own(w.language))
    for passage in w.passages("manual", w.left("manual")):
        match = _TITLE.fullmatch(passage.title)
        if match:
            paragraphs = tuple(" ".join(sentences) for sentences in passage.paragraphs)
            summary = match[2] or w.say("code.man_summary")
            return Manual(match[1] or match[3], summary, paragraphs, _options(w, paragraphs))
    raise ValueError(f"no manual of a command in {w.language}")


def _options(w: Writer, paragraphs: tuple[str, ...]) -> tuple[tuple[str, str], ...]:
    """Options as most commands have them, none with a letter that the text uses otherwise."""
    words = set(" ".join(paragraphs).replace(",", " ").replace(".", " ").split())
    free = [(flag, key) for flag, key in _OPTIONS if flag[:2] not in words]
    chosen = w.sample(free, w.integer(6, 8))
    return tuple(
        (flag, w.say(f"code.opt_{key}")) for flag, key in _OPTIONS if (flag, key) in chosen
    )
