"""Code hosting: the files of a project, pull requests, and the review of one."""
