"""``pointerbench capture ...``: all of its verbs, and ``ask``, which needs the suites."""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from pointerbench.capture import command
from pointerbench.capture.manifest import NAME
from pointerbench.questions import cells, text
from pointerbench.questions.asking import Asked, Kind, questions, row_of
from pointerbench.questions.folder import check_out, write_set
from pointerbench.questions.screens import Screen, screens_of
from pointerbench.questions.sheets import cells_of
from pointerbench.values.errors import UsageError
from pointerbench.values.rng import example_stream

KINDS = {"text": text.LANGUAGES, "sheets": cells.LANGUAGES}
"""The kinds of questions, with the languages that each is worded in."""

_MOST = 1000


def main(argv: Sequence[str] | None = None) -> int:
    """Runs ``pointerbench capture``; returns the exit status."""
    arguments = list(sys.argv[1:] if argv is None else argv)
    return command.main(arguments, {"ask": _ask})


def _ask(argv: Sequence[str]) -> int:
    given = _parser().parse_args(argv)
    kinds = _kinds(given.kinds, given.language)
    if not 0 < given.rows <= _MOST:
        raise UsageError(f"--rows: expected a number from 1 to {_MOST}")
    check_out(given.out, overwrite=given.overwrite)
    rows: list[dict[str, Any]] = []
    pictures: dict[str, Screen] = {}
    rejects: Counter[str] = Counter()
    screens = (screen for folder in _folders(given.folders) for screen in screens_of(folder))
    for screen in screens:
        file_name = f"s{len(pictures):04d}.png"
        found = asked(screen, kinds, given, rejects)
        for question in found:
            rows.append(row_of(question, screen, f"cap_{len(rows):04d}", file_name))
        if found:
            pictures[file_name] = replace(screen)  # without the pixels that it has read
        print(_told(screen, found), flush=True)
    if not rows:
        raise UsageError(f"nothing to ask for on these screens; {_why(rejects)}")
    wanted = {
        "kinds": list(kinds),
        "seed": given.seed,
        "rows_a_screen": given.rows,
        "language": given.language,
    }
    write_set(given.out, rows, pictures, wanted, rejects)
    print(f"{len(rows)} questions on {len(pictures)} screens in {given.out}")
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="pointerbench capture ask",
        description="Asks on captured screens what the suites text and sheets ask, as a set.",
    )
    add = parser.add_argument
    add("folders", nargs="+", type=Path, metavar="FOLDER", help="of a program, or of several")
    add("--out", type=Path, required=True, metavar="DIR", help="the set's folder")
    add("--kinds", default=",".join(KINDS), metavar="KIND,...", help="text, sheets, or both (both)")
    add("--rows", type=int, default=10, metavar="N", help="of each kind on a screen, at most (10)")
    add("--language", default="en", help="of the instructions: en de, and in text fr es it nl (en)")
    add("--seed", type=int, default=0, help="every number asks for something else (0)")
    add("--overwrite", action="store_true", help="replace such a set in DIR")
    return parser


def _kinds(asked_for: str, language: str) -> list[str]:
    kinds = [name.strip() for name in asked_for.split(",") if name.strip()]
    if not kinds or (wrong := [name for name in kinds if name not in KINDS]):
        named = f", not {wrong[0]!r}" if kinds else ""
        raise UsageError(f"--kinds: expected some of {', '.join(KINDS)}{named}")
    for name in kinds:
        if language not in KINDS[name]:
            said = ", ".join(KINDS[name])
            raise UsageError(f"--language: {name} is worded in {said}, not in {language!r}")
    return list(dict.fromkeys(kinds))


def _folders(given: Sequence[Path]) -> list[Path]:
    """The programs' folders; one that is none, but holds some, stands for those."""
    found: list[Path] = []
    for folder in given:
        below = sorted(path.parent for path in folder.glob(f"*/{NAME}"))
        if not (folder / NAME).exists() and not below:
            raise UsageError(f"{folder}: expected a captured program's folder, or one of them")
        found += [folder] if (folder / NAME).exists() else below
    return found


def asked(
    screen: Screen, kinds: Sequence[str], given: argparse.Namespace, rejects: Counter[str]
) -> list[Asked]:
    """The questions of all kinds about a screen; they depend on the seed and on it alone."""
    name = f"{screen.folder.name}/{screen.state.id}"
    found: list[Asked] = []
    for kind in kinds:
        own = _kind(screen, kind)
        if own is not None:
            stream = example_stream(given.seed, f"questions/{kind}", name, 0)
            found += questions(stream, own, given.rows, given.language, rejects)
    return found


def _kind(screen: Screen, name: str) -> Kind | None:
    """The questions of a kind; None where the screen was captured without what they are about."""
    if name == "text":
        return text.TextKind(screen) if screen.texts is not None else None
    sheet = cells_of(screen)
    return cells.SheetsKind(screen, sheet) if sheet is not None else None


def _told(screen: Screen, found: Sequence[Asked]) -> str:
    name = f"{screen.folder.name}  {screen.state.id}"
    if screen.texts is None:
        return f"{name}: captured without its text: nothing to ask"
    counts = Counter(one.data_type for one in found)
    said = ", ".join(f"{count} {kind}" for kind, count in sorted(counts.items()))
    return f"{name}: {len(found)} questions{f' ({said})' if said else ''}"


def _why(rejects: Counter[str]) -> str:
    most = ", ".join(f"{reason} ({count})" for reason, count in rejects.most_common(3))
    return f"mostly for: {most}" if most else "no text and no sheet was captured"
