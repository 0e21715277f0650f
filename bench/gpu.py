"""The rules on a GPU: are the tables the same as on the CPU, and how fast is it?

python bench/gpu.py prepare FOLDER   here: compiles the kernel to PTX and plays the same games on the CPU
python bench/gpu.py run FOLDER       on a machine with a GPU, NumPy and CuPy: plays, compares, measures
"""

import sys
from pathlib import Path

import numpy as np

from watershed.kernel.game import game
from watershed.lab.gpu import kernel_ptx, simulate_on_gpu
from watershed.lab.simulate import simulate

CASES = [(seats, bot, 400 if bot == "greedy" else 2000) for bot in ("random", "greedy") for seats in (2, 3, 4, 5)]


def case_file(folder: Path, name: str, seats: int, bot: str) -> Path:
    return folder / f"{name}-{seats}-{bot}.npy"


def prepare(folder: Path, name: str) -> None:
    found = game(name)
    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"{name}.ptx").write_text(kernel_ptx(found, found.open_book(None)))
    for seats, bot, games in CASES:
        done = simulate(name, seats, games, seed=3, bots=bot, keep=games)
        np.save(case_file(folder, name, seats, bot), np.frombuffer(digests(done.tables), np.uint8))


def digests(tables: np.ndarray) -> bytes:
    """Sixteen bytes for each table."""
    import hashlib

    return b"".join(hashlib.sha256(tables[i : i + 1].tobytes()).digest()[:16] for i in range(len(tables)))


def run(folder: Path, name: str) -> bool:
    found = game(name)
    edition, ptx = found.open_book(None), (folder / f"{name}.ptx").read_text()
    same = True
    for seats, bot, games in CASES:
        done, _ = simulate_on_gpu(found, edition, ptx, seats, games, 3, (bot,) * seats, keep=games)
        expected = np.load(case_file(folder, name, seats, bot)).tobytes()
        equal = digests(done.tables) == expected
        same = same and equal
        print(f"{name} {seats} seats, {bot}: {games} last tables {'identical' if equal else 'DIFFERENT'}")
    for bot, games in (("random", 65_536), ("random", 262_144), ("random", 1_048_576), ("greedy", 65_536)):
        done, _ = simulate_on_gpu(found, edition, ptx, 4, games, 4, (bot,) * 4)
        rate = done.moves.sum(dtype=np.int64) / done.seconds
        print(f"{name} 4 seats, {bot}: {games} games, {done.seconds:.2f} s, {rate / 1e6:.1f} million moves/s")
    return same


if __name__ == "__main__":
    mode, where = sys.argv[1], Path(sys.argv[2])
    if mode == "prepare":
        prepare(where, "flow")
    else:
        sys.exit(0 if run(where, "flow") else 1)
