"""``pointerbench capture desktop|web|compare|mark ...``: real programs as labelled screens."""

from __future__ import annotations

import argparse
import re
import signal
import sys
from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from pathlib import Path
from types import FrameType

from pointerbench.capture.compare import compare
from pointerbench.capture.marking import mark
from pointerbench.capture.order import Order, named_recipes, of_command
from pointerbench.capture.recipe import LOCALES
from pointerbench.values.errors import UsageError

_INTERRUPTED = 130
_SIZE = re.compile(r"(\d{3,4})x(\d{3,4})")


def main(argv: Sequence[str] | None = None) -> int:
    """Runs ``pointerbench capture``; returns the exit status, 1 where a state was skipped."""
    arguments = list(sys.argv[1:] if argv is None else argv)
    verb = arguments[0] if arguments else "--help"
    if verb in ("-h", "--help"):
        print(_HELP)
        return 0 if arguments else 2
    if verb not in _VERBS:
        raise UsageError(f"no {verb!r}; expected one of {', '.join(_VERBS)}")
    return _VERBS[verb](arguments[1:])


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
    signal.signal(signal.SIGTERM, _as_interrupt)
    try:
        outcomes = capture_all(orders, given.jobs, lambda line: print(line, flush=True))
    except KeyboardInterrupt:
        print("\ninterrupted; programs that were complete are kept", file=sys.stderr)
        return _INTERRUPTED
    skipped = [(one.folder, state) for one in outcomes for state in one.skipped]
    captured = sum(one.captured for one in outcomes)
    print(f"{captured} states captured into {given.out}, {len(skipped)} skipped")
    for folder, state in skipped:
        print(f"  {folder.name}/{state.id}: {state.reason}")
    return 1 if skipped or not captured else 0


def _as_interrupt(_signal: int, _frame: FrameType | None) -> None:
    raise KeyboardInterrupt


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
    add = parser.add_argument
    add("--recipe", nargs="+", default=[], metavar="FILE", help="recipes, or names of ours, or all")
    add("--out", type=Path, required=True, metavar="DIR", help="a folder a program is made in it")
    add("--state", nargs="+", default=[], metavar="ID", help="only these states")
    add("--locale", choices=LOCALES, default="en", help="language of the program (en)")
    add("--size", type=_size, metavar="WxH", help="of the screen (the recipe's first)")
    add("--theme", default=None, metavar="T", help="GTK_THEME (the recipe's first)")
    add("--seed", type=int, default=0, help="decides what the documents hold (0)")
    add("--jobs", type=int, default=1, help="programs at a time (1)")
    return parser


def _size(text: str) -> tuple[int, int]:
    match = _SIZE.fullmatch(text)
    if match is None:
        raise argparse.ArgumentTypeError(f"expected a size as 1024x768, got {text!r}")
    return int(match[1]), int(match[2])


def _orders(given: argparse.Namespace, program: Sequence[str]) -> list[Order]:
    if bool(given.recipe) == bool(program):
        raise UsageError("expected --recipe FILE, or -- PROGRAM ARGUMENTS")
    if given.jobs < 1:
        raise UsageError("--jobs must be at least 1")
    files: Mapping[str, Path] = {}
    if program:
        recipes = [of_command(program, given.size or (1024, 768))]
        files = {part: Path(part) for part in program[1:] if Path(part).is_file()}
    else:
        recipes = list(named_recipes(given.recipe, "desktop"))
    return [
        Order(
            recipe=recipe,
            out=given.out,
            size=given.size or recipe.sizes[0],
            theme=recipe.themes[0] if given.theme is None else given.theme,
            language=given.locale,
            seed=given.seed,
            files=files,
            states=tuple(given.state),
        )
        for recipe in recipes
    ]


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


_VERBS: Mapping[str, Callable[[Sequence[str]], int]] = {
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

pointerbench capture VERB --help tells more."""
