"""An issue tracker: the list of open issues, and one of them with its description, remarks, and
facts at the side."""

from __future__ import annotations

from collections.abc import Sequence

from pointerbench.flow.nodes import Drawing, Group, Icon, Node, Span
from pointerbench.suites.text.kit.controls import (
    button,
    chip,
    initials,
    nav_item,
    search_box,
    tabs,
)
from pointerbench.suites.text.kit.furniture import page, sidebar, web
from pointerbench.suites.text.kit.people import avatar
from pointerbench.suites.text.kit.texts import bullets, label, muted, prose, ui
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import column, pad, panes, push, row, rule, wrap

# What each of the issues of labels/issues.toml is marked with.
LABELS = ("print", "search", "mail", "map", "export", "calendar", "upload", "invoices", "access",
           "editor", "print", "accounts", "import", "design", "mobile")  # fmt: skip
_ICONS = (("inbox", "inbox"), ("code.my_issues", "person"), ("code.open_issues", "circle"),
          ("board", "view_columns"), ("timeline", "history"), ("reports", "chart_bar"))  # fmt: skip


def build(w: Writer) -> Node:
    number = w.integer(130, 2900)
    people = w.people(4)
    issue, *others = w.sample(range(1, len(LABELS) + 1), len(LABELS))
    titles = {w.say(f"issues.{other}_title"): LABELS[other - 1] for other in (issue, *others)}
    names = list(titles)[1:]
    name = w.say(f"issues.{issue}_title")
    project, short = w.pick((("front-desk", "FD-"), ("backoffice", "BO-"),
                             ("counter-app", "CA-"), ("members", "MEM-")))  # fmt: skip
    prefix = short if w.chance(0.6) else ""
    parts: list[Node] = []
    if w.chance(0.55):
        parts.append(_menu(w, project))
        parts.append(_list(w, (name, prefix, number), (people[0], names[:9], titles), 250))
    else:
        parts.append(_list(w, (name, prefix, number), (people[0], names[:9], titles), 340))
    parts.append(_issue(w, issue, f"{prefix or '#'}{number}", people, names[9:12]))
    body = page(w, _head(w, project), panes(*parts, grow=1))
    return web(w, name, f"track.{w.domain()}/{project}/{number}", body)


def _head(w: Writer, project: str) -> Group:
    return row(
        Drawing("logo", 24, 24, (w.theme.accent,), (float(w.integer(0, 9)),)),
        ui(w, project, 15, bold=True),
        Icon("chevron_down", 12, w.theme.muted),
        search_box(w, w.say("code.find_issues"), "", 300),
        push(),
        button(w, w.say("code.new_issue"), icon="plus", primary=True, pad=pad(12, 6)),
        Icon("bell", 18, w.theme.muted),
        avatar(w, 28),
        gap=12,
        pad=pad(16, 9),
        fill=w.theme.bar,
        border=w.theme.line,
        edges="b",
        place="header",
    )


def _menu(w: Writer, project: str) -> Group:
    items = [
        nav_item(
            w,
            w.say(key),
            icon=icon,
            chosen=key == "code.open_issues",
            count=str(w.integer(2, 90)) if place < 1 else "",
            size=13,
        )
        for place, (key, icon) in enumerate(_ICONS)
    ]
    return sidebar(w, *items, width=206)


def _list(
    w: Writer,
    own: tuple[str, str, int],
    others: tuple[str, list[str], dict[str, str]],
    width: float,
) -> Group:
    """One issue a line, the open one among them; ``others`` is who opened it,
    other titles, and what each title is marked with."""
    name, prefix, number = own
    opener, titles, marks = others
    titles = list(titles)
    at = w.integer(1, 4)
    titles.insert(at, name)
    count = number + sum(w.integer(2, 9) for _ in range(at))
    rows = []
    for place, text in enumerate(titles):
        if place == at:
            count = number
        who = opener.split()[0] if place == at else w.first_name()
        facts = f"{prefix or '#'}{count}  ·  {who}"
        rows.append(_item(w, text, (facts, marks[text]), chosen=place == at))
        count -= w.integer(1, 2) if place < at else w.integer(2, 9)
        count = max(count, number + 1) if place + 1 < at else count
    head = row(
        label(w, f"{w.say('code.open_issues')} ({w.integer(40, 190)})", 13, bold=True),
        push(),
        label(w, w.say("code.newest"), 12.5, w.theme.muted),
        Icon("chevron_down", 12, w.theme.muted),
        gap=6,
        pad=pad(14, 10),
        border=w.theme.line,
        edges="b",
    )
    return column(head, *rows, width=width, border=w.theme.line, edges="r", clip=True)


def _item(w: Writer, text: str, facts: tuple[str, str], *, chosen: bool) -> Group:
    tags = [chip(w, facts[1])] if w.chance(0.5) else []
    return panes(
        Icon("circle", 15, w.theme.good),
        column(
            ui(w, text, 13.5, bold=chosen, limit=2, role="title"),
            row(muted(w, facts[0]), push(), *tags, gap=8),
            gap=4,
            grow=1,
        ),
        gap=9,
        pad=pad(14, 9),
        fill=w.theme.chosen if chosen else "",
        border=w.theme.line,
        edges="b",
        place="entry",
    )


def _issue(
    w: Writer, issue: int, number: str, people: Sequence[str], related: Sequence[str]
) -> Group:
    say = [w.say(f"issues.{issue}_{key}") for key in ("text", "why", "step1", "step2", "step3")]
    opened = w.say("code.opened_by", name=people[0], day=w.long_date(w.day(-60, -12)))
    heads = [w.say("comments"), w.say("history"), f"{w.say('code.commits')} ({w.integer(0, 4)})"]
    heading = (Span(w.say(f"issues.{issue}_title")), Span(f"  {number}", faded=True))
    parts: list[Node] = [
        ui(w, heading, 22, bold=True, role="title", leading=1.2),
        row(chip(w, w.say("code.open_request"), w.theme.good, w.theme.page),
            muted(w, opened, 13), gap=10),
        _facts(w, people),
        prose(w, say[0], 15, styles=("bold", "link")),
        bullets(w, say[2:], "1.", 5, 15, styles=("bold",)),
        prose(w, say[1], 15, styles=("bold", "strike", "link")),
        tabs(w, heads),
    ]  # fmt: skip
    marks = {who: initials(w, who, 30) for who in people[1:3]}
    hours = w.integer(30, 70)
    for place, key in enumerate(("say1", "say2", "say3")):
        hours -= w.integer(4, 12)
        who = people[1 + place % 2]
        text = w.say(f"issues.{issue}_{key}")
        parts.append(_remark(w, (who, marks[who]), w.say("code.hours_ago", n=hours), text))
    parts += [_box(w), _related(w, related)]
    return column(*parts, gap=13, pad=pad(24, 18), grow=1, clip=True)


def _facts(w: Writer, people: Sequence[str]) -> Group:
    """Assignee, priority, due day and labels in a line."""
    facts = (
        ("assignee", people[1]),
        ("priority", w.say(w.pick(("low", "medium", "high", "critical")))),
        ("due", w.day_month(w.day(3, 30))),
        ("version", f"{w.integer(2, 6)}.{w.integer(0, 9)}"),
    )
    cells: list[Node] = [
        column(muted(w, w.say(key), 12), ui(w, value, 13.5), gap=1) for key, value in facts
    ]
    return column(wrap(*cells, gap=26), rule(w.theme), gap=10)


def _remark(w: Writer, who: tuple[str, Node], when: str, text: str) -> Group:
    name, mark = who
    smile = Icon("emoji", 15, w.theme.faint)
    head = row(ui(w, name, 13.5, bold=True), muted(w, when), push(), smile, gap=9)
    return panes(
        column(mark),
        column(head, prose(w, text, 14.5, styles=("bold", "link")), gap=3, grow=1),
        gap=11,
        place="comment",
    )


def _related(w: Writer, titles: Sequence[str]) -> Group:
    """Other issues that have to do with this one."""
    rows = []
    for text in titles:
        done = w.chance(0.5)
        mark = Icon("success" if done else "circle", 15, w.theme.link if done else w.theme.good)
        rows.append(row(mark, ui(w, text, 13.5, limit=1, grow=1), gap=9, pad=pad(0, 4)))
    head = ui(w, w.say("code.related"), 14, bold=True, role="title", leading=2.0)
    return column(head, *rows, place="section")


def _box(w: Writer) -> Group:
    hint = ui(w, w.say("code.write_comment"), 14, w.theme.faint, role="label", grow=1)
    return row(hint, button(w, w.say("comment"), primary=True, pad=pad(12, 6)), gap=10,
               pad=pad(12, 8), border=w.theme.line, radius=5)  # fmt: skip
