"""The window of a file manager: places, folders and files in a list; dialogs lie over it, too."""

from __future__ import annotations

from typing import NamedTuple

from pointerbench.flow.nodes import Column, Icon, Node, Pad, Table
from pointerbench.suites.text.banks import Passage
from pointerbench.suites.text.kit.controls import nav_item, search_box
from pointerbench.suites.text.kit.furniture import sidebar, toolbar
from pointerbench.suites.text.kit.texts import label, muted, ui
from pointerbench.suites.text.surfaces.desk.parts import caption, slug
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import column, pad, push, row

_KINDS = {
    "docx": ("text_file", "desk.kind_text"),
    "txt": ("text_file", "desk.kind_text"),
    "md": ("text_file", "desk.kind_text"),
    "pdf": ("export_pdf", "desk.kind_pdf"),
    "xlsx": ("spreadsheet", "desk.kind_sheet"),
    "pptx": ("present", "desk.kind_slides"),
    "jpg": ("image", "desk.kind_image"),
    "zip": ("zip", "desk.kind_archive"),
}
# Banks that name files, by how many words, and what such files are.
_NAMED = (
    ("titles", 4, ("docx", "pdf", "txt")),
    ("cards", 3, ("docx", "xlsx", "pptx", "md", "zip")),
    ("captions", 3, ("jpg",)),
    ("skills", 2, ("pdf", "pptx", "docx")),
)
_WEIGHTS = {"txt": (2, 9), "md": (2, 9), "docx": (18, 480), "xlsx": (12, 900)}
_PLACES = (
    ("home", "home"),
    ("desk.documents", "text_file"),
    ("desk.downloads", "download"),
    ("desk.pictures", "image"),
    ("desk.projects", "folder"),
    ("trash", "trash"),
)


class File(NamedTuple):
    """A line of the list."""

    name: str
    icon: str
    kind: str
    when: str
    size: str
    kilobytes: int = 0


def size_of(w: Writer, kilobytes: int) -> str:
    """A file's size as lists show it."""
    if kilobytes < 1000:
        return w.say("desk.kilobytes", n=kilobytes)
    return w.say("desk.megabytes", n=w.number(kilobytes // 100, 1))


def gigabytes(w: Writer, count: int) -> str:
    return w.say("desk.gigabytes", n=count)


def draw_files(w: Writer, first: Passage, count: int) -> list[File]:
    """Folders, then files by date, the one with the passage first."""
    own = slug(first.title)
    others = {slug(line, words): ends for bank, words, ends in _NAMED for line in w.lines(bank, 4)}
    others.pop(own, None)
    ends = {own: ("docx", "txt", "md"), **dict(w.sample(list(others.items()), count - 1))}
    days = sorted((w.day(-500, -1) for _ in ends), reverse=True)
    files = []
    for name, day in zip(ends, days, strict=True):
        end = w.pick(ends[name])
        icon, kind = _KINDS[end]
        weight = w.integer(*_WEIGHTS.get(end, (40, 9400)))
        when = f"{w.short_date(day)} {w.clock()}"
        files.append(File(f"{name}.{end}", icon, w.say(kind), when, size_of(w, weight), weight))
    return files


def draw_folders(w: Writer, count: int) -> list[File]:
    keys = w.sample(("desk.invoices", "desk.contracts", "desk.work", "travel", "drafts"), count)
    kind = w.say("desk.kind_folder")
    return [
        File(name, "folder", kind, f"{w.short_date(w.day(-300))} {w.clock()}", "")
        for name in sorted(w.say(key) for key in keys)
    ]


def places(w: Writer, chosen: int) -> Node:
    """The side bar: places and drives."""
    theme = w.theme
    free, whole = w.integer(40, 200), w.pick((256, 512))
    nodes = [
        nav_item(w, w.say(key), icon=icon, chosen=number == chosen)
        for number, (key, icon) in enumerate(_PLACES)
    ]
    return sidebar(
        w,
        caption(w, w.say("desk.places")),
        *nodes,
        caption(w, w.say("desk.drives")),
        nav_item(w, w.say("desk.data_drive"), icon="hard_drive"),
        nav_item(w, w.say("desk.server"), icon="network"),
        push(),
        column(
            muted(
                w,
                w.say("desk.free_space", free=gigabytes(w, free), whole=gigabytes(w, whole)),
                11.5,
            ),
            pad=pad(10, 4),
        ),
        width=198,
        fill=theme.bar,
    )


def path_line(w: Writer, names: list[str]) -> Node:
    """Back and forward, the path, the search."""
    theme = w.theme
    parts: list[Node] = []
    for number, name in enumerate(names):
        if number:
            parts.append(Icon("chevron_right", 12, theme.muted))
        parts.append(label(w, name, 13))
    path = row(
        Icon("folder", 16, theme.accent),
        *parts,
        gap=8,
        pad=pad(11, 6),
        grow=1,
        fill=theme.card,
        border=theme.line,
        radius=5,
        place="address_bar",
    )
    icons = (Icon(name, 18, theme.muted) for name in ("back", "forward", "arrow_up", "refresh"))
    search = search_box(w, width=200)
    return row(*icons, path, search, gap=12, pad=pad(12, 7), fill=theme.bar)


def commands(w: Writer) -> Node:
    new = row(Icon("plus", 16, w.theme.accent), label(w, w.say("new"), 12.5), gap=6, pad=pad(6, 4))
    sort = row(Icon("sort", 16, w.theme.ink), label(w, w.say("sort"), 12.5), gap=6, pad=pad(6, 4))
    look = row(
        Icon("view_list", 16, w.theme.ink), label(w, w.say("view"), 12.5), gap=6, pad=pad(6, 4)
    )
    return toolbar(
        w,
        new,
        "|",
        "cut",
        "copy",
        "paste",
        "rename",
        "share",
        "trash",
        "|",
        sort,
        look,
        push(),
        "sidebar_right",
    )


def details(w: Writer, files: list[File], chosen: int, *, narrow: bool = False) -> Table:
    """The list: name, date, kind, size."""
    theme = w.theme
    keys = ("name", "desk.changed", "size") if narrow else ("name", "desk.changed", "type", "size")
    heads: list[Node] = [
        ui(w, w.say(key), 12, theme.muted, role="label", align="right" if key == "size" else "left")
        for key in keys
    ]
    rows: list[tuple[Node, ...]] = [tuple(heads)]
    for number, one in enumerate(files):
        color = theme.link if number == chosen else theme.ink
        ink = theme.accent if one.icon == "folder" else theme.muted
        name = row(Icon(one.icon, 17, ink), ui(w, one.name, 13, color, limit=1, grow=1), gap=9)
        cells: list[Node] = [name, muted(w, one.when, 12.5)]
        if not narrow:
            cells.append(muted(w, one.kind, 12.5, limit=1))
        rows.append((*cells, muted(w, one.size, 12.5, align="right")))
    fills = tuple(theme.chosen if number == chosen else "" for number in range(len(files)))
    columns = (Column(grow=1), *(Column(),) * (len(keys) - 1))
    return Table(
        columns,
        tuple(rows),
        pad=Pad(5, 10, 5, 10),
        head=theme.page,
        fills=fills,
        line=theme.line if w.chance(0.4) else "",
    )


def status_texts(w: Writer, files: list[File], chosen: int) -> list[str]:
    one = files[chosen]
    return [
        w.say("desk.n_items", n=len(files)),
        w.say("desk.one_selected", size=one.size) if one.size else "",
    ]
