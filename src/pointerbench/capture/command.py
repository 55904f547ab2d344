"""``pointerbench capture desktop|web|compare|mark ...``: real programs as labelled screens.

``ask`` is a verb of `pointerbench.questions`, which knows the suites.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from pathlib import Path

from pointerbench.capture.arguments import add_common, orders_of, to_an_end
from pointerbench.capture.compare import compare
from pointerbench.capture.marking import mark
from pointerbench.capture.order import Order, named_recipes, of_command
from pointerbench.values.errors import UsageError

Verb = Callable[[Sequence[str]], int]


def main(argv: Sequence[str] | None = None, further: Mapping[str, Verb] | None = None) -> int:
    """Runs ``pointerbench capture``; returns the exit status, 1 where a state was skipped.

    ``further`` are verbs of rooms above this one.
    """
    verbs = {**_VERBS, **(further or {})}
    arguments = list(sys.argv[1:] if argv is None else argv)
    verb = arguments[0] if arguments else "--help"
    if verb in ("-h", "--help"):
        print(_HELP)
        return 0 if arguments else 2
    if verb not in verbs:
        raise UsageError(f"no {verb!r}; expected one of {', '.join(verbs)}")
    return verbs[verb](arguments[1:])


def _desktop(argv: Sequence[str]) -> int:
    own, program = _split(argv)
    given = _parser().parse_args(own)
    orders = _orders(given, program)
    # Needs an extra, so it is imported where it is used.
    try:
        from pointerbench.capture.desktop.command import capture_all, check  # noqa: PLC0415

        import_module("jeepney")
        import_module("Xlib")
    except ImportError as error:
        raise UsageError(
            f"{error.name} is not installed: pip install pointerbench[capture]"
        ) from None
    check(orders)
    return to_an_end(
        lambda: capture_all(orders, given.jobs, lambda line: print(line, flush=True)), given.out
    )


def _split(argv: Sequence[str]) -> tuple[list[str], list[str]]:
    """What comes before ``--``, and the program's own command after it."""
    if "--" not in argv:
        return list(argv), []
    at = list(argv).index("--")
    return list(argv[:at]), list(argv[at + 1 :])


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="pointerbench capture desktop",
        description="Captures a desktop program: by recipe, or -- PROGRAM ARGUMENTS.",
    )
    add_common(parser, "GTK_THEME")
    parser.add_argument("--jobs", type=int, default=1, help="programs at a time (1)")
    return parser


def _orders(given: argparse.Namespace, program: Sequence[str]) -> list[Order]:
    if bool(given.recipe) == bool(program):
        raise UsageError("expected --recipe FILE, or -- PROGRAM ARGUMENTS")
    if given.out is None:
        raise UsageError("expected --out DIR")
    if given.jobs < 1:
        raise UsageError("--jobs must be at least 1")
    if not program:
        return orders_of(given, named_recipes(given.recipe, "desktop"), {})
    files = {part: Path(part) for part in program[1:] if Path(part).is_file()}
    return orders_of(given, [of_command(program, given.size or (1024, 768))], files)


def _web(argv: Sequence[str]) -> int:
    try:
        module = import_module("pointerbench.capture.web.command")
    except ImportError as error:
        raise UsageError(f"{error.name} is not installed: pip install pointerbench[web]") from None
    return int(module.main(argv))


def _compare(argv: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(
        prog="pointerbench capture compare", description=compare.__doc__
    )
    parser.add_argument("first", type=Path, metavar="A", help="a program's folder")
    parser.add_argument("second", type=Path, metavar="B", help="the same program, captured again")
    given = parser.parse_args(argv)
    lines = compare(given.first, given.second)
    print("\n".join(lines) if lines else "the same: every picture and every element")
    return 1 if lines else 0


def _mark(argv: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="pointerbench capture mark", description=mark.__doc__)
    parser.add_argument("folder", type=Path, help="a program's folder")
    parser.add_argument("--out", type=Path, required=True, metavar="DIR")
    given = parser.parse_args(argv)
    for path in mark(given.folder, given.out):
        print(path)
    return 0


_VERBS: Mapping[str, Verb] = {
    "desktop": _desktop,
    "web": _web,
    "compare": _compare,
    "mark": _mark,
}

_HELP = """usage: pointerbench capture VERB ...

  desktop   a program on a private desktop, by recipe or -- PROGRAM ARGUMENTS
  web       an application in Chromium, by recipe or address
  compare   two captured folders of one program held against each other
  mark      the pictures of a folder with all boxes drawn, to look at
  ask       what the suites text and sheets ask, on the screens of folders, as a set

pointerbench capture VERB --help tells more."""
