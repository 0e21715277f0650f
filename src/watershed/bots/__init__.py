"""Bots: they know the contract of games, see only what their seat may see, and serve every game."""
