"""The Pro suite's chain, step by step, each of which can be run again and goes on where it was."""
