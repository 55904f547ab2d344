"""Croissant metadata: the repository in the words of machine-readable dataset catalogues.

The format is MLCommons' Croissant 1.1, a vocabulary on top of schema.org.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from typing import Any

from pointerbench import __version__
from pointerbench.contract.manifest import METADATA
from pointerbench.hub.card import SUMMARY, TAGS, Publication
from pointerbench.hub.fields import ABOUT, FIELDS
from pointerbench.hub.sets import SPLIT, FinishedSet

CONTEXT = {
    "@language": "en",
    "@vocab": "https://schema.org/",
    "citeAs": "cr:citeAs",
    "column": "cr:column",
    "conformsTo": "dct:conformsTo",
    "cr": "http://mlcommons.org/croissant/",
    "data": {"@id": "cr:data", "@type": "@json"},
    "dataType": {"@id": "cr:dataType", "@type": "@vocab"},
    "dct": "http://purl.org/dc/terms/",
    "equivalentProperty": "cr:equivalentProperty",
    "examples": {"@id": "cr:examples", "@type": "@json"},
    "extract": "cr:extract",
    "field": "cr:field",
    "fileObject": "cr:fileObject",
    "fileProperty": "cr:fileProperty",
    "fileSet": "cr:fileSet",
    "format": "cr:format",
    "includes": "cr:includes",
    "isArray": "cr:isArray",
    "arrayShape": "cr:arrayShape",
    "isLiveDataset": "cr:isLiveDataset",
    "jsonPath": "cr:jsonPath",
    "key": "cr:key",
    "md5": "cr:md5",
    "parentField": "cr:parentField",
    "path": "cr:path",
    "rai": "http://mlcommons.org/croissant/RAI/",
    "recordSet": "cr:recordSet",
    "references": "cr:references",
    "regex": "cr:regex",
    "repeated": "cr:repeated",
    "replace": "cr:replace",
    "samplingRate": "cr:samplingRate",
    "sc": "https://schema.org/",
    "separator": "cr:separator",
    "source": "cr:source",
    "subField": "cr:subField",
    "transform": "cr:transform",
}
_TYPES = {"string": "sc:Text", "int64": "cr:Int64", "float64": "cr:Float64", "bool": "sc:Boolean"}
_IMAGE = "sc:ImageObject"


def croissant(publication: Publication) -> str:
    """The text of croissant.json."""
    files: list[dict[str, Any]] = [_repository(publication)]
    for finished in publication.sets:
        files.extend(_file_sets(publication, finished))
    document = {
        "@context": CONTEXT,
        "@type": "sc:Dataset",
        "conformsTo": "http://mlcommons.org/croissant/1.1",
        "name": publication.name,
        "description": SUMMARY,
        "url": publication.url,
        "version": __version__,
        "license": "https://creativecommons.org/licenses/by/4.0/",
        "inLanguage": publication.languages,
        "keywords": list(TAGS),
        "creator": {"@type": "Organization", "name": "The pointerbench authors"},
        "citeAs": f"The pointerbench authors: pointerbench {__version__}, {publication.url}",
        "distribution": files,
        "recordSet": [_records(publication, finished) for finished in publication.sets],
    }
    return json.dumps(document, indent=1, ensure_ascii=False) + "\n"


def _repository(publication: Publication) -> dict[str, Any]:
    return {
        "@type": "cr:FileObject",
        "@id": "repository",
        "name": "repository",
        "description": "The repository on the Hub.",
        "contentUrl": publication.url,
        "encodingFormat": "git+https",
        # The format asks for a digest here, and a repository has none that could stand in itself.
        "sha256": "https://github.com/mlcommons/croissant/issues/80",
    }


def _file_sets(publication: Publication, finished: FinishedSet) -> Iterator[dict[str, Any]]:
    formats = {"parquet": "application/x-parquet", "png": "image/png", "webp": "image/webp"}
    for pattern in publication.files(finished):
        ending = pattern.rpartition(".")[2]
        yield {
            "@type": "cr:FileSet",
            "@id": _file_set(finished, ending),
            "containedIn": {"@id": "repository"},
            "encodingFormat": formats.get(ending, "application/jsonlines"),
            "includes": pattern,
        }


def _file_set(finished: FinishedSet, ending: str) -> str:
    return f"{finished.suite}-{ending}"


def _records(publication: Publication, finished: FinishedSet) -> dict[str, Any]:
    columns = publication.columns[finished.suite]
    if publication.layout == "parquet":
        source = _file_set(finished, "parquet")
        fields = [_field(finished.suite, source, name, kind) for name, kind in columns.items()]
    else:
        fields = list(_joined(finished, columns))
    return {
        "@type": "cr:RecordSet",
        "@id": finished.suite,
        "name": finished.suite,
        "description": f"{ABOUT.get(finished.suite, finished.suite)} Split: {SPLIT}.",
        "key": {"@id": f"{finished.suite}/id"},
        "field": fields,
    }


def _joined(finished: FinishedSet, columns: Mapping[str, Any]) -> Iterator[dict[str, Any]]:
    """The fields of pictures beside a metadata.jsonl, which names their files."""
    pictures = {"fileSet": {"@id": _file_set(finished, finished.pictured)}}
    rows = _file_set(finished, METADATA.rpartition(".")[2])
    for name, kind in columns.items():
        field = _field(finished.suite, rows, name, kind)
        if field.get("dataType") == _IMAGE:
            field["source"] = {**pictures, "extract": {"fileProperty": "content"}}
            link = _described(finished.suite, "file_name", "sc:Text")
            link["source"] = _source(rows, "file_name")
            link["references"] = {**pictures, "extract": {"fileProperty": "filename"}}
            yield link
        yield field


def _field(suite: str, files: str, name: str, feature: Any) -> dict[str, Any]:
    """A field of a record; the fields of a struct lie in it."""
    if isinstance(feature, Mapping):
        field = _described(suite, name, "sc:Text")
        del field["dataType"]
        field["subField"] = [
            _inner(suite, files, (name, *path), inner) for path, inner in _paths(feature)
        ]
        return field
    field = _typed(suite, name, feature)
    field["source"] = _source(files, name)
    if field.get("dataType") == _IMAGE:
        field["source"]["transform"] = {"jsonPath": "bytes"}
    return field


def _paths(struct: Mapping[str, Any]) -> Iterator[tuple[tuple[str, ...], Any]]:
    for name, feature in struct.items():
        if isinstance(feature, Mapping):
            yield from (((name, *path), inner) for path, inner in _paths(feature))
        else:
            yield (name,), feature


def _inner(suite: str, files: str, path: tuple[str, ...], feature: Any) -> dict[str, Any]:
    field = _typed(suite, ".".join(path), feature)
    field["@id"] = f"{suite}/{'/'.join(path)}"
    transform = {"jsonPath": ".".join(path[1:])}
    field["source"] = {**_source(files, path[0]), "transform": transform}
    return field


def _typed(suite: str, name: str, feature: Any) -> dict[str, Any]:
    depth = 0
    while getattr(feature, "feature", None) is not None:
        feature, depth = feature.feature, depth + 1
    field = _described(suite, name, _TYPES.get(str(getattr(feature, "dtype", "")), _IMAGE))
    if depth:
        field.update(isArray=True, arrayShape=",".join(["-1"] * depth))
    return field


def _described(suite: str, name: str, kind: str) -> dict[str, Any]:
    about = FIELDS.get(name, name)
    return {
        "@type": "cr:Field",
        "@id": f"{suite}/{name}",
        "name": f"{suite}/{name}",
        "description": about,
        "dataType": kind,
    }


def _source(files: str, column: str) -> dict[str, Any]:
    return {"fileSet": {"@id": files}, "extract": {"column": column}}
