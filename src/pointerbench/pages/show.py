"""Shows an application's screens: a page is kept open and given new documents."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from pointerbench.browser.clicks import State
from pointerbench.browser.host import Device, Host
from pointerbench.browser.painted import Meaning, tree_of
from pointerbench.elements.tree import ElementTree
from pointerbench.pages.app import App
from pointerbench.pages.serve import serve, start_of
from pointerbench.picture.pixels import Picture
from pointerbench.values.geometry import Box

_SCREENS = 60  # that a page shows before another one takes its place
_REST = 5  # screens, after which a page lets go of what it keeps for speed


@dataclass(frozen=True, slots=True)
class View:
    """One screen of an application: a document in one state, on a device, in one look.

    ``frame`` is what stands around it, as the part ``PbFrame`` takes it; ``look`` is what the
    page may style itself after, as ``ios``.
    """

    app: App
    document: Mapping[str, Any]
    state: Mapping[str, Any]
    device: Device
    language: str = "en"
    theme: str = "light"
    look: str = "web"
    frame: Mapping[str, Any] | None = None


class Shown:
    """A screen that stands in a page; another one that is shown in the page ends it."""

    def __init__(self, host: Host, view: View) -> None:
        self.host = host
        self.view = view
        app = view.app
        host.be(view.device)
        if not host.call("pb.defined", app.id):
            host.call("pb.define", dict(app.page))
            host.page.evaluate(f"pb.icons('packs', {json.dumps(app.packed)})")
        if not host.call("pb.hasIcons", app.icons):
            host.page.evaluate(f"pb.icons({app.icons!r}, {_icons(app.icons)})")
        labels = {"brand": app.name[view.language], **app.labels[view.language]}
        self.state: State = host.call(
            "pb.show",
            {
                "app": app.id,
                "icons": app.icons,
                "data": view.document,
                "labels": labels,
                "state": view.state,
                "language": view.language,
                "theme": view.theme,
                "look": view.look,
                "frame": {"kind": "bare", "url": f"https://{app.site}", **(view.frame or {})},
            },
        )

    def tree(self) -> ElementTree:
        """The elements that are painted now."""
        app, language = self.view.app, self.view.language
        return tree_of(self.host, Meaning(app.kinds, app.functions, language, app.platform))

    def painted(self, box: Box, ink: str) -> Picture:
        """The picture as at first, with a box of it, in pixels of the picture, painted over."""
        scale = self.host.device.screen.scale
        self.host.call("pb.reset")
        self.host.call("pb.settled")
        self.host.call("pb.paint", {"box": [edge / scale for edge in box], "ink": ink})
        picture = self.host.picture()
        self.host.call("pb.paint")
        return picture

    def again(self) -> None:
        """Shows it afresh, as at first, whatever was clicked; a tree's ids hold again."""
        self.host.call("pb.reset")
        self.found()

    def found(self) -> None:
        """A tree's ids hold again in a page that was drawn anew, as it was at first."""
        if not self.host.call("pbTree.again"):
            self.tree()


class _Kept:
    """The one page of this process that is kept open, and how many screens it has shown: another
    one beside it would take 60 MB, and more with every application."""

    kit = ""
    host: Host | None = None
    screens = 0


def show(view: View) -> Shown:
    """Shows a screen in a page of its kit, a new one if another kit's is open or it has crashed."""
    return Shown(_host(view.app.kit), view)


def forget() -> None:
    """Lets go of the page, as after an error: the next screen is shown in a new one."""
    host, _Kept.host = _Kept.host, None
    if host is not None:
        host.close()


def _host(kit: str) -> Host:
    if kit != _Kept.kit or _Kept.screens == _SCREENS:
        forget()
    if _Kept.host is None:
        _Kept.kit, _Kept.host, _Kept.screens = kit, Host(serve, start_of(kit)), 0
    _Kept.screens += 1
    if _Kept.screens % _REST == 0:
        _Kept.host.rest()
    return _Kept.host


def _icons(name: str) -> str:
    found = serve(f"/vendor/icons/{name}.json")
    if found is None:
        raise LookupError(f"no icon set {name!r}")
    return json.dumps(json.loads(found[0]))
