"""Online banking: accounts and what moved on them, a transfer with its payees, cards and limits."""
