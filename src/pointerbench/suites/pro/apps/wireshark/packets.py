"""Packets of a recording: lookups, handshakes, fetched pages, and what else is on a wire."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from pointerbench.pages.banks.draw import Draw

_TYPES = ("text/html", "application/json", "image/png", "text/css", "application/javascript")


class Wire:
    """A network: this computer, its router, servers with their names; and what it sends."""

    def __init__(self, draw: Draw) -> None:
        stream = draw.stream
        self.draw, self.stream = draw, stream
        self.net = stream.pick(["192.168.1", "192.168.178", "10.0.0", "10.20.4", "172.16.8"])
        self.host = f"{self.net}.{stream.integer(20, 190)}"
        self.router = f"{self.net}.1"
        self.servers = [
            {
                "name": name,
                "ip": f"{stream.integer(23, 203)}.{stream.integer(10, 240)}."
                f"{stream.integer(2, 250)}.{stream.integer(2, 250)}",
            }
            for name in draw.banks("hosts", 6)
        ]
        self.makers = draw.banks("makers", 3)
        self.port = stream.integer(49200, 61000)
        self.time, self.number, self.streams = 0.0, 0, 0

    def add(self, proto: str, kind: str, info: str, **more: Any) -> dict[str, Any]:
        """The next packet, as a page shows it."""
        self.time += self.stream.uniform(0.0002, 0.09) ** 1.4
        self.number += 1
        sent = more.pop("sent", True)
        peer = more.pop("peer", self.router)
        src, dst = (self.host, peer) if sent else (peer, self.host)
        packet = {
            "key": f"p{self.number}",
            "n": self.number,
            "time": f"{self.time:.6f}",
            "src": src,
            "dst": dst,
            "proto": proto,
            "kind": kind,
            "length": more.pop("length", self.stream.integer(66, 94)),
            "info": info,
            "app": [],
            **more,
        }
        self.time = float(packet["time"])
        return packet

    def lookup(self, server: Mapping[str, str]) -> Iterator[dict[str, Any]]:
        """A name is asked for, and the address comes."""
        number = f"0x{self.stream.integer(0x1000, 0xFFFF):04x}"
        port = self.stream.integer(50000, 65000)
        name = server["name"]
        ports = {"sport": port, "dport": 53}
        asked = [f"{name}: type A, class IN"]
        tree = ["Domain Name System (query)", f"Transaction ID: {number}", "Flags: 0x0100", *asked]
        text = f"Standard query {number} A {name}"
        yield self.add("DNS", "udp", text, app=tree, length=60 + len(name), **ports)
        text = f"Standard query response {number} A {name} A {server['ip']}"
        tree = ["Domain Name System (response)", f"Transaction ID: {number}", "Flags: 0x8180"]
        tree += [f"{name}: type A, class IN, addr {server['ip']}"]
        back = {"sport": 53, "dport": port, "sent": False}
        yield self.add("DNS", "udp", text, app=tree, length=76 + len(name), **back)

    def opened(self, server: Mapping[str, str], to: int) -> tuple[int, list[dict[str, Any]]]:
        """A connection is made: its port here, and the three packets."""
        self.port += self.stream.integer(1, 9)
        self.streams += 1
        here = {"sport": self.port, "dport": to, "peer": server["ip"], "stream": self.streams}
        back = {**here, "sport": to, "dport": self.port, "sent": False}
        window = self.stream.pick([64240, 65535, 29200])
        ports, other = f"{self.port} → {to}", f"{to} → {self.port}"
        return self.port, [
            self.add("TCP", "syn", f"{ports} [SYN] Seq=0 Win={window} Len=0 MSS=1460", **here),
            self.add(
                "TCP", "syn", f"{other} [SYN, ACK] Seq=0 Ack=1 Win=65535 Len=0 MSS=1412", **back
            ),
            self.add("TCP", "tcp", f"{ports} [ACK] Seq=1 Ack=1 Win={window} Len=0", **here),
        ]

    def secured(self, server: Mapping[str, str]) -> Iterator[dict[str, Any]]:
        """A connection that is encrypted."""
        port, packets = self.opened(server, 443)
        yield from packets
        here = {"sport": port, "dport": 443, "peer": server["ip"], "stream": self.streams}
        back = {**here, "sport": 443, "dport": port, "sent": False}
        layer = "Transport Layer Security"
        hello = f"Client Hello (SNI={server['name']})"
        record = "TLSv1.3 Record Layer: Handshake Protocol: "
        length = self.stream.integer(517, 760)
        tree = [
            layer,
            record + "Client Hello",
            "Version: TLS 1.2 (0x0303)",
            "Cipher Suites Length: 34",
        ]
        yield self.add("TLSv1.3", "tcp", hello, app=tree, length=length, **here)
        text = "Server Hello, Change Cipher Spec, Application Data"
        tree = [layer, record + "Server Hello", "Cipher Suite: TLS_AES_128_GCM_SHA256 (0x1301)"]
        yield self.add("TLSv1.3", "tcp", text, app=tree, length=1466, **back)
        seq = self.stream.integer(580, 3200)
        text = f"{port} → 443 [ACK] Seq={length - 65} Ack={seq} Win=131072 Len=0"
        yield self.add("TCP", "tcp", text, **here)
        for _ in range(self.stream.integer(2, 5)):
            length = self.stream.integer(93, 1460)
            tree = [layer, "TLSv1.3 Record Layer: Application Data Protocol: Hypertext Transfer"]
            tree += ["Opaque Type: Application Data (23)", f"Length: {length - 59}"]
            way = back if self.stream.chance(0.7) else here
            yield self.add("TLSv1.3", "tcp", "Application Data", app=tree, length=length, **way)

    def fetched(self, server: Mapping[str, str], path: str) -> Iterator[dict[str, Any]]:
        """A page that is fetched in plain text, or one that is not there."""
        port, packets = self.opened(server, 80)
        yield from packets
        here = {"sport": port, "dport": 80, "peer": server["ip"], "stream": self.streams}
        back = {**here, "sport": 80, "dport": port, "sent": False}
        layer = "Hypertext Transfer Protocol"
        tree = [layer, f"GET {path} HTTP/1.1\\r\\n", f"Host: {server['name']}\\r\\n"]
        tree += ["User-Agent: curl/8.5.0\\r\\n", "Accept: */*\\r\\n"]
        length = 130 + len(path) + len(server["name"])
        yield self.add("HTTP", "http", f"GET {path} HTTP/1.1", app=tree, length=length, **here)
        good = self.stream.chance(0.75)
        code = "200 OK" if good else self.stream.pick(["404 Not Found", "302 Found"])
        kind = self.stream.pick(list(_TYPES))
        tree = [layer, f"HTTP/1.1 {code}\\r\\n", f"Content-Type: {kind}\\r\\n"]
        tree += [f"Content-Length: {self.stream.integer(140, 9000)}\\r\\n"]
        length = self.stream.integer(320, 1440)
        text = f"HTTP/1.1 {code}  ({kind})"
        yield self.add("HTTP", "http", text, app=tree, length=length, **back)
        seq = self.stream.integer(90, 400)
        text = f"{port} → 80 [FIN, ACK] Seq={seq} Ack={length} Win=64128 Len=0"
        yield self.add("TCP", "syn", text, **here)

    def noise(self) -> dict[str, Any]:
        """What is on a wire anyway, or goes wrong."""
        stream, server = self.stream, self.stream.pick(self.servers)
        kind = stream.weighted({"arp": 3, "icmp": 2, "mdns": 2, "bad": 3, "rst": 2})
        ports = {"sport": self.port, "dport": 443, "peer": server["ip"], "stream": self.streams}
        if kind == "arp":
            text = f"Who has {self.net}.{stream.integer(2, 250)}? Tell {self.router}"
            return self.add("ARP", "arp", text, sent=False, length=60)
        if kind == "icmp":
            number = f"id=0x{stream.integer(1, 99):04x}, seq={stream.integer(1, 60)}"
            text = f"Echo (ping) request  {number}/256, ttl=64"
            return self.add("ICMP", "icmp", text, length=98, peer=server["ip"])
        if kind == "mdns":
            name = stream.pick(["_ipp._tcp.local", "_airplay._tcp.local", "_http._tcp.local"])
            text = f'Standard query 0x0000 PTR {name}, "QM" question'
            both = {"sport": 5353, "dport": 5353}
            return self.add("MDNS", "udp", text, peer="224.0.0.251", length=87, **both)
        seq = stream.integer(500, 9000)
        way = f"{self.port} → 443"
        if kind == "bad":
            what = stream.pick(["TCP Retransmission", "TCP Dup ACK 41#1", "TCP Out-Of-Order"])
            text = f"[{what}] {way} [ACK] Seq={seq} Ack={seq + 311} Win=131072 Len=0"
            return self.add("TCP", "bad", text, **ports)
        return self.add("TCP", "rst", f"{way} [RST, ACK] Seq={seq} Ack=1 Win=0 Len=0", **ports)


def packets(wire: Wire, count: int) -> list[dict[str, Any]]:
    """The first packets of a recording."""
    found: list[dict[str, Any]] = []
    while len(found) < count:
        server = wire.stream.pick(wire.servers)
        kind = wire.stream.weighted({"secured": 4, "fetched": 3, "noise": 5})
        if kind == "noise":
            found.append(wire.noise())
            continue
        found.extend(wire.lookup(server))
        if kind == "secured":
            found.extend(wire.secured(server))
        else:
            found.extend(wire.fetched(server, wire.draw.bank("paths")))
    return found[:count]
