"""A service that is watched: its requests, hosts, disks, slow routes, alarms and log."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from pointerbench.pages.banks.draw import Draw
from pointerbench.suites.pro.kit.figures import clock, hours, rounded, spiked, wave
from pointerbench.suites.pro.kit.names import named_apart
from pointerbench.values.rng import Stream

_POINTS = 73
_INKS = ("#73bf69", "#f2cc0c", "#5794f2", "#ff9830", "#f2495c", "#b877d9", "#8ab8ff", "#37872d")
_SPANS = {60: ("Last 1 hour", 10), 180: ("Last 3 hours", 30), 360: ("Last 6 hours", 60)}
_SPANS |= {720: ("Last 12 hours", 120), 1440: ("Last 24 hours", 240)}
_LEVELS = {"info": 8, "debug": 2, "warn": 3, "error": 1}


def document(draw: Draw) -> dict[str, Any]:
    stream, service = draw.stream, draw.bank("systems")
    now, span = stream.integer(0, 1439), stream.pick(list(_SPANS))
    hosts = _hosts(draw.child("hosts"), draw.bank("pools"))
    nouns = draw.banks("nouns", 9)
    at = stream.uniform(0.2, 0.8)  # when something went wrong
    rates, delays = _requests(stream.child("rates"), at), _delays(stream.child("delays"), at)
    label, step = _SPANS[span]
    folder = draw.bank("folders")
    return {
        "title": f"{service} / Overview - Dashboards - Grafana",
        "path": f"/d/{draw.code('##')}f{draw.code('####')}/overview?from=now-{span}m&to=now",
        "service": service,
        "slug": service.lower().replace(" ", "-"),
        "folder": folder,
        "span": label,
        "marks": hours(now, span, step),
        "start": clock(now - span),
        "end": clock(now),
        "every": stream.pick(["5s", "10s", "30s", "1m", "5m"]),
        "rates": rates,
        "delays": delays,
        "hosts": hosts,
        "memory": _memory(stream.child("memory"), hosts),
        "disks": _disks(stream.child("disks")),
        "stats": _stats(stream.child("stats"), rates, delays, hosts),
        "routes": _routes(draw.child("routes"), nouns),
        "rules": _rules(draw.child("rules"), hosts, nouns),
        "boards": _boards(draw, folder),
        "log": _log(draw.child("log"), hosts, nouns, now),
        "counts": rounded(wave(stream.child("counts"), 40, stream.integer(40, 400), noise=0.2), 0),
        "me": draw.person(),
        "versions": stream.integer(12, 80),
    }


def _series(name: str, ink: str, values: Sequence[float], digits: int, unit: str) -> dict[str, Any]:
    """A line with what its legend says, in the figures that stand there."""
    kept = rounded(values, digits)
    own = {"mean": sum(kept) / len(kept), "max": max(kept), "last": kept[-1], "min": min(kept)}
    known = {key: round(value, digits) for key, value in own.items()}
    texts = {key: f"{value:,.{digits}f}{unit}" for key, value in known.items()}
    return {"name": name, "ink": ink, "values": kept, "known": known, "texts": texts}


def _requests(stream: Stream, at: float) -> list[dict[str, Any]]:
    base = stream.integer(90, 880)
    whole = wave(stream, _POINTS, base, swing=stream.uniform(0.05, 0.3), noise=0.06)
    found: list[tuple[str, str, list[float]]] = []
    for name, ink, part in (
        ("2xx", _INKS[0], 0.9),
        ("3xx", _INKS[2], 0.06),
        ("4xx", _INKS[1], 0.04),
    ):
        own = wave(stream, _POINTS, part, swing=0.05, noise=0.07)
        found.append((name, ink, [a * b for a, b in zip(whole, own, strict=True)]))
    failed = wave(stream, _POINTS, base * stream.uniform(0.004, 0.02), swing=0.3, noise=0.3)
    found.append(("5xx", _INKS[4], spiked(failed, stream.uniform(4, 12), at)))
    return [_series(name, ink, values, 1, " req/s") for name, ink, values in found]


def _delays(stream: Stream, at: float) -> list[dict[str, Any]]:
    base, times = stream.integer(18, 90), stream.uniform(1.6, 3.2)
    found = []
    for name, ink, factor in (("p50", _INKS[0], 1), ("p95", _INKS[1], 3.4), ("p99", _INKS[4], 7)):
        values = wave(stream, _POINTS, base * factor, swing=0.08, noise=0.05)
        found.append(_series(name, ink, spiked(values, times, at), 0, " ms"))
    return found


def _hosts(draw: Draw, pool: str) -> list[dict[str, Any]]:
    stream, count = draw.stream, draw.stream.integer(6, 8)
    loads = stream.shuffled([18 + at * 8.5 + stream.uniform(0, 3) for at in range(count)])
    found = []
    for number, load in enumerate(loads):
        values = wave(stream, _POINTS, load, swing=0.06, noise=0.05)
        values = [min(99.5, value) for value in values]
        found.append(_series(f"{pool}-{number + 1:02d}", _INKS[number], values, 1, "%"))
    return found


def _memory(stream: Stream, hosts: Sequence[Any]) -> list[dict[str, Any]]:
    levels = [stream.uniform(2.2, 13.5) for _ in hosts]
    return [
        _series(
            host["name"],
            host["ink"],
            wave(stream, _POINTS, level, swing=0.03, noise=0.01),
            2,
            " GiB",
        )
        for host, level in zip(hosts, levels, strict=True)
    ]


def _disks(stream: Stream) -> list[dict[str, Any]]:
    mounts = ["/", *stream.sample(["/var/lib", "/data", "/srv", "/home", "/backup", "/tmp"], 4)]
    levels = stream.shuffled([12 + 17 * at + stream.integer(0, 9) for at in range(5)])
    return [{"name": one, "value": level} for one, level in zip(mounts, levels, strict=True)]


_GOOD = "#73bf69"


def _stats(stream: Stream, rates: Any, delays: Any, hosts: Any) -> list[dict[str, Any]]:
    totals = [sum(at) for at in zip(*(one["values"] for one in rates), strict=True)]
    broken = [100 * b / a for a, b in zip(totals, rates[3]["values"], strict=True)]
    load = [sum(at) / len(hosts) for at in zip(*(one["values"] for one in hosts), strict=True)]
    good = round(100 - sum(broken) / len(broken), 2)
    ink = _GOOD if broken[-1] < 1 else "#ff9830" if broken[-1] < 2 else "#f2495c"
    up = f"{stream.integer(2, 60)}.{stream.integer(1, 9)} days"
    rows = [
        ("rate", "Requests", f"{totals[-1]:,.0f} req/s", "#5794f2", rounded(totals)),
        ("errors", "Error rate", f"{broken[-1]:.2f}%", ink, rounded(broken, 3)),
        ("p95", "p95 latency", delays[1]["texts"]["last"], "#f2cc0c", delays[1]["values"]),
        ("slo", "Availability", f"{good:.2f}%", _GOOD, [100 - one for one in rounded(broken, 3)]),
        ("cpu", "CPU", f"{load[-1]:.1f}%", _GOOD, []),
        ("uptime", "Uptime", up, _GOOD, []),
    ]
    names = ("id", "title", "text", "ink", "values")
    stats = [dict(zip(names, row, strict=True)) for row in rows]
    stats[4]["gauge"] = round(load[-1], 1)
    return stats


def _routes(draw: Draw, nouns: Sequence[str]) -> list[dict[str, Any]]:
    stream, found = draw.stream, []
    rates = draw.spread(2, 190, len(nouns))
    delays = sorted(draw.spread(35, 1900, len(nouns)), reverse=True)
    for number, noun in enumerate(nouns):
        verb = stream.pick(["GET", "GET", "POST", "PUT", "DELETE"])
        failed = round(stream.uniform(0, 0.6) if stream.chance(0.7) else stream.uniform(1, 6), 2)
        found.append(
            {
                "key": f"r{number}",
                "route": f"{verb} /api/{noun}" + ("" if verb == "POST" else "/{id}"),
                "rate": int(rates[number]),
                "delay": int(delays[number]),
                "failed": failed,
            }
        )
    return found


def _slots(draw: Draw, hosts: Sequence[Any], nouns: Sequence[str]) -> dict[str, Any]:
    stream = draw.stream
    return {
        "n": stream.integer(2, 9),
        "ms": stream.integer(12, 940),
        "host": stream.pick(hosts)["name"],
        "noun": stream.pick(nouns),
        "service": stream.pick(draw.content["services"]),
        "id": f"{stream.integer(0x1000, 0xFFFF):04x}",
    }


def _rules(draw: Draw, hosts: Sequence[Any], nouns: Sequence[str]) -> list[dict[str, Any]]:
    stream, found = draw.stream, []
    states = ["Firing", *["Pending"] * stream.integer(1, 2)]
    states += ["Normal"] * (12 - len(states))
    for number, state in enumerate(stream.shuffled(states)):
        own = draw.child(f"rule{number}")
        minutes = own.stream.integer(1, 58)
        found.append(
            {
                "key": f"a{number}",
                "name": draw.bank("rules").format(**_slots(own, hosts, nouns)),
                "state": state,
                "since": "" if state == "Normal" else f"for {minutes}m",
                "next": f"in {own.stream.integer(2, 59)} seconds",
                "to": own.stream.pick(draw.content["receivers"]),
                "folder": number // 4,
            }
        )
    return found


def _boards(draw: Draw, folder: str) -> list[dict[str, Any]]:
    folders, names = (
        [folder, *draw.banks("folders", 3)],
        named_apart(draw, "boards", 14, draw.content["services"]),
    )
    found = []
    for number, name in enumerate(sorted(names)):
        tags = draw.stream.sample(draw.content["tags"], draw.stream.integer(1, 3))
        place = draw.stream.pick(folders)
        found.append({"key": f"b{number}", "name": name, "folder": place, "tags": tags})
    return found


def _log(draw: Draw, hosts: Sequence[Any], nouns: Sequence[str], now: int) -> list[dict[str, Any]]:
    stream, second, found = draw.stream, now * 60.0 + draw.stream.integer(1, 59), []
    for number in range(40):
        own = draw.child(f"line{number}")
        text = own.stream.pick(draw.content["lines"]).format(**_slots(own, hosts, nouns))
        level = stream.weighted(_LEVELS)
        if any(word in text for word in ("503", "timeout", "rejected")):
            level = "error"
        second -= stream.uniform(0.3, 9)
        stamp = f"{clock(int(second) // 60)}:{int(second) % 60:02d}.{int(second % 1 * 1000):03d}"
        found.append({"key": f"l{number}", "level": level, "stamp": stamp, "text": text})
    return found


def states(draw: Draw, document: dict[str, Any]) -> dict[str, dict[str, Any]]:
    stream = draw.stream
    host = stream.pick(document["hosts"])["name"]
    return {
        "board": {},
        "board_nav": {"nav": True, "panel": "cpu"},
        "isolated": {"only": host, "star": True, "starred": 1},
        "menu_panel": {"panel": stream.pick(["latency", "cpu", "rate"]), "open": "panel"},
        "menu_time": {"open": "time"},
        "menu_every": {"open": "every", "nav": True},
        "explore": {"page": "explore", "nav": True},
        "explore_split": {"page": "explore", "newest": False, "nav": True, "wrap": True},
        "alerts": {"page": "alerts", "nav": True},
        "alerts_open": {"page": "alerts", "unfolded": [stream.pick(document["rules"][:5])["key"]]},
        "boards": {"page": "boards", "nav": True},
        "edit": {"page": "edit", "panel": "latency"},
        "dialog_share": {"dialog": "share"},
        "dialog_save": {"dialog": "save", "page": "board"},
        "saved": {"toast": True, "nav": True},
        "sorted": {"sort": "failed", "only": document["hosts"][0]["name"]},
    }
