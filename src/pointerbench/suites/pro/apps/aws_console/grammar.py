"""A cloud account: its machines, stores, alarms, users and what they cost."""

from __future__ import annotations

import datetime as dt
from typing import Any

from pointerbench.pages.banks.draw import Draw
from pointerbench.suites.pro.kit.figures import rounded, shares, told_apart, wave

_REGIONS = (
    ("Europe (Frankfurt)", "eu-central-1"),
    ("Europe (Ireland)", "eu-west-1"),
    ("US East (N. Virginia)", "us-east-1"),
    ("US West (Oregon)", "us-west-2"),
    ("Asia Pacific (Tokyo)", "ap-northeast-1"),
)
_TYPES = ("t3.micro", "t3.medium", "m6i.large", "m5.xlarge", "c6g.large", "r6i.xlarge", "t4g.small")
_ENVS = ("prod", "prod", "staging", "dev")
_METRICS = (
    ("CPUUtilization", "> 80", "CPU"),
    ("StatusCheckFailed", ">= 1", "status"),
    ("NetworkIn", "> 5e+08", "network"),
    ("DiskReadOps", "> 9000", "disk"),
    ("mem_used_percent", "> 90", "memory"),
)
_LARGE = (".zip", ".mp4", ".tar", ".gz", ".parquet", ".bin", ".sql")
_INKS = ("#1f77b4", "#ff7f0e", "#2ca02c", "#d62728", "#9467bd")
_SERVICES = (
    *("EC2 - Other", "Elastic Compute Cloud", "Relational Database Service"),
    *("Simple Storage Service", "CloudWatch", "Elastic Load Balancing"),
    *("Key Management Service", "Lambda"),
)
_GROUPS = ("admins", "developers", "billing", "auditors", "operators")


def document(draw: Draw) -> dict[str, Any]:
    stream = draw.stream
    region, code = stream.pick(_REGIONS)
    people = draw.people(15)
    firm = draw.company()
    slug = "".join(c for c in firm.split()[0].lower() if c.isascii() and c.isalnum())
    machines = _machines(draw.child("machines"), code)
    return {
        "title": f"Instances | EC2 | {code}",
        "path": f"/ec2/home?region={code}#Instances:",
        "region": region,
        "code": code,
        "regions": [list(one) for one in _REGIONS],
        "account": f"{stream.integer(1000, 9999)}-{stream.integer(1000, 9999)}-"
        f"{stream.integer(1000, 9999)}",
        "me": people[0]["handle"],
        "firm": firm,
        "slug": slug,
        "machines": machines,
        "buckets": _buckets(draw.child("buckets"), slug),
        "folders": draw.banks("folders", 3),
        "objects": _objects(draw.child("objects")),
        "alarms": _alarms(draw.child("alarms"), machines),
        "graphs": _graphs(draw.child("graphs"), machines),
        "hours": [{"at": n / 8, "label": f"{(8 + n * 3) % 24:02d}:00"} for n in range(1, 8)],
        "users": _users(draw.child("users"), people[1:]),
        **_bill(draw.child("bill")),
    }


def _stamp(draw: Draw, day: dt.date) -> str:
    minutes = draw.minutes(0, 23, 1)
    seconds = draw.stream.integer(10, 59)
    return f"{day.isoformat()} {minutes // 60:02d}:{minutes % 60:02d}:{seconds}"


def _hex(draw: Draw, count: int) -> str:
    return "".join(draw.stream.pick("0123456789abcdef") for _ in range(count))


def _machines(draw: Draw, code: str) -> list[dict[str, Any]]:
    found, ages = [], draw.distinct(3, 400, 15)
    for at, role in enumerate(draw.banks("roles", 15)):
        own = draw.child(f"machine{at}")
        stream = own.stream
        state = "Stopped" if at and stream.chance(0.2) else "Running"
        inner = f"10.{stream.integer(0, 40)}.{stream.integer(1, 250)}.{at * 16 + 5}"
        outer = f"{stream.integer(3, 54)}.{stream.integer(60, 250)}.{stream.integer(2, 250)}"
        found.append(
            {
                "key": f"i{at}",
                "name": f"{role}-{stream.pick(_ENVS)}-{stream.integer(1, 9):02d}",
                "id": f"i-0{_hex(own, 16)}",
                "state": state,
                "type": stream.pick(_TYPES),
                "checks": "–" if state == "Stopped" else "3/3 checks passed",
                "zone": code + stream.pick("abc"),
                "ip": "–" if state == "Stopped" else f"{outer}.{at * 15 + 9}",
                "inner": inner,
                "ami": f"ami-0{_hex(own, 16)}",
                "vpc": f"vpc-0{_hex(own, 16)}",
                "subnet": f"subnet-0{_hex(own, 16)}",
                "launched": _stamp(own, draw.day(-ages[at], -ages[at])),
                "load": [
                    rounded(wave(own.child(f"w{n}").stream, 24, base, swing=0.35, noise=0.12), 1)
                    for n, base in enumerate((38, 2.4, 160, 140, 900, 860, 320, 210))
                ],
            }
        )
    return found


def _buckets(draw: Draw, slug: str) -> list[dict[str, str]]:
    ages = draw.distinct(20, 1900, 13)
    names = sorted(f"{slug}-{name}" for name in draw.banks("stores", 13))
    return [
        {
            "key": f"b{at}",
            "name": name,
            "region": "{} {}".format(*draw.stream.pick(_REGIONS)),
            "made": _stamp(draw, draw.day(-ages[at], -ages[at])),
        }
        for at, name in enumerate(names)
    ]


def _objects(draw: Draw) -> list[dict[str, str]]:
    ages = draw.distinct(1, 300, 13)
    found = []
    for at, name in enumerate(sorted(draw.banks("files", 13))):
        size = draw.stream.integer(11, 9800) / 10
        unit = "MB" if name.endswith(_LARGE) else "KB"
        found.append(
            {
                "key": f"o{at}",
                "name": name,
                "type": name.rsplit(".", 1)[-1],
                "changed": _stamp(draw, draw.day(-ages[at], -ages[at])),
                "size": f"{size} {unit}",
                "tier": draw.stream.pick(("Standard", "Standard", "Standard-IA", "Glacier")),
            }
        )
    return found


def _alarms(draw: Draw, machines: Any) -> list[dict[str, str]]:
    found, ages = [], sorted(draw.distinct(1, 90, 14))
    for at, one in enumerate(machines[:14]):
        metric, bound, word = draw.stream.pick(_METRICS)
        state = draw.stream.pick(("OK", "OK", "OK", "Insufficient data")) if at > 2 else "In alarm"
        minutes = draw.stream.pick((1, 5, 10, 15))
        found.append(
            {
                "key": f"a{at}",
                "name": f"{one['name']}-{word}",
                "state": state,
                "updated": _stamp(draw, draw.day(-ages[at], -ages[at])),
                "rule": f"{metric} {bound} for {minutes} min",
                "acts": "Actions enabled" if draw.stream.chance(0.8) else "Actions disabled",
            }
        )
    return found


def _graphs(draw: Draw, machines: Any) -> list[dict[str, Any]]:
    bases = draw.stream.shuffled([14, 26, 41, 58, 77])
    return [
        {
            "key": f"m{at}",
            "name": one["name"],
            "id": one["id"],
            "ink": _INKS[at],
            "values": rounded(
                wave(draw.child(f"g{at}").stream, 72, bases[at], swing=0.2, noise=0.08), 1
            ),
        }
        for at, one in enumerate(machines[:5])
    ]


def _users(draw: Draw, people: Any) -> list[dict[str, Any]]:
    ages = draw.distinct(2, 340, len(people))
    found = []
    for at, one in enumerate(sorted(people, key=lambda one: str(one["handle"]))):
        own = draw.child(f"user{at}")
        last = own.stream.integer(1, 60)
        found.append(
            {
                "key": f"u{at}",
                "name": one["handle"],
                "group": own.stream.pick(_GROUPS),
                "last": f"{last} days ago" if last > 1 else "Yesterday",
                "mfa": own.stream.pick(("Virtual", "Virtual", "Passkey", "–")),
                "word": own.stream.integer(4, 200),
                "key_id": f"Active - AKIA{own.code('AA##AA##')}",
                "age": ages[at],
            }
        )
    return found


def _bill(draw: Draw) -> dict[str, Any]:
    stream = draw.stream
    total = stream.integer(180000, 2400000)
    parts = stream.shuffled(shares(stream, total, len(_SERVICES), fall=0.66))
    before = [max(100, round(part * stream.uniform(0.7, 1.3))) for part in parts]
    months = []
    for n in range(6):
        month = (draw.today.month - 6 + n) % 12
        year = draw.today.year - (1 if draw.today.month - 6 + n < 0 else 0)
        months.append(f"{dt.date(year, month + 1, 1):%b %Y}")
    past = told_apart([total / 100 * stream.uniform(0.7, 1.2) for _ in range(5)])
    return {
        "months": months,
        "past": [*rounded(past, 2), total / 100],
        "total": _money(total),
        "before": _money(sum(before)),
        "forecast": _money(round(total * 1.31)),
        "costs": [
            {
                "key": f"c{n}",
                "name": name,
                "cost": part / 100,
                "text": _money(part),
                "was": _money(before[n]),
                "trend": round((part / before[n] - 1) * 100),
            }
            for n, (name, part) in enumerate(zip(_SERVICES, parts, strict=True))
        ],
    }


def _money(cents: int) -> str:
    return f"${cents / 100:,.2f}"


def states(draw: Draw, document: dict[str, Any]) -> dict[str, dict[str, Any]]:
    stream = draw.stream
    running = [one["key"] for one in document["machines"] if one["state"] == "Running"]
    one, other, third = stream.sample(running, 3)
    bucket = stream.pick(document["buckets"])["key"]
    some = stream.sample([x["key"] for x in document["objects"]], 2)
    machine = {"page": "ec2", "ticked": [one], "panel": True}
    return {
        "instances": {"page": "ec2"},
        "details": machine,
        "monitoring": {**machine, "ticked": [other], "tab": "monitoring"},
        "menu_state": {"page": "ec2", "ticked": [third], "open": "state"},
        "menu_actions": {"page": "ec2", "ticked": [one], "open": "actions"},
        "dialog_terminate": {"page": "ec2", "ticked": [third], "dialog": "terminate"},
        "started": {"page": "ec2", "notice": True},
        "buckets": {"page": "buckets"},
        "objects": {"page": "objects", "item": bucket, "ticked": some[:1]},
        "menu_objects": {"page": "objects", "item": bucket, "ticked": some, "open": "objects"},
        "menu_object": {"page": "objects", "item": bucket, "ticked": some[1:], "open": "objects"},
        "alarms": {"page": "alarms"},
        "metrics": {"page": "metrics"},
        "users": {"page": "users"},
        "billing": {"page": "billing"},
        "menu_region": {"page": "billing", "open": "region"},
        "services": {"page": "metrics", "open": "services"},
        "bucket": {"page": "buckets", "ticked": [bucket]},
        "menu_account": {"page": "users", "open": "account"},
    }
