"""What a shown screen's page proves: that clicks reach a box, and what they bring about."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property

from pointerbench.browser.clicks import State, natives, state_after, states_after_each, unproved
from pointerbench.elements.tree import Element, ElementTree
from pointerbench.pages.effects import holds
from pointerbench.pages.show import Shown
from pointerbench.picture.pixels import Picture


@dataclass
class Proof:
    """What is found out by clicking on one screen, each thing once."""

    shown: Shown
    tree: ElementTree
    delivered: bool = True
    """Whether clicks are delivered; else the page clicks itself, which is for looking at pages."""
    _clicked: dict[str, bool] = field(default_factory=dict)
    _fresh: bool = True
    """Whether the page is as it was at first, and the tree's ids hold."""

    @cached_property
    def picture(self) -> Picture:
        """The screen before the first click."""
        return self.shown.host.picture()

    def is_so(self, function: str, key: str) -> bool:
        """Whether what a function brings about is so already."""
        intent = self.tree.functions.get(function)
        return (
            intent is not None
            and bool(intent.effect)
            and holds(intent.effect, self.shown.state, key)
        )

    def reached(self, target: Element) -> bool:
        """Whether clicks in the middle and just inside each edge reach the element, and clicks just
        outside do not."""
        _ = self.picture
        if not self._fresh:
            self.shown.again()
            self._fresh = True
        if target.id not in self._clicked:
            missed = unproved(self.shown.host, self.tree, [target.id], delivered=self.delivered)
            self._clicked[target.id] = not missed
        return self._clicked[target.id]

    def brings(self, target: Element, function: str, key: str) -> bool:
        """Whether a click on the element, in a fresh copy of the page, brings it about."""
        if not self.delivered:
            return target.id in self.doing(function, key)
        _ = self.picture
        self._fresh = False
        effect, before = self.tree.functions[function].effect, self.shown.state
        return holds(effect, state_after(self.shown.host, target.box), key, before)

    def doing(self, function: str, key: str) -> list[str]:
        """The elements of which a click brings it about."""
        return self.brought(self.tree.functions[function].effect, key)

    def brought(self, effect: Mapping[str, object], key: str) -> list[str]:
        """The elements of which a click has an effect."""
        before = self.shown.state
        return [id_ for id_, after in self.after.items() if holds(effect, after, key, before)]

    @cached_property
    def after(self) -> Mapping[str, State]:
        """What a click on each element changes, of those that change anything; from the state in
        which the page stands when this is asked first."""
        _ = self.picture
        active = [element for element in self.tree.elements if element.active]
        self._fresh = False
        host = self.shown.host
        moved = natives(host, [element.box for element in active])
        own = [element for element, native in zip(active, moved, strict=True) if not native]
        states = states_after_each(host, [element.box for element in own])
        found = {e.id: state for e, state in zip(own, states, strict=True) if state is not None}
        delivered = [element for element, native in zip(active, moved, strict=True) if native]
        if not delivered:  # the page has been drawn anew, and nothing was clicked since
            self.shown.found()
            self._fresh = True
        return found | {element.id: state_after(host, element.box) for element in delivered}
