"""A blog of one topic: posts with their authors, one as blocks, comments, pictures, plugins."""

from __future__ import annotations

from typing import Any

from pointerbench.pages.banks.draw import Draw
from pointerbench.suites.pro.kit.work import slug

_POSTS, _MEDIA = 20, 54


def document(draw: Draw) -> dict[str, Any]:
    stream = draw.stream
    topic = stream.pick(["food", "travel", "nature"])
    site = draw.bank("sites")
    authors = draw.people(4)
    photos = draw.photos(12, topic) + draw.photos(_MEDIA - 12, "travel", "food", "nature", "home")
    kinds = stream.shuffled(draw.content[topic])
    tags = stream.shuffled(draw.content["tags"])
    posts = _posts(draw.child("posts"), topic, authors, kinds, tags)
    return {
        "title": f"Posts ‹ {site} — WordPress",
        "path": "/wp-admin/edit.php",
        "site": site,
        "me": authors[0],
        "authors": [one["name"] for one in authors],
        "posts": posts,
        "kinds": kinds[:6],
        "tags": tags[:8],
        "photos": _media(draw.child("media"), photos, authors),
        "comments": _comments(draw.child("comments"), posts),
        "plugins": [
            {
                "key": f"g{n}",
                **plugin,
                "version": f"{stream.integer(1, 9)}.{stream.integer(0, 12)}.{stream.integer(0, 6)}",
                "by": draw.brand(),
                "on": n % 3 != 2,
                "auto": stream.chance(0.5),
                "fresh": n not in (1, 4),
            }
            for n, plugin in enumerate(draw.banks("plugins", 7))
        ],
        "blocks": _blocks(draw.child("blocks"), topic, photos[0], posts[0]["name"]),
        "pages": stream.integer(4, 19),
        "waiting": 3,
        "drafts": sum(one["draft"] for one in posts),
        "total": _POSTS,
    }


def _posts(draw: Draw, topic: str, authors: Any, kinds: Any, tags: Any) -> list[dict[str, Any]]:
    found = []
    ages = sorted(draw.distinct(1, 400, _POSTS))
    counts = draw.distinct(0, 60, _POSTS)
    for at, name in enumerate(draw.titles(topic, _POSTS)):
        own = draw.child(f"post{at}")
        day = own.day(-ages[at], -ages[at])
        hour, minute = divmod(own.minutes(7, 20, 1), 60)
        clock = f"{(hour - 1) % 12 + 1}:{minute:02d} {'am' if hour < 12 else 'pm'}"
        draft = at in (2, 6, 11)
        found.append(
            {
                "key": f"p{at}",
                "name": name,
                "who": own.stream.pick(authors)["name"],
                "kinds": own.stream.sample(kinds[:6], own.stream.integer(1, 2)),
                "tags": own.stream.sample(tags[:8], own.stream.integer(1, 3)),
                "talk": 0 if draft else counts[at],
                "draft": draft,
                "date": day.isoformat(),
                "day": f"{day.year}/{day.month:02d}/{day.day:02d} at {clock}",
                "slug": slug(name.replace("’", "")),
            }
        )
    return found


def _media(draw: Draw, photos: list[str], authors: Any) -> list[dict[str, Any]]:
    found = []
    for n, photo in enumerate(photos):
        name, day = draw.caption(photo), draw.day(-300, -1)
        wide = draw.stream.pick([1200, 1600, 2048, 2560])
        found.append(
            {
                "key": f"m{n}",
                "photo": photo,
                "name": name,
                "file": f"{slug(name)}.jpg",
                "size": f"{draw.stream.integer(80, 900)} KB",
                "pixels": f"{wide} by {wide * 2 // 3} pixels",
                "who": draw.stream.pick(authors)["name"],
                "day": draw.date_text(day, "long"),
            }
        )
    return found


def _comments(draw: Draw, posts: Any) -> list[dict[str, Any]]:
    said = draw.banks("remarks", 8)
    out = [one for one in posts if not one["draft"]]
    return [
        {
            "key": f"c{n}",
            **{name: who[name] for name in ("name", "email", "initials", "ink")},
            "text": text,
            "post": draw.stream.pick(out)["name"],
            "day": draw.date_text(draw.day(-2 * n - 2, -2 * n - 1), "short"),
            "ip": ".".join(str(draw.stream.integer(11, 240)) for _ in range(4)),
            "waits": n in (0, 2, 5),
        }
        for n, (who, text) in enumerate(zip(draw.people(8), said, strict=True))
    ]


def _blocks(draw: Draw, topic: str, photo: str, title: str) -> list[dict[str, Any]]:
    heads = draw.banks("heads", 2)
    points = draw.sentences(topic, 4)
    made: list[dict[str, Any]] = [
        {"kind": "Paragraph", "text": draw.paragraph(topic, 3)},
        {"kind": "Image", "photo": photo, "text": draw.caption(photo)},
        {"kind": "Heading", "text": heads[0]},
        {"kind": "Paragraph", "text": draw.paragraph(topic, 4)},
        {"kind": "List", "lines": points[:3]},
        {"kind": "Heading", "text": heads[1]},
        {"kind": "Paragraph", "text": draw.paragraph(topic, 3)},
        {"kind": "Quote", "text": points[3]},
    ]
    return [{"key": f"b{n}", **one} for n, one in enumerate(made)]


def states(draw: Draw, document: dict[str, Any]) -> dict[str, dict[str, Any]]:
    stream = draw.stream
    shown = [one["key"] for one in document["posts"][:10]]
    one, other = stream.sample(shown[1:8], 2)
    return {
        "posts": {"hover": one},
        "ticked": {"ticked": stream.sample(shown, 3), "sort": "title"},
        "quick": {"quick": shown[1]},
        "editor": {"page": "editor"},
        "block": {"page": "editor", "block": stream.pick(["b0", "b3"]), "side": "block"},
        "inserter": {"page": "editor", "adding": True},
        "menu_block": {"page": "editor", "block": "b2", "side": "block", "open": "block"},
        "dialog_publish": {"page": "editor", "publishing": True},
        "media": {"page": "media"},
        "dialog_media": {"page": "media", "file": stream.pick(document["photos"][:6])["key"]},
        "comments": {"page": "comments", "said": stream.pick(document["comments"][1:5])["key"]},
        "plugins": {"page": "plugins"},
        "dashboard": {"page": "dashboard"},
        "menu_new": {"open": "new"},
        "trashed": {"notice": True, "hover": other},
    }
