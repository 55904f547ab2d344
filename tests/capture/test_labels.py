"""What elements are called."""

from __future__ import annotations

import pytest

from pointerbench.capture.desktop.labels import unmarked


@pytest.mark.parametrize(
    ("said", "words"),
    [
        (
            "<html><head/><body><p>Scroll to the beginning</p></body></html>",
            "Scroll to the beginning",
        ),
        ("<p style='white-space:pre'>New&nbsp;&nbsp;<code>Ctrl+N</code></p>", "New Ctrl+N"),
        ("<qt><style>p { color: red }</style>A &amp; B</qt>", "A & B"),
        ("|<", "|<"),
        ("a <b> of c", "a <b> of c"),
        ("<!-- a comment", "<!-- a comment"),
    ],
)
def test_the_marks_of_a_page_are_no_words(said: str, words: str) -> None:
    assert unmarked(said) == words
