"""A team's chat program: channels, messages with reactions, an open thread or the members."""

from __future__ import annotations

from pointerbench.flow.nodes import Group, Icon, Node, Pad, Rule
from pointerbench.suites.text.banks import Passage
from pointerbench.suites.text.kit.controls import tabs
from pointerbench.suites.text.kit.furniture import page, sidebar, title_bar, toolbar, web
from pointerbench.suites.text.kit.texts import label, muted, ui, ui_title
from pointerbench.suites.text.surfaces.social.parts import (
    attachment,
    brand,
    file_of,
    reaction,
    rising,
    section_title,
    turns,
    words,
)
from pointerbench.suites.text.surfaces.social.team_parts import (
    members,
    message,
    presence_of,
    root,
    thread,
    thread_foot,
)
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import column, pad, panes, push, row, space


def build(w: Writer) -> Node:
    firm, name = w.company(), brand(w, "team")
    talks = w.passages("team", 3)
    people = w.people(7)
    # Where two subjects are talked of, it is in the channel for everything.
    threaded = w.chance(0.6)
    own = [talk.title for talk in talks]
    if threaded:
        own.insert(0, words(w, "channels")[0])
    channel, start = own[0], w.integer(10 * 60 + 12, 10 * 60 + 40)
    talk = column(
        _messages(w, talks[0], people), *([root(w, talks[1], people, start)] if threaded else [])
    )
    main = column(
        _head(w, channel, len(people)),
        column(talk, grow=1, clip=True, justify="end"),
        _write(w, channel),
        grow=1,
        fill=w.theme.card,
    )
    parts: list[Node] = [_channels(w, firm, own, people), main]
    if threaded:
        parts.append(thread(w, talks[1], people, channel, start))
    elif w.chance(0.8):
        parts.append(members(w, people))
    if w.chance(0.6):
        parts.insert(0, _rail(w))
    body = panes(*parts, grow=1)
    if w.chance(0.5):
        return page(w, title_bar(w, f"{channel} – {firm} – {name}", "chat"), body)
    return web(
        w, f"{channel} – {name}", f"app.{name.lower()}.com/{w.code('????###')}", page(w, body)
    )


def _rail(w: Writer) -> Node:
    icons = [Icon(name, 21, w.theme.muted) for name in ("home", "chat", "bell", "file", "search")]
    mark = column(Icon("group", 22, w.theme.accent), pad=pad(6), fill=w.theme.soft, radius=8)
    looks = {"align": "center", "fill": w.theme.code, "gap": 22, "pad": pad(0, 14)}
    return column(mark, *icons, push(), Icon("plus", 20, w.theme.muted), width=52, **looks)


def _channels(w: Writer, firm: str, own: list[str], people: list[str]) -> Node:
    theme = w.theme

    def line(caption: str, sign: Node, *, chosen: bool = False, bold: bool = False) -> Group:
        color = theme.link if chosen else theme.ink if bold else theme.muted
        parts: list[Node] = [sign, label(w, caption, 13.5, color, bold=bold, limit=1, grow=1)]
        if bold and not chosen and w.chance(0.5):
            count = label(w, str(w.integer(1, 7)), 11, theme.on_accent, bold=True)
            parts.append(row(count, pad=pad(6, 1), radius=8, fill=theme.accent, hugs=True))
        looks = {"fill": theme.chosen if chosen else "", "radius": 5, "hit": True}
        return row(*parts, gap=9, pad=pad(9, 4.5), **looks)

    def sign() -> Node:
        return ui(w, "#", 14, theme.faint)

    def presence(name: str) -> Node:
        return column(width=9, height=9, radius=4.5, fill=presence_of(w, name))

    rest = words(w, "channels", w.integer(6, 8))
    channels = [line(own[0], sign(), chosen=True, bold=True)]
    channels += [
        line(name, sign(), bold=w.chance(0.3)) for name in (*own[1:], *rest) if name != own[0]
    ]
    top = ("threads", "comments"), ("mentions", "mention"), ("saved_items", "bookmark")
    heading = row(ui_title(w, firm, 16, limit=1, grow=1), Icon("edit", 18, theme.muted), gap=8)
    return sidebar(
        w,
        column(heading, pad=Pad(0, 6, 8, 8)),
        *(line(w.say(f"social.{key}"), Icon(icon, 16, theme.muted)) for key, icon in top),
        column(section_title(w, w.say("social.channels_title")), pad=Pad(12, 0, 3, 9)),
        *channels,
        column(section_title(w, w.say("social.direct_messages")), pad=Pad(12, 0, 3, 9)),
        *(line(name, presence(name), bold=w.chance(0.2)) for name in people),
        width=w.integer(196, 216),
        gap=1,
        pad=pad(8, 12),
    )


def _head(w: Writer, channel: str, count: int) -> Node:
    theme = w.theme
    members = row(Icon("group", 17, theme.muted), muted(w, str(count), 12.5), gap=5)
    parts = (
        ui(w, f"# {channel}", 16, bold=True, limit=1, role="title"),
        muted(w, w.pick(words(w, "topic_lines")), 12.5, limit=1, grow=1),
        members,
        Icon("search", 18, theme.muted),
    )
    head = row(*parts, gap=14, pad=pad(18, 10), place="header")
    if w.chance(0.5):
        return column(head, rule_below(w))
    captions = [w.say(f"social.{key}") for key in ("messages", "pinned")] + [w.say("attachments")]
    return column(head, tabs(w, captions, pad=pad(10, 0)))


def rule_below(w: Writer) -> Node:
    return Rule(w.theme.line)


def _messages(w: Writer, talk: Passage, people: list[str]) -> Node:
    """The channel's talk, with a date line, a file, reactions, and a thread's foot."""
    theme = w.theme
    lines = turns(talk)
    times = rising(w, len(lines), w.integer(8 * 60 + 5, 8 * 60 + 30), 9)
    who = dict(zip("ABCD", people, strict=False))
    day = row(
        Rule(theme.line, grow=0),
        muted(w, w.say("today"), 12, bold=True),
        justify="center",
        pad=pad(0, 4),
    )
    note = muted(w, w.say("social.joined_channel", name=people[5]), 13)
    nodes: list[Node] = [row(space(38), note, gap=10)] if w.chance(0.4) else []
    nodes.append(day)
    threaded, filed = w.integer(1, len(lines) - 2), w.integer(0, len(lines) - 1)
    for place, ((letter, line), minutes) in enumerate(zip(lines, times, strict=True)):
        again = place > 0 and lines[place - 1][0] == letter
        extra: list[Node] = []
        if place == filed and w.chance(0.5):
            extra.append(attachment(w, file_of(w, talk.title)))
        if w.chance(0.25):
            icons = w.sample(("like", "heart", "check", "eye", "trophy"), w.integer(1, 3))
            chips = [reaction(w, icon, w.integer(1, 6), own=w.chance(0.3)) for icon in icons]
            extra.append(row(*chips, gap=6))
        if place == threaded:
            extra.append(thread_foot(w, times[-1], w.integer(2, 9)))
        nodes.append(message(w, who[letter], line, w.clock(minutes), extra, again=again))
    return column(*nodes, gap=w.pick((9, 12)), pad=pad(18, 14))


def _write(w: Writer, channel: str) -> Node:
    theme = w.theme
    icons = (
        "bold",
        "italic",
        "strikethrough",
        "|",
        "link",
        "bullets",
        "numbering",
        "code",
        "quote",
    )
    hint = label(w, w.say("social.write_to", name=f"#{channel}"), 14, theme.faint, limit=1)
    bottom = [Icon(name, 17, theme.muted) for name in ("plus", "emoji", "mention", "video_meet")]
    box = column(
        toolbar(w, *icons, fill="", border="", gap=1, pad=pad(6, 2)),
        column(hint, pad=pad(14, 6)),
        row(*bottom, push(), Icon("send", 18, theme.accent), gap=14, pad=pad(14, 8)),
        border=theme.line,
        radius=7,
        fill=theme.card,
    )
    return column(box, pad=Pad(4, 18, 14, 18), place="form")
