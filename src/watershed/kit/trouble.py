"""Errors for people at a keyboard: one clear sentence, and exit code 2."""


class Trouble(Exception):
    """Something that the person at the keyboard can fix; the message says how."""


class Leave(Exception):
    """The person leaves the table: Ctrl-D, Ctrl-C or `quit`."""
