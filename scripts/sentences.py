#!/usr/bin/env python3
"""Counts the sentences of the Text suite's banks, and how often each stands on the pages of a set.

    python scripts/sentences.py                     # the official set
    python scripts/sentences.py --seed 3 --count 2000

A sentence is found by its longest stretch without a filled-in name or number; one whose stretch is
shorter than 12 characters is not looked for. A page counts where any of it can be seen.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections import Counter

from pointerbench.contract.task import Options
from pointerbench.flow.page import Page
from pointerbench.language.phrases import LANGUAGES
from pointerbench.suites.text.banks import SLOT, all_texts, typeset
from pointerbench.suites.text.suite import SUITE
from pointerbench.values.geometry import Box

_SENTENCE = re.compile(r"[.!?…][\"'»”“’)\u00a0 ]*$")
_SHORTEST = 12


def sentences(language: str) -> list[str]:
    """The distinct sentences of a language: four words or more that end as sentences do."""
    found = dict.fromkeys(all_texts(language))
    return [text for text in found if len(text.split()) >= 4 and _SENTENCE.search(text)]


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


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--seed", type=int, default=SUITE.official_seed)
    parser.add_argument("--count", type=int, default=500)
    args = parser.parse_args()
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
