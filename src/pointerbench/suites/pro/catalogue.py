"""The applications of the Pro suite: folders of `apps`, and their form."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from pointerbench.asking.selecting import PLACES, WAYS, Selection
from pointerbench.contract.mix import nearest
from pointerbench.pages.app import App, Form, load_app
from pointerbench.suites.pro.source import ELEMENT_TYPES, AppCard
from pointerbench.values.errors import UsageError

HOME = Path(__file__).parent / "apps"
LANGUAGE = "en"
CATEGORIES = (
    *("development", "creative", "scientific", "cad_engineering", "productivity", "enterprise"),
    *("office", "communication", "analytics", "finance", "os_commons", "consumer", "smart_home"),
    "cms",
)


class Look(NamedTuple):
    """What a platform looks like: the frame around an application, whether fingers touch it, and
    the desktop on a second monitor."""

    frame: str
    touch: bool = False
    desktop: str = "win"


LOOKS: Mapping[str, Look] = {
    "windows_11": Look("win"),
    "windows_10": Look("win10"),
    "macos": Look("mac", desktop="mac"),
    "linux_gnome": Look("gnome", desktop="gnome"),
    "linux_kde": Look("kde", desktop="kde"),
    "browser_windows": Look("web"),
    "browser_macos": Look("web", desktop="mac"),
    "browser_linux": Look("web", desktop="gnome"),
    "android": Look("tablet", touch=True),
    "ios": Look("ipad", touch=True),
    "tablet": Look("ipad", touch=True),
    "embedded": Look("bare", touch=True),
}
FORM = Form(
    languages=(LANGUAGE,),
    domains=CATEGORIES,
    own=("selections", "window", "called"),
    needed=("looks", "scenario"),
)
_SELECTION = {"list", "way", "fact", "among", "part", "effect", "kind", LANGUAGE}


@cache
def apps() -> Mapping[str, App]:
    """All of them by slug."""
    return {slug: load_own(slug) for slug in slugs()}


def slugs(home: Path = HOME) -> tuple[str, ...]:
    """The applications of a folder, in alphabetical order."""
    return tuple(sorted(path.parent.name for path in home.glob("*/app.toml")))


@cache
def load_own(slug: str, home: Path = HOME) -> App:
    """One of them. From a folder of your own its grammar is imported as ``SLUG.grammar``.

    Raises:
        UsageError: there is no such application, or something of it is wrong.
    """
    if slug not in slugs(home):
        raise UsageError(f"no application {slug!r}{nearest(slug, slugs(home))}")
    if home == HOME:
        return load(home / slug, f"{__package__}.apps.{slug}")
    if str(home) not in sys.path:
        sys.path.append(str(home))
    return load(home / slug, slug)


def load(folder: Path, module: str) -> App:
    """The application of a folder, with what the suite itself asks of it checked.

    Raises:
        UsageError: something of it is missing or wrong; says which file and key.
    """
    app = load_app(folder, module, FORM)
    where = f"{folder / 'app.toml'}: looks"
    for look in app.own["looks"]:
        if look not in LOOKS:
            raise UsageError(f"{where}: no platform {look!r}{nearest(look, LOOKS)}")
    selections(app)
    return app


def card(app: App) -> AppCard:
    """What its rows say of it."""
    return AppCard(app.own.get("called", app.name[LANGUAGE]), app.id, app.domain)


def selections(app: App) -> tuple[Selection, ...]:
    """The ways in which items of its lists are told."""
    return tuple(_selection(app, at, said) for at, said in enumerate(app.own.get("selections", ())))


def _selection(app: App, at: int, said: Mapping[str, Any]) -> Selection:
    where = f"{app.folder / 'app.toml'}: selections[{at}]"

    def one_of(key: str, known: Any) -> None:
        value = said.get(key)
        if value not in known:
            raise UsageError(f"{where}.{key}: no {value!r}{nearest(str(value), known)}")

    for key in said:
        if key not in _SELECTION:
            raise UsageError(f"{where}: unknown key {key!r}{nearest(key, _SELECTION)}")
    one_of("list", app.kinds)
    one_of("way", WAYS)
    kind = app.kinds[said["list"]]
    if "fact" in said or said["way"] in ("most", "least", "only"):
        one_of("fact", (*kind.facts, *PLACES))
    if "among" in said:
        one_of("among", tuple(kind.facts))
    if "kind" in said:
        one_of("kind", ELEMENT_TYPES)
    if not said.get(LANGUAGE):
        raise UsageError(f"{where}: no {LANGUAGE!r}: the sentences that ask")
    own = {key: value for key, value in said.items() if key != LANGUAGE}
    return Selection(**own, wordings=tuple(said[LANGUAGE]))
