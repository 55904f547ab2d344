"""A recording that is cut, cleaned and labelled."""
