"""One application on one screen: its looks, its choices, and the elements it is put together from.

An archetype gets a desk and returns a screen. What is marked through the desk becomes an element
with its own box; what is only drawn is scenery.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

from pointerbench.flow.nodes import Group, Node
from pointerbench.suites.pro.app import App, Function
from pointerbench.suites.pro.element import Element
from pointerbench.suites.pro.scene import Popup
from pointerbench.values.rng import Stream
from pointerbench.widgets import tools
from pointerbench.widgets.boxes import pad, row
from pointerbench.widgets.frames import BROWSER_TOOLS, framed
from pointerbench.widgets.look import Look
from pointerbench.widgets.texts import marked, say
from pointerbench.widgets.window import BUTTONS, Window

T = TypeVar("T")


class Desk:
    """Everything an archetype asks for.

    Attributes:
        app, look: what is shown, and how.
        layout: 0, 1 or 2: which of the archetype's arrangements.
        number: of the screen, from 1.
        width, height: of the screen in logical pixels.
        popups: filled by the archetype if it wants some of its own.
    """

    def __init__(
        self, app: App, look: Look, stream: Stream, number: int, size: tuple[float, float]
    ) -> None:
        self.app = app
        self.look = look
        self.stream = stream
        self.number = number
        self.width, self.height = size
        self.layout = (number - 1 + len(app.slug)) % 3
        self.popups: list[Popup] = []
        self.document = app.documents[(number - 1) % len(app.documents)]

    # --- chance -----------------------------------------------------------------------------------

    def pick(self, options: Sequence[T]) -> T:
        return self.stream.pick(options)

    def sample(self, options: Sequence[T], count: int) -> list[T]:
        """So many different ones, fewer where there are not as many."""
        return self.stream.sample(options, min(count, len(options)))

    def chance(self, probability: float) -> bool:
        return self.stream.chance(probability)

    def integer(self, low: int, high: int) -> int:
        return self.stream.integer(low, high)

    def uniform(self, low: float, high: float) -> float:
        return self.stream.uniform(low, high)

    def turn(self, options: Sequence[T]) -> T:
        """One after the other from screen to screen."""
        return options[(self.number - 1) % len(options)]

    # --- the application's own words --------------------------------------------------------------

    def content(self, key: str, default: Any = ()) -> Any:
        """What the application file says below ``content``."""
        return self.app.content.get(key, default)

    def function(self, name: str) -> Function:
        return self.app.functions[name]

    def has(self, name: str) -> bool:
        return name in self.app.functions

    # --- elements ---------------------------------------------------------------------------------

    def mark(
        self,
        node: Node,
        kind: str,
        does: Sequence[str] = (),
        *,
        function: str = "",
        words: Sequence[str] = (),
        key: str = "",
        subject: str = "",
    ) -> Group:
        """The node as an element of a kind (icon, text, other).

        Args:
            does: instructions that ask for it; none where it is there, but never asked for.
            function: tells it from others that do something else; the first of ``does`` if empty.
            words: what is written on it.
        """
        name = function or (does[0] if does else "")
        element = Element(kind, name, tuple(does), tuple(words), subject, key)
        return marked(node, element)

    def thing(self, node: Node, entry: Mapping[str, Any] | str, kind: str = "text") -> Group:
        """The node as an element that an entry of the content describes: a text alone, or a table
        with ``text`` and, where it may be asked for, ``does``."""
        if isinstance(entry, str):
            return self.mark(node, kind, words=(entry,))
        text = entry.get("text", "")
        does = entry.get("does", ())
        function = f"content:{text or does[0]}" if does else ""
        return self.mark(node, kind, does, function=function, words=(text,) if text else ())

    def does(self, name: str, node: Node, kind: str, *, key: str = "") -> Group:
        """The node as the element that does one of the application's functions."""
        entry = self.function(name)
        words = (entry.label,) if entry.label else ()
        # What is pressed already is not asked for.
        asked = () if name in self.app.on else entry.does
        return self.mark(
            node, kind, asked, function=entry.means, words=words, key=key or f"tool:{name}"
        )

    # --- controls of the application's functions --------------------------------------------------

    def tool(self, name: str, size: int = 16, **looks: Any) -> Group:
        """An icon button."""
        entry = self.function(name)
        own = {"on": name in self.app.on, **looks}
        return self.does(name, tools.tool(self.look, entry.icon, size, **own), "icon")

    def button(self, name: str, *, sign: bool = False, **looks: Any) -> Group:
        """A push button with the function's label."""
        entry = self.function(name)
        icon = entry.icon if sign else ""
        return self.does(name, tools.button(self.look, entry.label, sign=icon, **looks), "text")

    def captioned(self, name: str, size: int = 20, **looks: Any) -> Group:
        """An icon with the function's label below it, as ribbons have."""
        entry = self.function(name)
        node = tools.tool(self.look, entry.icon, size, caption=entry.label, **looks)
        return self.does(name, node, "text")

    def bar(self, name: str, size: int = 16, **looks: Any) -> list[Node]:
        """The icon buttons of one of the application's bars, with lines between its groups."""
        return [
            tools.separator(self.look) if one == "|" else self.tool(one, size, **looks)
            for one in self.app.bars.get(name, ())
        ]

    def buttons(self, name: str, **looks: Any) -> list[Node]:
        """The same as push buttons."""
        return [
            tools.separator(self.look) if one == "|" else self.button(one, **looks)
            for one in self.app.bars.get(name, ())
        ]

    # --- the window -------------------------------------------------------------------------------

    def menus(self, size: float = 0) -> tuple[Node, ...]:
        """The titles of the menu bar, each of which can be opened."""
        mac = self.look.platform == "macos"
        color = "" if not mac else ("#f2f2f4" if self.look.theme.dark else "#1d1d1f")
        nodes: list[Node] = []
        for title in self.app.menus:
            text = say(self.look, title, size or (13 if mac else 12), color)
            node = row(text, pad=pad(8, 3), hugs=True)
            nodes.append(self.mark(node, "text", words=(title,), key=f"menu:{title}"))
        return tuple(nodes)

    def window(self, body: Node, **fields: Any) -> Group:
        """The whole screen: the body in the platform's frame. ``fields`` are of `Window`."""
        app = self.app
        desktop = not self.look.platform.startswith("browser") and self.look.platform not in (
            "android",
            "ios",
            "tablet",
            "embedded",
        )
        # A Mac without its bar of menus is rare.
        shell = self.chance(0.9 if app.menus and self.look.platform == "macos" else 0.4)
        own: dict[str, Any] = {
            "title": f"{self.document} - {app.name}" if desktop else self.document,
            # A first menu that has the program's name takes its place.
            "program": "" if app.name in app.menus else app.name,
            "sign": app.sign,
            "body": body,
            "menus": self.menus() if app.menus and desktop else (),
            "clock": f"{self.integer(8, 18)}:{self.integer(0, 59):02d}",
            "shell": shell,
            "url": app.url,
            "tabs": tuple(self.sample(app.tabs, self.integer(1, 3))),
            "buttons": tuple(Element("icon", f"window:{name}") for name in BUTTONS),
            "parts": {
                **{name: Element("icon", f"browser:{name}") for name in BROWSER_TOOLS},
                **{f"tab{place}": Element("text", f"browser:tab{place}") for place in range(4)},
            },
            "running": ("folder", "globe", "mail", app.sign),
        }
        return framed(self.look, Window(**{**own, **fields}))
