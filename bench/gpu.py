"""The rules on a GPU: are the tables the same as on the CPU, and how fast is it?

python bench/gpu.py prepare FOLDER [GAME]   here: compiles the kernel to PTX and plays the same games on the CPU
python bench/gpu.py run FOLDER [GAME]       on a machine with a GPU, NumPy and CuPy: plays, compares, measures
"""

import sys
from pathlib import Path

import numpy as np

from watershed.kit.game import game
from watershed.lab.gpu import kernel_ptx, simulate_on_gpu
from watershed.lab.simulate import simulate

GAMES = {"random": 2000, "greedy": 400}  # to compare, for every number of seats


def cases(name: str) -> list[tuple[int, str, int]]:
    return [(seats, bot, games) for bot, games in GAMES.items() for seats in sorted(game(name).seats)]


def case_file(folder: Path, name: str, seats: int, bot: str) -> Path:
    return folder / f"{name}-{seats}-{bot}.npy"


def prepare(folder: Path, name: str) -> None:
    found = game(name)
    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"{name}.ptx").write_text(kernel_ptx(found, found.open_book(None)))
    for seats, bot, games in cases(name):
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
    for seats, bot, games in cases(name):
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
    name = sys.argv[3] if len(sys.argv) > 3 else "flow"
    if mode == "prepare":
        prepare(where, name)
    else:
        sys.exit(0 if run(where, name) else 1)
