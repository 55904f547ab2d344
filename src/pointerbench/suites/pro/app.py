"""Applications as data: one TOML file each, with its menus, tools, content and intents."""

from __future__ import annotations

import difflib
import re
import tomllib
from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, NamedTuple

from pointerbench.picture.icons import functions as icon_functions
from pointerbench.picture.icons import icon_sets
from pointerbench.suites.pro.archetypes import ARCHETYPES
from pointerbench.values.errors import UsageError
from pointerbench.widgets.look import PLATFORMS, TONES

APPS = Path(__file__).parent / "apps"
CATEGORIES = (
    "development",
    "creative",
    "scientific",
    "cad_engineering",
    "productivity",
    "enterprise",
    "office",
    "communication",
    "analytics",
    "finance",
    "os_commons",
    "consumer",
    "smart_home",
    "cms",
)
_KEYS = {
    *("name", "category", "platforms", "archetype", "scenario", "documents", "menus", "functions"),
    *("bars", "objects", "content", "accent", "icons", "font", "tones", "url", "sign", "tabs"),
    *("on", "dialogs", "notices"),
}


class Function(NamedTuple):
    """Something a program can do.

    ``label`` is what a button, menu entry or tooltip calls it, ``keys`` its shortcut; ``does`` are
    instructions that ask for it without that name; functions of one ``means`` do the same.
    """

    id: str
    icon: str
    label: str
    does: tuple[str, ...]
    means: str
    keys: str


class Thing(NamedTuple):
    """An object of the canvas, for sources that cannot know where it is."""

    subject: str
    does: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class App:
    """An application; see ``apps/`` for its files.

    Attributes:
        scenario: what its user is doing, as "profiling a slow web shop".
        documents: titles of what is open, one for a screen.
        menus: of the menu bar: title -> ids of functions, "|" between groups.
        bars: tool bars, palettes and the like: name -> ids of functions, "|" between groups.
        on: functions whose tools are pressed.
        content: what its archetype shows; each has its own keys.
    """

    name: str
    slug: str
    category: str
    platforms: tuple[str, ...]
    archetype: str
    scenario: str
    documents: tuple[str, ...]
    menus: Mapping[str, tuple[str, ...]]
    functions: Mapping[str, Function]
    bars: Mapping[str, tuple[str, ...]]
    objects: tuple[Thing, ...]
    content: Mapping[str, Any]
    dialogs: tuple[Mapping[str, Any], ...]
    notices: tuple[Mapping[str, Any], ...]
    accent: str
    icons: str
    font: str
    tones: tuple[str, ...]
    url: str
    sign: str
    tabs: tuple[str, ...]
    on: frozenset[str]


@lru_cache(maxsize=8)
def slugs(folder: Path = APPS) -> tuple[str, ...]:
    """The applications of a folder, in alphabetical order."""
    return tuple(sorted(path.stem for path in folder.glob("*.toml")))


@lru_cache(maxsize=512)
def load_app(slug: str, folder: Path = APPS) -> App:
    """The application of that slug.

    Raises:
        UsageError: no such file, or something in it is wrong; names the file and line or key.
    """
    path = folder / f"{slug}.toml"
    try:
        data = tomllib.loads(path.read_text("utf-8"))
    except FileNotFoundError:
        near = difflib.get_close_matches(slug, slugs(folder), n=1)
        raise UsageError(
            f"no application {slug!r}" + (f"; did you mean {near[0]!r}?" if near else "")
        ) from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise UsageError(f"{path.name}: {error}") from None
    for problem in _problems(data):
        raise UsageError(f"{path.name}: {problem}")
    return _app(slug, data)


def _app(slug: str, data: Mapping[str, Any]) -> App:
    functions = {
        name: Function(
            name,
            entry.get("icon", ""),
            entry.get("label", ""),
            tuple(entry["does"]),
            entry.get("means", name),
            entry.get("keys", ""),
        )
        for name, entry in data.get("functions", {}).items()
    }
    return App(
        name=data["name"],
        slug=slug,
        category=data["category"],
        platforms=tuple(data["platforms"]),
        archetype=data["archetype"],
        scenario=data["scenario"],
        documents=tuple(data.get("documents", ("Untitled",))),
        menus={name: tuple(ids) for name, ids in data.get("menus", {}).items()},
        functions=functions,
        bars={name: tuple(ids) for name, ids in data.get("bars", {}).items()},
        objects=tuple(
            Thing(entry["subject"], tuple(entry["does"])) for entry in data.get("objects", ())
        ),
        content=data.get("content", {}),
        dialogs=tuple(data.get("dialogs", ())),
        notices=tuple(data.get("notices", ())),
        accent=data.get("accent", ""),
        icons=data.get("icons", ""),
        font=data.get("font", ""),
        tones=tuple(data.get("tones", TONES)),
        url=data.get("url", ""),
        sign=data.get("sign", "window_new"),
        tabs=tuple(data.get("tabs", ())),
        on=frozenset(data.get("on", ())),
    )


# --- what may be wrong with a file ----------------------------------------------------------------


def _problems(data: Mapping[str, Any]) -> Iterator[str]:
    """What is wrong, each with its key."""
    for key in ("name", "category", "platforms", "archetype", "scenario"):
        if key not in data:
            yield f"{key} is missing"
    yield from _unknown("key", data, _KEYS)
    yield from _unknown("category", (data.get("category"),), CATEGORIES)
    yield from _unknown("archetype", (data.get("archetype"),), ARCHETYPES)
    yield from _unknown("platforms", data.get("platforms", ()), PLATFORMS)
    yield from _unknown("tones", data.get("tones", ()), TONES)
    yield from _unknown("icons", filter(None, (data.get("icons"),)), icon_sets())
    yield from _unknown("sign", filter(None, (data.get("sign"),)), icons())
    functions = data.get("functions", {})
    for name, entry in functions.items():
        yield from _wrong_function(f"functions.{name}", entry)
    groups = {**data.get("menus", {}), **data.get("bars", {}), "on": data.get("on", ())}
    for name, ids in groups.items():
        yield from _unknown(f"{name!r}: function", (one for one in ids if one != "|"), functions)
    for key in ("content", "objects", "dialogs", "notices"):
        yield from _wrong_content(key, data.get(key, {}))


def _wrong_function(key: str, entry: Mapping[str, Any]) -> Iterator[str]:
    yield from _unknown(f"{key}: key", entry, {"icon", "label", "does", "means", "keys"})
    if not entry.get("icon") and not entry.get("label"):
        yield f"{key}: an icon or a label is needed"
    yield from _unknown(f"{key}.icon", filter(None, (entry.get("icon"),)), icons())
    yield from _wrong_intents(key, entry.get("does"), entry.get("label", ""))


def _wrong_content(key: str, value: object) -> Iterator[str]:
    """Every table that says what it does, at any depth, and every icon."""
    if isinstance(value, Mapping):
        if "does" in value:
            yield from _wrong_intents(key, value["does"], value.get("text", ""))
        if value.get("icon"):
            yield from _unknown(f"{key}.icon", (value["icon"],), icons())
        for name, inner in value.items():
            yield from _wrong_content(f"{key}.{name}", inner)
    elif isinstance(value, list):
        for place, inner in enumerate(value):
            yield from _wrong_content(f"{key}[{place}]", inner)


def _wrong_intents(key: str, does: object, label: str) -> Iterator[str]:
    """Two wordings at least, each a sentence that does not quote the label."""
    if not isinstance(does, list) or len(set(does)) < 2:
        yield f"{key}.does: at least two different wordings are needed"
        return
    for wording in does:
        if not re.fullmatch(r"[A-Z0-9].{6,}[.?!]", wording):
            yield f"{key}.does: {wording!r} is no sentence (a capital first, a full stop last)"
        if quotes(wording, label):
            yield f"{key}.does: {wording!r} quotes the label {label!r}"


def quotes(instruction: str, words: str) -> bool:
    """Whether an instruction says the words as they stand, whatever the case."""
    bare = words.strip(" .…:").lower()
    if len(bare) < 2 or bare.isdecimal():
        return False
    said = instruction.lower()
    return bare in said and re.search(rf"(?<!\w){re.escape(bare)}(?!\w)", said) is not None


@cache
def icons() -> frozenset[str]:
    return frozenset(icon_functions())


def _unknown(what: str, values: Iterable[object], known: Collection[str]) -> Iterator[str]:
    for value in values:
        if value is not None and value not in known:
            near = difflib.get_close_matches(str(value), known, n=1)
            yield f"{what} {value!r} is unknown" + (f"; did you mean {near[0]!r}?" if near else "")
