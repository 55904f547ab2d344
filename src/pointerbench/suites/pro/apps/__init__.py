"""The living applications of Pro, a folder each."""
