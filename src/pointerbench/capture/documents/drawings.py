"""Drawings: a poster as SVG, a flow chart as Dia has it, and the words that stand on them."""

from __future__ import annotations

from pathlib import Path
from xml.sax.saxutils import escape

from pointerbench.values.rng import Stream

COLOURS = ("#c0392b", "#2471a3", "#1e8449", "#b9770e", "#6c3483", "#117a65")
_WORDS = {
    "en": {
        "titles": ("Summer Fair", "Village Market", "Open Garden Day", "Harbour Concert"),
        "places": ("Town Hall", "Mill Lane", "North Pier", "Rose Garden", "Old Bakery"),
        "days": ("Saturday 6 June", "Sunday 14 June", "Friday 26 June"),
        "sales": "Visitors by hour",
        "layers": ("Background", "Chart", "Titles"),
    },
    "zh": {
        "titles": ("夏日市集", "乡村集市", "花园开放日", "港湾音乐会"),
        "places": ("市政厅", "磨坊巷", "北码头", "玫瑰园", "老面包坊"),
        "days": ("六月六日星期六", "六月十四日星期日", "六月二十六日星期五"),
        "sales": "每小时参观人数",
        "layers": ("背景", "图表", "标题"),
    },
}
STEPS = {
    "en": ("Order arrives", "In stock?", "Pack the parcel", "Ask the supplier", "Send invoice"),
    "zh": ("收到订单", "有库存？", "打包包裹", "询问供应商", "寄出发票"),
}


def poster(form: str, stream: Stream, language: str, folder: Path) -> Path:
    """Writes a poster with a sun, waves, a bar chart and a title, in three named layers."""
    words = _WORDS[language]
    colours = stream.shuffled(COLOURS)
    ground = (
        f'<rect x="0" y="0" width="800" height="600" fill="#fdf6e3"/>'
        f'<circle cx="650" cy="130" r="{stream.integer(50, 80)}" fill="#f4c542"/>'
        + _waves(stream, colours)
    )
    title, place = stream.pick(words["titles"]), stream.pick(words["places"])
    day = stream.pick(words["days"])
    said = (
        _text(60, 110, 54, title, colours[0])
        + _text(60, 160, 26, day, "#333333")
        + _text(60, 200, 26, place, "#333333")
    )
    chart = _bars(stream, colours, str(words["sales"]))
    layers = zip(words["layers"], (ground, chart, said), strict=True)
    groups = "".join(
        f'<g id="layer{at}" inkscape:groupmode="layer" inkscape:label="{escape(name)}">'
        f"{content}</g>"
        for at, (name, content) in enumerate(layers)
    )
    path = folder / f"poster.{form}"
    path.write_text(
        '<?xml version="1.0" encoding="UTF-8"?>\n'
        '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600" viewBox="0 0 800 600" '
        'xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape">'
        f"{groups}</svg>\n",
        "utf-8",
    )
    return path


def _waves(stream: Stream, colours: list[str]) -> str:
    found = []
    for depth in range(3):
        top = 470 + 40 * depth
        bend = stream.integer(20, 46)
        found.append(
            f'<path d="M 0 {top} Q 100 {top - bend} 200 {top} T 400 {top} T 600 {top} T 800 {top} '
            f'V 600 H 0 Z" fill="{colours[depth + 1]}" opacity="0.8"/>'
        )
    return "".join(found)


def _bars(stream: Stream, colours: list[str], title: str) -> str:
    bars = [_text(420, 250, 18, title, "#333333")]
    for at in range(5):
        high = stream.integer(40, 160)
        x, y = 420 + at * 64, 440 - high
        bars.append(
            f'<rect x="{x}" y="{y}" width="44" height="{high}" rx="4" fill="{colours[4]}"/>'
            + _text(x + 8, 460, 14, f"{10 + 2 * at}:00", "#333333")
        )
    return "".join(bars)


def _text(x: int, y: int, size: int, words: str, colour: str) -> str:
    return (
        f'<text x="{x}" y="{y}" font-family="DejaVu Sans" font-size="{size}" '
        f'fill="{colour}">{escape(words)}</text>'
    )


def flow_chart(form: str, stream: Stream, language: str, folder: Path) -> Path:
    """Writes a flow chart of five steps, with arrows between them, for Dia."""
    names = STEPS[language]
    fills = stream.shuffled(("#ffe0b2", "#c8e6c9", "#bbdefb", "#f8bbd0", "#fff9c4"))
    places = ((8, 2), (8, 6), (3, 11), (13, 11), (8, 16))
    kinds = ("Box", "Diamond", "Box", "Box", "Ellipse")
    shapes = [
        _shape(at, kind, place, fill, name)
        for at, (kind, place, fill, name) in enumerate(
            zip(kinds, places, fills, names, strict=True)
        )
    ]
    lines = [_arrow(at, ends, places) for at, ends in enumerate(((0, 1), (1, 2), (1, 3), (2, 4)))]
    path = folder / f"orders.{form}"
    path.write_text(_DIA.format("".join((*shapes, *lines))), "utf-8")
    return path


def _shape(at: int, kind: str, place: tuple[int, int], fill: str, name: str) -> str:
    x, y = place
    return _SHAPE.format(id=at, kind=kind, x=x, y=y, fill=fill, words=escape(name))


def _arrow(at: int, ends: tuple[int, int], places: tuple[tuple[int, int], ...]) -> str:
    (x1, y1), (x2, y2) = places[ends[0]], places[ends[1]]
    return _ARROW.format(id=20 + at, x1=x1 + 3, y1=y1 + 2.5, x2=x2 + 3, y2=y2)


_DIA = """<?xml version="1.0" encoding="UTF-8"?>
<dia:diagram xmlns:dia="http://www.lysator.liu.se/~alla/dia/">
<dia:diagramdata>
<dia:attribute name="background"><dia:color val="#ffffff"/></dia:attribute>
</dia:diagramdata>
<dia:layer name="Background" visible="true" active="true">{}</dia:layer>
</dia:diagram>
"""
_SHAPE = """<dia:object type="Flowchart - {kind}" version="0" id="O{id}">
<dia:attribute name="obj_pos"><dia:point val="{x},{y}"/></dia:attribute>
<dia:attribute name="elem_corner"><dia:point val="{x},{y}"/></dia:attribute>
<dia:attribute name="elem_width"><dia:real val="6"/></dia:attribute>
<dia:attribute name="elem_height"><dia:real val="2.5"/></dia:attribute>
<dia:attribute name="inner_color"><dia:color val="{fill}"/></dia:attribute>
<dia:attribute name="show_background"><dia:boolean val="true"/></dia:attribute>
<dia:attribute name="text"><dia:composite type="text">
<dia:attribute name="string"><dia:string>#{words}#</dia:string></dia:attribute>
<dia:attribute name="height"><dia:real val="0.6"/></dia:attribute>
<dia:attribute name="alignment"><dia:enum val="1"/></dia:attribute>
</dia:composite></dia:attribute>
</dia:object>
"""
_ARROW = """<dia:object type="Standard - Line" version="0" id="O{id}">
<dia:attribute name="obj_pos"><dia:point val="{x1},{y1}"/></dia:attribute>
<dia:attribute name="conn_endpoints"><dia:point val="{x1},{y1}"/><dia:point val="{x2},{y2}"/>
</dia:attribute>
<dia:attribute name="end_arrow"><dia:enum val="22"/></dia:attribute>
</dia:object>
"""
