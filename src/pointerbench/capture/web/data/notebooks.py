"""The collection as notebooks of Jupyter with their results, beside the tables that they read."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from pointerbench.capture.web.data.collection import Collection
from pointerbench.capture.web.data.files import write_files


def write_notebooks(made: Collection, path: Path) -> None:
    """A folder of notes and tables with two notebooks."""
    write_files(made, path)
    (path / "stock.ipynb").write_text(json.dumps(_stock(made), ensure_ascii=False, indent=1), "utf-8")
    (path / "visitors.ipynb").write_text(
        json.dumps(_visitors(made), ensure_ascii=False, indent=1), "utf-8"
    )


def _stock(made: Collection) -> dict[str, Any]:
    kinds: dict[str, int] = {}
    for product in made.products:
        kinds[product.kind] = kinds.get(product.kind, 0) + product.stock
    lines = "\n".join(f"{kind:<12} {pieces:>4}" for kind, pieces in kinds.items())
    rows = "".join(
        f"<tr><td>{p.code}</td><td>{p.name}</td><td>{p.price}</td><td>{p.stock}</td></tr>"
        for p in made.products[:6]
    )
    head = "".join(f"<th>{name}</th>" for name in ("code", "name", "price", "stock"))
    table = f"<table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>"
    return _notebook(
        _markdown(f"# {made.pages[1].title}\n\n{made.pages[1].paragraphs[0]}"),
        _code(1, "import csv\nrows = list(csv.DictReader(open('tables/products.csv')))\nlen(rows)", "24"),
        _code(2, "from report import totals\nprint(totals('tables/products.csv'))", lines),
        _markdown(f"## {made.pages[2].title}\n\n{made.pages[2].paragraphs[1]}"),
        _code(3, "show(rows[:6])", "", table),
    )


def _visitors(made: Collection) -> dict[str, Any]:
    most = max(made.measures, key=lambda measure: measure.visitors)
    return _notebook(
        _markdown(f"# {made.pages[5].title}\n\n{made.pages[5].paragraphs[2]}"),
        _code(1, "days = load('tables/weather.csv')\nmax(days, key=lambda d: d.visitors)", f"{most.day}: {most.visitors}"),
    )


def _notebook(*cells: dict[str, Any]) -> dict[str, Any]:
    kernel = {"display_name": "Python 3 (ipykernel)", "language": "python", "name": "python3"}
    for number, cell in enumerate(cells):
        cell["id"] = f"cell-{number}"
    return {
        "cells": list(cells),
        "metadata": {"kernelspec": kernel, "language_info": {"name": "python"}},
        "nbformat": 4,
        "nbformat_minor": 5,
    }


def _markdown(text: str) -> dict[str, Any]:
    return {"cell_type": "markdown", "metadata": {}, "source": text}


def _code(number: int, source: str, said: str, page: str = "") -> dict[str, Any]:
    data = {"text/plain": said or "table"} | ({"text/html": page} if page else {})
    result = {
        "output_type": "execute_result",
        "execution_count": number,
        "metadata": {},
        "data": data,
    }
    return {
        "cell_type": "code",
        "execution_count": number,
        "metadata": {},
        "source": source,
        "outputs": [result],
    }
