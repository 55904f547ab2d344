"""pointerbench measures how well models point at things on screens."""

__version__ = "0.1.0"
