"""An installer on the desktop: the steps, the licence agreement in a box, the parts to install."""

from __future__ import annotations

from pointerbench.flow.nodes import Drawing, Group, Icon, Node, Rule, Span
from pointerbench.suites.text.kit.controls import button
from pointerbench.suites.text.kit.texts import label, muted, prose, text, ui, ui_title
from pointerbench.suites.text.surfaces.desk.files import gigabytes, size_of
from pointerbench.suites.text.surfaces.desk.parts import (
    Setting,
    bar,
    blank,
    dialog,
    draw_switches,
    option,
    tick,
)
from pointerbench.suites.text.surfaces.desk.taskbar import task_bar
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import column, layers, pad, panes, push, row

_PROGRAMS = ("Larder", "Klangwerk", "Orbis Atlas", "Tessera", "Quillmark", "Fotolab")
_STEPS = (
    "introduction",
    "license_agreement",
    "desk.folder",
    "desk.components",
    "install",
    "done",
)


def build(w: Writer) -> Node:
    name = f"{w.pick(_PROGRAMS)} {w.integer(2, 9)}.{w.integer(0, 9)}"
    step = w.pick((1, 1, 1, 3, 4))
    theme, agreed = w.theme, w.chance(0.6)
    body = _licence(w, name, agreed) if step == 1 else _later(w, name, step)
    ready = step == 3 or (step == 1 and agreed)
    foot = row(
        muted(w, f"{w.say('version')} {name.rsplit(' ', 1)[1]}.{w.integer(100, 990)}", 11.5),
        push(),
        button(w, w.say("back")),
        button(w, w.say("install" if step == 3 else "next"), primary=ready),
        button(w, w.say("cancel")),
        gap=9,
        pad=pad(18, 13),
        fill=theme.bar,
        border=theme.line,
        edges="t",
        place="footer",
    )
    main = panes(_side(w, name, step), column(body, grow=1, pad=pad(26, 20), clip=True), grow=1)
    caption = w.say("desk.setup_of", name=name)
    window = dialog(w, caption, main, foot, width=w.integer(800, 860), height=w.integer(560, 620))
    ground: Node = Drawing("photo", 700, None, (), (float(w.integer(0, 95)),))
    if w.chance(0.4):
        ground = Group(fill=w.pick((theme.accent, theme.code, "#2b5876", "#3f6b5c")))
    return column(layers(ground, window, grow=1), task_bar(w), fill=theme.page)


def _later(w: Writer, name: str, step: int) -> Group:
    return _components(w, name) if step == 3 else _progress(w, name)


def _side(w: Writer, name: str, step: int) -> Group:
    """The steps at the left: those done ticked, the present one bold."""
    theme = w.theme
    nodes: list[Node] = []
    for number, key in enumerate(_STEPS):
        done, own = number < step, number == step
        sign = Icon("success" if done else "circle", 16, theme.good if done else theme.muted)
        color = theme.link if own else theme.ink if done else theme.muted
        nodes.append(row(sign, label(w, w.say(key), 12.5, color, bold=own, grow=1), gap=10))
    mark = Drawing("logo", 54, 54, (theme.accent,), (float(w.integer(0, 9)),))
    return column(
        row(mark),
        ui(w, name, 16, bold=True, role="title"),
        *nodes,
        gap=15,
        pad=pad(20, 22),
        width=236,
        fill=theme.bar,
        border=theme.line,
        edges="r",
        place="sidebar",
    )


def _licence(w: Writer, name: str, agreed: bool) -> Group:
    """The agreement in a box that scrolls, and the two answers."""
    theme = w.theme
    lines: list[Node] = []
    for number in range(1, 8):
        heading = f"{number}. {w.say(f'desk.licence_{number}')}"
        said = w.say(f"desk.licence_about_{number}", name=name.rsplit(" ", 1)[0])
        lines.append(text(w, heading, 13.5, bold=True, role="title"))
        lines += [prose(w, said, 13, styles=(), leading=1.4), blank(w, 12)]
    box = panes(
        column(*lines, pad=pad(14, 10), grow=1, clip=True, scroll=w.pick((0, 0, 70, 160))),
        Drawing("scrollbar", 300, 13, (), (0.08, 0.3)),
        grow=1,
        fill=theme.page,
        border=theme.line,
        place="editor",
    )
    answers = [
        row(
            tick(w, on=on, kind="radio"),
            ui(w, w.say(key), 13.5, role="label", grow=1),
            gap=9,
            hit=True,
        )
        for key, on in (("desk.accept_terms", agreed), ("desk.decline_terms", not agreed))
    ]
    return column(
        ui_title(w, w.say("license_agreement"), 19),
        prose(w, w.say("desk.read_licence", name=name), 13.5, theme.muted, styles=()),
        box,
        *answers,
        gap=11,
        grow=1,
    )


def _components(w: Writer, name: str) -> Group:
    """What can be installed, each part with what it is for."""
    theme = w.theme
    rows: list[Node] = []
    for number in (1, *sorted(w.sample(range(2, 8), 4))):
        rows += [_component(w, number), Rule(theme.line)]
    free, whole = gigabytes(w, w.integer(20, 90)), gigabytes(w, 256)
    disk = muted(w, w.say("desk.free_space", free=free, whole=whole), 12.5)
    return column(
        ui_title(w, w.say("desk.components"), 19),
        prose(w, w.say("desk.choose_parts", name=name), 13.5, theme.muted, styles=()),
        column(*rows[:-1], border=theme.line, fill=theme.page),
        disk,
        option(w, w.say("desk.for_all_users"), on=True),
        gap=12,
        grow=1,
    )


def _component(w: Writer, number: int) -> Group:
    words = column(
        ui(w, w.say(f"desk.part_{number}"), 13.5, role="label"),
        prose(w, w.say(f"desk.part_about_{number}"), 12.5, w.theme.muted, styles=(), leading=1.4),
        gap=1,
        grow=1,
    )
    size = muted(w, size_of(w, w.integer(1100, 38000)), 12.5)
    box = tick(w, on=number < 3 or w.chance(0.6))
    return row(box, words, size, gap=11, pad=pad(13, 8), align="start", place="entry")


def _tip(w: Writer, one: Setting) -> Group:
    words = (Span(f"{one.name}. ", bold=True), Span(one.about))
    said = text(w, words, 13.5, leading=1.45, role="prose", grow=1)
    return row(Icon("lightbulb", 16, w.theme.accent), said, gap=11, align="start")


def _progress(w: Writer, name: str) -> Group:
    """What is being copied, and what to read about the program meanwhile."""
    theme = w.theme
    share = w.integer(15, 90)
    line = row(bar(w, share / 100, height=10), label(w, w.percent(share), 13), gap=12)
    path = f"C:\\Program Files\\{name.split(' ')[0]}\\lib\\core-{w.integer(10, 99)}.dll"
    return column(
        ui_title(w, w.say("desk.installing", name=name), 19),
        line,
        muted(w, path, 12),
        column(
            ui(w, w.say("desk.meanwhile"), 15, bold=True, role="title"),
            prose(w, w.say("desk.whats_in"), 13.5, styles=(), leading=1.45),
            *(_tip(w, one) for one in draw_switches(w, 5)),
            gap=11,
            pad=pad(18, 14),
            fill=theme.page,
            border=theme.line,
            grow=1,
            clip=True,
            place="panel",
        ),
        gap=12,
        grow=1,
    )
