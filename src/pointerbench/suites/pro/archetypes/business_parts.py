"""What business programs share: people, pills, coloured bars, forms, and tables that know which of
their cells can be told from all others."""

from __future__ import annotations

from collections.abc import Container, Iterable, Mapping, Sequence
from copy import copy
from typing import Any

from pointerbench.flow.ink import mixed
from pointerbench.flow.nodes import Color, Drawing, Group, Node, Pad
from pointerbench.suites.pro.desk import Desk
from pointerbench.suites.pro.overlays import menu
from pointerbench.suites.pro.scene import Popup
from pointerbench.widgets import panels, tools
from pointerbench.widgets.boxes import column, pad, row
from pointerbench.widgets.look import contrast, luminance, with_theme
from pointerbench.widgets.texts import hint, say

Entry = Mapping[str, Any]
Facts = Mapping[str, str]

# --- looks ----------------------------------------------------------------------------------------


def inked(d: Desk, ground: Color, **colors: Color) -> Desk:
    """The desk for a bar of a colour of its own: texts and lines are mixed to suit it."""
    dark = luminance(ground) < 0.3
    ink = colors.get("ink") or ("#ffffff" if dark else "#1c2733")
    own = {
        "name": "dark" if dark else "light", "page": ground, "card": ground, "bar": ground,
        "ink": ink, "muted": mixed(ground, ink, 205), "faint": mixed(ground, ink, 165),
        "line": mixed(ground, ink, 52), "link": ink, "chosen": mixed(ground, ink, 52),
        "code": mixed(ground, ink, 28),
    }  # fmt: skip
    other = copy(d)
    other.look = with_theme(d.look, **{**own, **colors})
    return other


def toned(d: Desk, *names: str) -> None:
    """Gives the desk the colours that ``content.colors`` has for the tone."""
    own = d.content("colors", {})
    colors = own.get(d.look.tone) or own.get("dark" if d.look.theme.dark else "light", {})
    d.look = with_theme(d.look, **colors)


def readable(ground: Color) -> Color:
    """White or near black, whichever is read better on a ground."""
    return max(("#ffffff", "#1d2125"), key=lambda ink: contrast(ink, ground))


# --- small parts ----------------------------------------------------------------------------------


def face(number: float, size: float = 24) -> Drawing:
    return Drawing("avatar", size, size, (), (float(number),))


def portrait(name: str, size: float = 24) -> Drawing:
    """The same face for the same name."""
    return face(sum(place * ord(letter) for place, letter in enumerate(name, 3)) % 997, size)


def initials(d: Desk, name: str, fill: Color, size: float = 24) -> Group:
    """A person or space as a disc with letters."""
    letters = "".join(word[0] for word in name.split()[:2]).upper()
    return row(
        say(d.look, letters, size * 0.42, readable(fill), bold=True), width=size, height=size,
        radius=size / 2, fill=fill, justify="center",
    )  # fmt: skip


def pill(d: Desk, text: str, fill: Color, **looks: Any) -> Group:
    """A state on its colour."""
    size = looks.pop("size", d.look.size - 1.5)
    return row(
        say(d.look, text, size, looks.pop("ink", readable(fill))),
        **{"pad": pad(6, 1), "radius": 3, "fill": fill, "hugs": True, **looks},
    )


def soft_pill(d: Desk, text: str, hue: Color, **looks: Any) -> Group:
    """A state on a paler shade of its colour."""
    theme = d.look.theme
    ground = mixed(theme.card, hue, 60 if theme.dark else 44)
    ink = mixed(hue, "#ffffff" if theme.dark else "#000000", 130)
    return pill(d, text, ground, ink=ink, **looks)


def link(d: Desk, text: str, size: float = 0, **looks: Any) -> Group:
    return row(say(d.look, text, size, d.look.theme.link), **{"hugs": True, "pad": pad(1), **looks})


def card(d: Desk, *nodes: Node, **looks: Any) -> Group:
    """A box on the page."""
    theme = d.look.theme
    own: dict[str, Any] = {"fill": theme.card, "border": theme.line, "radius": d.look.radius + 2}
    return column(*nodes, **{**own, **looks})


def text_of(entry: Any) -> str:
    return entry if isinstance(entry, str) else str(entry.get("text", ""))


# --- elements -------------------------------------------------------------------------------------


def ask(
    d: Desk, node: Node, wordings: Sequence[str], /, kind: str = "other", **facts: str
) -> Group:
    """The node as an element; what is in braces in its wordings is filled in."""
    return d.mark(node, kind, tuple(one.format_map(facts) for one in wordings))


def thing(d: Desk, node: Node, entry: Entry | str, kind: str = "text", *, key: str = "") -> Group:
    """Like `Desk.thing`, but two entries do the same only if their intents are the same."""
    if isinstance(entry, str):
        return d.mark(node, kind, words=(entry,), key=key)
    text = text_of(entry) or str(entry.get("label", ""))
    words = (text,) if text and kind != "other" else ()
    means = entry.get("means", "")
    return d.mark(node, kind, entry.get("does", ()), function=means, words=words, key=key)


def signed(d: Desk, entry: Entry, size: int = 16, **looks: Any) -> Group:
    """An icon of the content: ``icon`` and ``does``."""
    return thing(d, tools.tool(d.look, entry["icon"], size, **looks), entry, "icon")


def opener(d: Desk, node: Node, title: str, does: Sequence[str] = ()) -> Group:
    """A word or button below which the menu of that title opens."""
    return d.mark(node, "text", does, words=(title,), key=f"menu:{title}")


def row_of_links(d: Desk, entries: Iterable[Sequence[str]], size: float = 11.5) -> list[Node]:
    """Small links, each a text with its wordings."""
    return [d.mark(link(d, text, size), "text", does, words=(text,)) for text, *does in entries]


def nav(
    d: Desk, entries: Iterable[Any], on: str = "", silent: Container[str] = (), **looks: Any
) -> list[Node]:
    """Lines of a side bar: ``text``, ``icon``, ``level``, ``opened``, ``end``; the chosen one is
    not asked for, nor are those in ``silent``, which the page shows elsewhere, too. A line with
    ``head`` is a caption."""
    nodes: list[Node] = []
    for entry in entries:
        if "head" in entry:
            nodes.append(caption(d, entry["head"]))
            continue
        text = entry["text"]
        end: list[Node] = [hint(d.look, str(entry["end"]))] if "end" in entry else []
        node = panels.item(
            d.look, text, sign=entry.get("icon", ""), level=entry.get("level", 0),
            opened=entry.get("opened"), chosen=text == on, end=end, color=entry.get("ink", ""),
            **looks,
        )  # fmt: skip
        nodes.append(thing(d, node, text if text == on or text in silent else entry))
    return nodes


def caption(d: Desk, text: str, **looks: Any) -> Group:
    size = d.look.size - 1.5
    own: dict[str, Any] = {"pad": Pad(9, 8, 3, 10)}
    return row(say(d.look, text, size, d.look.theme.muted, bold=True), **{**own, **looks})


def tabs(d: Desk, entries: Sequence[Any], on: int = 0, **looks: Any) -> list[Node]:
    """Tabs; the one at the place ``on`` is not asked for."""
    nodes: list[Node] = []
    for place, entry in enumerate(entries):
        text, here = text_of(entry), place == on
        node = panels.tab(d.look, text, on=here, **looks)
        nodes.append(thing(d, node, text if here else entry))
    return nodes


def pointed(d: Desk, x: float, y: float, often: float = 0.25) -> None:
    """Now and then, the menu of what lies at a place (in shares of what is free), which would not
    fit other pages of the program."""
    if d.chance(often):
        d.popups.append(Popup(menu(d, d.app.bars["pointer"]), place=(x, y)))


def asked(
    d: Desk, node: Node, name: str, /, kind: str = "other", text: str = "", **facts: str
) -> Group:
    """The node as the element that ``content.asks`` has wordings for under that name."""
    wordings = tuple(one.format_map(facts) for one in d.content("asks", {}).get(name, ()))
    return d.mark(node, kind, wordings, words=(text,) if text else ())


def sign(d: Desk, name: str, ask_name: str, size: int = 16, **looks: Any) -> Group:
    """An icon button that ``content.asks`` has wordings for; braces are filled from ``facts``."""
    facts = looks.pop("facts", {})
    return asked(d, tools.tool(d.look, name, size, **looks), ask_name, "icon", **facts)
