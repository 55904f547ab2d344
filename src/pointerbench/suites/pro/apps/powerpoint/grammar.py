"""A talk's deck of slides with the ribbon around it."""

from __future__ import annotations

from typing import Any

from pointerbench.pages.banks.draw import Draw
from pointerbench.suites.pro.kit.deck import deck
from pointerbench.suites.pro.kit.ribbon import menus, ribbon

_FONTS = (
    {"name": "Segoe UI", "font": '"Open Sans", var(--font)'},
    {"name": "Arial", "font": "Arimo, var(--font)"},
    {"name": "Rockwell", "font": '"Zilla Slab", var(--font)'},
    {"name": "Georgia", "font": "Gelasio, var(--font)"},
    {"name": "Bahnschrift", "font": '"Fira Sans", var(--font)'},
)


def document(draw: Draw) -> dict[str, Any]:
    stream = draw.stream
    talk = deck(draw)
    face = dict(stream.pick(_FONTS))
    return talk | {
        "ribbon": ribbon(draw.content["ribbon"]),
        "menus": menus(draw.content["menus"]),
        "face": face,
        "look": talk["look"] | {"font": face["font"], "head": face["font"]},
        "tinted": stream.chance(0.4),
        "saved": stream.pick(["Saved", "Saved", "Saving...", "Saved to this PC"]),
        "path": f"/p/{draw.code('AA##AA##').lower()}",
    }


def states(draw: Draw, document: dict[str, Any]) -> dict[str, dict[str, Any]]:
    stream, slides = draw.stream, document["slides"]
    chart = next(at for at, slide in enumerate(slides) if slide["title"].startswith("Visitors"))
    table = next(at for at, slide in enumerate(slides) if slide["title"] == "Budget")
    spots = [at for at in range(1, len(slides) - 1) if at not in (chart, table)]
    one, other, third = stream.sample(spots, 3)
    tags = {f"s{one}-0": 1, f"s{one}-1": 2}
    return {
        "home": {"slide": one, "at": f"s{one}-1", "notes": True},
        "chart": {"tab": "Home", "slide": chart, "at": f"s{chart}-1", "notes": True},
        "table": {"tab": "Insert", "slide": table, "at": f"s{table}-0", "notes": True},
        "design": {"tab": "Design", "slide": 0, "pane": "designer", "notes": True},
        "transitions": {"tab": "Transitions", "slide": other, "effect": "t_morph", "notes": True},
        "animations": {"tab": "Animations", "slide": one, "pane": "animations", "tags": tags},
        "moving": {"tab": "Animations", "slide": other, "at": f"s{other}-1", "notes": True},
        "show": {"tab": "Slide Show", "slide": third, "notes": True},
        "comments": {"tab": "Review", "slide": third, "pane": "comments", "thread": "t1"},
        "sorter": {"tab": "View", "view": "sorter", "slide": other},
        "shape": {"slide": one, "at": f"s{one}-0", "pane": "shape"},
        "menu_context": {"open": "context", "slide": 2},
        "menu_arrange": {"open": "arrange", "slide": other, "at": f"s{other}-1"},
        "menu_layout": {"open": "layout", "slide": third},
        "dialog_heads": {"dialog": "heads", "tab": "Insert", "slide": other},
        "dialog_show": {"dialog": "show", "tab": "Slide Show", "slide": third},
    }
