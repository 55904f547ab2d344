"""Every application of Pro: that it opens and asks; `scripts/pro_apps.py` looks closer."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator
from pathlib import Path

import pytest
from conftest import script

from pointerbench.pages.show import forget
from pointerbench.suites.pro.catalogue import LANGUAGE, apps, load_own, selections, slugs
from pointerbench.suites.pro.pages_source import PagesSource
from pointerbench.suites.pro.wishes import Wishes
from pointerbench.values.errors import UsageError
from pointerbench.values.rng import Stream


@pytest.fixture(scope="module", autouse=True)
def _browser(chromium_runs: None) -> Iterator[None]:
    yield
    forget()


def test_an_unknown_application_is_told_with_the_nearest() -> None:
    with pytest.raises(UsageError, match="no application 'blendr'; did you mean 'blender'"):
        load_own("blendr")


@pytest.mark.parametrize("slug", slugs())
def test_an_application_has_something_to_ask(slug: str) -> None:
    """One of its screens, without clicks."""
    own = PagesSource(11).screened(slug, 1 + len(slug) % 5)
    wishes = Wishes(own.proof, selections(own.app), Counter())
    assert wishes.proposals(Stream(slug), long=False)
    assert own.proof.picture.size == (1024, 768)


@pytest.mark.parametrize("slug", slugs()[::9])
def test_an_application_offers_targets(slug: str) -> None:
    source = PagesSource(12)
    wish = next(source.screened(slug, 2).wishes(), None)
    assert wish is not None, dict(source.rejects)


def test_sentences_of_applications_are_enough_and_stand_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.syspath_prepend(str(Path(__file__).parents[3] / "scripts"))
    looking = script("pro_apps")
    assert [f"{app.id}: {flaw}" for app in apps().values() for flaw in looking.wordings(app)] == []


def test_no_sentence_stands_in_two_applications() -> None:
    said: defaultdict[str, list[str]] = defaultdict(list)
    for app in apps().values():
        texts = [text for intent in app.functions.values() for text in intent.wordings[LANGUAGE]]
        texts += [text for one in selections(app) for text in one.wordings]
        for text in dict.fromkeys(texts):
            said[text].append(app.id)
    assert [f"{', '.join(own)}: {text!r}" for text, own in said.items() if len(own) > 1] == []
