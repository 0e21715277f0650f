"""Bots for every game: they know only the Game contract, and see only what their seat may see."""
