"""Puts the built browser client into the wheel, and refuses to build one without it. pyproject.toml has the rest."""

from pathlib import Path
from shutil import copyfile, rmtree

from setuptools import setup
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist
from setuptools.errors import SetupError

CLIENT = Path(__file__).parent / "web" / "dist"
NOT_BUILT = (
    "The browser client isn't built, and a package without it would serve an empty table. "
    "Build it first, with Node 20 or newer: cd web && npm ci && npm run build"
)


def client_files() -> list[Path]:
    """The files of the client; what the build keeps for itself is hidden."""
    if not (CLIENT / "index.html").is_file():
        raise SetupError(NOT_BUILT)
    files = (path for path in CLIENT.rglob("*") if path.is_file())
    return sorted(path for path in files if not path.relative_to(CLIENT).parts[0].startswith("."))


class BuildWithClient(build_py):
    """Copies the client beside the server. An editable install takes it from web/dist, once it is built."""

    def run(self) -> None:
        if self.editable_mode:
            super().run()
            return
        files = client_files()
        rmtree(self.build_lib, ignore_errors=True)  # an earlier build may have left files that are gone since
        super().run()
        static = Path(self.build_lib) / "watershed" / "server" / "static"
        for file in files:
            target = static / file.relative_to(CLIENT)
            target.parent.mkdir(parents=True, exist_ok=True)
            copyfile(file, target)


class SourcesWithClient(sdist):
    """Sources from which a wheel can be built without Node."""

    def run(self) -> None:
        client_files()
        super().run()


setup(cmdclass={"build_py": BuildWithClient, "sdist": SourcesWithClient})
