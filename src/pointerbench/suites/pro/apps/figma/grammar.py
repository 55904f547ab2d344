"""The screens of a company's app: what each consists of, who comments, how they are linked."""

from __future__ import annotations

from typing import Any

from pointerbench.pages.banks.draw import Draw

_W, _H, _GAP = 390, 844, 90
_INKS = ("#0f766e", "#7c3aed", "#c2410c", "#1d4ed8", "#be123c", "#15803d", "#a16207", "#0e7490")
_THEMES = {
    "travel": (("city", "sea", "mountain", "lake"), "Where to next?", "Book now", " / night"),
    "food": (("food", "drink", "fruit"), "What are you craving?", "Add to basket", ""),
    "shopping": (("product",), "New this week", "Add to bag", ""),
    "home": (("room", "plant", "product"), "Make room for calm", "Reserve", ""),
    "nature": (("animal", "forest", "flower"), "Plan your walk", "Join the tour", " / person"),
}
_SOLD = ("food", "shopping", "home")  # what is pictured is what is offered
_TABS = {
    "Home": "tabler:home",
    "Saved": "tabler:heart",
    "Orders": "tabler:shopping-bag",
    "Profile": "tabler:user",
}
_SIZES = (2, 4, 6, 8, 10, 12, 16, 20, 24, 28, 32, 40, 44, 48, 56, 64)


class Screen:
    """One screen that is being filled with nodes, in coordinates of the page."""

    def __init__(self, key: str, name: str, at: int, ground: str) -> None:
        self.x = at * (_W + _GAP)
        self.nodes: list[dict[str, Any]] = []
        self.key = key
        self.frame = {"id": key, "name": name, "kind": "frame", "fill": ground, "radius": 28}
        self.frame |= {"x": self.x, "y": 0, "w": _W, "h": _H}

    def add(self, name: str, kind: str, box: tuple[int, int, int, int], **own: Any) -> str:
        x, y, w, h = box
        node = {
            "id": f"{self.key}{len(self.nodes)}",
            "name": name,
            "kind": kind,
            "screen": self.key,
        }
        self.nodes.append(node | {"x": self.x + x, "y": y, "w": w, "h": h} | own)
        return str(node["id"])

    def text(self, name: str, text: str, at: tuple[int, int], size: int, **own: Any) -> str:
        wide = own.pop("w", min(round(len(text) * size * 0.58) + 8, 370 - at[0]))
        lines = own.pop("lines", 1)
        box = (own.pop("left", at[0]), at[1], wide, round(size * 1.3 * lines))
        return self.add(name, "text", box, text=text, size=size, **own)

    def button(self, top: int, label: str, ink: str) -> str:
        made = self.add("Button / Primary", "instance", (20, top, 350, 54), fill=ink, radius=14)
        self.nodes[-1] |= {
            "text": label,
            "size": 17,
            "weight": 600,
            "ink": "#ffffff",
            "align": "center",
        }
        return made


def document(draw: Draw) -> dict[str, Any]:
    stream = draw.stream
    topic = stream.pick(tuple(_THEMES))
    words, greeting, action, unit = _THEMES[topic]
    brand, ink = draw.bank("products"), stream.pick(_INKS)
    photos, titles = _offers(draw, topic, words)
    prices = draw.distinct(9, 180, 3)
    names = [draw.bank(f"screens_{n}") for n in range(4)]
    screens = [Screen(f"s{n}_", name, n, "#ffffff") for n, name in enumerate(names)]
    _login(screens[0], brand, ink, draw)
    _home(draw, screens[1], (greeting, ink, unit), photos, titles, prices)
    _detail(draw, screens[2], (action, ink), photos, (titles[1], prices[0]))
    _basket(draw, screens[3], ink, titles, prices)
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


def _login(screen: Screen, brand: str, ink: str, draw: Draw) -> None:
    screen.add("Logo", "ellipse", (155, 130, 80, 80), fill=ink)
    screen.text("Brand", brand, (20, 232), 28, weight=700, ink="#111827", align="center", w=350)
    screen.text("Claim", draw.bank("claims"), (20, 276), 15, ink="#6b7280", align="center", w=350)
    for at, (label, value) in enumerate(
        (("Email", draw.person()["email"]), ("Password", "••••••••••"))
    ):
        top = 360 + at * 92
        screen.text(f"{label} label", label, (20, top), 14, weight=500, ink="#374151")
        screen.add(
            f"{label} field",
            "rect",
            (20, top + 26, 350, 50),
            fill="#f3f4f6",
            radius=12,
            text=value,
            size=15,
            ink="#111827",
        )
    screen.text("Forgot link", "Forgot password?", (20, 548), 14, ink=ink, weight=500)
    screen.button(610, "Log in", ink)
    screen.text(
        "Sign-up hint",
        "New here? Create an account",
        (20, 690),
        14,
        ink="#6b7280",
        align="center",
        w=350,
    )


def _home(
    draw: Draw,
    screen: Screen,
    look: tuple[str, str, str],
    photos: list[str],
    titles: list[str],
    prices: list[int],
) -> None:
    greeting, ink, unit = look
    screen.text("Time", "9:41", (28, 16), 15, weight=600, ink="#111827")
    screen.text("Greeting", greeting, (20, 58), 27, weight=700, ink="#111827")
    initials = draw.person()["initials"]
    own = {"text": initials, "size": 15, "weight": 600, "ink": "#ffffff", "align": "center"}
    screen.add("Avatar", "ellipse", (330, 56, 40, 40), fill=ink, **own)
    screen.add(
        "Search field",
        "rect",
        (20, 112, 350, 46),
        fill="#f3f4f6",
        radius=23,
        text="Search",
        size=15,
        ink="#9ca3af",
    )
    screen.add("Hero image", "photo", (20, 176, 350, 180), photo=photos[0], radius=18)
    screen.text("Hero title", titles[0], (36, 314), 19, weight=600, ink="#ffffff")
    screen.text("Section title", draw.bank("sections"), (20, 376), 18, weight=600, ink="#111827")
    for at in range(3):
        top = 414 + at * 106
        screen.add(
            f"Card {at + 1}", "rect", (20, top, 350, 94), fill="#f9fafb", radius=16, line="#e5e7eb"
        )
        screen.add(
            f"Card {at + 1} image", "photo", (29, top + 9, 76, 76), photo=photos[at + 1], radius=10
        )
        screen.text(
            f"Card {at + 1} title", titles[at + 1], (118, top + 15), 16, weight=600, ink="#111827"
        )
        price = draw.money_text(prices[at])
        screen.text(f"Card {at + 1} price", price + unit, (118, top + 50), 15, weight=500, ink=ink)
    screen.add("Tab bar", "rect", (0, 764, 390, 80), fill="#ffffff", line="#e5e7eb")
    for at, (tab, icon) in enumerate(_TABS.items()):
        hue = ink if at == 0 else "#9ca3af"
        screen.add(f"{tab} icon", "vector", (48 + at * 90, 774, 24, 24), icon=icon, ink=hue)
        own = {"ink": hue, "align": "center", "w": 80, "left": 20 + at * 90}
        screen.text(f"{tab} label", tab, (20 + at * 90, 803), 11, weight=500, **own)


def _detail(
    draw: Draw, screen: Screen, look: tuple[str, str], photos: list[str], item: tuple[str, int]
) -> None:
    action, ink = look
    screen.add("Cover", "photo", (0, 0, 390, 330), photo=photos[1], radius=0)
    screen.add(
        "Back button",
        "ellipse",
        (20, 48, 42, 42),
        fill="#ffffff",
        text="‹",
        size=26,
        ink="#111827",
        align="center",
    )
    screen.add(
        "Save button",
        "ellipse",
        (328, 48, 42, 42),
        fill="#ffffff",
        text="♡",
        size=19,
        ink="#111827",
        align="center",
    )
    screen.text("Title", item[0], (20, 352), 24, weight=700, ink="#111827")
    stars, reviews = draw.rating(), draw.stream.integer(40, 900)
    screen.text("Rating", f"★ {stars} · {reviews} reviews", (20, 394), 15, ink="#6b7280")
    for at, chip in enumerate(draw.banks("chips", 3)):
        screen.add(
            f"Chip {at + 1}",
            "rect",
            (20 + at * 119, 430, 110, 36),
            fill="#f3f4f6",
            radius=18,
            text=chip,
            size=13,
            weight=500,
            ink="#374151",
            align="center",
        )
    screen.text(
        "Description", draw.bank("descriptions"), (20, 488), 15, ink="#4b5563", w=350, lines=4
    )
    screen.add("Gallery 1", "photo", (20, 578, 170, 118), photo=photos[4], radius=14)
    screen.add("Gallery 2", "photo", (200, 578, 170, 118), photo=photos[5], radius=14)
    screen.text("Price", draw.money_text(item[1]), (20, 718), 22, weight=700, ink="#111827")
    screen.button(764, action, ink)


def _basket(draw: Draw, screen: Screen, ink: str, titles: list[str], prices: list[int]) -> None:
    screen.text("Heading", "Your order", (20, 60), 27, weight=700, ink="#111827")
    for at, price in enumerate(prices):
        top = 124 + at * 70
        screen.text(f"Item {at + 1}", titles[at + 1], (20, top), 16, weight=500, ink="#111827")
        screen.text(f"Item {at + 1} count", "1 ×", (20, top + 24), 14, ink="#6b7280")
        screen.text(
            f"Item {at + 1} price",
            draw.money_text(price),
            (290, top),
            16,
            ink="#111827",
            align="right",
            w=80,
        )
        screen.add(f"Divider {at + 1}", "rect", (20, top + 54, 350, 1), fill="#e5e7eb")
    screen.text("Total label", "Total", (20, 350), 18, weight=600, ink="#111827")
    screen.text(
        "Total",
        draw.money_text(sum(prices)),
        (270, 350),
        18,
        weight=700,
        ink="#111827",
        align="right",
        w=100,
    )
    for at, (label, value) in enumerate(
        (
            ("Name", draw.person()["name"]),
            ("Address", draw.street()),
            ("Card", "•••• 4" + draw.code("###")),
        )
    ):
        top = 410 + at * 92
        screen.text(f"{label} label", label, (20, top), 14, weight=500, ink="#374151")
        screen.add(
            f"{label} field",
            "rect",
            (20, top + 24, 350, 50),
            fill="#f3f4f6",
            radius=12,
            text=value,
            size=15,
            ink="#111827",
        )
    screen.button(742, "Pay", ink)


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
