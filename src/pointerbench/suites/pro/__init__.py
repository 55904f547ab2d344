"""The Pro suite: functional intents on dense professional applications."""
