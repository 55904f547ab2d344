"""Which window of the stack an accessible one is."""

from __future__ import annotations

from pointerbench.capture.desktop.stack import Window, window_of
from pointerbench.values.geometry import Box

FULL = Box(0, 0, 1024, 768)
MAIN = Window(1, FULL, False, "notes")
DIALOG = Window(2, FULL, False, "Preferences")


def test_of_two_windows_of_a_size_the_title_tells() -> None:
    assert window_of((MAIN, DIALOG), FULL, "notes") == MAIN
    assert window_of((MAIN, DIALOG), FULL, "Preferences") == DIALOG


def test_without_a_title_it_is_the_uppermost() -> None:
    assert window_of((MAIN, DIALOG), FULL) == DIALOG
    assert window_of((MAIN, DIALOG), FULL, "another") == DIALOG


def test_a_title_does_not_make_up_for_another_size() -> None:
    small = Window(3, Box(100, 100, 300, 200), False, "notes")
    assert window_of((small, DIALOG), FULL, "notes") == DIALOG
