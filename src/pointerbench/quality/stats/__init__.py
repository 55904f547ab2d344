"""What is in a set: how many rows, how large their targets, how long their instructions."""
