"""The kernel: records, rules, luck, journal and the Game contract. It knows no game."""
