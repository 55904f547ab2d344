"""Lines by slot on disk: single, whole and in order, played against a dictionary."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pointerbench.values.errors import UsageError
from pointerbench.values.records import Records

SLOTS = 6
HEAD = b"what this is\n"


def line(slot: int, words: str = "") -> bytes:
    return f"{slot} {words}\n".encode()


def slot_of(_number: int, text: bytes) -> int | None:
    """The slot that a line begins with; those of a 9 are left out."""
    slot = int(text.split()[0])
    return None if slot == 9 else slot


def records(folder: Path) -> closing[Records]:
    return closing(Records(folder / "lines", SLOTS, "busy"))


steps = st.lists(
    st.one_of(
        st.tuples(st.integers(0, SLOTS - 1), st.text("ab\u2028é", max_size=5)),
        st.sampled_from(["put in order", "rewrite", "begin anew"]),
    ),
    max_size=12,
)


@given(steps, st.booleans())
def test_the_last_line_of_each_slot_is_found_again(
    tmp_path_factory: pytest.TempPathFactory, steps: list[tuple[int, str] | str], headed: bool
) -> None:
    folder = tmp_path_factory.mktemp("records")
    known: dict[int, bytes] = {}

    def opened() -> Records:
        found = Records(folder / "lines", SLOTS, "busy")
        if headed:
            assert found.head(HEAD) == HEAD
        assert found.take_up(slot_of) == 0
        return found

    book = opened()
    for step in steps:
        if isinstance(step, tuple):
            known[step[0]] = line(*step)
            book.add(step[0], known[step[0]])
        elif step == "put in order":
            book.put_in_order()
        elif step == "rewrite":
            book.rewrite()
        else:
            book.close()
            book = opened()
        assert list(book.lines()) == [known[slot] for slot in sorted(known)]
        assert list(book.left) == [slot for slot in range(SLOTS) if slot not in known]
        assert book.missing == SLOTS - len(known)
    book.rewrite()
    book.close()
    expected = (HEAD if headed else b"") + b"".join(known[slot] for slot in sorted(known))
    assert (folder / "lines").read_bytes() == expected
    assert [path.name for path in folder.iterdir()] == ["lines"]


@pytest.mark.parametrize("torn", [b"3", b"3 abc", b"nothing\n", b"\0" * 300, b"\0" * 300 + b"\n"])
@pytest.mark.parametrize("head", [b"", HEAD])
def test_a_last_line_that_is_torn_is_cut_off(tmp_path: Path, torn: bytes, head: bytes) -> None:
    (tmp_path / "lines").write_bytes(head + line(2) + torn)
    with records(tmp_path) as book:
        assert not head or book.head(head) == head
        assert book.take_up(slot_of) == 0
        book.add(0, line(0, "a longer one"))
        assert list(book.lines()) == [line(0, "a longer one"), line(2)]
    assert (tmp_path / "lines").read_bytes() == head + line(2) + line(0, "a longer one")


def test_a_damaged_line_with_others_behind_it_is_an_error_and_nothing_is_lost(
    tmp_path: Path,
) -> None:
    before = line(2) + b"nothing\n" + line(3)
    (tmp_path / "lines").write_bytes(before)
    with records(tmp_path) as book, pytest.raises(UsageError, match="lines:2: damaged: invalid"):
        book.take_up(slot_of)
    assert (tmp_path / "lines").read_bytes() == before


def test_what_is_left_out_is_counted_and_goes_with_the_next_rewriting(tmp_path: Path) -> None:
    (tmp_path / "lines").write_bytes(line(9) + line(2) + line(9) + line(1))
    with records(tmp_path) as book:
        assert book.take_up(slot_of) == 2
        book.rewrite()
        book.add(0, line(0))
        assert list(book.lines()) == [line(0), line(1), line(2)]
    assert (tmp_path / "lines").read_bytes() == line(1) + line(2) + line(0)


@pytest.mark.parametrize("there", [b"", HEAD[:4], HEAD, b"something else\n"])
def test_the_first_line_is_the_files_own_if_it_is_whole(tmp_path: Path, there: bytes) -> None:
    (tmp_path / "lines").write_bytes(there)
    expected = there if there.endswith(b"\n") else HEAD
    with records(tmp_path) as book:
        assert book.head(HEAD) == expected
    assert (tmp_path / "lines").read_bytes() == expected


def test_one_writer_at_a_time_also_after_a_rewriting(tmp_path: Path) -> None:
    with records(tmp_path) as book:
        for slot in (1, 0):
            with pytest.raises(UsageError, match="busy"):
                records(tmp_path)
            book.add(slot, line(slot))
            book.put_in_order()
    with records(tmp_path) as book:
        book.take_up(slot_of)
        book.close(remove=True)
    assert list(tmp_path.iterdir()) == []
