"""An editor of games: a level, its outline and details, a graph of logic, a cutscene, assets."""
