"""The tree holds what is painted, where it is painted, as a click finds it."""

from __future__ import annotations

import dataclasses
import os
import signal
from collections.abc import Callable, Iterator

import pytest

from pointerbench.browser.chromium import browser
from pointerbench.browser.clicks import click, unproved
from pointerbench.browser.host import Device, Host, PageError
from pointerbench.browser.painted import Meaning, tree_of
from pointerbench.contract.task import Screen
from pointerbench.elements.tree import ElementTree
from pointerbench.pages.serve import serve
from pointerbench.values.geometry import Box

SCRIPT = "/browser/elements.js"
Open = Callable[..., Host]
MEANING = Meaning({}, {}, "en", "web")


@pytest.fixture
def opened(chromium_runs: None) -> Iterator[Open]:
    """Opens a page with this body on a screen of 400 by 300."""
    hosts: list[Host] = []

    def open_(body: str, device: Device | None = None) -> Host:
        page = (
            "<!doctype html><html><body style='margin:0;font:16px sans-serif'>"
            f"{body}<script src='{SCRIPT}'></script></body></html>"
        )

        def answer(path: str) -> tuple[bytes, str] | None:
            return (page.encode(), "text/html") if path == "/page.html" else serve(path)

        host = Host(answer, "/page.html")
        hosts.append(host)
        host.be(device or Device(Screen(400, 300, 1)))
        return host

    yield open_
    for host in hosts:
        host.close()


def tree(host: Host) -> ElementTree:
    return tree_of(host, MEANING)


TYPES = {
    "button": "<button>Save</button>",
    "link": "<a href='#'>Terms</a>",
    "input": "<input placeholder='Name'>",
    "slider": "<input type=range>",
    "checkbox": "<label><input type=checkbox>Remember me</label>",
    "toggle": "<button role=switch aria-checked=true style='width:40px;height:20px'></button>",
    "tab": "<div role=tab>General</div>",
    "menu": "<div role=menuitem>Copy</div>",
    "dropdown": "<select><option>One</option></select>",
    "notification": "<div role=alert>Saved</div>",
    "text": "<span>Hello</span>",
    "icon": "<button><svg data-icon=bell width=20 height=20 viewBox='0 0 1 1'></svg></button>",
    "image": "<img data-photo=p1 width=40 height=40 src='data:image/gif;base64,R0lGODlhAQABAAAAACw='>",
}


@pytest.mark.parametrize("kind", TYPES)
def test_the_thirteen_types(opened: Open, kind: str) -> None:
    found = tree(opened(TYPES[kind])).elements
    assert [element.type for element in found if element.whole][:1] == [kind]


HIDDEN = {
    "display": "<button style='display:none'>X</button>",
    "visibility": "<button style='visibility:hidden'>X</button>",
    "transparent": "<div style='opacity:0'><button>X</button></div>",
    "beyond": "<button style='position:absolute;left:500px'>X</button>",
    "clipped": "<div style='height:10px;overflow:hidden'><div style='height:40px'></div><button>X</button></div>",
    "covered": "<button style='position:absolute;left:0;top:0'>X</button><div style='position:absolute;inset:0;background:#fff'></div>",
}


@pytest.mark.parametrize("how", HIDDEN)
def test_what_is_not_painted_is_not_there(opened: Open, how: str) -> None:
    assert [e for e in tree(opened(HIDDEN[how])).elements if e.type == "button"] == []


PARTLY = {
    "clipped": "<div style='height:12px;overflow:hidden'><button>Save</button></div>",
    "covered": "<button style='position:absolute;left:0;top:0;width:100px'>Save</button><div style='position:absolute;left:60px;top:0;width:80px;height:60px;background:#fff'></div>",
    "cut": "<button style='width:40px;overflow:hidden;white-space:nowrap;text-overflow:ellipsis'>A long name of a thing</button>",
}


@pytest.mark.parametrize("how", PARTLY)
def test_what_is_partly_painted_is_no_target(opened: Open, how: str) -> None:
    (button,) = [e for e in tree(opened(PARTLY[how])).elements if e.type == "button"]
    assert not button.whole


def test_a_shadow_root_hides_nothing(opened: Open) -> None:
    host = opened(
        "<div id=h></div><script>h.attachShadow({mode:'open'}).innerHTML="
        "'<button>Inside</button>'</script>"
    )
    found = tree(host)
    (button,) = [element for element in found.elements if element.type == "button"]
    assert (button.text, button.whole) == ("Inside", True)
    assert unproved(host, found, [button.id]) == {}


def test_facts_come_with_their_group_and_its_painted_text(opened: Open) -> None:
    host = opened(
        "<div data-group='' data-key='a'><b>Tea</b> <span>$3</span>"
        "<i style='display:none'>secret</i></div>"
    )
    (group,) = tree(host).groups.values()
    assert (group.key, group.text) == ("a", "Tea $3")


def test_a_list_that_nobody_described_is_an_error(opened: Open) -> None:
    host = opened("""<div data-group='teas' data-facts='{"p":{"value":1,"text":"1"}}'>1</div>""")
    with pytest.raises(PageError, match="teas"):
        tree(host)


@pytest.mark.parametrize("touch", [False, True])
@pytest.mark.parametrize("scale", [1, 1.5, 2])
def test_clicks_prove_a_box_and_disprove_one_that_is_moved(
    opened: Open, scale: float, touch: bool
) -> None:
    host = opened(
        "<button style='position:absolute;left:100.4px;top:50.7px;width:90px;height:31px'>Go</button>",
        Device(Screen(400, 300, scale), touch),
    )
    found = tree(host)
    (button,) = [element for element in found.elements if element.type == "button"]
    assert abs(button.box.width - 90 * scale) <= 2
    assert unproved(host, found, [button.id]) == {}
    for dx, dy in ((8, 0), (-8, 0), (0, 8), (0, -8)):
        moved = dataclasses.replace(
            button, box=Box(*button.box).moved(round(dx * scale), round(dy * scale))
        )
        wrong = dataclasses.replace(found, elements=(moved,))
        assert unproved(host, wrong, [button.id]), (dx, dy)


def test_a_probe_changes_nothing_on_the_page(opened: Open) -> None:
    host = opened("<button onclick='document.title=1'>Go</button>")
    found = tree(host)
    unproved(host, found, [e.id for e in found.elements])
    assert host.page.title() == ""


@pytest.mark.parametrize(
    "body", ["<img src='https://example.com/x.png'>", "<img src='/nowhere.png'>"]
)
def test_a_page_reaches_no_network(opened: Open, body: str) -> None:
    host = opened(body)
    with pytest.raises(PageError, match="refused"):
        tree(host)


def test_what_a_page_throws_is_said_in_its_own_words(opened: Open) -> None:
    host = opened("<script>null.x</script>")
    with pytest.raises(PageError, match="Cannot read properties of null"):
        tree(host)


GONE: dict[str, Callable[[Host], object]] = {
    "be": lambda host: host.be(Device(Screen(500, 300, 1))),
    "call": lambda host: host.call("pbTree.elements"),
    "click": lambda host: click(host, (1, 1)),
    "picture": lambda host: host.picture(),
}


@pytest.mark.parametrize("name", GONE)
def test_a_browser_that_is_killed_is_a_page_that_failed_and_another_one_starts(
    opened: Open, name: str
) -> None:
    host = opened("<button>Save</button>")
    session = browser().new_browser_cdp_session()
    running = session.send("SystemInfo.getProcessInfo")["processInfo"]
    os.kill(next(one["id"] for one in running if one["type"] == "browser"), signal.SIGKILL)
    with pytest.raises(PageError):
        GONE[name](host)
    host.rest()
    host.close()
    assert tree(opened("<button>Save</button>")).elements[0].text == "Save"
