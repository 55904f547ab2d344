from dataclasses import dataclass
from typing import Any

from pointerbench.values.rng import Stream


@dataclass(frozen=True)
class Draw:
    stream: Stream
    language: str
    content: Any
