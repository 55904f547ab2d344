"""The Hugging Face Hub as a place: its address, its errors in one line, and what it holds, here."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from pointerbench.values.errors import PointerbenchError, UsageError
from pointerbench.values.web import optional, redacted

SCHEME = "hf://"
KIND = "dataset"

_NAMED = re.compile(r"hf://(?:datasets/)?([\w.-]+/[\w.-]+?)(?:@([\w./-]+?))?/?")


class HubError(PointerbenchError):
    """The Hub failed, or what is there is not what it should be; the same command goes on."""


def is_on_hub(text: str) -> bool:
    """Whether a path that was typed names a repository of the Hub."""
    return text.startswith(SCHEME)


def address() -> str:
    """The Hub's: that of ``HF_ENDPOINT``, or the public one."""
    (constants,) = optional("hub", "huggingface_hub.constants")
    return str(constants.ENDPOINT).rstrip("/")


def fetched(text: str) -> Path:
    """The folder that was typed; of ``hf://[datasets/]ORG/NAME[@REVISION]`` the one in which the
    client library keeps that dataset repository, brought up to date.

    Raises:
        UsageError: no such name or repository.
        HubError: the Hub does not answer.
    """
    if not is_on_hub(text):
        return Path(text)
    named = _NAMED.fullmatch(text)
    if not named:
        raise UsageError(f"{text}: expected {SCHEME}ORG/NAME or {SCHEME}ORG/NAME@REVISION")
    hub, errors = optional("hub", "huggingface_hub", "huggingface_hub.errors")
    with mapped():
        try:
            return Path(hub.snapshot_download(named[1], repo_type=KIND, revision=named[2]))
        except errors.RevisionNotFoundError:
            raise UsageError(f"{named[1]} has no revision {named[2]}") from None
        except errors.RepositoryNotFoundError:
            raise UsageError(
                f"{address()} shows no dataset {named[1]}; for a private one set HF_TOKEN, or run: "
                "hf auth login"
            ) from None


@contextmanager
def mapped() -> Iterator[None]:
    """Turns what the client library raises into one line, without the token."""
    hub, errors = optional("hub", "huggingface_hub", "huggingface_hub.errors")
    token = hub.get_token() or ""
    # httpx.HTTPError, or that of its successor: whichever the installed version uses.
    known = (errors.HTTPError, OSError, RuntimeError, ValueError)
    try:
        yield
    except known as error:
        words = redacted(_words(error), *([token] if token else []))
        raise HubError(f"{address()}: {words}; the same command goes on where it was") from None


def _words(error: BaseException) -> str:
    """What an error says in one line, with its cause."""
    said = " ".join(str(error).split()) or type(error).__name__
    cause = _words(error.__cause__) if error.__cause__ else ""
    return said if cause in said else f"{said} ({cause})"
