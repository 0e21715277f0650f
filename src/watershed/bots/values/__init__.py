"""How good a table looks for a seat: one file per game, each with a rule `value`. The greedy bot's judgement."""
