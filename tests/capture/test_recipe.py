"""Recipes: what a file says, and how it is told what is wrong with it."""

from __future__ import annotations

from pathlib import Path

import pytest

from pointerbench.capture.reading import read_recipe
from pointerbench.capture.recipe import Named, Wording
from pointerbench.values.errors import UsageError

GOOD = """\
id = "sums"
name = { en = "Sums", zh = "算表" }
toolkit = "gtk3"
domain = "office"
packages = ["sums"]
licence = "GPL-2"
command = ["sums", "{document}"]
document = { kind = "workbook", format = "xlsx" }
close = ["Escape"]
locales = ["en", "zh"]
sizes = [[1024, 768], [1920, 1080]]
harmless = ["menu", "tab"]

[[leave_out]]
role = "push button"
name = "Quit"
why = "ends the program"

[[states]]
id = "start"

[[states]]
id = "find"
steps = [
  { dialog = ["Edit", { en = "Find...", zh = "查找..." }] },
  { press = { role = "push button", name = "Options", index = 1 } },
  { keys = "ctrl+a" },
  { scroll = { role = "table", lines = 3 } },
]
size = [800, 600]

[[states]]
id = "menus"
each_menu = true
steps = [{ open_menu = 0 }, { wait = 0.5 }]
"""


def written(tmp_path: Path, text: str) -> Path:
    path = tmp_path / "sums.toml"
    path.write_text(text)
    return path


def test_a_recipe_may_have_other_files_in_chinese(tmp_path: Path) -> None:
    recipe = read_recipe(written(tmp_path, GOOD + '[files_zh]\n".config/sums" = "zh"\n'))
    assert (recipe.files, recipe.files_zh) == ({}, {".config/sums": "zh"})


def test_a_recipe_says_where_the_pointer_is_parked(tmp_path: Path) -> None:
    recipe = read_recipe(written(tmp_path, "park = [2, 3]\n" + GOOD))
    assert recipe.park == (2, 3)


def test_a_recipe_is_read(tmp_path: Path) -> None:
    recipe = read_recipe(written(tmp_path, GOOD))
    assert (recipe.id, recipe.platform, recipe.name["zh"]) == ("sums", "desktop", "算表")
    assert recipe.command == ("sums", "{document}")
    assert recipe.sizes == ((1024, 768), (1920, 1080))
    assert recipe.park is None
    assert recipe.leave_out[0].why == "ends the program"
    start, find, menus = recipe.states
    assert (start.steps, find.size, menus.each_menu) == ((), (800, 600), True)
    dialog, press, keys, scroll = find.steps
    assert dialog.value[1] == Named(name=Wording({"en": "Find...", "zh": "查找..."}))
    assert press.value == Named("push button", Wording({"en": "Options"}), index=1)
    assert keys.value == ("ctrl+a",)
    assert (scroll.value, scroll.amount) == (Named("table"), 3)
    assert dialog.place.endswith("sums.toml:25")
    assert menus.steps[0].value == Named(index=0)
    assert recipe.state("find") is find


@pytest.mark.parametrize(
    ("old", "new", "line", "said"),
    [
        ("packages =", "package =", 5, "no key 'package' here; did you mean 'packages'?"),
        ('"gtk3"', '"gtk33"', 3, "toolkit is 'gtk33'; did you mean 'gtk3'?"),
        ('["sums", "{document}"]', '"sums"', 7, "expected command = a list of texts"),
        ("harmless", 'park = "side"\nharmless', 12, "expected a size"),
        ('["en", "zh"]', '["en", "cn"]', 10, "locales holds 'cn'"),
        ("[1920, 1080]", "[1920]", 11, "expected a size [width, height]"),
        ('why = "ends the program"', "", 14, "expected role or name, and why"),
        ('id = "find"', 'id = "start"', 23, "the id 'start' is there already"),
        ("press = {", "pres = {", 26, "no step 'pres'; did you mean 'press'?"),
        ("keys =", "key =", 27, "no step 'key'; did you mean 'keys'?"),
        ('"ctrl+a"', "5", 27, "keys takes a key or a list of keys"),
        ("index = 1", "idx = 1", 26, "no key 'idx' here; did you mean 'index'?"),
        ("wait = 0.5", 'wait = "x"', 35, "wait takes seconds"),
        ("each_menu = true", "each_men = true", 34, "did you mean 'each_menu'?"),
        ('licence = "GPL-2"', "", 1, "expected licence = a text"),
    ],
)
def test_what_is_wrong_is_said_with_its_line(
    tmp_path: Path, old: str, new: str, line: int, said: str
) -> None:
    path = written(tmp_path, GOOD.replace(old, new))
    with pytest.raises(UsageError) as error:
        read_recipe(path)
    assert str(error.value).startswith(f"{path}:{line}: ")
    assert said in str(error.value)


def test_a_state_that_is_not_there(tmp_path: Path) -> None:
    recipe = read_recipe(written(tmp_path, GOOD))
    with pytest.raises(UsageError, match="no state 'fnd'; did you mean 'find'"):
        recipe.state("fnd")


def test_no_toml_and_no_file(tmp_path: Path) -> None:
    with pytest.raises(UsageError, match=r"no TOML: .*line 1"):
        read_recipe(written(tmp_path, "id = = 1\n"))
    with pytest.raises(UsageError, match="cannot be read"):
        read_recipe(tmp_path / "none.toml")
