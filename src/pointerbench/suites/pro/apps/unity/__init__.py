"""An editor of games: a level in space, what is in it, its components, assets and messages."""
