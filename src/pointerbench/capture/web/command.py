"""``pointerbench capture web``: applications in Chromium, by recipe or by address."""

from __future__ import annotations

import argparse
import re
import signal
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from pathlib import Path
from types import FrameType
from urllib.parse import urlsplit

from pointerbench.capture.desktop import machine
from pointerbench.capture.manifest import Entry, Manifest, Skipped, write_manifest
from pointerbench.capture.order import Order, named_recipes
from pointerbench.capture.recipe import LOCALES, Recipe, StateWanted, Web
from pointerbench.capture.walking import walk
from pointerbench.capture.web.application import Application, started, versions
from pointerbench.capture.web.driver import WebDriver
from pointerbench.capture.web.installing import install, missing
from pointerbench.capture.web.session import Look
from pointerbench.values.errors import PointerbenchError, UsageError
from pointerbench.values.files import made_aside, put_in_place

_INTERRUPTED = 130
_SIZE = re.compile(r"(\d{3,4})x(\d{3,4})")
_LARGE = 2560  # pixels: from that width on, two of them make one of CSS's
Tell = Callable[[str], None]


def main(argv: Sequence[str]) -> int:
    """Runs ``pointerbench capture web``; returns the exit status, 1 where a state was skipped."""
    given = _parser().parse_args(argv)
    orders = _orders(given)
    if given.install:
        for recipe in {order.recipe.id: order.recipe for order in orders}.values():
            install(recipe, given.applications, print)
    for order in orders:
        if lacks := missing(order.recipe, given.applications):
            raise UsageError(f"{order.recipe.file}: {lacks}")
    if given.out is None:
        return 0
    signal.signal(signal.SIGTERM, _as_interrupt)
    count, skipped = 0, []
    try:
        for order in orders:
            captured, left = _one(order, given.applications, lambda line: print(line, flush=True))
            count += captured
            skipped += [(order.folder.name, state) for state in left]
    except KeyboardInterrupt:
        print("\ninterrupted; applications that were complete are kept", file=sys.stderr)
        return _INTERRUPTED
    print(f"{count} states captured into {given.out}, {len(skipped)} skipped")
    for name, state in skipped:
        print(f"  {name}/{state.id}: {state.reason}")
    return 1 if skipped or not count else 0


def _as_interrupt(_signal: int, _frame: FrameType | None) -> None:
    raise KeyboardInterrupt


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="pointerbench capture web",
        description="Captures web applications: those of recipes, or what an address shows.",
    )
    add = parser.add_argument
    add("url", nargs="?", metavar="URL", help="an address that is served already")
    add("--recipe", nargs="+", default=[], metavar="FILE", help="recipes, or names of ours, or all")
    add("--out", type=Path, metavar="DIR", help="a folder an application is made in it")
    add("--state", nargs="+", default=[], metavar="ID", help="only these states")
    add("--host", nargs="+", default=[], metavar="NAME", help="further hosts that URL may reach")
    add("--locale", choices=LOCALES, default="en", help="language of the application (en)")
    add("--size", type=_size, metavar="WxH", help="of the window (the recipe's first; 1280x800)")
    add("--theme", default=None, metavar="T", help="light or dark (the recipe's first)")
    add("--seed", type=int, default=0, help="decides what the applications hold (0)")
    add(
        *("--applications",),
        type=Path,
        default=Path("applications"),
        metavar="DIR",
        help="where they are installed (applications)",
    )
    add("--install", action="store_true", help="install the recipes' applications there first")
    return parser


def _size(text: str) -> tuple[int, int]:
    match = _SIZE.fullmatch(text)
    if match is None:
        raise argparse.ArgumentTypeError(f"expected a size as 1280x800, got {text!r}")
    return int(match[1]), int(match[2])


def _orders(given: argparse.Namespace) -> list[Order]:
    if bool(given.recipe) == bool(given.url):
        raise UsageError("expected --recipe FILE, or the URL of an application that runs")
    if given.out is None and not given.install:
        raise UsageError("expected --out DIR")
    recipes = list(named_recipes(given.recipe, "web")) if given.recipe else [_of_url(given)]
    for recipe in recipes:
        if given.locale not in recipe.locales:
            known = ", ".join(recipe.locales)
            raise UsageError(f"{recipe.file}: locales are {known}, not {given.locale}")
    return [
        Order(
            recipe=recipe,
            out=given.out or Path(),
            size=given.size or recipe.sizes[0],
            theme=recipe.themes[0] if given.theme is None else given.theme,
            language=given.locale,
            seed=given.seed,
            states=tuple(given.state),
        )
        for recipe in recipes
    ]


def _of_url(given: argparse.Namespace) -> Recipe:
    """The recipe of an address: what it shows, no click made."""
    parts = urlsplit(given.url)
    if parts.scheme not in ("http", "https") or not parts.hostname:
        raise UsageError(f"{given.url}: expected an address that begins with http:// or https://")
    web = Web(start=given.url, hosts=(parts.hostname, *given.host))
    return Recipe(
        id=re.sub(r"[^\w.-]+", "-", f"{parts.hostname}{parts.path}").strip("-"),
        file=Path(given.url),
        platform="web",
        name={"en": parts.hostname},
        toolkit="web",
        domain="",
        packages=(),
        licence="",
        artwork="",
        homepage=given.url,
        command=(),
        states=(StateWanted("start"),),
        sizes=(given.size or (1280, 800),),
        themes=("light",),
        locales=LOCALES,
        web=dict.fromkeys(LOCALES, web),
    )


def _one(order: Order, applications: Path, tell: Tell) -> tuple[int, tuple[Skipped, ...]]:
    """One application; what goes wrong with it does not end the others."""
    name = order.folder.name
    try:
        return capture(order, applications, lambda line: tell(f"{name}  {line}"))
    except UsageError:
        raise
    except PointerbenchError as error:
        tell(f"{name}  {error}")
        return 0, (Skipped("all", str(error)),)


def capture(
    order: Order, applications: Path, tell: Tell = lambda line: None
) -> tuple[int, tuple[Skipped, ...]]:
    """Captures one application; its folder takes the place of an older one once it is complete.

    Returns how many states were captured, and those that were skipped.
    """
    order.folder.parent.mkdir(parents=True, exist_ok=True)
    entries: list[Entry] = []
    skipped: list[Skipped] = []
    with (
        made_aside(order.folder) as aside,
        started(order.recipe, order.language, order.seed, applications) as application,
    ):
        for wanted in _together(order.wanted):
            with closing(_driver(order, wanted[0], application)) as driver:
                took, left = walk(driver, wanted, aside, tell)
            for host, count in driver.blocked.items():
                tell(f"{count} requests to {host} were refused")
            entries += took
            skipped += left
        write_manifest(aside, _manifest(order, applications, entries, skipped))
        if entries:
            put_in_place(aside, order.folder)
    return len(entries), tuple(skipped)


def _together(wanted: Sequence[StateWanted]) -> Iterator[list[StateWanted]]:
    """States of one look, in the recipe's order of the first of them."""
    groups: dict[str, list[StateWanted]] = {}
    for state in wanted:
        groups.setdefault(f"{state.size} {state.theme}", []).append(state)
    yield from groups.values()


def _driver(order: Order, wanted: StateWanted, application: Application) -> WebDriver:
    width, height = wanted.size or order.size
    scale = 2 if width >= _LARGE else 1
    look = Look(
        size=(width // scale, height // scale),
        scale=scale,
        language=order.language,
        theme="dark" if (wanted.theme or order.theme).endswith("dark") else "light",
    )
    return WebDriver(
        order.recipe, application.web, application.address, look, application.open_page
    )


def _manifest(
    order: Order, applications: Path, entries: Sequence[Entry], skipped: Sequence[Skipped]
) -> Manifest:
    recipe = order.recipe
    own = versions(recipe, order.language, applications)
    packages = {**own, **machine.versions(recipe.packages)}
    return Manifest(
        program=recipe.id,
        name=recipe.name,
        platform=recipe.platform,
        toolkit=recipe.toolkit,
        domain=recipe.domain,
        version=next(iter(packages.values()), ""),
        packages=packages,
        licence=recipe.licence,
        artwork=recipe.artwork,
        homepage=recipe.homepage,
        language=order.language,
        size=order.size,
        theme=order.theme,
        seed=order.seed,
        fonts=machine.fonts(),
        environment=machine.environment(packages),
        states=tuple(entries),
        skipped=tuple(skipped),
    )
