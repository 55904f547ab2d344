"""Draws a screen: everything that is decided about it, before a page shows it."""

from __future__ import annotations

from pointerbench.contract.task import Options
from pointerbench.pages.app import App
from pointerbench.pages.banks.draw import Draw
from pointerbench.pages.frames import frame_of
from pointerbench.suites.gd.mixing import app_at, language_at, look_at, platform_at, sizes_of
from pointerbench.suites.gd.scene import Scene
from pointerbench.values.rng import Stream, permuted

_SAME_APP = 6  # attempts with the application whose turn it is


def compose(screen: int, attempt: int, stream: Stream, options: Options) -> tuple[App, Scene]:
    """A screen of the application whose turn it is; after some attempts, of another one."""
    platform = platform_at(screen, options)
    turn = screen if attempt < _SAME_APP else screen + 10 * (attempt - _SAME_APP + 1)
    app = app_at(turn, platform, options)
    language = language_at(screen, options)
    draw = Draw(stream.child("document"), language, app.content[language])
    document = app.document(draw)
    states = app.states(draw.child("states"), document)
    names = list(states)
    state = names[permuted(screen + attempt, len(names), f"gd/{app.id}/state")]
    looks = stream.child("looks")
    look = look_at(screen, platform, options)
    width, height, scale = looks.weighted(sizes_of(look, options))
    theme = "dark" if "dark" in app.themes and looks.chance(0.35) else app.themes[0]
    frame = frame_of(stream.child("frame"), look, (width, height), app.name[language], draw)
    scene = Scene(
        app=app.id,
        language=language,
        theme=theme,
        platform=platform,
        look=look,
        size=(width, height),
        scale=scale,
        frame=frame,
        document=document,
        state=state,
        changes=states[state],
    )
    return app, scene
