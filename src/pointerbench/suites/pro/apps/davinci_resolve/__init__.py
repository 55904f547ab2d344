"""A colourist who finishes a short film."""
