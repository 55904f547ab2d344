"""A viewer and editor of PDF files: a report with comments, its pages, tools, a list of files."""
