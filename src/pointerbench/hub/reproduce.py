"""REPRODUCE.md of a repository: how to build its pictures again, and the digests that prove it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from pointerbench.hub.sets import FinishedSet, build_command


def reproduce(sets: Sequence[FinishedSet]) -> str:
    """The text, made from the manifests."""
    return "\n".join(_lines(sets)) + "\n"


def _lines(sets: Sequence[FinishedSet]) -> Iterator[str]:
    version = sets[0].manifest["tools"]["pointerbench"]
    yield f"# Reproduce\n\nWith pointerbench {version} and Python 3.11 or later:\n\n```sh"
    yield from (build_command(finished.manifest) for finished in sets)
    yield "```\n\nmust end with these digests, whatever the number of processes:\n\n```"
    for finished in sets:
        manifest = finished.manifest
        name = f"{finished.suite} {manifest['suite_version']}"
        yield f"{finished.place}: {manifest['count']} examples of {name}"
        yield f"rows   sha256 {manifest['rows_sha256']}"
        yield f"pixels sha256 {manifest['pixels_sha256']}"
    yield f"```\n\n{MEANING}\n```sh"
    yield from (f"pointerbench build --verify data/{finished.suite}" for finished in sets)
    yield "```\n\nThe sets here were made with\n"
    for finished in sets:
        tools = finished.manifest["tools"].items()
        yield f"- {finished.suite}: " + ", ".join(f"{tool} {number}" for tool, number in tools)


MEANING = """*rows* is the SHA-256 of a set's `metadata.jsonl`. *pixels* is that of one line a
picture, `0000.png <sha256>`, where a picture's own digest is taken over its size and decoded RGB
pixels, so that no PNG encoder matters. To render again and compare row by row and pixel by pixel:
"""
