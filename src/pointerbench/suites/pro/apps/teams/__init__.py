"""Chats, channels, a calendar and a meeting of a team at work."""
