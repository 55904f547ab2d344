"""What ends the location of all pictures, not of one."""

from __future__ import annotations

from pointerbench.values.errors import UsageError


class GoneError(UsageError):
    """What locates is not there (any more): no further picture can be located."""
