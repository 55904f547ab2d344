"""An application: one folder with a page, the grammar of its documents, and what it can do.

    app.toml      name, domain, platform, kit, labels, lists, functions
    page.html     a Vue template, with `page.css` and `page.js`
    grammar.py    `document(draw)` and `states(draw, document)`
    content.toml  its own words, in both languages

What is wrong with one is said with file and key when it is loaded.
"""

from __future__ import annotations

import importlib
import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path
from typing import Any

from pointerbench.elements.tree import FactKind, Intent, ListKind
from pointerbench.pages.banks.draw import Draw
from pointerbench.pages.serve import icon_sets, kits
from pointerbench.values.errors import UsageError

LANGUAGES = ("en", "zh")
PLATFORMS = ("web", "mobile", "desktop")
DOMAINS = (
    *("creative", "development", "e-commerce", "entertainment", "finance"),
    *("knowledge", "productivity", "social", "travel", "utility"),
)
_FACT_KINDS = (
    *("money", "number", "count", "percent", "rating", "date", "time", "duration", "flag", "label"),
)
_FACT_WORDS: Mapping[str, tuple[str, ...]] = {"flag": ("yes", "no"), "label": ("name",)}
_NEEDED = {"name", "domain", "platform", "kit", "labels", "functions"}
_KEYS = _NEEDED | {"site", "icons", "themes", "lists"}

Document = Mapping[str, Any]
States = Mapping[str, Mapping[str, Any]]


@dataclass(frozen=True)
class App:
    """An application as it stands in its folder.

    ``name`` is its brand by language, ``site`` its address, ``kit`` the libraries of its page,
    ``icons`` its icon set.
    """

    folder: Path
    module: str
    name: Mapping[str, str]
    site: str
    domain: str
    platform: str
    kit: str
    icons: str
    themes: tuple[str, ...]
    labels: Mapping[str, Mapping[str, str]]
    kinds: Mapping[str, ListKind]
    functions: Mapping[str, Intent]

    @property
    def id(self) -> str:
        return self.folder.name

    @cached_property
    def page(self) -> Mapping[str, str]:
        """What the page is defined by, as the runtime takes it."""
        names = {"template": "page.html", "css": "page.css", "script": "page.js"}
        texts = {key: _text(self.folder / name) for key, name in names.items()}
        return {"name": self.id, **texts}

    def document(self, draw: Draw) -> Document:
        """A document of it: plain values, drawn anew from every stream."""
        make: Callable[[Draw], Document] = self._grammar.document
        return make(draw)

    def states(self, draw: Draw, document: Document) -> States:
        """The states in which it can be shown: by name, what differs from the first."""
        make: Callable[[Draw, Document], States] = self._grammar.states
        return make(draw, document)

    @cached_property
    def content(self) -> Mapping[str, Any]:
        return _toml(self.folder / "content.toml")

    @cached_property
    def _grammar(self) -> Any:
        return importlib.import_module(f"{self.module}.grammar")


@cache
def load_app(folder: Path, module: str) -> App:
    """The application of a folder, whose package has that dotted name.

    Raises:
        UsageError: a file or a key is missing or wrong; says which and what was expected.
    """
    path = folder / "app.toml"
    read = _toml(path)
    if unknown := sorted(set(read) - _KEYS):
        raise UsageError(f"{path}: unknown key {unknown[0]!r}; known: {', '.join(sorted(_KEYS))}")
    if missing := sorted(_NEEDED - set(read)):
        raise UsageError(f"{path}: no {missing[0]!r}")
    labels = _both(path, "labels", read["labels"])
    if differing := set(labels["en"]) ^ set(labels["zh"]):
        raise UsageError(f"{path}: labels.{min(differing)} stands in one language only")
    lists = read.get("lists", {})
    return App(
        folder=folder,
        module=module,
        name=_both(path, "name", read["name"]),
        site=read.get("site", _site(read["name"])),
        domain=_one_of(path, "domain", read["domain"], DOMAINS),
        platform=_one_of(path, "platform", read["platform"], PLATFORMS),
        kit=_one_of(path, "kit", read["kit"], tuple(kits())),
        icons=_one_of(path, "icons", read.get("icons", "lucide"), icon_sets()),
        themes=tuple(read.get("themes", ("light", "dark"))),
        labels=labels,
        kinds={kind: _list(path, kind, entry) for kind, entry in lists.items()},
        functions={
            _got(path, "functions", entry, "id"): _intent(path, entry)
            for entry in read["functions"]
        },
    )


def _site(name: Any) -> str:
    """An address made of a brand."""
    english = str(name.get("en", "")) if isinstance(name, dict) else ""
    return "".join(filter(str.isalnum, english.lower())) + ".com"


def _list(path: Path, kind: str, entry: Mapping[str, Any]) -> ListKind:
    where = f"lists.{kind}"
    nouns = _both(path, where, entry)
    facts = {
        name: _fact(path, f"{where}.{name}", fact)
        for name, fact in _got(path, where, entry, "facts").items()
    }
    parts = entry.get("parts", {})
    return ListKind(
        nouns={language: _pair(path, where, nouns[language]) for language in LANGUAGES},
        title=_one_of(path, f"{where}.title", _got(path, where, entry, "title"), tuple(facts)),
        facts=facts,
        parts={
            part: {language: tuple(texts) for language, texts in _both(path, where, said).items()}
            for part, said in parts.items()
        },
    )


def _fact(path: Path, where: str, entry: Mapping[str, Any]) -> FactKind:
    kind = _one_of(path, f"{where}.kind", entry.get("kind"), _FACT_KINDS)
    words = _both(path, where, entry)
    for language, said in words.items():
        for word in _FACT_WORDS.get(kind, ("name", "max", "min")):
            if word not in said:
                raise UsageError(f"{path}: {where}.{language} has no {word!r}")
    return FactKind(kind, words)


def _intent(path: Path, entry: Mapping[str, Any]) -> Intent:
    where = f"functions.{entry.get('id')}"
    said = _both(path, where, entry)
    if not entry.get("effect"):
        raise UsageError(f"{path}: {where} has no 'effect': the state that a click brings about")
    return Intent(
        entry["id"], {language: tuple(said[language]) for language in LANGUAGES}, entry["effect"]
    )


def _both(path: Path, where: str, entry: Mapping[str, Any]) -> dict[str, Any]:
    """What an entry says in each language."""
    return {language: _got(path, where, entry, language) for language in LANGUAGES}


def _got(path: Path, where: str, entry: Mapping[str, Any], key: str) -> Any:
    """What an entry has under a key."""
    if key not in entry:
        raise UsageError(f"{path}: {where} has no {key!r}")
    return entry[key]


def _pair(path: Path, where: str, words: Any) -> tuple[str, str]:
    if not isinstance(words, list) or len(words) != 2:
        raise UsageError(
            f"{path}: {where}: expected two words, singular and plural (Chinese: noun and measure)"
        )
    return words[0], words[1]


def _one_of(path: Path, where: str, value: Any, known: tuple[str, ...]) -> str:
    if value not in known:
        raise UsageError(f"{path}: {where} is {value!r}; expected one of {', '.join(known)}")
    return str(value)


def _text(path: Path) -> str:
    try:
        return path.read_text("utf-8")
    except FileNotFoundError:
        raise UsageError(f"{path}: no such file") from None


def _toml(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(_text(path))
    except tomllib.TOMLDecodeError as error:
        raise UsageError(f"{path}: {error}") from None
