"""What the grammars of several applications of a family share."""
