"""A word processor with reports that several people revise."""
