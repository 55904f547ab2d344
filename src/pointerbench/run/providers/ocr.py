"""A floor that reads: tesseract finds the instruction's quoted words on the picture.

The rule is that of `sought`; where nothing of the instruction is on the screen, the answer is that
of the floor ``center``. A picture is read once, whatever the number of questions about it.
"""

from __future__ import annotations

import asyncio
import os
import threading
from collections import OrderedDict
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from pointerbench.picture.ocr import Word, data_folder, loaded, opened, words_in
from pointerbench.run.errors import CallError, SkippedError
from pointerbench.run.models import Model
from pointerbench.run.providers.exchange import picture_of
from pointerbench.run.providers.floors import Center, written
from pointerbench.run.providers.sought import sought
from pointerbench.run.question import BBOX, Call, Reply
from pointerbench.values.errors import UsageError

_KEPT = 64  # pictures whose words are remembered
_LARGER = 2  # screens have small letters
_PIXELS = 4_000_000  # from which a picture is read as it is: its letters are mostly larger


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
        try:
            loaded()
            folder = data_folder(self.languages, str(self._given or ""))
        except UsageError as error:
            raise SkippedError(str(error)) from None
        self._reader = Reader(folder, self.languages, self.concurrency)

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

    def __init__(self, folder: Path, languages: str, threads: int) -> None:
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
        self._own.engine = opened(self._folder, self._languages)
        self._engines.append(self._own.engine)

    def _words(self, call: Call) -> Sequence[Word]:
        picture = picture_of(call)
        larger = _LARGER if picture.width * picture.height < _PIXELS else 1
        return words_in(self._own.engine, picture, larger)
