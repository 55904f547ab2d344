"""A report as a PDF file with comments of its readers, and the files that were opened lately."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from pointerbench.pages.banks.draw import Draw
from pointerbench.suites.pro.kit.mail import clock
from pointerbench.suites.pro.kit.report import report

_REPORTS = Path(__file__).parents[1] / "word" / "content.toml"
_FONTS = (("Gelasio", "Gelasio"), ("Caladea", "Open Sans"), ("EB Garamond", "EB Garamond"))
_KINDS = ("Highlight", "Sticky note", "Underline", "Strikethrough")


def document(draw: Draw) -> dict[str, Any]:
    stream = draw.stream
    words = tomllib.loads(_REPORTS.read_text("utf-8"))["en"] | draw.content
    words |= {name: words[name] + more for name, more in draw.content["more"].items()}
    words = {**words, "answers": [one.replace("{page}", "3") for one in words["answers"]]}
    names = draw.people(3)
    words["answers"] = [one.replace("{given}", names[0]["given"]) for one in words["answers"]]
    told = report(
        Draw(draw.stream.child("report"), draw.language, words, parent=draw), notes=6, large=True
    )
    pages = {
        r["thread"]: b["page"] for b in told["blocks"] for r in b.get("runs", ()) if "thread" in r
    }
    threads = [
        {
            **one,
            "page": pages[one["key"]] + 1,
            "kind": stream.pick(_KINDS),
            "time": f"{draw.date_text(draw.day(-9, -1), 'short')}, {clock(_hour(draw))}",
        }
        for one in told["threads"]
    ]
    body, head = stream.pick(_FONTS)
    size = stream.integer(180, 4200)
    return {
        **told,
        "threads": threads,
        "title": f"{told['file']}.pdf - Adobe Acrobat",
        "file": f"{told['file']}.pdf",
        "name": told["title"],
        "me": names[1],
        "body": body,
        "head": head,
        "size": f"{size / 1000:.2f} MB ({size * 1024 + stream.integer(1, 999):,} Bytes)",
        "made": f"{draw.day(-60, -20).isoformat()} {clock(_hour(draw))}",
        "changed": f"{draw.day(-19, -1).isoformat()} {clock(_hour(draw))}",
        "others": [_named(draw, name) for name in draw.banks("files", 2)],
        "recent": [
            {
                "key": f"f{n}",
                "name": _named(draw, name),
                "when": draw.date_text(draw.day(-3 * n - 2, -3 * n - 1), "short"),
                "size": (kilo := stream.integer(60, 9800)),
                "size_text": f"{kilo} KB",
                "place": stream.pick(draw.content["places"]),
            }
            for n, name in enumerate(draw.banks("files", 9))
        ],
    }


def _hour(draw: Draw) -> int:
    return draw.stream.integer(8 * 60, 18 * 60)


def _named(draw: Draw, text: str) -> str:
    slots = {"company": draw.company, "city": draw.city, "street": draw.street}
    filled = {name: make() for name, make in slots.items() if f"{{{name}}}" in text}
    return text.format(code=draw.code("AA-####"), **filled)


def states(draw: Draw, document: dict[str, Any]) -> dict[str, dict[str, Any]]:
    stream, threads = draw.stream, document["threads"]
    prose = [b["key"] for b in document["blocks"] if b["kind"] == "p" and b["page"] == 0]
    one, other = stream.sample(prose, 2)
    near = [t["key"] for t in threads if t["page"] == 1] or [threads[0]["key"]]
    mark = stream.pick([b["key"] for b in document["blocks"] if b["kind"] == "h1"])
    picked = stream.sample(range(document["pages"]), 2)
    return {
        "view": {"zoom": 85},
        "comments": {"left": "", "right": "comments", "thread": stream.pick(near), "zoom": 80},
        "bookmarks": {"left": "", "right": "bookmarks", "zoom": 85, "mark": mark},
        "thumbs": {"left": "", "right": "thumbs", "zoom": 75},
        "edit": {"left": "edit", "marked": one, "zoom": 80},
        "sign": {"left": "sign", "zoom": 90},
        "organize": {"page": "organize", "picked": picked},
        "home": {"page": "home", "at": stream.pick(document["recent"])["key"]},
        "find": {"find": True, "zoom": 100, "left": ""},
        "drawing": {"left": "comment", "right": "comments", "zoom": 60},
        "menu_main": {"open": "main"},
        "menu_zoom": {"open": "zoom", "zoom": 75},
        "context_text": {"open": "text", "marked": other, "zoom": 90},
        "dialog_properties": {"dialog": "properties", "zoom": 90},
        "protect": {"left": "protect", "right": "thumbs", "zoom": 60},
        "dialog_password": {"dialog": "password", "left": "protect", "zoom": 75},
        "notice": {"notice": True, "zoom": 90},
    }
