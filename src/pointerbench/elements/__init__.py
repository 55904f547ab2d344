"""The element tree: what stands on a screen, as plain values, wherever the screen came from."""
