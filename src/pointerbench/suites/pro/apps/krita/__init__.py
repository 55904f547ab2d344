"""A painting program with an illustration of several layers and its frames."""
