"""How six languages and their regions write: names, places, numbers, dates, calendars.

Shared by the suites; all of it stands in TOML beside the modules that read it.
"""
