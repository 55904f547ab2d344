"""One issue: its description, subtasks and comments, with its details at the right."""

from __future__ import annotations

from pointerbench.flow.nodes import Drawing, Group, Node, Pad
from pointerbench.suites.pro.archetypes.business_parts import Entry, ask, asked, face, link
from pointerbench.suites.pro.archetypes.kanban.issue_details import details
from pointerbench.suites.pro.archetypes.kanban.issue_parts import priority, state, type_sign
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets import tools
from pointerbench.widgets.boxes import column, pad, panes, push, row
from pointerbench.widgets.texts import hint, icon, say


def issue(d: Desk, project: Entry) -> Group:
    look, theme = d.look, d.look.theme
    one = project["issues"][0]
    story = d.content("stories")[0 if project["key"] == "TIDE" else 1]
    path = ("Projects", project["name"], project["epics"][one["epic"]][0])
    crumbs: list[Node] = []
    for place, text in enumerate(path, 1):
        word = row(hint(look, text), hugs=True, pad=pad(2))
        crumbs += [asked(d, word, f"crumb{place}", "text"), hint(look, "/")]
    key = row(type_sign(d, one["type"]), hint(look, f"{project['key']}-{one['key']}"), gap=5)
    head = row(*crumbs, key, push(), *d.bar("issue_top"), gap=5, pad=Pad(6, 10, 2, 16))
    body = panes(_main(d, project, one, story), details(d, project, one), grow=1, clip=True)
    return column(head, body, fill=theme.page if theme.dark else theme.card, grow=1, clip=True)


def _main(d: Desk, project: Entry, one: Entry, story: Entry) -> Group:
    look = d.look
    title = asked(
        d, row(say(look, one["text"], 20, bold=True, limit=2, grow=1)), "main_text", "text"
    )
    tools_ = row(*(d.button(name, sign=True) for name in d.app.bars["under_title"]), gap=6)
    steps = [
        say(look, f"{place}.  {text}", limit=2) for place, text in enumerate(story["steps"], 1)
    ]
    words = asked(
        d,
        column(say(look, story["about"], limit=4, leading=1.4), *steps, gap=4),
        "main_about",
        "text",
    )
    return column(
        title, tools_, say(look, "Description", bold=True), words, _subtasks(d, story),
        *_activity(d, story), gap=9, pad=Pad(2, 14, 0, 16), grow=1, clip=True,
    )  # fmt: skip


def _subtasks(d: Desk, story: Entry) -> Group:
    look, theme = d.look, d.look.theme
    subs = story["subs"]
    done = sum(sub[2] == "Done" for sub in subs) / len(subs)
    bar = Drawing("progress", 6, None, (theme.good, theme.line), (done,), grow=1)
    lines: list[Node] = []
    for place, (key, text, where, who) in enumerate(subs):
        about = ("the first subtask", "the middle subtask", "the last subtask")[place]
        wide = row(say(look, text), hugs=True)
        lines.append(
            row(
                type_sign(d, "task"), link(d, key, 12),
                row(asked(d, wide, "subtasks_own", "text", about=about), grow=1, clip=True),
                ask(d, priority(d, "medium"), d.content("priority_ask"), "icon", about=about),
                ask(d, face(who * 7 + 2 + d.number, 20), d.content("who_ask"), about=about),
                row(ask(d, state(d, where), d.content("state_ask"), about=about), width=98), gap=7,
                pad=pad(8, 0), height=29, border=theme.line, edges="b",
            )
        )  # fmt: skip
    more = asked(
        d, tools.tool(look, "more_horizontal", 16, pad=pad(3)), "subtasks_more_horizontal", "icon"
    )
    plus = d.does("add_child", tools.tool(look, "plus", 16, pad=pad(3)), "icon", key="sub:add")
    head = row(say(look, "Subtasks", bold=True), push(), more, plus, gap=4)
    share = row(bar, hint(look, f"{round(done * 100)}% Done", 11.5), gap=8)
    return column(head, share, column(*lines, border=theme.line), gap=4)


def _activity(d: Desk, story: Entry) -> list[Node]:
    look, theme = d.look, d.look.theme
    tabs = [
        d.mark(
            tools.button(look, name, pad=pad(8, 2), primary=not does), "text", does, words=(name,)
        )
        for name, *does in d.content("activity")
    ]
    order = asked(
        d, row(hint(look, "Newest first"), icon(look, "sort", 14), gap=4, hugs=True, pad=pad(2)),
        "activity_newest_first", "text", text="Newest first",
    )  # fmt: skip
    box = column(
        row(*d.bar("write"), gap=1, pad=pad(4, 1), border=theme.line, edges="b"),
        asked(
            d, row(say(look, "Add a comment...", 0, theme.faint), pad=pad(8, 6), height=32),
            "activity_add_a_comment",
        ),
        border=theme.line, radius=4, grow=1, clip=True,
    )  # fmt: skip
    said = _said(d, story)
    return [
        say(look, "Activity", bold=True),
        row(hint(look, "Show:"), *tabs, push(), order, gap=6),
        row(face(d.number + 30, 26), box, gap=8, align="start"),
        *said,
    ]


def _said(d: Desk, story: Entry) -> list[Node]:
    look = d.look
    said: list[Node] = []
    for place, (who, when, text) in enumerate(story["says"]):
        first = who.split()[0]
        answer = asked(
            d, tools.tool(look, "reply", 14, pad=pad(3)), "activity_reply", "icon", first=first
        )
        smile = asked(
            d, tools.tool(look, "emoji", 14, pad=pad(3)), "activity_emoji", "icon", first=first
        )
        words = say(look, text, look.size - 0.5, limit=2)
        said.append(
            row(
                face(place * 9 + d.number, 26),
                column(
                    row(
                        say(look, who, bold=True), hint(look, when, 11.5), push(), answer, smile,
                        gap=6,
                    ),
                    words, grow=1,
                ),
                gap=8, align="start",
            )
        )  # fmt: skip
    return said
