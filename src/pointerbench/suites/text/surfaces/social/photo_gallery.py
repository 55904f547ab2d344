"""Photographs on the web: an album as a wall, grid or journal, or one picture with its facts."""

from __future__ import annotations

from typing import NamedTuple

from pointerbench.flow.nodes import Color, Group, Icon, Node
from pointerbench.suites.text.kit.controls import (
    button,
    nav_item,
)
from pointerbench.suites.text.kit.furniture import page, sidebar, site_header, web
from pointerbench.suites.text.kit.people import (
    avatar,
    likeness,
)
from pointerbench.suites.text.kit.photos import photograph
from pointerbench.suites.text.kit.texts import prose, title, ui, ui_title
from pointerbench.suites.text.surfaces.social.parts import (
    brand,
    counted,
    section_title,
)
from pointerbench.suites.text.surfaces.social.photo_facts import facts_pane
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import column, layers, pad, panes, push, row

_VEILED = "#56636f"  # what a picture looks like under the veil of a cover


class _Shot(NamedTuple):
    """A photograph by its id, what it is called, how it came about."""

    photo: str
    caption: str
    story: str


class _Album(NamedTuple):
    title: str
    about: str
    shots: list[_Shot]


def _album(w: Writer) -> _Album:
    """One topic: what is said of it, and its pictures in an order of the page's own."""
    known = w.passage("albums")
    shots = [_Shot(*line.split(" | ")) for line in known.beside["shots"]]
    return _Album(known.title, " ".join(known.sentences), w.sample(shots, len(shots)))


def build(w: Writer) -> Node:
    name, owner = brand(w, "photo"), w.person()
    album, count = _album(w), w.integer(18, 240)
    captions = [w.say(key) for key in ("social.explore", "albums", "social.groups")]
    upload = button(w, w.say("upload"), primary=True, icon="upload")
    header = site_header(w, name, captions, upload, avatar(w, 30), chosen=1)
    kind = w.pick((_wall, _grid, _journal, _viewer))
    if kind is _viewer:
        body: Node = panes(_viewer(w, album), facts_pane(w, owner), grow=1)
    else:
        left = [_albums(w, album.title, count)] if w.chance(0.5) else []
        shown = (_head(w, album, owner, count), kind(w, album))
        main = column(*shown, gap=16, pad=pad(28, 18), grow=1, clip=True)
        body = panes(*left, main, grow=1)
    url = f"www.{name.split()[0].lower()}.photo/{w.code('??####')}"
    return web(w, f"{album.title} – {name}", url, page(w, header, body))


# --- what stands above an album -------------------------------------------------------------------


def _head(w: Writer, album: _Album, owner: str, count: int) -> Node:
    """Title and facts, now and then on a picture; then what the album is about."""
    about = prose(w, album.about, w.size, styles=("italic",))
    if w.chance(0.4):
        veil = Group(fill="#0b1016", shade=135)
        texts = (push(), title(w, album.title, 29, "#ffffff"), _line(w, owner, count, "#ffffff"))
        over = column(*texts, gap=9, pad=pad(22, 16), ground=_VEILED)
        picture = photograph(w, w.integer(124, 160), None, (album.shots[-1].photo,))
        return column(layers(picture, veil, over, place="header"), about, gap=13)
    facts = _line(w, owner, count, w.theme.muted)
    return column(title(w, album.title, 27), facts, about, gap=10)


def _line(w: Writer, owner: str, count: int, color: Color) -> Node:
    ink = color if color == "#ffffff" else w.theme.ink
    return row(
        likeness(w, owner, 26),
        ui(w, owner, 13.5, ink, bold=True),
        ui(w, w.long_date(w.day(-300)), 12.5, color),
        ui(w, w.say("social.photos_n", n=count), 12.5, color),
        push(),
        counted(w, "heart", w.number(w.integer(12, 2400)), color),
        counted(w, "chat", str(w.integer(2, 90)), color),
        counted(w, "present", w.say("social.slideshow"), color),
        gap=12,
    )


def _albums(w: Writer, album: str, count: int) -> Node:
    items = [
        nav_item(
            w,
            name,
            icon="gallery",
            chosen=name == album,
            count=str(count if name == album else w.integer(9, 240)),
        )
        for name in (album, *(other.title for other in w.passages("albums", 4)))
    ]
    heading = section_title(w, w.say("albums"))
    place = [nav_item(w, w.say("social.favourites"), icon="heart")]
    place.append(nav_item(w, w.say("trash"), icon="trash"))
    return sidebar(w, heading, *items, section_title(w, w.say("library")), *place, width=214, gap=3)


# --- the pictures ---------------------------------------------------------------------------------


def _told(w: Writer, shot: _Shot, size: float) -> tuple[Node, Node]:
    """A picture's name with how often it was liked, and its story."""
    likes = counted(w, "heart", str(w.integer(1, 420)), size=12)
    name = ui(w, shot.caption, 14, bold=True, leading=1.3, grow=1, role="title")
    story = prose(w, shot.story, size, styles=("italic", "link"), rate=0.15, leading=1.42)
    return row(name, likes, gap=10, align="start"), story


def _picture(w: Writer, shot: _Shot, high: float) -> Group:
    """A picture and its name; to some of them there is more to say."""
    name, story = _told(w, shot, min(w.size, 14))
    told = (name, story) if w.chance(0.55) else (name,)
    return column(photograph(w, high, None, (shot.photo,)), *told, gap=6, place="card")


def _wall(w: Writer, album: _Album) -> Node:
    """Columns of pictures of different heights."""
    count = w.pick((2, 3))
    shots = album.shots[: 2 * count + 1]
    low = 120 if count == 3 else 160
    stacks = [
        column(
            *(_picture(w, shot, w.integer(low, low + 80)) for shot in shots[place::count]),
            gap=18,
            grow=1,
        )
        for place in range(count)
    ]
    return row(*stacks, gap=18, align="start")


def _grid(w: Writer, album: _Album) -> Node:
    high = w.integer(120, 150)
    cells = [column(_picture(w, shot, high), grow=1) for shot in album.shots[:6]]
    rows = [row(*cells[start : start + 3], gap=18, align="start") for start in (0, 3)]
    return column(*rows, gap=18)


def _journal(w: Writer, album: _Album) -> Node:
    """One picture below another, its story beside it, on alternating sides or not."""
    wide, turned = w.integer(270, 340), w.chance(0.4)
    entries = []
    for number, shot in enumerate(album.shots[:5]):
        texts = column(*_told(w, shot, max(w.size, 15)), gap=7, grow=1)
        parts = (photograph(w, round(wide * 0.6), wide, (shot.photo,)), texts)
        sides = parts[::-1] if turned and number % 2 else parts
        entries.append(row(*sides, gap=22, place="entry"))
    return column(*entries, gap=18)


def _viewer(w: Writer, album: _Album) -> Node:
    """One picture large, what it is, and others of its album."""
    first, *others = album.shots
    cells = [column(photograph(w, 64, None, (shot.photo,)), grow=1) for shot in others]
    tools = (counted(w, "heart", str(w.integer(12, 900))), Icon("download", 18, w.theme.muted))
    return column(
        photograph(w, w.integer(380, 430), None, (first.photo,)),
        row(title(w, first.caption, 20, grow=1), *tools, gap=18),
        prose(w, first.story, w.size, styles=("link",)),
        row(*cells, gap=8),
        ui_title(w, album.title, 15),
        prose(w, album.about, w.size, styles=("italic",)),
        gap=12,
        pad=pad(24, 18),
        grow=1,
        clip=True,
    )
