"""A social network's feed: navigation, posts with pictures and counts, trends."""

from __future__ import annotations

from pointerbench.flow.nodes import Drawing, Group, Icon, Node, Pad
from pointerbench.suites.text.kit.controls import button, search_box, tabs
from pointerbench.suites.text.kit.furniture import page, web
from pointerbench.suites.text.kit.people import (
    likeness,
    nick,
)
from pointerbench.suites.text.kit.photos import photograph_of
from pointerbench.suites.text.kit.texts import label, muted, prose, ui, ui_title
from pointerbench.suites.text.surfaces.social.parts import (
    ago,
    brand,
    counted,
    timeless,
    words,
)
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import column, pad, panes, push, row, space

_MENU = (
    ("home", "home"),
    ("social.explore", "explore"),
    ("notifications", "bell"),
    ("social.messages", "mail"),
    ("social.lists", "view_list"),
    ("bookmarks", "bookmark"),
    ("profile", "person"),
    ("settings", "settings"),
)


def build(w: Writer) -> Node:
    name = brand(w, "social")
    left = w.integer(208, 222)
    scrolled, me = w.chance(0.4), w.me
    body = page(
        w,
        panes(
            _menu(w, name, me, left),
            column(_posts(w, me, scrolled=scrolled), grow=1, clip=True),
            _side(w),
            pad=pad(w.pick((14, 30)), 0),
            grow=1,
        ),
        fill=w.theme.card if w.chance(0.5) else w.theme.page,
    )
    return web(w, f"{w.say('home')} – {name}", f"{name.lower()}.social/home", body)


def _menu(w: Writer, name: str, me: str, width: float) -> Node:
    theme = w.theme
    mark = Drawing("logo", 28, 28, (theme.accent,), (float(w.integer(0, 9)),))
    lines = []
    for number, (key, icon) in enumerate(_MENU):
        color = theme.link if not number else theme.ink
        caption = label(w, w.say(key), 15, color, bold=not number, limit=1, grow=1)
        lines.append(row(Icon(icon, 22, color), caption, gap=12, pad=pad(8, 8), hit=True))
    own = row(
        likeness(w, me, 36),
        column(
            ui(w, me, 13.5, bold=True, limit=1), muted(w, f"@{nick(w, me)}", 12, limit=1), grow=1
        ),
        gap=10,
    )
    post = button(w, w.say("social.post_verb"), primary=True, size=15, radius=19, pad=pad(20, 9))
    return column(
        row(mark, ui(w, name, 19, bold=True), gap=10, pad=pad(6, 8)),
        *lines,
        space(6),
        post,
        push(),
        own,
        width=width,
        gap=2,
        pad=Pad(12, 12, 16, 0),
        place="navigation",
    )


def _posts(w: Writer, me: str, *, scrolled: bool) -> Node:
    theme = w.theme
    top = tabs(w, [w.say("social.for_you"), w.say("following")], place="tab_bar")
    hint = label(w, w.say("social.whats_new"), 16, theme.faint, grow=1)
    icons = [Icon(name, 19, theme.accent) for name in ("image", "film", "emoji", "calendar")]
    send = button(w, w.say("social.post_verb"), primary=True, size=12.5, radius=15)
    write = column(
        row(likeness(w, me, 42), hint, gap=13),
        row(space(42), *icons, push(), send, gap=14),
        gap=10,
        pad=pad(18, 13),
        border=theme.line,
        edges="b",
        place="form",
    )
    posts = _stream(w)
    start: list[Node] = [] if scrolled else [write]
    shown = column(*start, *posts, scroll=w.integer(20, 60) if scrolled else 0)
    return column(
        top,
        column(shown, grow=1, clip=True),
        border=theme.line,
        edges="lr",
        grow=1,
        clip=True,
    )


def _stream(w: Writer) -> list[Group]:
    """Posts from the newest to the oldest: a long one, one with a picture, one with answers."""
    ages = sorted(w.integer(3, 1400) for _ in range(6))
    long = w.pick((0, 1))
    answered = w.pick([place for place in (0, 1, 2) if place != long])
    posts = []
    for place, (who, age) in enumerate(zip(w.people(6), ages, strict=True)):
        media: list[Node] = []
        replies: list[str] = []
        if place == long:
            told = w.passage(w.pick(("blog", "travel", "travel")))
            text = " ".join(told.paragraphs[0])
            picture = photograph_of(w, told, w.integer(100, 150))
            media.append(label(w, w.say("show_more"), 13, w.theme.link))
            media += [picture] if picture else []
        else:
            text, *replies = timeless(w, "posts", 1)[0]
        answers = _answers(w, replies, age) if place == answered else []
        posts.append(_post(w, who, (text, ago(w, age)), media, answers))
    return posts


def _answers(w: Writer, replies: list[str], age: int) -> list[Node]:
    """What others say to a post, indented below it."""
    found: list[Node] = []
    said = w.sample(replies, w.integer(1, 2))
    for who, line in zip(w.people(len(said)), said, strict=True):
        head = row(
            ui(w, who, 13, bold=True),
            muted(w, ago(w, max(1, age // w.integer(2, 5))), 12, limit=1, grow=1),
            gap=7,
        )
        text = prose(w, line, min(w.size, 15), styles=(), leading=1.4)
        texts = column(head, text, gap=1, grow=1, place="comment")
        found.append(row(likeness(w, who, 26), texts, gap=10, align="start"))
    return found


def _post(
    w: Writer, who: str, said: tuple[str, str], media: list[Node], answers: list[Node]
) -> Group:
    theme = w.theme
    line, when = said
    above: list[Node] = []
    if w.chance(0.2):
        text = muted(w, w.say("social.shared_by", name=w.first_name()), 12)
        above.append(row(space(28), Icon("repeat", 14, theme.muted), text, gap=8))
    head = row(
        ui(w, who, 14.5, bold=True),
        muted(w, f"@{nick(w, who)}  ·  {when}", 13, limit=1, grow=1),
        Icon("more_horizontal", 17, theme.muted),
        gap=7,
    )
    body = prose(w, line, min(w.size, 16), styles=("link", "bold"), rate=0.3, leading=1.42)
    foot = _foot(w, len(answers))
    inner = column(head, body, *media, foot, *answers, gap=7, grow=1)
    return column(
        *above,
        row(likeness(w, who, 42), inner, gap=13, align="start"),
        gap=4,
        pad=pad(18, 12),
        border=theme.line,
        edges="b",
        place="post",
    )


def _foot(w: Writer, answers: int) -> Node:
    """How many answered, shared, liked and saw a post."""
    theme = w.theme
    low, middle, high = sorted(w.integer(answers, 900) for _ in range(3))
    return row(
        counted(w, "chat", w.number(low)),
        counted(w, "repeat", w.number(middle)),
        counted(w, "heart", w.number(high), theme.bad if w.chance(0.3) else ""),
        counted(w, "chart_column", w.number(high * w.integer(12, 60) + 240)),
        row(Icon("bookmark", 16, theme.muted), Icon("share", 16, theme.muted), gap=14),
        justify="between",
        pad=Pad(3, 20, 0, 0),
    )


def _side(w: Writer) -> Node:
    theme = w.theme
    looks = {"fill": theme.bar if theme.bar != theme.card else theme.code, "radius": 12}
    trends = []
    for number, word in enumerate(words(w, "trend_words", w.integer(4, 6))):
        place = f"{number + 1}  ·  {w.say(w.pick(('culture', 'travel', 'news', 'science')))}"
        count = w.say("social.posts_n", n=w.number(w.integer(90, 48000)))
        tag = ui(w, f"#{word}", 14, bold=True, limit=1)
        trends.append(column(muted(w, place, 12), tag, muted(w, count, 12), gap=1, place="entry"))
    people = []
    for name in w.people(w.integer(2, 3)):
        texts = column(
            ui(w, name, 13, bold=True, limit=1), muted(w, f"@{nick(w, name)}", 12, limit=1), grow=1
        )
        follow = button(w, w.say("follow"), size=12, radius=14, pad=pad(11, 4))
        people.append(row(likeness(w, name, 36), texts, follow, gap=9))
    more = label(w, w.say("show_more"), 13, theme.link)
    captions = ("terms", "privacy", "imprint", "accessibility")
    foot = "  ·  ".join(w.say(key) for key in captions)
    return column(
        search_box(w, width=None),
        column(
            ui_title(w, w.say("social.trends"), 17), *trends, more, gap=11, pad=pad(15, 13),
            place="section", **looks,
        ),
        column(
            ui_title(w, w.say("social.who_to_follow"), 17), *people, more, gap=12, pad=pad(15, 13),
            place="section", **looks,
        ),
        muted(w, foot, 12),
        width=264,
        gap=14,
        pad=Pad(12, 0, 0, 18),
        place="sidebar",
    )  # fmt: skip
