"""The words of functions: files beside the suite, held against the controls of captured screens."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import resources
from pathlib import Path

import pytest

from pointerbench.capture.captured import Captured, State
from pointerbench.suites.real.functions import Function, functions_of, with_functions
from pointerbench.suites.real.screens import recipes
from pointerbench.values.errors import UsageError
from pointerbench.values.geometry import Box

WORDED = sorted(
    Path(str(one)).stem
    for one in (resources.files("pointerbench.suites.real") / "wordings").iterdir()
    if str(one).endswith(".toml")
)


def button(id_: str, name: str, *, role: str = "push button", active: bool = True) -> Captured:
    return Captured(id_, "icon", Box(0, 0, 20, 20), role=role, name=name, active=active)


def state(*elements: Captured, language: str = "en") -> State:
    return State("start", (100, 100), elements, language=language)


@pytest.fixture
def worded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A package folder in which a test writes wordings."""
    (tmp_path / "wordings").mkdir()
    monkeypatch.setattr(resources, "files", lambda package: tmp_path)
    functions_of.cache_clear()
    yield tmp_path / "wordings"
    functions_of.cache_clear()


def test_every_file_of_wordings_is_of_a_recipe_and_speaks_both_languages() -> None:
    assert WORDED
    assert set(WORDED) <= set(recipes())
    for program in WORDED:
        found = functions_of(program)
        assert len(found) >= 8, program
        for one in found:
            assert all(len(texts) >= 1 for texts in one.intent.wordings.values()), one
            assert "en" in one.names, one


def test_no_sentence_is_said_of_two_functions_of_a_program() -> None:
    for program in WORDED:
        said = [
            (language, text.lower())
            for one in functions_of(program)
            for language, texts in one.intent.wordings.items()
            for text in texts
        ]
        assert len(said) == len(set(said)), program


def test_a_function_does_not_quote_the_name_of_its_control() -> None:
    """Of a control with a name of several words, no sentence holds all of it."""
    for program in WORDED:
        for one in functions_of(program):
            name = one.names.get("en", "").lower()
            if len(name.split()) > 2:
                assert not any(name in text.lower() for text in one.intent.wordings["en"]), one


def test_a_control_is_found_by_its_name_or_its_description_in_the_language_of_the_screen(
    worded: Path,
) -> None:
    (worded / "x.toml").write_text(
        "[[functions]]\nid = 'keep'\nname = { en = 'Save', zh = '保存' }\n"
        "en = ['Keep my work.']\nzh = ['把我做的存下来。']\n"
    )
    described = Captured(
        "d", "icon", Box(0, 0, 9, 9), role="push button", description="SAVE…", active=True
    )
    english = with_functions(state(button("a", "Save"), button("b", "Open"), described), "x")
    assert [one.function for one in english.elements] == ["keep", "", "keep"]
    assert english.functions["keep"].wordings["zh"] == ("把我做的存下来。",)
    chinese = with_functions(state(button("a", "Save"), button("b", "保存"), language="zh"), "x")
    assert [one.function for one in chinese.elements] == ["", "keep"]


def test_a_control_behind_a_dialog_makes_the_one_in_it_unclear(worded: Path) -> None:
    (worded / "x.toml").write_text(
        "[[functions]]\nid = 'keep'\nrole = 'push button'\nname = { en = 'Save' }\n"
        "en = ['Keep my work.']\nzh = ['存下来。']\n"
    )
    shown = with_functions(
        state(
            button("a", "Save", active=False),
            button("b", "Save"),
            button("c", "Save", role="menu item"),
        ),
        "x",
    )
    assert [one.function for one in shown.elements] == ["keep", "keep", ""]


def test_a_program_without_wordings_has_no_functions() -> None:
    assert functions_of("no-such-program") == ()


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("[[functions]]\nid = 'a'", "expected id, name, en and zh"),
        ("[[functions]]\nid = 'a'\nname = 'Save'\nen = ['x']\nzh = ['y']", "name by language"),
        (
            "[[functions]]\nid = 'a'\nname = { en = 'Save' }\nen = 'x'\nzh = ['y']",
            "a list of sentences",
        ),
        (
            "[[functions]]\nid = 'a'\nname = { en = 'S' }\nen = ['x']\nzh = ['y']\nefect = 1",
            "unknown key 'efect'",
        ),
        ("[[functions]\n", "Expected"),
    ],
)
def test_a_wrong_file_is_told_with_its_function(worded: Path, text: str, said: str) -> None:
    (worded / "x.toml").write_text(text)
    with pytest.raises(UsageError) as wrong:
        functions_of("x")
    assert "x.toml" in str(wrong.value)
    assert said in str(wrong.value)


def test_functions_are_told_apart_by_id(worded: Path) -> None:
    one = "[[functions]]\nid = 'a'\nname = { en = 'S' }\nen = ['x']\nzh = ['y']\n"
    (worded / "x.toml").write_text(one + one)
    with pytest.raises(UsageError, match="'a' stands there twice"):
        functions_of("x")


def test_a_name_is_compared_by_its_letters() -> None:
    found = functions_of("gnumeric")
    chart = next(one for one in found if one.intent.function == "chart")
    assert isinstance(chart, Function)
    assert chart.served_by(button("a", "Insert a Chart…"), "en")
    assert not chart.served_by(button("a", "Insert a Chart"), "zh")
