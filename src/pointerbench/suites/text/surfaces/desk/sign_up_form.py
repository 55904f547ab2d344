"""A page to open an account on: the form, and beside it what one gets and what others say."""

from __future__ import annotations

from pointerbench.flow.nodes import Drawing, Group, Icon, Node, Span
from pointerbench.suites.text.kit.controls import button, field, initials
from pointerbench.suites.text.kit.furniture import page, web
from pointerbench.suites.text.kit.texts import label, muted, prose, text, title, ui
from pointerbench.suites.text.surfaces.desk.parts import bar, tick
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import column, pad, panes, row

_BRANDS = ("Larkspur", "Tandem Desk", "Kompassio", "Orrery", "Fjordly", "Mosaiko")
_VOICES = tuple(f"desk.voice_{number}" for number in range(1, 5))
_GAINS = tuple(f"desk.gain_{number}" for number in range(1, 7))


def build(w: Writer) -> Node:
    brand = w.pick(_BRANDS)
    form = _form(w, brand)
    if w.chance(0.6):
        halves: list[Node] = [_pitch(w, brand), column(form, pad=pad(48, 26), grow=1.15, clip=True)]
        body = page(w, panes(*(halves if w.chance(0.6) else halves[::-1]), grow=1))
    else:
        body = _centred(w, brand, form)
    return web(w, f"{w.say('sign_up')} - {brand}", f"app.{brand.split()[0].lower()}.io/join", body)


def _brand(w: Writer, brand: str, ink: str) -> Node:
    mark = Drawing("logo", 30, 30, (ink,), (float(w.integer(0, 9)),))
    return row(mark, ui(w, brand, 20, ink, bold=True), gap=11)


def _pitch(w: Writer, brand: str) -> Group:
    """The coloured half: what one gets, and what a customer says."""
    theme = w.theme
    ink, ground = (theme.on_accent, theme.accent) if w.chance(0.5) else (theme.ink, theme.soft)
    gains = [
        row(
            Icon("check", 18, ink),
            text(w, w.say(key), 15, ink, role="prose", leading=1.45, grow=1),
            gap=12,
            align="start",
        )
        for key in w.sample(_GAINS, 4)
    ]
    lead = text(w, w.say("desk.pitch_lead"), 16, ink, role="prose", leading=1.5)
    return column(
        _brand(w, brand, ink),
        title(w, w.say("desk.pitch"), 29, ink),
        lead,
        *gains,
        _voice(w, ink),
        gap=20,
        pad=pad(40, 36),
        grow=1,
        fill=ground,
        clip=True,
        place="panel",
    )


def _voice(w: Writer, ink: str) -> Group:
    """What a customer says."""
    said = w.say(w.pick(_VOICES))
    person, firm = w.person(), w.company()
    named = column(ui(w, person, 13.5, ink, bold=True), ui(w, firm, 12.5, ink), gap=1)
    return column(
        text(w, said, 14.5, ink, role="prose", leading=1.5, italic=True),
        row(initials(w, person, 34), named, gap=10),
        gap=9,
        pad=pad(18, 16),
        border=ink,
        radius=8,
        place="quote",
    )


def _centred(w: Writer, brand: str, form: Node) -> Group:
    """The form on a card in the middle."""
    theme = w.theme
    card = column(form, width=560, pad=pad(40, 24), fill=theme.card, border=theme.line, radius=8)
    return page(
        w,
        row(_brand(w, brand, theme.link), pad=pad(34, 14)),
        column(card, align="center", grow=1, clip=True),
        fill=theme.soft,
    )


def _form(w: Writer, brand: str) -> Node:
    name, firm = w.person(), w.company()
    first, _, last = name.partition(" ")
    gap = 12
    fields: list[Node] = [
        row(
            field(w, w.say("first_name"), first, required=True, grow=1),
            field(w, w.say("last_name"), last, required=True, grow=1),
            gap=gap,
            align="start",
        ),
        field(w, w.say("email"), w.email(name, w.domain(firm)), required=True),
    ]
    if w.chance(0.6):
        known = firm if w.chance(0.5) else ""
        fields.append(field(w, w.say("company"), known, hint=w.say("optional")))
    fields += [_password(w), _country(w, gap)]
    return column(
        title(w, w.say("desk.create_account"), 25),
        prose(w, w.say("desk.free_trial", n=w.pick((14, 30)), brand=brand), 14.5, styles=()),
        *_other_ways(w),
        *fields,
        *_consents(w, brand),
        button(w, w.say("sign_up"), primary=True, hugs=False, pad=pad(14, 11), size=14.5),
        _has_account(w),
        gap=gap,
        place="form",
    )


def _has_account(w: Writer) -> Node:
    asked = Span(f"{w.say('desk.has_account')} ")
    sign_in = Span(w.say("sign_in"), link=True, color=w.theme.link)
    color = w.theme.muted
    return text(w, (asked, sign_in), 13.5, color, align="center", leading=1.5, role="prose")


def _other_ways(w: Writer) -> list[Node]:
    """Sign up with another account, instead."""
    if w.chance(0.45):
        return []
    theme = w.theme
    both = [
        row(
            Icon(icon, 17, theme.ink),
            label(w, w.say("desk.continue_with", name=name), 13),
            gap=9,
            pad=pad(10, 9),
            justify="center",
            border=theme.line,
            fill=theme.card,
            radius=5,
            grow=1,
            hit=True,
        )
        for icon, name in (("key", "Passkey"), ("building", "SSO"))
    ]
    line = row(
        Group(height=1, fill=theme.line, grow=1),
        muted(w, w.say("desk.or_by_mail"), 12.5),
        Group(height=1, fill=theme.line, grow=1),
        gap=12,
    )
    return [row(*both, gap=12), line]


def _password(w: Writer) -> Node:
    strength = w.pick((0.35, 0.6, 0.9))
    box = field(w, w.say("password"), "*" * w.integer(9, 15), icon="eye", required=True)
    rules = prose(w, w.say("desk.password_rules"), 12.5, w.theme.muted, styles=(), leading=1.4)
    return column(box, bar(w, strength, height=4), rules, gap=6)


def _country(w: Writer, gap: float) -> Node:
    land = w.say(f"desk.country_{w.locale.country}")
    return row(
        field(w, w.say("country"), land, icon="chevron_down", grow=1),
        field(w, w.say("phone"), w.phone(), grow=1),
        gap=gap,
    )


def _consents(w: Writer, brand: str) -> list[Node]:
    keys = ("desk.consent_terms", "desk.consent_news")
    return [
        row(
            tick(w, on=not number or w.chance(0.3)),
            prose(w, w.say(key, brand=brand), 13, styles=(), leading=1.4, grow=1),
            gap=10,
            align="start",
        )
        for number, key in enumerate(keys)
    ]
