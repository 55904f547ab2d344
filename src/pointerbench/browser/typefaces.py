"""Which typefaces a page's texts are really set in."""

from __future__ import annotations

import re
from collections.abc import Mapping

from pointerbench.browser.host import Host

_TAG = re.compile(r"<[^>]*>")
_INSIDE = "#pb-root *"
# Where glyphs can be: each question about a node takes a millisecond or more, and most hold none.
_LETTERED = """inside => [...document.querySelectorAll(inside)].flatMap((node, place) => {
  const says = [...node.childNodes].some(child => child.nodeType === 3 && child.data.trim());
  const adds = part => !["none", "normal"].includes(getComputedStyle(node, part).content);
  const typed = node.matches("input, textarea, select, option");
  return says || typed || node.shadowRoot || adds("::before") || adds("::after") ? [place] : [];
})"""


def foreign(host: Host) -> Mapping[str, str]:
    """Typefaces that the page did not bring with it, and a text with glyphs of each.

    The browser takes one of the system's where the page's own lack a glyph; another system has
    others. What stands in shadow roots is not looked at.
    """
    send = host.session.send
    for domain in ("DOM", "CSS"):
        send(f"{domain}.enable")
    root = send("DOM.getDocument", {"depth": 0})["root"]["nodeId"]
    nodes = send("DOM.querySelectorAll", {"nodeId": root, "selector": _INSIDE})["nodeIds"]
    last: dict[str, int] = {}  # the last node in the document's order is the innermost
    for node in (nodes[place] for place in host.page.evaluate(_LETTERED, _INSIDE)):
        for font in send("CSS.getPlatformFontsForNode", {"nodeId": node})["fonts"]:
            if not font["isCustomFont"]:
                last[font["familyName"]] = node
    found = {
        name: _TAG.sub("", send("DOM.getOuterHTML", {"nodeId": node})["outerHTML"]).strip()
        for name, node in last.items()
    }
    for domain in ("CSS", "DOM"):
        send(f"{domain}.disable")
    return found
