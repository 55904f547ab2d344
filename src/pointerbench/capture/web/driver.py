"""Walks through the states of a web application that runs; see `pointerbench.capture.walking`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace

from pointerbench.browser.host import PageError
from pointerbench.capture.captured import Captured, State
from pointerbench.capture.evidence import bounds, changed, same
from pointerbench.capture.failures import CaptureError
from pointerbench.capture.recipe import Named, Recipe, StateWanted, Step, Web
from pointerbench.capture.walking import Opener, Taken, Way
from pointerbench.capture.web import letters, proofs
from pointerbench.capture.web.proofs import Proved
from pointerbench.capture.web.session import Live, Look
from pointerbench.capture.web.steps import click, menu_bar, take
from pointerbench.capture.web.tree import see

_HOVERING = 8.0  # seconds a state for trying what the mouse changes
_MOST_AFTER = 2  # pictures after a click that a state gets


@contextmanager
def _skipping() -> Iterator[None]:
    """A page that hangs or is gone costs its state and no more."""
    try:
        yield
    except PageError as error:
        raise CaptureError(str(error)) from None


@dataclass
class WebDriver:
    """One look of an application in one language.

    Attributes:
        web: what its recipe says of it in this language, `address` where it answers.
        blocked: by host, how many requests were refused.
    """

    recipe: Recipe
    web: Web
    address: str
    look: Look
    open_page: Callable[[Look], Live]
    proved: Proved = field(default_factory=Proved)
    blocked: Counter[str] = field(default_factory=Counter)
    _page: Live | None = None

    @property
    def live(self) -> Live:
        if self._page is None:
            raise CaptureError("no page is open")
        return self._page

    def close(self) -> None:
        page, self._page = self._page, None
        if page is not None:
            self.blocked.update(page.blocked)
            page.close()

    def ways(self, wanted: StateWanted) -> Sequence[Way]:
        """The state itself, or one a menu or tab of the page that its steps lead to.

        Raises:
            CaptureError: that page cannot be reached; or the entry asks for dialogs of a desktop.
        """
        if wanted.language not in ("", self.look.language):
            return ()
        if wanted.each_dialog:
            raise CaptureError(f"{wanted.place}: each_dialog is for programs of the desktop")
        way = Way(wanted.id, wanted.steps)
        if not (wanted.each_menu or wanted.each_tab):
            return (way,)
        self.reach(way)
        with _skipping():
            elements = see(self.live).elements
        tabs = [element for element in elements if element.type == "tab"]
        openers = menu_bar(elements) if wanted.each_menu else tabs
        verb = "open_menu" if wanted.each_menu else "select_tab"
        return [
            Way(
                f"{wanted.id}-{at}",
                (*wanted.steps, Step(verb, Named(index=at), wanted.place)),
                Opener(wanted.id, opener.role, opener.name, opener.path),
            )
            for at, opener in wanted.some(openers)
        ]

    def reach(self, way: Way) -> None:
        """Goes there in a fresh page."""
        self.close()
        with _skipping():
            self._page = self.open_page(self.look)
            self._page.veiled = self.web.veiled
            self.go(way)

    def go(self, way: Way) -> None:
        """From the first page on: what comes before all states, as a login, then the steps."""
        start = self.address + self.web.start
        self.live.go(start)
        if self.web.begin and not self.live.began:
            take(self.live, self.web.begin, self.address)
            self.live.began = True
            self.live.go(start)
        if self.web.awaits:
            self.live.await_(self.web.awaits)
        keys = [Step("keys", (key,), str(self.recipe.file)) for key in self.recipe.close]
        take(self.live, [*keys, *way.steps], self.address)
        self.live.rest_mouse()
        self.live.settle()

    def take(self, way: Way) -> Taken:
        """Picture, elements and proofs; the picture must be the same before and after.

        Raises:
            CaptureError: it is another one.
        """
        with _skipping():
            taken = self._take(way)
            texts = letters.read(self.live, taken.state.elements, taken.pixels)
            if not same(self.live.settle(), taken.pixels):
                return taken
            texts = letters.click(self.live, taken.state.elements, texts)
            if not same(self.live.settle(), taken.pixels):
                self.reach(way)  # a field has kept the focus
            return replace(taken, texts=texts)

    def _take(self, way: Way) -> Taken:
        first = self.live.settle()
        seen = see(self.live)
        elements = tuple(e for e in seen.elements if not self._left_out(e))
        proved = proofs.prove(self.live, elements, seen.inks, hover=_HOVERING, proved=self.proved)
        moved = bounds(changed(first, self.live.settle()))
        if moved is not None:
            raise CaptureError(f"after the proofs the screen is another one at {list(moved)}")
        state = State(
            id=way.id,
            size=self.live.look.pixels,
            elements=proved,
            groups=seen.groups,
            kinds=seen.kinds,
            language=self.look.language,
            platform="web",
            title=seen.title,
        )
        notes = {"frames of other origins": seen.foreign} if seen.foreign else {}
        return Taken(state, first, notes, way.opener)

    def _left_out(self, element: Captured) -> bool:
        for named in (rule.named for rule in self.recipe.leave_out):
            words = named.name.of(self.look.language) if named.name else ""
            if named.role in ("", element.role, element.type) and (
                named.name is None or words in (element.name, element.text)
            ):
                return True
        return False

    def after(self, way: Way, taken: Taken) -> Iterator[Taken]:
        """The states after clicks on a few elements whose kind the recipe calls harmless.

        The way back is a fresh page: it must look as before.
        """
        for element in self._harmless(taken.state.elements):
            opener = Opener(way.id, element.role, element.name, element.path)
            with _skipping():
                click(self.live, element)
                self.live.rest_mouse()
                after = self._take(Way(f"{way.id}-after-{element.id}", opener=opener))
            self.reach(way)
            if not same(self.live.settle(), taken.pixels):
                raise CaptureError(f"the way back from {element.name!r} leads to another screen")
            if not same(after.pixels, taken.pixels):
                yield replace(after, opener=opener)

    def _harmless(self, elements: Sequence[Captured]) -> list[Captured]:
        """Spread over the page."""
        kinds = set(self.recipe.harmless)
        fits = [e for e in elements if e.whole and e.proved and e.type in kinds]
        fits = [e for e in fits if not e.state & {"disabled", "selected"}]
        stride = max(1, len(fits) // _MOST_AFTER)
        return fits[::stride][:_MOST_AFTER]
