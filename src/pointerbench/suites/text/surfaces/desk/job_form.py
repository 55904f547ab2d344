"""An application form beside the advertisement of the job, with a letter half written."""

from __future__ import annotations

from pointerbench.flow.nodes import Drawing, Icon, Node
from pointerbench.suites.text.banks import Passage
from pointerbench.suites.text.kit.controls import button, field
from pointerbench.suites.text.kit.furniture import page, web
from pointerbench.suites.text.kit.texts import label, muted, pressable, prose, title, ui, ui_title
from pointerbench.suites.text.surfaces.desk.parts import bar, blank, slug, tick
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import column, pad, panes, push, row

_LETTER = ("desk.apply_1", "desk.apply_2", "desk.apply_3")


def build(w: Writer) -> Node:
    job = w.passage("jobs")
    brand = w.pick(("Jobhafen", "Werkplatz", "Talento", "Postenblatt"))
    advert = _advert(w, job)
    form = _form(w, job)
    both: list[Node] = [column(advert, grow=1), column(form, grow=1)]
    if w.chance(0.4):
        both.reverse()
    body = page(
        w,
        _head(w, brand),
        panes(*both, gap=24, pad=pad(30, 20), grow=1, clip=True),
    )
    return web(w, job.title, f"www.{brand.lower()}.net/apply/{w.code('####')}", body)


def _head(w: Writer, brand: str) -> Node:
    theme = w.theme
    sections = [w.say(key) for key in ("search", "desk.saved_jobs", "profile", "help")]
    return row(
        Drawing("logo", 28, 28, (theme.accent,), (float(w.integer(0, 9)),)),
        ui(w, brand, 17, bold=True),
        row(*(pressable(w, one, 13.5) for one in sections), gap=20, place="navigation"),
        push(),
        label(w, w.say("desk.save_draft"), 13, theme.link),
        gap=22,
        pad=pad(30, 13),
        fill=theme.card,
        border=theme.line,
        edges="b",
        place="header",
    )


def _advert(w: Writer, job: Passage) -> Node:
    """The advertisement: facts in a line, then the text, other posts below."""
    theme = w.theme
    heads = ("desk.about_job", "desk.your_tasks", "desk.we_offer")
    nodes: list[Node] = []
    for key, sentences in zip(heads, job.paragraphs, strict=False):
        nodes.append(ui_title(w, w.say(key), 15))
        nodes.append(prose(w, sentences, styles=("bold", "link", "italic")))
    return column(
        title(w, job.title, 23),
        row(
            Icon("calendar", 16, theme.muted),
            ui(w, w.long_date(w.day(-30)), 13.5, grow=1),
            Icon("bookmark", 17, theme.muted),
            Icon("share", 17, theme.muted),
            gap=10,
        ),
        *nodes,
        *_others(w),
        gap=12,
        pad=pad(24, 20),
        fill=theme.card,
        border=theme.line,
        radius=8,
        place="panel",
    )


def _others(w: Writer) -> list[Node]:
    """Similar posts, a line each."""
    theme = w.theme
    rows = [
        row(
            label(w, one.title, 13.5, theme.link, limit=1, grow=1),
            muted(w, w.day_month(w.day(-30)), 12.5),
            gap=12,
            pad=pad(0, 7),
            border=theme.line,
            edges="t",
            place="entry",
        )
        for one in w.passages("jobs", 2)
    ]
    return [ui_title(w, w.say("desk.similar_jobs"), 15), *rows]


def _form(w: Writer, job: Passage) -> Node:
    theme = w.theme
    name = w.person()
    step = w.integer(2, 3)
    head = row(
        ui_title(w, w.say("desk.your_application"), 18, grow=1),
        muted(w, f"{w.say('desk.step')} {step} / 4", 12.5),
    )
    foot = row(button(w, w.say("back")), push(), button(w, w.say("submit"), primary=True), gap=12)
    return column(
        head,
        bar(w, step / 4),
        *_fields(w, name),
        _letter(w, job),
        _upload(w, name.partition(" ")[2]),
        _agreed(w),
        foot,
        gap=12,
        pad=pad(24, 20),
        fill=theme.card,
        border=theme.line,
        radius=8,
        place="form",
    )


def _fields(w: Writer, name: str) -> list[Node]:
    """Who applies, from when on, and for how much."""
    first, _, last = name.partition(" ")
    start, salary = w.short_date(w.day(20, 120)), w.number(w.integer(28, 62) * 1000)
    pairs = (
        (
            field(w, w.say("first_name"), first, required=True, grow=1),
            field(w, w.say("last_name"), last, required=True, grow=1),
        ),
        (
            field(w, w.say("phone"), w.phone(), grow=1),
            field(w, w.say("desk.start_date"), start, icon="calendar", grow=1),
        ),
    )
    rows: list[Node] = [row(*pair, gap=12, align="start") for pair in pairs]
    rows.insert(1, field(w, w.say("email"), w.email(name), required=True))
    if w.chance(0.5):
        rows.append(field(w, w.say("desk.salary"), salary))
    return rows


def _letter(w: Writer, job: Passage) -> Node:
    """The covering letter being written, with blank lines between its paragraphs."""
    theme = w.theme
    lines: list[Node] = []
    for key in _LETTER:
        said = w.say(f"{key}{w.pick('ab')}", job=job.title, n=w.integer(4, 14))
        lines += [prose(w, said, 14, styles=(), leading=1.4), blank(w, 14, leading=1.4)]
    box = column(
        *lines[:-1], pad=pad(12, 9), border=theme.line, radius=4, fill=theme.page, place="editor"
    )
    return column(ui(w, w.say("desk.cover_letter"), 13, theme.muted), box, gap=5)


def _upload(w: Writer, last: str) -> Node:
    theme = w.theme
    size = w.say("desk.megabytes", n=w.number(w.integer(2, 38), 1))
    return row(
        Icon("attach", 17, theme.muted),
        ui(w, f"cv-{slug(last)}.pdf", 13.5, grow=1),
        muted(w, size, 12.5),
        Icon("success", 17, theme.good),
        gap=10,
        pad=pad(12, 9),
        border=theme.line,
        radius=4,
        fill=theme.bar,
    )


def _agreed(w: Writer) -> Node:
    words = prose(w, w.say("desk.job_consent", n=6), 13, styles=(), leading=1.4, grow=1)
    return row(tick(w, on=w.chance(0.7)), words, gap=10, align="start")
