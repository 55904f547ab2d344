"""The way from a session to the trees of its programs: the bus of accessibility."""

from __future__ import annotations

import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager

from pointerbench.capture.desktop.bus import Bus, Call
from pointerbench.capture.failures import CaptureError, SilentProgramError

_PEER, _PATH = "org.a11y.Bus", "/org/a11y/bus"
_PROPERTIES = "org.freedesktop.DBus.Properties"
_SWITCHES = ("IsEnabled", "ScreenReaderEnabled")
_PATIENCE = 8.0  # seconds for the bus to appear


@contextmanager
def trees(environment: Mapping[str, str]) -> Iterator[Bus]:
    """The bus of accessibility of a session, with accessibility switched on.

    Raises:
        CaptureError: there is none.
    """
    session = Bus(environment["DBUS_SESSION_BUS_ADDRESS"])
    try:
        for name in _SWITCHES:
            values = ("org.a11y.Status", name, ("b", True))
            session.one(Call(_PEER, _PATH, _PROPERTIES, "Set", "ssv", values))
        address = _address(session)
    finally:
        session.close()
    bus = Bus(address)
    try:
        yield bus
    finally:
        bus.close()


def _address(session: Bus) -> str:
    until = time.monotonic() + _PATIENCE
    while time.monotonic() < until:
        try:
            found = session.one(Call(_PEER, _PATH, _PEER, "GetAddress"))
        except SilentProgramError:
            break
        if found:
            return str(found)
        time.sleep(0.1)
    raise CaptureError("the bus of accessibility did not start (package at-spi2-core)")
