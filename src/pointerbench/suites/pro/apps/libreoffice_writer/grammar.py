"""A club's paper in a window with menus, bars of tools and a sidebar."""

from __future__ import annotations

from typing import Any

from pointerbench.pages.banks.draw import Draw
from pointerbench.suites.pro.kit.report import report
from pointerbench.suites.pro.kit.ribbon import bars, menus

_FONTS = (
    {"name": "Liberation Serif", "body": "Tinos", "head": "Arimo"},
    {"name": "Liberation Sans", "body": "Arimo", "head": "Arimo"},
    {"name": "Carlito", "body": "Open Sans", "head": "Open Sans"},
    {"name": "Gelasio", "body": "Gelasio", "head": "Gelasio"},
    {"name": "Noto Sans", "body": "Noto Sans", "head": "Noto Sans"},
)


def document(draw: Draw) -> dict[str, Any]:
    text = report(draw)
    return text | {
        "name": text["title"],
        "title": f"{text['file']}.odt — LibreOffice Writer",
        "menus": menus(draw.content["menus"]),
        "bars": bars(draw.content["bars"]),
        "font": dict(draw.stream.pick(_FONTS)),
        "heading": draw.stream.pick(
            ["currentColor", "currentColor", "#2a6099", "#7b3d00", "#355e2f"]
        ),
    }


def states(draw: Draw, document: dict[str, Any]) -> dict[str, dict[str, Any]]:
    stream, blocks = draw.stream, document["blocks"]
    prose = [block["key"] for block in blocks if block["kind"] == "p" and block["page"] == 0]
    edits = [run for block in blocks[:9] for run in block.get("runs", ()) if "edit" in run]
    caret, other, third = stream.sample(prose, 3)
    thread = document["threads"][0]["key"]
    tracked = {"tracking": True, "track": True, "markup": "all", "zoom": 80}
    return {
        "plain": {"at": caret, "deck": "", "marks": True},
        "properties": {"marked": other, "deck": "properties", "zoom": 80},
        "styles": {"at": caret, "deck": "styles", "zoom": 80},
        "navigator": {"at": third, "deck": "navigator", "zoom": 90},
        "page": {"at": other, "deck": "page", "zoom": 70},
        "changes": tracked | {"at": third, "deck": "", "edit": edits[0]["key"] if edits else ""},
        "manage": tracked | {"at": other, "deck": "changes", "zoom": 70},
        "notes": {"at": caret, "beside": True, "thread": thread, "deck": "", "zoom": 80},
        "finding": {"at": third, "finding": True, "deck": "properties", "zoom": 80},
        "menu_insert": {"open": "mInsert", "at": caret},
        "menu_edit": {"open": "mEdit", "at": other, "deck": ""},
        "context": {"open": "context", "marked": third, "deck": "", "zoom": 90},
        "dialog_count": {"dialog": "count", "at": caret, "deck": ""},
        "dialog_paragraph": {"dialog": "paragraph", "at": other},
    }
