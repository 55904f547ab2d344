#!/usr/bin/env python3
"""Counts the sentences of the Text suite's banks, and how often each stands on the pages of a set.

    python scripts/sentences.py                     # the official set
    python scripts/sentences.py --seed 3 --count 2000
    python scripts/sentences.py --variety           # how much of a surface comes again
    python scripts/sentences.py --variety inbox --language de --list

`--variety` draws eight pages of each surface, at seeds of their own, and prints the share of their
sentences that an earlier one of them had; status 1 where one has over 30 %.

A sentence is found by its longest stretch without a filled-in name or number; one whose stretch is
shorter than 12 characters is not looked for. A page counts where any of it can be seen.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections import Counter

from pointerbench.contract.task import STANDARD, Options
from pointerbench.flow.page import Page
from pointerbench.language.phrases import LANGUAGES
from pointerbench.suites.text.banks import SLOT, all_texts, typeset
from pointerbench.suites.text.compose import Brief, compose
from pointerbench.suites.text.layout import lay_out_scene
from pointerbench.suites.text.suite import SUITE
from pointerbench.suites.text.surfaces import SURFACES, builder
from pointerbench.values.geometry import Box
from pointerbench.values.rng import Stream

_SENTENCE = re.compile(r"[.!?…][\"'»”“’)\u00a0 ]*$")
_SHORTEST = 12
_PAGES = 8  # of a surface, to see what comes again
_AGAIN = 0.3
_BREAK = re.compile(r"(?<=[.!?…])[\"'»”“’)]*\s+")


def sentences(language: str) -> list[str]:
    """The distinct sentences of a language: four words or more that end as sentences do."""
    found = dict.fromkeys(all_texts(language))
    return [text for text in found if is_sentence(text)]


def is_sentence(text: str) -> bool:
    return len(text.split()) >= 4 and _SENTENCE.search(text) is not None


def probes(language: str) -> dict[str, str]:
    """Sentence -> its longest stretch between slots."""
    known = {}
    for sentence in sentences(language):
        stretch = max(SLOT.split(typeset(sentence, language))[::2], key=len).strip()
        if len(stretch) >= _SHORTEST:
            known[sentence] = stretch
    return known


def shown(page: Page) -> str:
    """The texts of the blocks of which something is in view."""
    screen = Box(0, 0, page.width, page.height)
    texts = []
    for block in page.blocks:
        lines = page.lines_of(block)
        if any(line.clip.intersect(screen).overlaps(line.caret_strip(0)) for line in lines):
            texts.append(" ".join(line.text for line in lines))
    return "\n".join(texts)


def of_pages(surface: str, language: str) -> list[list[str]]:
    """The sentences of some pages of a surface, each page's without repeats."""
    builder(surface)
    pages = []
    for seed in range(_PAGES):
        scene = compose(Stream(f"variety/{seed}/{surface}"), Brief(surface, language))
        texts = shown(lay_out_scene(scene, STANDARD, worn=False).page).splitlines()
        found = [one.strip() for text in texts for one in _BREAK.split(text)]
        pages.append(list(dict.fromkeys(filter(is_sentence, found))))
    return pages


def again(pages: list[list[str]]) -> tuple[float, Counter[str]]:
    """The share of sentences that an earlier page had, and which they are."""
    known: set[str] = set()
    repeats: Counter[str] = Counter()
    for page in pages:
        repeats.update(one for one in page if one in known)
        known.update(page)
    return repeats.total() / max(1, sum(map(len, pages))), repeats


def variety(names: list[str], language: str, *, listed: bool) -> int:
    shares = {}
    for name in names:
        shares[name], repeats = again(of_pages(name, language))
        print(f"{100 * shares[name]:5.1f} %  {name} ({language})", flush=True)
        for sentence, count in repeats.most_common(40 if listed else 0):
            print(f"         {count + 1} x {sentence}")
    ordered = sorted(shares.values())
    over = sum(share > _AGAIN for share in ordered)
    print(f"median {100 * ordered[len(ordered) // 2]:.1f} %; {over} surfaces over {_AGAIN:.0%}")
    return int(over > 0)


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--seed", type=int, default=SUITE.official_seed)
    parser.add_argument("--count", type=int, default=500)
    parser.add_argument("--variety", nargs="*", metavar="SURFACE", help="all if none is named")
    parser.add_argument("--language", choices=LANGUAGES, default="en")
    parser.add_argument("--list", action="store_true", help="the sentences that come again")
    args = parser.parse_args()
    if args.variety is not None:
        return variety(args.variety or list(SURFACES), args.language, listed=args.list)
    known = {language: probes(language) for language in LANGUAGES}
    for language in LANGUAGES:
        print(f"{language}: {len(sentences(language))} distinct sentences")
    pages: Counter[tuple[str, str]] = Counter()
    for index in range(args.count):
        shot = SUITE.prove(index, args.seed, "test", Options()).shot
        text, language = shown(shot.page), shot.scene.language
        pages.update((language, s) for s, probe in known[language].items() if probe in text)
    for (language, sentence), count in pages.most_common(5):
        share = f"{count} of {args.count} pages ({100 * count / args.count:.1f} %)"
        print(f"{share}: {sentence!r} ({language})")
    return 0


if __name__ == "__main__":
    sys.exit(main())
