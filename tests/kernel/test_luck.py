"""The generator: known numbers, even dice, fair shuffles."""

import itertools

import numpy as np
import pytest

from watershed.kernel.luck import WORDS, below, draw, shuffle, sow


def sown(seed):
    luck = np.zeros(WORDS, np.int64)
    sow(luck, seed)
    return luck


def reference(seed, count):
    """The generator written with plain whole numbers, as its author describes it."""
    mask = 0xFFFFFFFF
    a, b, c, counter, words = 0, seed & mask, seed >> 32, 1, []
    for _ in range(12 + count):
        word = (a + b + counter) & mask
        counter = (counter + 1) & mask
        a, b, c = b ^ (b >> 9), (c + (c << 3)) & mask, ((((c << 21) | (c >> 11)) & mask) + word) & mask
        words.append(word)
    return words[12:]


@pytest.mark.parametrize("seed", [0, 1, 7, 2**32, 2**63 - 1])
def test_it_is_the_generator_it_claims_to_be(seed):
    luck = sown(seed)
    assert [draw(luck) for _ in range(1000)] == reference(seed, 1000)


def test_neighbouring_seeds_have_nothing_in_common():
    firsts = [draw(sown(seed)) for seed in range(2000)]
    assert len(set(firsts)) > 1990
    assert abs(np.mean(firsts) / 2**32 - 0.5) < 0.02


@pytest.mark.parametrize("sides", [1, 2, 3, 6, 67])
def test_a_die_is_even(sides):
    luck, rolls = sown(3), 400 * sides
    counts = np.bincount([below(luck, sides) for _ in range(rolls)], minlength=sides)
    assert len(counts) == sides
    assert ((counts - 400) ** 2 / 400).sum() < sides + 5 * np.sqrt(2 * sides)


def test_every_order_of_a_shuffle_is_as_likely():
    luck, counts = sown(4), dict.fromkeys(itertools.permutations((1, 2, 3, 4)), 0)
    for _ in range(4800):
        row = np.array([9, 1, 2, 3, 4, 9], np.int16)
        shuffle(luck, row, 1, 4)
        assert row[0] == row[5] == 9
        counts[tuple(int(card) for card in row[1:5])] += 1
    assert min(counts.values()) > 130
    assert max(counts.values()) < 280
