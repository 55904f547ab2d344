"""Any program as a model: a JSON request on its stdin, a reply on its stdout.

The request is one line: an object with ``task_id``, ``instruction``, ``answer_type`` (``point``
or ``bbox``), ``image_path``, ``image_size``, ``sent_size``, ``system``, ``prompt`` and ``repeat``.
With ``"send_image": true`` in the models file also ``image_png_base64``, the picture as it is sent.

The reply: if the whole output is one JSON object with the key ``raw``, then its fields are taken
(``raw``, and as it likes ``usage``, ``reasoning``, ``finish_reason``, ``served_by``,
``sent_size``). Anything else, JSON or not, is itself the raw reply, without white space around it.

The program runs once a call; with ``"persistent": true`` it is kept, and reads one line and writes
one line for each call. It runs in the working directory. Of its words those that name a file in the
folder of the models file mean that file.
"""

from __future__ import annotations

import asyncio
import base64
import json
import shlex
import shutil
from pathlib import Path

from pointerbench.run.errors import CallError, SkippedError
from pointerbench.run.models import Model
from pointerbench.run.providers.exchange import (
    flag_setting,
    number_setting,
    reply_of,
    request_of,
)
from pointerbench.run.providers.program import Program
from pointerbench.run.question import Call, Reply
from pointerbench.values.errors import UsageError


class Command:
    """Runs ``command``, a list of words or one text that is split as a shell would. No shell."""

    exclusive = False

    def __init__(self, model: Model) -> None:
        self.words = _words(model)
        self.timeout = number_setting(model, "timeout", 120)
        self.send_image = flag_setting(model, "send_image")
        self.persistent = flag_setting(model, "persistent")
        self.concurrency = 1 if self.persistent else 0
        self._kept: Program | None = None
        self._turn = asyncio.Lock()

    def prepare(self) -> None:
        if shutil.which(self.words[0]) is None:
            raise SkippedError(f"no program {self.words[0]!r} can be found")

    async def ask(self, call: Call) -> Reply:
        request = await asyncio.to_thread(self._request, call)
        output = await (self._by_the_kept(request) if self.persistent else self._once(request))
        return _read(output.decode(errors="replace").strip())

    async def close(self) -> None:
        program, self._kept = self._kept, None
        if program is not None:
            await program.close()

    def _request(self, call: Call) -> bytes:
        request = request_of(call)
        if self.send_image:
            request["image_png_base64"] = base64.b64encode(call.sent.png).decode()
        return json.dumps(request).encode()

    async def _once(self, request: bytes) -> bytes:
        return await self._in_time(await Program.started(self.words), request)

    async def _by_the_kept(self, request: bytes) -> bytes:
        async with self._turn:
            program, self._kept = self._kept, None
            program = program or await Program.started(self.words)
            line = await self._in_time(program, request)
            self._kept = program  # one that failed, or was interrupted, is not used again
            return line

    async def _in_time(self, program: Program, request: bytes) -> bytes:
        """The answer; a program that does not bring it is ended, whatever the reason."""
        try:
            async with asyncio.timeout(self.timeout):
                if self.persistent:
                    return await program.answer_line(request)
                return await program.answer(request)
        except TimeoutError:
            await program.kill()
            raise CallError(f"no reply within {self.timeout:g} s", "timeout") from None
        except BaseException:
            await program.kill()
            raise


def _read(output: str) -> Reply:
    try:
        fields = json.loads(output) if output.startswith("{") else None
    except (ValueError, RecursionError):
        fields = None
    if isinstance(fields, dict) and "raw" in fields:
        return reply_of(fields)
    return Reply(output)


def _words(model: Model) -> tuple[str, ...]:
    given = model.settings.get("command")
    try:
        words = shlex.split(given) if isinstance(given, str) else given
    except ValueError as error:
        raise UsageError(f"{model.name}: command {given!r}: {error}") from None
    is_list = isinstance(words, list | tuple) and all(isinstance(word, str) for word in words)
    if not is_list or not words or not words[0]:
        raise UsageError(
            f'{model.name}: expected "command" to be a list of words such as ["python", "ask.py"],'
            f" got {given!r}"
        )
    return tuple(_in_home(word, model.home, first=not place) for place, word in enumerate(words))


def _in_home(word: str, home: Path, *, first: bool) -> str:
    """The word, or the file that it names from the models file's folder, wherever one runs it from;
    a first word without a folder is a program that the system knows."""
    bare = first and Path(word).name == word
    return (
        word if not word or bare or not (home / word).is_file() else str((home / word).absolute())
    )
