"""A phone and its contacts: people, calls, voicemail, groups, a keypad and a call that goes on."""
