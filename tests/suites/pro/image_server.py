"""A local server that speaks the OpenAI images API, and draws as image models do: never the same
pixels twice. Faults can be ordered; what was asked is kept for assertions."""

from __future__ import annotations

import base64
import hashlib
import json
import re
from collections import deque
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from email.message import Message
from email.parser import BytesParser
from email.policy import HTTP
from functools import cache
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from io import BytesIO
from threading import Event, Lock, Thread
from types import TracebackType
from typing import Any

from PIL import Image

from pointerbench.building.engines import pictured
from pointerbench.contract.task import STANDARD, Options
from pointerbench.suites import load_suite
from pointerbench.suites.pro.disturb import RGB, Strength, disturbed
from pointerbench.values.geometry import Box
from pointerbench.values.rng import Stream

SCREEN = STANDARD.pixels
FRESH = Strength(quality=92, noise=0.7)
EDITED = Strength(quality=90, noise=1.0, gain=0.02, offset=3, shift=2, soft=0.8, paint=15, specks=2)
GPT_SIZES = ("1024x1024", "1536x1024", "1024x1536", "auto")
PATHS = ("/v1/images/generations", "/v1/images/edits")
DESKTOP = "#31576f"


def some_screen(_prompt: str) -> Image.Image:
    """A dense picture of an application's size: a stand-in for what the prompt says."""
    return _spreadsheet().copy()


@cache
def _spreadsheet() -> Image.Image:
    return pictured(load_suite("sheets").make(0, 5, "test", Options()))


def some_box(prompt: str, screen_prompt: str) -> Box:
    """A place on that picture, always the same for the same words."""
    stream = Stream(f"{prompt}/{screen_prompt}")
    width, height = stream.integer(16, 160), stream.integer(16, 40)
    x, y = stream.integer(40, SCREEN[0] - 240), stream.integer(40, SCREEN[1] - 100)
    return Box.at(x, y, width, height)


@dataclass(frozen=True)
class Artist:
    """What the model can draw.

    Attributes:
        render: the clean screen (1024x768) for a prompt of ``images/generations``.
        locate: where on it (in its pixels) the thing is that a prompt of ``images/edits`` wants
            painted; also given the prompt that the screen was drawn from.
    """

    render: Callable[[str], Image.Image] = some_screen
    locate: Callable[[str, str], Box] = some_box


@dataclass(frozen=True)
class Asked:
    """A request as it arrived; fields are those of its JSON or of its form."""

    method: str
    path: str
    headers: Mapping[str, str]
    fields: Mapping[str, Any] = field(default_factory=dict)
    files: Mapping[str, bytes] = field(default_factory=dict)


@dataclass(frozen=True)
class Fault:
    """An answer instead of a picture; ``{authorization}`` in it is what the client sent."""

    status: int
    body: str = ""
    headers: Mapping[str, str] = field(default_factory=dict)
    silent: bool = False


def _error(message: str, code: str | None = None) -> str:
    error = {"message": message, "type": "error", "param": None, "code": code}
    return json.dumps({"error": error})


def _pictures(**first: str) -> str:
    return json.dumps({"created": 0, "data": [first]})


FAULTS: dict[str, Fault] = {
    "rate limit": Fault(429, _error("Rate limit reached, slow down."), {"Retry-After": "0"}),
    "long limit": Fault(429, _error("Come back tomorrow."), {"Retry-After": "86400"}),
    "quota": Fault(429, _error("You exceeded your current quota.", "insufficient_quota")),
    "server error": Fault(500, _error("The server had an error.")),
    "gateway": Fault(502, "<html><h1>502 Bad Gateway</h1><p>nginx</p></html>"),
    "conflict": Fault(409, _error("Conflict.")),
    "policy": Fault(400, _error("Your request was rejected by the safety system.", "moderation")),
    "wrong key": Fault(401, _error("Incorrect API key provided: {authorization}.")),
    "page with key": Fault(403, "<p>forbidden for {authorization}</p>"),
    "bare error": Fault(404, json.dumps({"error": "no such model"})),
    "other form": Fault(422, json.dumps({"detail": "size not supported"})),
    "error in success": Fault(200, _error("No worker is free.")),
    "no json": Fault(200, "<html>Welcome, {authorization}</html>"),
    "no picture": Fault(200, _pictures(b64_json=base64.b64encode(b"abc").decode())),
    "no data": Fault(200, json.dumps({"created": 0, "data": []})),
    "foreign url": Fault(200, _pictures(url="ftp://example.org/a.png")),
    "silence": Fault(200, silent=True),
}


class ImageServer:
    """The server, running in a ``with`` block at ``url``.

    Attributes:
        form: in which pictures are answered: ``b64_json`` or ``url``.
        faults: answers to the next requests; a picture when there is none left.
        asked: all requests.
        forgetful: whether the URLs that are answered lead nowhere.
    """

    def __init__(
        self, artist: Artist | None = None, form: str = "b64_json", edited: Strength = EDITED
    ) -> None:
        self.artist = artist or Artist()
        self.form = form
        self.edited = edited
        self.faults: deque[Fault] = deque()
        self.asked: list[Asked] = []
        self.forgetful = False
        self.kept: dict[str, bytes] = {}
        self.prompts: dict[str, str] = {}  # by the digest of what was drawn from them
        self.closing = Event()
        self.lock = Lock()
        self.http = ThreadingHTTPServer(("127.0.0.1", 0), type("Bound", (_Api,), {"room": self}))
        self.url = f"http://127.0.0.1:{self.http.server_port}/v1"

    def __enter__(self) -> ImageServer:
        self.thread = Thread(target=self.http.serve_forever, args=(0.01,), daemon=True)
        self.thread.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        self.closing.set()
        self.http.shutdown()
        self.http.server_close()
        self.thread.join()

    def order(self, *names: str) -> None:
        """The faults, by name, that the next requests get."""
        self.faults.extend(FAULTS[name] for name in names)

    def pictured(self, picture: Image.Image) -> Fault:
        """An answer that holds this picture, whatever was asked."""
        return Fault(200, json.dumps({"created": 0, "data": [self.answer(picture, "")]}))

    @property
    def paid(self) -> int:
        """How many calls cost something."""
        return sum(request.method == "POST" for request in self.asked)

    def drawn(self, prompt: str, size: tuple[int, int]) -> Image.Image:
        """A new picture, from the prompt alone but for noise."""
        clean = enlarged(self.artist.render(prompt), size)
        return disturbed(clean, Box(0, 0, 0, 0), (0, 0, 0), FRESH, self._chance())

    def painted(self, picture: bytes, prompt: str, mask: bytes | None) -> Image.Image:
        """The picture that was sent, drawn again with one thing painted."""
        with Image.open(BytesIO(picture)) as sent:
            clean = sent.convert("RGB")
        if mask is not None:
            with Image.open(BytesIO(mask)) as hole:
                box = Box(*hole.getchannel("A").point(lambda a: 255 - a).getbbox() or (0, 0, 0, 0))
        else:
            screen_prompt = self.prompts.get(hashlib.sha256(picture).hexdigest(), "")
            box = enlarged_box(self.artist.locate(prompt, screen_prompt), clean.size)
        return disturbed(clean, box, _color(prompt), self.edited, self._chance())

    def answer(self, picture: Image.Image, prompt: str) -> dict[str, str]:
        buffer = BytesIO()
        picture.save(buffer, "PNG", compress_level=1)
        data = buffer.getvalue()
        digest = hashlib.sha256(data).hexdigest()
        self.prompts[digest] = prompt
        if self.form == "b64_json":
            return {"b64_json": base64.b64encode(data).decode()}
        if not self.forgetful:
            self.kept[f"/pictures/{digest}.png"] = data
        return {"url": f"{self.url.removesuffix('/v1')}/pictures/{digest}.png?signature=hush"}

    def _chance(self) -> Stream:
        return Stream(f"server/{len(self.asked)}")


def _color(prompt: str) -> RGB:
    found = re.search(r"#([0-9A-Fa-f]{2})([0-9A-Fa-f]{2})([0-9A-Fa-f]{2})", prompt)
    red, green, blue = (int(found[n], 16) for n in (1, 2, 3)) if found else (255, 0, 255)
    return red, green, blue


def _stretch(size: tuple[int, int]) -> tuple[float, float]:
    """How much larger than a screen a picture of that size shows it, and what is left of it."""
    scale = min(size[0] / SCREEN[0], size[1] / SCREEN[1])
    return scale, (size[0] - SCREEN[0] * scale) / 2


def enlarged(screen: Image.Image, size: tuple[int, int]) -> Image.Image:
    """The screen as high as the picture, with the desktop on both sides of it."""
    scale, left = _stretch(size)
    picture = Image.new("RGB", size, DESKTOP)
    sides = round(SCREEN[0] * scale), round(SCREEN[1] * scale)
    picture.paste(screen.resize(sides, Image.Resampling.BICUBIC), (round(left), 0))
    return picture


def enlarged_box(box: Box, size: tuple[int, int]) -> Box:
    scale, left = _stretch(size)
    x1, x2 = (round(x * scale + left) for x in (box.x1, box.x2))
    return Box(x1, round(box.y1 * scale), x2, round(box.y2 * scale))


class _Api(BaseHTTPRequestHandler):
    """One request."""

    room: ImageServer

    def log_message(self, format: str, *_args: object) -> None:
        pass

    def do_GET(self) -> None:
        path = self.path.partition("?")[0]
        self._note(Asked("GET", self.path, _titled(self.headers)))
        if path in self.room.kept:
            self._send(200, self.room.kept[path], {"Content-Type": "image/png"})
        else:
            self._send(404, b"gone", {})

    def do_POST(self) -> None:
        request = self._read()
        self._note(request)
        with self.room.lock:
            fault = self.room.faults.popleft() if self.room.faults else None
        if fault is None:
            fault = _objection(request)
        if fault is None:
            body = json.dumps({"created": 0, "data": [self._picture(request)]}).encode()
            self._send(200, body, {"Content-Type": "application/json"})
        elif fault.silent:
            self.room.closing.wait(30)
        else:
            self._send(fault.status, _filled(fault.body, request).encode(), fault.headers)

    def _picture(self, request: Asked) -> dict[str, str]:
        prompt = request.fields["prompt"]
        if request.path == PATHS[0]:
            width, height = map(int, request.fields["size"].split("x"))
            return self.room.answer(self.room.drawn(prompt, (width, height)), prompt)
        files = request.files
        return self.room.answer(
            self.room.painted(files["image"], prompt, files.get("mask")), prompt
        )

    def _note(self, request: Asked) -> None:
        with self.room.lock:
            self.room.asked.append(request)

    def _read(self) -> Asked:
        body = self.rfile.read(int(self.headers["Content-Length"]))
        headers = _titled(self.headers)
        if self.headers.get_content_type() == "application/json":
            return Asked("POST", self.path, headers, json.loads(body))
        head = f"Content-Type: {self.headers['Content-Type']}\r\n\r\n".encode()
        fields: dict[str, str] = {}
        files: dict[str, bytes] = {}
        for part in BytesParser(policy=HTTP).parsebytes(head + body).iter_parts():
            name = str(part.get_param("name", header="content-disposition"))
            content = part.get_payload(decode=True)
            assert isinstance(content, bytes)
            if part.get_filename():
                files[name] = content
            else:
                fields[name] = content.decode()
        return Asked("POST", self.path, headers, fields, files)

    def _send(self, status: int, body: bytes, headers: Mapping[str, str]) -> None:
        self.send_response(status)
        for name, value in {**headers, "Content-Length": str(len(body))}.items():
            self.send_header(name, value)
        self.end_headers()
        self.wfile.write(body)


def _titled(headers: Message) -> dict[str, str]:
    """Headers in one spelling, whatever the client's."""
    return {name.title(): value for name, value in headers.items()}


def _filled(body: str, request: Asked) -> str:
    """The body with what the client sent for a key, escaped as JSON where it is JSON."""
    echo = request.headers.get("Authorization", "")
    return body.replace("{authorization}", json.dumps(echo)[1:-1] if body[0] == "{" else echo)


def _objection(request: Asked) -> Fault | None:
    """What the real API refuses: the first objection, if there is one."""
    fields = request.fields
    gpt, size = fields.get("model", "").startswith("gpt-image"), fields.get("size", "")
    sizes = GPT_SIZES if not fields.get("model", "").startswith("gpt-image-2") else (size,)
    objections = {
        "You didn't provide an API key.": not request.headers.get("Authorization"),
        f"Invalid URL (POST {request.path})": request.path not in PATHS,
        "Missing required parameter.": not all(map(fields.get, ("model", "prompt", "size"))),
        "Unknown parameter: 'response_format'.": gpt and "response_format" in fields,
        f"Invalid value: '{size}' for size.": gpt and size not in sizes,
        "Missing required parameter: 'image'.": request.path == PATHS[1]
        and "image" not in request.files,
    }
    return next((Fault(400, _error(said)) for said, so in objections.items() if so), None)
