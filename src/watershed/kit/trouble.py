"""Errors for people at a keyboard: one clear sentence, and an exit code."""


class Trouble(Exception):
    """Something that the person at the keyboard can fix; the message says how."""


class Passing(Trouble):
    """Something that may pass by itself, so that trying again later helps."""


class Leave(Exception):
    """The person leaves the table: Ctrl-D, Ctrl-C or `quit`."""
