"""A web page's source in an old-school text editor: menus, a crowded tool bar, tabs, margin with
line numbers, long status line."""

from __future__ import annotations

import textwrap

from pointerbench.flow.nodes import Group, Icon, Node
from pointerbench.suites.text.kit.furniture import program, toolbar
from pointerbench.suites.text.kit.texts import label
from pointerbench.suites.text.surfaces.code.parts import (
    Listing,
    code_pane,
    code_size,
    file_tabs,
)
from pointerbench.suites.text.surfaces.code.schemes import Scheme, dress
from pointerbench.suites.text.surfaces.code.sources import draw_source
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import column, pad, panes, push, row

_TOOLS = ("new", "open", "save", "|", "print", "|", "cut", "copy", "paste", "|", "undo", "redo")
_MORE = ("|", "find", "replace", "|", "zoom_in", "zoom_out", "|", "wrap_text", "paragraph_marks")
_LAST = ("|", "record", "stop", "play", "macro")


def build(w: Writer) -> Node:
    scheme = dress(w)
    size = code_size(w)
    wide = w.mono == "Inconsolata"
    source = draw_source(w, "html", _texts(w, round((1700 if wide else 1400) / size)))
    first = w.pick((0, 9, 14, 19))
    names = [source.name, *w.sample(("site.css", "notes.txt", "menu.js", "robots.txt"), 2)]
    length = sum(len(line) + 1 for line in source.lines)
    current = w.integer(4, 22)
    code = Listing(source.lines[first:], "html", first + 1, current)
    pane = code_pane(w, scheme, code, size, gutter=scheme.bar)
    keys = ("file", "edit", "search", "view", "code.encoding", "language", "settings", "tools")
    places = (
        f"{w.colon(w.say('code.length'))} {w.number(length)}",
        f"{w.colon(w.say('code.lines'))} {len(source.lines)}",
        w.say("code.line_column", line=first + current + 1, column=w.integer(1, 70)),
        w.pick(("Windows (CR LF)", "Unix (LF)")),
        "UTF-8",
        w.say("code.insert_mode"),
    )
    return program(
        w,
        f"C:\\{source.path.replace('/', chr(92))}",
        column(file_tabs(w, names, scheme), pane, grow=1),
        icon="text_file",
        menus=[w.say(key) for key in (*keys, "window", "help")],
        tools=toolbar(w, *_TOOLS, *_MORE, *(_LAST if w.chance(0.6) else ())),
        status=_status(w, places, scheme),
    )


def _texts(w: Writer, columns: int) -> dict[str, str]:
    """The prose of the page, wrapped as people do in source files."""
    passage = w.passage(w.pick(("blog", "travel", "press")))
    headlines = w.lines("headlines", 2)
    texts = {
        f"p{number}": "\n".join(textwrap.wrap(" ".join(sentences), columns - 18))
        for number, sentences in enumerate(passage.paragraphs[:3], 1)
    }
    company = w.company()
    return {
        **texts,
        "title": passage.title,
        **dict(zip(("caption", "caption2", "caption3"), w.lines("captions", 3), strict=True)),
        "h1": headlines[0],
        "h2": headlines[1],
        "lang": w.language,
        "company": company,
    }


def _status(w: Writer, texts: tuple[str, ...], scheme: Scheme) -> Group:
    cells = [
        panes(
            column(label(w, text, 12, w.theme.muted), pad=pad(10, 4)),
            border=scheme.line,
            edges="l",
        )
        for text in texts
    ]
    kind = label(w, "Hyper Text Markup Language", 12, w.theme.muted)
    lead: tuple[Node, ...] = (Icon("code", 14, w.theme.muted), kind)
    return row(*lead, push(), *cells, gap=8, pad=pad(10, 0), fill=scheme.bar, place="status_bar")
