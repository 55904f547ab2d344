"""A wiki of its own beside the packaged program: pages from the data folder, open to all."""

import shutil
import sys
from pathlib import Path

PROGRAM = Path("/usr/share/dokuwiki")
FOLDERS = ("pages", "media", "meta", "attic", "cache", "index", "locks", "tmp", "log")
FOLDERS += ("media_attic", "media_meta")


def main(language: str) -> None:
    site, data = Path("site"), Path("site/data")
    shutil.copytree(PROGRAM, site, symlinks=False, ignore=shutil.ignore_patterns("data", "conf"))
    for name in FOLDERS:
        (data / name).mkdir(parents=True, exist_ok=True)
    shutil.copytree("/etc/dokuwiki", site / "conf", dirs_exist_ok=True)
    packaged = PROGRAM / "conf"
    if packaged.is_dir():
        for file in packaged.iterdir():
            if file.is_file() and not (site / "conf" / file.name).exists():
                shutil.copy(file, site / "conf" / file.name)
    for page in sorted(Path("pages").iterdir()):
        shutil.copy(page, data / "pages" / page.name)
    links = "".join(f"  * [[{page.stem}]]\n" for page in sorted(Path("pages").iterdir()))
    first = sorted(Path("pages").iterdir())[0].read_text("utf-8")
    (data / "pages" / "start.txt").write_text(first + "\n" + links, "utf-8")
    lang = "zh" if language == "zh" else "en"
    title = "工坊维基" if language == "zh" else "Workshop wiki"
    (site / "conf" / "local.php").write_text(
        f"<?php\n$conf['title'] = '{title}';\n$conf['lang'] = '{lang}';\n$conf['useacl'] = 0;\n"
        "$conf['updatecheck'] = 0;\n$conf['savedir'] = './data';\n$conf['license'] = '';\n",
        "utf-8",
    )
    for name in ("local.protected.php", "dokuwiki.php.dpkg"):
        (site / "conf" / name).unlink(missing_ok=True)
    preload = site / "inc" / "preload.php"
    preload.write_text(
        "<?php\ndefine('DOKU_CONF', dirname(__DIR__) . '/conf/');\n"
        "define('DOKU_LOCAL', dirname(__DIR__) . '/conf/');\n",
        "utf-8",
    )


main(sys.argv[1])
