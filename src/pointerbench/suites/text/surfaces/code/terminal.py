"""A shell session: prompts, commands and what they printed, now and then in two panes."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pointerbench.flow.nodes import Group, Icon, Node, Rule
from pointerbench.language.spelling import ascii_word
from pointerbench.suites.text.kit.furniture import window_buttons
from pointerbench.suites.text.kit.texts import code_line, label
from pointerbench.suites.text.surfaces.code.schemes import Scheme, dress
from pointerbench.suites.text.surfaces.code.session import LEADING, Shell
from pointerbench.suites.text.surfaces.code.shell import COMMANDS
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import column, pad, panes, push, row

_BAR, _MARGIN = 32, 16


def build(w: Writer) -> Node:
    scheme = dress(w)
    user = ascii_word(w.first_name())
    host = w.pick(("atlas", "workshop", "pi4", "nordlys", "buildbox", "thinkcentre"))
    split = w.chance(0.25)
    size = min(13 if split else 15, max(13, w.size - 1))
    advance = round(size) * (0.5 if w.mono == "Inconsolata" else 0.605)
    columns = int((480 if split else 990) / advance)
    tmux = split or w.chance(0.2)
    # The screen is scrolled to the last prompt, and shows whole lines only.
    rows = (768 - _BAR - _MARGIN - 24 * tmux) // round(size * LEADING)
    folder = w.pick(("work", "projects", "site", "notes", "src"))
    shell = Shell(w, scheme, user, host, size, columns, folder=folder)
    commands = w.sample(COMMANDS, 12 if split else 8)
    areas: list[Node] = [_session(shell, commands[:6] if split else commands, rows)]
    if split:
        areas += [Rule(scheme.line, 2), _session(shell, commands[6:], rows)]
    return column(
        _title(w, scheme, f"{user}@{host}: ~/{shell.folder}"),
        panes(*areas, grow=1, clip=True),
        *([_tmux(w, scheme, host)] if tmux else []),
        grow=1,
        fill=scheme.ground,
    )


def _title(w: Writer, scheme: Scheme, caption: str) -> Group:
    names = [caption, *w.sample(("htop", "vim", "ssh atlas", "journal"), w.integer(0, 2))]
    tabs = [
        row(
            Icon("terminal", 14, w.theme.muted),
            label(w, name, 12.5, w.theme.ink if not number else w.theme.muted),
            gap=8,
            pad=pad(14, 8),
            fill=scheme.ground if not number else "",
            hit=True,
        )
        for number, name in enumerate(names)
    ]
    return row(
        *tabs,
        Icon("plus", 14, w.theme.muted),
        push(),
        window_buttons(w),
        gap=6,
        pad=pad(6, 0),
        fill=scheme.bar,
        place="tab_bar",
    )


def _session(shell: Shell, commands: Sequence[Callable[[Shell], None]], rows: int) -> Group:
    shell.lines = []
    for command in commands:
        command(shell)
        if shell.w.chance(0.3):
            shell.print("")
    shell.prompt("")
    shown = shell.lines[-rows:]
    return column(*shown, pad=pad(12, _MARGIN / 2), grow=1, clip=True, place="terminal")


def _tmux(w: Writer, scheme: Scheme, host: str) -> Group:
    text = f"[{w.integer(0, 4)}] 0:bash* 1:vim- 2:logs"
    clock = f"{host}  {w.integer(8, 19):02}:{w.integer(0, 59):02}"
    return row(
        code_line(w, text, 13, color=scheme.ground),
        push(),
        code_line(w, clock, 13, color=scheme.ground),
        pad=pad(12, 1),
        fill=w.theme.good,
        place="status_bar",
    )
