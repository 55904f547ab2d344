"""How many calls of a model may be in flight at once, by how many of the last ones were refused.

A service that refuses calls (status 429) has a limit that nobody told us: of calls at once, of
calls a minute, or of something that has little to do with us. What is known is the share of calls
that it refuses. So the window grows by a call a round while that share is small, and shrinks by
half of the share otherwise: additive increase, multiplicative decrease (Chiu and Jain, 1989), with
the decrease of DCTCP (RFC 8257, 3.3). Where it had to shrink, it looks only now and then whether
there is more room, and ever sooner while there is.
"""

from __future__ import annotations

from collections import deque

TOLERATED = 1 / 8
"""The share of a round's calls that may be refused without the window shrinking: what is refused
now and then, whoever asks how fast, is no reason to ask more slowly."""

_FEW = 8  # outcomes that a round has at least, else the share would say nothing
_LEAST = 1 / 64
_STEP = 1.25  # how it grows below one call


class Window:
    """Begins with ``most`` calls at once, and never has more.

    ``wide`` may fall below 1: that is one call at once, with pauses, so that the rate is that of
    so many.
    """

    def __init__(self, most: int) -> None:
        self.most = most
        self.wide = float(most)
        self._last: deque[bool] = deque(maxlen=max(most, 2))  # whether it was refused
        self._seen = self._refused = 0  # in this round
        self._ceiling = most + 1.0  # where it shrank last, or a call beyond where it fits since
        self._probe = most  # calls that are taken before it looks beyond the ceiling
        self._taken = 0

    @property
    def width(self) -> int:
        """How many calls may be in flight, 1 or more."""
        return max(int(self.wide), 1)

    def put(self, refused: bool) -> None:
        """What came of a call."""
        self._last.append(refused)
        self._seen += 1
        self._refused += refused
        whole = max(self.width, _FEW)
        if self._refused > TOLERATED * whole and self._seen >= self.width:
            self._shrink(self._refused / self._seen)
        elif self._seen >= whole:
            self._taken += self._seen
            self._grow()
        else:
            return
        self._seen = self._refused = 0

    def is_shut(self) -> bool:
        """Whether all are asked to wait, not the one call that was refused last: at least half of
        the last calls were, as many as it is wide, or one at once is too many already."""
        if self.wide < 1:
            return True
        last = list(self._last)[-max(self.width, 2) :]
        return sum(last) >= max(2, self.width / 2)

    def _shrink(self, share: float) -> None:
        self._ceiling, self._probe, self._taken = self.wide, max(self.most, _FEW), 0
        self.wide = max(self.wide * (1 - share / 2), _LEAST)

    def _grow(self) -> None:
        up = self.wide + 1 if self.wide >= 1 else self.wide * _STEP
        if up >= self._ceiling:
            if self._taken < self._probe:
                return
            self._ceiling, self._probe = up + 1, max(self._probe // 2, 1)
        self.wide, self._taken = min(up, float(self.most)), 0
