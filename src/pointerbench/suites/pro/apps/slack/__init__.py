"""A workspace of channels: messages, threads, direct messages, activity and what is saved."""
