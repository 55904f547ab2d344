"""An editor with an activity bar, a side bar, groups of editors and a panel below them.

Layouts: files and a terminal, a paused program with its variables, changes beside each other.
"""

from __future__ import annotations

from pointerbench.flow.ink import mixed
from pointerbench.flow.nodes import Group, Node, Pad
from pointerbench.suites.pro.archetypes.dev_code import Editor, File, lines_of, listing, minimap
from pointerbench.suites.pro.archetypes.dev_inks import colored, inks_of
from pointerbench.suites.pro.archetypes.dev_kit import scroller, seam, shifted, sign, tab, thing
from pointerbench.suites.pro.archetypes.ide import vscode_panel, vscode_side
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets import tools
from pointerbench.widgets.boxes import column, pad, panes, push, row, space
from pointerbench.widgets.texts import code, hint, icon, say


def build(d: Desk) -> Group:
    file: File = shifted(d, d.content("files"))
    view = (("explorer", "search"), ("debug", "debug"), ("changes", "changes"))[d.layout]
    side = view[d.number % 2]
    editor = Editor("vscode", ground=d.look.theme.page)
    if side == "changes":
        group = column(_tabs(d, file, both=True), _comparison(d, file, editor), grow=1)
        panel = vscode_panel.problems(d)
    elif side == "debug":
        group = column(_tabs(d, file), _crumbs(d, file), _code(d, file, editor), grow=1)
        panel = vscode_panel.console(d, file)
    else:
        group = column(_tabs(d, file), _crumbs(d, file), _code(d, file, editor), grow=1)
        panel = vscode_panel.terminal(d)
    middle = column(group, seam(d.look, across=True), panel, grow=1, clip=True)
    bar = vscode_side.side_bar(d, side, file)
    body = column(
        panes(_activities(d, side), bar, seam(d.look), middle, grow=1, clip=True),
        _status(d, file, side),
        grow=1,
    )
    return _window(d, body, file)


def _window(d: Desk, body: Group, file: File) -> Group:
    look = d.look
    search = row(
        icon(look, "search", 12, look.theme.muted),
        say(look, d.content("workspace"), 12, look.theme.muted),
        gap=6,
        width=236,
        height=22,
        justify="center",
        fill=mixed(look.theme.bar, look.theme.ink, 14),
        border=look.theme.line,
        radius=5,
    )
    middle = [*d.bar("history"), d.does("command_center", search, "other")]
    title = f"{file['name']} - {d.content('workspace')} - {d.app.name}"
    if look.platform == "macos":
        return d.window(body, title=title, header=((push(), *middle), d.bar("layout")))
    left = (row(*d.menus(11.5)), push(), *middle)
    return d.window(body, title="", menus=(), header=(left, d.bar("layout")))


def _activities(d: Desk, side: str) -> Group:
    _look, theme = d.look, d.look.theme
    shown = {
        "explorer": "explorer",
        "search": "search_view",
        "debug": "run_view",
        "changes": "source_control",
    }[side]
    nodes: list[Node] = []
    for name in d.app.bars["activities"]:
        on = name == shown
        color = theme.ink if on else theme.muted
        looks = {"pad": pad(11, 11), "color": color, "on": False, "radius": 0}
        if on:
            looks |= {"border": theme.accent, "edges": "l", "thickness": 2}
        nodes.append(d.tool(name, 24, **looks))
    feet = [d.tool(name, 24, pad=pad(11, 11), color=theme.muted) for name in d.app.bars["feet"]]
    return column(*nodes, push(), *feet, width=48, fill=theme.bar, border=theme.line, edges="r")


# --- editors --------------------------------------------------------------------------------------


def _tabs(d: Desk, file: File, *, both: bool = False) -> Group:
    look, theme = d.look, d.look.theme
    nodes: list[Node] = []
    others = [entry for entry in d.content("tabs") if entry["text"] != file["name"]]
    shown = [{"text": file["name"]}, *others[: 3 - both - (d.layout == 1)]]
    for place, entry in enumerate(shown):
        on, name = not place, entry["text"]
        words = f"{name} (Working Tree)" if on and both else name
        close = row(icon(look, "close", 12, theme.muted), pad=pad(2, 2), hugs=True)
        does = entry.get("shut", d.content("shut") if on else ())
        part = tab(
            d,
            {**entry, "text": words},
            on=on,
            before=[sign(look, name)],
            pad=Pad(8, 4, 8, 10),
            border="",
            gap=6,
        )
        nodes.append(
            row(
                part,
                d.mark(close, "icon", does),
                pad=Pad(0, 6, 0, 0),
                fill=theme.page if on else "",
                border=theme.accent if on else theme.line,
                edges="t" if on else "r",
            )
        )
    bar = "tools_changes" if both else "tools_editor"
    steps = [_steps(d), push()] if d.layout == 1 else []
    ends = d.bar(bar)[: 3 if steps else 9]
    return row(
        *nodes, push(), *steps, *ends, pad=Pad(0, 6, 0, 0), fill=theme.bar, clip=True, height=34
    )


def _steps(d: Desk) -> Group:
    """The floating bar by which a paused program goes on."""
    look, theme = d.look, d.look.theme
    colors = {"restart": theme.good, "stop_debugging": theme.bad}
    nodes = [
        d.tool(name, color=colors.get(name, theme.link), pad=pad(4, 4))
        for name in d.app.bars["debug_steps"]
    ]
    return row(
        icon(look, "drag_handle", 14, theme.faint),
        *nodes,
        gap=1,
        pad=pad(3, 1),
        fill=theme.card,
        border=theme.line,
        radius=4,
        hugs=True,
    )


def _crumbs(d: Desk, file: File) -> Group:
    look, theme = d.look, d.look.theme
    nodes: list[Node] = []
    for entry in file["path"]:
        if nodes:
            nodes.append(icon(look, "chevron_right", 10, theme.faint))
        name = entry if isinstance(entry, str) else entry["text"]
        nodes.append(thing(d, row(hint(look, name, 12), hugs=True, pad=pad(2, 2)), entry))
    return row(*nodes, gap=3, pad=pad(14, 0), height=22, fill=theme.page, clip=True)


def _code(d: Desk, file: File, editor: Editor) -> Group:
    debugging = d.layout == 1
    shown = file if debugging else {**file, "paused": "\0", "hints": ()}
    halt = next((at for at, text in enumerate(lines_of(file)) if file["paused"] in text), 0)
    return panes(
        listing(d, shown, editor, skip=max(0, halt - 15) if debugging else 0),
        minimap(d, file, editor, tuple(d.content("minimap"))),
        scroller(d, d.content("code_scroll"), 0.01, 0.5),
        grow=1,
        clip=True,
        fill=editor.ground,
    )


def _comparison(d: Desk, file: File, editor: Editor) -> Group:
    """The file as it was and as it is, side by side, with what differs coloured."""
    look, theme = d.look, d.look.theme
    changes = {entry["at"]: entry for entry in file.get("changes", ())}
    old: list[Node] = []
    new: list[Node] = []
    inks = inks_of(look, editor.scheme)
    number = gone = int(file.get("first", 1))
    for text in lines_of(file):
        found = next((entry for at, entry in changes.items() if at in text), None)
        before = text if found is None else found.get("old", "")
        left = mixed(theme.page, "#d03030", 46) if found and before else ""
        if found and not before:
            left = mixed(theme.page, theme.ink, 16)
        right = mixed(theme.page, "#38a038", 46) if found else ""
        shown = str(gone) if before or found is None else ""
        gone += bool(shown)
        for side, words, label, fill, does in (
            (old, before, shown, left, "was"),
            (new, text, str(number), right, "now"),
        ):
            made = row(
                row(code(look, label, 10.5, theme.faint, align="right", grow=1), width=28),
                code(look, colored(words, inks), 11),
                gap=8,
                height=18,
                fill=fill,
                clip=True,
                grow=1,
            )
            intents = found.get(does, ()) if found and words else ()
            side.append(d.mark(made, "other", intents) if intents else made)
        arrow = row(icon(look, "forward", 12, theme.muted), width=18, height=18, justify="center")
        if found and found.get("undo"):
            new[-1] = row(d.mark(arrow, "icon", found["undo"]), new[-1], height=18)
        else:
            new[-1] = row(space(18), new[-1], height=18)
        number += 1
    return panes(
        column(*old, grow=1, clip=True, fill=theme.page),
        Group(width=1, fill=theme.line),
        column(*new, grow=1.05, clip=True, fill=theme.page),
        _ruler(d),
        grow=1,
        clip=True,
    )


def _ruler(d: Desk) -> Group:
    """A strip that shows where in the file the differences are."""
    theme = d.look.theme
    marks = [
        Group(height=float(d.integer(3, 9)), fill=color)
        for color in ("#4ea84e", "#d05050", "#4ea84e", "#4ea84e")
    ]
    parts: list[Node] = []
    for mark in marks:
        parts += [space(float(d.integer(14, 44))), mark]
    strip = column(*parts, width=14, height=300, clip=True)
    made = d.mark(strip, "other", d.content("ruler"))
    return column(made, width=14, fill=theme.bar, border=theme.line, edges="l", clip=True)


# --- the foot -------------------------------------------------------------------------------------


def _status(d: Desk, file: File, side: str) -> Group:
    look = d.look
    ground = "#c4622d" if side == "debug" else d.content("status_color", "#007acc")
    ink = "#ffffff"
    lines = lines_of(file)
    line = str(1 + next(at for at, text in enumerate(lines) if file["here"] in text))

    def part(entry: dict[str, str]) -> Group:
        nodes: list[Node] = []
        if entry.get("icon"):
            nodes.append(icon(look, entry["icon"], 13, ink))
        text = entry.get("text", "").replace("{language}", file["speech"]).replace("{line}", line)
        if text:
            nodes.append(say(look, text, 11.5, ink))
        kind = "text" if text else "icon"
        node = row(*nodes, gap=4, pad=pad(5, 0), height=22, hugs=True)
        return thing(d, node, {**entry, "text": text}, kind)

    left = [part(entry) for entry in d.content("status_left")]
    right = [part(entry) for entry in d.content("status_right")]
    return tools.status(look, left, right, fill=ground, border="", height=22, gap=2, pad=pad(6, 0))
