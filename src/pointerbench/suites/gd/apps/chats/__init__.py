"""A messenger on phones: conversations, messages with a menu, calls, shared files, a new group."""
