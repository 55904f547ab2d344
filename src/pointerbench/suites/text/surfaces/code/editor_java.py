"""A Java class in a big development environment: project and structure windows, run bar, code with
marks in the gutter, build output below."""

from __future__ import annotations

from pointerbench.flow.nodes import Drawing, Group, Icon, Node, Span
from pointerbench.suites.text.kit.furniture import window_buttons
from pointerbench.suites.text.kit.texts import code_line, label, ui
from pointerbench.suites.text.surfaces.code.parts import (
    Listing,
    caret,
    code_pane,
    code_size,
    file_tabs,
    tree,
)
from pointerbench.suites.text.surfaces.code.schemes import Scheme, dress
from pointerbench.suites.text.surfaces.code.sources import Source, draw_source
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import column, pad, panes, push, row

_TASKS = (":compileJava", ":processResources", ":classes", ":compileTestJava", ":test", ":jar")


def build(w: Writer) -> Node:
    scheme = dress(w)
    source = draw_source(w, "java")
    first = 0 if w.chance(0.5) else w.integer(6, 15)
    structure = w.chance(0.45)
    current = w.integer(3, 18)
    code = Listing(source.lines[first:], "java", first + 1, current)
    size = min(13 if structure else 14, code_size(w))
    pane = code_pane(w, scheme, code, size, gutter=scheme.side)
    others = [line.strip() for line in source.tree if line.endswith(".java")]
    tabs = list(dict.fromkeys([source.name, *w.sample(others, 2)]))
    middle: list[Node] = [_project(w, source), column(file_tabs(w, tabs, scheme), pane, grow=1)]
    if structure:
        middle.append(_structure(w, source))
    return column(
        _head(w, source, scheme),
        panes(_strip(w, scheme), panes(*middle, grow=1), grow=1),
        *([_build(w, scheme, source)] if w.chance(0.7) else []),
        _status(w, scheme, source, caret(w, source.lines, first + current)),
        grow=1,
        fill=scheme.ground,
    )


def _head(w: Writer, source: Source, scheme: Scheme) -> Group:
    """Project, branch, and the configuration to run."""
    project = source.tree[0].strip("/")
    run = source.name.removesuffix(".java")
    return row(
        Icon("menu", 18, w.theme.muted),
        label(w, project, 13, bold=True),
        Icon("chevron_down", 12, w.theme.muted),
        Icon("branch", 16, w.theme.muted),
        label(w, w.pick(("main", "develop", "feature/limits", "release/2.4")), 13),
        Icon("chevron_down", 12, w.theme.muted),
        push(),
        row(label(w, run, 13), gap=6, pad=pad(12, 5), border=scheme.line, radius=5, hit=True),
        Icon("play", 18, w.theme.good),
        Icon("bug", 18, w.theme.good),
        Icon("more_vertical", 18, w.theme.muted),
        Icon("search", 18, w.theme.muted),
        Icon("settings", 18, w.theme.muted),
        window_buttons(w),
        gap=10,
        pad=pad(12, 5),
        fill=scheme.bar,
        border=scheme.line,
        edges="b",
        place="toolbar",
    )


def _strip(w: Writer, scheme: Scheme) -> Group:
    names = ("folder", "bookmark", "branch", "flowchart", "more_horizontal")
    icons = (Icon(name, 20, w.theme.muted) for name in names)
    foot = (Icon(name, 20, w.theme.muted) for name in ("build", "terminal", "warning"))
    return column(*icons, push(), *foot, gap=16, pad=pad(9, 12), fill=scheme.bar, width=38)


def _project(w: Writer, source: Source) -> Group:
    head = row(
        label(w, w.say("code.project"), 13, bold=True),
        push(),
        Icon("target", 14, w.theme.muted),
        Icon("collapse", 14, w.theme.muted),
        gap=9,
        pad=pad(12, 9),
    )
    names = tree(w, source.tree, source.name, 12.5)
    return column(head, names, width=236, fill=w.theme.bar, place="sidebar", clip=True)


def _structure(w: Writer, source: Source) -> Group:
    """The members of the class, taken from its code."""
    nodes: list[Node] = []
    for line in source.lines:
        before, bracket, _ = line.strip().partition("(")
        words = before.split()
        opens = line.rstrip().endswith("{")
        if not bracket or not opens or words[0] not in ("public", "private", "static", "void"):
            continue
        dot = w.theme.good if words[0] == "public" else w.theme.warn
        mark = Drawing("checkbox", 10, 10, (dot, dot, dot, dot), (1.0,))
        nodes.append(row(mark, label(w, f"{words[-1]}()", 12.5, limit=1), gap=7, hit=True))
    head = label(w, w.say("code.structure"), 13, bold=True)
    return column(
        head,
        *nodes,
        gap=8,
        pad=pad(12, 10),
        width=150,
        fill=w.theme.bar,
        border=w.theme.line,
        edges="l",
        place="panel",
        clip=True,
    )


def _build(w: Writer, scheme: Scheme, source: Source) -> Group:
    lines = [
        code_line(w, (Span(mark, color=scheme.comment), Span(text)), 12.5)
        for mark, text in (_maven(w, source) if "  pom.xml" in source.tree else _gradle(w))
    ]
    head = row(
        ui(w, w.say("code.build"), 13, bold=True),
        label(w, w.say("code.sync"), 13, w.theme.muted),
        label(w, w.say("code.output"), 13, w.theme.muted),
        push(),
        Icon("minus", 14, w.theme.muted),
        gap=20,
        pad=pad(14, 7),
        fill=scheme.side,
        border=scheme.line,
        edges="tb",
    )
    return column(head, column(*lines, pad=pad(50, 7)), place="panel")


def _gradle(w: Writer) -> list[tuple[str, str]]:
    """What one build tool prints, which is never translated."""
    done = w.integer(2, 4)
    tasks = [("> Task ", task) for task in _TASKS[:done]]
    seconds = f"{w.integer(1, 9)}{w.pick(('s', 's', 's', 'm 12s'))}"
    fresh = w.integer(1, done)
    facts = f"{done} actionable tasks: {fresh} executed"
    rest = f", {done - fresh} up-to-date" if done > fresh else ""
    return [*tasks, ("", ""), ("", f"BUILD SUCCESSFUL in {seconds}"), ("", facts + rest)]


def _maven(w: Writer, source: Source) -> list[tuple[str, str]]:
    """What another prints."""
    tests, project = w.integer(4, 60), source.tree[0].strip("/")
    texts = (
        f"Building jar: ~/{project}/target/{project}-1.{w.integer(0, 9)}.jar",
        f"Tests run: {tests}, Failures: 0, Errors: 0, Skipped: 0",
        "-" * 72,
        "BUILD SUCCESS",
        f"Total time:  {w.integer(2, 38)}.{w.code('###')} s",
    )
    return [("[INFO] ", texts[at]) for at in (1, 0, 2, 3, 2, 4)]


def _status(w: Writer, scheme: Scheme, source: Source, at: tuple[int, int]) -> Group:
    steps = source.path.split("/")[-4:]
    nodes: list[Node] = []
    for step in steps:
        if nodes:
            nodes.append(Icon("chevron_right", 12, w.theme.muted))
        nodes.append(label(w, step, 12, w.theme.muted))
    shown = (f"{at[0]}:{at[1]}", "LF", "UTF-8", w.say("code.spaces", n=4))
    return row(
        *nodes,
        push(),
        *(label(w, text, 12, w.theme.muted) for text in shown),
        gap=9,
        pad=pad(14, 0),
        height=26,
        fill=scheme.bar,
        place="status_bar",
    )
