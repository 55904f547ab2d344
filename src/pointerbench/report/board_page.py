"""The leaderboard as one page of HTML that loads nothing and runs nothing.

It is built as a tree of elements, so every text of a model or a data set is escaped by whoever
writes the tree out.
"""

from __future__ import annotations

import base64
import hashlib
from collections.abc import Sequence
from importlib.resources import files
from xml.etree.ElementTree import Element, tostring

from pointerbench import __version__
from pointerbench import eval as scorer
from pointerbench.report import levels
from pointerbench.report.board import Board, Overall, Ranking
from pointerbench.report.board_text import (
    RULES,
    answered_share,
    chance,
    name_of,
    notes,
    percent_and_interval,
    rank_of,
    verdict,
)
from pointerbench.report.groups import Comparison, Standing
from pointerbench.report.values import Result
from pointerbench.run.results.answered import absent_words

MARK = "pointerbench leaderboard"
"""The page's generator, by which it is known again."""

_WIDE, _HIGH = 220, 18  # of an interval's picture, in units of its own
_NUMBER = "number"

Child = Element | str


def page(board: Board, title: str) -> str:
    """The whole page."""
    css = (files("pointerbench.report") / "board.css").read_text("utf-8")
    digest = base64.b64encode(hashlib.sha256(css.encode()).digest()).decode()
    policy = f"default-src 'none'; style-src 'sha256-{digest}'; base-uri 'none'"
    head = el(
        "head",
        el("meta", charset="utf-8"),
        el("meta", name="generator", content=MARK),
        el("meta", name="viewport", content="width=device-width, initial-scale=1"),
        el("meta", name="color-scheme", content="light dark"),
        el("meta", {"http-equiv": "Content-Security-Policy"}, content=policy),
        el("title", scorer.printable(title)),
        el("style", css),
    )
    body = el("body", _header(board, title), el("main", *_cards(board)))
    root = el("html", head, body, lang="en")
    return "<!doctype html>\n" + tostring(root, "unicode", method="html") + "\n"


def el(tag: str, *children: Child | dict[str, str] | None, **attributes: str) -> Element:
    """An element; ``class_`` is its class, None is no child."""
    named = {name.rstrip("_"): value for name, value in attributes.items()}
    element = Element(tag, named)
    for child in children:
        if isinstance(child, dict):
            element.attrib.update(child)
        elif isinstance(child, str):
            if len(element):
                element[-1].tail = (element[-1].tail or "") + child
            else:
                element.text = (element.text or "") + child
        elif child is not None:
            element.append(child)
    return element


def _header(board: Board, title: str) -> Element:
    models, suites = len(board.models), len(board.rankings)
    said = (
        f"{models} model{'s' * (models > 1)} on {suites} suite{'s' * (suites > 1)}"
        f" · pointerbench {__version__} · scorer {scorer.__version__}"
    )
    return el("header", el("h1", scorer.printable(title)), el("p", said))


def _cards(board: Board) -> list[Element]:
    cards = []
    if board.warnings or board.left_out:
        said = _list(board.warnings) if board.warnings else None
        cards.append(_card("Read this first", said, _left_out(board), class_="card warnings"))
    if board.overall:
        cards.append(_overall(board, board.overall))
    cards += [_suite(board, ranking) for ranking in board.rankings]
    told = [el("p", note, class_="note") for note in notes(board)]
    return [*cards, _card("How this is made", _list(RULES), *told)]


def _list(lines: Sequence[str]) -> Element:
    return el("ul", *(el("li", scorer.printable(line)) for line in lines))


def _left_out(board: Board) -> Element | None:
    if not board.left_out:
        return None
    said = f"Left out, as it cannot be compared: {len(board.left_out)}"
    return el("details", el("summary", said), _list([str(one) for one in board.left_out]))


def _card(title: str, *children: Element | None, class_: str = "card") -> Element:
    return el("section", el("h2", scorer.printable(title)), *children, class_=class_)


def _table(heads: Sequence[tuple[str, str]], rows: Sequence[Element]) -> Element:
    """``heads`` are texts and their classes."""
    cells = [el("th", text, scope="col", class_=class_) for text, class_ in heads]
    table = el("table", el("thead", el("tr", *cells)), el("tbody", *rows))
    return el("div", table, class_="scroll", tabindex="0")


def _cell(text: Child, class_: str = "") -> Element:
    return el("td", text, {"class": class_} if class_ else None)


# ----------------------------------------------------------------------------------------- overall


def _overall(board: Board, overall: Overall) -> Element:
    heads = [("Rank", _NUMBER), ("Model", ""), ("Groups", ""), ("Macro", _NUMBER)]
    heads += [("95 % interval", ""), ("", "plot")]
    heads += [(ranking.title, _NUMBER) for ranking in board.rankings]
    scored = zip(overall.models, overall.macros, overall.intervals, overall.standings, strict=True)
    rows = [
        el(
            "tr",
            *_score_cells(name_of(board, model), standing, (macro, ci95)),
            *_by_suite(board, model),
        )
        for model, macro, ci95, standing in scored
    ]
    for model in board.models[len(overall.models) :]:
        blank = _blank_cells(name_of(board, model), "incomplete")
        rows.append(el("tr", *blank, *_by_suite(board, model)))
    signatures = [_signature(ranking) for ranking in board.rankings]
    return _card(
        "Overall",
        el("p", "The mean of the accuracies of all suites.", class_="note"),
        _table(heads, rows),
        _comparisons(overall.comparisons, overall.models),
        el("p", "Each macro average is of numbers with these signatures:", class_="note"),
        *signatures,
    )


def _by_suite(board: Board, model: str) -> list[Element]:
    cells = []
    for ranking in board.rankings:
        found = board.cell(ranking, model)
        if found is None:
            cells.append(_cell("missing", "number dim"))
            continue
        share, between = percent_and_interval(found.score["accuracy"], found.score["ci95"])
        marked = f"{share} ‡" if "‡" in board.marks(model, ranking) else share
        cells.append(el("td", marked, el("small", between), class_=_NUMBER))
    return cells


# ------------------------------------------------------------------------------------------ suites


def _suite(board: Board, ranking: Ranking) -> Element:
    heads = [("Rank", _NUMBER), ("Model", ""), ("Groups", ""), ("Accuracy", _NUMBER)]
    heads += [("95 % interval", ""), ("", "plot"), ("Hits / n", _NUMBER)]
    heads += [("Of answered", _NUMBER), ("No answer", _NUMBER)]
    heads += [("Median distance", _NUMBER), ("Unusable", _NUMBER)]
    placed = zip(ranking.results, ranking.standings, strict=True)
    rows = [_model_row(board, ranking, result, standing) for result, standing in placed]
    rows += [_model_row(board, ranking, result, None) for result in ranking.unranked]
    for model in ranking.absent:
        blank = [_cell("", _NUMBER) for _ in range(5)]
        rows.append(el("tr", *_blank_cells(name_of(board, model, ranking), "missing"), *blank))
    names = [result.model for result in ranking.results]
    title = f"{ranking.title} {ranking.version}" if ranking.version != "?" else ranking.title
    return _card(
        title,
        _table(heads, rows),
        _levels(board, ranking),
        _comparisons(ranking.comparisons, names),
        _signature(ranking),
    )


def _levels(board: Board, ranking: Ranking) -> Element | None:
    results = [*ranking.results, *ranking.unranked]
    if not (names := levels.columns(results)):
        return None
    rows = [
        el(
            "tr",
            el("th", name_of(board, result.model, ranking), scope="row"),
            *(_cell(text, _NUMBER) for text in levels.cells(result, names)),
        )
        for result in results
    ]
    heads = [("Model", ""), *((head, _NUMBER) for head in levels.counted(results, names))]
    said = el("p", f"In percent, {levels.CAPTION}:", class_="note")
    return el("div", said, _table(heads, rows), class_="levels")


def _model_row(
    board: Board, ranking: Ranking, result: Result, standing: Standing | None
) -> Element:
    score = result.score
    median, verdicts = score["distance"]["median"], score["verdicts"]
    name = name_of(board, result.model, ranking)
    return el(
        "tr",
        *_score_cells(name, standing, (score["accuracy"], score["ci95"])),
        _cell(f"{score['hits']} / {score['n']}", _NUMBER),
        _cell(answered_share(result), _NUMBER),
        _no_answer(result),
        _cell("–" if median is None else f"{median:.1f} px", _NUMBER),
        _cell(str(verdicts["invalid"]), _NUMBER),
        title=f"from {scorer.printable(result.run)}",
        class_="ranked" if standing else "unranked",
    )


def _no_answer(result: Result) -> Element:
    why = absent_words(result.absent_scored)
    missing = str(result.score["verdicts"]["missing"])
    return el("td", missing, el("small", why) if why else None, class_=_NUMBER)


def _score_cells(
    name: str, standing: Standing | None, score: tuple[float, Sequence[float]]
) -> list[Element]:
    """Without a standing: the model is not ranked."""
    share, between = percent_and_interval(*score)
    letters = (
        _cell(" ".join(standing.letters), "letters") if standing else _cell("not ranked", "dim")
    )
    return [
        _cell(rank_of(standing) if standing else "–", "number rank"),
        el("th", name, scope="row"),
        letters,
        _cell(share, "number strong"),
        _cell(between),
        _cell(_interval(score[0], score[1]), "plot"),
    ]


def _blank_cells(name: str, why: str) -> list[Element]:
    head = el("th", name, scope="row", class_="dim")
    blank = [_cell("") for _ in range(2)]
    return [_cell("–", _NUMBER), head, _cell(""), _cell(why, "number dim"), *blank]


def _signature(ranking: Ranking) -> Element:
    return el("p", el("code", scorer.printable(ranking.signature)), class_="signature")


def _interval(share: float, ci95: Sequence[float]) -> Element:
    """A dot and its interval on a line from 0 to 100 %."""

    def at(value: float) -> str:
        return f"{6 + value * (_WIDE - 12):.1f}"

    middle = str(_HIGH // 2)
    ticks = [
        el("line", x1=at(s), x2=at(s), y1="0", y2=str(_HIGH), class_="tick")
        for s in (0, 0.25, 0.5, 0.75, 1)
    ]
    line = el("line", x1=at(ci95[0]), x2=at(ci95[1]), y1=middle, y2=middle, class_="interval")
    dot = el("circle", cx=at(share), cy=middle, r="4")
    hidden = {"aria-hidden": "true"}  # the numbers stand beside it
    return el("svg", *ticks, line, dot, hidden, viewBox=f"0 0 {_WIDE} {_HIGH}")


def _comparisons(comparisons: Sequence[Comparison], names: Sequence[str]) -> Element | None:
    if not comparisons:
        return None
    heads = [("Model", ""), ("Other", ""), ("Difference, points", _NUMBER), ("95 % interval", "")]
    heads += [("Gained", _NUMBER), ("Lost", _NUMBER), ("p", _NUMBER), ("p, Holm", _NUMBER)]
    rows = [_comparison(one, names) for one in comparisons]
    said = f"All {len(rows)} comparisons" if len(rows) > 1 else "The comparison"
    return el("details", el("summary", said), _table([*heads, ("", "")], rows))


def _comparison(one: Comparison, names: Sequence[str]) -> Element:
    low, high = one.ci95
    return el(
        "tr",
        el("th", scorer.printable(names[one.first]), scope="row"),
        _cell(scorer.printable(names[one.other])),
        _cell(f"{one.difference * 100:+.2f}", _NUMBER),
        _cell(f"{low * 100:+.1f} to {high * 100:+.1f}"),
        _cell(str(one.gained), _NUMBER),
        _cell(str(one.lost), _NUMBER),
        _cell(chance(one.p), _NUMBER),
        _cell(chance(one.adjusted), _NUMBER),
        _cell(scorer.printable(verdict(one, names)), "" if one.differs else "dim"),
    )
