"""A newsletter opened in a mail program: masthead, picture, letter, articles, small print."""

from __future__ import annotations

from pointerbench.flow.nodes import Drawing, Group, Icon, Node, Pad, Rule
from pointerbench.suites.text.banks import Passage
from pointerbench.suites.text.kit.controls import (
    button,
)
from pointerbench.suites.text.kit.furniture import page, program, sidebar, standard_menus, toolbar
from pointerbench.suites.text.kit.people import avatar
from pointerbench.suites.text.kit.photos import photograph_of
from pointerbench.suites.text.kit.texts import bullets, muted, prose, text, title, ui, ui_title
from pointerbench.suites.text.surfaces.social import mails
from pointerbench.suites.text.surfaces.social.parts import (
    brand,
    timeless,
    words,
)
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import column, pad, panes, push, row, space


def build(w: Writer) -> Node:
    name = w.pick(words(w, "newsletter_names"))
    story = w.passage(w.pick(("magazine", "travel", "blog", "recipe", "press")))
    subject = story.title
    letter = column(
        _view_line(w),
        column(_letter(w, name, story), align="center"),
        fill=w.theme.code,
        grow=1,
        clip=True,
        scroll=w.pick((0, 0, 120, 260)),
        pad=pad(20, 10),
        place="message",
    )
    when = w.clock()
    reader = column(_mail_head(w, name, subject, when), letter, grow=1)
    if w.chance(0.5):
        body = panes(_list(w, name, subject, when), reader, grow=1)
        tools = toolbar(w, "mail", "|", "reply", "forward_mail", "archive", "trash", "|", "print")
        menus = standard_menus(w, "file", "edit", "view", "message", "help")
        return program(
            w, f"{subject} – {brand(w, 'mail')}", body, icon="mail", menus=menus, tools=tools
        )
    body = panes(
        sidebar(w, *mails.folders(w), space(10), *mails.own_labels(w, 5), width=190), reader, grow=1
    )
    head = row(
        Icon("mail", 22, w.theme.accent), ui(w, brand(w, "mail"), 17, bold=True), push(),
        avatar(w, 28), gap=12, pad=pad(18, 9), fill=w.theme.bar, border=w.theme.line, edges="b",
        place="header",
    )  # fmt: skip
    return page(w, head, body)


def _mail_head(w: Writer, name: str, subject: str, when: str) -> Node:
    theme = w.theme
    texts = column(
        row(ui(w, name, 13.5, bold=True), muted(w, f"<news@{w.domain(name)}>", 12, limit=1), gap=8),
        muted(w, w.colon(w.say("to"), w.email()), 12),
        gap=1,
        grow=1,
    )
    mark = Drawing("logo", 34, 34, (theme.accent,), (float(w.integer(0, 9)),))
    day = muted(w, f"{w.day_month(w.today)}, {when}", 12)
    head = row(mark, texts, day, Icon("star", 17, theme.muted), gap=12)
    looks = {"fill": theme.card, "border": theme.line, "edges": "b", "place": "header"}
    return column(ui_title(w, subject, 18, limit=1), head, gap=8, pad=pad(20, 11), **looks)


def _view_line(w: Writer) -> Node:
    theme = w.theme
    if w.chance(0.5):
        note = muted(w, w.say("social.images_blocked"), 12)
        return row(Icon("info", 15, theme.muted), note, gap=8, pad=Pad(0, 0, 9, 0))
    link = ui(w, w.say("social.in_browser"), 11.5, theme.link, align="center")
    return column(link, pad=Pad(0, 0, 9, 0))


def _letter(w: Writer, name: str, story: Passage) -> Group:
    """The newsletter itself: a column as wide as such mails are."""
    theme = w.theme
    size = min(w.size, 16)
    intro = prose(w, story.lead or story.sentences[0], size, styles=("link",))
    rest = story.paragraphs[0] if story.lead else story.sentences[1:4]
    parts: list[Node] = [
        title(w, story.title, 24),
        intro,
        prose(w, rest, size, styles=("bold", "link", "italic")),
        button(w, w.say("read_more"), primary=True, radius=w.pick((3, 16))),
    ]
    picture = photograph_of(w, story, w.integer(140, 190))
    first: list[Node] = [picture] if picture else []
    blocks = [_pair(w), _events(w), _offer(w)]
    chosen = w.sample(blocks, w.integer(2, 3))
    inner = column(*parts, *chosen, gap=15, pad=pad(30, 20))
    return column(
        _masthead(w, name),
        *first,
        inner,
        _small_print(w),
        width=w.pick((560, 580, 600)),
        fill=theme.card,
        border=theme.line,
    )


def _masthead(w: Writer, name: str) -> Node:
    theme = w.theme
    issue = f"{w.say('social.issue_n', n=w.integer(8, 214))}  ·  {w.long_date(w.today)}"
    if w.chance(0.5):
        return column(
            text(w, name, 28, theme.on_accent, bold=True, align="center", role="title"),
            ui(w, issue, 12.5, theme.on_accent, align="center"),
            gap=3,
            pad=pad(20, 16),
            fill=theme.accent,
        )
    line = row(text(w, name, 23, bold=True, role="title", grow=1), muted(w, issue, 12), gap=12)
    return column(line, Rule(theme.accent, 3), gap=9, pad=Pad(16, 30, 0, 30))


def _pair(w: Writer) -> Node:
    """Two articles side by side."""
    articles = []
    for caption, start in w.entries("products", 2):
        words_ = prose(w, start, 13.5, w.theme.muted, styles=())
        more = ui(w, w.say("read_more"), 13, w.theme.link, role="label")
        parts = (Rule(w.theme.accent, 2), ui_title(w, caption, 14.5), words_, more)
        articles.append(column(*parts, gap=7, grow=1, place="card"))
    heading = ui_title(w, w.say("social.picks"), 17, w.theme.link)
    return column(heading, row(*articles, gap=20, align="start"), gap=10, place="section")


def _events(w: Writer) -> Node:
    nodes: list[Node] = [ui_title(w, w.say("events"), 17, w.theme.link)]
    days = sorted(w.day(2, 40) for _ in range(3))
    for (caption, start), day in zip(timeless(w, "events", 3), days, strict=True):
        date = ui(w, w.day_month(day), 13, w.theme.link, bold=True, width=62)
        texts = column(
            ui(w, caption, 14, bold=True), prose(w, start, 13.5, styles=()), gap=2, grow=1
        )
        nodes.append(row(date, texts, gap=12, align="start", place="event"))
    return column(*nodes, gap=10, place="section")


def _offer(w: Writer) -> Node:
    theme = w.theme
    heading = ui_title(w, w.say("social.in_this_issue"), 16)
    items = bullets(w, w.lines("headlines", w.integer(3, 4)), size=14, styles=())
    looks = {"fill": theme.soft, "radius": 4, "place": "section"}
    return column(heading, items, gap=8, pad=pad(18, 14), **looks)


def _small_print(w: Writer) -> Node:
    theme = w.theme
    firm = f"{w.company()}, {w.street()}, {w.town()}"
    captions = ("social.unsubscribe", "privacy", "imprint")
    links = "   |   ".join(w.say(key) for key in captions)
    return column(
        prose(w, w.say("social.newsletter_why"), 12, theme.muted, styles=(), align="center"),
        muted(w, firm, 12, align="center"),
        ui(w, links, 12, theme.link, align="center"),
        gap=6,
        pad=pad(30, 16),
        fill=theme.bar,
        place="footer",
    )


def _list(w: Writer, name: str, subject: str, when: str) -> Node:
    """Other messages at the left."""
    theme = w.theme
    entries = [(name, subject, when)]
    days = sorted((w.day(-12, -1) for _ in range(12)), reverse=True)
    for line, day in zip(timeless(w, "subjects", 12), days, strict=True):
        entries.append((w.person() if w.chance(0.85) else w.company(), line[0], w.day_month(day)))
    nodes = [
        column(
            row(ui(w, who, 13, bold=n == 0, limit=1, grow=1), muted(w, when, 11.5), gap=8),
            muted(w, line, 12.5, limit=2),
            gap=2,
            pad=pad(13, 9),
            fill=theme.chosen if n == 0 else "",
            border=theme.line,
            edges="b",
            place="entry",
        )
        for n, (who, line, when) in enumerate(entries)
    ]
    return sidebar(w, space(1), *nodes, width=236, pad=Pad(), gap=0, fill=theme.card)
