"""A report that several people revise, with the ribbon around it."""

from __future__ import annotations

from typing import Any

from pointerbench.pages.banks.draw import Draw
from pointerbench.suites.pro.kit.report import report
from pointerbench.suites.pro.kit.ribbon import menus, ribbon

_FONTS = (
    {"name": "Cambria", "body": "Caladea", "head": "Open Sans"},
    {"name": "Georgia", "body": "Gelasio", "head": "Gelasio"},
    {"name": "Times New Roman", "body": "Tinos", "head": "Arimo"},
    {"name": "Arial", "body": "Arimo", "head": "Arimo"},
    {"name": "Garamond", "body": "EB Garamond", "head": "EB Garamond"},
)


def document(draw: Draw) -> dict[str, Any]:
    stream = draw.stream
    text = report(draw)
    return text | {
        "ribbon": ribbon(draw.content["ribbon"]),
        "menus": menus(draw.content["menus"]),
        "font": dict(stream.pick(_FONTS)),
        "heading": stream.pick(["#2f5496", "#1f3864", "#833c0b", "#385623", "#404040"]),
        "tinted": stream.chance(0.4),
        "saved": stream.pick(["Saved", "Saved", "Saving...", "Saved to this PC"]),
        "path": f"/w/{draw.code('AA##AA##').lower()}",
    }


def states(draw: Draw, document: dict[str, Any]) -> dict[str, dict[str, Any]]:
    stream, blocks = draw.stream, document["blocks"]
    prose = [block["key"] for block in blocks if block["kind"] == "p" and block["page"] == 0]
    heads = [block["key"] for block in blocks if block["kind"] == "h1" and block["page"] == 0]
    edits = [run for block in blocks[:9] for run in block.get("runs", ()) if "edit" in run]
    edit = edits[0]["key"] if edits else ""
    caret, other, third = stream.sample(prose, 3)
    thread = document["threads"][0]["key"]
    review = {"tab": "Review", "markup": "all", "track": True, "zoom": 80}
    return {
        "home": {"marked": caret, "navigation": True},
        "review": review | {"at": caret, "thread": thread},
        "review_pane": review | {"pane": "edits", "edit": edit, "at": other},
        "comments": {
            "tab": "Review",
            "pane": "comments",
            "zoom": 80,
            "thread": thread,
            "at": third,
        },
        "insert": {"tab": "Insert", "at": heads[-1], "navigation": True},
        "layout": {"tab": "Layout", "at": other, "marks": True, "zoom": 90},
        "references": {"tab": "References", "at": third, "navigation": True, "zoom": 110},
        "view": {"tab": "View", "at": caret, "zoom": 70},
        "editor": {"zoom": 80, "pane": "editor", "at": other},
        "find": {"navigation": True, "tab": "Home", "leaf": "pages", "at": third},
        "menu_context": {"open": "context", "marked": caret},
        "menu_change": review | ({"open": "change", "edit": edit} if edit else {}) | {"at": caret},
        "menu_spacing": {"open": "spacing", "marked": other},
        "menu_markup": review | {"open": "show_markup", "at": third},
        "dialog_paragraph": {"dialog": "paragraph", "at": caret},
        "dialog_count": {"dialog": "count", "tab": "Review", "at": other},
        "dialog_font": {"dialog": "font", "marked": third},
    }
