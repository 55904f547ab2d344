"""The manual pages: those of ``manuals/<language>.toml``, and passages of the register ``manual``
that are about a command."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import NamedTuple

from pointerbench.language.phrases import read_toml
from pointerbench.suites.text.banks import CHOICE, typeset
from pointerbench.suites.text.writer import Writer

_TITLE = re.compile(r"([a-z]+)(?: [-–] |: )(.+)|.*comman\w+ ([a-z]+)")
_OPTIONS = (
    ("-n, --dry-run", "dry"), ("-q, --quiet", "quiet"), ("-v, --verbose", "verbose"),
    ("-f, --force", "force"), ("-o, --output=FILE", "output"), ("-r, --recursive", "recursive"),
    ("-j, --jobs=N", "jobs"), ("-c, --config=FILE", "config"), ("-x, --exclude=GLOB", "exclude"),
    ("-t, --timeout=SEC", "timeout"), ("--color=WHEN", "color"), ("-h, --help", "help"),
    ("-V, --version", "version"),
)  # fmt: skip

_USUAL = tuple(
    (flag, key)
    for flag, key in _OPTIONS
    if key in ("quiet", "verbose", "config", "color", "help", "version")
)


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
    if w.chance(0.9):
        return _chosen(w, w.pick(_own(w.language)))
    for passage in w.passages("manual", w.left("manual")):
        match = _TITLE.fullmatch(passage.title)
        if match:
            paragraphs = tuple(" ".join(sentences) for sentences in passage.paragraphs)
            summary = match[2] or w.say("code.man_summary")
            return Manual(match[1] or match[3], summary, paragraphs, _options(w, paragraphs))
    raise ValueError(f"no manual of a command in {w.language}")


def _chosen(w: Writer, manual: Manual) -> Manual:
    """The manual with its choices made, and with one or two of the options that most commands have
    among its own."""

    def made(text: str) -> str:
        return CHOICE.sub(lambda options: w.pick(options[1].split("|")), text)

    own = {letter for flag, _ in manual.options for letter in flag.split(", ")}
    free = [key for flag, key in _USUAL if own.isdisjoint(flag.split("=")[0].split(", "))]
    keys = w.sample(free, 2)
    more = [(flag, w.say(f"code.opt_{key}")) for flag, key in _OPTIONS if key in keys]
    options = [(flag, made(text)) for flag, text in manual.options]
    last = [one for one in more if one[0].startswith(("-h", "-V"))]
    options = sorted([*options, *(one for one in more if one not in last)], key=_letters) + last
    return manual._replace(paragraphs=tuple(map(made, manual.paragraphs)), options=tuple(options))


def _letters(option: tuple[str, str]) -> str:
    return option[0].lstrip("-").lower()


def _options(w: Writer, paragraphs: tuple[str, ...]) -> tuple[tuple[str, str], ...]:
    """Options as most commands have them, none with a letter that the text uses otherwise."""
    words = set(" ".join(paragraphs).replace(",", " ").replace(".", " ").split())
    free = [(flag, key) for flag, key in _OPTIONS if flag[:2] not in words]
    chosen = w.sample(free, w.integer(6, 8))
    return tuple(
        (flag, w.say(f"code.opt_{key}")) for flag, key in _OPTIONS if (flag, key) in chosen
    )
