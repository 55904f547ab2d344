"""What applications of one family draw their documents with."""
