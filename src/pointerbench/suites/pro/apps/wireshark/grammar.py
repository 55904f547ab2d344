"""A recording of network traffic: its packets, who talked to whom, which protocols there were."""

from __future__ import annotations

from typing import Any

from pointerbench.pages.banks.draw import Draw
from pointerbench.suites.pro.apps.wireshark.packets import Wire, packets
from pointerbench.suites.pro.kit.figures import rounded, shares, spiked, told_apart, wave
from pointerbench.values.rng import Stream

_TREE = (
    ("Internet Protocol Version 4", 2),
    ("Transmission Control Protocol", 3),
    ("Transport Layer Security", 4),
    ("Hypertext Transfer Protocol", 4),
    ("User Datagram Protocol", 3),
    ("Domain Name System", 4),
    ("Multicast Domain Name System", 4),
    ("Internet Control Message Protocol", 3),
    ("Address Resolution Protocol", 2),
)
_BYTES = (20, 32, 412, 305, 8, 61, 84, 64, 28)  # that each of them has in a packet


def document(draw: Draw) -> dict[str, Any]:
    stream = draw.stream
    wire = Wire(draw.child("wire"))
    found = packets(wire, 76)
    talks = _talks(draw.child("talks").stream, wire)
    total = stream.integer(1400, 9800)
    name = draw.bank("files")
    plain = [one for one in found if one["kind"] == "http"]
    return {
        "title": name,
        "file": name,
        "folder": stream.pick(["captures", "traces", "pcaps", "Downloads"]),
        "packets": found,
        "total": total,
        "net": wire.net,
        "host": wire.host,
        "makers": wire.makers,
        "macs": [_mac(stream) for _ in range(2)],
        "talks": talks,
        "hierarchy": _hierarchy(stream, total),
        "page": next((one for one in plain if one["info"].startswith("GET")), found[0]),
        "server": wire.servers[0]["name"],
        "json": _answer(draw),
        "interfaces": _interfaces(draw.child("interfaces")),
        "recent": _recent(draw.child("recent")),
        "all": rounded(spiked(wave(stream, 60, 120, swing=0.4, noise=0.2, turns=3), 2.4, 0.6), 1),
        "bad": rounded(wave(stream, 60, 9, swing=0.6, noise=0.5, turns=4), 1),
        "find": stream.pick(["session", "token", "password", "HELO", "admin", "error"]),
        "filter": stream.pick(["dns", "http", "tcp", "tls", "udp"]),
        "wrong": stream.pick(["tcp.prot == 443", "ip.adr == 10", "http.reqest", "dns.qry.nam"]),
        "expert": _expert(stream),
    }


def _mac(stream: Stream) -> str:
    return ":".join(f"{stream.integer(0, 255):02x}" for _ in range(6))


def _talks(stream: Stream, wire: Wire) -> list[dict[str, Any]]:
    """Pairs of addresses with what they exchanged."""
    count = 16
    sizes = told_apart(
        [float(one) for one in shares(stream, stream.integer(900000, 4200000), count)]
    )
    found = []
    for at, size in enumerate(stream.shuffled(sizes)):
        server = wire.servers[at % len(wire.servers)]["ip"]
        number = max(4, round(size / stream.integer(380, 760)))
        out = stream.integer(number // 3, number // 2)
        found.append(
            {
                "key": f"t{at}",
                "port": str(wire.port + 3 * at + stream.integer(0, 2)),
                "to": server,
                "service": stream.pick(["443", "443", "443", "80", "8080"]),
                "packets": number,
                "bytes": int(size),
                "out": out,
                "back": number - out,
                "start": f"{at * 2.9 + stream.uniform(0, 2.8):.6f}",
                "span": f"{stream.uniform(0.1, 60):.4f}",
            }
        )
    return found


def _hierarchy(stream: Stream, total: int) -> list[dict[str, Any]]:
    """Counts of every protocol; what is below one adds up to no more than it has."""
    arp = stream.integer(8, total // 30)
    ip = total - arp
    udp, icmp = round(ip * stream.uniform(0.12, 0.3)), stream.integer(4, 40)
    tcp = ip - udp - icmp
    web = round(tcp * stream.uniform(0.04, 0.12))
    tls = round(tcp * stream.uniform(0.4, 0.6))
    many = stream.integer(6, udp // 4)
    counts = [total, ip, tcp, tls, web, udp, udp - many, many, icmp, arp]
    sizes = [14 * total, *(n * size for n, size in zip(counts[1:], _BYTES, strict=True))]
    names = [("Frame", 0), ("Ethernet", 1), *_TREE]
    rows = zip(names, [total, *counts], [sum(sizes), *sizes], strict=True)
    return [
        {
            "key": f"h{at}",
            "name": name,
            "depth": depth,
            "packets": n,
            "share": round(100 * n / total, 1),
            "bytes": size,
        }
        for at, ((name, depth), n, size) in enumerate(rows)
    ]


def _answer(draw: Draw) -> list[str]:
    one, other = draw.person(), draw.person()
    return [
        "[",
        f'  {{"id": {draw.stream.integer(100, 999)}, "name": "{one["name"]}", "open": true}},',
        f'  {{"id": {draw.stream.integer(100, 999)}, "name": "{other["name"]}", "open": false}}',
        "]",
    ]


def _interfaces(draw: Draw) -> list[dict[str, Any]]:
    """Interfaces of a computer with a little curve of what they see."""
    stream = draw.stream
    quiet = ["Bluetooth Network", "Ethernet 3", "Loopback: lo", "any", "docker0", "USBPcap1"]
    loud = ["Wi-Fi", "Ethernet", "vEthernet (WSL)", "tailscale0"]
    found = []
    for at, name in enumerate([*stream.sample(loud, 3), *stream.sample(quiet, 5)]):
        found.append(
            {
                "key": f"i{at}",
                "name": name,
                "busy": name in loud,
                "curve": rounded(wave(stream, 24, 5, swing=0.6, noise=0.8, turns=2), 1),
                "link": "Ethernet" if name != "Bluetooth Network" else "DOCSIS",
                "buffer": str(stream.pick([1, 2, 4, 8])),
            }
        )
    return found


def _recent(draw: Draw) -> list[dict[str, Any]]:
    sizes = draw.spread(12, 980, 6)
    home = draw.stream.pick(["C:/captures", "/home/lab/traces", "D:/pcaps"])
    return [
        {"key": f"f{at}", "name": f"{home}/{name}", "size": int(size), "text": f"{int(size)} KB"}
        for at, (name, size) in enumerate(zip(draw.banks("files", 6), sizes, strict=True))
    ]


def _expert(stream: Stream) -> list[dict[str, Any]]:
    kinds = [
        ("Warning", "Connection reset (RST)", "Sequence", "TCP"),
        ("Warning", "This frame is a (suspected) out-of-order segment", "Sequence", "TCP"),
        ("Note", "This frame is a (suspected) retransmission", "Sequence", "TCP"),
        ("Note", "Duplicate ACK (#1)", "Sequence", "TCP"),
        ("Chat", "Connection establish request (SYN)", "Sequence", "TCP"),
        ("Chat", "Connection finish (FIN)", "Sequence", "TCP"),
        ("Chat", "GET request", "Sequence", "HTTP"),
    ]
    counts = stream.sample(range(2, 190), len(kinds))
    return [
        {"key": f"x{at}", "severity": a, "text": b, "group": c, "proto": d, "count": n}
        for at, ((a, b, c, d), n) in enumerate(zip(kinds, counts, strict=True))
    ]


def states(draw: Draw, document: dict[str, Any]) -> dict[str, dict[str, Any]]:
    stream = draw.stream
    at = f"p{stream.integer(4, 16)}"
    other = f"p{stream.integer(3, 9)}"
    return {
        "capture": {"packet": at},
        "details": {"packet": document["page"]["key"], "open_layers": ["eth", "ip"]},
        "filtered": {"packet": "", "filter": document["filter"], "applied": True},
        "wrong_filter": {"packet": other, "filter": document["wrong"]},
        "find": {"packet": at, "finding": True},
        "welcome": {"view": "welcome"},
        "live": {"packet": other, "live": True},
        "menu_packet": {"packet": other, "open": "packet"},
        "menu_statistics": {"packet": at, "menu": "statistics"},
        "menu_analyze": {"packet": other, "menu": "analyze", "filter": document["filter"]},
        "menu_view": {"packet": at, "menu": "view"},
        "dialog_follow": {"packet": document["page"]["key"], "dialog": "follow"},
        "dialog_talks": {"packet": at, "dialog": "talks"},
        "dialog_hierarchy": {"packet": at, "dialog": "hierarchy"},
        "dialog_graph": {
            "packet": other,
            "dialog": "graph",
            "mouse": stream.pick(["drags", "zooms"]),
        },
        "dialog_options": {"packet": at, "dialog": "options"},
        "dialog_expert": {"packet": at, "dialog": "expert"},
    }
