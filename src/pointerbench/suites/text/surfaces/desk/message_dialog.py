"""A message that asks for a decision, over a document or a file manager."""

from __future__ import annotations

from pointerbench.flow.nodes import Group, Icon, Node
from pointerbench.suites.text.kit.controls import button
from pointerbench.suites.text.kit.texts import code_line, label, muted, ui, ui_title
from pointerbench.suites.text.surfaces.desk.documents import editor_window, files_window
from pointerbench.suites.text.surfaces.desk.parts import dialog, option, over
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import column, pad, push, row

_REGISTERS = ("letter", "memo", "personal", "fiction", "press", "contract", "essay", "travel")
_REPORT = (
    "folio.dialog  #1187",
    "session 7f3c-91ab-04d2",
    "/var/log/folio/2.log",
)


def build(w: Writer) -> Node:
    register = w.pick(_REGISTERS)
    below = files_window(w, register) if w.chance(0.3) else editor_window(w, register)
    heading, said = w.entry("dialogs")
    ask = "?" in heading + said
    shown = w.pick((_windowed, _windowed, _plain, _stacked))(w, heading, said, ask)
    return over(below, shown, w.pick((60, 100, 130)))


def _buttons(w: Writer, ask: bool) -> list[Node]:
    """The safe choice and the one proposed."""
    if ask:
        pairs = (("no", "yes"), ("no", "yes"), ("cancel", "ok"))
        first, second = w.pick(pairs)
        return [button(w, w.say(first)), button(w, w.say(second), primary=True)]
    extra: list[Node] = [button(w, w.say("help"))] if w.chance(0.3) else []
    return [*extra, button(w, w.say("cancel")), button(w, w.say("ok"), primary=True)]


def _sign(w: Writer, ask: bool, size: int) -> Icon:
    theme = w.theme
    return Icon("help", size, theme.accent) if ask else Icon("warning", size, theme.warn)


def _windowed(w: Writer, heading: str, said: str, ask: bool) -> Group:
    """With a title bar, the sign at the left, maybe a box to tick and details."""
    theme = w.theme
    more: list[Node] = []
    if not ask and w.chance(0.25):
        lines = [code_line(w, one, 11.5) for one in _REPORT]
        more.append(label(w, w.say("show_less"), 12.5, theme.link))
        more.append(
            column(*lines, pad=pad(10, 8), fill=theme.code, border=theme.line, place="code_block")
        )
    if w.chance(0.6):
        more.append(option(w, w.say("desk.not_again")))
    words = column(
        ui_title(w, heading, 16),
        ui(w, said, 14.5, role="prose", leading=1.5),
        *more,
        gap=9,
        grow=1,
    )
    body = row(_sign(w, ask, 34), words, gap=18, pad=pad(22, 20), align="start")
    foot = row(push(), *_buttons(w, ask), gap=10, pad=pad(18, 12), fill=theme.bar, place="footer")
    name = w.say(w.pick(("desk.question_title", "desk.notice_title", "message")))
    return dialog(w, name, body, foot, width=w.integer(430, 520))


def _plain(w: Writer, heading: str, said: str, ask: bool) -> Group:
    """A card without a title bar, its buttons at the right."""
    theme = w.theme
    nodes: list[Node] = [ui_title(w, heading, 19), ui(w, said, 15, role="prose", leading=1.5)]
    if w.chance(0.5):
        nodes.append(option(w, w.say("desk.not_again")))
    nodes.append(row(push(), *_buttons(w, ask), gap=10))
    return column(
        *nodes,
        gap=14,
        pad=pad(28, 24),
        width=w.integer(420, 500),
        hugs=True,
        fill=theme.card,
        border=theme.line,
        radius=14,
        place="dialog",
    )


def _stacked(w: Writer, heading: str, said: str, ask: bool) -> Group:
    """All in the middle, the buttons one below another."""
    theme = w.theme
    captions = ("yes", "no", "cancel") if ask else ("ok", "see_details")
    keys = [
        button(w, w.say(key), primary=not number, hugs=False, radius=8)
        for number, key in enumerate(captions)
    ]
    return column(
        row(_sign(w, ask, 46), justify="center"),
        ui_title(w, heading, 16, align="center"),
        ui(w, said, 13.5, align="center", role="prose", leading=1.4),
        muted(w, f"Folio {w.integer(3, 9)}.{w.integer(0, 9)}", 11.5, align="center"),
        column(*keys, gap=8),
        gap=11,
        pad=pad(24, 22),
        width=w.integer(300, 340),
        hugs=True,
        fill=theme.card,
        border=theme.line,
        radius=16,
        place="dialog",
    )
