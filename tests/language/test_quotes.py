"""What stands between quotation marks."""

from __future__ import annotations

import pytest

from pointerbench.language.quotes import folded, quoted, without_quoted

TEXTS = {
    'Click "Save" now': ["Save"],
    "Click “Save” or »Close«": ["Save", "Close"],
    "Klicke „Öffnen“, dann ‚Zu‘": ["Öffnen", "Zu"],
    "点《设置》和「开始」": ["设置", "开始"],
    "I'd click 'don't save', wouldn't I?": ["don't save"],
    "the ‹b› of `code`": ["b", "code"],
    "no quotes, isn't it": [],
    "an open “one": [],
    "": [],
}


@pytest.mark.parametrize("text", TEXTS)
def test_what_is_quoted_is_found_and_can_be_left_out(text: str) -> None:
    assert quoted(text) == TEXTS[text]
    rest = without_quoted(text)
    assert quoted(rest) == []
    assert all(part not in rest for part in TEXTS[text])
    assert (rest == text) == (not TEXTS[text])


def test_folded_is_letters_and_digits() -> None:
    assert folded("Œuvre – Nº 5, ÀÉ!") == "œuvreno5ae"
