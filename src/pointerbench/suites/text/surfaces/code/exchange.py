"""The two halves of a client for web interfaces: what is asked, and what is answered."""

from __future__ import annotations

import json
from typing import Any, NamedTuple

from pointerbench.flow.nodes import Column, Group, Icon, Node, Paragraph, Span, Table
from pointerbench.suites.text.kit.controls import tabs
from pointerbench.suites.text.kit.texts import code_line, dressed, label, muted, ui
from pointerbench.suites.text.surfaces.code.parts import (
    Listing,
    code_pane,
    code_size,
    coloured,
    small_check,
    variant,
)
from pointerbench.suites.text.surfaces.code.schemes import Scheme
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import column, pad, panes, push, row

_SENT = ("name", "description", "price", "stock", "supplier")
_TITLES = {"GET": "get_list", "POST": "get_new", "PUT": "get_change"}


class Call(NamedTuple):
    """A call of an interface with its answer."""

    method: str
    domain: str
    answer: dict[str, object]

    @property
    def path(self) -> str:
        own = {"GET": "?page=1&size=20", "PUT": f"/{self.answer.get('id')}"}
        return f"/v2/products{own.get(self.method, '')}"


def request_pane(w: Writer, scheme: Scheme, call: Call, *, wide: bool) -> Group:
    """The chosen tab of the request, with the call's documentation beside or below it."""
    captions = [w.say(f"code.{key}") for key in ("params", "headers", "authorization", "body")]
    chosen = 3 if call.method != "GET" else w.pick((0, 1))
    if chosen == 3:
        sent = {key: call.answer[key] for key in _SENT}
        own: Node = code_pane(w, scheme, Listing(_dumped(sent), "json"), 13, grow=wide)
    else:
        table = _params(w) if chosen == 0 else _headers(w, call)
        own = column(column(table, border=w.theme.line, edges="t"), pad=pad(14, 12), grow=wide)
    told = _documentation(w, call, 2 if wide else 5)
    if wide:
        body: Node = panes(own, column(told, width=318, border=w.theme.line, edges="l"))
    else:
        body = column(own, column(told, border=w.theme.line, edges="t"))
    edges = "b" if wide else "r"
    return column(tabs(w, captions, chosen), body, clip=True, border=w.theme.line, edges=edges,
                  place="panel", grow=0 if wide else 0.75)  # fmt: skip


def _documentation(w: Writer, call: Call, count: int) -> Group:
    about = variant(w, f"api_{call.method.lower()}", 3 if call.method == "GET" else 2)
    notes = [w.say(f"code.api_note_{number}") for number in w.sample(range(1, 9), count)]
    return column(
        muted(w, w.say("code.docs"), 12.5),
        ui(w, w.say(f"code.{_TITLES[call.method]}"), 15, bold=True, role="title"),
        _said(w, about),
        *(_said(w, note, marker="•", hang=18) for note in notes),
        gap=7,
        pad=pad(14, 12),
        place="section",
    )


def _said(w: Writer, text: str, **looks: Any) -> Paragraph:
    spans = dressed(w, text, ("bold", "italic")) if w.chance(0.4) else text
    return ui(w, spans, 13.5, role="prose", leading=1.45, **looks)


def _params(w: Writer) -> Table:
    rows = [("page", "1"), ("size", "20"), ("sort", w.pick(("price", "name", "-stock"))),
            ("gone", "false")]  # fmt: skip
    cells: list[tuple[Node, ...]] = [_table_head(w, "name", "value", "description")]
    for name, value in rows:
        cells.append((code_line(w, name, 13, role="text"), code_line(w, value, 13, role="text"),
                      ui(w, w.say(f"code.param_{name}"), 13, role="prose")))  # fmt: skip
    return _table(w, (Column(width=72), Column(width=72), Column(grow=1)), cells)


def _headers(w: Writer, call: Call) -> Table:
    region = w.locale.region.replace("_", "-")
    rows = [
        ("Accept", "application/json"),
        ("Accept-Language", f"{region}, {w.language};q=0.8"),
        ("Authorization", f"Bearer {w.code('??##??####?')}..."),
        ("User-Agent", f"{call.domain.split('.')[0]}/3.{w.integer(1, 9)}"),
        ("X-Request-Id", w.code("########")),
    ][: w.integer(4, 5)]
    cells: list[tuple[Node, ...]] = [_table_head(w, "name", "value")]
    for name, value in rows:
        cells.append((code_line(w, name, 13, role="text"), code_line(w, value, 13, role="text")))
    return _table(w, (Column(width=156), Column(grow=1)), cells)


def _table_head(w: Writer, *keys: str) -> tuple[Paragraph, ...]:
    return tuple(ui(w, w.say(key), 12.5, w.theme.muted) for key in keys)


def _table(w: Writer, widths: tuple[Column, ...], cells: list[tuple[Node, ...]]) -> Table:
    return Table(widths, tuple(cells), pad=pad(9, 4), line=w.theme.line, rules=w.theme.line,
                 head=w.theme.bar)  # fmt: skip


def response_pane(w: Writer, scheme: Scheme, call: Call) -> Group:
    """The answer's status, time and size above its JSON."""
    lines = _dumped(call.answer)
    size = sum(len(line.strip()) for line in lines) / 1024
    facts = f"{w.integer(38, 640)} ms   {w.number(round(size * 100), 2)} kB"
    status = "201 Created" if call.method == "POST" else "200 OK"
    head = row(
        ui(w, w.say("code.answer"), 13.5, bold=True),
        push(),
        ui(w, status, 13, w.theme.good, bold=True),
        muted(w, facts, 13),
        Icon("copy", 15, w.theme.muted),
        gap=14,
        pad=pad(14, 7),
        fill=w.theme.bar,
    )
    wrapped = w.chance(0.65)
    bar = row(
        *(label(w, text, 12.5, w.theme.muted) for text in ("JSON", w.say("code.raw"))),
        label(w, w.say("code.preview"), 12.5, w.theme.muted),
        push(),
        small_check(w, w.say("code.wrap_lines"), on=wrapped),
        gap=16,
        pad=pad(14, 7),
    )
    font = code_size(w)
    code = Listing(lines, "json", 1, -1 if wrapped else w.integer(1, 9))
    shown = _wrapped(w, scheme, lines, font) if wrapped else code_pane(w, scheme, code, font)
    return column(head, bar, shown, grow=1, place="panel")


def _dumped(value: object) -> list[str]:
    return json.dumps(value, indent=2, ensure_ascii=False).splitlines()


def _wrapped(w: Writer, scheme: Scheme, lines: list[str], size: float) -> Group:
    """JSON whose long lines go on below, as far to the right as they began."""
    advance = size * (0.5 if w.mono == "Inconsolata" else 0.6)
    rows = []
    for number, line in enumerate(lines, 1):
        text = line.lstrip()
        hang = 14 + advance * (len(line) - len(text))
        count = code_line(w, (Span(str(number), color=w.theme.faint),), size, role="text",
                          align="right", width=44)  # fmt: skip
        shown = code_line(w, coloured(text, "json", scheme), size, pre=False, hang=hang, grow=1)
        rows.append(row(count, shown, align="start", gap=8))
    return column(*rows, pad=pad(0, 8)._replace(right=14), grow=1, clip=True, place="editor")
