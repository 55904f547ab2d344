"""An application: one folder with a page, the grammar of its documents, and what it can do.

    app.toml      name, domain, platform, kit, labels, lists, functions
    page.html     a Vue template, with `page.css` and `page.js`
    grammar.py    `document(draw)` and `states(draw, document)`
    content.toml  its own words, in each language
    icons.json    drawings of packs that the page names, as "codicon:save"; made by a script

What is wrong with one is said with file and key when it is loaded.
"""

from __future__ import annotations

import difflib
import importlib
import json
import tomllib
from collections.abc import Callable, Collection, Mapping
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


@dataclass(frozen=True)
class Form:
    """What a suite's applications may say of themselves: in which languages, of which domains and
    platforms, and in which further keys of the suite's own, some of them ``needed``."""

    languages: tuple[str, ...] = LANGUAGES
    domains: tuple[str, ...] = DOMAINS
    platforms: tuple[str, ...] = PLATFORMS
    own: tuple[str, ...] = ()
    needed: tuple[str, ...] = ()


SITES = Form()

Document = Mapping[str, Any]
States = Mapping[str, Mapping[str, Any]]


@dataclass(frozen=True)
class App:
    """An application as it stands in its folder.

    ``name`` is its brand by language, ``site`` its address, ``kit`` the libraries of its page,
    ``icons`` its icon set. ``own`` is what its suite's own keys say, as it was read.
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
    own: Mapping[str, Any]

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
    def packed(self) -> Mapping[str, Any]:
        """The icons of packs that it names, as the runtime takes them."""
        path = self.folder / "icons.json"
        icons: dict[str, Any] = json.loads(_text(path))["icons"] if path.exists() else {}
        return icons

    @cached_property
    def content(self) -> Mapping[str, Any]:
        return _toml(self.folder / "content.toml")

    @cached_property
    def _grammar(self) -> Any:
        return importlib.import_module(f"{self.module}.grammar")


@cache
def load_app(folder: Path, module: str, form: Form = SITES) -> App:
    """The application of a folder, whose package has that dotted name.

    Raises:
        UsageError: a file or a key is missing or wrong; says which and what was expected.
    """
    path = folder / "app.toml"
    read = _toml(path)
    known = _KEYS | {*form.own, *form.needed}
    for key in sorted(set(read) - known):
        raise UsageError(f"{path}: unknown key {key!r}{_near(key, known)}")
    if missing := sorted((_NEEDED | set(form.needed)) - set(read)):
        raise UsageError(f"{path}: no {missing[0]!r}")
    reader = _Reader(path, form.languages)
    labels = reader.said("labels", read["labels"])
    for language in form.languages:
        if differing := set(labels[form.languages[0]]) ^ set(labels[language]):
            raise UsageError(f"{path}: labels.{min(differing)} stands in one language only")
    return App(
        folder=folder,
        module=module,
        name=reader.said("name", read["name"]),
        site=read.get("site", _site(read["name"])),
        domain=reader.one_of("domain", read["domain"], form.domains),
        platform=reader.one_of("platform", read["platform"], form.platforms),
        kit=reader.one_of("kit", read["kit"], tuple(kits())),
        icons=reader.one_of("icons", read.get("icons", "lucide"), icon_sets()),
        themes=tuple(read.get("themes", ("light", "dark"))),
        labels=labels,
        kinds={kind: reader.listed(kind, entry) for kind, entry in read.get("lists", {}).items()},
        functions={
            reader.got("functions", entry, "id"): reader.intent(entry)
            for entry in read["functions"]
        },
        own={key: read[key] for key in (*form.needed, *form.own) if key in read},
    )


def _site(name: Any) -> str:
    """An address made of a brand."""
    english = str(name.get("en", "")) if isinstance(name, dict) else ""
    return "".join(filter(str.isalnum, english.lower())) + ".com"


@dataclass(frozen=True)
class _Reader:
    """Reads the parts of one file, in the languages that its suite asks for."""

    path: Path
    languages: tuple[str, ...]

    def listed(self, kind: str, entry: Mapping[str, Any]) -> ListKind:
        where = f"lists.{kind}"
        nouns = self.said(where, entry)
        facts = {
            name: self.fact(f"{where}.{name}", fact)
            for name, fact in self.got(where, entry, "facts").items()
        }
        parts = entry.get("parts", {})
        return ListKind(
            nouns={language: self.pair(where, nouns[language]) for language in self.languages},
            title=self.one_of(f"{where}.title", self.got(where, entry, "title"), tuple(facts)),
            facts=facts,
            parts={
                part: {language: tuple(texts) for language, texts in self.said(where, said).items()}
                for part, said in parts.items()
            },
        )

    def fact(self, where: str, entry: Mapping[str, Any]) -> FactKind:
        kind = self.one_of(f"{where}.kind", entry.get("kind"), _FACT_KINDS)
        words = self.said(where, entry)
        for language, said in words.items():
            for word in _FACT_WORDS.get(kind, ("name", "max", "min")):
                if word not in said:
                    raise UsageError(f"{self.path}: {where}.{language} has no {word!r}")
        return FactKind(kind, words)

    def intent(self, entry: Mapping[str, Any]) -> Intent:
        where = f"functions.{entry.get('id')}"
        said = self.said(where, entry)
        if not entry.get("effect") and not entry.get("authored"):
            raise UsageError(
                f"{self.path}: {where} has no 'effect': the state that a click brings about"
            )
        wordings = {language: tuple(said[language]) for language in self.languages}
        return Intent(entry["id"], wordings, entry.get("effect", {}))

    def said(self, where: str, entry: Mapping[str, Any]) -> dict[str, Any]:
        """What an entry says in each language."""
        return {language: self.got(where, entry, language) for language in self.languages}

    def got(self, where: str, entry: Mapping[str, Any], key: str) -> Any:
        """What an entry has under a key."""
        if key not in entry:
            raise UsageError(f"{self.path}: {where} has no {key!r}")
        return entry[key]

    def pair(self, where: str, words: Any) -> tuple[str, str]:
        if not isinstance(words, list) or len(words) != 2:
            raise UsageError(
                f"{self.path}: {where}: expected two words, singular and plural (Chinese: noun and "
                "measure)"
            )
        return words[0], words[1]

    def one_of(self, where: str, value: Any, known: tuple[str, ...]) -> str:
        if value not in known:
            raise UsageError(
                f"{self.path}: {where} is {value!r}; expected one of {', '.join(known)}"
            )
        return str(value)


def _near(name: str, known: Collection[str]) -> str:
    near = difflib.get_close_matches(name, known, n=1)
    return f"; did you mean {near[0]!r}?" if near else f"; known: {', '.join(sorted(known))}"


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
