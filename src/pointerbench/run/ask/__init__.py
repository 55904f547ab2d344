"""Asking models: lanes of calls, tried again, paid once, recorded at once."""
