"""An application's folder that is wrong says so when it is loaded: which file, which key."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from pointerbench.pages.app import load_app
from pointerbench.suites.gd.mixing import apps
from pointerbench.values.errors import UsageError

FLIGHTS = apps()["flights"]
TEXT = (FLIGHTS.folder / "app.toml").read_text("utf-8")

WRONG = {
    "no domain": ('domain = "travel"', "", "no 'domain'"),
    "an unknown domain": ('"travel"', '"traval"', "domain is 'traval'; expected one of creative,"),
    "an unknown platform": ('"web"', '"wap"', "platform is 'wap'; expected one of web,"),
    "a library that is missing": ('kit = "plain"', 'kit = "plane"', "kit is 'plane'; expected"),
    "a set of icons that is missing": ('"lucide"', '"lucid"', "icons is 'lucid'; expected one of"),
    "an unknown key": ('kit = "plain"', 'kit = "plain"\nkitt = 1', "unknown key 'kitt'"),
    "a label in one language": ('hotels = "Hotels"', "", "labels.hotels stands in one language"),
    "a function without a name": ('id = "', 'name = "', "functions has no 'id'"),
    "a function without an effect": ("effect = ", "affect = ", "the state that a click brings"),
    "a list without a title": ("\ntitle = ", "\ntittle = ", "has no 'title'"),
    "no TOML": ("[name]", "[name", "app.toml: "),
}


@pytest.mark.parametrize("name", WRONG)
def test_what_is_wrong_with_an_application_is_told(tmp_path: Path, name: str) -> None:
    right, wrong, said = WRONG[name]
    assert right in TEXT
    (tmp_path / "app.toml").write_text(TEXT.replace(right, wrong, 1), "utf-8")
    with pytest.raises(UsageError) as error:
        load_app(tmp_path, FLIGHTS.module)
    assert str(error.value).startswith(str(tmp_path / "app.toml")) and said in str(error.value)
    assert "\n" not in str(error.value)


@pytest.mark.parametrize("name", ["page.html", "page.css", "page.js", "content.toml"])
def test_a_file_that_is_missing_is_named(tmp_path: Path, name: str) -> None:
    copy = tmp_path / "copy"
    shutil.copytree(FLIGHTS.folder, copy)
    (copy / name).unlink()
    app = load_app(copy, FLIGHTS.module)
    with pytest.raises(UsageError, match=f"{name}: no such file"):
        _ = app.content if name == "content.toml" else app.page
