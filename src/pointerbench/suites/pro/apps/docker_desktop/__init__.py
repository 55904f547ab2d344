"""A desk for containers on a computer: what runs, from which images, with which volumes."""
