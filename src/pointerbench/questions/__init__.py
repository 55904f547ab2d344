"""The questions of the suites Text and Sheets, asked on captured screens of real programs."""
