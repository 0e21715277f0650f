"""Everything that is printed in a book of Patchistory, as text and as one page for a browser."""

from .page import page
from .text import text

__all__ = ["page", "text"]
