"""Which window of the screen an accessible one is."""

from __future__ import annotations

import shutil
import time

import pytest

from pointerbench.capture.desktop.session import NEEDED, Session
from pointerbench.capture.desktop.stack import Window, window_of, windows
from pointerbench.values.geometry import Box

_STARTS = all(shutil.which(name) for name in NEEDED)
_ALL = Box(0, 0, 1280, 800)
_BELOW = Window(1, _ALL, free=False, title="traffic.pcap")
_ABOVE = Window(2, _ALL, free=False, title="Conversations")
_DIALOG = Window(3, Box(300, 200, 700, 500), free=False, title="Open")


def test_of_two_windows_of_one_size_the_title_tells() -> None:
    stack = (_BELOW, _ABOVE, _DIALOG)
    assert window_of(stack, _ALL, "traffic.pcap") == _BELOW
    assert window_of(stack, _ALL, "Conversations") == _ABOVE


def test_without_a_title_that_fits_the_uppermost_is_taken() -> None:
    assert window_of((_BELOW, _ABOVE, _DIALOG), _ALL, "Something else") == _ABOVE
    assert window_of((_BELOW, _ABOVE, _DIALOG), _ALL) == _ABOVE


def test_a_box_elsewhere_is_no_window_of_the_screen() -> None:
    assert window_of((_BELOW, _DIALOG), Box(0, 0, 60, 60)) is None
    assert window_of((_BELOW, _DIALOG), Box(305, 205, 700, 500)) == _DIALOG


@pytest.mark.skipif(not _STARTS, reason="no desktop here")
def test_titles_in_every_script_are_read() -> None:
    from pointerbench.capture.desktop.pointer import open_display  # noqa: PLC0415

    with Session() as session:
        display = open_display(session.display)
        root = display.screen().root
        window = root.create_window(0, 0, 200, 100, 0, display.screen().root_depth)
        named = display.get_atom("_NET_WM_NAME")
        window.change_property(named, display.get_atom("UTF8_STRING"), 8, "首选项".encode())
        window.map()
        display.sync()
        until = time.monotonic() + 10
        titles: list[str] = []
        while "首选项" not in titles and time.monotonic() < until:
            titles = [one.title for one in windows(display)]
            time.sleep(0.1)
        display.close()
    assert "首选项" in titles
