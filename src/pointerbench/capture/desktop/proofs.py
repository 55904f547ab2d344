"""Proofs of elements on a running program: hover, press and cancel, tooltip, popup, hit, stack.

Nothing here clicks: what is pressed is let go elsewhere, what opens is closed again.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from pointerbench.capture.captured import (
    CONFIRMED,
    CONTRADICTED,
    INDEPENDENT,
    SILENT,
    Captured,
    Evidence,
)
from pointerbench.capture.desktop import kinds, tree
from pointerbench.capture.desktop.pairs import pair_of
from pointerbench.capture.desktop.program import Look, Program
from pointerbench.capture.desktop.stack import topmost
from pointerbench.capture.desktop.touching import ROWS, is_of_sheet, row_of, touched
from pointerbench.capture.evidence import judge_change, judge_popup, judge_tooltip
from pointerbench.values.geometry import Box

_LIGHTS = 0.25  # seconds for a widget to light up
_TIP = 0.9  # seconds for a tooltip to appear
_BACK = 1.0  # seconds for the picture to come back
_RESTS = 3  # times that the pointer is parked before a screen counts as disturbed
_OPENS = 0.5  # seconds for a popup to open
_DARK = 4  # entries of a list after which the others are not asked whether they light up

_PRESSED = {*kinds.BUTTONS, *kinds.CHECKS, "switch", *kinds.HEADERS}
_OPENING = {"menu", *kinds.DROPDOWNS}
_UNTOLD = {*kinds.MENU_ENTRIES, *kinds.FIELDS, *kinds.CELLS}  # none has a tooltip, as a rule

Key = tuple[str, ...]


@dataclass
class Prover:
    """Proves the elements of one program; what it found is remembered by widget and place.

    Attributes:
        disturbed: whether the last proofs left the screen other than they found it, unasked.
    """

    program: Program
    known: dict[Key, tuple[Evidence, ...]] = field(default_factory=dict)
    disturbed: bool = False
    _disturbing: set[Key] = field(default_factory=set)

    def prove(self, look: Look, elements: Sequence[Captured]) -> list[Captured]:
        """The elements with their evidence; the screen shows the same afterwards, or `disturbed`.

        ``elements`` are those of the look, which is what is shown now, pointer parked. Only those
        of the uppermost window are tried: a press elsewhere closes a menu, and a dialog may keep
        the windows behind it from answering. What is known of the others is said again.
        """
        self.disturbed = False
        wanted = [
            element
            for element in elements
            if element.active
            and self.key(look, element) not in self.known
            and look.is_on_top(element)
            and not is_of_sheet(look, element)
        ]
        found = {e.id: [self._stack(look, e), *self._hit(look, e)] for e in wanted}
        enabled = [element for element in wanted if "disabled" not in element.state]
        for element, evidence in self._hovered(look, enabled):
            found[element.id] += evidence
        silent = [element for element in enabled if not _is_decided(found[element.id])]
        for element, evidence in self._pressed(look, silent):
            found[element.id] += evidence
        for element in wanted:
            if not self.disturbed or _is_decided(found[element.id]):
                self.known[self.key(look, element)] = tuple(found[element.id])
        return [self._with_evidence(look, element) for element in elements]

    def touch(self, look: Look, elements: Sequence[Captured]) -> list[Captured]:
        """The elements, with the evidence of clicks into fields and rows that nothing else proved.

        The screen is another one afterwards; before, it must show the look's windows and no more.
        """
        silent = [
            element
            for element in elements
            if element.active
            and "disabled" not in element.state
            and not _is_decided(element.evidence)
            and look.is_on_top(element)
        ]
        if not silent:
            return list(elements)
        now = self.program.look()
        if [window.id for window in now.stack] != [window.id for window in look.stack]:
            return list(elements)
        for element, evidence in touched(self.program, look, now, silent):
            key = self.key(look, element)
            self.known[key] = (*self.known.get(key, ()), *evidence)
        return [self._with_evidence(look, element) for element in elements]

    def remembered(self, look: Look, element: Captured) -> Captured:
        """An element with what was found out about it earlier, in this place."""
        return self._with_evidence(look, element)

    def key(self, look: Look, element: Captured) -> Key:
        """A widget at a place: what it is, where it stands, and whether it is enabled; not whether
        it is chosen, as one that is may not light up.

        The same widget in another state of the program, as a button of the window behind a menu,
        is not proved twice.
        """
        window = look.reading.seen[look.reading.place_of(element)].window
        popup = any(one.id == window and one.free for one in look.stack)
        return (
            *(element.role, element.name, element.description, str(tuple(element.box))),
            *("popup" if popup else "", "" if "disabled" in element.state else "enabled"),
        )

    def _with_evidence(self, look: Look, element: Captured) -> Captured:
        evidence = self.known.get(self.key(look, element), ()) if element.active else ()
        tip = next((found.text for found in evidence if found.kind == "tooltip"), "")
        description = element.description
        if tip and not description and tip != element.name:
            description = tip
        return replace(element, evidence=evidence, description=description)

    def _stack(self, look: Look, element: Captured) -> Evidence:
        """Whether the window at the element's middle is its own."""
        top = topmost(look.stack, *element.box.center)
        own = look.reading.seen[look.reading.place_of(element)].window
        fits = top is not None and (not own or top.id == own)
        return Evidence("stack", CONFIRMED if fits else SILENT, float(fits))

    def _hit(self, look: Look, element: Captured) -> list[Evidence]:
        """What the program says lies at the element's middle: it, what it holds, or else."""
        if look.in_popup(element):  # programs answer for the window below
            return []
        reading = look.reading
        at = reading.place_of(element)
        above = [at, *reading.above(at)]
        window = next((n for n in reversed(above) if reading.nodes[n].depth == 1), None)
        if window is None:
            return []
        found = tree.hit(self.program.bus, reading.nodes[window].ref, *element.box.center)
        if not found:
            return [Evidence("hit", SILENT)]
        inside = {reading.nodes[at].ref, *(reading.nodes[n].ref for n in reading.below(at))}
        known = reading.by_ref
        if found[-1] in inside or reading.nodes[at].ref in found or found[-1] not in known:
            return [Evidence("hit", CONFIRMED, 1.0)]
        around = {reading.nodes[n].ref for n in above}
        return [Evidence("hit", SILENT if found[-1] in around else CONTRADICTED, box=None)]

    def _hovered(
        self, look: Look, elements: Sequence[Captured]
    ) -> list[tuple[Captured, list[Evidence]]]:
        """Each element under the pointer, one after the other, held against the parked picture;
        the entries of a list only until a few have stayed as they were, for tables are long."""
        program, base = self.program, look.pixels
        stood = {window.id for window in look.stack}
        before, found = base, []
        dark: Counter[str] = Counter()
        for element in elements:
            above = element.path.rpartition("/")[0]
            if element.role in ROWS and dark[above] >= _DARK:
                continue
            program.hand.move(*element.box.center)
            now = program.screen.changes(before, _LIGHTS, 0.05)
            masks = self._new_popups(stood)
            if masks:
                now = program.screen.grab()
            verdict = judge_change("hover", base, now, element.box, masks)
            evidence = [verdict, *self._tips(element, verdict, stood)]
            if verdict.verdict == CONTRADICTED:
                evidence[0] = self._again(look, element, stood)
            found.append((element, evidence))
            dark[above] += element.role in ROWS and not _is_decided(evidence)
            if self.disturbed:  # what follows would be held against a picture that is no more
                return found
            before = program.screen.grab()
        self._rest(look)
        return found

    def _again(self, look: Look, element: Captured, stood: set[int]) -> Evidence:
        """A hover from the parked pointer, after all else has calmed down."""
        program = self.program
        self._rest(look)
        if self.disturbed:  # as by the submenu of the entry before: said in the next pass
            return Evidence("hover", SILENT)
        base = program.screen.grab()
        program.hand.move(*element.box.center)
        now = program.screen.changes(base, 2 * _LIGHTS, 0.1)
        masks = self._new_popups(stood)
        found = judge_change("hover", base, now, element.box, masks)
        if found.verdict == CONTRADICTED and element.type == "input":
            return Evidence("hover", SILENT)  # its list's arrow lights up in its place, in Qt
        whole = pair_of(look.reading, element) or row_of(look, element)
        if found.verdict == CONTRADICTED and whole is not None:
            wider = judge_change("hover", base, now, whole, masks)
            found = wider if wider.verdict == CONFIRMED else found
        return found

    def _tips(self, element: Captured, hover: Evidence, stood: set[int]) -> list[Evidence]:
        """The tooltip, where one is wanted: to know what an icon is, or where nothing lit up."""
        is_known = bool(element.description) and hover.verdict == CONFIRMED
        if element.role in _UNTOLD or is_known:
            return []
        if hover.verdict == CONFIRMED and (element.text or element.name):
            return []
        program = self.program
        program.screen.until(lambda: bool(self._new_popups(stood)), _TIP, 0.05)
        boxes = self._new_popups(stood)
        if not boxes:
            return []
        time.sleep(0.05)
        said = program.tooltip()
        if not said:
            return []
        return [replace(judge_tooltip(said, element.name, element.description), box=boxes[-1])]

    def _new_popups(self, stood: set[int]) -> list[Box]:
        return [window.box for window in self.program.popups() if window.id not in stood]

    def _pressed(
        self, look: Look, elements: Sequence[Captured]
    ) -> list[tuple[Captured, list[Evidence]]]:
        """Presses what stayed silent, as far as letting go elsewhere or Escape takes it back."""
        found = []
        for element in elements:
            key = self.key(look, element)
            if key in self._disturbing:
                continue
            if self.disturbed:
                break
            if _opens(look, element):
                found.append((element, self._opened(look, element)))
            elif element.role in _PRESSED:
                found.append((element, [self._cancelled(look, element)]))
            if self.disturbed:
                self._disturbing.add(key)
        return found

    def _cancelled(self, look: Look, element: Captured) -> Evidence:
        """Button down, a look, and off it before the button comes up."""
        program = self.program
        stood = {window.id for window in look.stack}
        program.hand.move(*element.box.center)
        time.sleep(0.1)
        program.hand.down()
        now = program.screen.changes(look.pixels, _OPENS)
        masks = self._new_popups(stood)
        program.park()
        time.sleep(0.05)
        program.hand.up()
        self._rest(look)
        return judge_change("press", look.pixels, now, element.box, masks)

    def _opened(self, look: Look, element: Captured) -> list[Evidence]:
        """A press that opens a menu or a list, which Escape closes."""
        program = self.program
        stood = {window.id for window in look.stack}
        program.hand.click(*element.box.center)
        program.screen.until(lambda: bool(self._new_popups(stood)), _OPENS)
        program.screen.settled(0.1, 0.6)
        boxes = self._new_popups(stood)
        now = program.screen.grab()
        for _ in boxes:  # where nothing opened, Escape would close the dialog itself
            program.hand.keys("Escape")
            time.sleep(0.1)
        self._rest(look)
        if not boxes:
            return [judge_change("press", look.pixels, now, element.box)]
        return [judge_popup(element.box, boxes[-1])]

    def _rest(self, look: Look) -> None:
        """Parks the pointer; `disturbed` where the picture does not come back. Some widgets miss
        that the pointer has left, and notice it when it comes by again."""
        program = self.program
        width, height = program.session.looks.size
        for _ in range(_RESTS):
            program.park()
            if program.screen.until(lambda: program.screen.shows(look.pixels), _BACK, 0.03):
                return
            program.hand.move(width // 2, height // 2)
            time.sleep(0.1)
        program.park()
        self.disturbed = True


def _is_decided(evidence: Sequence[Evidence]) -> bool:
    """Whether something independent said anything."""
    return any(found.kind in INDEPENDENT and found.verdict != SILENT for found in evidence)


def _opens(look: Look, element: Captured) -> bool:
    """Whether a click shows a menu or a list; in Qt the menus of the bar are its entries."""
    if look.in_popup(element):
        return False
    nodes, at = look.reading.nodes, look.reading.place_of(element)
    in_bar = element.role == "menu item" and nodes[nodes[at].parent].role == "menu bar"
    return in_bar or element.role in _OPENING
