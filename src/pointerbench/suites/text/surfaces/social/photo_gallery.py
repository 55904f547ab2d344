"""Photographs on the web: albums, a wall of pictures with captions, or one with its facts."""

from __future__ import annotations

from pointerbench.flow.nodes import Drawing, Group, Icon, Node
from pointerbench.suites.text.kit.boxes import column, pad, panes, push, row
from pointerbench.suites.text.kit.controls import avatar, button, chips, nav_item
from pointerbench.suites.text.kit.furniture import page, sidebar, site_header, web
from pointerbench.suites.text.kit.texts import muted, prose, text, title, ui, ui_title
from pointerbench.suites.text.surfaces.social.parts import (
    agos,
    brand,
    composer,
    counted,
    likeness,
    section_title,
    words,
)
from pointerbench.suites.text.writer import Writer


def build(w: Writer) -> Node:
    name, owner = brand(w, "photo"), w.person()
    album, count = w.pick(words(w, "albums_list")), w.integer(18, 240)
    captions = [w.say(key) for key in ("social.explore", "albums", "social.groups")]
    upload = button(w, w.say("upload"), primary=True, icon="upload")
    header = site_header(w, name, captions, upload, avatar(w, 30), chosen=1)
    kind = w.pick(("wall", "grid", "viewer"))
    if kind == "viewer":
        body: Node = _viewer(w, owner)
    else:
        wall = _wall(w) if kind == "wall" else _grid(w)
        left = [_albums(w, album, count)] if w.chance(0.5) else []
        main = column(
            _head(w, album, owner, count), wall, gap=16, pad=pad(28, 18), grow=1, clip=True
        )
        body = panes(*left, main, grow=1)
    url = f"www.{name.split()[0].lower()}.photo/{w.code('??####')}"
    return web(w, f"{album} – {name}", url, page(w, header, body))


def _head(w: Writer, album: str, owner: str, count: int) -> Node:
    facts = row(
        likeness(owner, 26),
        ui(w, owner, 13.5, bold=True),
        muted(w, w.long_date(w.day(-300)), 12.5),
        muted(w, w.say("social.photos_n", n=count), 12.5),
        push(),
        counted(w, "heart", w.number(w.integer(12, 2400))),
        counted(w, "comment", str(w.integer(2, 90))),
        counted(w, "present", w.say("social.slideshow")),
        gap=12,
    )
    about = w.say(f"social.album_{w.integer(1, 3)}")
    return column(title(w, album, 27), facts, prose(w, about, w.size, styles=("italic",)), gap=10)


def _scenes(w: Writer, count: int) -> list[float]:
    """Different kinds of pictures, as the painter counts them."""
    return [float(kind + 26 * w.integer(0, 20)) for kind in w.sample(range(26), count)]


def _picture(w: Writer, caption: str, kind: float, high: float) -> Group:
    """A picture with its caption, and perhaps how often it was liked."""
    picture = Drawing("photo", high, None, (), (kind,))
    foot: list[Node] = [text(w, caption, 13.5, leading=1.35, grow=1, italic=w.chance(0.1))]
    return column(picture, row(*foot, _likes(w), gap=10, align="start"), gap=6, place="card")


def _likes(w: Writer) -> Node:
    return counted(w, "heart", str(w.integer(1, 420)), size=12)


def _wall(w: Writer) -> Node:
    """Columns of pictures of different heights."""
    pairs = list(zip(w.lines("captions", 9), _scenes(w, 9), strict=True))
    count = w.pick((2, 3, 3))
    stacks = []
    for place in range(count):
        low = 150 if count == 3 else 200
        pictures = [_picture(w, *pair, w.integer(low, low + 110)) for pair in pairs[place::count]]
        stacks.append(column(*pictures, gap=16, grow=1))
    return row(*stacks, gap=16, align="start")


def _grid(w: Writer) -> Node:
    pairs = zip(w.lines("captions", 9), _scenes(w, 9), strict=True)
    high = w.integer(150, 185)
    cells = [column(_picture(w, *pair, high), grow=1) for pair in pairs]
    rows = [row(*cells[start : start + 3], gap=16, align="start") for start in range(0, 9, 3)]
    return column(*rows, gap=18)


def _albums(w: Writer, album: str, count: int) -> Node:
    items = [
        nav_item(
            w,
            name,
            icon="gallery",
            chosen=name == album,
            count=str(count if name == album else w.integer(9, 240)),
        )
        for name in words(w, "albums_list")
    ]
    heading = section_title(w, w.say("albums"))
    place = [nav_item(w, w.say("social.favourites"), icon="heart")]
    place.append(nav_item(w, w.say("trash"), icon="trash"))
    return sidebar(w, heading, *items, section_title(w, w.say("library")), *place, width=206, gap=3)


def _viewer(w: Writer, owner: str) -> Node:
    """One picture large, what is known about it, and what people say."""
    theme = w.theme
    captions = w.lines("captions", 1)
    tall = w.integer(470, 530)
    strip = row(*(Drawing("photo", 70, 92, (), (kind,)) for kind in _scenes(w, 7)), gap=8)
    about = w.say(f"social.album_{w.integer(1, 3)}")
    left = column(
        Drawing("photo", tall, None, (), (float(w.integer(0, 95)),)),
        row(
            title(w, captions[0], 19, grow=1),
            counted(w, "heart", str(w.integer(12, 900))),
            Icon("download", 18, theme.muted),
            gap=18,
        ),
        prose(w, about, w.size, styles=("link",)),
        strip,
        gap=12,
        pad=pad(24, 18),
        grow=1,
        clip=True,
    )
    return panes(left, _facts(w, owner), grow=1)


def _facts(w: Writer, owner: str) -> Node:
    theme = w.theme
    values = (
        f"{w.pick(('Norda', 'Kestrel', 'Halcyon'))} {w.pick(('X', 'M', 'R'))}{w.integer(3, 9)}",
        f"{w.pick((24, 35, 50, 85))} mm",
        f"1/{w.pick((60, 125, 250, 500))} s",
        f"f/{w.pick(('1.8', '2.8', '4', '8'))}",
        w.short_date(),
        "6000 × 4000",
    )
    facts = [
        row(muted(w, name, 12.5, width=110), ui(w, value, 13, grow=1), gap=8)
        for name, value in zip(words(w, "camera_facts"), values, strict=True)
    ]
    owner_line = row(
        likeness(owner, 38),
        column(ui(w, owner, 14, bold=True), muted(w, w.city(), 12), grow=1),
        button(w, w.say("follow"), size=12.5),
        gap=10,
    )
    body = column(
        owner_line,
        *facts,
        chips(w, words(w, "albums_list", 3)),
        ui_title(w, w.say("comments"), 15),
        *_comments(w),
        gap=9,
        pad=pad(18, 18),
        grow=1,
        clip=True,
    )
    write = composer(w, w.say("social.write_comment"), pad=pad(14, 9))
    looks = {"fill": theme.card, "border": theme.line, "edges": "l", "place": "panel"}
    return column(body, write, width=318, **looks)


def _comments(w: Writer) -> list[Node]:
    known = words(w, "good_replies")
    own = words(w, "photo_replies") + [known[place] for place in (0, 2, 5, 8, 9)]
    lines = w.sample(own, 6)
    people = w.people(len(lines))
    return [
        row(
            likeness(who, 30),
            column(
                row(ui(w, who, 13, bold=True, limit=1, grow=1), muted(w, when, 11.5), gap=8),
                prose(w, line, min(w.size, 14.5), styles=(), leading=1.4),
                gap=2,
                grow=1,
            ),
            gap=10,
            align="start",
            place="comment",
        )
        for line, who, when in zip(lines, people, agos(w, 6, 30, 6000), strict=True)
    ]
