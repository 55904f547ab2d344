"""Which typefaces a page's texts are really set in."""

from __future__ import annotations

import re
from collections.abc import Mapping

from pointerbench.browser.host import Host

_TAG = re.compile(r"<[^>]*>")
_INSIDE = "#pb-root *"

# Where glyphs can be that no node before had in the same font: a question about a node takes a
# millisecond or more, and most nodes have nothing new to say.
_LETTERED = """inside => {
  const known = {};
  const fresh = (node, style) => {
    const own = [...node.childNodes].filter(child => child.nodeType === 3).map(child => child.data);
    const {fontFamily, fontWeight, fontStyle, fontVariant, textTransform} = style;
    const lang = node.closest("[lang]")?.lang;
    const key = [fontFamily, fontWeight, fontStyle, fontVariant, textTransform, lang].join("|");
    const letters = known[key] ??= new Set();
    const before = letters.size;
    for (const letter of own.join("").replace(/\\s/g, "")) letters.add(letter);
    return letters.size > before;
  };
  const asked = node => {
    const adds = part => !["none", "normal"].includes(getComputedStyle(node, part).content);
    if (node.matches("input, textarea, select, option") || node.shadowRoot) return true;
    const style = getComputedStyle(node);
    if (style.display === "contents") return true;
    if (!node.getClientRects().length) return false;  // not drawn
    return fresh(node, style) || adds("::before") || adds("::after");
  };
  return [...document.querySelectorAll(inside)].flatMap((node, at) => asked(node) ? [at] : []);
}"""


def foreign(host: Host) -> Mapping[str, str]:
    """Typefaces that the page did not bring with it, and a text with glyphs of each.

    The browser takes one of the system's where the page's own lack a glyph; another system has
    others. What stands in shadow roots is not looked at.
    """
    send = host.send
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
