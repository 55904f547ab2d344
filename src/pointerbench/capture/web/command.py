"""``pointerbench capture web``: applications in Chromium, by recipe or by address."""

from __future__ import annotations

import argparse
import re
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from urllib.parse import urlsplit

from pointerbench.capture import machine
from pointerbench.capture.arguments import add_common, orders_of, to_an_end
from pointerbench.capture.folders import Outcome, Tell, filled, one_of_several
from pointerbench.capture.manifest import Entry, Skipped
from pointerbench.capture.order import Order, named_recipes
from pointerbench.capture.recipe import LOCALES, Recipe, StateWanted, Web
from pointerbench.capture.walking import walk
from pointerbench.capture.web.application import Application, started, versions
from pointerbench.capture.web.driver import WebDriver
from pointerbench.capture.web.installing import install, missing
from pointerbench.capture.web.session import Look
from pointerbench.values.errors import UsageError

_LARGE = 2560  # pixels: from that width on, two of them make one of CSS's


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

    def one(order: Order, tell: Tell) -> Outcome:
        return capture(order, given.applications, tell)

    def tell(line: str) -> None:
        print(line, flush=True)

    return to_an_end(lambda: [one_of_several(order, one, tell) for order in orders], given.out)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="pointerbench capture web",
        description="Captures web applications: those of recipes, or what an address shows.",
    )
    parser.add_argument("url", nargs="?", metavar="URL", help="an address that is served already")
    add_common(parser, "light or dark")
    add = parser.add_argument
    add("--host", nargs="+", default=[], metavar="NAME", help="further hosts that URL may reach")
    add(
        *("--applications",),
        type=Path,
        default=Path("applications"),
        metavar="DIR",
        help="where they are installed (applications)",
    )
    add("--install", action="store_true", help="install the recipes' applications there first")
    return parser


def _orders(given: argparse.Namespace) -> list[Order]:
    if bool(given.recipe) == bool(given.url):
        raise UsageError("expected --recipe FILE, or the URL of an application that runs")
    if given.out is None and not given.install:
        raise UsageError("expected --out DIR")
    recipes = named_recipes(given.recipe, "web") if given.recipe else [_of_url(given)]
    return orders_of(given, recipes, {})


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


def capture(order: Order, applications: Path, tell: Tell = lambda line: None) -> Outcome:
    """Captures one application; see `filled`."""
    with started(order.recipe, order.language, order.seed, applications) as application:

        def take(wanted: Sequence[StateWanted], aside: Path) -> tuple[list[Entry], list[Skipped]]:
            with closing(_driver(order, wanted[0], application)) as driver:
                walked = walk(driver, wanted, aside, tell, order.enough)
            for host, count in driver.blocked.items():
                tell(f"{count} requests to {host} were refused")
            return walked

        own = versions(order.recipe, order.language, applications)
        return filled(order, {**own, **machine.versions(order.recipe.packages)}, take)


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
