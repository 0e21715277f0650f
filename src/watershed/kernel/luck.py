"""The generator in the record: four 32-bit words kept in int64, the small fast counting generator of C. Doty-Humphrey.

It needs only sums, shifts and exclusive-ors of numbers far below 2**63, so it is the same interpreted, native and on a
GPU, and no unsigned arithmetic occurs. Each table carries its own: two games never disturb each other.
"""

from typing import Any

import numpy as np

from .rule import rule

Luck = np.ndarray[Any, np.dtype[np.int64]]

WORDS = 4
WORD = 0xFFFFFFFF


@rule
def draw(luck: Luck) -> int:
    """The next 32 random bits."""
    word = (luck[0] + luck[1] + luck[3]) & WORD
    luck[3] = (luck[3] + 1) & WORD
    luck[0] = luck[1] ^ (luck[1] >> 9)
    luck[1] = (luck[2] + (luck[2] << 3)) & WORD
    luck[2] = (((luck[2] << 21) & WORD | luck[2] >> 11) + word) & WORD
    return int(word)


@rule
def sow(luck: Luck, seed: int) -> None:
    """Start the generator from any 63-bit seed."""
    luck[0] = 0
    luck[1] = seed & WORD
    luck[2] = (seed >> 32) & WORD
    luck[3] = 1
    for _ in range(12):
        draw(luck)


@rule
def below(luck: Luck, count: int) -> int:
    """A number from 0 to count - 1, each exactly as likely: draws from the short last interval are thrown back."""
    product = draw(luck) * int(count)
    while (product & WORD) < count and (product & WORD) < (WORD + 1 - count) % count:
        product = draw(luck) * int(count)
    return product >> 32


@rule
def shuffle(luck: Luck, row: Any, first: int, count: int) -> None:
    """Shuffle `count` entries of a row from place `first` on."""
    for left in range(count, 1, -1):
        last = first + left - 1
        other = first + below(luck, left)
        kept = row[last]
        row[last] = row[other]
        row[other] = kept
