"""A help centre: an article with steps, questions and answers below, related articles beside it."""

from __future__ import annotations

from pointerbench.flow.nodes import Group, Icon, Node
from pointerbench.suites.text.banks import Passage
from pointerbench.suites.text.kit.controls import button, crumbs, nav_item, search_box
from pointerbench.suites.text.kit.furniture import page, sidebar, site_header, web
from pointerbench.suites.text.kit.texts import bullets, label, muted, prose, title, ui, ui_title
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import column, pad, panes, push, row, rule

_BRANDS = ("Tandem Desk", "Orrery", "Fjordly", "Quillmark", "Tessera", "Klangwerk")
_MAKERS = ("Solano", "Nordfell", "Tirano", "Brenna")
_STYLES = ("bold", "link", "bold", "italic")
_TOPICS = (
    ("desk.first_steps", "flag"),
    ("account", "person"),
    ("desk.payment", "payment"),
    ("notifications", "bell"),
    ("security", "shield"),
    ("desk.problems", "build"),
)


def build(w: Writer) -> Node:
    program = w.chance(0.6)
    article, *others = w.passages("docs", 5) if program else _devices(w, 5)
    brand = w.pick(_BRANDS if program else _MAKERS)
    topic = w.pick((0, 5))
    tools = button(w, w.say("contact"), primary=True)
    heads = [w.say(key) for key in ("overview", "products_label", "desk.community")]
    parts: list[Node] = [_topics(w, topic)] if w.chance(0.55) else []
    body = page(
        w,
        site_header(w, brand, heads, tools),
        *([_hero(w)] if w.chance(0.5) else []),
        panes(
            *parts,
            _article(w, article, topic),
            _beside(w, others),
            grow=1,
            clip=True,
        ),
    )
    return web(
        w, article.title, f"help.{brand.split()[0].lower()}.io/articles/{w.code('######')}", body
    )


def _hero(w: Writer) -> Node:
    theme = w.theme
    return column(
        ui(w, w.say("desk.how_can_we_help"), 21, theme.on_accent, bold=True, role="title"),
        search_box(w, w.say("desk.search_help"), width=520),
        gap=11,
        pad=pad(20, 18),
        align="center",
        fill=theme.accent,
        place="header",
    )


def _topics(w: Writer, chosen: int) -> Node:
    lines = [
        nav_item(w, w.say(key), icon=icon, chosen=number == chosen, count=str(w.integer(4, 32)))
        for number, (key, icon) in enumerate(_TOPICS)
    ]
    return sidebar(w, *lines, width=206)


def _article(w: Writer, article: Passage, topic: int) -> Node:
    first, *rest = article.paragraphs
    nodes: list[Node] = [
        crumbs(w, [w.say("help"), w.say(_TOPICS[topic][0]), w.say("desk.article")]),
        title(w, article.title, 27),
        muted(w, w.colon(w.say("updated"), w.long_date(w.day(-200))), 12.5),
        prose(w, first, styles=_STYLES, rate=0.7),
    ]
    for number, sentences in enumerate(rest):
        if number == 0 and w.chance(0.6):
            nodes.append(ui_title(w, w.say("desk.how_to"), 17))
            nodes.append(bullets(w, sentences, "1.", styles=_STYLES, rate=0.6))
        elif number == 1 and w.chance(0.5):
            nodes.append(_note(w, sentences))
        else:
            nodes.append(prose(w, sentences, styles=_STYLES, rate=0.7))
    nodes.append(_helpful(w))
    nodes.append(ui_title(w, w.say("desk.common_questions"), 18))
    asked = w.sample(range(1, 5), w.integer(3, 4))
    nodes += [_question(w, n, opened=place < 2) for place, n in enumerate(asked)]
    return column(*nodes, gap=13, pad=pad(34, 20), grow=1)


def _note(w: Writer, sentences: tuple[str, ...]) -> Node:
    theme = w.theme
    sign = Icon("lightbulb", 19, theme.warn)
    words = column(
        ui(w, w.say("desk.good_to_know"), 14, bold=True, role="title"),
        prose(w, sentences, styles=("bold",), rate=0.3),
        gap=4,
        grow=1,
    )
    return row(
        sign,
        words,
        gap=13,
        pad=pad(16, 13),
        align="start",
        fill=theme.soft,
        radius=6,
        place="panel",
    )


def _helpful(w: Writer) -> Node:
    theme = w.theme
    low = w.integer(20, 180)
    return row(
        ui(w, w.say("desk.was_helpful"), 13.5, bold=True),
        button(w, w.say("yes"), icon="like"),
        button(w, w.say("no"), icon="dislike"),
        muted(w, w.say("desk.found_helpful", n=low, total=low + w.integer(4, 40)), 12.5),
        gap=11,
        pad=pad(0, 11),
        border=theme.line,
        edges="tb",
    )


def _question(w: Writer, number: int, *, opened: bool) -> Group:
    asked, answer = w.say(f"desk.faq_{number}"), w.say(f"desk.faq_answer_{number}")
    theme = w.theme
    sign = Icon("chevron_up" if opened else "chevron_down", 15, theme.muted)
    head = row(ui(w, asked, 14.5, bold=True, grow=1, role="prose"), sign, gap=14, hit=True)
    inside = [prose(w, answer, styles=("bold", "link"), rate=0.3)] if opened else []
    return column(
        head,
        *inside,
        gap=7,
        pad=pad(16, 11),
        fill=theme.card,
        border=theme.line,
        radius=5,
        place="question",
    )


def _devices(w: Writer, count: int) -> list[Passage]:
    """Instructions for devices, fewer where there are not as many; none for commands, whose names
    are written small, but in French."""
    found: list[Passage] = []
    while len(found) < count and w.left("manual"):
        one = w.passage("manual")
        if one.title[0].isupper() and "commande" not in one.title:
            found.append(one)
    return found


def _beside(w: Writer, others: list[Passage]) -> Node:
    """Other articles, and whom to ask."""
    theme = w.theme
    links = [
        row(
            Icon("text_file", 15, theme.muted),
            label(w, one.title, 13.5, theme.link, grow=1),
            gap=9,
            align="start",
            hit=True,
        )
        for one in others
    ]
    hours = w.colon(w.weekday(w.today).capitalize(), f"{w.clock(480)} – {w.clock(1080)}")
    asked = column(
        ui(w, w.say("desk.still_stuck"), 14.5, bold=True, role="title"),
        prose(w, w.say("desk.write_us", n=w.integer(2, 9)), 13.5, theme.muted, styles=()),
        ui(w, w.phone(w.city()), 15, bold=True),
        muted(w, hours, 12.5),
        button(w, w.say("desk.start_chat"), icon="chat"),
        gap=8,
        pad=pad(16, 14),
        fill=theme.card,
        border=theme.line,
        radius=6,
        place="card",
    )
    return column(
        ui_title(w, w.say("desk.related"), 15),
        *links,
        rule(theme),
        asked,
        push(),
        gap=12,
        width=252,
        pad=pad(18, 22),
        place="sidebar",
    )
