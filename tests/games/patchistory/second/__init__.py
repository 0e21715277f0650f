"""A second model of parts of Patchistory: slow and plain, written from the rulebook's text alone.

It shares no code with the game's rules, which are run beside it. The questions the text leaves open are in OPEN.md.
Rulings are cited by their ids (Q-30), sections of the rulebook by their numbers (7.1.3, B.1).
"""
