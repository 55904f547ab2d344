"""No key in any text, however it is quoted."""

from __future__ import annotations

import html
import json
from urllib.parse import quote

import pytest

from pointerbench.values.web import INSTEAD, redacted, redactor

KEY = 'sk-"one" & /two'
FORMS = {
    "as it is": KEY,
    "in an address": quote(KEY, safe=""),
    "in JSON": json.dumps(KEY)[1:-1],
    "in a page": html.escape(KEY),
}


@pytest.mark.parametrize("form", FORMS)
def test_a_key_is_taken_out_in_every_form_by_whoever_does_it(form: str) -> None:
    text = f"before {FORMS[form]} after"
    assert redactor([KEY])(text) == redacted(text, KEY) == f"before {INSTEAD} after"


def test_a_key_that_is_part_of_another_leaves_nothing_of_it() -> None:
    assert redactor(["abc", "abcdef", ""])("abcdef, abc") == f"{INSTEAD}, {INSTEAD}"
