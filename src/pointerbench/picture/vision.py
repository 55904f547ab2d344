"""OpenCV, for taking pictures apart; where it is missing, an error that says how to get it."""

from __future__ import annotations

from pointerbench.values.errors import UsageError

try:
    import cv2
except ImportError as error:
    raise UsageError(
        "taking pictures apart needs OpenCV: pip install 'pointerbench[pro]' or "
        "'pointerbench[label]'"
    ) from error

__all__ = ["cv2"]

cv2.setNumThreads(1)  # pictures are worked on side by side by processes
