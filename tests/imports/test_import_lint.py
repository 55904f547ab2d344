"""Imported sets are checked and counted as ours are."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from foreign_sets import BUILDERS

from pointerbench.imports.command import main
from pointerbench.quality.lint import command as lint
from pointerbench.quality.stats import command as stats

SETS = ("screenspot-v2", "screenspot-pro", "osworld-g", "venusbench-gd", "cagui", "webclick")
# What is so in these small sets: pictures under two names, a Chinese text in an English row.
MEANT = {"near_picture", "other_box", "language"}


@pytest.mark.parametrize("name", SETS)
def test_imported_sets_have_rows_of_ours(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    BUILDERS[name](tmp_path / "theirs")
    out = tmp_path / "ours"
    assert main([name, str(tmp_path / "theirs"), "--out", str(out), "--quiet"]) == 0
    capsys.readouterr()
    lint.main([str(out), "--json", "--jobs", "1"])
    told = json.loads(capsys.readouterr().out)
    assert {finding["kind"] for finding in told["findings"]} <= MEANT
    assert not any("pictures (" in text for text in told["sets"][0]["not_checked"])
    assert stats.main([str(out), "--json"]) == 0
    (one,) = json.loads(capsys.readouterr().out)["sets"]
    assert (one["title"], one["version"]) == (name, "")
    assert one["rows"] == told["sets"][0]["rows"]
    assert one["target_area"]["n"] == one["rows"] - one["refusals"]
