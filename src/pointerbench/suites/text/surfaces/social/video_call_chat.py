"""A video meeting: tiles with the people, controls below, captions, and the chat at the right."""

from __future__ import annotations

from pointerbench.flow.nodes import Color, Group, Icon, Node, Pad, Rule
from pointerbench.suites.text.banks import Passage
from pointerbench.suites.text.kit.controls import button, tabs
from pointerbench.suites.text.kit.furniture import page, title_bar
from pointerbench.suites.text.kit.people import (
    camera,
    face_of,
    stable,
)
from pointerbench.suites.text.kit.texts import bullets, label, muted, prose, title, ui
from pointerbench.suites.text.surfaces.social.parts import (
    attachment,
    brand,
    composer,
    file_of,
    rising,
    turns,
    words,
)
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import column, layers, pad, panes, push, row

_GROUNDS: tuple[Color, ...] = ("#3c4a57", "#4b4358", "#3f5148", "#584a3f", "#2f4858", "#55434a")


def build(w: Writer) -> Node:
    people = w.people(6)
    talk = w.passage("team")
    times = rising(w, len(talk.sentences), w.integer(9 * 60, 16 * 60), 3)
    meeting = w.pick(words(w, "meeting_names"))
    name = brand(w, "call")
    # Who speaks stands first among the people, but anywhere among the tiles.
    said = _captions(w, people)
    stage = column(_tiles(w, people), said, gap=10, pad=pad(12, 10), grow=1, clip=True)
    middle = panes(stage, _chat(w, talk, people, times), grow=1)
    controls = _controls(w, times[-1] + 1)
    if w.chance(0.5):
        return page(
            w,
            title_bar(w, f"{meeting} – {name}", "video_meet"),
            _head(w, meeting),
            middle,
            controls,
        )
    return page(w, _head(w, f"{name}  |  {meeting}"), middle, controls)


def _head(w: Writer, meeting: str) -> Node:
    theme = w.theme
    length = f"{w.integer(4, 58)}:{w.integer(0, 59):02}"
    parts: list[Node] = [ui(w, meeting, 14.5, bold=True, role="title"), muted(w, length, 13)]
    if w.chance(0.5):
        dot = column(width=9, height=9, radius=4, fill=theme.bad)
        parts.append(row(dot, muted(w, w.say("social.recording"), 12.5), gap=6))
    icons = [Icon(name, 18, theme.muted) for name in ("shield", "view_tiles", "more_horizontal")]
    return row(*parts, push(), *icons, gap=16, pad=pad(18, 8), fill=theme.bar, place="header")


def _tiles(w: Writer, people: list[str]) -> Node:
    """Two columns of tiles, or something large with a strip of others: a speaker, a slide."""
    kind = w.pick(("grid", "grid", "speaker", "slide"))
    if kind == "grid":
        shown = w.sample(people[: w.pick((4, 6))], 6)
        tiles = [_tile(w, who, speaking=who == people[0]) for who in shown]
        pairs = [tiles[start : start + 2] for start in range(0, len(tiles), 2)]
        return column(*(panes(*pair, gap=9, grow=1) for pair in pairs), gap=9, grow=1)
    first = int(kind == "speaker")  # who speaks is large, or else in the strip
    small = [_tile(w, who, small=True, speaking=who == people[0]) for who in people[first:][:4]]
    strip = panes(*small, gap=9, height=118)
    big = _tile(w, people[0], speaking=True, seen=True) if kind == "speaker" else _slide(w)
    parts = [panes(big, grow=1), strip]
    return column(*(parts if w.chance(0.5) else parts[::-1]), gap=9, grow=1)


def _tile(
    w: Writer, who: str, *, speaking: bool = False, seen: bool = False, small: bool = False
) -> Group:
    """One person: a camera's picture, or a disc on a coloured ground, with the name over it."""
    theme = w.theme
    ground = _GROUNDS[stable(who, len(_GROUNDS))]
    centred = {"fill": ground, "align": "center", "justify": "center"}
    kind = "camera" if seen else w.pick(("camera", "camera", "camera", "letters", "avatar"))
    picture: Node = camera(w, who, 100)
    if kind != "camera":
        face = face_of(w, who, 54 if small else 84, letters=kind == "letters")
        picture = column(face, pad=Pad(0, 0, 24 if small else 0, 0), **centred)
    parts: list[Node] = [ui(w, who, 12, "#ffffff", limit=1)]
    if not speaking and w.chance(0.4):
        parts.insert(0, Icon("mic_off", 13, "#ff9c98"))
    tag = row(*parts, gap=6, pad=pad(8, 3), fill="#1b1f24", radius=4, hugs=True)
    thick = 3 if speaking else 1
    looks = {"border": theme.accent if speaking else theme.line, "thickness": thick}
    over = column(push(), row(tag), pad=pad(8, 8))
    return column(layers(picture, over, grow=1), grow=1, place="card", pad=pad(thick), **looks)


def _slide(w: Writer) -> Group:
    """What somebody shares: a slide with a heading and its points."""
    slide = w.passage("slides")
    return column(
        title(w, slide.title, 26, "#1f2328"),
        Rule("#c8d0d8", 2),
        bullets(w, slide.sentences, size=22, gap=15, color="#1f2328", styles=()),
        gap=14,
        pad=pad(36, 28),
        fill="#ffffff",
        border=w.theme.line,
        grow=1,
        clip=True,
        place="section",
    )


def _captions(w: Writer, people: list[str]) -> Node:
    """What was said last, as live captions; who speaks now comes last."""
    theme = w.theme
    lines = turns(w.passage("team"))
    end = w.integer(2, len(lines) - 1)
    shown = lines[end - w.integer(1, 2) : end + 1]
    others = [letter for letter in "ABC" if letter != shown[-1][0]]
    who = {shown[-1][0]: people[0], others[0]: people[1], others[1]: people[3]}
    ground = "#000000" if theme.dark else "#1b1f24"
    rows = [
        row(
            ui(w, who[letter], 12, "#b8c2cc", bold=True, width=128, limit=1),
            prose(w, line, 14.5, "#ffffff", styles=(), leading=1.4, grow=1),
            gap=12,
            align="start",
        )
        for letter, line in shown
    ]
    return column(*rows, gap=5, pad=pad(16, 9), fill=ground, place="section")


def _controls(w: Writer, now: int) -> Node:
    theme = w.theme
    icons = ("mic", "video_meet", "share_screen", "captions", "hand", "record")
    tools = [
        column(
            Icon(icon, 21, theme.ink),
            label(w, caption, 11.5, theme.muted),
            align="center",
            gap=4,
            pad=pad(7, 0),
            hit=True,
        )
        for icon, caption in zip(icons, words(w, "call_tools"), strict=True)
    ]
    leave = button(
        w, w.say("social.leave"), primary=True, icon="hang_up", fill=theme.bad, border=theme.bad
    )
    clock = ui(w, w.clock(now), 13, theme.muted)
    parts: list[Node] = [clock, push(), *tools, push(), leave]
    looks = {"fill": theme.bar, "border": theme.line, "edges": "t", "place": "toolbar"}
    return row(*parts, gap=12, pad=pad(20, 9), **looks)


def _chat(w: Writer, talk: Passage, people: list[str], times: list[int]) -> Node:
    theme = w.theme
    lines = turns(talk)
    who = {"A": people[1], "B": w.say("social.you"), "C": people[2]}
    nodes: list[Node] = []
    for place, ((letter, line), minutes) in enumerate(zip(lines, times, strict=True)):
        own = letter == "B"
        text = prose(w, line, min(w.size, 14.5), styles=("bold", "link"), rate=0.15, leading=1.4)
        head = row(ui(w, who[letter], 12.5, bold=True), muted(w, w.clock(minutes), 11), gap=8)
        again = place > 0 and lines[place - 1][0] == letter
        looks = {"fill": theme.soft if own else theme.code, "radius": 7, "pad": pad(11, 7)}
        nodes.append(column(*([] if again else [head]), text, gap=2, place="message", **looks))
    if w.chance(0.4):
        nodes.insert(4, attachment(w, file_of(w, talk.title), hugs=False))
    captions = (w.say("social.meeting_chat"), w.say("social.participants"))
    target = row(
        muted(w, w.say("social.to_everyone"), 12),
        Icon("chevron_down", 13, theme.muted),
        gap=5,
        pad=Pad(6, 14, 0, 14),
    )
    return column(
        tabs(w, captions, pad=pad(8, 2)),
        column(column(*nodes, gap=7, pad=pad(12, 12)), grow=1, clip=True, justify="end"),
        target,
        composer(w, w.say("social.write_message"), fill=theme.card, pad=pad(12, 8)),
        width=w.integer(330, 352),
        fill=theme.card,
        border=theme.line,
        edges="l",
        place="panel",
    )
