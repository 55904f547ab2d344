#!/usr/bin/env python3
"""How well elements are located where all of them are known: precision, recall and IoU by type.

    python scripts/locate_quality.py captured --part held-out    # captured programs
    python scripts/locate_quality.py data/gd --every 8           # a set with layers.jsonl
    python scripts/locate_quality.py --pro 20 --seed 5           # screens of Pro, drawn for it
    python scripts/locate_quality.py captured --out looked-at    # what was located, to mark

`pointerbench.label.locate.measure` says what is looked for and what counts. The columns: elements
that are looked for; the share that was found as painted, and the mean IoU of those; the share that
was found by box; elements that were located, and the share of them that is right; the share of
texts that were read to the letter, blanks and capitals aside.

Kinds: ``text`` is every element with visible text, whatever its type; ``field`` inputs and
dropdowns; ``tick`` check boxes, radio buttons and switches; the others are types.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, fields, replace
from pathlib import Path
from tempfile import TemporaryDirectory

import numpy as np

from pointerbench.capture.captured import Captured, State
from pointerbench.capture.pictures import read_picture, write_picture
from pointerbench.capture.stored import ENDING, read_state, write_state
from pointerbench.contract.layers import LAYERS, read_layers
from pointerbench.contract.manifest import METADATA
from pointerbench.elements.tree import Element
from pointerbench.label.locate.arguments import add_source, source_of
from pointerbench.label.locate.measure import HEAD, KINDS, Tally, count, located_of, truth_of
from pointerbench.values.errors import PointerbenchError, UsageError
from pointerbench.values.geometry import Box

TUNED_ON = (
    *("datasette", "dia", "dokuwiki", "evince", "geany", "gimp", "gnumeric", "homebank"),
    *("inkscape", "jupyterlab", "keepassxc", "mousepad", "qgis", "scribus", "sqlite-web"),
    *("sqlitebrowser", "thunar", "wireshark", "xournalpp"),
    *("accounting", "album", "bank", "calendar", "chats", "console", "files", "mail_desk"),
    *("market_phone", "seller", "settings_desk", "studio_code"),
)
"""Programs whose screens were looked at when the rules were written; of GD its applications."""


@dataclass(frozen=True)
class Screen:
    """A screen whose elements are known, and the program that it is of."""

    name: str
    program: str
    picture: Path
    elements: Sequence[Captured]


def screens_of(folder: Path) -> Iterator[Screen]:
    """All screens in a folder: captured states, or a set with layers.

    Raises:
        UsageError: there is no such folder, or a file cannot be read.
    """
    if not folder.is_dir():
        raise UsageError(f"{folder}: no such folder")
    for path in sorted(folder.rglob(LAYERS)):
        rows = map(json.loads, path.with_name(METADATA).read_text("utf-8").splitlines())
        programs = {row["file_name"]: row["app"] for row in rows}
        for name, layers in read_layers(path.parent).by_picture.items():
            elements = [
                Captured(str(at), one.type, Box(*(int(side) for side in one.box)), text=one.text)
                for at, one in enumerate(layers)
            ]
            yield Screen(name, programs[name], path.with_name(name), elements)
    for path in sorted(folder.rglob(f"*{ENDING}")):
        if not any(part.startswith(".") for part in path.relative_to(folder).parts):
            state, home = read_state(path), path.parent.name
            picture = path.with_name(f"{state.id}.png")
            yield Screen(f"{home}.{state.id}", home.split(".")[0], picture, state.elements)


def draw_pro(folder: Path, count: int, seed: int) -> None:
    """Draws screens of the Pro suite, in Chromium, and writes them as captured states are kept."""
    from pointerbench.contract.task import Options  # noqa: PLC0415 - needs the extra web
    from pointerbench.suites.pro.suite import SUITE  # noqa: PLC0415

    for index in range(count):
        proved = SUITE.prove(index, seed, "test", Options())
        home = folder / str(proved.row["app_slug"])
        home.mkdir(exist_ok=True)
        tree, picture = proved.screened.proof.tree, np.asarray(proved.picture)
        elements = tuple(
            Captured(**{one.name: getattr(element, one.name) for one in fields(Element)})
            for element in tree.elements
        )
        plain = (replace(element, group="", function="") for element in elements)
        write_state(home, State(f"{index:04d}", tree.size, tuple(plain)))
        write_picture(home / f"{index:04d}.png", picture)


def part_of(screen: Screen) -> str:
    return "tuned" if screen.program in TUNED_ON else "held-out"


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("folders", nargs="*", type=Path, metavar="FOLDER")
    parser.add_argument("--pro", type=int, default=0, metavar="N", help="screens of Pro as well")
    parser.add_argument("--seed", type=int, default=5, help="of these screens (5)")
    parser.add_argument(
        "--part",
        choices=("tuned", "held-out"),
        help="programs that the rules were tuned on, or the others",
    )
    parser.add_argument("--every", type=int, default=1, help="only one screen of so many")
    parser.add_argument("--each", action="store_true", help="a table for each folder, too")
    parser.add_argument("--out", type=Path, help="keeps what was located there")
    add_source(parser)
    parser.add_argument("--threads", type=int, default=1, help="threads a picture (1)")
    given = parser.parse_args(argv)
    if not given.folders and given.pro < 1:
        raise UsageError("expected a FOLDER, or --pro N")
    with TemporaryDirectory() as drawn:
        if given.pro:
            draw_pro(Path(drawn), given.pro, given.seed)
            given.folders.append(Path(drawn))
        return measure(given)


def measure(given: argparse.Namespace) -> int:
    """Locates on all screens that were chosen, and prints what became of it."""
    locate = source_of(given).locator(given.threads)
    whole = {kind: Tally() for kind in KINDS}
    seconds: list[tuple[float, float, float]] = []
    for folder in given.folders:
        tallies = {kind: Tally() for kind in KINDS}
        chosen = [one for one in screens_of(folder) if given.part in (None, part_of(one))]
        for screen in chosen[:: given.every]:
            pixels = read_picture(screen.picture)
            begun = time.monotonic(), time.process_time()
            state = State(screen.name, (pixels.shape[1], pixels.shape[0]), locate(pixels))
            millions = pixels.shape[0] * pixels.shape[1] / 1e6
            seconds.append((time.monotonic() - begun[0], time.process_time() - begun[1], millions))
            for kinds in (tallies, whole):
                count(truth_of(screen.elements, pixels), located_of(state), kinds)
            if given.out:
                given.out.mkdir(parents=True, exist_ok=True)
                write_state(given.out, state)
                write_picture(given.out / f"{screen.name}.png", pixels)
        if given.each:
            print(table(str(folder), tallies))
    print(table(f"all {len(seconds)} screens", whole))
    print(timing(seconds))
    return 0


def table(title: str, tallies: dict[str, Tally]) -> str:
    return "\n".join([title, HEAD, *(tally.line(kind) for kind, tally in tallies.items())])


def timing(seconds: Sequence[tuple[float, float, float]]) -> str:
    """Median and longest time a screen, and CPU time a million pixels."""
    if not seconds:
        return "no screens there"
    walls = sorted(wall for wall, _, _ in seconds)
    cpu = sorted(cpu for _, cpu, _ in seconds)
    share = sum(one[1] for one in seconds) / sum(one[2] for one in seconds)
    return (
        f"seconds a screen: median {walls[len(walls) // 2]:.2f}, longest {walls[-1]:.2f}; CPU: "
        f"median {cpu[len(cpu) // 2]:.2f}, longest {cpu[-1]:.2f}, a million pixels {share:.2f}"
    )


if __name__ == "__main__":
    try:
        sys.exit(main())
    except PointerbenchError as error:
        print(f"locate_quality: {error}", file=sys.stderr)
        sys.exit(error.exit_code)
