"""A desktop mail program: folders of two accounts, the list of messages, the open message."""

from __future__ import annotations

from pointerbench.flow.nodes import Column, Group, Icon, Node, Pad, Rule, Table
from pointerbench.suites.text.kit.controls import nav_item, search_box
from pointerbench.suites.text.kit.furniture import program, sidebar, standard_menus, status_bar
from pointerbench.suites.text.kit.furniture import toolbar as tool_row
from pointerbench.suites.text.kit.people import (
    face_of,
)
from pointerbench.suites.text.kit.texts import label, muted, ui, ui_title
from pointerbench.suites.text.surfaces.social import mails
from pointerbench.suites.text.surfaces.social.parts import (
    attachment,
    brand,
    file_of,
    timeless,
    words,
)
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import column, pad, panes, push, row, rule


def build(w: Writer) -> Node:
    me, firm = w.me, w.company()
    address = w.email(me, w.domain(firm))
    wide = w.chance(0.35)
    passage = mails.mail(w)
    sender = mails.author(w, passage, (me,))
    when = w.clock()
    text = mails.body(w, passage, (me, sender), min(w.size, 16))
    reader = _reader(w, (sender, passage.title, when), text, address)
    first = (sender, passage.title, " ".join(passage.sentences))
    if wide:
        rest = column(_lines(w, first, when), rule(w.theme), reader, grow=1)
    else:
        rest = panes(_cards(w, first, when), reader, grow=1)
    unread = w.integer(2, 24)
    counts = w.say("social.unread_count", a=unread, b=w.integer(200, 999))
    return program(
        w,
        f"{w.say('inbox')} – {address} – {brand(w, 'mail')}",
        panes(_tree(w, address, unread), rest, grow=1),
        icon="mail",
        menus=standard_menus(w, "file", "edit", "view", "message", "tools", "help"),
        tools=_tools(w),
        status=status_bar(w, (w.say("social.up_to_date"),), (counts,)),
    )


def _tools(w: Writer) -> Node:
    def tool(icon: str, caption: str) -> Node:
        parts = (Icon(icon, 18, w.theme.accent), label(w, caption, 12.5))
        return row(*parts, gap=6, pad=pad(8, 6), hit=True)

    return tool_row(
        w,
        tool("download", w.say("social.get_mail")),
        tool("edit", w.say("social.write")),
        "|",
        tool("reply", w.say("reply")),
        tool("forward_mail", w.say("forward")),
        tool("trash", w.say("delete")),
        "|",
        tool("contacts", w.say("social.address_book")),
        push(),
        search_box(w, width=170),
    )


def _tree(w: Writer, address: str, unread: int) -> Node:
    def heading(caption: str) -> Node:
        parts = (Icon("caret_down", 12, w.theme.muted), ui(w, caption, 12.5, bold=True, limit=1))
        return row(*parts, gap=6, pad=Pad(8, 4, 4, 4))

    own = words(w, "folders", w.integer(4, 6))
    return sidebar(
        w,
        heading(address),
        *mails.folders(w, size=13, unread=unread),
        heading(w.say("social.local_folders")),
        *(nav_item(w, name, icon="folder", size=13) for name in own),
        width=198,
        gap=0,
        pad=pad(8, 6),
    )


def _entries(w: Writer, count: int) -> list[tuple[str, str, str]]:
    lines = timeless(w, "subjects", count)
    people = w.people(len(lines))
    return [(who, subject, start) for who, (subject, start) in zip(people, lines, strict=True)]


def _cards(w: Writer, first: tuple[str, str, str], when: str) -> Node:
    """The list as a column of cards: sender and date, subject, how it begins."""
    entries = _entries(w, 9)
    days = sorted((w.day(-8, -1) for _ in entries), reverse=True)
    nodes: list[Group] = [_card(w, first, when, chosen=True)]
    nodes += [_card(w, e, w.day_month(day)) for e, day in zip(entries, days, strict=True)]
    return sidebar(w, *nodes, width=w.integer(246, 276), gap=0, pad=Pad(), fill=w.theme.card)


def _card(w: Writer, entry: tuple[str, str, str], when: str, *, chosen: bool = False) -> Group:
    theme = w.theme
    sender, subject, start = entry
    bold = not chosen and w.chance(0.3)
    return column(
        row(ui(w, sender, 13, bold=bold, limit=1, grow=1), muted(w, when, 11.5), gap=8),
        ui(w, subject, 13, theme.link if bold else theme.ink, bold=bold, limit=1),
        muted(w, start, 12, limit=2),
        gap=2,
        pad=pad(12, 8),
        fill=theme.chosen if chosen else "",
        border=theme.line,
        edges="b",
        place="entry",
    )


def _lines(w: Writer, first: tuple[str, str, str], when: str) -> Node:
    """The list as a table above the message."""
    entries = [first, *_entries(w, w.integer(6, 8))]
    days = sorted((w.day(-8, -1) for _ in entries), reverse=True)
    heads = (w.say("subject"), w.say("sender"), w.say("date"))
    rows: list[tuple[Node, ...]] = [tuple(muted(w, head, 12, role="label") for head in heads)]
    for (sender, subject, _), day in zip(entries, days, strict=True):
        bold = w.chance(0.25)
        date = f"{w.short_date(w.today)} {when}" if sender == first[0] else w.short_date(day)
        cells = (subject, sender, date)
        rows.append(tuple(ui(w, cell, 12.5, bold=bold, limit=1) for cell in cells))
    columns = (Column(grow=1), Column(150), Column(150))
    fills = (w.theme.chosen, *[w.theme.card] * (len(rows) - 2))
    return Table(columns, tuple(rows), Pad(4, 10, 4, 10), w.theme.line, "", w.theme.bar, fills)


def _reader(w: Writer, facts: tuple[str, str, str], body: list[Node], to: str) -> Node:
    theme = w.theme
    sender, subject, clock = facts
    small = [Icon(name, 18, theme.muted) for name in ("reply", "reply_all", "forward_mail")]
    when = w.say("social.at_time", date=w.long_date(w.today), time=clock)
    names = column(
        ui(w, sender, 13.5, bold=True, limit=1),
        muted(w, w.email(sender), 12, limit=1),
        muted(w, w.colon(w.say("to"), to), 12, limit=1),
        gap=1,
        grow=1,
    )
    files = [attachment(w, file_of(w, subject, n)) for n in range(w.integer(0, 2))]
    foot: list[Node] = [Rule(theme.line), row(*files, gap=10)] if files else []
    return column(
        column(
            ui_title(w, subject, 18),
            row(face_of(w, sender, 38, letters=w.chance(0.5)), names, *small, gap=12),
            muted(w, when, 12),
            gap=9,
            pad=pad(22, 14),
            border=theme.line,
            edges="b",
            place="header",
        ),
        column(column(*body, gap=11, pad=pad(22, 16)), place="message", grow=1, clip=True),
        column(*foot, gap=10, pad=Pad(0, 22, 14, 22)),
        fill=theme.card,
        grow=1,
        clip=True,
    )
