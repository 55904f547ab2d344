"""A program that runs in a session: what it shows, what it says of it, and a hand on it."""

from __future__ import annotations

import subprocess
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from pointerbench.capture.captured import Captured
from pointerbench.capture.desktop import kinds, tree
from pointerbench.capture.desktop.access import trees
from pointerbench.capture.desktop.bus import Bus
from pointerbench.capture.desktop.cells import cells_of, is_sheet
from pointerbench.capture.desktop.defects import Defect, mended
from pointerbench.capture.desktop.elements import Reading
from pointerbench.capture.desktop.frame import FrameBuffer
from pointerbench.capture.desktop.node import Node, Ref, in_order
from pointerbench.capture.desktop.pointer import Hand, open_display
from pointerbench.capture.desktop.popovers import is_below, popover, uncovered
from pointerbench.capture.desktop.rows import gathered
from pointerbench.capture.desktop.session import Session
from pointerbench.capture.desktop.stack import Window, free_windows, windows
from pointerbench.capture.desktop.visible import seen
from pointerbench.capture.evidence import Pixels, same
from pointerbench.capture.failures import CaptureError, ProgramEndedError, SilentProgramError

_QUIET = 1.0  # seconds without a change after which a start is over
_IDLE = 8.0  # seconds without work and without a window after which it will show none
_TRIES = 4  # at a look during which nothing changes


@dataclass(frozen=True)
class Look:
    """What was on the screen at one moment, and what the programs said of it."""

    pixels: Pixels
    reading: Reading
    stack: tuple[Window, ...]
    defects: tuple[Defect, ...]

    @property
    def title(self) -> str:
        """That of the uppermost window that the window manager cares for."""
        managed = [window.title for window in self.stack if not window.free]
        return managed[-1] if managed else ""

    @property
    def popover(self) -> int | None:
        """The place of the node of an open popover."""
        return popover(self.reading.nodes, self.reading.seen)

    @property
    def modal(self) -> bool:
        """Whether something is open before which nothing else answers."""
        if self.popover is not None or any(one.free or one.modal for one in self.stack):
            return True
        return any(
            "modal" in node.states and node.showing and node.role in kinds.GROUPS
            for node in self.reading.nodes
        )

    def is_on_top(self, element: Captured) -> bool:
        """Whether an element lies in the uppermost window: an open menu or list, or else the
        window that the window manager shows before the others, of which a popover is all that
        answers."""
        own = self.reading.seen[self.reading.place_of(element)].window
        popups = {window.id for window in self.stack if window.free}
        if popups:
            return own in popups
        over = self.popover
        if over is not None and own == self.reading.seen[over].window:
            return is_below(self.reading.nodes, self.reading.place_of(element), over)
        return not own or own == self.stack[-1].id

    def in_popup(self, element: Captured) -> bool:
        """Whether an element lies in an open menu or list."""
        own = self.reading.seen[self.reading.place_of(element)].window
        return any(window.id == own and window.free for window in self.stack)


@dataclass
class Program:
    """A running program.

    ``wait`` is how many seconds it may take to show a window; ``place`` is where the pointer is
    parked, for a program that shows a tooltip in the lower right corner.
    """

    session: Session
    bus: Bus
    process: subprocess.Popen[bytes]
    display: Any
    wait: float = 40.0
    place: tuple[int, int] | None = None
    hand: Hand = field(init=False)

    def __post_init__(self) -> None:
        self.hand = Hand(self.display)

    @property
    def screen(self) -> FrameBuffer:
        return self.session.screen

    @property
    def corner(self) -> tuple[int, int]:
        """Where the pointer is parked: in the lower right corner of the screen, as a rule."""
        if self.place is not None:
            return self.place
        width, height = self.session.looks.size
        return width - 2, height - 2

    def wait_for_window(self) -> None:
        """Until a window shows and nothing changes any more.

        Raises:
            ProgramEndedError: it ended first.
            SilentProgramError: it shows no tree in time.
        """
        until = time.monotonic() + self.wait
        worked, since = -1.0, time.monotonic()
        while not self._shows():
            self.check_alive()
            now = time.monotonic()
            if (spent := seconds_of(self.process.pid)) != worked:
                worked, since = spent, now
            if now > until or now - since > _IDLE:
                raise SilentProgramError(f"no window with a tree in {self.wait:g} seconds")
            time.sleep(0.1)
        self.screen.settled(_QUIET, self.wait)
        self.greet()

    def greet(self) -> None:
        """Moves the pointer through the window: LibreOffice knows where it is only after that."""
        width, height = self.session.looks.size
        self.hand.move(width // 2, height // 2)
        time.sleep(0.15)
        self.park()
        self.screen.settled(0.3, 3)

    def sweep(self, points: Sequence[tuple[int, int]]) -> None:
        """Moves the pointer over points and parks it: LibreOffice draws a bar in full only
        once the pointer has been on it."""
        for point in points:
            self.hand.move(*point)
            time.sleep(0.03)
        self.park()
        self.screen.settled(0.5, 5)

    def park(self) -> None:
        self.hand.move(*self.corner)

    def check_alive(self) -> None:
        """Raises ProgramEndedError where it has ended, unless it has left others behind."""
        if self.process.poll() is not None and not self._programs():
            said = self.session.log("program")
            raise ProgramEndedError(f"the program ended with status {self.process.poll()}: {said}")

    def _programs(self) -> list[Ref]:
        return tree.programs(self.bus)

    def _shows(self) -> bool:
        """Whether a program has a window that shows."""
        if not self.stack():
            return False
        for program in tree.described(self.bus, self._programs()):
            windows_ = tree.children_of(self.bus, program)
            if any(window.showing for window in windows_):
                return True
        return False

    def stack(self) -> tuple[Window, ...]:
        return windows(self.display)

    def popups(self) -> tuple[Window, ...]:
        """Windows that the window manager leaves alone: menus, lists, tooltips."""
        return free_windows(self.display)

    def nodes(self, stack: Sequence[Window]) -> list[Node]:
        """The nodes of all programs of the session, one after the other."""
        menus = any(window.free for window in stack)
        found: list[Node] = []
        for number, program in enumerate(self._programs()):
            start = len(found)
            nodes = tree.nodes_of(self.bus, program, menus=menus)
            found += [_further(node, start, number) for node in self._with_cells(nodes)]
        return found

    def _with_cells(self, nodes: list[Node]) -> list[Node]:
        """The nodes, with the cells of sheets below those."""
        sheets = [at for at, node in enumerate(nodes) if is_sheet(node) and node.showing]
        cells = [
            replace(cell, parent=at) for at in sheets for cell in cells_of(self.bus, nodes[at])
        ]
        return in_order([*nodes, *cells]) if cells else nodes

    def look(self) -> Look:
        """What is shown while nothing changes: the picture is the same before and after the trees
        are read, and twice before.

        Raises:
            CaptureError: it never stands still.
        """
        self.check_alive()
        for _ in range(_TRIES):
            self.screen.settled(0.3, 6)
            first = self.screen.grab()
            stack = self.stack()
            if not stack:
                raise CaptureError("the program has no window any more")
            nodes, defects = mended(self.nodes(stack))
            second = self.screen.grab()
            if same(first, second):
                nodes = gathered(nodes)
                boxes = uncovered(nodes, seen(nodes, stack, self.session.looks.size))
                return Look(first, Reading(nodes, boxes, first), stack, tuple(defects))
        raise CaptureError("the screen never stands still")

    def tooltip(self) -> str:
        """What the tooltip that is shown says; "" where none is, or none says anything."""
        for program in tree.described(self.bus, self._programs()):
            for child in reversed(tree.children_of(self.bus, program)):
                if child.role == "tool tip" and child.showing:
                    return child.name or self._words(child)
        return ""

    def _words(self, node: Node, depth: int = 4) -> str:
        for child in tree.children_of(self.bus, node):
            said = child.name or child.text or (self._words(child, depth - 1) if depth else "")
            if said:
                return said
        return ""


def seconds_of(process: int) -> float:
    """How long a group of processes has worked so far, in ticks of the system's clock; 0 where the
    system does not tell."""
    total = 0
    for path in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError, IndexError):
            fields = path.read_text("utf-8", "replace").rpartition(")")[2].split()
            if int(fields[2]) == process:
                total += sum(int(ticks) for ticks in fields[11:15])
    return float(total)


def _further(node: Node, start: int, program: int) -> Node:
    """A node of the second and further programs, in one list with the first."""
    if not program:
        return node
    place = f"{program}.{node.place}" if node.place else ""
    parent = node.parent + start if node.parent >= 0 else -1
    return replace(node, parent=parent, place=place)


@contextmanager
def running(
    session: Session,
    argv: Sequence[str],
    environment: Mapping[str, str],
    wait: float = 40.0,
    place: tuple[int, int] | None = None,
) -> Iterator[Program]:
    """A program in a session, from its first window to its end.

    Raises:
        ProgramEndedError: it does not start, or ends at once.
        SilentProgramError: it shows no tree.
    """
    with trees(session.environment) as bus:
        display = open_display(session.display)
        process = session.start_program(argv, environment)
        try:
            program = Program(session, bus, process, display, wait, place)
            program.wait_for_window()
            yield program
        finally:
            session.end(process)
            display.close()
