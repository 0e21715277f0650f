"""A second, slow model of the rules, written from the rulebook's text alone. It shares nothing with the real rules, so
that the two can be checked against each other, decision by decision. OPEN.md lists what the text left to choose.
"""

from .model import Second

__all__ = ["Second"]
