"""What the main thread of a page does, as a browser's tools record it."""

from __future__ import annotations

from typing import Any

from pointerbench.pages.banks.draw import Draw

_CALLS = {
    "script": ["Evaluate script", "Compile code", "Function call", "Run microtasks"],
    "render": ["Recalculate style", "Layout", "Pre-paint", "Paint", "Layerize", "Commit"],
    "load": ["Parse HTML", "Parse stylesheet"],
    "system": ["Minor GC", "Major GC", "Timer fired", "Event: click", "Event: input"],
}


def trace(draw: Draw) -> list[dict[str, Any]]:
    """Tasks of the main thread: ``at`` and ``width`` in thousandths, with the calls in them."""
    stream, at = draw.stream, 12
    tasks: list[dict[str, Any]] = []
    longest = stream.integer(2, 6)
    while at < 940 and len(tasks) < 16:
        low, high = stream.pick([(9, 26), (30, 60), (65, 100)])
        if len(tasks) == longest:
            low, high = 140, 180
        width = min(stream.integer(low, high), 985 - at)
        calls = _calls(draw.child(f"task{len(tasks)}"), at, width)
        tasks.append({"at": at, "width": width, "calls": calls, "ms": f"{width / 3:.1f} ms"})
        at += width + stream.integer(3, 44)
    return tasks


def _calls(draw: Draw, at: int, width: int) -> list[dict[str, Any]]:
    """The calls in a task, up to three deep."""
    stream = draw.stream
    kind = stream.weighted({"script": 4, "render": 3, "load": 1, "system": 1})
    calls: list[dict[str, Any]] = []

    def call(of: str, start: int, size: int, depth: int) -> None:
        name = stream.pick(_CALLS[of])
        calls.append({"name": name, "kind": of, "at": start, "width": size, "depth": depth})

    inner = at
    while inner < at + width - 4:
        size = min(stream.integer(max(3, width // 5), max(4, width)), at + width - inner)
        call(stream.weighted({kind: 4, "render": 1, "script": 2}), inner, size, 1)
        if size > 24:
            part = stream.integer(size // 2, size - 2)
            call(kind, inner + 1, part, 2)
            if part > 30:
                call("script", inner + 2, part // 2, 3)
        inner += size + stream.integer(0, 3)
    return calls
