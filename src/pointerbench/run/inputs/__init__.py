"""What a run is given: tasks, models and keys, checked before anything is asked."""
