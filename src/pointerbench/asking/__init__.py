"""The tasks of element trees: questions are proposed, said in two languages, and executed."""
