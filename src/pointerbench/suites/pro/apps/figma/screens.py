"""The four screens of an app, node by node: where its users log in, look around, choose and pay."""

from __future__ import annotations

from typing import Any

from pointerbench.pages.banks.draw import Draw

_W, _H, _GAP = 390, 844, 90
_TABS = {
    "Home": "tabler:home",
    "Saved": "tabler:heart",
    "Orders": "tabler:shopping-bag",
    "Profile": "tabler:user",
}


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


def login(screen: Screen, brand: str, ink: str, draw: Draw) -> None:
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


def home(
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


def detail(
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


def basket(draw: Draw, screen: Screen, ink: str, titles: list[str], prices: list[int]) -> None:
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
