"""Slides and pages of shapes as flat OpenDocument files, and handwritten notes for Xournal++."""

from __future__ import annotations

import gzip
from pathlib import Path
from xml.sax.saxutils import escape

from pointerbench.capture.documents.drawings import COLOURS, STEPS
from pointerbench.values.rng import Stream

_TALKS = {
    "en": (
        ("Cycling in the city", ("Fewer cars", "Safer lanes", "New parking", "Next steps")),
        ("A school garden", ("Why a garden", "Beds and seeds", "Who waters", "Harvest day")),
        ("Our reading week", ("Books we chose", "Visitors", "What it cost", "Ideas for May")),
    ),
    "zh": (
        ("城市骑行", ("减少汽车", "更安全的车道", "新的停车处", "下一步")),
        ("学校花园", ("为什么要花园", "苗床和种子", "谁来浇水", "收获日")),
        ("我们的阅读周", ("选好的书", "来宾", "花费", "五月的想法")),
    ),
}
_POINTS = {
    "en": ("Agreed in March", "Needs two volunteers", "Costs 480 in all", "Ready by summer"),
    "zh": ("三月已商定", "需要两名志愿者", "共花费四百八十元", "夏天前完成"),
}


def talk(form: str, stream: Stream, language: str, folder: Path) -> Path:
    """Writes a presentation of five slides: a title, and four with a heading and points."""
    title, headings = stream.pick(_TALKS[language])
    points = _POINTS[language]
    pages = [_page(0, _box(2, 5, 24, 3, title, 40) + _box(2, 9, 24, 2, headings[-1], 20))]
    for at, heading in enumerate(headings, 1):
        chosen = stream.shuffled(points)[:3]
        listed = "".join(_box(2, 4 + 2 * row, 12, 1.6, one, 20) for row, one in enumerate(chosen))
        colour = COLOURS[stream.integer(0, len(COLOURS) - 1)]
        shape = _rectangle(16, 5, 9, stream.integer(4, 7), colour)
        pages.append(_page(at, _box(2, 1, 24, 2, heading, 32) + listed + shape))
    path = folder / f"talk.{form}"
    path.write_text(_flat("presentation", "".join(pages)), "utf-8")
    return path


def shapes(form: str, stream: Stream, language: str, folder: Path) -> Path:
    """Writes two pages of a drawing: the steps of a process in coloured boxes, and its parts."""
    colours = stream.shuffled(COLOURS)
    boxes = "".join(
        _rectangle(2, 2 + 4 * at, 9, 2.4, colours[at]) + _box(2.4, 2.4 + 4 * at, 8, 1.6, name, 18)
        for at, name in enumerate(STEPS[language])
    )
    circles = "".join(
        f'<draw:ellipse draw:style-name="fill{colours[at][1:]}" svg:x="13cm" '
        f'svg:y="{2 + 4 * at}cm" svg:width="{stream.integer(3, 5)}cm" svg:height="2.8cm"/>'
        for at in range(5)
    )
    pages = _page(0, boxes + circles) + _page(1, _rectangle(3, 3, 14, 9, colours[5]))
    path = folder / f"process.{form}"
    path.write_text(_flat("drawing", pages), "utf-8")
    return path


def _page(at: int, content: str) -> str:
    return (
        f'<draw:page draw:name="page{at + 1}" draw:master-page-name="Default">{content}</draw:page>'
    )


def _box(x: float, y: float, wide: float, high: float, words: str, size: int) -> str:
    return (
        f'<draw:frame draw:style-name="plain" svg:x="{x}cm" svg:y="{y}cm" svg:width="{wide}cm" '
        f'svg:height="{high}cm"><draw:text-box><text:p text:style-name="p{size}">'
        f"{escape(words)}</text:p></draw:text-box></draw:frame>"
    )


def _rectangle(x: float, y: float, wide: float, high: float, colour: str) -> str:
    return (
        f'<draw:rect draw:style-name="fill{colour[1:]}" svg:x="{x}cm" svg:y="{y}cm" '
        f'svg:width="{wide}cm" svg:height="{high}cm"/>'
    )


def _flat(kind: str, pages: str) -> str:
    size = ("28cm", "15.75cm") if kind == "presentation" else ("21cm", "29.7cm")
    fills = "".join(
        f'<style:style style:name="fill{colour[1:]}" style:family="graphic">'
        f'<style:graphic-properties draw:fill="solid" draw:fill-color="{colour}" '
        'draw:stroke="none" draw:opacity="60%"/></style:style>'
        for colour in COLOURS
    )
    texts = "".join(
        f'<style:style style:name="p{points}" style:family="paragraph"><style:text-properties '
        f'fo:font-size="{points}pt" style:font-size-asian="{points}pt"/></style:style>'
        for points in (18, 20, 32, 40)
    )
    return _FLAT.format(
        kind=kind, type=_TYPES[kind], wide=size[0], high=size[1], styles=fills + texts, pages=pages
    ).replace("\n", "")


_TYPES = {"presentation": "presentation", "drawing": "graphics"}
_FLAT = """<?xml version="1.0" encoding="UTF-8"?>
<office:document xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0"
 xmlns:style="urn:oasis:names:tc:opendocument:xmlns:style:1.0"
 xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0"
 xmlns:draw="urn:oasis:names:tc:opendocument:xmlns:drawing:1.0"
 xmlns:fo="urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0"
 xmlns:svg="urn:oasis:names:tc:opendocument:xmlns:svg-compatible:1.0" office:version="1.2"
 office:mimetype="application/vnd.oasis.opendocument.{type}">
<office:automatic-styles>
<style:page-layout style:name="sheet"><style:page-layout-properties
 fo:page-width="{wide}" fo:page-height="{high}" fo:margin="1cm"/></style:page-layout>
<style:style style:name="plain" style:family="graphic"><style:graphic-properties
 draw:stroke="none" draw:fill="none"/></style:style>{styles}</office:automatic-styles>
<office:master-styles><style:master-page style:name="Default"
 style:page-layout-name="sheet"/></office:master-styles>
<office:body><office:{kind}>{pages}</office:{kind}></office:body></office:document>"""


def notes(form: str, stream: Stream, language: str, folder: Path) -> Path:
    """Writes two pages of notes: typed lines, and strokes of a pen and of a highlighter."""
    title, headings = stream.pick(_TALKS[language])
    lines = [_line(60, 60, 24, title)]
    for at, heading in enumerate(headings):
        point = stream.pick(_POINTS[language])
        lines.append(_line(60, 120 + 70 * at, 14, heading) + _line(80, 145 + 70 * at, 12, point))
    strokes = "".join(_stroke(stream, at) for at in range(5))
    page = _XOPP_PAGE.format("".join(lines) + strokes)
    document = _XOPP.format(page + _XOPP_PAGE.format(_line(60, 60, 18, headings[-1])))
    path = folder / f"notes.{form}"
    path.write_bytes(gzip.compress(document.encode(), mtime=0))
    return path


def _line(x: int, y: int, size: int, words: str) -> str:
    return (
        f'<text font="DejaVu Sans" size="{size}" x="{x}" y="{y}" color="#223355ff"'
        f">{escape(words)}</text>"
    )


def _stroke(stream: Stream, at: int) -> str:
    y = 430 + 50 * at
    points = " ".join(f"{80 + 12 * n} {y + stream.integer(-14, 14)}" for n in range(24))
    colour = COLOURS[at] + "ff"
    return f'<stroke tool="pen" color="{colour}" width="2.0" capStyle="round">{points}</stroke>'


_XOPP = """<?xml version="1.0" standalone="no"?>
<xournal creator="pointerbench" fileversion="4"><title>Notes</title>{}</xournal>"""
_XOPP_PAGE = (
    '<page width="595.28" height="841.89"><background type="solid" color="#ffffffff" '
    'style="lined"/><layer>{}</layer></page>'
)
