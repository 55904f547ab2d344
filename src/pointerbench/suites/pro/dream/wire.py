"""Requests to an images API: sent, sent again where a trouble may pass, counted, and never logged
with the key."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from threading import Lock
from typing import TYPE_CHECKING, Any

from pointerbench.suites.pro.dream.errors import BudgetSpentError, PassingError, ProviderError
from pointerbench.suites.pro.dream.settings import BUDGET, KEY, MODEL, URL, Settings
from pointerbench.values.web import (
    certificates,
    error_words,
    excerpt,
    is_loopback,
    optional,
    redacted,
    retry_after,
)

if TYPE_CHECKING:
    import httpx
    import tenacity

_PASSING = {408, 409, 429}  # and all from 500
_SPENT = {"insufficient_quota"}  # a 429 that no waiting ends
_HINTS = {
    401: f"; is {KEY} right?",
    403: f"; may {KEY} use this model?",
    404: f"; are {URL} and {MODEL} right?",
}
_LONGEST = 600  # characters of a provider's words


@dataclass(frozen=True, slots=True)
class Pace:
    """How long and how often to try; seconds.

    A wait begins with ``first``, doubles up to ``longest`` and is spread at random. A provider that
    asks for a longer one is not waited for.
    """

    attempts: int = 6
    first: float = 1.0
    longest: float = 60.0
    timeout: float = 300.0


class Budget:
    """Counts the calls that are sent, in all threads together."""

    def __init__(self, limit: int) -> None:
        self.limit = limit
        self.made = 0
        self._lock = Lock()

    def spend(self, trouble: str = "") -> None:
        """One call more.

        Raises:
            BudgetSpentError: none is left; says how many were made, and the last ``trouble``.
        """
        with self._lock:
            if self.made >= self.limit:
                last = f"; the last one failed: {trouble}" if trouble else ""
                raise BudgetSpentError(
                    f"{self.made} of {self.limit} calls to the images API are made ({BUDGET}); "
                    f"what they drew is cached, and a re-run goes on from there{last}"
                )
            self.made += 1


class Wire:
    """The HTTP side of a provider."""

    def __init__(self, settings: Settings, budget: Budget, pace: Pace) -> None:
        self.settings = settings
        self.budget = budget
        self.pace = pace
        http_client()  # a missing one is said before anything is spent

    def post(self, path: str, **body: Any) -> Any:
        """The JSON that a paid call answers with; ``body`` as `httpx.Client.request` takes it.

        Raises:
            ProviderError: with the provider's own words.
            BudgetSpentError: before the call that would be one too many.
        """
        url = f"{self.settings.url}/{path}"
        headers = {"Authorization": f"Bearer {self.settings.key}"} if self.settings.key else {}
        troubles: list[str] = []

        def once() -> httpx.Response:
            self.budget.spend(troubles[-1] if troubles else "")
            try:
                return self._send("POST", url, headers=headers, **body)
            except PassingError as error:
                troubles.append(str(error))
                raise

        response = self._again_and_again(once)
        try:
            answer = response.json()
        except ValueError:
            said = excerpt(redacted(response.text, self.settings.key))[:_LONGEST]
            raise ProviderError(f"POST {url}: the answer is no JSON: {said}") from None
        if isinstance(answer, dict) and answer.get("error"):
            raise self._refusal(f"POST {url}", response)
        return answer

    def fetch(self, url: str) -> bytes:
        """A picture that the provider keeps for us. Costs no call, and is shown no key."""
        send = self._again_and_again
        return send(lambda: self._send("GET", url, follow_redirects=True)).content

    def _again_and_again(self, once: Callable[[], httpx.Response]) -> httpx.Response:
        _, again = http_client()
        doubling = again.wait_exponential(multiplier=self.pace.first, max=self.pace.longest)
        backing_off = doubling + again.wait_random(0, self.pace.first)

        def wait(state: tenacity.RetryCallState) -> float:
            error = state.outcome and state.outcome.exception()
            asked = error.wait if isinstance(error, PassingError) else None
            return asked or backing_off(state)  # one that asks for none is not hurried

        def give_up(state: tenacity.RetryCallState) -> httpx.Response:
            error = state.outcome and state.outcome.exception()
            tried = f" (tried {state.attempt_number} times)" if state.attempt_number > 1 else ""
            raise ProviderError(f"{error}{tried}") from None

        def passes(error: BaseException) -> bool:
            return isinstance(error, PassingError) and (error.wait or 0) <= self.pace.longest

        trying = again.Retrying(
            retry=again.retry_if_exception(passes),
            wait=wait,
            stop=again.stop_after_attempt(self.pace.attempts),
            retry_error_callback=give_up,
        )
        answered: httpx.Response = trying(once)
        return answered

    def _send(self, method: str, url: str, **request: Any) -> httpx.Response:
        """One request and its answer, an error where that is none of success."""
        http, _ = http_client()
        direct = is_loopback(url)  # no proxy leads back to this machine
        place = f"{method} {url.partition('?')[0]}"  # the query of a picture's URL may be a secret
        try:
            with http.Client(
                timeout=self.pace.timeout, verify=certificates(), trust_env=not direct
            ) as client:
                response: httpx.Response = client.request(method, url, **request)
        except (http.UnsupportedProtocol, http.InvalidURL, http.TooManyRedirects) as error:
            raise ProviderError(self._clean(f"{place}: {error}")) from None
        except http.HTTPError as error:
            words = str(error) or "no answer"
            raise PassingError(self._clean(f"{place}: {words} ({type(error).__name__})")) from None
        if not response.is_success:
            raise self._refusal(place, response)
        return response

    def _refusal(self, place: str, response: httpx.Response) -> ProviderError:
        status = response.status_code
        words, code = error_words(response.text, self.settings.key)
        said = self._clean(f"{place}: {status}: {words or response.reason_phrase}")
        if response.request.method == "POST":
            said += _HINTS.get(status, "")
        if code in _SPENT or (status not in _PASSING and status < 500):
            return ProviderError(said)
        wait = retry_after(response.headers)
        return PassingError(f"{said} (to be tried again in {wait:g} s)" if wait else said, wait)

    def _clean(self, text: str) -> str:
        return redacted(text, self.settings.key)[:_LONGEST]


@cache
def http_client() -> tuple[Any, Any]:
    """The modules httpx and tenacity.

    Raises:
        UsageError: one is missing; names the command that installs it.
    """
    http, again = optional("dream", "httpx", "tenacity")
    return http, again
