"""What the command lines of all captures share: arguments, what they order, how they end."""

from __future__ import annotations

import argparse
import re
import signal
import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from types import FrameType

from pointerbench.capture.folders import Outcome
from pointerbench.capture.order import Order
from pointerbench.capture.recipe import LOCALES, Recipe
from pointerbench.values.errors import UsageError

_INTERRUPTED = 130
_SIZE = re.compile(r"(\d{3,4})x(\d{3,4})")


def add_common(parser: argparse.ArgumentParser, themes: str) -> None:
    """Arguments of every capture; ``themes`` says what a theme is there."""
    add = parser.add_argument
    add("--recipe", nargs="+", default=[], metavar="FILE", help="recipes, or names of ours, or all")
    add("--out", type=Path, metavar="DIR", help="a folder a program is made in it")
    add("--state", nargs="+", default=[], metavar="ID", help="only these states")
    add("--locale", choices=LOCALES, default="en", help="language of the program (en)")
    add("--size", type=_size, metavar="WxH", help="of the screen (the recipe's first)")
    add("--theme", default=None, metavar="T", help=f"{themes} (the recipe's first)")
    add("--seed", type=int, default=0, help="decides what the documents hold (0)")


def _size(text: str) -> tuple[int, int]:
    match = _SIZE.fullmatch(text)
    if match is None:
        raise argparse.ArgumentTypeError(f"expected a size as 1024x768, got {text!r}")
    return int(match[1]), int(match[2])


def orders_of(
    given: argparse.Namespace, recipes: Iterable[Recipe], files: Mapping[str, Path]
) -> list[Order]:
    """What the arguments order of each recipe; ``files`` as `Order` has them.

    Raises:
        UsageError: a recipe lacks the language or a state.
    """
    orders = [
        Order(
            recipe=recipe,
            out=given.out or Path(),
            size=given.size or recipe.sizes[0],
            theme=recipe.themes[0] if given.theme is None else given.theme,
            language=given.locale,
            seed=given.seed,
            files=files,
            only=tuple(map(recipe.state, given.state)),
        )
        for recipe in recipes
    ]
    for order in orders:
        if order.language not in order.recipe.locales:
            known = ", ".join(order.recipe.locales)
            raise UsageError(f"{order.recipe.file}: locales are {known}, not {order.language}")
    return orders


def to_an_end(run: Callable[[], Sequence[Outcome]], out: Path) -> int:
    """Runs captures and says what became of them; the exit status, 1 where a state was skipped.

    Being ended by a signal is as Ctrl-C: nothing is left running.
    """
    signal.signal(signal.SIGTERM, _as_interrupt)
    try:
        outcomes = run()
    except KeyboardInterrupt:
        print("\ninterrupted; programs that were complete are kept", file=sys.stderr)
        return _INTERRUPTED
    skipped = [(one.folder, state) for one in outcomes for state in one.skipped]
    captured = sum(one.captured for one in outcomes)
    print(f"{captured} states captured into {out}, {len(skipped)} skipped")
    for folder, state in skipped:
        print(f"  {folder.name}/{state.id}: {state.reason}")
    return 1 if skipped or not captured else 0


def _as_interrupt(_signal: int, _frame: FrameType | None) -> None:
    raise KeyboardInterrupt
