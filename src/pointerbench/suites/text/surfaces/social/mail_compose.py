"""A mail being written in a mail program: fields, formatting tools, the text with blank lines."""

from __future__ import annotations

from pointerbench.flow.nodes import Group, Icon, Node, Pad, Rule
from pointerbench.suites.text.banks import Passage
from pointerbench.suites.text.kit.controls import (
    button,
)
from pointerbench.suites.text.kit.furniture import (
    page,
    program,
    sidebar,
    standard_menus,
    status_bar,
    toolbar,
    web,
)
from pointerbench.suites.text.kit.people import (
    avatar,
    likeness,
)
from pointerbench.suites.text.kit.texts import bullets, label, muted, pressable, prose, ui
from pointerbench.suites.text.surfaces.social import mails
from pointerbench.suites.text.surfaces.social.parts import (
    attachment,
    brand,
    file_of,
)
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import column, pad, panes, push, row


def build(w: Writer) -> Node:
    firm, name = w.company(), brand(w, "mail")
    answer = w.chance(0.5)
    register = w.pick(("email", "memo") if answer else ("letter", "personal", "memo", "email"))
    passage = w.passage(register)
    written = _reply(w) if answer else passage
    people = w.people(w.integer(2, 4))
    me = w.me = mails.author(w, written, people)
    subject = f"Re: {passage.title}" if answer else passage.title
    fields = _fields(w, people, w.email(me, w.domain(firm)), subject)
    extra = _list(w) if register == "personal" else []
    sheet = column(
        *mails.body(w, written, (people[0], me), w.size, blank=True, extra=extra),
        prose(w, "", w.size, styles=()),
        *mails.signature(w, me, firm, min(w.size, 13.5)),
        *(_below(w, people[0], passage) if answer else []),
        pad=pad(w.pick((24, 32, 44)), 18),
        fill=w.theme.card,
        grow=1,
        clip=True,
        place="editor",
        scroll=w.pick((0, 0, 28, 120)),
    )
    files = [attachment(w, file_of(w, passage.title, n)) for n in range(w.integer(0, 2))]
    shelf = [row(*files, gap=10, pad=pad(18, 8), fill=w.theme.bar)] if files else []
    words_ = sum(len(sentence.split()) for sentence in written.sentences)
    if w.chance(0.5):
        return _window(w, f"{subject} – {name}", column(fields, sheet, *shelf, grow=1), words_)
    return _site(w, name, column(fields, _format_bar(w), sheet, *shelf, _send_bar(w), grow=1))


def _window(w: Writer, caption: str, body: Node, count: int) -> Node:
    def tool(icon: str, key: str) -> Node:
        parts = (Icon(icon, 18, w.theme.accent), label(w, w.say(key), 12.5))
        return row(*parts, gap=6, pad=pad(8, 5), hit=True)

    tools = toolbar(
        w,
        tool("send", "send"),
        "|",
        tool("spelling", "social.spelling"),
        tool("attach", "social.attach"),
        tool("save", "save"),
        push(),
        tool("contacts", "social.address_book"),
    )
    saved = w.say("social.saved_at", time=w.clock())
    return program(
        w,
        caption,
        body,
        icon="edit",
        menus=standard_menus(w, "file", "edit", "view", "insert", "format", "options", "help"),
        tools=column(tools, _format_bar(w)),
        status=status_bar(w, (saved,), (w.colon(w.say("words"), str(count)), w.language.upper())),
    )


def _site(w: Writer, name: str, body: Node) -> Node:
    head = row(
        Icon("mail", 22, w.theme.accent),
        ui(w, name, 17, bold=True),
        label(w, w.say("social.new_message"), 14, w.theme.muted),
        push(),
        muted(w, w.say("social.saved_at", time=w.clock()), 12.5),
        avatar(w, 28),
        gap=14,
        pad=pad(18, 9),
        fill=w.theme.bar,
        border=w.theme.line,
        edges="b",
        place="header",
    )
    whole = page(w, head, panes(sidebar(w, *mails.folders(w, "drafts")), body, grow=1))
    return web(w, w.say("social.new_message"), f"mail.{w.domain(name)}/compose", whole)


def _fields(w: Writer, people: list[str], sender: str, subject: str) -> Node:
    theme = w.theme

    def line(caption: str, *content: Node) -> Group:
        head = label(w, caption, 13, theme.muted, width=74)
        looks = {"gap": 8, "pad": pad(18, 5), "border": theme.line, "edges": "b", "hit": True}
        return row(head, *content, **looks)

    def receiver(name: str) -> Group:
        parts = (likeness(w, name, 18), ui(w, name, 13), Icon("close", 10, theme.muted))
        looks = {"radius": 12, "fill": theme.soft, "hugs": True}
        return row(*parts, gap=7, pad=Pad(2, 9, 2, 3), **looks)

    lines = [line(w.say("from_"), ui(w, sender, 13.5), Icon("chevron_down", 14, theme.muted))]
    bcc = pressable(w, w.say("social.bcc"), 13, theme.muted)
    lines.append(line(w.say("to"), *map(receiver, people[:2]), push(), bcc))
    if people[2:]:
        lines.append(line(w.say("cc"), *map(receiver, people[2:])))
    lines.append(line(w.say("subject"), ui(w, subject, 14, bold=w.chance(0.5))))
    return column(*lines, fill=theme.card, place="form")


def _format_bar(w: Writer) -> Node:
    def choice(caption: str, width: float) -> Group:
        parts = (label(w, caption, 12.5, grow=1, limit=1), Icon("chevron_down", 14, w.theme.muted))
        looks = {"border": w.theme.line, "radius": 4, "fill": w.theme.card, "width": width}
        return row(*parts, pad=pad(8, 4), hit=True, **looks)

    more = ("link", "image", "emoji", "clear_formatting") if w.chance(0.6) else ("quote", "image")
    return toolbar(
        w, choice(w.say("social.paragraph"), 112), choice(w.body, 132),
        choice(f"{w.size:g}", 58), "|", "bold", "italic", "underline", "strikethrough",
        "font_color", "|", "align_left", "bullets", "numbering", "indent_more", "|", *more,
        gap=2,
    )  # fmt: skip


def _list(w: Writer) -> list[Node]:
    """A list of things to do at home, now and then."""
    if w.chance(0.4):
        return []
    marker = w.pick(("•", "1."))
    items = bullets(w, w.lines("todos", w.integer(2, 4)), marker, size=w.size, styles=())
    return [prose(w, w.say("social.still_open"), w.size, styles=()), items]


def _reply(w: Writer) -> Passage:
    """An answer that fits most mails, of one or two paragraphs."""
    numbers = w.pick(((1, 2), (5, 2), (1, 3)))
    return Passage("", "", tuple((w.say(f"social.reply_{number}"),) for number in numbers), ())


def _below(w: Writer, to: str, kept: Passage) -> list[Node]:
    """The mail that is answered, below one's own."""
    quote = mails.quoted(w, kept.paragraphs, to, min(w.size, 15))
    return [prose(w, "", w.size, styles=()), Rule(w.theme.line), quote]


def _send_bar(w: Writer) -> Node:
    icons = [Icon(name, 18, w.theme.muted) for name in ("attach", "emoji", "image", "signature")]
    return row(
        button(w, w.say("send"), primary=True, icon="send"),
        *icons,
        push(),
        button(w, w.say("social.discard"), icon="trash"),
        gap=18,
        pad=pad(18, 9),
        fill=w.theme.bar,
        border=w.theme.line,
        edges="t",
        place="footer",
    )
