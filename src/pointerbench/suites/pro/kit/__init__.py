"""What several applications of Pro are drawn from: a family of documents a module."""
