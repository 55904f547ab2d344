"""What the archetypes of engineers' and scientists' programs share; no archetype itself."""
