"""A simulator of analog circuits: schematics, commands, waveforms."""
