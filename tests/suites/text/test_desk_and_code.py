"""Decks, pull requests and shells: what stands on one page is about one thing, and tools print in
their own formats."""

from __future__ import annotations

import re

import pytest

from pointerbench.contract.task import STANDARD
from pointerbench.flow.nodes import Paragraph
from pointerbench.language.names import sex_of
from pointerbench.language.phrases import LANGUAGES
from pointerbench.suites.text import banks
from pointerbench.suites.text.compose import Brief, compose
from pointerbench.suites.text.layout import lay_out_scene
from pointerbench.suites.text.surfaces import builder
from pointerbench.suites.text.surfaces.code import shell
from pointerbench.suites.text.surfaces.code.cron_table import known_jobs
from pointerbench.suites.text.surfaces.code.editor_javascript import named
from pointerbench.suites.text.surfaces.code.editor_python import passed
from pointerbench.suites.text.surfaces.code.figures import KINDS, axis, draw_figures
from pointerbench.suites.text.surfaces.code.issue_tracker import LABELS
from pointerbench.suites.text.surfaces.code.programs import LANGUAGES as PROGRAMS
from pointerbench.suites.text.surfaces.code.programs import in_order
from pointerbench.suites.text.surfaces.code.schemes import dress
from pointerbench.suites.text.surfaces.code.session import Shell
from pointerbench.suites.text.surfaces.code.sources import draw_source, snippets
from pointerbench.suites.text.theme import Fonts, draw_theme
from pointerbench.suites.text.writer import Writer
from pointerbench.values.rng import Stream

every_language = pytest.mark.parametrize("language", LANGUAGES)


def blocks(surface: str, language: str, seed: int) -> list[str]:
    """The texts of a page's blocks."""
    builder(surface)
    scene = compose(Stream(f"one topic/{seed}/{surface}"), Brief(surface, language))
    page = lay_out_scene(scene, STANDARD, worn=False).page
    return [" ".join(line.text for line in page.lines_of(block)) for block in page.blocks]


def fixed_parts(text: str, language: str) -> set[str]:
    """A bank's text in its variants, without those that hold a slot."""
    return {banks.typeset(one, language) for one in banks.variants(text) if "{" not in one}


def stands_in(text: str, shown: str, language: str) -> bool:
    """Whether a bank's text without slots stands on the page, whatever was chosen in it."""
    parts = banks.CHOICE.split(banks.typeset(text, language))
    for at, part in enumerate(parts):
        options = part.split("|") if at % 2 else [part]
        parts[at] = f"(?:{'|'.join(map(re.escape, options))})"
    return re.search("".join(parts), shown) is not None


@every_language
def test_the_slides_of_a_deck_belong_together(language: str) -> None:
    decks = [
        {deck.title, deck.beside["second"][0], deck.beside["third"][0]}
        for deck in banks.passages(language, "slides")
    ]
    heads = [{part for head in deck for part in fixed_parts(head, language)} for deck in decks]
    for seed in range(3):
        shown = set(blocks("slides", language, seed))
        found = [len(deck & shown) for deck in heads]
        assert sorted(found)[-1] >= 2, "a deck's slides"
        assert sum(count > 0 for count in found) == 1, "of one deck alone"


@every_language
def test_a_deck_has_slides_and_words_for_its_speaker(language: str) -> None:
    for deck in banks.passages(language, "slides"):
        assert len(deck.beside["second"]) == len(deck.beside["third"]) == 4
        assert len(deck.beside["speech"]) == 2


@every_language
def test_a_pull_request_is_about_one_thing(language: str) -> None:
    topics = {raw["path"]: raw["topic"] for raw in snippets("diff")}
    for seed in range(4):
        shown = blocks("code_diff", language, seed)
        (topic,) = {topics[text] for text in shown if text in topics}
        titles = fixed_parts(banks.label(language, f"code.change_{topic}"), language)
        assert any(text.startswith(title) for text in shown for title in titles)


def test_every_topic_of_a_pull_request_has_two_files() -> None:
    topics = [raw["topic"] for raw in snippets("diff")]
    assert {topics.count(topic) for topic in topics} == {2}


def printed(command: str, language: str) -> list[str]:
    """The lines of a shell's session after one command."""
    stream = Stream(f"shell/{command}/{language}")
    w = Writer(stream, language, draw_theme(stream, "dark"), Fonts("Inter", "Inter", "Hack"), 14)
    session = Shell(w, dress(w), "anna", "pi", 14, 120)
    getattr(shell, command)(session)
    lines = [line for line in session.lines if isinstance(line, Paragraph)]
    return ["".join(span.text for span in line.spans) for line in lines]


@every_language
def test_disks_are_listed_with_their_share(language: str) -> None:
    _, head, *rows = printed("disks", language)
    assert re.search(r"%  ?\S", head)
    for line in rows:
        _, size, used, free, share, _ = line.split()
        assert int(size[:-1]) == int(used[:-1]) + int(free[:-1])
        assert 0 <= int(share.rstrip("%")) - 100 * int(used[:-1]) / int(size[:-1]) < 1
        assert line.index(share) + len(share) == head.index("%") + 1, "right-aligned"


@every_language
def test_counts_stand_below_each_other_and_add_up(language: str) -> None:
    rows = [line.split() for line in printed("counting", language)[1:]]
    for place in range(3):
        assert sum(int(row[place]) for row in rows[:-1]) == int(rows[-1][place])


def test_a_ping_ends_with_its_statistics() -> None:
    lines = printed("pinging", "de")
    times = [float(found[1]) for line in lines if (found := re.search(r"time=([\d.]+) ms", line))]
    low, mean, high, _ = (float(part) for part in lines[-1].split()[3].split("/"))
    assert (low, high) == (min(times), max(times))
    assert mean == pytest.approx(sum(times) / len(times), abs=0.001)


@every_language
def test_a_status_names_the_branch_it_is_ahead_of(language: str) -> None:
    lines = printed("status", language)
    branch = lines[1].split()[-1]
    assert f"'origin/{branch}'" in lines[2]
    assert '"git push"' in lines[3]


@every_language
def test_what_is_said_below_a_lesson_is_about_it(language: str) -> None:
    lessons = banks.passages(language, "lesson")
    assert all(len(lesson.beside["comments"]) == 3 for lesson in lessons)
    seen = 0
    for seed in range(3):
        shown = "\n".join(blocks("course_platform", language, seed))
        said = [
            sum(stands_in(comment, shown, language) for comment in lesson.beside["comments"])
            for lesson in lessons
        ]
        assert sum(count > 0 for count in said) <= 1
        seen += max(said)
    assert seen > 0


@every_language
def test_a_teacher_is_called_what_suits_the_name(language: str) -> None:
    called = {
        sex: banks.label(language, f"desk.teacher_{sex}").casefold() for sex in ("man", "woman")
    }
    for seed in range(6):
        shown = blocks("course_platform", language, seed)
        at = next(at for at, text in enumerate(shown) if text.casefold() in called.values())
        assert shown[at].casefold() == called[sex_of(language, shown[at - 1])]


@pytest.mark.parametrize("surface", ["quiz", "course_platform", "help_center", "checkout_form"])
def test_a_french_colon_has_its_blank(surface: str) -> None:
    for seed in range(4):
        for text in blocks(surface, "fr", seed):
            assert not re.search(r"[^\W\d]: ", text), text


def test_a_listings_total_is_that_of_its_blocks() -> None:
    _, total, *rows = printed("listing", "en")
    sizes = [int(line.split()[4]) for line in rows]
    assert int(total.split()[1]) == sum(-(-size // 4096) * 4 for size in sizes)
    assert len({line.index(line.split()[5]) for line in rows}) == 1, "right-aligned sizes"


def test_what_is_found_stands_in_the_order_of_its_lines() -> None:
    numbers = [int(line.partition(":")[0]) for line in printed("search", "en")[1:]]
    assert numbers == sorted(set(numbers))


def test_a_run_of_tests_counts_its_dots_and_fills_its_lines() -> None:
    shown = printed("testing", "en")
    dots = next(line for line in shown if line.endswith("[100%]"))
    count = dots.partition(" ")[2].partition(" ")[0].count(".")
    assert f"collected {count} items" in shown
    assert f" {count} passed in" in shown[-1]
    assert {len(line) for line in (shown[1], dots, shown[-1])} == {80}
    assert [share for _, share in passed(108)] == ["[ 66%]", "[100%]"]


@pytest.mark.parametrize("language", PROGRAMS)
def test_a_program_has_no_hole_left_and_its_file_is_in_the_tree(language: str) -> None:
    for seed in range(12):
        stream = Stream(f"program/{seed}/{language}")
        theme = draw_theme(stream, "light")
        w = Writer(stream, "fr", theme, Fonts("Inter", "Inter", "Hack"), 14)
        source = draw_source(w, language)
        code = "\n".join((source.path, *source.tree, *source.lines))
        assert not re.search(r"«[=~:?]?\w*»|\{all\}", code)
        assert source.name in {line.strip() for line in source.tree}


def test_files_of_a_folder_are_in_alphabetical_order() -> None:
    assert in_order(["src/", "  Tree.java", "  Rules.java", "pom.xml"]) == [
        "src/",
        "  Rules.java",
        "  Tree.java",
        "pom.xml",
    ]


def test_a_linter_speaks_of_names_where_they_stand() -> None:
    for seed in range(4):
        stream = Stream(f"linter/{seed}")
        theme = draw_theme(stream, "light")
        w = Writer(stream, "en", theme, Fonts("Inter", "Inter", "Hack"), 14)
        source = draw_source(w, "javascript")
        for line, column, _, name in named(source):
            assert source.lines[line - 1][column - 1 :].startswith(name)


@every_language
def test_every_issue_and_every_notebook_has_its_texts(language: str) -> None:
    issues, notebooks = banks.labels(language, "issues"), banks.labels(language, "notebooks")
    assert len(issues) == 9 * len(LABELS)
    assert len(notebooks) == 7 * len(KINDS)


def test_a_share_of_a_notebook_is_that_of_its_table() -> None:
    for name, kind in KINDS.items():
        stream = Stream(f"notebook/{name}")
        theme = draw_theme(stream, "light")
        w = Writer(stream, "en", theme, Fonts("Inter", "Inter", "Hack"), 14)
        rows, weekly, share = draw_figures(w, name, ["Ash", "Elm", "Oak"])
        part, whole = (sum(int(row[at]) for row in rows) for at in (kind.part, kind.whole))
        assert share == 100 * part / whole
        assert len(weekly) == kind.weeks
        assert min(weekly) >= 0


@every_language
def test_every_recurring_job_says_what_it_is_for(language: str) -> None:
    keys = {f"cron_{key}" for key, _, _ in known_jobs()}
    assert keys <= banks.labels(language, "code").keys()


def test_an_axis_reaches_above_whatever_is_drawn() -> None:
    for tenths in range(1, 20_000):
        assert axis(tenths / 10)[-1] >= tenths / 10 * 1.02, tenths
