"""What creative programs share: docks, property rows, layers and workspaces, laid out from data.

An application file says what its docks hold (``content.docks``) and where they stand
(``content.layouts``); the archetypes of this family add their working areas.
"""
