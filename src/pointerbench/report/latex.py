"""The same tables in LaTeX: booktabs, and everything of models and data escaped."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence

from pointerbench import eval as scorer
from pointerbench.report.board import Board
from pointerbench.report.tables import Shown, Table, overview, paper_tables
from pointerbench.report.values import Result

HEAD = "% Needs \\usepackage{booktabs}; names in other scripts need LuaLaTeX or XeLaTeX."

_WIDE = 3  # columns; of more the intervals stand below the numbers

_MARKS = {
    "\\": r"\textbackslash{}",
    "{": r"\{",
    "}": r"\}",
    "$": r"\$",
    "&": r"\&",
    "#": r"\#",
    "%": r"\%",
    "_": r"\_",
    "^": r"\textasciicircum{}",
    "~": r"\textasciitilde{}",
    "<": r"\textless{}",
    ">": r"\textgreater{}",
    "|": r"\textbar{}",
    '"': r"\textquotedbl{}",
    "`": r"\textasciigrave{}",
    "'": r"\textquotesingle{}",
    "‡": r"\ddag{}",
    "[": "{[}",  # at the beginning of a row it would belong to the end of the one before
    "*": "{*}",
}


def latex_tables(results: Sequence[Result]) -> str:
    """All tables of these results, as floats that a paper can take in one by one."""
    return "\n".join([HEAD, *(_latex(table) for table in paper_tables(results))])


def as_latex(board: Board) -> str:
    """The leaderboard as one float."""
    results = [
        result for ranking in board.rankings for result in (*ranking.results, *ranking.unranked)
    ]
    return "\n".join([HEAD, _latex(overview(results, board.allowed))])


def latex_escaped(text: str) -> str:
    r"""So that LaTeX prints the text as it is; on one line.

    >>> latex_escaped("50 % of {a_b}")
    '50 \\% of \\{a\\_b\\}'
    """
    plain = unicodedata.normalize("NFC", scorer.printable(text))
    marked = "".join(_MARKS.get(character, character) for character in plain)
    return re.sub("-(?=-)", "-{}", marked)  # two would become one dash


def _latex(table: Table) -> str:
    heads = [table.corner, *table.heads]
    row = _two_lines if len(table.heads) > _WIDE else _one_line
    lines = [
        r"\begin{table}[t]",
        r"  \centering\small\setlength{\tabcolsep}{4pt}",
        rf"  \caption{{{latex_escaped(table.caption)}}}",
        rf"  \label{{tab:{re.sub('[^a-z0-9]+', '-', table.name).strip('-')}}}",
        rf"  \begin{{tabular}}{{l{'r' * len(table.heads)}}}",
        r"    \toprule",
        f"    {_row([latex_escaped(head) for head in heads])}",
        r"    \midrule",
        *(f"    {row(latex_escaped(name), cells)}" for name, cells in table.rows),
        r"    \bottomrule",
        r"  \end{tabular}",
    ]
    if table.notes:
        lines += ["", r"  \smallskip\begin{minipage}{\linewidth}\footnotesize\raggedright"]
        lines += [rf"    {_note(note)}\par" for note in table.notes]
        lines.append(r"  \end{minipage}")
    return "\n".join([*lines, r"\end{table}", ""])


def _row(cells: Sequence[str]) -> str:
    return " & ".join(cells) + r" \\"


def _one_line(name: str, cells: Sequence[Shown]) -> str:
    return _row([name, *(f"{_number(cell)} {_interval(cell)}".strip() for cell in cells)])


def _two_lines(name: str, cells: Sequence[Shown]) -> str:
    lines = [_row([name, *map(_number, cells)]), _row(["", *map(_interval, cells)])]
    return "\n    ".join([*lines, r"\addlinespace[2pt]"])


def _number(cell: Shown) -> str:
    if cell is None:
        return "---"
    if isinstance(cell, str):
        return latex_escaped(cell)
    number = rf"\textbf{{{cell.number}}}" if cell.bold else cell.number
    raised = ",".join([*cell.letters, *([r"\ddag{}"] if cell.mark else [])])
    return number + (rf"\textsuperscript{{{raised}}}" if raised else "")


def _interval(cell: Shown) -> str:
    return (
        ""
        if cell is None or isinstance(cell, str)
        else rf"{{\scriptsize {'--'.join(cell.interval)}}}"
    )


def _note(note: str) -> str:
    """A signature may break after each of its parts."""
    if "|data:" not in note:
        return latex_escaped(note)
    broken = latex_escaped(note).replace(r"\textbar{}", r"\textbar{}\allowbreak{}")
    return rf"\texttt{{\scriptsize {broken}}}"
