"""Meetings: a call with tiles, chat and people, a day's schedule, the room before it begins."""
