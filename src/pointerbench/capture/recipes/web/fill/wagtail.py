"""Members and pages of the collection; run in the project's own shell."""

import json

from django.contrib.auth.models import Group, User
from django.utils import timezone
from wagtail.models import Page

made = json.load(open("collection.json", encoding="utf-8"))
day = timezone.datetime(2026, 2, 20, 9, 30, tzinfo=timezone.get_fixed_timezone(0))
User.objects.create_superuser("desk", "desk@example.org", "workshop", date_joined=day)
for person in made["people"]:
    parts = person["name"].split(" ")
    first, last = parts if len(parts) == 2 else (person["name"][1:], person["name"][:1])
    User.objects.create_user(
        person["user"],
        f"{person['user']}@example.org",
        "x",
        first_name=first,
        last_name=last,
        date_joined=day,
    )
for product in made["products"]:
    Group.objects.get_or_create(name=product["kind"])
home = Page.objects.get(id=3)
for page in made["pages"]:
    home.add_child(
        instance=type(home.specific)(title=page["title"], slug=page["slug"], first_published_at=day)
    )
Page.objects.update(latest_revision_created_at=day, last_published_at=day)
