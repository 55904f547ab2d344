"""A model behind an address: it is given the picture, and answers as OmniParser does."""

from __future__ import annotations

import base64
import io
import os
from typing import TYPE_CHECKING, Any

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

if TYPE_CHECKING:
    import tenacity

KEY = "LOCATE_ENDPOINT_KEY"
"""The variable whose content is sent as a bearer's key, where it is set."""

_PATIENCE = 120.0  # seconds until an answer counts as lost
_TRIES = 3
_FIRST = 1.0  # seconds before the second try; twice as long before the third
_LONGEST = 60.0  # seconds that are waited where the other side asks for it
_PASSING = (408, 429, 500, 502, 503, 504)


class EndpointError(PointerbenchError):
    """One picture could not be located; the message says why. The others go on."""


class _PassingError(EndpointError):
    """It may go better soon; ``wait`` is in how many seconds, where the other side asks for it."""

    def __init__(self, said: str, wait: float | None = None) -> None:
        super().__init__(said)
        self.wait = wait


class Endpoint:
    """Locates by asking: ``POST {"base64_image": ...}``, as OmniParser's own server takes it.

    Raises:
        UsageError: httpx or tenacity is not installed, or the address or the key cannot be used.
    """

    def __init__(self, url: str) -> None:
        self._http, self._again = optional("label", "httpx", "tenacity")
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
        again = self._again
        backing_off = again.wait_exponential(multiplier=_FIRST)

        def wait(state: tenacity.RetryCallState) -> float:
            error = state.outcome and state.outcome.exception()
            asked = error.wait if isinstance(error, _PassingError) else None
            return backing_off(state) if asked is None else asked

        trying = again.Retrying(
            retry=again.retry_if_exception_type(_PassingError),
            wait=wait,
            stop=again.stop_after_attempt(_TRIES),
            reraise=True,
        )
        return trying(self._once, body)

    def _once(self, body: dict[str, str]) -> Any:
        try:
            answer = self._client.post(self._url, json=body)
        except self._http.ConnectError as error:
            raise GoneError(f"{self._url}: nobody answers ({error})") from None
        except self._http.HTTPError as error:
            words = redacted(f"{type(error).__name__} {error}", self._key)
            raise _PassingError(f"{self._url}: {words}") from None
        if answer.status_code == 200:
            return answer
        words = redacted(error_words(answer.text, self._key)[0], self._key)
        said = f"{self._url}: {answer.status_code} {words}".rstrip()
        asked = retry_after({k.lower(): v for k, v in answer.headers.items()})
        if answer.status_code in _PASSING and (asked or 0) <= _LONGEST:
            raise _PassingError(said, asked)
        raise EndpointError(said)
