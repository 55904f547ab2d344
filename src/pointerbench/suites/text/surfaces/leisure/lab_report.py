"""A laboratory's report: values with units, ranges and right flags, and what they mean."""

from __future__ import annotations

import datetime as dt

from pointerbench.flow.nodes import Column, Drawing, Group, Icon, Node, Pad, Paragraph, Table
from pointerbench.suites.text.kit.controls import button, tabs
from pointerbench.suites.text.kit.furniture import page, program, toolbar, web
from pointerbench.suites.text.kit.texts import muted, prose, title, ui, ui_title
from pointerbench.suites.text.surfaces.leisure.blood import GROUPS, Found, measured
from pointerbench.suites.text.surfaces.leisure.parts import PORTALS, brand, fact, say, site_of
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import column, pad, panes, push, row, rule


def build(w: Writer) -> Node:
    tests = [test for _, group in GROUPS for test in group]
    outside = {test.key for test in w.sample(tests, w.pick((0, 1, 2, 2, 3)))}
    groups = [
        (key, [measured(w, test, outside=test.key in outside) for test in group])
        for key, group in GROUPS
    ]
    groups = w.sample(groups, w.pick((2, 2, 3)))
    flagged = [found for _, tests in groups for found in tests if found.flag]
    table, words = _table(w, groups), _assessment(w, flagged)
    words_first = len(groups) < 3 and w.chance(0.5)
    rest: list[Node] = [*words, table] if words_first else [table, *words]
    show = _viewer if not w.theme.dark and w.chance(0.6) else _portal
    return show(w, [*_head(w), *rest], 0 if words_first else 210 if len(groups) < 3 else 430)


def _head(w: Writer) -> list[Node]:
    doctor, patient = w.people(2)
    day = w.day(-12, -1)
    facts = (
        (w.say("patient"), patient),
        (w.say("date_of_birth"), w.short_date(w.day(-30000, -7000))),
        (w.say("physician"), doctor),
        (say(w, "sample_taken"), f"{w.short_date(day)}, {w.clock(w.integer(88, 120) * 5)}"),
        (say(w, "reported"), w.short_date(day + dt.timedelta(1))),
        (w.say("number_"), w.code("##-#####")),
    )
    town = w.city()
    return [
        row(
            Drawing("logo", 40, 40, (w.theme.accent,), (float(w.integer(0, 13)),)),
            column(
                title(w, say(w, "lab_name", city=town), 20),
                muted(w, f"{w.street()}, {w.town(town)}, {w.phone(town)}"),
                gap=2,
                grow=1,
            ),
            ui_title(w, say(w, "lab_report"), 18, w.theme.link),
            gap=14,
        ),
        rule(w.theme),
        *(
            panes(*(column(fact(w, *pair, 13.5), grow=1) for pair in facts[start : start + 3]))
            for start in (0, 3)
        ),
    ]


def _cell(w: Writer, content: str, place: int, color: str = "", *, bold: bool = False) -> Paragraph:
    align = "right" if place in (1, 5) else "left"
    return ui(w, content, 13, color or w.theme.ink, bold=bold, align=align, leading=1.3)


def _line(w: Writer, found: Found, *, earlier: bool) -> tuple[Node, ...]:
    """A value with its unit, range and flag, coloured where it lies outside."""
    test = found.test
    low, high = w.number(test.low, test.decimals), w.number(test.high, test.decimals)
    texts = [
        say(w, f"lab_{test.key}"),
        w.number(found.value, test.decimals),
        test.unit,
        f"{low} – {high}" if test.low else f"< {high}",
        found.flag,
    ]
    texts += [w.number(found.before, test.decimals)] if earlier else []
    marked = (1, 4) if found.flag else ()
    return tuple(
        _cell(w, content, n, w.theme.bad if n in marked else "", bold=n in marked)
        for n, content in enumerate(texts)
    )


def _table(w: Writer, groups: list[tuple[str, list[Found]]]) -> Table:
    theme = w.theme
    earlier = w.chance(0.6)
    captions = ["analyte", "result", "unit", "reference_range", "flag"]
    captions += ["previous_value"] if earlier else []
    rows: list[tuple[Node, ...]] = [
        tuple(_cell(w, say(w, key), n, theme.muted, bold=True) for n, key in enumerate(captions))
    ]
    for key, tests in groups:
        blank = [_cell(w, "", 0) for _ in captions[1:]]
        rows.append((_cell(w, say(w, key), 0, theme.link, bold=True), *blank))
        rows += [_line(w, found, earlier=earlier) for found in tests]
    widths = (96, 84, 156, 82, 96)[: len(captions) - 1]
    fills = (theme.card, theme.code) if w.chance(0.3) else ()
    return Table(
        (Column(grow=1), *(Column(width=width) for width in widths)),
        tuple(rows),
        Pad(3.5, 8, 3.5, 8),
        theme.line,
        head=theme.soft,
        fills=fills,
    )


def _assessment(w: Writer, flagged: list[Found]) -> list[Node]:
    sentences = [
        say(w, "lab_high" if found.flag == "H" else "lab_low", name=say(w, f"lab_{found.test.key}"))
        for found in flagged
    ]
    if sentences:
        sentences.append(say(w, "lab_rest"))
    else:
        sentences.append(say(w, "lab_fine"))
    return [
        ui_title(w, say(w, "assessment"), 16),
        *(prose(w, sentence, 14.5, styles=("bold",), rate=0.3) for sentence in sentences),
        prose(w, say(w, "lab_reading"), 14.5, styles=()),
        ui_title(w, say(w, "lab_method_title"), 16),
        prose(w, say(w, "lab_method"), 14.5, styles=()),
        prose(w, say(w, "lab_note"), 13, w.theme.muted, styles=()),
    ]


def _viewer(w: Writer, sheet: list[Node], scroll: float) -> Node:
    """The report as a document, scrolled so that its words are seen."""
    paper = column(
        *sheet,
        gap=11,
        width=w.pick((800, 850)),
        height=1130,
        pad=pad(48, 34),
        fill="#ffffff",
        shadow=True,
    )
    ground = row(
        paper,
        justify="center",
        align="start",
        fill=w.pick(("#6b7280", "#c9cdd3", "#525659")),
        pad=pad(0, 14),
        grow=1,
        scroll=scroll,
        clip=True,
    )
    tools = toolbar(
        w,
        "sidebar_left",
        "|",
        "zoom_out",
        "zoom_in",
        "|",
        "rotate_right",
        "search",
        "print",
        push(),
        ui(w, f"{w.say('page')} 1 / 1", 12.5),
        "download",
    )
    return program(w, f"{say(w, 'lab_report')}.pdf", ground, icon="file", tools=tools)


def _portal(w: Writer, sheet: list[Node], scroll: float) -> Node:
    head = row(
        brand(w, site_of(w, PORTALS)),
        tabs(
            w,
            [w.say("overview"), say(w, "lab_results"), w.say("medication"), say(w, "appointments")],
            1,
            border="",
        ),
        push(),
        button(w, w.say("download"), icon="download"),
        Icon("bell", 20, w.theme.muted),
        gap=18,
        pad=pad(34, 6),
        fill=w.theme.card,
        border=w.theme.line,
        edges="b",
        place="header",
    )
    report: Group = column(
        *sheet,
        gap=12,
        pad=pad(30, 20),
        fill=w.theme.card,
        border=w.theme.line,
        radius=6,
        place="panel",
    )
    body = page(w, head, column(report, pad=pad(34, 18), grow=1, clip=True, scroll=scroll))
    return web(
        w, say(w, "lab_results"), f"www.{w.domain(site_of(w, PORTALS))}/{w.code('######')}", body
    )
