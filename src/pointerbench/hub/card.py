"""The dataset card: README.md of the repository, made from the manifests and the rows."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from pointerbench import __version__
from pointerbench.contract.manifest import METADATA
from pointerbench.hub.fields import ABOUT
from pointerbench.hub.sets import SPLIT, FinishedSet
from pointerbench.hub.shards import Shards
from pointerbench.hub.tables import breakdown, schema_table, suites_table
from pointerbench.values.web import optional

LICENCE = "cc-by-4.0"
TAGS = (
    *("benchmark", "gui-grounding", "computer-use", "screenshots", "vision-language"),
    *("croissant", "pointerbench"),
)
SUMMARY = (
    "How well does a model point at things on screens? Rendered screens whose geometry is known to "
    "the pixel, one instruction on each, and one provably unique target."
)


@dataclass(frozen=True, slots=True)
class Publication:
    """All that a repository says of itself.

    ``columns`` holds each suite's `datasets.Features`, ``shards`` what was written of it in
    Parquet (nothing with ``--layout imagefolder``), ``endpoint`` is the Hub's address.
    """

    repo: str
    endpoint: str
    layout: str
    sets: tuple[FinishedSet, ...]
    columns: Mapping[str, Any]
    shards: Mapping[str, Shards]

    @property
    def name(self) -> str:
        return self.repo.partition("/")[2]

    @property
    def url(self) -> str:
        return f"{self.endpoint}/datasets/{self.repo}"

    @property
    def languages(self) -> list[str]:
        fields = ("language", "content_language")
        rows = (row for finished in self.sets for row in finished.rows)
        return sorted({str(row[field]) for row in rows for field in fields if row.get(field)})

    def files(self, finished: FinishedSet) -> list[str]:
        """Patterns of the files that make up a config."""
        if self.layout == "parquet":
            return [f"{finished.shards}*.parquet"]
        return [f"{finished.place}/*.{finished.pictured}", f"{finished.place}/{METADATA}"]


def card(publication: Publication) -> str:
    """The text of README.md, with its YAML head."""
    return f"---\n{_head(publication)}---\n\n" + "\n".join(_body(publication)) + "\n"


def _head(publication: Publication) -> str:
    datasets, hub = optional("hub", "datasets", "huggingface_hub")
    data = hub.DatasetCardData(
        pretty_name=publication.name,
        license=LICENCE,
        language=publication.languages,
        tags=list(TAGS),
        task_categories=["image-text-to-text"],
        size_categories=[_size_category(sum(len(found.rows) for found in publication.sets))],
        configs=[_config(publication, finished) for finished in publication.sets],
    )
    infos = {found.suite: _info(publication, found) for found in publication.sets}
    if publication.shards:
        datasets.info.DatasetInfosDict(infos).to_dataset_card_data(data)
    return str(data.to_yaml(line_break="\n")).rstrip("\n") + "\n"


def _config(publication: Publication, finished: FinishedSet) -> dict[str, Any]:
    files = publication.files(finished)
    path = files[0] if len(files) == 1 else files
    return {"config_name": finished.suite, "data_files": [{"split": SPLIT, "path": path}]}


def _info(publication: Publication, finished: FinishedSet) -> Any:
    if finished.suite not in publication.shards:
        return None
    (datasets,) = optional("hub", "datasets")
    written = publication.shards[finished.suite]
    split = datasets.SplitInfo(SPLIT, written.data_bytes, len(finished.rows))
    return datasets.DatasetInfo(
        features=publication.columns[finished.suite],
        splits=datasets.SplitDict({SPLIT: split}),
        download_size=written.download_bytes,
        dataset_size=written.data_bytes,
    )


def _size_category(examples: int) -> str:
    """The Hub's class of sizes."""
    bounds = [("n<1K", 10**3), ("1K<n<10K", 10**4), ("10K<n<100K", 10**5), ("100K<n<1M", 10**6)]
    return next((name for name, bound in bounds if examples < bound), "1M<n<10M")


def _body(publication: Publication) -> Iterator[str]:
    yield f"# {publication.name}\n\n{SUMMARY}\n"
    for finished in publication.sets:
        alt = f"Six examples of {finished.suite}, each with its instruction and its target"
        yield f"![{alt}](assets/teaser-{finished.suite}.png)"
    yield "\n" + _use(publication)
    yield "## Configs\n"
    yield from (f"- `{found.suite}`: {ABOUT.get(found.suite, '')}" for found in publication.sets)
    yield ""
    yield from suites_table(publication.sets)
    yield "\n" + FLOORS_NOTE
    yield "## Fields\n"
    yield from schema_table(publication.columns)
    yield "\n" + FIELDS_NOTE
    yield "## Counts\n"
    for finished in publication.sets:
        yield f"### {finished.suite}\n"
        yield from breakdown(finished)
    yield END.format(name=publication.name, url=publication.url, version=__version__)


def _use(publication: Publication) -> str:
    first = publication.sets[0].suite
    place = publication.sets[0].place
    return USE.format(repo=publication.repo, first=first, place=place, split=SPLIT)


USE = """## Load and score

```python
from datasets import load_dataset

examples = load_dataset("{repo}", "{first}", split="{split}")
examples[0]["image"], examples[0]["instruction"]
```

Show a model each `image` with its `instruction`, write one line a row, and score. `eval.py` is one
file, needs nothing but Python 3.8 or later, and its docstring defines the metric:

```sh
hf download {repo} eval.py {place}/metadata.jsonl {place}/MANIFEST.json \\
  --repo-type dataset --local-dir pointerbench
python pointerbench/eval.py --show-system-prompt          # a prompt that asks for the right format
python pointerbench/eval.py --predictions preds.jsonl
```

```json
{{"id": "pbs_0000", "point": [512.5, 300]}}
{{"id": "pbs_0001", "refusal": true}}
{{"id": "pbt_0030", "bbox": [512, 300, 580, 312]}}
```

Coordinates are pixels of the image, origin at the top left; `--frame` declares any other frame. The
last line that `eval.py` prints is a signature that says what was scored and how: give it with every
number.
"""

FLOORS_NOTE = """A floor is what an answer scores that knows only the size of the picture: its
centre, a uniform point (seed 0), or no more than a refusal.
`python eval.py --floor random --suite NAME` prints it.
"""

FIELDS_NOTE = """A point on the edge of a box hits: `eval.py` takes boxes as closed. A config has
the fields of its own suite only.
"""

END = """## Where it comes from

Every screen is rendered from a seed; every instruction is a query that a resolver, which does not
know the target, executes on what can be seen, and that must find exactly one region. No screen was
recorded: the people, accounts and figures on them are made up.
[REPRODUCE.md](REPRODUCE.md) has the commands that build the same pixels again, and their digests.

This is a test set. Do not train on it: builds with any other seed give as many training examples as
are wanted. `heldout_source_ids.txt`, where there is one, lists what a training set must leave out.

## Licence and citation

Data under CC BY 4.0, `eval.py` under MIT ([LICENSE](LICENSE)). The names of programs belong to
their owners; their looks are drawn from scratch, without their artwork.

```bibtex
@software{{pointerbench,
  title   = {{pointerbench: pixel-exact benchmarks for models that point at screens}},
  author  = {{{{The pointerbench authors}}}},
  version = {{{version}}},
  url     = {{{url}}}
}}
```"""
