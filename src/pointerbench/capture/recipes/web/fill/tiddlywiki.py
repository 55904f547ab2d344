"""A wiki folder with the pages of the collection as tiddlers."""

import json
import sys
from pathlib import Path


def main(language: str) -> None:
    made = json.loads(Path("collection.json").read_text("utf-8"))
    folder = Path("wiki/tiddlers")
    folder.mkdir(parents=True)
    info = {
        "plugins": ["tiddlywiki/tiddlyweb", "tiddlywiki/filesystem"],
        "themes": ["tiddlywiki/vanilla", "tiddlywiki/snowwhite"],
        "languages": ["zh-Hans"] if language == "zh" else [],
    }
    Path("wiki/tiddlywiki.info").write_text(json.dumps(info), "utf-8")
    kinds = [product["kind"] for product in made["products"]]
    for at, page in enumerate(made["pages"]):
        stamp = f"202601{5 + at:02}093000000"
        text = "\n\n".join(page["paragraphs"])
        head = (
            f"created: {stamp}\nmodified: {stamp}\ntags: [[{kinds[at]}]]\ntitle: {page['title']}\n"
        )
        (folder / f"{page['slug']}.tid").write_text(f"{head}\n{text}\n", "utf-8")
    names = " ".join(f"[[{page['title']}]]" for page in made["pages"][:2])
    own = {
        "$:/DefaultTiddlers": names,
        "$:/SiteTitle": "工坊笔记" if language == "zh" else "Workshop notes",
        "$:/SiteSubtitle": made["pages"][0]["title"],
    }
    if language == "zh":
        own["$:/language"] = "$:/languages/zh-Hans"
    for at, (title, text) in enumerate(own.items()):
        (folder / f"own{at}.tid").write_text(f"title: {title}\n\n{text}\n", "utf-8")


main(sys.argv[1])
