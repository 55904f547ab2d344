"""What a dreamed screen shall show, decided before anything is drawn."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pointerbench.suites.pro.app import App, Function, Thing
from pointerbench.suites.pro.dream.prompts import fill, words
from pointerbench.suites.pro.source import AppCard, Candidate
from pointerbench.values.rng import Stream

FUNCTIONS = 12
OBJECTS = 2
_AS_ICON = 0.6  # of the functions that have both an icon and a label
_CUT = 0.005  # share of a picture's width that may be cut off without a word


@dataclass(frozen=True, slots=True)
class Plan:
    """A screen to be drawn: what the image model is told, and what may be asked for on it."""

    app: AppCard
    platform: str
    prompt: str
    candidates: tuple[Candidate, ...]


def plan(app: App, number: int, seed: int, margin: float = 0.0) -> Plan:
    """Screen ``number`` (from 1) of an application.

    ``margin`` is the share of the picture's width that will be cut off on either side.
    """
    stream = Stream(f"{seed}/pro/dream/{app.slug}/{number}")
    platform = _turn(app.platforms, number)
    shown = _functions(stream.child("functions"), app)
    things = stream.child("objects").sample(app.objects, min(OBJECTS, len(app.objects)))
    candidates = [_control(stream.child(one.id), place, one) for place, one in enumerate(shown, 1)]
    for place, thing in enumerate(things, len(candidates) + 1):
        candidates.append(_object(stream.child(f"object{place}"), place, thing))
    prompt = fill(
        "screen",
        app=app.name,
        category=words("category", app.category),
        platform=words("platform", platform),
        tone=words("tone", stream.child("tone").pick(app.tones)),
        scenario=app.scenario,
        document=f'What is open is called "{_turn(app.documents, number)}".',
        margins=_margins(margin),
        menus=f"a menu bar ({', '.join(app.menus)})" if app.menus else "a head bar",
        tools="\n".join(f"- {_wanted(candidate)}" for candidate in candidates),
    )
    return Plan(AppCard(app.name, app.slug, app.category), platform, prompt, tuple(candidates))


def _turn(options: Sequence[str], number: int) -> str:
    """One of the options, which take turns from screen 1 on."""
    return options[(number - 1) % len(options)]


def _functions(stream: Stream, app: App) -> list[Function]:
    """Functions that the screen must show; no two do the same or are called the same."""
    chosen: dict[str, Function] = {}
    faces: set[str] = set()
    for function in stream.shuffled(list(app.functions.values())):
        own = {function.label.casefold(), f"icon {function.icon}"} - {"", "icon "}
        if len(chosen) < FUNCTIONS and function.means not in chosen and not own & faces:
            chosen[function.means] = function
            faces |= own
    return list(chosen.values())


def _control(stream: Stream, number: int, function: Function) -> Candidate:
    """A function, shown by its icon alone or by its label alone."""
    both = bool(function.icon and function.label)
    as_icon = stream.chance(_AS_ICON) if both else bool(function.icon)
    glyph = function.icon.replace("_", " ")
    return Candidate(
        number,
        instruction=stream.pick(function.does),
        element_type="icon" if as_icon else "text",
        function=function.means,
        words=(function.label,) if function.label else (),
        subject=(
            f'the toolbar button with a "{glyph}" icon (no text)'
            if as_icon
            else f'the button labelled "{function.label}" (no icon)'
        ),
    )


def _object(stream: Stream, number: int, thing: Thing) -> Candidate:
    """Something in the work itself, which has no control's face."""
    article = thing.subject.startswith(("the ", "a ", "an "))
    return Candidate(
        number,
        instruction=stream.pick(thing.does),
        element_type="other",
        function=thing.subject,
        words=(),
        subject=thing.subject if article else f"the {thing.subject}",
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
