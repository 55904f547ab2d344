"""Another program as a partner in talk: started without a shell, bounded, and ended with all its
children."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Sequence
from contextlib import suppress

from pointerbench.run.errors import CallError, FatalCallError
from pointerbench.run.providers.exchange import without_keys

LONGEST = 1 << 24  # bytes of a reply
_TAIL = 1 << 12  # bytes of stderr that are kept
_SAID = 300  # characters of its last line that are shown
_PATIENCE = 3.0  # seconds that a program has to end by itself when it is no longer needed


class Program:
    """One running process, leader of its own process group: it hears no Ctrl-C of ours, so that a
    call in flight can be finished."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process
        self._errors = asyncio.create_task(self._tail_of_errors())

    @classmethod
    async def started(cls, words: Sequence[str]) -> Program:
        """The program, running.

        Raises:
            FatalCallError: it cannot be started.
        """
        pipe = asyncio.subprocess.PIPE
        try:
            process = await asyncio.create_subprocess_exec(
                *words, stdin=pipe, stdout=pipe, stderr=pipe, limit=LONGEST, start_new_session=True
            )
        except (OSError, ValueError) as error:
            words_of_it = getattr(error, "strerror", None) or error
            raise FatalCallError(
                f"{words[0]} cannot be started: {words_of_it}", "not_started"
            ) from None
        return cls(process)

    async def answer(self, request: bytes) -> bytes:
        """All that it writes until it ends, given the whole request.

        Raises:
            CallError: it ended with a status other than 0, or wrote without end.
        """
        output, _ = await asyncio.gather(self._all_output(), self._give(request, last=True))
        if await self._process.wait() != 0:
            raise await self.failure()
        return output

    async def answer_line(self, request: bytes) -> bytes:
        """The next line that it writes, given one line; it stays alive.

        Raises:
            CallError: it ended instead, or the line has no end.
        """
        assert self._process.stdout is not None
        await self._give(request + b"\n")
        try:
            line = await self._process.stdout.readline()
        except ValueError:
            raise _too_long() from None
        if not line.endswith(b"\n"):
            await self._process.wait()
            raise await self.failure()
        return line

    async def failure(self) -> CallError:
        """Why it ended: its status and the last line that it wrote on stderr."""
        lines = (await self._errors).decode(errors="replace").split("\n")
        said = next((line.strip() for line in reversed(lines) if line.strip()), "")
        status = self._process.returncode or 0
        how = f"was ended by signal {-status}" if status < 0 else f"ended with status {status}"
        return CallError(f"the program {how}: {_shown(said)}" if said else how, "exit_status")

    async def kill(self) -> None:
        """Ends it and its children at once."""
        with suppress(ProcessLookupError, PermissionError):
            if os.name == "posix":
                os.killpg(self._process.pid, signal.SIGKILL)
            else:
                self._process.kill()
        await self._process.wait()
        self._errors.cancel()

    async def close(self) -> None:
        """Lets it end by itself, for a few seconds."""
        assert self._process.stdin is not None
        self._process.stdin.close()
        with suppress(TimeoutError):
            await asyncio.wait_for(self._process.wait(), _PATIENCE)
        await self.kill()

    async def _give(self, data: bytes, *, last: bool = False) -> None:
        """A program may well end without reading: its status tells, not the broken pipe."""
        stdin = self._process.stdin
        assert stdin is not None
        with suppress(BrokenPipeError, ConnectionResetError):
            stdin.write(data)
            await stdin.drain()
        if last:
            stdin.close()

    async def _all_output(self) -> bytes:
        assert self._process.stdout is not None
        parts, length = [], 0
        while part := await self._process.stdout.read(1 << 16):
            parts.append(part)
            length += len(part)
            if length > LONGEST:
                raise _too_long()
        return b"".join(parts)

    async def _tail_of_errors(self) -> bytes:
        assert self._process.stderr is not None
        tail = b""
        while part := await self._process.stderr.read(_TAIL):
            tail = (tail + part)[-_TAIL:]
        return tail


def _shown(said: str) -> str:
    clean = without_keys(said)
    return clean if len(clean) <= _SAID else clean[:_SAID] + "..."


def _too_long() -> CallError:
    return CallError(f"the program's reply is longer than {LONGEST >> 20} MiB", "bad_reply")
