"""The screens of a company's app: what each consists of, who comments, how they are linked."""

from __future__ import annotations

from typing import Any

from pointerbench.pages.banks.draw import Draw
from pointerbench.suites.pro.apps.figma.screens import Screen, basket, detail, home, login

_INKS = ("#0f766e", "#7c3aed", "#c2410c", "#1d4ed8", "#be123c", "#15803d", "#a16207", "#0e7490")
_THEMES = {
    "travel": (("city", "sea", "mountain", "lake"), "Where to next?", "Book now", " / night"),
    "food": (("food", "drink", "fruit"), "What are you craving?", "Add to basket", ""),
    "shopping": (("product",), "New this week", "Add to bag", ""),
    "home": (("room", "plant", "product"), "Make room for calm", "Reserve", ""),
    "nature": (("animal", "forest", "flower"), "Plan your walk", "Join the tour", " / person"),
}
_SOLD = ("food", "shopping", "home")  # what is pictured is what is offered
_SIZES = (2, 4, 6, 8, 10, 12, 16, 20, 24, 28, 32, 40, 44, 48, 56, 64)


def document(draw: Draw) -> dict[str, Any]:
    stream = draw.stream
    topic = stream.pick(tuple(_THEMES))
    words, greeting, action, unit = _THEMES[topic]
    brand, ink = draw.bank("products"), stream.pick(_INKS)
    photos, titles = _offers(draw, topic, words)
    prices = draw.distinct(9, 180, 3)
    names = [draw.bank(f"screens_{n}") for n in range(4)]
    screens = [Screen(f"s{n}_", name, n, "#ffffff") for n, name in enumerate(names)]
    login(screens[0], brand, ink, draw)
    home(draw, screens[1], (greeting, ink, unit), photos, titles, prices)
    detail(draw, screens[2], (action, ink), photos, (titles[1], prices[0]))
    basket(draw, screens[3], ink, titles, prices)
    nodes = [node for screen in screens for node in screen.nodes]
    links = [
        [screens[0].nodes[-2]["id"], "s1_"],
        [_named(screens[1], "Card 1"), "s2_"],
        [_named(screens[2], "Button / Primary"), "s3_"],
    ]
    return {
        "title": f"{brand} – Figma",
        "path": f"/design/{draw.code('A##aA#a')}/{brand.replace(' ', '-')}",
        "file": brand,
        "project": draw.bank("projects"),
        "pages": draw.banks("pages", 5),
        "frames": [screen.frame for screen in screens],
        "nodes": nodes,
        "links": links,
        "ink": ink,
        "people": draw.people(4),
        "comments": _comments(draw.child("comments"), screens),
        "styles": [*_styles(ink)],
        "variables": _variables(draw.child("variables"), ink),
        "components": draw.banks("components", 12),
        "photos": photos,
        "speed": stream.integer(2, 8) * 50,
    }


def _offers(draw: Draw, topic: str, words: tuple[str, ...]) -> tuple[list[str], list[str]]:
    """Six photographs, and what is offered under the first four."""
    if topic not in _SOLD:
        return draw.photos(6, *words), draw.titles(topic, 4, most=21)
    photos: list[str] = []
    while len(photos) < 6:
        one = draw.photo(*words, sold=True)
        if len(draw.caption(one)) <= 22:
            photos.append(one)
    return photos, [draw.caption(one) for one in photos[:4]]


def _named(screen: Screen, name: str) -> str:
    return str(next(node["id"] for node in screen.nodes if node["name"] == name))


def _comments(draw: Draw, screens: list[Screen]) -> list[dict[str, Any]]:
    stream, people = draw.stream, draw.people(5)
    replies = stream.sample(range(1, 9), 5)
    places = [(60, 60), (250, 270), (330, 460), (170, 640), (300, 150)]
    return [
        {
            "key": f"c{n}",
            "no": n + 1,
            "who": people[n],
            "said": draw.bank("remarks"),
            "ago": draw.ago_text(stream.integer(20, 4000)),
            "replies": replies[n],
            "x": screens[1 + n % 2].x + places[n][0],
            "y": places[n][1] + stream.integer(0, 40),
        }
        for n in range(5)
    ]


def _styles(ink: str) -> list[dict[str, str]]:
    inks = (
        ("Brand/500", ink),
        ("Ink/900", "#111827"),
        ("Ink/500", "#6b7280"),
        ("Surface/100", "#f3f4f6"),
        ("Surface/0", "#ffffff"),
        ("Border/200", "#e5e7eb"),
    )
    return [{"id": name, "name": name, "ink": value} for name, value in inks]


def _variables(draw: Draw, ink: str) -> list[dict[str, str]]:
    stream = draw.stream
    greys = stream.sample(("FFFFFF", "F9FAFB", "F3F4F6", "E5E7EB", "D1D5DB", "9CA3AF"), 4)
    darks = stream.sample(("0B0F14", "111827", "1F2937", "374151", "4B5563", "18181B"), 4)
    rows = [
        (name, light, dark)
        for name, light, dark in zip(draw.banks("color_variables", 4), greys, darks, strict=True)
    ]
    rows.insert(
        0, ("brand/primary", ink[1:].upper(), stream.pick(("5EEAD4", "C4B5FD", "FDBA74", "93C5FD")))
    )
    sizes = stream.sample(_SIZES, 5)
    rows += [
        (name, str(sizes[n]), str(sizes[n]))
        for n, name in enumerate(draw.banks("size_variables", 5))
    ]
    return [
        {"id": f"v{n}", "name": name, "light": light, "dark": dark}
        for n, (name, light, dark) in enumerate(rows)
    ]


def states(draw: Draw, document: dict[str, Any]) -> dict[str, dict[str, Any]]:
    stream, nodes = draw.stream, document["nodes"]

    def one(kind: str, *screens: str) -> str:
        return str(
            stream.pick([n for n in nodes if n["kind"] == kind and n["screen"] in screens])["id"]
        )

    return {
        "design": {"sel": one("rect", "s1_", "s2_")},
        "photo": {"sel": one("photo", "s1_", "s2_")},
        "text": {"sel": one("text", "s1_", "s2_")},
        "frame": {"sel": "s2_", "left": "assets"},
        "page": {"sel": ""},
        "prototype": {"sel": "s1_", "tab": "prototype"},
        "comments": {"tool": "comment", "sel": ""},
        "picking": {"sel": one("rect", "s1_"), "open": "picker"},
        "dev": {"sel": one("instance", "s2_"), "dev": True},
        "menu_main": {"sel": one("photo", "s1_"), "open": "main"},
        "menu_object": {"sel": one("text", "s1_"), "open": "main", "hover": "object"},
        "menu_zoom": {"sel": one("photo", "s2_"), "open": "zoom"},
        "context": {"sel": one("rect", "s1_"), "open": "context"},
        "dialog_variables": {"sel": "", "dialog": "variables"},
        "dialog_share": {"sel": "", "dialog": "share"},
    }
