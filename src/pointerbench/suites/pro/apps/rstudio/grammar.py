"""A script in R about one table, what its console printed, and what is in memory by now."""

from __future__ import annotations

from typing import Any

from pointerbench.pages.banks.draw import Draw
from pointerbench.suites.pro.kit.studies import studies


def document(draw: Draw) -> dict[str, Any]:
    stream = draw.stream
    table, others = studies(draw, 4)
    lines = _script(draw, table)
    home = draw.bank("projects")
    runs = [n for n, line in enumerate(lines, 1) if "<-" in line or line.startswith("summary")]
    return {
        "title": f"{home} - RStudio",
        "project": home,
        "table": table,
        "file": f"{table['file']}.R",
        "others": [f"{other}.R" for other in others[:2]],
        "lines": lines,
        "cursor": stream.pick(runs),
        "console": _console(table, draw.child("console")),
        "objects": _objects(table, draw.child("objects")),
        "history": _history(table, others),
        "files": _files(draw.child("files"), table, others),
        "packages": _packages(draw.child("packages")),
        "version": f"{stream.pick(['4.3', '4.4', '4.5'])}.{stream.integer(0, 3)}",
        "memory": f"{stream.integer(140, 990)} MiB",
        "missing": draw.bank("missing"),
        "branch": draw.bank("branches"),
        "ink": stream.pick(["#4682b4", "#cd5c5c", "#2e8b57", "#b8860b", "#6a5acd"]),
    }


def _script(draw: Draw, table: dict[str, Any]) -> list[str]:
    file, group, value, second = (table[k] for k in ("file", "group", "value", "second"))
    text = f"""library(tidyverse)
library(modelr)

# {table["title"]} ----
{file} <- read_csv("data/{file}.csv")
limit <- {table["max"]:.0f}

# {draw.bank("notes")}
per_{group} <- {file} |>
  group_by({group}) |>
  summarise(
    n = n(),
    mean = mean({value}),
    max = max({value})
  ) |>
  arrange(desc(mean))

above <- function(data, limit) {{
  # {draw.bank("notes")}
  data |>
    filter({value} > limit) |>
    select(date, {group}, {value})
}}

# Figures ----
ggplot(per_{group}, aes(reorder({group}, mean), mean)) +
  geom_col(fill = "steelblue") +
  labs(x = NULL, y = "{value} [{table["unit"]}]") +
  theme_minimal()

# Models ----
fit <- lm({value} ~ {second}, data = {file})
summary(fit)
residuals <- add_residuals({file}, fit)

if (nrow(above({file}, limit)) > 0) {{
  message("some rows lie above the limit")
}}

write_csv(per_{group}, "out/per_{group}.csv")
saveRDS(fit, "out/fit.rds")"""
    return text.split("\n")


def _console(table: dict[str, Any], draw: Draw) -> list[list[str]]:
    stream, group = draw.stream, table["group"]
    rows = sorted(table["summary"], key=lambda row: -row["mean"])
    wide = max(len(row["group"]) for row in rows)
    shown = [f"  {group:<{wide}}     n   mean    max"]
    shown += [f"  {'<chr>':<{wide}} <int>  <dbl>  <dbl>"]
    shown += [
        f"{n} {row['group']:<{wide}} {row['count']:>5} {row['mean']:>6.2f} {row['max']:>6.2f}"
        for n, row in enumerate(rows, 1)
    ]
    error, slope = stream.integer(2, 90) / 1000, stream.integer(-90, 90) / 1000
    first = table["mean"] / (error * 9)
    tail = [
        ("in", f"> fit <- lm({table['value']} ~ {table['second']}, data = {table['file']})"),
        ("in", "> coef(summary(fit))"),
        ("", f"{'':<14}  Estimate Std. Error t value Pr(>|t|)"),
        (
            "",
            f"{'(Intercept)':<14} {table['mean']:>9.4f} {error * 9:>10.5f} {first:>7.2f} <2e-16",
        ),
        ("", f"{table['second']:<14} {slope:>9.4f} {error:>10.5f} {slope / error:>7.2f} 0.0{31}"),
        ("in", "> "),
    ]
    head = [
        ("in", f'> {table["file"]} <- read_csv("data/{table["file"]}.csv")'),
        ("dim", f"Rows: {table['count']} Columns: 4"),
        ("dim", "── Column specification ─────────────────────────"),
        ("in", f"> per_{group}"),
        ("dim", f"# A tibble: {len(rows)} × 4"),
    ]
    return [list(line) for line in [*head, *(("", line) for line in shown), *tail]]


def _objects(table: dict[str, Any], draw: Draw) -> list[dict[str, Any]]:
    stream, group = draw.stream, table["group"]
    count, few = table["count"], stream.integer(3, 40)
    rows = [
        ("Data", "fit", "List of 12", "look"),
        ("Data", f"per_{group}", f"{len(table['summary'])} obs. of 4 variables", "grid"),
        ("Data", "residuals", f"{count} obs. of 5 variables", "grid"),
        ("Data", f"top_{group}", f"{few} obs. of 3 variables", "grid"),
        ("Data", table["file"], f"{count} obs. of 4 variables", "grid"),
        ("Values", "limit", f"{table['max']:.0f}", ""),
        ("Values", "mean_all", f"{table['mean']}", ""),
        ("Values", "path", f'"data/{table["file"]}.csv"', ""),
        ("Values", "seed", str(stream.integer(1, 4000)), ""),
        ("Functions", "above", "function (data, limit)", "look"),
        ("Functions", "read_all", "function (folder, pattern)", "look"),
    ]
    return [
        {"kind": kind, "name": name, "value": value, "way": way} for kind, name, value, way in rows
    ]


def _history(table: dict[str, Any], others: list[str]) -> list[str]:
    group, value, file = table["group"], table["value"], table["file"]
    return [
        "library(tidyverse)",
        "library(modelr)",
        "getwd()",
        'list.files("data")',
        *(f'source("{other}.R")' for other in others),
        f'{file} <- read_csv("data/{file}.csv")',
        f"glimpse({file})",
        f"range({file}${value})",
        f"hist({file}${value}, breaks = 30)",
        f"table({file}${group})",
        f"limit <- {table['max']:.0f}",
        f"per_{group}",
        f"View(per_{group})",
        f"boxplot({value} ~ {group}, data = {file})",
        f"fit <- lm({value} ~ {table['second']}, data = {file})",
        "plot(fit, which = 1)",
        "coef(summary(fit))",
    ]


def _files(draw: Draw, table: dict[str, Any], others: list[str]) -> list[dict[str, Any]]:
    stream = draw.stream
    folders = ["data", "out", *draw.banks("folders", 2)]
    names = [f"{table['file']}.R", *(f"{other}.R" for other in others[:2]), ".Rhistory"]
    names += draw.banks("files", 5)
    sizes = draw.distinct(2, 900, len(names), 7)  # kilobytes: one unit, so that they compare
    found = [{"name": name, "folder": True, "kb": 0, "size": ""} for name in sorted(folders)]
    for name, size in zip(sorted(names, key=str.lower), sizes, strict=True):
        found.append({"name": name, "folder": False, "kb": size, "size": f"{size} KB"})
    for row in found:
        day = draw.day(-200, -1)
        hour = stream.integer(8, 18)
        row["day"] = day.isoformat()
        row["modified"] = f"{day:%b %d, %Y}, {hour}:{stream.integer(10, 59)}"
    return found


def _packages(draw: Draw) -> list[dict[str, Any]]:
    stream = draw.stream
    return [
        {
            "name": name,
            "about": about,
            "version": f"{stream.integer(0, 4)}.{stream.integer(0, 12)}.{stream.integer(0, 9)}",
            "on": name in ("dplyr", "ggplot2", "modelr", "readr", "tidyr"),
        }
        for name, about in draw.content["packages"]
    ]


def states(draw: Draw, document: dict[str, Any]) -> dict[str, dict[str, Any]]:
    data = document["table"]["file"]
    return {
        "plots": {},
        "packages": {"low": "packages", "line": 1},
        "history": {"high": "history", "low": "files"},
        "data": {"source": data, "low": "help"},
        "help": {"low": "help", "console": "jobs"},
        "files": {"low": "files", "console": "terminal"},
        "git": {"high": "git", "low": "packages"},
        "missing": {"missing": True, "low": "files"},
        "outline": {"outline": True, "high": "connections"},
        "menu_session": {"menu": "session"},
        "menu_code": {"menu": "code", "low": "files"},
        "context": {"open": "code"},
        "dialog_options": {"dialog": "options"},
        "dialog_install": {"dialog": "install", "low": "packages"},
    }
