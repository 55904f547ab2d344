"""Walks a desktop program through the states of its recipe."""

from __future__ import annotations

import datetime as dt
import shutil
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field, replace
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from pointerbench.capture.captured import Captured, State
from pointerbench.capture.desktop.clicking import clickable, clicked
from pointerbench.capture.desktop.environment import NOW, Looks
from pointerbench.capture.desktop.find import names_in, same_words
from pointerbench.capture.desktop.finding import Opening, dialogs, menus, tabs
from pointerbench.capture.desktop.program import Look, Program, running
from pointerbench.capture.desktop.proofs import Prover
from pointerbench.capture.desktop.reader import Reader
from pointerbench.capture.desktop.session import Session
from pointerbench.capture.desktop.steps import do
from pointerbench.capture.desktop.tables import tabled
from pointerbench.capture.evidence import Pixels, same
from pointerbench.capture.failures import CaptureError, SilentProgramError
from pointerbench.capture.old import make_old
from pointerbench.capture.recipe import Recipe, StateWanted
from pointerbench.capture.walking import Opener, Taken, Way
from pointerbench.elements.tree import Group

_ESCAPES = 5
_STARTS = 3
_PASSES = 5
DOCUMENT = "{document}"
"""Stands in a command for the path of the document that the program opens."""


@dataclass
class DesktopDriver:
    """One program in one session after the other, all of the same looks.

    Attributes:
        recipe: what to walk through.
        looks: size, theme, language.
        files: files that are copied into the home folder, by what stands for each in the command.
    """

    recipe: Recipe
    looks: Looks
    files: Mapping[str, Path] = field(default_factory=dict)
    _stack: ExitStack | None = None
    _program: Program | None = None
    _prover: Prover | None = None
    _reader: Reader | None = None
    _start: Pixels | None = None
    _after: list[Taken] = field(default_factory=list)
    _ids: dict[tuple[Any, ...], str] = field(default_factory=dict)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        _kind: type[BaseException] | None,
        _error: BaseException | None,
        _trace: TracebackType | None,
    ) -> None:
        self.close()

    def close(self) -> None:
        """Ends program and session."""
        stack, self._stack = self._stack, None
        self._program = None
        if stack is not None:
            stack.close()

    @property
    def program(self) -> Program:
        """The running program; it is started where it does not run."""
        if self._program is None:
            self._boot()
        assert self._program is not None
        return self._program

    def _boot(self) -> None:
        """Starts the program; once more where it hangs, as some do now and then."""
        for try_ in range(_STARTS):
            try:
                self._start_program()
                return
            except SilentProgramError:
                self.close()
                if try_ + 1 == _STARTS:
                    raise

    def _start_program(self) -> None:
        self.close()
        stack = ExitStack()
        self._stack = stack
        session = stack.enter_context(Session(self.looks))
        chinese = self.recipe.files_zh if self.language == "zh" else {}
        for name, content in {**self.recipe.files, **chinese}.items():
            session.write_home(name, content)
        argv = self._argv(session)
        program = stack.enter_context(
            running(session, argv, self.recipe.environment, self.recipe.wait, self.recipe.park)
        )
        for keys in self.recipe.close:
            program.hand.keys(keys)
            program.screen.settled(0.8, 8)
        if self.recipe.close:
            program.greet()
        self._start = program.look().pixels
        self._program = program
        if self._prover is None:
            self._prover = Prover(program)
        if self._reader is None:
            self._reader = Reader(program)
        self._prover.program = self._reader.program = program

    def _argv(self, session: Session) -> list[str]:
        argv = list(self.recipe.command)
        for sign, path in self.files.items():
            copy = session.documents / path.name
            shutil.copytree(path, copy) if path.is_dir() else shutil.copy2(path, copy)
            make_old(copy, dt.datetime.fromisoformat(f"{NOW}+00:00").timestamp())
            argv = [part.replace(sign, session.shown(copy)) for part in argv]
        return [part for part in argv if DOCUMENT not in part]

    @property
    def language(self) -> str:
        return self.looks.language

    def ways(self, wanted: StateWanted) -> Sequence[Way]:
        """See `pointerbench.capture.walking.Driver`."""
        if wanted.language not in ("", self.language):
            return ()
        each = {menus: wanted.each_menu, dialogs: wanted.each_dialog, tabs: wanted.each_tab}
        finders = [finder for finder, is_wanted in each.items() if is_wanted]
        if not finders:
            return (Way(wanted.id, wanted.steps),)
        self.reach(Way(wanted.id, wanted.steps))
        found: list[Opening] = []
        for finder in finders:
            found += finder(self.program, self.program.look())
        kept = [one for one in found if not self._is_left_out(one.role, one.name)]
        return [self._way(wanted, number, one) for number, one in wanted.some(kept)]

    def _way(self, wanted: StateWanted, number: int, opening: Opening) -> Way:
        before = (*wanted.steps, *opening.before)
        steps = (*before, replace(opening.step, place=wanted.place))
        if opening.step.verb == "dialog":
            steps = (*wanted.steps, replace(opening.step, place=wanted.place))
        opener = Opener(self._ids.get(_key(before), ""), opening.role, opening.name)
        way = Way(f"{wanted.id}-{number}", steps, opener)
        self._ids[_key(steps)] = way.id
        return way

    def reach(self, way: Way) -> None:
        """See `pointerbench.capture.walking.Driver`."""
        self._ids.setdefault(_key(way.steps), way.id)
        if self._program is not None and not self._back():
            self.close()
        program = self.program
        try:
            for step in way.steps:
                do(program, step, self.language)
        except CaptureError:
            self.close()
            raise

    def _back(self) -> bool:
        """Whether Escape leads back to the start, to the pixel."""
        program, start = self._program, self._start
        assert program is not None
        assert start is not None
        for _ in range(_ESCAPES):
            try:
                program.check_alive()
            except CaptureError:
                return False
            program.park()
            program.screen.settled(0.15, 2)
            if program.screen.shows(start):
                return True
            stack = program.stack()
            if len(stack) == 1 and not any(window.free for window in stack):
                return False
            program.hand.keys("Escape")
        return False

    def take(self, way: Way) -> Taken:
        """See `pointerbench.capture.walking.Driver`.

        First what leaves the screen as it is, then the harmless clicks, each taken back, and at the
        end the clicks that are not taken back: into fields and rows, and between characters.
        """
        program, prover, reader = self.program, self._prover, self._reader
        assert prover is not None
        assert reader is not None
        try:
            look, proved, groups = self._proved(program, prover)
            texts = reader.read(look, proved)
            if not way.steps:
                self._start = look.pixels
            state = self._state(way.id, look, proved, groups)
            self._after = list(self._clicks(way, look, state))
            state = self._state(way.id, look, prover.touch(look, proved), groups)
            texts = texts and reader.click(look, proved, texts)
        except CaptureError:
            self.close()
            raise
        return Taken(state, look.pixels, {"defects": _defects(look)}, texts=texts)

    def _proved(
        self, program: Program, prover: Prover
    ) -> tuple[Look, list[Captured], dict[str, Group]]:
        """What is shown, with its elements proved; once more where that left a trace, after the
        pointer has been everywhere."""
        for _ in range(_PASSES):
            look = program.look()
            elements, groups = look.reading.elements()
            proved = prover.prove(look, [self._kept(element) for element in elements])
            if not prover.disturbed:
                return look, proved, groups
            program.sweep(
                [one.box.center for one in elements if one.active and look.is_on_top(one)]
            )
            if [one.id for one in program.stack()] != [one.id for one in look.stack]:
                break
        raise CaptureError("the screen was another one after the proofs")

    def _state(
        self,
        name: str,
        look: Look,
        elements: Sequence[Captured],
        groups: Mapping[str, Group],
    ) -> State:
        made = tabled(tuple(self._modal(look, elements)), groups)
        return State(
            id=name,
            size=self.looks.size,
            elements=made.elements,
            groups=made.groups,
            kinds=made.kinds,
            language=self.language,
            title=look.title,
        )

    def _kept(self, element: Captured) -> Captured:
        """An element; one that the recipe leaves out is never clicked and says nothing."""
        left_out = self._is_left_out(element.role, element.name)
        return replace(element, active=False) if left_out else element

    def _is_left_out(self, role: str, name: str) -> bool:
        for left in self.recipe.leave_out:
            named = left.named
            names = names_in(named.name, self.language) if named.name else []
            fits = not names or any(same_words(one, name) for one in names)
            if fits and named.role in ("", role):
                return True
        return False

    def _modal(self, look: Look, elements: Sequence[Captured]) -> Iterator[Captured]:
        """The elements; those behind a dialog, a popover or an open menu, which keep the others
        from answering or are only closed by a click there, do nothing."""
        modal = look.modal
        for element in elements:
            behind = modal and not look.is_on_top(element)
            yield replace(element, active=False) if behind else element

    def after(self, _way: Way, _taken: Taken) -> Iterator[Taken]:
        """See `pointerbench.capture.walking.Driver`."""
        yield from self._after

    def _clicks(self, way: Way, look: Look, state: State) -> Iterator[Taken]:
        """The states after harmless clicks; they end where a way back does not lead back."""
        for number, (kind, element) in enumerate(clickable(state, self.recipe.harmless)):
            if not look.is_on_top(element):
                continue
            found, back = clicked(self.program, element, kind, look.pixels)
            if found is not None and back and not same(found.pixels, look.pixels):
                opener = Opener(way.id, element.role, element.name, element.path)
                yield self._read(f"{way.id}-after-{number}", found, opener)
            if not back:
                return

    def _read(self, name: str, look: Look, opener: Opener) -> Taken:
        """The state after a click, with what is known of its elements."""
        elements, groups = look.reading.elements()
        assert self._prover is not None
        known = [self._prover.remembered(look, self._kept(element)) for element in elements]
        notes: Mapping[str, Any] = {"after": opener.state, "defects": _defects(look)}
        return Taken(self._state(name, look, known, groups), look.pixels, notes, opener)


def _key(steps: Sequence[Any]) -> tuple[Any, ...]:
    """What steps do, wherever they stand in a recipe."""
    return tuple((step.verb, str(step.value), step.amount) for step in steps)


def _defects(look: Look) -> list[str]:
    return [f"{defect.kind} at {defect.place}: {defect.done}" for defect in look.defects]
