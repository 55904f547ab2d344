"""What can go wrong between a finished set and the Hub, as a tree::

PointerbenchError
├── UsageError      a set, a name or a token that cannot be used
└── HubError        a set that fails verification, or a Hub that fails; exit status 1
"""

from __future__ import annotations

from pointerbench.values.errors import PointerbenchError


class HubError(PointerbenchError):
    """Nothing more is uploaded; the same command goes on where it was."""
