"""A recording of network traffic between addresses that documentation may use."""

from __future__ import annotations

import struct
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from pointerbench.values.rng import Stream

_BEGUN = 1772446500  # 2026-03-02 10:15:00
_TALKS = 9
_SITES = ("www.example.com", "mail.example.org", "files.example.net", "api.example.com")
_PATHS = ("/", "/news", "/images/map.png", "/style.css", "/search?q=harbour", "/prices.json")
_SYN, _ACK, _PUSH, _FIN = 2, 16, 8, 1


def write(_form: str, random: Stream, _language: str, folder: Path) -> Path:
    """``traffic.pcap``: names looked up, pages fetched, echoes, addresses asked for."""
    wire = _Wire(random)
    for _ in range(_TALKS):
        wire.talk()
    path = folder / "traffic.pcap"
    header = struct.pack("<IHHiIII", 0xA1B2C3D4, 2, 4, 0, 0, 65535, 1)
    path.write_bytes(header + b"".join(wire.records))
    return path


@dataclass
class _Wire:
    random: Stream
    records: list[bytes] = field(default_factory=list)
    micros: int = 0

    def talk(self) -> None:
        """A host asks for an address, a name and a page, and at times sends an echo."""
        random = self.random
        host = f"192.0.2.{random.integer(10, 40)}"
        server = f"198.51.100.{random.integer(2, 9)}"
        site = random.pick(_SITES)
        self.send(_arp(host, "192.0.2.1"))
        question = random.integer(0, 65535)
        port = random.integer(40000, 59999)
        self.send(_udp(host, "192.0.2.1", port, 53, _query(question, site)))
        self.send(_udp("192.0.2.1", host, 53, port, _answer(question, site, server)))
        for packet in _page(random, host, server, site):
            self.send(packet)
        if random.random() < 0.6:
            for number in range(2):
                self.send(_echo(host, server, 8, number))
                self.send(_echo(server, host, 0, number))

    def send(self, packet: bytes) -> None:
        self.micros += self.random.integer(400, 89999)
        seconds, micros = divmod(self.micros, 1000000)
        size = len(packet)
        self.records.append(struct.pack("<IIII", _BEGUN + seconds, micros, size, size) + packet)


def _page(random: Stream, host: str, server: str, site: str) -> Iterator[bytes]:
    """A connection, a page asked for and given, the end."""
    port, ours, theirs = (
        random.integer(40000, 59999),
        random.integer(1, 2**31),
        random.integer(1, 2**31),
    )
    path = random.pick(_PATHS)
    status = random.pick(("200 OK", "200 OK", "304 Not Modified", "404 Not Found"))
    ask = f"GET {path} HTTP/1.1\r\nHost: {site}\r\nAccept: */*\r\n\r\n".encode()
    text = b"<p>Low water at 14:20.</p>" * random.integer(1, 6)
    give = f"HTTP/1.1 {status}\r\nContent-Type: text/html\r\nContent-Length: {len(text)}\r\n\r\n"
    answer = give.encode() + text
    there = (host, server, port, 80)
    back = (server, host, 80, port)
    yield _tcp(there, ours, 0, _SYN)
    yield _tcp(back, theirs, ours + 1, _SYN | _ACK)
    yield _tcp(there, ours + 1, theirs + 1, _ACK)
    yield _tcp(there, ours + 1, theirs + 1, _PUSH | _ACK, ask)
    ours += 1 + len(ask)
    yield _tcp(back, theirs + 1, ours, _PUSH | _ACK, answer)
    theirs += 1 + len(answer)
    yield _tcp(there, ours, theirs, _FIN | _ACK)
    yield _tcp(back, theirs, ours + 1, _FIN | _ACK)


def _address(text: str) -> bytes:
    return bytes(int(part) for part in text.split("."))


def _hardware(address: str) -> bytes:
    """A locally administered one, by the last byte of the address."""
    return bytes((2, 0, 0, 0, 0, _address(address)[3]))


def _sum(content: bytes) -> int:
    padded = content + b"\0" * (len(content) % 2)
    total: int = sum(struct.unpack(f"!{len(padded) // 2}H", padded))
    while total >> 16:
        total = (total & 0xFFFF) + (total >> 16)
    return ~total & 0xFFFF


def _ip(source: str, target: str, protocol: int, content: bytes) -> bytes:
    size = 20 + len(content)
    parts = (0x45, 0, size, 1, 0x4000, 64, protocol)
    ends = _address(source) + _address(target)
    total = _sum(struct.pack("!BBHHHBBH", *parts, 0) + ends)
    header = struct.pack("!BBHHHBBH", *parts, total) + ends
    return _hardware(target) + _hardware(source) + b"\x08\x00" + header + content


def _over(source: str, target: str, protocol: int, content: bytes) -> int:
    ends = _address(source) + _address(target)
    return _sum(ends + struct.pack("!HH", protocol, len(content)) + content)


def _udp(source: str, target: str, from_: int, to: int, content: bytes) -> bytes:
    size = 8 + len(content)
    total = _over(source, target, 17, struct.pack("!HHHH", from_, to, size, 0) + content)
    return _ip(source, target, 17, struct.pack("!HHHH", from_, to, size, total) + content)


def _tcp(
    ends: tuple[str, str, int, int], number: int, known: int, flags: int, content: bytes = b""
) -> bytes:
    source, target, from_, to = ends

    def header(total: int) -> bytes:
        return struct.pack("!HHIIBBHHH", from_, to, number, known, 0x50, flags, 64240, total, 0)

    total = _over(source, target, 6, header(0) + content)
    return _ip(source, target, 6, header(total) + content)


def _echo(source: str, target: str, kind: int, number: int) -> bytes:
    body = bytes(range(32))
    total = _sum(struct.pack("!BBHHH", kind, 0, 0, 7, number) + body)
    return _ip(source, target, 1, struct.pack("!BBHHH", kind, 0, total, 7, number) + body)


def _arp(source: str, target: str) -> bytes:
    own = _hardware(source) + _address(source)
    asked = struct.pack("!HHBBH", 1, 0x0800, 6, 4, 1) + own + b"\0" * 6 + _address(target)
    return b"\xff" * 6 + _hardware(source) + b"\x08\x06" + asked


def _name(site: str) -> bytes:
    labels: Sequence[str] = site.split(".")
    return b"".join(bytes((len(label),)) + label.encode() for label in labels) + b"\0"


def _query(number: int, site: str) -> bytes:
    return struct.pack("!HHHHHH", number, 0x0100, 1, 0, 0, 0) + _name(site) + b"\0\1\0\1"


def _answer(number: int, site: str, address: str) -> bytes:
    head = struct.pack("!HHHHHH", number, 0x8180, 1, 1, 0, 0) + _name(site) + b"\0\1\0\1"
    return head + struct.pack("!HHHIH", 0xC00C, 1, 1, 300, 4) + _address(address)
