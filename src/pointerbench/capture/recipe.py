"""Recipes: what program is captured, how it is started, and which of its states are walked to."""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeVar

from pointerbench.values.errors import UsageError

T = TypeVar("T")

PLATFORMS = ("desktop", "web")
LOCALES = ("en", "zh")
TOOLKITS = ("gtk2", "gtk3", "qt5", "qt6", "libreoffice", "gecko", "chromium", "wx", "web")

STEPS: Mapping[str, str] = {
    "open_menu": "a menu of the menu bar: its name, its place from 0, or {en = ..., zh = ...}",
    "choose": "a path in the menus: a list of names or places from 0",
    "dialog": "like choose, and then a dialog must have opened",
    "press": "an element: its name, or a table with some of role, name, index, description",
    "click": "an element, as press has it, or a place [x, y] in pixels",
    "toggle": "an element, as press has it",
    "select_tab": "a tab: its name or its place from 0",
    "hover": "an element, as press has it",
    "type": "a text",
    "keys": "a key or a list of keys, as 'ctrl+f'",
    "scroll": "lines down (up where negative), or a table with lines and an element",
    "zoom": "steps in (out where negative)",
    "wait": "seconds",
    "go": "an address of the program (web)",
}

HARMLESS = ("menu", "tab", "toggle", "dialog", "dropdown", "link")
"""Kinds of elements whose click may be made and taken back."""


@dataclass(frozen=True, slots=True)
class Wording:
    """A name by language; where a language is missing, there is no such name in it."""

    by_language: Mapping[str, str]

    def of(self, language: str) -> str:
        return self.by_language.get(language, "")


@dataclass(frozen=True, slots=True)
class Named:
    """An element as a step or an exception names it: what is not given is not asked for.

    ``index`` counts, from 0, those that fit; ``path`` is its place in the tree, as ``0/3/1``.
    """

    role: str = ""
    name: Wording | None = None
    description: Wording | None = None
    index: int = 0
    path: str = ""


@dataclass(frozen=True, slots=True)
class Step:
    """One thing to do: ``verb`` is a key of `STEPS`.

    ``value`` is a Named (press, click, toggle, hover, open_menu, select_tab, scroll where it has an
    element), a tuple of Named (choose, dialog), of keys, or a place; a text or a number.
    ``place`` is file and line.
    """

    verb: str
    value: Any
    place: str
    amount: float = 0


@dataclass(frozen=True, slots=True)
class StateWanted:
    """A state to be walked to from the program's start.

    Attributes:
        each_menu: one state for every menu of the menu bar; ``each_dialog``: one for every dialog
            behind an entry that ends in an ellipsis; ``each_tab``: one for every tab of the window
            that the steps lead to. The state's id is the beginning of theirs.
        size, theme, document: instead of the recipe's.
        language: only in that language; empty: in all.
        most: how many states an ``each_`` may give, in turn from the one at place ``first``.
    """

    id: str
    steps: tuple[Step, ...] = ()
    each_menu: bool = False
    each_dialog: bool = False
    each_tab: bool = False
    size: tuple[int, int] | None = None
    theme: str = ""
    document: Mapping[str, Any] | None = None
    language: str = ""
    most: int = 40
    first: int = 0
    place: str = ""

    def some(self, openings: Sequence[T]) -> list[tuple[int, T]]:
        """Those of the openings that an ``each_`` takes, with their places, which name the states
        whichever are taken."""
        numbered = list(enumerate(openings))
        first = self.first % max(len(numbered), 1)
        return [*numbered[first:], *numbered[:first]][: self.most]


@dataclass(frozen=True, slots=True)
class LeftOut:
    """Elements that are left out, and why."""

    named: Named
    why: str


@dataclass(frozen=True, slots=True)
class Web:
    """How a web application is installed, filled, started and reached.

    Texts may hold ``{port}``, ``{address}``, ``{data}``, ``{home}``, ``{app}``, ``{bin}`` and
    ``{modules}``: the application's port and address, its private folders, where it is installed.

    Attributes:
        pip, npm: what is installed for it alone: requirements of Python, packages of npm.
        port: its own, where it shows it; 0: any that is free.
        start, ready: the path that is shown first, and the one that is asked until it answers.
        awaits: a CSS selector of what must be there after every load.
        data: by path below its data folder, what is written there from the seed: the kind.
        prepare: commands that run before it is started.
        begin: steps after the first load, as a login.
        hosts: further hosts that it may reach.
        veiled: CSS selectors of what is not drawn, as it is another each time.
        environment, files: in addition to the recipe's.
    """

    pip: tuple[str, ...] = ()
    npm: tuple[str, ...] = ()
    port: int = 0
    start: str = "/"
    ready: str = "/"
    awaits: str = ""
    data: Mapping[str, str] = field(default_factory=dict)
    prepare: tuple[tuple[str, ...], ...] = ()
    begin: tuple[Step, ...] = ()
    hosts: tuple[str, ...] = ()
    veiled: tuple[str, ...] = ()
    environment: Mapping[str, str] = field(default_factory=dict)
    files: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Recipe:
    """A program and its states; see docs/capture.md for the keys."""

    id: str
    file: Path
    platform: str
    name: Mapping[str, str]
    toolkit: str
    domain: str
    packages: tuple[str, ...]
    licence: str
    artwork: str
    homepage: str
    command: tuple[str, ...]
    states: tuple[StateWanted, ...]
    document: Mapping[str, Any] | None = None
    environment: Mapping[str, str] = field(default_factory=dict)
    files: Mapping[str, str] = field(default_factory=dict)
    files_zh: Mapping[str, str] = field(default_factory=dict)
    close: tuple[str, ...] = ()
    locales: tuple[str, ...] = ("en",)
    chinese: tuple[str, ...] = ()
    sizes: tuple[tuple[int, int], ...] = ((1024, 768),)
    themes: tuple[str, ...] = ("",)
    leave_out: tuple[LeftOut, ...] = ()
    harmless: tuple[str, ...] = ()
    wait: float = 40.0
    park: tuple[int, int] | None = None
    cells: bool = True
    web: Mapping[str, Web] = field(default_factory=dict)
    """By language; empty for a program of the desktop."""

    def state(self, name: str) -> StateWanted:
        """The state of that id.

        Raises:
            UsageError: there is none.
        """
        for wanted in self.states:
            if wanted.id == name:
                return wanted
        ids = [wanted.id for wanted in self.states]
        raise UsageError(f"{self.file}: no state {name!r}; {nearest(name, ids)}")


def nearest(name: str, names: Iterable[str]) -> str:
    """``did you mean X?``, or all there are."""
    known = list(names)
    near = difflib.get_close_matches(name, known, n=1)
    return f"did you mean {near[0]!r}?" if near else f"expected one of {', '.join(known)}"
