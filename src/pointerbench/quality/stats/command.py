"""``pointerbench stats``: what is in sets, side by side."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from importlib import import_module
from pathlib import Path

from pointerbench import eval as scorer
from pointerbench.commands import ended
from pointerbench.looking.unusable import left_out
from pointerbench.quality.sources import sources_at
from pointerbench.quality.stats.counting import Counted, counted, titled
from pointerbench.quality.stats.tables import as_markdown, as_text, field_tables, heat_map, overview
from pointerbench.report.tables import escaped
from pointerbench.values.errors import UsageError
from pointerbench.values.web import optional

_PLOT = "pointerbench.quality.stats.plot"
_ENDS = (
    "Exit status: 0, or 1 if rows had to be left out, which are named on stderr; 2 for wrong use."
)


def main(argv: Sequence[str] | None = None) -> int:
    """The command line; returns the exit status."""
    hint = "the same command begins anew"
    return ended("pointerbench stats", lambda: _run(_parser().parse_args(argv)), hint)


def _run(arguments: argparse.Namespace) -> int:
    if arguments.png:
        if not arguments.png.absolute().parent.is_dir():
            raise UsageError(f"--png {arguments.png}: no such folder: {arguments.png.parent}")
        if arguments.png.is_dir():
            raise UsageError(f"--png {arguments.png}: a folder; expected a file to write")
        optional("report", "matplotlib")  # said before anything is read
    given = [one for path in arguments.sets for one in sources_at(path)]
    unusable: list[str] = []
    sets = [counted(one, unusable) for one in given]
    left_out(unusable, leave_out=True)
    sets = list(titled(sets))
    only = [name for text in arguments.by for name in text.split(",")]
    _check_fields(only, sets)
    scorer.print_out("".join(_printed(arguments, sets, only)))
    if arguments.png:
        import_module(_PLOT).write_plot(sets, arguments.png)
        print(arguments.png, file=sys.stderr)
    return 1 if unusable else 0


def _check_fields(only: Sequence[str], sets: Sequence[Counted]) -> None:
    known = dict.fromkeys(one.name for each in sets for one in each.fields)
    for name in only:
        if name not in known:
            raise UsageError(f"--by {name}: expected one of {', '.join(known) or 'no field'}")


def _printed(
    arguments: argparse.Namespace, sets: Sequence[Counted], only: Sequence[str]
) -> Iterator[str]:
    if arguments.json:
        whole = {"sets": [one.as_json() for one in sets]}
        yield json.dumps(whole, indent=1, ensure_ascii=False) + "\n"
        return
    written = as_markdown if arguments.markdown else as_text
    yield written(overview(sets))
    if arguments.brief:
        return
    for table in field_tables(sets, only):
        yield "\n" + written(table)
    for one in sets:
        if drawn := heat_map(one):
            yield from _map(one, drawn, arguments.markdown)


def _map(one: Counted, drawn: str, markdown: bool) -> Iterator[str]:
    title = f"{one.title}: where targets lie"
    yield f"\n**{escaped(title)}**\n\n```\n{drawn}```\n" if markdown else f"\n{title}\n{drawn}"


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="pointerbench stats", description=__doc__, epilog=_ENDS)
    add = parser.add_argument
    add("sets", type=Path, metavar="DIR", nargs="+", help="sets, or files of tasks")
    forms = parser.add_mutually_exclusive_group()
    forms.add_argument("--markdown", action="store_true", help="print Markdown")
    forms.add_argument("--json", action="store_true", help="print everything as JSON")
    add("--brief", action="store_true", help="the first table alone")
    add(
        "--by",
        metavar="FIELD,...",
        action="append",
        default=[],
        help="break down by these fields alone (repeatable; all)",
    )
    add("--png", type=Path, metavar="FILE", help="draw maps and distributions (extra report)")
    return parser
