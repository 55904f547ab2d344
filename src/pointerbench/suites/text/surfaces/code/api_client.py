"""A client for web interfaces: saved requests, the request with its headers, and a JSON answer."""

from __future__ import annotations

from pointerbench.flow.nodes import Group, Icon, Node, Span
from pointerbench.suites.text.kit.controls import button, search_box
from pointerbench.suites.text.kit.furniture import program, sidebar, status_bar
from pointerbench.suites.text.kit.texts import code_line, label, ui
from pointerbench.suites.text.surfaces.code.answers import products_answer
from pointerbench.suites.text.surfaces.code.exchange import Call, request_pane, response_pane
from pointerbench.suites.text.surfaces.code.schemes import dress
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import column, pad, panes, row

_CALLS = (
    ("GET", "get_list"), ("POST", "get_new"), ("GET", "get_one"), ("PUT", "get_change"),
    ("DELETE", "get_delete"), ("GET", "get_orders"), ("POST", "get_order"), ("GET", "get_stock"),
    ("POST", "get_session"), ("GET", "get_health"),
)  # fmt: skip

_SHORT = {"DELETE": "DEL"}


def build(w: Writer) -> Node:
    scheme = dress(w)
    method = w.pick(("GET", "GET", "POST", "PUT"))
    call = Call(method, w.domain(), products_answer(w, method))
    wide = w.chance(0.55)
    parts = (request_pane(w, scheme, call, wide=wide), response_pane(w, scheme, call))
    areas: Node = column(*parts, grow=1) if wide else panes(*parts, grow=1)
    work = column(_address(w, method, f"https://api.{call.domain}{call.path}"), areas, grow=1)
    return program(
        w,
        f"{w.pick(('Postillon', 'Fetchling', 'Wirecall'))} - {call.domain}",
        panes(*([_saved(w, method)] if wide else []), work, grow=1),
        icon="send",
        menus=[w.say(key) for key in ("file", "edit", "view", "code.collection", "help")],
        status=status_bar(w, (w.say("online"), w.say("code.console")), (w.say("code.cookies"),)),
    )


def _color(w: Writer, method: str) -> str:
    return {"GET": w.theme.good, "DELETE": w.theme.bad, "POST": w.theme.warn}.get(
        method, w.theme.link
    )


def _saved(w: Writer, method: str) -> Group:
    folder = row(
        Icon("chevron_down", 12, w.theme.muted),
        Icon("folder", 15, w.theme.warn),
        ui(w, w.say("code.shop_api"), 13, bold=True),
        gap=6,
        pad=pad(0, 6),
    )
    nodes: list[Node] = [search_box(w, w.say("filter"), width=None), folder]
    done = False
    for verb, key in _CALLS:
        own, done = (verb == method and not done), done or verb == method
        sign = (Span(_SHORT.get(verb, verb), bold=True, color=_color(w, verb)),)
        nodes.append(
            row(
                ui(w, sign, 11, width=38),
                label(w, w.say(f"code.{key}"), 13, limit=1, grow=1),
                gap=4,
                pad=pad(12, 5),
                fill=w.theme.chosen if own else "",
                radius=4,
                hit=True,
            )
        )
    return sidebar(w, *nodes, width=228)


def _address(w: Writer, method: str, url: str) -> Group:
    verb = row(
        label(w, method, 13, _color(w, method), bold=True),
        Icon("chevron_down", 12, w.theme.muted),
        gap=14,
        pad=pad(12, 8),
        border=w.theme.line,
        fill=w.theme.code,
        hit=True,
    )
    line = row(
        code_line(w, url, 13, role="text"),
        pad=pad(12, 6),
        border=w.theme.line,
        grow=1,
        clip=True,
        place="address_bar",
    )
    return row(
        verb,
        line,
        button(w, w.say("send"), primary=True),
        button(w, w.say("save")),
        gap=7,
        pad=pad(14, 10),
    )
