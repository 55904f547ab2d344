"""Tickets and wiki pages of the collection in a new environment of Trac."""

import json
from datetime import datetime, timezone
from pathlib import Path

from trac.env import Environment
from trac.ticket.model import Ticket
from trac.wiki.model import WikiPage

made = json.loads(Path("collection.json").read_text("utf-8"))
env = Environment("trac")
kinds = ["minor", "major", "critical"]
for number, task in enumerate(made["tasks"]):
    ticket = Ticket(env)
    for name, value in {
        "summary": task["subject"],
        "description": task["description"],
        "reporter": task["person"]["name"],
        "owner": task["person"]["name"],
        "type": ("task", "defect", "enhancement")[number % 3],
        "priority": kinds[number % 3],
        "milestone": f"milestone{number % 4 + 1}",
        "component": f"component{number % 2 + 1}",
        "status": "new",
    }.items():
        ticket[name] = value
    ticket.insert(when=datetime(2026, 1, 5 + number, 9, 30, tzinfo=timezone.utc))
for page in made["pages"]:
    name = "WikiStart" if page is made["pages"][0] else page["slug"]
    wiki = WikiPage(env, name)
    wiki.text = f"= {page['title']} =\n\n" + "\n\n".join(page["paragraphs"])
    wiki.save("desk", "", datetime(2026, 2, 1, 9, 30, tzinfo=timezone.utc))
