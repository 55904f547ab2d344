"""``pointerbench pro STEP``: scenes, paint, extract, gates, pools, select, or all of them."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator, Sequence
from functools import cache, partial
from pathlib import Path

from pointerbench.building.arguments import SOURCES
from pointerbench.building.progress import progress
from pointerbench.chain import steps
from pointerbench.chain.choose import choose
from pointerbench.chain.workplace import Order, Workplace
from pointerbench.commands import ended
from pointerbench.contract.heldout import HELD_OUT, Choice, held_out
from pointerbench.contract.task import Options
from pointerbench.suites.pro import catalogue
from pointerbench.suites.pro.catalogue import HOME
from pointerbench.suites.pro.pages_source import PagesSource, allowed
from pointerbench.suites.pro.pools import POOLS
from pointerbench.suites.pro.selection import PER_APP
from pointerbench.suites.pro.source import OFFICIAL_SEED, Source
from pointerbench.values.errors import UsageError

STEPS = ("scenes", "paint", "extract", "gates", "pools", "select")
TARGETS = 8  # of a screen that are painted


def source_of(work: Workplace, order: Order) -> Source:
    """The maker of screenshots that an order names."""
    own = {slug: catalogue.load_own(slug, home_of(order)) for slug in order.apps}
    pages = PagesSource(order.seed, order.split, own=own)
    if order.source == "pages":
        return pages
    # Needs an extra, so it is imported where it is used.
    from pointerbench.suites.pro.dream.provider import HttpProvider  # noqa: PLC0415
    from pointerbench.suites.pro.dream.sketch import sketch  # noqa: PLC0415
    from pointerbench.suites.pro.dream.source import DreamSource  # noqa: PLC0415

    asked = HttpProvider.from_environment()
    return DreamSource(asked, work.folder / "cache", partial(sketch, pages), order.seed)


def run_steps(names: Sequence[str], work: Workplace, *, quiet: bool = False) -> list[str]:
    """Runs steps up to the pools; what went wrong, one line each. They share one source, and so
    its budget."""
    order = work.order()
    source = cache(partial(source_of, work, order))
    return [problem for name in names for problem in _run_step(name, work, source, quiet)]


def _run_step(name: str, work: Workplace, source: Callable[[], Source], quiet: bool) -> list[str]:
    order = work.order()
    doing = {
        "scenes": lambda: steps.take_screens(work, source(), order),
        "paint": lambda: steps.paint_all(work, source(), order),
        "extract": lambda: steps.extract_all(work, order),
        "gates": lambda: steps.judge_all(work, order),
        "pools": lambda: steps.write_pools(work, work.folder),
    }
    total = len(order.apps) * order.screens if name == "scenes" else len(work.stems())
    total = len(POOLS) if name == "pools" else total
    done = progress(_step(doing[name]), total, f"pro {name}", quiet=quiet)
    return [f"{piece.what}: {piece.problem}" for piece in done if piece.problem]


def _step(make: Callable[[], steps.Step]) -> Iterator[steps.Done]:
    yield from make()


def build_set(
    whose: tuple[str, int, str], options: Options, folder: Path, choice: Choice, quiet: bool = False
) -> int:
    """All steps for a set of the choice's size; the exit status. What went wrong is listed.

    ``whose`` is source, seed and split; ``folder`` is the chain's own.
    """
    work, apps = Workplace(folder), allowed(options, catalogue.apps())
    work.begin(Order(*whose, -(-choice.count // len(apps)), TARGETS, apps))
    problems = run_steps(STEPS[:-1], work, quiet=quiet)
    choose(work, work.order(), choice)
    return tell(problems)


def home_of(order: Order) -> Path:
    """Where the applications of an order lie."""
    return Path(order.folder) if order.folder else HOME


def sound_apps(names: Sequence[str], home: Path) -> tuple[tuple[str, ...], list[str]]:
    """The applications whose files can be read, and what is wrong with the others."""
    sound, problems = [], []
    for slug in names or catalogue.slugs(home):
        try:
            catalogue.load_own(slug, home)
        except UsageError as error:
            problems.append(str(error))
        else:
            sound.append(slug)
    return tuple(sound), problems


def tell(problems: Sequence[str]) -> int:
    """Lists what went wrong on stderr; the exit status."""
    if problems:
        print(f"{len(problems)} went wrong, the others are done:", file=sys.stderr)
        print("\n".join(f"  {problem}" for problem in problems), file=sys.stderr)
    return 1 if problems else 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="pointerbench pro", description=__doc__)
    parser.add_argument("step", metavar="STEP", choices=(*STEPS, "all"), help="|".join(STEPS))
    add = parser.add_argument
    add("--work", type=Path, default=Path("out/pro"), help="the chain's folder (out/pro)")
    add("--source", choices=SOURCES, default="pages", help="who draws (pages)")
    add("--seed", type=int, default=OFFICIAL_SEED, help=f"names the screens ({OFFICIAL_SEED})")
    add("--split", choices=("test", "train"), default="test")
    add("--screens", type=int, default=PER_APP, help=f"screens an application ({PER_APP})")
    add("--targets", type=int, default=TARGETS, help=f"painted on each screen ({TARGETS})")
    add("--apps", default="", metavar="SLUG,...", help="these applications only")
    add("--folder", type=Path, default=HOME, help="of the applications (the package's own)")
    add("--count", type=int, default=500, help="select: how many examples (500)")
    add("--out", type=Path, default=Path("out/pro-set"), help="select: the set's folder")
    add("--heldout", type=Path, help=f"select, split train: ids to leave out ({HELD_OUT})")
    add("--quiet", action="store_true")
    return parser


def _order(arguments: argparse.Namespace, apps: tuple[str, ...]) -> Order:
    if min(arguments.screens, arguments.targets, arguments.count) < 1:
        raise UsageError("--screens, --targets and --count must be at least 1")
    return Order(
        arguments.source,
        arguments.seed,
        arguments.split,
        arguments.screens,
        arguments.targets,
        apps,
        "" if arguments.folder == HOME else str(arguments.folder.absolute()),
    )


def _run(arguments: argparse.Namespace) -> int:
    work = Workplace(arguments.work)
    wanted = tuple(filter(None, arguments.apps.split(",")))
    problems: list[str] = []
    if arguments.step in ("scenes", "all"):
        apps, problems = sound_apps(wanted, arguments.folder)
        if not apps:
            tell(problems)
            raise UsageError(f"{arguments.folder}: no application that can be used")
        work.begin(_order(arguments, apps))
    order = work.order()
    names = STEPS[:-1] if arguments.step == "all" else (arguments.step,)
    if names != ("select",):
        problems += run_steps(names, work, quiet=arguments.quiet)
    if arguments.step in ("select", "all"):
        folder = arguments.out / order.split
        ids = held_out(arguments.heldout, order.split)
        manifest = choose(work, order, Choice(arguments.count, folder, arguments.out, ids))
        if not arguments.quiet:
            print(f"{folder}: {manifest['count']} examples of pro from {order.source}")
    return tell(problems)


def main(argv: Sequence[str] | None = None) -> int:
    """The command line; returns the exit status."""
    hint = "the same command goes on where it was"
    return ended("pointerbench pro", lambda: _run(_parser().parse_args(argv)), hint)


if __name__ == "__main__":
    sys.exit(main())
