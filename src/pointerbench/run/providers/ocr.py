"""A floor that reads: tesseract finds the instruction's quoted words on the picture.

The rule is that of `sought`; where nothing of the instruction is on the screen, the answer is that
of the floor ``center``. A picture is read once, whatever the number of questions about it.
"""

from __future__ import annotations

import asyncio
import importlib
import os
import threading
from collections import OrderedDict
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from pointerbench.run.errors import CallError, SkippedError
from pointerbench.run.models import Model
from pointerbench.run.providers.exchange import picture_of
from pointerbench.run.providers.floors import Center, written
from pointerbench.run.providers.sought import Word, sought
from pointerbench.run.question import BBOX, Call, Reply
from pointerbench.values.errors import UsageError
from pointerbench.values.geometry import Box

_FOLDERS = (
    *(f"/usr/share/tesseract-ocr/{version}/tessdata" for version in ("5", "4.00")),
    *("/usr/share/tessdata", "/usr/local/share/tessdata", "/opt/homebrew/share/tessdata"),
)
_KEPT = 64  # pictures whose words are remembered
_SPARSE = 11  # tesseract's page segmentation mode for text in no order, as on screens
_LARGER = 2  # screens have small letters
_PIXELS = 4_000_000  # from which a picture is read as it is: its letters are mostly larger
_WORD = 5  # tesseract's name for the level of words in its table


class Ocr:
    """Settings: ``languages`` ("eng"; as tesseract has it, such as "eng+deu") and ``tessdata``, the
    folder of its trained data (else TESSDATA_PREFIX, else the usual places)."""

    exclusive = False

    def __init__(self, model: Model) -> None:
        self.concurrency = os.cpu_count() or 1
        self.languages = model.settings.get("languages", "eng")
        if not isinstance(self.languages, str) or not self.languages:
            raise UsageError(
                f'{model.name}: expected languages as "eng+deu", got {self.languages!r}'
            )
        self._given = model.settings.get("tessdata")
        self._center = Center(model)
        self._read: OrderedDict[str, asyncio.Task[Sequence[Word]]] = OrderedDict()
        self._reader: Reader | None = None

    def prepare(self) -> None:
        os.environ.setdefault("OMP_THREAD_LIMIT", "1")  # read when the library is loaded
        try:
            tesserocr = importlib.import_module("tesserocr")
        except ImportError as error:
            raise SkippedError(
                f"tesserocr cannot be imported ({error}): pip install 'pointerbench[ocr]'"
            ) from None
        folder = _data_folder(self._given, self.languages)
        self._reader = Reader(tesserocr, folder, self.languages, self.concurrency)

    async def ask(self, call: Call) -> Reply:
        words = await self._words(call)
        box = sought(call.question.instruction, words)
        if box is None:
            return Reply(written(self._center.answer(call)))
        (width, height), (sent_width, sent_height) = call.question.size, call.sent.size
        across, down = width / sent_width, height / sent_height
        x1, y1, x2, y2 = box.x1 * across, box.y1 * down, box.x2 * across, box.y2 * down
        point = ((x1 + x2) / 2, (y1 + y2) / 2)
        return Reply(written((x1, y1, x2, y2) if call.question.answer_type == BBOX else point))

    async def close(self) -> None:
        reader, self._reader = self._reader, None
        self._read.clear()
        if reader is not None:
            await asyncio.to_thread(reader.close)

    async def _words(self, call: Call) -> Sequence[Word]:
        """The words of the picture; calls that need the same ones wait for one reading."""
        if self._reader is None:
            raise CallError("tesseract is not prepared", "not_prepared")
        digest = call.sent.digest
        reading = self._read.get(digest)
        if reading is None:
            reading = asyncio.create_task(self._reader.words(call))
            self._read[digest] = reading
            while len(self._read) > _KEPT:
                self._read.popitem(last=False)
        self._read.move_to_end(digest)
        try:
            return await asyncio.shield(reading)
        except Exception as error:
            self._read.pop(digest, None)
            raise CallError(f"{type(error).__name__}: {error}", "ocr") from error


class Reader:
    """Tesseract in threads: it lets go of the interpreter while it reads. Each has its engine."""

    def __init__(self, tesserocr: Any, folder: Path, languages: str, threads: int) -> None:
        self._tesserocr = tesserocr
        self._folder = folder
        self._languages = languages
        self._own = threading.local()
        self._engines: list[Any] = []
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="ocr", initializer=self._begin)

    async def words(self, call: Call) -> Sequence[Word]:
        """The words with boxes in pixels of the picture as sent, line by line."""
        return await asyncio.get_running_loop().run_in_executor(self._pool, self._words, call)

    def close(self) -> None:
        """Ends the engines when what they are reading is read."""
        self._pool.shutdown(cancel_futures=True)
        for engine in self._engines:
            engine.End()

    def _begin(self) -> None:
        self._own.engine = self._tesserocr.PyTessBaseAPI(
            path=f"{self._folder}/", lang=self._languages, psm=_SPARSE
        )
        self._engines.append(self._own.engine)

    def _words(self, call: Call) -> Sequence[Word]:
        picture = picture_of(call).convert("L")
        width, height = picture.size
        larger = _LARGER if width * height < _PIXELS else 1
        if larger > 1:
            picture = picture.resize((width * larger, height * larger))  # bicubic
        engine = self._own.engine
        engine.SetImageBytes(picture.tobytes(), *picture.size, 1, picture.width)
        engine.SetSourceResolution(96 * larger)  # else it is guessed, and said on stderr
        return words_of(engine.GetTSVText(0), larger)


def words_of(table: str, larger: int) -> list[Word]:
    """The words of tesseract's table: level, page, block, paragraph, line, word, left, top, width,
    height, confidence, text, with tabs between. Boxes are made smaller again."""
    words = []
    for row in table.split("\n"):
        cells = row.split("\t", 11)
        if len(cells) == 12 and cells[0] == str(_WORD) and cells[11].strip():
            left, top, width, height = (int(cell) for cell in cells[6:10])
            sides = (left, top, left + width, top + height)
            box = Box(*(round(side / larger) for side in sides))
            words.append(Word(cells[11].strip(), box, tuple(int(cell) for cell in cells[1:5])))
    return words


def _data_folder(given: object, languages: str) -> Path:
    """Where the trained data of all the languages lie.

    Raises:
        SkippedError: nowhere; says where they were looked for.
    """
    prefix = os.environ.get("TESSDATA_PREFIX")
    named = [str(given)] if given else [prefix, f"{prefix}/tessdata"] if prefix else [*_FOLDERS]
    needed = [f"{language.lstrip('~')}.traineddata" for language in languages.split("+")]
    for folder in map(Path, named):
        if all((folder / name).is_file() for name in needed):
            return folder
    raise SkippedError(
        f"tesseract's trained data ({', '.join(needed)}) are not in {', '.join(named)}; install"
        " them (Debian: tesseract-ocr-eng ...) or set TESSDATA_PREFIX to their folder"
    )
