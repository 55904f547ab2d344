"""A model behind an address: it is given the picture, and answers as OmniParser does."""

from __future__ import annotations

import base64
import io
import os
import time
from typing import Any

from PIL import Image

from pointerbench.capture.captured import Captured
from pointerbench.capture.evidence import Pixels
from pointerbench.label.locate import omniparser
from pointerbench.label.locate.gone import GoneError
from pointerbench.values.errors import PointerbenchError, UsageError
from pointerbench.values.web import (
    base_url,
    certificates,
    error_words,
    is_sendable,
    optional,
    redacted,
    retry_after,
)

KEY = "LOCATE_ENDPOINT_KEY"
"""The variable whose content is sent as a bearer's key, where it is set."""

_PATIENCE = 120.0  # seconds until an answer counts as lost
_WAITS = (1.0, 4.0)  # seconds before the second and the third try
_LONGEST = 60.0  # seconds that are waited where the other side asks for it
_PASSING = (408, 429, 500, 502, 503, 504)


class EndpointError(PointerbenchError):
    """One picture could not be located; the message says why. The others go on."""


class Endpoint:
    """Locates by asking: ``POST {"base64_image": ...}``, as OmniParser's own server takes it.

    Raises:
        UsageError: httpx is not installed, or the address or the key cannot be used.
    """

    def __init__(self, url: str) -> None:
        (self._http,) = optional("label", "httpx")
        self._url = base_url(url, "--endpoint", KEY) + ("/" if url.endswith("/") else "")
        self._key = os.environ.get(KEY, "")
        if not is_sendable(self._key):
            raise UsageError(f"{KEY} holds characters that no key has")
        headers = {"Authorization": f"Bearer {self._key}"} if self._key else {}
        self._client: Any = self._http.Client(
            headers=headers, timeout=_PATIENCE, verify=certificates()
        )

    def __call__(self, pixels: Pixels) -> tuple[Captured, ...]:
        """The elements of a picture.

        Raises:
            EndpointError: this picture was refused, or the answer is not as described.
            GoneError: nobody answers at the address.
        """
        file = io.BytesIO()
        Image.fromarray(pixels).save(file, "PNG", compress_level=1)
        body = {"base64_image": base64.b64encode(file.getvalue()).decode()}
        answer = self._answer(body)
        size = pixels.shape[1], pixels.shape[0]
        try:
            return omniparser.elements(answer.json(), size, self._url)
        except ValueError as error:
            raise EndpointError(f"{self._url}: expected JSON ({error})") from None
        except UsageError as error:
            raise EndpointError(str(error)) from None

    def _answer(self, body: dict[str, str]) -> Any:
        for wait in (*_WAITS, None):
            try:
                answer = self._client.post(self._url, json=body)
            except self._http.ConnectError as error:
                raise GoneError(f"{self._url}: nobody answers ({error})") from None
            except self._http.HTTPError as error:
                if wait is None:
                    words = redacted(f"{type(error).__name__} {error}", self._key)
                    raise EndpointError(f"{self._url}: {words}") from None
                time.sleep(wait)
                continue
            if answer.status_code == 200:
                return answer
            asked = retry_after({k.lower(): v for k, v in answer.headers.items()})
            if wait is None or answer.status_code not in _PASSING or (asked or 0) > _LONGEST:
                words = redacted(error_words(answer.text, self._key)[0], self._key)
                raise EndpointError(f"{self._url}: {answer.status_code} {words}".rstrip())
            time.sleep(wait if asked is None else asked)
        raise AssertionError("the last try returns or raises")
