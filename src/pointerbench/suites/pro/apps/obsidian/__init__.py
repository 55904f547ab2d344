"""A vault of linked notes: a tree, a note in the making, its links, a graph, a canvas."""
