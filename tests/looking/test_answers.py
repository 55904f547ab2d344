"""Answers on disk: the last line counts, what is torn is cut off, what is damaged is named."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

import pytest
from looking_pages import lines, picture

from pointerbench.looking.answers import Answers, read_answers
from pointerbench.looking.people import people, person
from pointerbench.looking.pictures import inside, looks_of
from pointerbench.values.errors import UsageError
from pointerbench.values.example import Row

KEYS = ["a", "b", "c"]


def read(row: Row) -> tuple[str, int]:
    if not isinstance(row.get("value"), int):
        raise UsageError('expected "value" to be a number')
    return str(row["key"]), row["value"]


def answers(folder: Path, who: str = "anna") -> closing[Answers[tuple[str, int]]]:
    return closing(Answers(folder, who, KEYS, lambda said: said[0], read))


def say(folder: Path, *said: tuple[str, int]) -> None:
    with answers(folder) as opened:
        for key, value in said:
            opened.say((key, value), {"key": key, "value": value, "note": "\ud800 ü\u2028"})


def test_a_later_start_finds_the_last_word_on_each_row(tmp_path: Path) -> None:
    say(tmp_path, ("a", 1), ("b", 2), ("a", 3))
    say(tmp_path, ("c", 4))
    with answers(tmp_path) as opened:
        assert opened.said == {"a": ("a", 3), "b": ("b", 2), "c": ("c", 4)}
    assert len(lines(tmp_path / "anna.jsonl")) == 4
    assert people(tmp_path) == ["anna"]


@pytest.mark.parametrize(
    "torn", ['{"key": "c", "va', '{"key": "c"', '{"key": "c", "value": 4}', "\0\0\n"]
)
def test_a_torn_last_line_is_cut_off_and_read_over(tmp_path: Path, torn: str) -> None:
    say(tmp_path, ("a", 1))
    path = tmp_path / "anna.jsonl"
    whole = path.read_bytes()
    path.write_bytes(whole + torn.encode())
    assert read_answers(path, read) == [("a", 1)]
    say(tmp_path, ("b", 2))
    assert path.read_bytes().startswith(whole + b'{"key": "b"')
    assert [row["key"] for row in lines(path)] == ["a", "b"]


def test_a_damaged_line_is_named_and_nothing_is_lost(tmp_path: Path) -> None:
    say(tmp_path, ("a", 1), ("b", 2))
    path = tmp_path / "anna.jsonl"
    for damage, words in (
        ("{\n", "damaged"),
        ('{"key": "a"}\n', 'expected "value"'),
        ("[]\n", "JSON object"),
    ):
        text = damage + path.read_text("utf-8")
        other = tmp_path / "ben.jsonl"
        other.write_text(text, "utf-8")
        with pytest.raises(
            UsageError, match=rf"ben\.jsonl:1: {words}|ben\.jsonl:1: expected a {words}"
        ):
            read_answers(other, read)
        with pytest.raises(UsageError, match=r"ben\.jsonl:1"):
            answers(tmp_path, "ben")
        assert other.read_text("utf-8") == text


def test_two_do_not_answer_by_one_name_at_once(tmp_path: Path) -> None:
    with answers(tmp_path), pytest.raises(UsageError, match="anna answers in another window"):
        answers(tmp_path)
    say(tmp_path, ("a", 1))


def test_answers_on_other_rows_stay(tmp_path: Path) -> None:
    path = tmp_path / "anna.jsonl"
    path.write_text('{"key": "gone", "value": 7}\n')
    say(tmp_path, ("a", 1))
    assert read_answers(path, read) == [("gone", 7), ("a", 1)]
    assert read_answers(tmp_path / "nobody.jsonl", read) == []


@pytest.mark.parametrize("name", ["anna", "Zoë", "王小明", "a.b-c_1", " anna "])
def test_names_of_people(name: str) -> None:
    assert person(name) == name.strip()


@pytest.mark.parametrize(
    "name", ["", " ", ".", "..", "../x", "a/b", "a\\b", "-x", "a b", "x" * 41, "a\0", "a."]
)
def test_names_that_are_no_files(name: str) -> None:
    with pytest.raises(UsageError, match="expected a name"):
        person(name)


def test_pictures_are_what_their_bytes_say(tmp_path: Path) -> None:
    picture(tmp_path / "a.png", (40, 30))
    (tmp_path / "b.jpg").write_bytes((tmp_path / "a.png").read_bytes())
    assert looks_of(tmp_path / "b.jpg").kind == "image/png"
    assert looks_of(tmp_path / "b.jpg").size == (40, 30)
    (tmp_path / "c.svg").write_text("<svg onload='alert(1)'/>")
    for name, words in (("c.svg", "cannot be read"), ("d.png", "is not there")):
        with pytest.raises(UsageError, match=words):
            looks_of(tmp_path / name)


def test_a_link_may_not_lead_out(tmp_path: Path) -> None:
    picture(tmp_path / "out" / "a.png")
    (tmp_path / "set").mkdir()
    (tmp_path / "set" / "a.png").symlink_to(tmp_path / "out" / "a.png")
    assert not inside(tmp_path / "set", tmp_path / "set" / "a.png")
    assert inside(tmp_path / "out", tmp_path / "out" / "a.png")
