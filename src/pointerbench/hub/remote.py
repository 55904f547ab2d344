"""The Hub's side: who is there, what a repository holds, and bringing it up to date."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from pointerbench.values.errors import UsageError
from pointerbench.values.hub import KIND, HubError, address, mapped
from pointerbench.values.web import optional

_DATA = "data/"
_GIVEN = ".gitattributes"  # the Hub writes it


@dataclass(frozen=True, slots=True)
class Standing:
    """What a repository holds beside what it should hold; no ``commit`` where there is none."""

    commit: str | None
    private: bool
    missing: tuple[str, ...]
    differing: tuple[str, ...]
    foreign: tuple[str, ...]

    @property
    def stale(self) -> tuple[str, ...]:
        """Data files of an earlier layout or size."""
        return tuple(path for path in self.foreign if path.startswith(_DATA))

    @property
    def complete(self) -> bool:
        """Whether it holds all that it should, and no data besides."""
        return self.commit is not None and not (self.missing or self.differing or self.stale)


def check_name(repo: str) -> None:
    """Raises:
    UsageError: not a name such as ``ORG/pointerbench``.
    """
    errors, utils = optional("hub", "huggingface_hub.errors", "huggingface_hub.utils")
    try:
        utils.validate_repo_id(repo)
    except errors.HFValidationError as error:
        raise UsageError(f"--repo {repo}: {error}") from None
    if "/" not in repo:
        raise UsageError(f"--repo {repo}: expected ORG/NAME, as in ORG/pointerbench")


def sign_in() -> Any:
    """The Hub as an `HfApi`, with a token that it knows.

    Raises:
        UsageError: there is no token, or it is refused.
        HubError: the Hub does not answer.
    """
    hub, errors = optional("hub", "huggingface_hub", "huggingface_hub.errors")
    if not hub.get_token():
        raise UsageError("no token for the Hub: set HF_TOKEN, or run: hf auth login")
    api = hub.HfApi()
    with mapped():
        try:
            api.whoami()
        except errors.HfHubHTTPError as error:
            if error.response.status_code in (401, 403):
                raise UsageError(f"{address()} does not know this token") from None
            raise
    return api


def standing(api: Any, repo: str, folder: Path) -> Standing:
    """Compares the repository with ``folder``, file by file, by their digests."""
    (errors,) = optional("hub", "huggingface_hub.errors")
    local = tuple(
        sorted(p.relative_to(folder).as_posix() for p in folder.rglob("*") if p.is_file())
    )
    with mapped():
        try:
            info = api.repo_info(repo, repo_type=KIND)
        except errors.RepositoryNotFoundError:
            return Standing(None, False, local, (), ())
        found = api.verify_repo_checksums(repo, repo_type=KIND, local_dir=folder, revision=info.sha)
    return Standing(
        commit=info.sha,
        private=bool(info.private),
        missing=tuple(found.extra_paths),
        differing=tuple(mismatch["path"] for mismatch in found.mismatches),
        foreign=tuple(path for path in found.missing_paths if path != _GIVEN),
    )


def refuse(there: Standing, repo: str, suites: Sequence[str], *, private: bool) -> None:
    """Raises:
    UsageError: an update would lose another suite, or show what is to be private.
    """
    if private and there.commit is not None and not there.private:
        raise UsageError(f"{repo} is there and public: make it private first, or leave --private")
    data = {path.split("/")[1] for path in there.stale}
    others = sorted(data - set(suites))
    if others:
        raise UsageError(
            f"{repo} also holds {', '.join(others)}, which its card would no longer name: give all "
            f"suites that belong there (--suite {' '.join([*suites, *others])})"
        )


def refuse_change(there: Standing, repo: str) -> None:
    """Raises:
    UsageError: the repository holds something that is not what is published.
    """
    other = there.differing or there.foreign
    if other:
        raise UsageError(
            f"{repo} holds other content ({other[0]}{', ...' if other[1:] else ''}): give --update "
            "to replace it"
        )


def upload(api: Any, repo: str, folder: Path, there: Standing, *, private: bool) -> None:
    """Creates the repository if need be, and uploads what it lacks; removes its stale data files.

    Raises:
        HubError: the Hub failed, or holds something else afterwards.
    """
    with mapped():
        if there.commit is None:
            api.create_repo(repo, repo_type=KIND, private=private or None)
        if not there.complete:
            api.upload_folder(
                repo_id=repo,
                repo_type=KIND,
                folder_path=folder,
                commit_message="Publish with pointerbench",
                parent_commit=there.commit,
                delete_patterns=[f"{_DATA}*"],
            )
    after = standing(api, repo, folder)
    if not after.complete:
        wrong = (*after.missing, *after.differing, *after.stale)
        raise HubError(f"{repo} does not hold what was uploaded ({wrong[0]}); try again")


@contextmanager
def bars(*, shown: bool) -> Iterator[None]:
    """Whether the client library may draw its own progress while the block runs."""
    (utils,) = optional("hub", "huggingface_hub.utils")
    before = not utils.are_progress_bars_disabled()
    if before and not shown:
        utils.disable_progress_bars()
    try:
        yield
    finally:
        if before and not shown:
            utils.enable_progress_bars()
