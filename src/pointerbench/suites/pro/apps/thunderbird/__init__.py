"""A free mail program: two accounts, cards or a table of mails, an address book, a calendar."""
