"""An analyser of network traffic: packets, their layers, statistics of a recording."""
