"""Models on examples: a question goes out, an answer comes back, and becomes pixels."""

from pointerbench.run.replies import Parsed, parse_reply

__all__ = ["Parsed", "parse_reply"]
