"""The wheel as people install it: built outside the repository, in an environment that knows nothing of it.

Nothing is downloaded: the wheel is built by the setuptools that is here, and the packages it needs are lent to the new
environment. That its list of packages is complete is for the CI, which installs it from a registry.
"""

from __future__ import annotations

import os
import random
import shutil
import signal
import subprocess
import sys
import sysconfig
import tarfile
import venv
import zipfile
from pathlib import Path

import pytest

from ..processes import PATIENCE
from .conftest import not_here
from .playing import Served, play_on, two_people

REPOSITORY = Path(__file__).parents[2]
CLIENT = REPOSITORY / "web" / "dist"
PARTS = ("pyproject.toml", "setup.py", "MANIFEST.in", "README.md", "LICENSE")
ENVIRONMENT = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "WATERSHED_GAMES"))}


def sources(folder: Path, *, client: bool) -> Path:
    """What a build needs, in a folder of its own."""
    folder.mkdir()
    for part in PARTS:
        shutil.copy(REPOSITORY / part, folder)
    left_out = shutil.ignore_patterns("__pycache__", "*.egg-info", "static")
    shutil.copytree(REPOSITORY / "src", folder / "src", ignore=left_out)
    if client:
        shutil.copytree(CLIENT, folder / "web" / "dist")
    return folder


def build(folder: Path, what: str) -> subprocess.CompletedProcess[str]:
    """Build something as pip would, and print its name."""
    code = f"import setuptools.build_meta as backend; print(backend.build_{what}('made'))"
    (folder / "made").mkdir(exist_ok=True)
    return subprocess.run(
        [sys.executable, "-c", code], cwd=folder, env=ENVIRONMENT, capture_output=True, text=True, timeout=PATIENCE
    )


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Sources with the built client."""
    if not (CLIENT / "index.html").is_file():
        not_here("The wheel", "the browser client is not built; `make client` builds it")
    return sources(tmp_path_factory.mktemp("wheel") / "sources", client=True)


@pytest.fixture(scope="module")
def wheel(built: Path) -> Path:
    done = build(built, "wheel")
    assert done.returncode == 0, done.stderr
    return built / "made" / done.stdout.split()[-1]


@pytest.fixture(scope="module")
def program(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> str:
    """The command `watershed` of a new environment, in which only the wheel is installed."""
    folder = tmp_path_factory.mktemp("installed") / "venv"
    venv.create(folder, with_pip=False, symlinks=os.name != "nt")
    place = {"base": str(folder), "platbase": str(folder)}
    python = Path(sysconfig.get_path("scripts", "venv", place)) / "python"
    pip = [sys.executable, "-m", "pip", "--python", str(python), "--disable-pip-version-check"]
    subprocess.run([*pip, "install", "--quiet", "--no-deps", "--no-index", str(wheel)], check=True, env=ENVIRONMENT)
    lent = Path(sysconfig.get_path("purelib", "venv", place)) / "lent.pth"  # its own .pth files aren't read from there
    lent.write_text(f"{sysconfig.get_path('purelib')}\n", encoding="utf-8")
    return str(python.with_name("watershed"))


def run(program: str, *args: str, typed: str = "", cwd: Path) -> str:
    done = subprocess.run(
        [program, *args], input=typed, cwd=cwd, env=ENVIRONMENT, capture_output=True, text=True, timeout=PATIENCE
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_installed_package_is_the_wheel(program: str, tmp_path: Path) -> None:
    code = "import watershed; from watershed.about import version; print(watershed.__file__, version())"
    found, version = run(str(Path(program).with_name("python")), "-c", code, cwd=tmp_path).split()
    assert Path(found).is_relative_to(Path(program).parents[1])
    assert run(program, "--version", cwd=tmp_path) == f"watershed {version}\n"
    assert version != "unknown"


def test_it_serves_the_client_and_plays(program: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(Served, "program", (program,))
    server = Served(str(tmp_path / "table.db"), PYTHONPATH="", WATERSHED_GAMES="")
    try:
        page = server.http.get("/")
        assert page.content == (CLIENT / "index.html").read_bytes()
        script = page.text.split('src="')[1].split('"')[0]
        code = server.http.get(script, headers={"Accept-Encoding": "gzip"})
        assert code.content == (CLIENT / script.lstrip("/")).read_bytes()
        assert (code.headers["content-encoding"], "immutable" in code.headers["cache-control"]) == ("gzip", True)
        for name in ("sw.js", "offline.html", "manifest.webmanifest", "icons/icon-512.png", "icons/maskable-512.png"):
            file = server.http.get(f"/{name}")
            assert (file.content, file.headers["cache-control"]) == ((CLIENT / name).read_bytes(), "no-cache"), name
        play_on(two_people(server), random.Random(1), moves=2)
        assert server.end(signal.SIGINT) == 0
    finally:
        if server.process.poll() is None:
            server.end(signal.SIGKILL)


def test_it_plays_at_the_terminal(program: str, tmp_path: Path) -> None:
    shown = run(program, "play", "flow", "--seed", "7", "--save", "mine.json", typed="2 3\n", cwd=tmp_path)
    assert "Your turn" in shown
    assert "intact" in run(program, "verify", "mine.json", cwd=tmp_path)


def test_it_simulates(program: str, tmp_path: Path) -> None:
    shown = run(program, "simulate", "flow", "--games", "8", "--bots", "random", cwd=tmp_path)
    assert "8 games, 4 seats" in shown


def test_everything_that_is_not_code_is_in_the_wheel(wheel: Path) -> None:
    packed = set(zipfile.ZipFile(wheel).namelist())
    package = REPOSITORY / "src" / "watershed"
    files = {path.relative_to(package) for path in package.rglob("*") if path.is_file()}
    wanted = {path for path in files if not {"__pycache__", "static"} & set(path.parts)}
    missing = {path.as_posix() for path in wanted} - {name.removeprefix("watershed/") for name in packed}
    assert not missing
    static = {name for name in packed if name.startswith("watershed/server/static/")}
    assert {f"{name}.br" for name in static if name.endswith(".js") and f"{name}.gz" in static} <= static
    assert not [name for name in static if "/." in name]
    assert not [name for name in packed if name.startswith(("tests/", "web/"))]


def test_a_second_build_has_nothing_of_the_first(built: Path, wheel: Path) -> None:
    stale = built / "build" / "lib" / "watershed" / "server" / "static" / "assets" / "gone-1a2b3c.js"
    stale.parent.mkdir(parents=True, exist_ok=True)
    stale.write_text("old")
    done = build(built, "wheel")
    assert done.returncode == 0, done.stderr
    assert not [name for name in zipfile.ZipFile(wheel).namelist() if "gone-1a2b3c" in name]


def test_the_sources_carry_the_client_too(built: Path) -> None:
    done = build(built, "sdist")
    assert done.returncode == 0, done.stderr
    with tarfile.open(built / "made" / done.stdout.split()[-1]) as packed:
        names = {name.partition("/")[2] for name in packed.getnames()}
    assert {"web/dist/index.html", "setup.py", "src/watershed/cli.py"} <= names


def test_without_the_client_there_is_no_wheel(tmp_path: Path) -> None:
    bare = sources(tmp_path / "bare", client=False)
    for what in ("wheel", "sdist"):
        done = build(bare, what)
        assert done.returncode != 0
        assert done.stderr.splitlines()[-1] == (
            "error: The browser client isn't built, and a package without it would serve an empty table. "
            "Build it first, with Node 20 or newer: cd web && npm ci && npm run build"
        )
    done = build(bare, "editable")
    assert done.returncode == 0, f"a contributor needs no Node to begin: {done.stderr}"
