"""Pages on which people look at something and answer: a server on loopback, answers kept at once,
and the parts that all such pages share."""
