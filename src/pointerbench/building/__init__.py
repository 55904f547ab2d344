"""How sets are built: planned, made in processes or on a cluster, recorded, checked, shown."""
