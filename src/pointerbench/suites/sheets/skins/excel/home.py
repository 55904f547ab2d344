"""The Home tab's groups, roomiest variant first, and the order in which they give way."""

from __future__ import annotations

from pointerbench.suites.sheets.skins.excel.ribbon import Button, Column, Combo, Group, Rule


def _large(name: str, *, menu: bool = True) -> Column:
    return ((Button(name, "large", menu),),)


def _stack(*names: str, shape: str = "small", menu: bool = True) -> Column:
    return tuple((Button(name, shape, menu),) for name in names)


CLIPBOARD = Group(
    "clipboard",
    (
        (
            _large("paste"),
            (
                (Button("cut", "small"),),
                (Button("copy", "small", menu=True),),
                (Button("format_painter", "small"),),
            ),
        ),
        (
            _large("paste"),
            ((Button("cut"),), (Button("copy", menu=True),), (Button("format_painter"),)),
        ),
    ),
    launcher=True,
)

FONT = Group(
    "font",
    (
        (
            (
                (
                    Combo("font_family", 120),
                    Combo("font_size", 44),
                    Button("font_larger"),
                    Button("font_smaller"),
                ),
                (
                    Button("bold"),
                    Button("italic"),
                    Button("underline", menu=True),
                    Rule(),
                    Button("borders", menu=True),
                    Rule(),
                    Button("fill_color", menu=True),
                    Button("font_color", menu=True),
                ),
            ),
        ),
    ),
    launcher=True,
)

_VERTICAL = (Button("align_top"), Button("align_middle"), Button("align_bottom"))
_SIDES = (Button("align_left"), Button("align_center"), Button("align_right"))
_TURN = (Rule(), Button("rotate_text", menu=True))
_INDENT = (Rule(), Button("indent_less"), Button("indent_more"))

ALIGNMENT = Group(
    "alignment",
    (
        (
            ((*_VERTICAL, *_TURN), (*_SIDES, *_INDENT)),
            ((Rule(),),),
            ((Button("wrap_text", "small"),), (Button("merge_cells", "small", menu=True),)),
        ),
        (
            ((*_VERTICAL, *_TURN), (*_SIDES, *_INDENT)),
            ((Rule(),),),
            ((Button("wrap_text"),), (Button("merge_cells", menu=True),)),
        ),
    ),
    launcher=True,
)

NUMBER = Group(
    "number",
    (
        (
            (
                (Combo("number_format", 122),),
                (
                    Button("money", menu=True),
                    Button("percent"),
                    Button("thousands"),
                    Rule(),
                    Button("decimal_more"),
                    Button("decimal_less"),
                ),
            ),
        ),
    ),
    launcher=True,
)

STYLES = Group(
    "styles",
    (
        (_large("conditional"), _large("as_table"), _large("cell_styles")),
        (_stack("conditional", "as_table", "cell_styles"),),
    ),
)

CELLS = Group(
    "cells",
    (
        (_large("insert"), _large("delete"), _large("format")),
        (_stack("insert", "delete", "format"),),
    ),
)

EDITING = Group(
    "editing",
    (
        (
            (
                (Button("autosum", "small", menu=True),),
                (Button("fill", "small", menu=True),),
                (Button("clear", "small", menu=True),),
            ),
            _large("sort"),
            _large("find"),
        ),
        (_stack("autosum", "fill", "clear", shape="icon"), _large("sort"), _large("find")),
        (
            (
                (Button("autosum", menu=True), Button("sort", menu=True)),
                (Button("fill", menu=True), Button("find", menu=True)),
                (Button("clear", menu=True),),
            ),
        ),
    ),
)

ADD_INS = Group("add_ins_group", ((_large("add_ins", menu=False),), ()))
ANALYSIS = Group("analysis", ((_large("analyze", menu=False),), ()))

CLASSIC = (CLIPBOARD, FONT, ALIGNMENT, NUMBER, STYLES, CELLS, EDITING)
CLASSIC_ORDER = (
    "clipboard", "alignment", "editing", "cells", "styles", "editing", "cells", "styles",
    "editing", "number", "alignment", "clipboard", "font",
)  # fmt: skip

MODERN = (*CLASSIC, ADD_INS, ANALYSIS)
MODERN_ORDER = (
    "analysis", "clipboard", "alignment", "add_ins_group", *CLASSIC_ORDER[2:],
)  # fmt: skip
