"""What a dreamed screen shall show, decided before anything is drawn."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from pointerbench.suites.pro.dream.prompts import fill, words
from pointerbench.suites.pro.dream.sketch import Control, Sketch
from pointerbench.suites.pro.source import AppCard, Candidate
from pointerbench.values.rng import Stream

FUNCTIONS = 12
OBJECTS = 2
_CUT = 0.005  # share of a picture's width that may be cut off without a word


@dataclass(frozen=True, slots=True)
class Plan:
    """A screen to be drawn: what the image model is told, what may be asked for on it, and what its
    rows say besides."""

    app: AppCard
    platform: str
    prompt: str
    candidates: tuple[Candidate, ...]
    more: Mapping[str, str]


def plan(shown: Sketch, number: int, seed: int, margin: float = 0.0) -> Plan:
    """Screen ``number`` (from 1) of an application.

    ``margin`` is the share of the picture's width that will be cut off on either side.
    """
    stream = Stream(f"{seed}/pro/dream/{shown.app.slug}/{number}")
    chosen = [
        *_chosen(stream.child("functions"), shown, ("icon", "text"), FUNCTIONS),
        *_chosen(stream.child("objects"), shown, ("other",), OBJECTS),
    ]
    candidates = tuple(
        _candidate(stream.child(one.function), place, one) for place, one in enumerate(chosen, 1)
    )
    menus = ", ".join(shown.menus)
    prompt = fill(
        "screen",
        app=shown.app.name,
        category=words("category", shown.app.category),
        platform=words("platform", shown.platform),
        theme=words("theme", shown.theme),
        scenario=shown.scenario,
        document=f'What is open is called "{shown.document}".',
        margins=_margins(margin),
        menus=f"a menu bar ({menus})" if menus else "a head bar",
        tools="\n".join(f"- {_wanted(candidate)}" for candidate in candidates),
    )
    more = {"theme": shown.theme, "state": shown.state, "document": shown.document}
    return Plan(shown.app, shown.platform, prompt, candidates, more)


def _chosen(stream: Stream, shown: Sketch, kinds: Sequence[str], most: int) -> list[Control]:
    """Controls that the screen must show; no two look the same."""
    chosen: dict[str, Control] = {}
    for control in stream.shuffled([one for one in shown.controls if one.kind in kinds]):
        if len(chosen) < most:
            chosen.setdefault(f"{control.kind} {control.face.casefold()}", control)
    return list(chosen.values())


def _candidate(stream: Stream, number: int, control: Control) -> Candidate:
    faces = {
        "icon": f'the toolbar button with a "{control.face}" icon (no text)',
        "text": f'the button labelled "{control.face}" (no icon)',
        "other": f"the {control.face}",
    }
    return Candidate(
        number,
        instruction=stream.pick(control.says),
        element_type=control.kind,
        function=control.function,
        words=(control.words,) if control.words else (),
        subject=faces[control.kind],
        more={"function": control.function, "proof": "painted"},
    )


def _wanted(candidate: Candidate) -> str:
    """What must be there, and for an icon also what its button is for."""
    name = f', which means "{candidate.words[0]}"' if candidate.words else ""
    return candidate.subject + (name if candidate.element_type == "icon" else "")


def _margins(margin: float) -> str:
    if margin < _CUT:
        return "The application's window fills the picture."
    return (
        f"The outermost {margin:.0%} of the picture's width, on the left and on the right, show "
        "nothing but the empty desktop behind the application's window, which reaches from the top "
        "of the picture to its bottom."
    )
