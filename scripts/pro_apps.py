#!/usr/bin/env python3
"""Draws living applications of Pro, every state at two sizes, and says what is wrong with them.

    python scripts/pro_apps.py jira qgis --out /tmp/pro       pictures of every state
    python scripts/pro_apps.py jira --ask                     and what is asked on each
    python scripts/pro_apps.py jira --out /tmp/pro --boxes    targets drawn into the pictures
    python scripts/pro_apps.py jira --state menu --ask        one state at one size, while you write
    python scripts/pro_apps.py --check                        all of them, no pictures

Looks and themes take turns. What is said: pages that throw, screens with too few elements, facts
that do not stand on the screen, functions that no state shows or that do not happen, selections
that no state can ask, sentences that are too few or stand twice. Clicks are the pages' own; with
--every they are delivered, as for a row, and boxes that they do not confirm are told, of all
elements.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from apps import flaws, told
from PIL import ImageDraw

from pointerbench.asking import selecting
from pointerbench.browser.host import PageError
from pointerbench.contract.mix import nearest
from pointerbench.contract.task import Screen
from pointerbench.elements.tree import Element
from pointerbench.pages.app import App
from pointerbench.pages.proof import Proof
from pointerbench.pages.show import View, forget, show
from pointerbench.picture.pixels import Picture
from pointerbench.suites.pro.catalogue import LANGUAGE, load_own, selections, slugs
from pointerbench.suites.pro.composing import compose, drawn, state_names
from pointerbench.suites.pro.wishes import LONG, Wish, Wishes
from pointerbench.values.errors import UsageError
from pointerbench.values.geometry import Box
from pointerbench.values.rng import Stream

SIZES = (Screen(1024, 768), Screen(1920, 1080))
_FUNCTIONS, _STATES, _SELECTIONS, _DENSE = 30, 6, 4, 60
_DOCUMENTS = 20  # that are drawn to see whether lists suffice
_OPEN = ("dialog", "menu", "context")  # states in which much is covered


def wordings(app: App) -> Iterator[str]:
    """What is wrong with what an application says."""
    said: Counter[str] = Counter()
    sources = [(name, intent.wordings[LANGUAGE]) for name, intent in app.functions.items()]
    sources += [(f"selections[{at}]", one.wordings) for at, one in enumerate(selections(app))]
    for name, texts in sources:
        said.update(texts)
        if len(texts) < 3 or not any(len(text.split()) >= LONG for text in texts):
            yield f"{name}: expected three sentences, one of them of {LONG} words or more"
    yield from (f"said twice: {text!r}" for text, times in said.items() if times > 1)
    if len(app.functions) < _FUNCTIONS:
        yield f"{len(app.functions)} functions, expected {_FUNCTIONS}"
    if len(selections(app)) < _SELECTIONS:
        yield f"{len(selections(app))} selections, expected {_SELECTIONS}"
    authored = sum(not intent.effect for intent in app.functions.values())
    if authored > len(app.functions) / 5:
        yield f"{authored} of {len(app.functions)} functions are authored"


def shortages(app: App, seed: int) -> Iterator[str]:
    """Lists of an application's own words that are too short for its documents."""
    for split in ("test", "train"):
        short = Counter[str]()
        for number in range(1, _DOCUMENTS + 1):
            short.update(drawn(app, number, seed, split)[0].repeated())
        for name, times in short.items():
            yield f"content {name!r} repeats itself in {times} of {_DOCUMENTS} {split} documents"


class Looker:
    """Shows every state of one application at both sizes, and counts what is wrong with it."""

    def __init__(self, app: App, arguments: argparse.Namespace) -> None:
        self.app = app
        self.arguments = arguments
        self.wrong = 0
        if arguments.state is None:
            self.wrong += told(app.id, wordings(app)) + told(app.id, shortages(app, arguments.seed))
        self.missing = {name for name, intent in app.functions.items() if intent.effect}
        self.unasked = dict(enumerate(selections(app)))

    def look(self) -> int:
        """How much is wrong."""
        app, seed, split = self.app, self.arguments.seed, self.arguments.split
        names = state_names(app, seed, split)
        if len(names) < _STATES:
            self._tell(app.id, f"{len(names)} states, expected {_STATES}")
        places = [(screen, state) for screen in SIZES for state in names]
        if (only := self.arguments.state) is not None:
            for state in only:
                if state not in names:
                    raise UsageError(f"{app.id}: no state {state!r}{nearest(state, names)}")
            places = [(SIZES[1], state) for state in names if state in only]
        for number, (screen, state) in enumerate(places, 1):
            composed = compose(app, number, seed, split, screen, state)
            name = f"{app.id}_{state}_{composed.view.theme}_{composed.platform}_{screen.width}"
            try:
                self._screen(name, composed.view)
            except PageError as error:
                self._tell(name, str(error))
                forget()
        if not self.arguments.quick and self.arguments.state is None:
            self._unmet()
        return self.wrong

    def _unmet(self) -> None:
        """Tells what no state showed."""
        for function in sorted(self.missing):
            self._tell(self.app.id, f"function {function!r}: no state shows it, or does it")
        for at, one in self.unasked.items():
            self._tell(self.app.id, f"selections[{at}] ({one.list}, {one.way}): no state asks it")

    def _tell(self, name: str, flaw: str) -> None:
        self.wrong += told(name, iter([flaw]))

    def _screen(self, name: str, view: View) -> None:
        begun = time.perf_counter()
        shown = show(view)
        tree = shown.tree()
        took = time.perf_counter() - begun
        arguments = self.arguments
        proof = Proof(shown, tree, delivered=arguments.every)
        picture = proof.picture
        print(f"{name}: {len(tree.elements)} elements, {took:.2f} s", file=sys.stderr)
        if not any(word in name for word in _OPEN) and len(tree.elements) < _DENSE:
            self._tell(name, f"{len(tree.elements)} elements, expected {_DENSE}")
        for at, selection in list(self.unasked.items()):
            if next(selecting.queries(Stream(name), selection, tree), None) is not None:
                del self.unasked[at]
        if not Wishes(proof, selections(self.app), Counter()).proposals(Stream(name), long=False):
            self._tell(name, "nothing can be asked")
        targets = self._asked(proof, name) if arguments.ask or arguments.boxes else []
        if arguments.boxes:
            picture = framed(picture, [wish.element.box for wish in targets])
        if arguments.out:
            picture.save(arguments.out / f"{name}.png")
        if arguments.elements:
            print(*(f"  {element}" for element in tree.elements), sep="\n")
        if not arguments.quick:
            self._clicked(name, proof)

    def _clicked(self, name: str, proof: Proof) -> None:
        """What clicks do, all of them done once: a page that throws is told as one."""
        shown, tree = proof.shown, proof.tree
        for element in tree.elements:
            if element.function in self.missing and element.id in proof.after:
                self.missing -= self._done(proof, element)
        shown.again()
        self.wrong += told(name, flaws(shown, tree, clicked=self.arguments.every))

    def _done(self, proof: Proof, element: Element) -> set[str]:
        """The function of an element, if a click on it brings it about."""
        function, key = element.function, element.key
        wanted = not proof.is_so(function, key) and element.id in proof.doing(function, key)
        return {function} if wanted else set()

    def _asked(self, proof: Proof, name: str) -> list[Wish]:
        """What is asked on a screen, proved; printed."""
        rejects: Counter[str] = Counter()
        wishes = Wishes(proof, selections(self.app), rejects)
        found = wishes.proposals(Stream(f"ask/{name}"), long=len(name) % 3 == 0)
        proved = [wish for wish in map(wishes.proved, found) if wish is not None]
        for wish in proved:
            element, also = wish.element, f" (+{len(wish.regions) - 1})" if wish.regions else ""
            called = (element.text or element.name or element.icon)[:36]
            how = f"{wish.kind:5} {wish.proof:8} {wish.about:16}"
            print(f"  {how} {wish.instruction}  ->  {called!r}{also}")
        print("  thrown away:", dict(rejects))
        return proved


def framed(picture: Picture, boxes: list[Box]) -> Picture:
    """The picture with lines around boxes."""
    drawn = picture.copy()
    pen = ImageDraw.Draw(drawn)
    for x1, y1, x2, y2 in boxes:
        pen.rectangle((x1 - 1, y1 - 1, x2, y2), outline="#ff00ff")
    return drawn


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("apps", nargs="*", metavar="APP")
    parser.add_argument("--out", type=Path, help="folder for a PNG of every state")
    parser.add_argument("--elements", action="store_true", help="print every element")
    parser.add_argument("--ask", action="store_true", help="print what is asked on every state")
    parser.add_argument("--boxes", action="store_true", help="draw the targets' boxes")
    parser.add_argument("--quick", action="store_true", help="no clicks")
    parser.add_argument("--every", action="store_true", help="delivered clicks, on all boxes")
    parser.add_argument("--check", action="store_true", help="all applications")
    parser.add_argument("--state", action="append", help="only this state, at the larger size")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--split", choices=("test", "train"), default="train")
    arguments = parser.parse_args()
    names = slugs() if arguments.check else arguments.apps
    if arguments.out:
        arguments.out.mkdir(parents=True, exist_ok=True)
    try:
        wrong = sum(Looker(load_own(name), arguments).look() for name in names)
    except UsageError as error:
        parser.error(str(error))
    print(f"{len(names)} applications, {wrong or 'no'} flaws")
    return 1 if wrong else 0


if __name__ == "__main__":
    raise SystemExit(main())
