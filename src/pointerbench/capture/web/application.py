"""A web application of a recipe, running: states of it are walked to, captured and proved."""

from __future__ import annotations

import shutil
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, contextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path

from pointerbench.browser.host import PageError
from pointerbench.capture.captured import Captured, State
from pointerbench.capture.evidence import Pixels, bounds, changed, same
from pointerbench.capture.failures import CaptureError
from pointerbench.capture.recipe import Named, Recipe, StateWanted, Step, Web
from pointerbench.capture.web import proofs
from pointerbench.capture.web.data import written
from pointerbench.capture.web.proofs import Proved
from pointerbench.capture.web.server import LOOPBACK, Place, free_port, prepare, running
from pointerbench.capture.web.session import Live, Look, opened
from pointerbench.capture.web.steps import click, menu_bar, take
from pointerbench.capture.web.tree import see

_HOVERING = 12.0  # seconds a state for trying what the mouse changes
_MOST_AFTER = 2  # pictures after a click that a state gets


@dataclass(frozen=True)
class Shot:
    """A captured state with its picture; ``skipped`` says why parts of it are missing."""

    state: State
    picture: Pixels
    seconds: float
    skipped: tuple[str, ...] = ()


@dataclass
class Application:
    """An application that runs, in one language.

    `address` is where it answers; `web` what its recipe says of it in this language; `blocked` counts
    by host the requests that were refused.
    """

    recipe: Recipe
    web: Web
    language: str
    address: str
    open_page: Callable[[Look], Live]
    proved: Proved = field(default_factory=Proved)
    blocked: Counter[str] = field(default_factory=Counter)

    def look(self, wanted: StateWanted) -> Look:
        theme = wanted.theme or self.recipe.themes[0]
        width, height = wanted.size or self.recipe.sizes[0]
        scale = 2 if width >= 2560 else 1
        return Look(
            size=(width // scale, height // scale),
            scale=scale,
            language=self.language,
            theme="dark" if theme.endswith("dark") else "light",
        )

    @contextmanager
    def at(self, wanted: StateWanted) -> Iterator[Live]:
        """A fresh page in the state."""
        with closing(self.open_page(self.look(wanted))) as live:
            self.begin(live)
            self.walk(live, wanted)
            yield live
            self.blocked.update(live.blocked)

    def begin(self, live: Live) -> None:
        """The first page, and what comes before all states, as a login."""
        live.veiled = self.web.veiled
        live.go(self.address + self.web.start)
        if self.web.begin:
            take(live, self.web.begin, self.address)
            live.go(self.address + self.web.start)
        self.await_(live)

    def await_(self, live: Live) -> None:
        if self.web.awaits:
            live.await_(self.web.awaits)
        for key in self.recipe.close:
            take(live, [Step("keys", (key,), str(self.recipe.file))], self.address)

    def walk(self, live: Live, wanted: StateWanted) -> None:
        take(live, wanted.steps, self.address)
        live.rest_mouse()
        live.settle()

    def states(self, wanted: StateWanted) -> list[StateWanted]:
        """The states that one entry of a recipe stands for: itself, or one a menu or tab."""
        if wanted.language and wanted.language != self.language:
            return []
        if wanted.each_dialog:
            raise CaptureError(f"{wanted.place}: each_dialog is for programs of the desktop")
        if not (wanted.each_menu or wanted.each_tab):
            return [wanted]
        with self.at(wanted) as live:
            elements = see(live).elements
        tabs = [e for e in elements if e.type == "tab"]
        count = len(menu_bar(elements) if wanted.each_menu else tabs)
        verb = "open_menu" if wanted.each_menu else "select_tab"
        return [_further(wanted, verb, at) for at in range(min(count, wanted.most))]

    def capture(self, wanted: StateWanted) -> Iterator[Shot]:
        """The state, and those that harmless clicks on its elements lead to.

        Raises:
            CaptureError, PageError: it cannot be reached, or its screen does not keep still.
        """
        begun = time.monotonic()
        with self.at(wanted) as live:
            shot = self.shoot(live, wanted.id, begun)
            after, skipped = {}, []
            for element in self.harmless(shot.state.elements):
                clicked = self.after(live, wanted, shot, element)
                if isinstance(clicked, str):
                    skipped.append(clicked)
                else:
                    after[element.id] = clicked.state.id
                    yield clicked
        elements = tuple(replace(e, after=after.get(e.id, "")) for e in shot.state.elements)
        yield replace(shot, state=replace(shot.state, elements=elements), skipped=tuple(skipped))

    def shoot(self, live: Live, name: str, begun: float) -> Shot:
        """Picture, elements and proofs of what the page shows; the picture must be the same before
        and after."""
        first = live.settle()
        seen = see(live)
        elements = tuple(e for e in seen.elements if not self.left_out(e))
        proved = proofs.prove(live, elements, seen.inks, hover=_HOVERING, proved=self.proved)
        moved = bounds(changed(first, live.settle()))
        if moved is not None:
            raise CaptureError(f"after the proofs the screen is another one at {list(moved)}")
        state = State(
            id=name,
            size=live.look.pixels,
            elements=proved,
            groups=seen.groups,
            kinds=seen.kinds,
            language=self.language,
            platform="web",
            title=seen.title,
        )
        skipped = (f"{seen.foreign} frames of other origins",) if seen.foreign else ()
        return Shot(state, first, time.monotonic() - begun, skipped)

    def left_out(self, element: Captured) -> bool:
        for rule in self.recipe.leave_out:
            named = rule.named
            roles = named.role in ("", element.role, element.type)
            names = named.name is None or named.name.of(self.language) in (
                element.name,
                element.text,
            )
            if roles and names:
                return True
        return False

    def harmless(self, elements: tuple[Captured, ...]) -> list[Captured]:
        """Elements whose click the recipe calls harmless: few of a kind, spread over the page."""
        types = set(self.recipe.harmless)
        fits = [e for e in elements if e.whole and e.proved and e.type in types]
        fits = [e for e in fits if not e.state & {"disabled", "selected"}]
        stride = max(1, len(fits) // max(1, _MOST_AFTER))
        return fits[::stride][:_MOST_AFTER]

    def after(self, live: Live, wanted: StateWanted, shot: Shot, element: Captured) -> Shot | str:
        """What a click on an element leads to, if the way back is known; else why not."""
        begun = time.monotonic()
        said = f"after {element.id} ({element.name or element.text})"
        try:
            click(live, element)
            live.rest_mouse()
            after = self.shoot(live, f"{wanted.id}-after-{element.id}", begun)
            self.begin(live)
            self.walk(live, wanted)
        except (CaptureError, PageError) as error:
            return f"{said}: {error}"
        if not same(live.settle(), shot.picture):
            return f"{said}: the way back leads to another screen"
        return f"{said}: nothing changed" if same(after.picture, shot.picture) else after


def _further(wanted: StateWanted, verb: str, at: int) -> StateWanted:
    step = Step(verb, Named(index=at), wanted.place)
    return replace(
        wanted,
        id=f"{wanted.id}-{at}",
        steps=(*wanted.steps, step),
        each_menu=False,
        each_tab=False,
    )


@contextmanager
def started(recipe: Recipe, language: str, seed: int, installed: Path) -> Iterator[Application]:
    """The application of a recipe runs while the block does; nothing of it is left.

    ``installed`` is the folder that applications are installed in, each under its recipe's id.

    Raises:
        ProgramEndedError: it does not start or does not answer.
    """
    web = recipe.web[language]
    with ExitStack() as stack:
        folder = Path(tempfile.mkdtemp(prefix="pointerbench-"))
        stack.callback(shutil.rmtree, folder, ignore_errors=True)
        place = Place(folder, installed / recipe.id, web.port or free_port(), recipe.file.resolve().parent, language)
        place.make({**recipe.files, **web.files})
        for path, kind in web.data.items():
            written(kind, place.data / path, seed, language)
        further = {**recipe.environment, **web.environment}
        prepare(place, web.prepare, further)
        if recipe.command:
            stack.enter_context(
                running(place, recipe.command, further, web.ready, recipe.wait)
            )
        filled = replace(web, start=place.filled(web.start))
        open_page = stack.enter_context(opened([LOOPBACK, *web.hosts]))
        yield Application(recipe, filled, language, place.address, open_page)
