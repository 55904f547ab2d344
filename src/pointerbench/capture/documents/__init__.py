"""Documents that programs open, made from a seed."""

from pointerbench.capture.documents.making import made

__all__ = ["made"]
