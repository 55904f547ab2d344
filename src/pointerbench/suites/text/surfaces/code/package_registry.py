"""A package's page in a registry: read-me with code, install command, versions, downloads."""

from __future__ import annotations

from pointerbench.flow.nodes import Drawing, Group, Icon, Node, Span
from pointerbench.language.spelling import ascii_word
from pointerbench.suites.text.banks import Passage
from pointerbench.suites.text.kit.controls import button, chip, initials, search_box, tabs
from pointerbench.suites.text.kit.furniture import page, web
from pointerbench.suites.text.kit.products import product_of
from pointerbench.suites.text.kit.texts import (
    bullets,
    code_block,
    code_line,
    muted,
    pressable,
    prose,
    title,
    ui,
    ui_title,
)
from pointerbench.suites.text.surfaces.code.parts import coloured
from pointerbench.suites.text.surfaces.code.schemes import DARK, LIGHT
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import column, pad, panes, push, row, wrap

_NAMES = ("osterling", "hexmoor", "lintel", "corvane", "brackit", "umbrel", "minnow")
_TOPICS = ("cli", "parser", "template", "http", "storage", "async", "csv", "queue", "cache")
_USES = {
    "npm install": ("javascript", ("import {{ open }} from \"{name}\";", "",
                    "const box = await open(\"data/store.db\");", "const rows = await box.find("
                    "{{ year: 2024 }});", "console.log(rows.length);")),
    "pip install": ("python", ("import {name}", "", "box = {name}.open(\"data/store.db\")",
                    "for row in box.find(year=2024):", "    print(row.title)")),
    "cargo add": ("java", ("use {name}::Store;", "", "let store = Store::open(\"data/store.db\")?;",
                  "for row in store.find(2024) {{", "    println!(\"{{}}\", row.title);", "}}")),
}  # fmt: skip


def build(w: Writer) -> Node:
    text = w.passage("docs")
    name = ascii_word(product_of(text) or w.pick(_NAMES))
    command = w.pick(tuple(_USES))
    versions = _versions(w)
    parts = [_readme(w, text, name, command), _side(w, name, command, versions)]
    if w.chance(0.25):
        parts.reverse()
    body = page(
        w,
        _top(w),
        column(
            _head(w, name, versions[0][0]),
            panes(
                *parts,
                gap=36,
                grow=1,
                pad=pad(0, 0)._replace(top=16),
            ),
            pad=pad(34, 18),
            grow=1,
        ),
    )
    return web(w, name, f"packages.{w.domain()}/{name}", body)


def _top(w: Writer) -> Group:
    links = [pressable(w, w.say(key), 13.5) for key in ("code.docs", "code.teams", "help")]
    return row(
        Icon("package", 22, w.theme.accent),
        search_box(w, w.say("code.find_packages"), "", 430),
        push(),
        *links,
        button(w, w.say("sign_in"), pad=pad(12, 6)),
        gap=18,
        pad=pad(34, 10),
        fill=w.theme.bar,
        border=w.theme.line,
        edges="b",
        place="header",
    )


def _versions(w: Writer) -> list[tuple[str, str, int]]:
    """Versions from the newest back, with their dates and downloads."""
    major, minor, patch = w.integer(1, 5), w.integer(1, 14), w.integer(1, 5)
    day, downloads, found = w.day(-60, -4), w.integer(9000, 88000), []
    for _ in range(6):
        found.append((f"{major}.{minor}.{patch}", w.short_date(day), downloads))
        day = day.fromordinal(day.toordinal() - w.integer(9, 70))
        downloads = downloads * w.integer(30, 80) // 100
        minor, patch = (minor, patch - 1) if patch else (max(0, minor - 1), w.integer(0, 4))
    return found


def _head(w: Writer, name: str, version: str) -> Group:
    captions = [
        w.say("code.readme"),
        w.say("code.source_code"),
        f"{w.say('code.dependencies')} ({w.integer(0, 9)})",
        f"{w.say('code.dependents')} ({w.number(w.integer(12, 2300))})",
        f"{w.say('history')} ({w.integer(18, 140)})",
    ]
    license = f"{w.colon(w.say('code.license'))} {w.pick(('MIT', 'MIT', 'ISC', 'Apache-2.0'))}"
    facts = f"{version}  ·  {license}  ·  {w.say('code.types_included')}"
    return column(
        title(w, name, 27), muted(w, facts, 13.5), tabs(w, captions), gap=7, place="headline"
    )


def _readme(w: Writer, text: Passage, name: str, command: str) -> Group:
    language, lines = _USES[command]
    scheme = (DARK if w.theme.dark else LIGHT)[1]
    code = [coloured(line.format(name=name), language, scheme) for line in lines]
    points = [w.say(f"code.pkg_{number}") for number in w.sample(range(1, 8), 3)]
    nodes: list[Node] = [
        title(w, name, 22),
        prose(w, text.paragraphs[0], 15, styles=("code", "link", "bold")),
        code_block(w, [f"{command} {name}"], 13),
        bullets(w, points, size=15, styles=("bold", "italic")),
        title(w, w.say("code.usage"), 18),
        code_block(w, code, 13),
    ]
    if w.chance(0.4):
        nodes[2:4] = nodes[3:1:-1]
    rest = [prose(w, part, 15, styles=("code", "link", "bold")) for part in text.paragraphs[1:]]
    return column(*nodes, *rest, gap=12, grow=1, place="section")


def _side(w: Writer, name: str, command: str, versions: list[tuple[str, str, int]]) -> Group:
    weekly = sum(count for _, _, count in versions)
    line = tuple(float(w.integer(40, 60) + 2 * at) for at in range(16))
    install = row(
        code_line(w, f"{command} {name}", 13, grow=1),
        Icon("copy", 15, w.theme.muted),
        gap=8,
        pad=pad(11, 7),
        border=w.theme.line,
        radius=5,
        hit=True,
    )
    people = w.people(3)
    return column(
        ui_title(w, w.say("code.install_it"), 14),
        install,
        ui_title(w, w.say("code.weekly"), 14),
        row(
            ui(w, w.number(weekly), 22, bold=True, grow=1),
            Drawing("sparkline", 34, 120, (w.theme.accent,), line),
        ),
        _version_table(w, versions),
        ui_title(w, w.say("code.maintainers"), 14),
        *(row(initials(w, person, 26), ui(w, person, 13), gap=9) for person in people),
        wrap(*(chip(w, topic) for topic in w.sample(_TOPICS, 5)), gap=6),
        muted(w, (Span(w.say("code.report_package"), underline=True),), 12.5),
        gap=10,
        width=264,
        place="sidebar",
    )


def _version_table(w: Writer, versions: list[tuple[str, str, int]]) -> Group:
    rows = [
        row(
            ui(w, number, 13, w.theme.link, width=62),
            muted(w, date, 12.5, grow=1),
            ui(w, w.number(count), 13, align="right", width=62),
            pad=pad(0, 5),
            border=w.theme.line,
            edges="b",
            place="row",
        )
        for number, date, count in versions
    ]
    return column(*rows, place="table")
