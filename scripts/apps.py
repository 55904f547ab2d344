#!/usr/bin/env python3
"""Draws applications of GD, every state in both languages, and says what is wrong with them.

    python scripts/apps.py flights chat --out /tmp/apps        pictures of every state
    python scripts/apps.py flights --elements                  and all elements
    python scripts/apps.py flights --ask                       and questions about each
    python scripts/apps.py --check                             all applications, no pictures

Each state is drawn in both languages, light and dark in turn, on a screen of its platform. What is
said: pages that throw, fewer than 20 elements, boxes that clicks do not confirm, facts that do not
stand on the screen, functions that no state shows or that do not happen.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import islice
from pathlib import Path

from pointerbench.browser.clicks import states_after_each, unproved
from pointerbench.browser.host import Device, PageError
from pointerbench.browser.typefaces import foreign
from pointerbench.contract.task import Screen
from pointerbench.elements.tree import Element, ElementTree
from pointerbench.pages.app import LANGUAGES, App
from pointerbench.pages.banks.draw import Draw
from pointerbench.pages.effects import happens
from pointerbench.pages.frames import frame_of
from pointerbench.pages.show import Shown, View, forget, show
from pointerbench.suites.gd.mixing import LOOKS, apps, sizes
from pointerbench.suites.gd.prove import Prover
from pointerbench.values.rng import Stream


def views(app: App, seed: str, languages: Sequence[str] = LANGUAGES) -> Iterator[tuple[str, View]]:
    """Every state in these languages: a name for its picture, and the view."""
    for language in languages:
        first = LANGUAGES.index(language)  # a state that is light in one is dark in the other
        stream = Stream(f"{seed}/{app.id}/{language}")
        draw = Draw(stream.child("document"), language, app.content[language])
        document = app.document(draw)
        states = app.states(draw.child("states"), document)
        for place, (state, changes) in enumerate(states.items(), first):
            look = LOOKS[app.platform][place % len(LOOKS[app.platform])]
            width, height, scale = stream.child(state).pick(list(sizes()[look]))
            theme = app.themes[place % len(app.themes)]
            device = Device(Screen(width, height, scale), touch=app.platform == "mobile")
            frame = frame_of(
                stream.child(f"frame{state}"), look, (width, height), app.name[language], draw
            )
            name = f"{app.id}_{language}_{state}_{theme}_{look}_{width}x{height}"
            yield name, View(app, document, changes, device, language, theme, look, frame)


def flaws(shown: Shown, tree: ElementTree, *, clicked: bool) -> Iterator[str]:
    """What is wrong with a screen that is shown."""
    whole = [element for element in tree.elements if element.whole]
    for group in tree.groups.values():
        described = tree.kinds.get(group.kind)
        for name, fact in group.facts.items():
            if described is None or name not in described.facts:
                yield f"fact {group.kind}.{name} is not described in app.toml"
            elif fact.text and fact.text not in group.text and inside(tree, group.id):
                yield f"{group.kind}.{name}: {fact.text!r} does not stand in {group.text!r}"
    for typeface, text in foreign(shown.host).items():
        yield f"glyphs of the system's {typeface!r} in {text!r}: the page's own have none for them"
    wrong = unproved(shown.host, tree, [element.id for element in whole]) if clicked else {}
    for id_, points in wrong.items():
        element = tree.by_id[id_]
        sides = "inside" if any(point.inside for point in points) else "outside"
        yield f"box of {element.type} {element.text!r} {tuple(element.box)}: clicks {sides} differ"


def thrown(shown: Shown, tree: ElementTree) -> Iterator[str]:
    """What the page throws when everything that is active is pressed, one after the other."""
    try:
        states_after_each(shown.host, [element.box for element in tree.elements if element.active])
    except PageError as error:
        yield str(error)
        forget()


def inside(tree: ElementTree, group: str) -> bool:
    """Whether all elements of a group are painted as a whole."""
    own = tree.of_group(group)
    return bool(own) and all(element.whole for element in own)


def asked(shown: Shown, tree: ElementTree, stream: Stream) -> None:
    """Prints questions that could be asked about a screen, up to three a task."""
    prover = Prover(shown, tree)
    for task in ("reasoning", "functional", "visual", "spatial", "element"):
        questions = islice(prover.proved(stream.child(task), task, ()), 3)
        for question in questions:
            element = tree.by_id[question.target]
            said = question.wordings
            print(f"  {task:10} {said['en']}  |  {said['zh']}  ->  {_called(element)}")
    print("  thrown away:", dict(prover.rejects))


def _called(element: Element) -> str:
    return f"{element.type} {(element.text or element.icon)[:40]!r} {tuple(element.box)}"


def told(name: str, flaws: Iterator[str]) -> int:
    """Prints what is wrong with a screen; how much it is."""
    lines = [f"{name}: {flaw}" for flaw in flaws]
    print(*lines, sep="\n", end="\n" if lines else "")
    return len(lines)


def look_at(app: App, arguments: argparse.Namespace) -> int:
    """Shows and checks one application; how much is wrong with it."""
    found: Counter[str] = Counter()
    missing = set(app.functions)
    for name, view in views(app, arguments.seed):
        begun = time.perf_counter()
        try:
            shown = show(view)
            tree = shown.tree()
        except PageError as error:
            print(f"{name}: {error}")
            found["errors"] += 1
            forget()
            continue
        took = time.perf_counter() - begun
        if arguments.out:
            shown.host.picture().save(arguments.out / f"{name}.png")
        if arguments.elements:
            for element in tree.elements:
                print(" ", element)
        if arguments.ask:
            asked(shown, tree, Stream(f"{arguments.seed}/{name}"))
        whole = sum(element.whole for element in tree.elements)
        if whole < 20 and not view.state.get("dialog"):
            found["flaws"] += told(name, iter([f"{whole} whole elements, expected 20"]))
        found["flaws"] += told(name, flaws(shown, tree, clicked=not arguments.quick))
        for function in sorted(missing & {element.function for element in tree.elements}):
            if happens(shown, tree, function):
                missing.discard(function)
        found["flaws"] += told(name, thrown(shown, tree))
        print(f"{name}: {len(tree.elements)} elements, {took:.2f} s", file=sys.stderr)
    for function in sorted(missing):
        print(f"{app.id}: function {function!r}: no state shows it, or it does not happen")
    return found.total() + len(missing)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("apps", nargs="*", metavar="APP")
    parser.add_argument("--out", type=Path, help="folder for a PNG of every state")
    parser.add_argument("--elements", action="store_true", help="print every element")
    parser.add_argument("--ask", action="store_true", help="print questions about every state")
    parser.add_argument("--quick", action="store_true", help="no clicks on boxes")
    parser.add_argument("--check", action="store_true", help="all applications")
    parser.add_argument("--seed", default="1")
    arguments = parser.parse_args()
    names = sorted(apps()) if arguments.check else arguments.apps
    for name in names:
        if name not in apps():
            parser.error(f"no application {name!r} (there are: {', '.join(apps())})")
    if arguments.out:
        arguments.out.mkdir(parents=True, exist_ok=True)
    wrong = sum(look_at(apps()[name], arguments) for name in names)
    print(f"{len(names)} applications, {wrong or 'no'} flaws")
    return 1 if wrong else 0


if __name__ == "__main__":
    raise SystemExit(main())
