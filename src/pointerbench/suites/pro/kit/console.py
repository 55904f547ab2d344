"""What a project's commands print, with [g|...] around what is green and so on."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from pointerbench.pages.banks.draw import Draw


def run_lines(draw: Draw, project: Mapping[str, Any]) -> list[str]:
    """What a run of the tests prints, with [g|...] around what is green and so on."""
    tests, stream = project["tests"], draw.stream
    cases = [case for file in tests for case in file["cases"]]
    bad = [(file, case) for file in tests for case in file["cases"] if not case["ok"]]
    passed, took = len(cases) - len(bad), sum(case["ms"] for case in cases)
    if project["language"] == "Python":
        dots = "".join("." if case["ok"] else "[r|F]" for case in cases)
        lines = [f"{dots} [g|100%]"]
        for file, case in bad:
            name = "test_" + re.sub(r"\W+", "_", case["name"])
            lines.append(f"[r|FAILED] {file['path']}::[b|{name}] - AssertionError")
        end = f"[r|{len(bad)} failed], [g|{passed} passed]" if bad else f"[g|{passed} passed]"
        return [*lines, f"{end} in {took / 1000 + 0.4:.2f}s"]
    lines = [""]
    for file in tests:
        wrong = [case for case in file["cases"] if not case["ok"]]
        spent = sum(case["ms"] for case in file["cases"])
        sign = "[r|×]" if wrong else "[g|✓]"
        lines.append(f" {sign} {file['path']} [d|({len(file['cases'])} tests)] [g|{spent}ms]")
        lines += [f"   [r|× {case['name']}] [g|{case['ms']}ms]" for case in wrong]
    files = len({file["path"] for file, _ in bad})
    ends = [(files, len(tests) - files, len(tests)), (len(bad), passed, len(cases))]
    for label, (wrong_ones, right, total) in zip((" Test Files", "      Tests"), ends, strict=True):
        failed = f"[r|{wrong_ones} failed] [d|/] " if wrong_ones else ""
        lines.append(f"[d|{label}]  {failed}[g|{right} passed] [d|({total})]")
    hour, minute = divmod(draw.minutes(8, 18, 1), 60)
    lines.append(f"[d|   Start at]  {hour:02d}:{minute:02d}:{stream.integer(10, 59)}")
    return [*lines, f"[d|   Duration]  {took / 1000 + 0.6:.2f}s", ""]


def status_lines(git: Mapping[str, Any]) -> list[str]:
    """What `git status --short --branch` prints."""
    branch = git["branch"]
    ahead = f" (ahead [g|{git['ahead']}])" if git["ahead"] else ""
    lines = [f"## [g|{branch}]...[r|origin/{branch}]{ahead}"]
    for change in git["changes"]:
        kind = {"U": "[r|??]", "A": "[g|A] ", "D": "[r| D]", "M": "[r| M]"}[change["kind"]]
        lines.append(f"{kind} {change['path']}")
    return lines
