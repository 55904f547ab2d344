"""What is wrong with the rows of a set, and with its pictures."""
