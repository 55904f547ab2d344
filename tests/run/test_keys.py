"""Keys: where they are looked for, and what counts as one when texts are cleaned of them."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from pointerbench.run.keys import key, secrets

NAME = "OPENROUTER_API_KEY"


@pytest.fixture(autouse=True)
def _bare(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An empty working directory, and no key in the environment."""
    monkeypatch.chdir(tmp_path)
    for name in list(os.environ):
        if name.upper().endswith(("_KEY", "_TOKEN", "_SECRET")):
            monkeypatch.delenv(name)


def test_the_environment_counts_before_the_file(monkeypatch: pytest.MonkeyPatch) -> None:
    Path(".env").write_text(f"{NAME}=from-the-file\nHF_TOKEN='quoted one' # a comment\n")
    assert key(NAME) == "from-the-file"
    assert key("HF_TOKEN") == "quoted one"
    monkeypatch.setenv(NAME, " from-outside\n")
    assert key(NAME) == "from-outside"
    assert "HF_TOKEN" not in os.environ


@pytest.mark.parametrize("text", ["", f"{NAME}=\n", f"{NAME}\n", "# nothing\n"])
def test_an_empty_key_is_none(text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GEMINI_API_KEY", "  ")
    Path(".env").write_text(text)
    assert key(NAME) is None
    assert key("GEMINI_API_KEY") is None


def test_a_changed_file_is_read_anew() -> None:
    file = Path(".env")
    file.write_text(f"{NAME}=first-one\n")
    assert key(NAME) == "first-one"
    file.write_text(f"{NAME}=second-one\n")
    os.utime(file, ns=(1, 1))
    assert key(NAME) == "second-one"


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("byte order mark", "\ufeff{}=the-key\n"),
        ("dollar", "{}=the-key\nX=${{HOME}}\n"),
        ("exported", "export {}=the-key\r\n"),
    ],
)
def test_forms_of_the_file(name: str, text: str) -> None:
    Path(".env").write_bytes(text.format(NAME).encode())
    assert key(NAME) == "the-key", name


def test_a_key_with_a_dollar_stays_as_it_is() -> None:
    Path(".env").write_text(f"{NAME}=a${{HOME}}b$c\n")
    assert key(NAME) == "a${HOME}b$c"


def test_what_is_no_file_of_keys_is_passed_over(capsys: pytest.CaptureFixture[str]) -> None:
    Path(".env").mkdir()
    assert key(NAME) is None
    Path(".env").rmdir()
    Path(".env").write_bytes(b"\xff\xfe=\x00")
    assert key(NAME) is None
    assert key("HF_TOKEN") is None
    assert capsys.readouterr().err == ".env is not read: not UTF-8\n"


def test_secrets_are_all_that_is_called_a_key(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("OPENAI_API_KEY", "sk-outside")
    monkeypatch.setenv("ANTHROPIC_API_KEY", "EMPTY")
    monkeypatch.setenv("COLOUR", "turquoise")
    Path(".env").write_text("MY_OWN_KEY=longer-than-others\nPLAIN=something\nodd=for-this-run\n")
    assert secrets() == ("longer-than-others", "sk-outside")
    assert secrets(["odd"]) == ("longer-than-others", "for-this-run", "sk-outside")
