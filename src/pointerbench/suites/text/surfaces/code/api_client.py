"""A client for web interfaces: saved requests, the request with its headers, and a JSON answer."""

from __future__ import annotations

import json

from pointerbench.flow.nodes import Column, Group, Icon, Node, Span, Table
from pointerbench.suites.text.kit.boxes import column, pad, panes, push, row
from pointerbench.suites.text.kit.controls import button, check, search_box, tabs
from pointerbench.suites.text.kit.furniture import program, sidebar, status_bar
from pointerbench.suites.text.kit.texts import code_line, label, muted, ui
from pointerbench.suites.text.surfaces.code.answers import products_answer
from pointerbench.suites.text.surfaces.code.parts import Listing, code_pane, code_size
from pointerbench.suites.text.surfaces.code.schemes import Scheme, dress
from pointerbench.suites.text.writer import Writer

_CALLS = (
    ("GET", "products", "get_list"), ("POST", "products", "get_new"),
    ("GET", "products/{id}", "get_one"), ("PUT", "products/{id}", "get_change"),
    ("DELETE", "products/{id}", "get_delete"), ("GET", "orders", "get_orders"),
    ("POST", "orders", "get_order"), ("GET", "stock/{id}", "get_stock"),
    ("POST", "session", "get_session"), ("GET", "health", "get_health"),
)  # fmt: skip

_SHORT = {"DELETE": "DEL"}
_SENT = ("name", "price", "stock", "supplier")


def build(w: Writer) -> Node:
    scheme = dress(w)
    domain = w.domain()
    method = w.pick(("GET", "GET", "POST", "PUT"))
    answer = products_answer(w, many=method == "GET")
    path = {"GET": "?page=1&size=20", "PUT": f"/{answer.get('id')}"}.get(method, "")
    lines = json.dumps(answer, indent=2, ensure_ascii=False).splitlines()
    bottom = w.chance(0.55)
    sent = {key: answer[key] for key in _SENT} if method != "GET" else None
    parts = (_request(w, scheme, sent, 0 if bottom else 0.7), _response(w, scheme, method, lines))
    areas: Node = column(*parts, grow=1) if bottom else panes(*parts, grow=1)
    work = column(_address(w, method, f"https://api.{domain}/v2/products{path}"), areas, grow=1)
    return program(
        w,
        f"{w.pick(('Postillon', 'Fetchling', 'Wirecall'))} - {domain}",
        panes(*([_saved(w, method)] if bottom else []), work, grow=1),
        icon="send",
        menus=[w.say(key) for key in ("file", "edit", "view", "code.collection", "help")],
        status=status_bar(w, (w.say("online"), w.say("code.console")), (w.say("code.cookies"),)),
    )


def _color(w: Writer, method: str) -> str:
    return {"GET": w.theme.good, "DELETE": w.theme.bad, "POST": w.theme.warn}.get(
        method, w.theme.link
    )


def _saved(w: Writer, method: str) -> Group:
    nodes: list[Node] = [
        search_box(w, w.say("filter"), width=None),
        row(
            Icon("chevron_down", 12, w.theme.muted),
            Icon("folder", 15, w.theme.warn),
            ui(w, w.say("code.shop_api"), 13, bold=True),
            gap=6,
            pad=pad(0, 6),
        ),
    ]
    done = False
    for verb, _, key in _CALLS:
        own, done = (verb == method and not done), done or verb == method
        nodes.append(
            row(
                ui(
                    w,
                    (Span(_SHORT.get(verb, verb), bold=True, color=_color(w, verb)),),
                    11,
                    width=38,
                ),
                label(w, w.say(f"code.{key}"), 13, limit=1, grow=1),
                gap=4,
                pad=pad(12, 5),
                fill=w.theme.chosen if own else "",
                radius=4,
                hit=True,
            )
        )
    return sidebar(w, *nodes, width=216)


def _address(w: Writer, method: str, url: str) -> Group:
    return row(
        row(
            label(w, method, 13, _color(w, method), bold=True),
            Icon("chevron_down", 12, w.theme.muted),
            gap=14,
            pad=pad(12, 8),
            border=w.theme.line,
            fill=w.theme.code,
            hit=True,
        ),
        row(
            code_line(w, url, 13, role="text"),
            pad=pad(12, 6),
            border=w.theme.line,
            grow=1,
            clip=True,
            place="address_bar",
        ),
        button(w, w.say("send"), primary=True),
        button(w, w.say("save")),
        gap=7,
        pad=pad(14, 10),
    )


def _request(w: Writer, scheme: Scheme, sent: object, grow: float) -> Group:
    captions = [w.say(f"code.{key}") for key in ("params", "headers", "authorization", "body")]
    rows = [
        ("Accept", "application/json"),
        ("Accept-Language", f"{w.language};q=1, en;q=0.5"),
        ("Authorization", f"Bearer {w.code('??##??####?')}..."),
        ("User-Agent", f"{w.company().split()[0]}-Shop/3.{w.integer(1, 9)}"),
        ("X-Request-Id", w.code("########")),
    ][: w.integer(4, 5)]
    cells: list[tuple[Node, ...]] = [
        (
            label(w, w.say("name"), 12.5, w.theme.muted),
            label(w, w.say("value"), 12.5, w.theme.muted),
        )
    ]
    for name, value in rows:
        cells.append(
            (code_line(w, name, 12.5, role="text"), code_line(w, value, 12.5, role="text"))
        )
    table = Table(
        (Column(width=170), Column(grow=1)),
        tuple(cells),
        pad=pad(9, 4),
        line=w.theme.line,
        rules=w.theme.line,
        head=w.theme.bar,
    )
    nodes: list[Node] = [
        tabs(w, captions, 1),
        column(column(table, border=w.theme.line, edges="t"), pad=pad(14, 10)),
    ]
    if sent:
        lines = json.dumps(sent, indent=2, ensure_ascii=False).splitlines()
        head = row(
            ui(w, captions[3], 13.5, bold=True), push(), muted(w, "JSON", 13), pad=pad(14, 7)
        )
        nodes += [head, code_pane(w, scheme, Listing(lines, "json"), 12.5, grow=0)]
    return column(*nodes, clip=True, border=w.theme.line, edges="br", place="panel", grow=grow)


def _response(w: Writer, scheme: Scheme, method: str, lines: list[str]) -> Group:
    status = "201 Created" if method == "POST" else "200 OK"
    size = sum(len(line.strip()) for line in lines) / 1024
    facts = f"{w.integer(38, 640)} ms   {w.number(round(size * 100), 2)} kB"
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
    bar = row(
        *(label(w, text, 12.5, w.theme.muted) for text in ("JSON", w.say("code.raw"))),
        label(w, w.say("code.preview"), 12.5, w.theme.muted),
        push(),
        check(w, w.say("code.wrap_lines")),
        gap=16,
        pad=pad(14, 4),
    )
    code = Listing(lines, "json", 1, w.integer(1, 9))
    return column(head, bar, code_pane(w, scheme, code, code_size(w)), grow=1, place="panel")
