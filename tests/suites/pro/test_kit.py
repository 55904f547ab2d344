"""Documents of office programs add up, agree with themselves, and differ from seed to seed."""

from __future__ import annotations

from typing import Any

import pytest

from pointerbench.pages.banks.draw import Draw
from pointerbench.suites.pro.catalogue import apps
from pointerbench.suites.pro.kit.deck import deck
from pointerbench.suites.pro.kit.mail import Mailbox
from pointerbench.suites.pro.kit.report import report
from pointerbench.suites.pro.kit.ribbon import bars, menus, ribbon
from pointerbench.suites.pro.kit.workbook import workbook
from pointerbench.values.rng import Stream

SEEDS = range(12)


def draw(slug: str, seed: int) -> Draw:
    return Draw(Stream(f"kit/{seed}"), "en", apps()[slug].content["en"])


def number(text: str) -> float:
    return float(text.replace(",", ""))


@pytest.mark.parametrize("slug", ["excel", "libreoffice_calc"])
@pytest.mark.parametrize("seed", SEEDS)
def test_a_workbook_adds_up(slug: str, seed: int) -> None:
    book = workbook(draw(slug, seed))
    amounts = [number(row["cells"]["amount"]["text"]) for row in book["rows"]]
    products = [
        row["cells"]["count"]["value"] * row["cells"]["price"]["value"] for row in book["rows"]
    ]
    assert amounts == pytest.approx(products, abs=0.006)
    at = next(c["at"] for c in book["columns"] if c["id"] == "amount")
    total = next(one for one in book["totals"] if one["c"] == at)
    assert number(total["text"]) == pytest.approx(sum(amounts))
    assert sum(one["value"] for one in book["summary"]) == pytest.approx(total["value"])
    assert sum(one["count"] for one in book["summary"]) == len(book["rows"])


def test_comments_of_a_workbook_lie_on_cells_that_have_something_in_them() -> None:
    book = workbook(draw("excel", 1))
    filled = {
        (row["r"], column["at"])
        for row in book["rows"]
        for column in book["columns"]
        if row["cells"][column["id"]]["text"]
    }
    assert {(one["r"], one["c"]) for one in book["comments"]} <= filled


@pytest.mark.parametrize("slug", ["word", "libreoffice_writer"])
@pytest.mark.parametrize("seed", SEEDS)
def test_a_report_holds_its_edits_and_threads_and_its_table_adds_up(slug: str, seed: int) -> None:
    text = report(draw(slug, seed))
    runs = [run for block in text["blocks"] for run in block.get("runs", ())]
    assert [run["key"] for run in runs if "edit" in run] == [one["key"] for one in text["edits"]]
    assert [run["thread"] for run in runs if "thread" in run] == [
        one["key"] for one in text["threads"]
    ]
    for table in (block for block in text["blocks"] if block["kind"] == "table"):
        assert number(table["total"]) == sum(number(line["cells"][3]) for line in table["lines"])
    pages = [block["page"] for block in text["blocks"]]
    assert pages == sorted(pages) and pages[-1] == text["pages"] - 1
    assert "{" not in "".join(run["text"] for run in runs)


@pytest.mark.parametrize("seed", SEEDS)
def test_a_decks_budget_adds_up_and_its_keys_are_its_own(seed: int) -> None:
    talk = deck(draw("powerpoint", seed))
    keys = [thing["key"] for slide in talk["slides"] for thing in slide["things"]]
    assert len(keys) == len(set(keys))
    (table,) = (t for slide in talk["slides"] for t in slide["things"] if t["kind"] == "table")
    for column in (1, 2):
        figures = [number(row[column]) for row in table["rows"][1:]]
        assert figures[-1] == sum(figures[:-1])


@pytest.mark.parametrize("seed", SEEDS)
def test_mails_come_newest_first_and_no_two_are_about_the_same(seed: int) -> None:
    box = Mailbox(draw("outlook", seed), 30)
    times = [(mail["date"], mail["at"]) for mail in box.mails]
    assert times == sorted(times, reverse=True)
    assert len({mail["subject"] for mail in box.mails}) == 30
    assert all(mail["who"]["name"] not in mail["to"] for mail in box.mails)
    assert "{" not in "".join(line for mail in box.mails for line in mail["lines"])


@pytest.mark.parametrize("seed", SEEDS)
def test_at_most_two_things_of_a_week_happen_at_once(seed: int) -> None:
    week = Mailbox(draw("outlook", seed), 0).week(5)
    for one in week:
        same = [e for e in week if e["day"] == one["day"] and e is not one]
        at_once = [e for e in same if e["start"] < one["end"] and one["start"] < e["end"]]
        assert len(at_once) == one["lanes"] - 1


@pytest.mark.parametrize(
    "slug", ["excel", "libreoffice_calc", "libreoffice_writer", "powerpoint", "word"]
)
def test_no_two_seeds_give_the_same_document(slug: str) -> None:
    documents: list[Any] = [apps()[slug].document(draw(slug, seed)) for seed in SEEDS]
    assert len({str(one) for one in documents}) == len(SEEDS)


def test_a_ribbon_is_read_from_lines() -> None:
    (group,) = ribbon({"Home": ["Clipboard ^*pane | !*paste= a:b@#123 Paste it | .cut c:d Cut"]})[
        "Home"
    ]
    assert group["launcher"]["fn"] == "pane"
    paste, cut = group["items"]
    assert paste == {
        "id": "paste",
        "icon": "a:b",
        "label": "Paste it",
        "size": "large",
        "drop": "split",
        "fn": "paste",
        "ink": "#123",
    }
    assert cut["size"] == "icon" and "fn" not in cut


def test_entries_of_menus_have_keys_rules_and_menus_of_their_own() -> None:
    one, two = menus({"Edit": ["*undo - Undo; Ctrl+Z", "line", "more> x:y More"]})["Edit"]
    assert one == {"id": "undo", "label": "Undo", "keys": "Ctrl+Z", "fn": "undo"}
    assert two == {"id": "more", "icon": "x:y", "label": "More", "line": True, "sub": True}
    assert bars({"top": ["gap"]}) == {"top": [{"gap": True}]}


def test_a_line_that_is_no_item_is_refused() -> None:
    with pytest.raises(ValueError, match="no item of a ribbon: 'Paste'"):
        ribbon({"Home": ["Clipboard | Paste"]})
