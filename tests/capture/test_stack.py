"""Which window of the screen an accessible one is."""

from __future__ import annotations

from pointerbench.capture.desktop.stack import Window, window_of
from pointerbench.values.geometry import Box

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


def test_a_window_that_is_named_after_another_accessible_one_is_not_taken() -> None:
    # A dialog as large as the window below it, whose title is not what its accessible is called.
    stack = (_BELOW, _ABOVE)
    assert window_of(stack, _ALL, "Something else", {"Conversations"}) == _BELOW
    assert window_of(stack, _ALL, "Conversations", {"Something else"}) == _ABOVE
    assert window_of((_ABOVE,), _ALL, "Something else", {"Conversations"}) == _ABOVE
