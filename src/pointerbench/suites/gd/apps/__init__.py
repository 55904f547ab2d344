"""The applications of GD: one folder each; see `pointerbench.pages.app`."""
