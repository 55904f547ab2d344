"""Models that know the probe's screens and answer in one convention each, three pixels off."""

from __future__ import annotations

from collections.abc import Callable
from math import cos, log, pi, sqrt

from model_formats import Answer, Asked

from pointerbench.run.coordinates import sent_size
from pointerbench.run.probe.screens import SCREENS, Screen
from pointerbench.run.profile_values import Resize
from pointerbench.values.rng import Stream

OFF = 3.0  # pixels, each way
CAPPED = Resize("smart", 28, 3_136, 1_003_520)


def seen(screen: Screen, name: str) -> tuple[float, float]:
    """Where a model that sees well would click, as shares of the sides."""
    stream = Stream(f"probe/{name}/{screen.id}")
    x, y = (at + OFF * _normal(stream) for at in screen.at)
    return x / screen.size[0], y / screen.size[1]


def _normal(stream: Stream) -> float:
    """Box and Muller's."""
    return sqrt(-2 * log(1 - stream.random())) * cos(2 * pi * stream.random())


def clicking(asked: Asked) -> Answer:
    """Clicks what is asked for. Behind the OpenAI protocol, the model's name is that of one of the
    functions below; the others have conventions of their own, which the server keeps to."""
    screen = next(screen for screen in SCREENS if _name(screen) in asked.text)
    x, y = seen(screen, asked.api)
    if asked.api == "openai":
        return Answer(text=ANSWERS[asked.body["model"]](asked, x, y))
    return Answer(point=(x * asked.size[0], y * asked.size[1]))


def _name(screen: Screen) -> str:
    return screen.instruction.removeprefix("Click the ").removesuffix(".")


def per_mille(asked: Asked, x: float, y: float) -> str:
    return f"[{x * 1000:.0f}, {y * 1000:.0f}]"


def per_mille_y_first(asked: Asked, x: float, y: float) -> str:
    return f"[{y * 1000:.0f}, {x * 1000:.0f}]"


def pixels_sent(asked: Asked, x: float, y: float) -> str:
    width, height = asked.size
    return f"({x * width:.0f}, {y * height:.0f})"


def pixels_capped(asked: Asked, x: float, y: float) -> str:
    width, height = sent_size(CAPPED, asked.size)
    return f"({x * width:.0f}, {y * height:.0f})"


def boxes(asked: Asked, x: float, y: float) -> str:
    x, y = x * asked.size[0], y * asked.size[1]
    return f"[{x - 20:.0f}, {y - 9:.0f}, {x + 20:.0f}, {y + 9:.0f}]"


def half_asleep(asked: Asked, x: float, y: float) -> str:
    """Half answers, half apologies."""
    if "circle" in asked.text or "bar" in asked.text:
        return "I am sorry, I cannot see the screen."
    return per_mille(asked, x, y)


def one_place(asked: Asked, x: float, y: float) -> str:
    return "[500, 500]"


ANSWERS: dict[str, Callable[[Asked, float, float], str]] = {
    function.__name__: function
    for function in (
        per_mille,
        per_mille_y_first,
        pixels_sent,
        pixels_capped,
        boxes,
        half_asleep,
        one_place,
    )
}
