"""An editor of code with a project in it: its files, changes, problems, tests and a debugger."""
