"""An online survey: statements to agree with in a Likert table, open questions, progress."""

from __future__ import annotations

from pointerbench.flow.nodes import Column, Drawing, Node, Table
from pointerbench.suites.text.kit.controls import button
from pointerbench.suites.text.kit.furniture import page, web
from pointerbench.suites.text.kit.texts import label, muted, prose, title, ui
from pointerbench.suites.text.surfaces.desk.parts import bar, tick
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import column, pad, push, row

_STATED = tuple(f"desk.state_{number}" for number in range(1, 11))
_WONDERED = tuple(f"desk.wonder_{number}" for number in range(1, 5))
_ANSWERS = tuple(f"desk.answered_{number}" for number in range(1, 5))
_SCALE = tuple(f"desk.agree_{number}" for number in range(1, 6))


def build(w: Writer) -> Node:
    stated = [w.say(key) for key in w.sample(_STATED, w.integer(5, 6))]
    open_ = [w.say(key) for key in w.sample(_WONDERED, w.integer(2, 3))]
    firm = w.company()
    part, parts = w.integer(2, 4), 5
    nodes: list[Node] = [_agree(w, stated), *_questions(w, open_, len(stated) + 1)]
    theme = w.theme
    form = column(
        _head(w, firm, part, parts),
        *nodes,
        width=w.pick((800, 840, 880)),
        gap=22,
        pad=pad(38, 26),
        fill=theme.card,
        border=theme.line,
        place="form",
    )
    top = column(width=None, height=w.pick((8, 54)), fill=theme.accent)
    body = page(
        w,
        top,
        column(form, align="center", grow=1, clip=True, fill=theme.soft if w.chance(0.4) else ""),
        _foot(w),
    )
    return web(w, firm, f"survey.{w.domain(firm)}/s/{w.code('??####')}", body)


def _head(w: Writer, firm: str, part: int, parts: int) -> Node:
    progress = row(
        muted(w, f"{w.say('page')} {part} / {parts}", 12.5),
        bar(w, part / parts),
        muted(w, w.percent(100 * part // parts), 12.5),
        gap=12,
    )
    heading = row(
        Drawing("logo", 30, 30, (w.theme.accent,), (float(w.integer(0, 9)),)),
        title(w, w.say("desk.survey_title", company=firm), 23, grow=1),
        gap=14,
    )
    asked = prose(w, w.say("desk.survey_intro", n=w.pick((4, 5, 8, 10))), styles=())
    return column(heading, asked, progress, gap=12)


def _agree(w: Writer, stated: list[str]) -> Node:
    """The statements, a row each, and how much one agrees."""
    theme = w.theme
    heads: list[Node] = [muted(w, w.say("desk.survey_how"), 12.5, role="prose")]
    heads += [muted(w, w.say(key), 11.5, align="center", width=78) for key in _SCALE]
    rows: list[tuple[Node, ...]] = [tuple(heads)]
    for number, statement in enumerate(stated, 1):
        chosen = w.integer(0, 5)
        words = prose(w, f"{number}. {statement}", 14.5, styles=())
        ticks = (
            column(tick(w, on=place == chosen, kind="radio", size=18), align="center")
            for place in range(5)
        )
        rows.append((words, *ticks))
    columns = (Column(grow=1), *(Column(width=90),) * 5)
    fills = (theme.bar, theme.card) if w.chance(0.6) else ()
    return Table(columns, tuple(rows), pad=pad(6, 10), line=theme.line, fills=fills)


def _questions(w: Writer, asked: list[str], first: int) -> list[Node]:
    """Open questions with answers, and one on a scale from 0 to 10."""
    nodes: list[Node] = [_scale(w)] if w.chance(0.5) else []
    for number, words in enumerate(asked):
        nodes.append(_open(w, f"{first + number}. {words}", ""))
    nodes.insert(min(1, len(nodes)), _open(w, w.say("desk.anything_else"), w.say(w.pick(_ANSWERS))))
    return nodes


def _open(w: Writer, asked: str, typed: str) -> Node:
    theme = w.theme
    hint = typed or w.say("desk.your_answer")
    color = theme.ink if typed else theme.faint
    inside = prose(w, hint, 14.5, color, styles=(), role="prose" if typed else "label")
    box = column(
        inside,
        height=76 if typed else 42,
        pad=pad(12, 9),
        border=theme.line,
        fill=theme.page,
        radius=4,
        hit=True,
        place="field",
    )
    return column(prose(w, asked, 15, styles=()), box, gap=8, place="question")


def _scale(w: Writer) -> Node:
    """Eleven boxes from 0 to 10, one of them chosen."""
    theme = w.theme
    chosen = w.integer(5, 10)
    cells = []
    for number in range(11):
        own = number == chosen
        mark = label(w, str(number), 14, theme.on_accent if own else theme.ink, align="center")
        cells.append(
            column(
                mark,
                pad=pad(0, 9),
                grow=1,
                fill=theme.accent if own else theme.page,
                border=theme.accent if own else theme.line,
                hit=True,
            )
        )
    ends = row(
        muted(w, w.say("desk.not_likely"), 12), push(), muted(w, w.say("desk.very_likely"), 12)
    )
    asked = prose(w, w.say("desk.recommend"), 15, styles=())
    return column(asked, row(*cells, gap=5), ends, gap=8, place="question")


def _foot(w: Writer) -> Node:
    theme = w.theme
    return row(
        ui(w, w.say("privacy"), 12.5, theme.muted, role="label"),
        ui(w, w.say("imprint"), 12.5, theme.muted, role="label"),
        push(),
        button(w, w.say("back")),
        button(w, w.say("next"), primary=True),
        gap=16,
        pad=pad(36, 11),
        fill=theme.bar,
        border=theme.line,
        edges="t",
        place="footer",
    )
