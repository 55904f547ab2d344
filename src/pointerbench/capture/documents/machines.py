"""Virtual machines of an invented workshop, as libvirt's test driver reads them."""

from __future__ import annotations

import uuid
from collections.abc import Iterator
from pathlib import Path

from pointerbench.values.rng import Stream

FORMATS = ("xml",)

_NAMES = (
    *("build-server", "mail-archive", "web-staging", "web-production", "database", "wiki"),
    *("printer-queue", "backup", "monitoring", "test-bench", "time-sheets", "file-store"),
)
_SIZES = (512, 1024, 2048, 4096)


def write(form: str, stream: Stream, _language: str, folder: Path) -> Path:
    """A host with ten machines, three networks' worth of cards and a pool of disks."""
    path = folder / f"workshop.{form}"
    path.write_text("\n".join(_node(stream)), "utf-8")
    return path


def _node(stream: Stream) -> Iterator[str]:
    yield "<node>"
    yield "<cpu><mhz>2400</mhz><model>x86_64</model><nodes>1</nodes><sockets>1</sockets>"
    yield "<cores>8</cores><threads>1</threads></cpu><memory>33554432</memory>"
    for name in sorted(stream.sample(_NAMES, 10)):
        yield _domain(stream.child(name), name)
    for at, name in enumerate(("default", "office", "workshop")):
        yield f"<network><name>{name}</name><uuid>{_id(stream.child(name))}</uuid>"
        yield f"<forward mode='nat'/><bridge name='virbr{at}'/>"
        yield f"<ip address='192.168.{122 + at}.1' netmask='255.255.255.0'><dhcp>"
        yield f"<range start='192.168.{122 + at}.2' end='192.168.{122 + at}.254'/></dhcp></ip>"
        yield "</network>"
    for name in ("default", "images", "backups"):
        yield f"<pool type='dir'><name>{name}</name><uuid>{_id(stream.child(name))}</uuid>"
        yield f"<target><path>/srv/{name}</path></target></pool>"
    yield "</node>"


def _domain(stream: Stream, name: str) -> str:
    memory = stream.pick(_SIZES) * 1024
    mac = ":".join(f"{stream.integer(0, 255):02x}" for _ in range(3))
    return f"""<domain type='test'>
  <name>{name}</name><uuid>{_id(stream)}</uuid>
  <memory>{memory}</memory><currentMemory>{memory}</currentMemory>
  <vcpu>{stream.integer(1, 4)}</vcpu><os><type arch='x86_64'>hvm</type><boot dev='hd'/></os>
  <features><acpi/><apic/></features><clock offset='utc'/>
  <on_poweroff>destroy</on_poweroff><on_reboot>restart</on_reboot><on_crash>destroy</on_crash>
  <devices>
    <disk type='file' device='disk'><source file='/srv/images/{name}.qcow2'/>
      <target dev='vda' bus='virtio'/></disk>
    <disk type='file' device='cdrom'><target dev='sda' bus='sata'/><readonly/></disk>
    <interface type='network'><mac address='52:54:00:{mac}'/><source network='default'/>
      <model type='virtio'/></interface>
    <console type='pty'/><input type='tablet' bus='usb'/>
    <graphics type='vnc' port='-1' autoport='yes'/>
    <sound model='ich9'/><video><model type='vga' vram='16384' heads='1'/></video>
  </devices>
</domain>"""


def _id(stream: Stream) -> str:
    return str(uuid.UUID(int=stream.integer(0, 2**31) << 64 | stream.integer(0, 2**31)))
